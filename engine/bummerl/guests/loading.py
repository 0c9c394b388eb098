"""Makes a visiting player of source text."""

import sys
from types import ModuleType
from typing import NamedTuple

from bummerl.guests.faults import LoadError, describe, line_of
from bummerl.guests.local import LocalGuest

_MODULE = "bummerl_guest_{}"
_NAMED = "Player"
"""The class that plays, where a file has several that could."""


class Loaded(NamedTuple):
    """A player, and the file in which it is written."""

    guest: LocalGuest
    file: str


def from_source(source: str, file: str) -> Loaded:
    """The player written in a text. `file` is what tracebacks shall call it.

    It is the class called ``Player``, else the only one with a method `choose`. Raises `LoadError`.
    """
    name = _MODULE.format("".join(sign if sign.isalnum() else "_" for sign in file))
    module = ModuleType(name)
    module.__file__ = file
    sys.modules[name] = module
    try:
        exec(compile(source, file, "exec", dont_inherit=True), module.__dict__)
    except BaseException as error:  # whatever a file does when it is run
        del sys.modules[name]
        raise LoadError(describe(error), line_of(error, file)) from None
    return made(_class_of(module), file)


def _class_of(module: ModuleType) -> object:
    found = {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, type) and each.__module__ == module.__name__ and callable(getattr(each, "choose", None))
    }
    if not found:
        raise LoadError("there is no class with a method choose(view)")
    if len(found) > 1 and _NAMED not in found:
        raise LoadError(f"several classes have a method choose(view): {', '.join(found)}; call one of them {_NAMED}")
    return found.get(_NAMED) or next(iter(found.values()))


def made(maker: object, file: str) -> Loaded:
    """The player that a class, or anything else that can be called, makes. Raises `LoadError`."""
    if not callable(maker):
        raise LoadError(f"a {type(maker).__name__} is not a class with a method choose(view)")
    try:
        player = maker()
        fits = callable(getattr(player, "choose", None))
    except BaseException as error:  # whatever a class does when an object of it is made
        raise LoadError(f"no player can be made: {describe(error)}", line_of(error, file)) from None
    if not fits:
        raise LoadError("there is no method choose(view)")
    return Loaded(LocalGuest(player, file), file)
