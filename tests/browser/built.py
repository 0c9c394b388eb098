"""The site's files by the names that they have among the sources: what the build adds to them tells their contents."""

import re
from pathlib import Path

import build

# What several scripts share is among no sources.
_MARKED = re.compile(r"files/(?!chunks/)((?:[\w-]+/)?[\w.-]+?)-[A-Z2-7]{8}(?=[./])")


# What only a running Python needs.
PYTHON = ("pyodide/", "python/", "wheels/")


def plain(name: str) -> str:
    """Return the name that a file of the site has among the sources, as in `python/worker.js`."""
    return _MARKED.sub(r"\1", name, count=1)


def name_of(source: str, site: Path = build.DIST) -> str:
    """Return what a file is called in the site."""
    like = f"{Path(source).stem}*{Path(source).suffix}"
    names = (path.relative_to(site).as_posix() for path in site.rglob(like))
    (name,) = (name for name in names if plain(name) == source)
    return name


def path_of(source: str, site: Path = build.DIST) -> Path:
    return site / name_of(source, site)
