"""Writes the library of the page: the engine, and what it needs of the standard library, as compiled modules."""

import importlib.util
import marshal
import sys
import zipfile
from pathlib import Path

from exercise import NOT_IN_THE_PAGE

# Wanted only when something goes wrong or where a browser differs, so no exercise reaches them.
ALSO = ("encodings.ascii", "encodings.idna", "encodings.latin_1", "traceback", "warnings")
STANDARD_LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"


def write(engine: str, out: str) -> None:
    """Write the zip `out`: the folder `engine`, and all of the standard library that is imported by now."""
    for name in ALSO:
        importlib.import_module(name)
    places = sorted({place for name in list(sys.modules) if (place := place_of(name))})
    with zipfile.ZipFile(out, "w") as library, zipfile.ZipFile(STANDARD_LIBRARY) as standard:
        for place in places:
            library.writestr(entry(f"{place}c"), compiled(place, standard.read(place)))
        for path in sorted(Path(engine).rglob("*.py")):
            place = path.relative_to(engine).as_posix()
            if not place.replace("/", ".").startswith(NOT_IN_THE_PAGE):
                library.writestr(entry(f"{place}c"), compiled(place, path.read_bytes()))
        for path in sorted(Path(engine).rglob("*.net")):
            library.writestr(entry(path.relative_to(engine).as_posix()), path.read_bytes())


def place_of(module: str) -> str | None:
    """Return the file of an imported module in the zip of the standard library, if it is from there."""
    spec = getattr(sys.modules[module], "__spec__", None)
    origin = (spec and spec.origin) or ""
    return origin.removeprefix(f"{STANDARD_LIBRARY}/") if origin.startswith(STANDARD_LIBRARY) else None


def entry(place: str) -> zipfile.ZipInfo:
    """Name a file, at a fixed date: the same sources give the same library."""
    info = zipfile.ZipInfo(place, (1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def compiled(place: str, source: bytes) -> bytes:
    """Return the bytes of a `.pyc` that is never compared with its source, which is not there."""
    code = compile(source, place, "exec", dont_inherit=True, optimize=2)
    unchecked_hash = (0b01).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked_hash + importlib.util.source_hash(source) + marshal.dumps(code)
