"""The engine's rooms: imports run downwards only, and never outside the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "engine" / "bummerl"

ROOMS = (
    {"cards", "json_text", "rules"},
    {"moves", "tricks", "scoring", "dealing"},
    {"view"},
    {"deal", "tables"},
    {"match", "records", "ai", "guests"},
    {"games", "commands", "hidden"},
    {"refusals", "events", "shuffle", "options"},
    {"hint", "chances", "course"},
    {"snapshot", "state"},
    {"practice", "saves"},
    {"session", "visitors", "review"},
    {"bridge", "arena"},
    {"cli", "__main__"},
)
"""From the ground up. A room imports from rooms below it and from itself."""

LEVEL = {room: level for level, rooms in enumerate(ROOMS) for room in rooms}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            yield node.module or ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_run_downwards(path: Path) -> None:
    room = room_of(path)
    for name in imports_of(path):
        first, *rest = name.split(".")
        if first != "bummerl":
            assert first in sys.stdlib_module_names, f"{name} is not in the standard library"
        elif rest and rest[0] != room:
            below = rest[0] in LEVEL and (
                LEVEL[rest[0]] < LEVEL[room] or {rest[0], room} <= {"moves", "tricks", "scoring"}
            )
            assert below, f"{room} must not import {rest[0]}"


@pytest.mark.parametrize(
    "path", [path for path in MODULES if LEVEL[room_of(path)] <= LEVEL["deal"]], ids=lambda path: path.stem
)
def test_deals_know_no_chance(path: Path) -> None:
    """A deal is created from cards; shuffling happens where the seed is."""
    assert not {"random", "secrets", "time", "os"} & set(imports_of(path))
