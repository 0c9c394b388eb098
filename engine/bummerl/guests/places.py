"""Where visiting players are found: in files, in modules, and by name among all that is installed."""

import importlib
import importlib.util
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from bummerl.guests.faults import LoadError, describe, line_of
from bummerl.guests.loading import Loaded, from_source, made

GROUP = "bummerl.players"
"""The group of entry points by which installed players are known."""


def find(reference: str) -> Loaded:
    """The player of a reference: ``module:Class``, a ``.py`` file, or the name of one that is installed.

    Raises `LoadError`.
    """
    if reference.endswith(".py"):
        return from_file(Path(reference))
    if ":" in reference:
        return from_reference(reference)
    known = installed()
    if reference not in known:
        raise LoadError("there is no such player")
    return from_reference(known[reference])


def exists(reference: str) -> bool:
    """Whether a reference names a player, if not perhaps one that can be loaded."""
    return reference.endswith(".py") or ":" in reference or reference in installed()


def from_file(path: Path) -> Loaded:
    """The player written in a ``.py`` file. Raises `LoadError`."""
    try:
        source = path.read_text(encoding="utf-8")
    except OSError as error:
        raise LoadError(f"the file cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise LoadError(f"the file is not UTF-8 at byte {error.start}") from None
    return from_source(source, str(path))


def from_reference(reference: str) -> Loaded:
    """The player ``module:Class``. Raises `LoadError`."""
    name, _, attribute = reference.partition(":")
    try:
        found: object = importlib.import_module(name)
        for part in attribute.split("."):
            found = getattr(found, part)
    except BaseException as error:  # whatever a module does when it is imported
        raise LoadError(describe(error), line_of(error, _origin(name))) from None
    return made(found, _origin(getattr(found, "__module__", name)))


def _origin(name: str) -> str:
    """The file of a module, though it may have failed to be imported."""
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return name
    return (spec and spec.origin) or name


def installed() -> dict[str, str]:
    """The players that are installed: names and references, in the order of the names."""
    return _references(metadata.entry_points(group=GROUP))


def of_distribution(name: str) -> dict[str, str]:
    """The players of one installed distribution. Raises `LoadError` if it is not there or has none."""
    try:
        entries = metadata.distribution(name).entry_points
    except metadata.PackageNotFoundError:
        raise LoadError(f"{name} is not installed") from None
    found = _references(entry for entry in entries if entry.group == GROUP)
    if not found:
        raise LoadError(f"{name} has no entry point in the group {GROUP}")
    return found


def _references(entries: Iterable[metadata.EntryPoint]) -> dict[str, str]:
    return {entry.name: entry.value for entry in sorted(entries, key=lambda entry: entry.name)}


def forget(name: str) -> None:
    """Drops the modules of an installed distribution, so that another version of it can be imported."""
    try:
        files = metadata.distribution(name).files or []
    except metadata.PackageNotFoundError:
        return
    for file in files:
        if file.suffix == ".py":
            parts = file.with_suffix("").parts
            sys.modules.pop(".".join(parts[:-1] if parts[-1] == "__init__" else parts), None)
    importlib.invalidate_caches()
