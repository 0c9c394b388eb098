"""Photographs every screen of the page: `python3 build.py build && .venv/bin/python tests/bench/gallery.py [FOLDER]`.

Pictures are named screen--size--theme--language--deck, with a number at the end where a screen had to be scrolled;
contact sheets of each screen lie beside them in `sheets/`. Without options a covering set is taken: every screen in
German in every size, in light and dark, and in strong colours; in every other language; and where cards matter with
every pack. As soon as sizes, themes, languages or decks are named, these are combined, and what is not named is
portrait, light, German and the Tell cards. With `--faults` each screen is measured, too, and what is wide, cut, out of
reach or over something else is printed.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser"), str(ROOT / "tests/bench/gallery")]

import build  # noqa: E402
import offline_screens  # noqa: E402, F401 (adds its journeys)
import page_screens  # noqa: E402, F401
import table_screens  # noqa: E402, F401
from camera import Camera  # noqa: E402
from driver import launch_options  # noqa: E402
from journeys import JOURNEYS, Journey  # noqa: E402
from matrix import DECKS, LANGUAGES, SIZES, THEMES, Pass, Wanted, passes  # noqa: E402
from playwright.sync_api import Error, sync_playwright  # noqa: E402
from server import Server  # noqa: E402
from sheets import write_sheets  # noqa: E402
from stage import Stage  # noqa: E402

SCREENS = [screen for journey in JOURNEYS for screen in journey.screens]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Photographs every screen of the page.")
    parser.add_argument("folder", type=Path, nargs="?", help="where to; a temporary one if it is left out")
    for name, choices in (
        ("screens", SCREENS),
        ("sizes", list(SIZES)),
        ("themes", THEMES),
        ("languages", LANGUAGES),
        ("decks", DECKS),
    ):
        parser.add_argument(
            f"--{name}", nargs="+", choices=choices, default=[], metavar="NAME", help=", ".join(choices)
        )
    parser.add_argument("--faults", action="store_true", help="measure faults, too")
    return parser.parse_args()


def walk(journey: Journey, stage: Stage, camera: Camera, each: Pass, wanted: set[str]) -> list[str]:
    """Take a journey's pictures; return the screens that could not be reached, with the reason."""
    left = [screen for screen in journey.screens if screen in wanted]
    try:
        for screen in journey.walk(stage):
            if screen in left:
                camera.take(stage.page, screen, each.language, each.views)
                left.remove(screen)
            if not left:
                break
    except (Error, AssertionError, StopIteration) as error:
        reason = str(error).strip().splitlines()
        return [f"{screen} ({each.language}): not reached: {reason[0] if reason else type(error)}" for screen in left]
    return [f"{screen} ({each.language}): its journey does not stop there" for screen in left]


def main() -> int:
    given = arguments()
    folder: Path = given.folder or Path(tempfile.mkdtemp(prefix="bummerl-gallery-"))
    folder.mkdir(parents=True, exist_ok=True)
    screens = set(given.screens or SCREENS)
    camera = Camera(folder, given.faults)
    missed: list[str] = []
    start = time.monotonic()
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for each in passes(Wanted(given.sizes, given.themes, given.languages, given.decks)):
            stage = Stage(browser, server, each.language, each.deck)
            for journey in JOURNEYS:
                if each.has(journey) and screens & set(journey.screens):
                    missed += walk(journey, stage, camera, each, screens)
            stage.close()
            missed += [f"{each.language} {each.deck}: {error}" for error in stage.errors]
            print(f"{each.language} {each.deck}: {time.monotonic() - start:.0f} s", file=sys.stderr)
        sheets = write_sheets(browser, camera.pictures, folder / "sheets")
        browser.close()
    print(*missed, sep="\n")
    print(f"{len(camera.pictures)} pictures and {len(sheets)} sheets in {folder}, {time.monotonic() - start:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
