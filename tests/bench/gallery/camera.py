"""Takes the pictures of a screen: in every size and in all colours, without leaving it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from access import DRAWN
from faults import faults_of_screen
from matrix import SIZES, View
from playwright.sync_api import Locator, Page

BOX = """(table, on) => {
  Object.assign(table.style, on ? { inlineSize: "360px", blockSize: "640px" } : { inlineSize: "", blockSize: "" });
}"""
# What scrolls on top of all, moved to a place: a dialog, the table as text, or the page. Tells where and how high.
SCROLL = """(top) => {
  const dialogs = (root) => [...root.querySelectorAll("*")].flatMap((element) => {
    const inside = element.shadowRoot ? dialogs(element.shadowRoot) : [];
    return element.matches("dialog[open]") ? [element, ...inside] : inside;
  });
  const text = document.querySelector("schnapsen-table")?.renderRoot.querySelector(".plain");
  const scrolls = dialogs(document).at(-1) ?? text ?? document.scrollingElement;
  if (top !== null) scrolls.scrollTop = top;
  return [scrolls.scrollTop, scrolls.clientHeight, scrolls.scrollHeight];
}"""
DECK = "() => document.querySelector('schnapsen-table')?.dataset.deck ?? 'none'"
# What is seen again on the next screenful, and how many there are at most.
OVERLAP, SCREENFULS = 60, 6
COLOURS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}


@dataclass(frozen=True)
class Picture:
    """One that has been written, and the screen that it shows."""

    screen: str
    path: Path
    width: int
    height: int


@dataclass
class Camera:
    """Writes into a folder; with `checks` it prints the faults that it finds, too."""

    folder: Path
    checks: bool
    pictures: list[Picture] = field(default_factory=list)

    def take(self, page: Page, screen: str, language: str, views: tuple[View, ...]) -> None:
        """All views of a screen; afterwards the page is as it was."""
        page.mouse.move(0, 0)
        table = page.locator("schnapsen-table")
        boxes = table.count() > 0 and page.locator("dialog[open]").count() == 0
        for view in views:
            if view.size == "box" and not boxes:
                continue
            _set(page, table, view)
            name = "--".join((screen, view.size, view.theme, language, page.evaluate(DECK)))
            self._shoot(page, screen, view, name)
            for fault in faults_of_screen(page) if self.checks else []:
                print(f"{name}: {fault}", flush=True)
        _set(page, table, View("portrait", "light"))

    def _shoot(self, page: Page, screen: str, view: View, name: str) -> None:
        """What scrolls is shown to its end in light colours, else as it stands."""
        width, height = (360, 640) if view.size == "box" else SIZES[view.size]
        start, shown, whole = page.evaluate(SCROLL, None)
        tops = [start]
        if view.theme == "light" and view.size != "box" and whole > shown + 1:
            tops = list(range(0, whole - OVERLAP, max(shown - OVERLAP, OVERLAP)))[:SCREENFULS]
        for number, top in enumerate(tops):
            page.evaluate(SCROLL, top)
            path = self.folder / f"{name}{f'--{number + 1}' if number else ''}.png"
            clip = {"x": 0, "y": 0, "width": width, "height": height}
            page.screenshot(path=path, clip=clip, animations="disabled")  # type: ignore[arg-type]
            self.pictures.append(Picture(screen, path, width, height))
        page.evaluate(SCROLL, start)


def _set(page: Page, table: Locator, view: View) -> None:
    page.emulate_media(**COLOURS[view.theme])
    width, height = SIZES[view.size]
    page.set_viewport_size({"width": width, "height": height})
    if table.count():
        table.evaluate(BOX, view.size == "box")
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)
