#!/usr/bin/env python3
"""Draws the cards from one set of shapes: python generate.py FOLDER [--all].

Writes what the page uses: the sprites `german.svg`, `french.svg` and `spanish.svg`, and `icon.svg`. With `--all` also
`back.svg` and every face as a file of its own in a folder of its deck. Faces are named <suit>-<rank> with the engine's
ranks A T K Q J 9 (in the German deck Q is the Ober, J the Unter). In a sprite the ids are prefixed by the deck, so that
several may live in one page.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from faces import COLOURS, back, face, icon, symbol
from shapes import HEIGHT, WIDTH

PREFIX = {"german": "dg", "french": "fr", "spanish": "es"}
RANKS = {"german": "ATKQJ9", "french": "ATKQJ9", "spanish": "ARCS765432"}
SVG = '<svg xmlns="http://www.w3.org/2000/svg"'


def cards(deck: str) -> Iterator[tuple[str, str]]:
    return ((suit, rank) for suit in COLOURS[deck] for rank in RANKS[deck])


def drawing(body: str, width: int = WIDTH, height: int = HEIGHT) -> str:
    return f'{SVG} viewBox="0 0 {width} {height}" width="{width}" height="{height}">{body}</svg>\n'


def sprite(deck: str) -> str:
    """All signs and faces of a deck as symbols, and the back."""
    prefix = PREFIX[deck]
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    symbols = [symbol(f"s-{prefix}-{suit}", suit, deck) for suit in COLOURS[deck]]
    for suit, rank in cards(deck):
        body = face(deck, suit, rank).replace("#s-", f"#s-{prefix}-")
        symbols.append(f'<symbol id="{prefix}-{suit}-{rank}" {box}>{body}</symbol>')
    symbols.append(f'<symbol id="card-back" {box}>{back()}</symbol>')
    return f'{SVG} width="0" height="0" aria-hidden="true">\n' + "\n".join(symbols) + "\n</svg>\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield names and texts of the files that the page uses."""
    for deck in PREFIX:
        yield f"{deck}.svg", sprite(deck)
    yield "icon.svg", drawing(icon(), 512, 512)


def other_files() -> Iterator[tuple[str, str]]:
    yield "back.svg", drawing(back())
    for deck in COLOURS:
        for suit, rank in cards(deck):
            definition = f"<defs>{symbol(f's-{suit}', suit, deck)}</defs>"
            yield f"{deck}/{suit}-{rank}.svg", drawing(definition + face(deck, suit, rank))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="also what the page does not use")
    arguments = parser.parse_args()
    for name, text in [*files(), *(other_files() if arguments.all else ())]:
        path = arguments.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
