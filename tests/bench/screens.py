"""Takes the pictures that browsers show of the page before it is installed, anew: web/screens/, named in the manifest.

`python3 build.py build && .venv/bin/python tests/bench/screens.py`
"""

import base64
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402
from server import Server  # noqa: E402
from table import Table, seed_of  # noqa: E402

FOLDER = build.WEB / "screens"
# Width and height in points, and pixels to a point.
SHAPES = {"narrow": (390, 844, 2), "wide": (1280, 800, 1)}
QUALITY = 70
# Moves made before.
LATER = 4


def middle(table: Table) -> None:
    """The computer has led to a later trick."""
    while (state := table.wait())["phase"] != "answer" or state["ply"] < LATER:
        table.lay(low=True)


def rules(table: Table) -> None:
    table.wait()
    table.enter("new")
    expect(table.page.locator("[data-start]")).to_be_visible()


SCREENS: dict[str, Callable[[Table], None]] = {"table": middle, "rules": rules}


def take(page: Page, width: int, height: int, scale: int, path: Path) -> None:
    """Write a picture in a form that Playwright itself does not write."""
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    options = {"format": "webp", "quality": QUALITY, "clip": clip}
    told = page.context.new_cdp_session(page).send("Page.captureScreenshot", options)
    path.write_bytes(base64.b64decode(told["data"]))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for shape, (width, height, scale) in SHAPES.items():
            for name, reach in SCREENS.items():
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    device_scale_factor=scale,
                    locale="de-AT",
                    service_workers="block",
                    reduced_motion="reduce",
                )
                table = Table(page, server.url)
                table.open(seed_of(30))
                reach(table)
                path = FOLDER / f"{name}-{shape}.webp"
                take(page, width, height, scale, path)
                print(f"{path.relative_to(ROOT)}: {width * scale} x {height * scale}, {path.stat().st_size} bytes")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
