"""Contact sheets: the pictures of a screen in rows, to one scale, with their names; photographed by the browser."""

import html
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from camera import Picture
from playwright.sync_api import Browser

WIDTH, HEIGHT = 1600, 2000
SCALE = 0.6
GAP, CAPTION, HEAD = 8, 18, 40
STYLE = f"""
  body {{ margin: {GAP}px; font: 12px/{CAPTION}px sans-serif; background: #888; }}
  h1 {{ margin: 0; font-size: 20px; line-height: {HEAD - GAP}px; }}
  div {{ display: flex; gap: {GAP}px; margin-bottom: {GAP}px; align-items: flex-end; }}
  figure {{ margin: 0; overflow: hidden; white-space: nowrap; background: #fff; }}
  img {{ display: block; width: 100%; }}
"""


@dataclass
class Row:
    pictures: list[Picture] = field(default_factory=list)

    @property
    def width(self) -> float:
        return sum(picture.width * SCALE + GAP for picture in self.pictures) + GAP

    @property
    def height(self) -> float:
        return max(picture.height * SCALE for picture in self.pictures) + CAPTION + GAP


def _rows(pictures: list[Picture]) -> Iterator[Row]:
    """Pictures of the same height beside each other, as many as there is room for."""
    for _, alike in groupby(sorted(pictures, key=lambda each: -each.height), lambda each: each.height):
        row = Row()
        for picture in alike:
            if row.pictures and row.width + picture.width * SCALE + GAP > WIDTH:
                yield row
                row = Row()
            row.pictures.append(picture)
        yield row


def _pages(pictures: list[Picture]) -> Iterator[list[Row]]:
    page: list[Row] = []
    for row in _rows(pictures):
        if page and HEAD + sum(each.height for each in page) + row.height > HEIGHT:
            yield page
            page = []
        page.append(row)
    yield page


def _figure(picture: Picture) -> str:
    name = html.escape(picture.path.stem.removeprefix(f"{picture.screen}--").replace("--", " "))
    return f'<figure style="width: {picture.width * SCALE}px">{name}<img src="{picture.path.as_uri()}"></figure>'


def write_sheets(browser: Browser, pictures: list[Picture], folder: Path) -> list[Path]:
    """Write `sheet--SCREEN--NUMBER.png` for each screen."""
    folder.mkdir(exist_ok=True)
    source = folder / "sheet.html"
    written: list[Path] = []
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    for screen, mine in groupby(sorted(pictures, key=lambda each: each.screen), lambda each: each.screen):
        for number, rows in enumerate(_pages(list(mine)), 1):
            body = "".join(f"<div>{''.join(_figure(each) for each in row.pictures)}</div>" for row in rows)
            source.write_text(
                f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><h1>{screen}</h1>{body}", "utf-8"
            )
            page.goto(source.as_uri())
            written.append(folder / f"sheet--{screen}--{number}.png")
            page.screenshot(path=written[-1], full_page=True)
    source.unlink(missing_ok=True)
    page.close()
    return written
