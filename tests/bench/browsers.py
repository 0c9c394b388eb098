"""Plays in the browsers that the machine has, and goes on there when the server is gone.

    python3 build.py test && .venv/bin/python tests/bench/browsers.py [--browsers firefox] [--ways image]

Each visits the site with nothing kept, plays a deal with mouse, keys, by dragging and with fingers, begins the next one
and waits until the site is kept. Then the server is stopped, the page is loaded again and played on, and so once more
by a new process of the browser. Python starts as the page chooses, and in each way that it falls back on; as the page
chooses also in a frame on a page of another site. Milliseconds are from navigation, or on another site from the press
that starts the table, to the first legal moves: once each, looked at every 20.
"""

import argparse
import datetime
import os
import platform
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from installed import KINDS, MissingError  # noqa: E402
from server import Server  # noqa: E402
from visit import Visits, visit, visit_host  # noqa: E402

WAYS = ("image", "trimmed", "stock")
CHOSEN = "image"
"""The way that the page chooses by itself."""
COLUMNS = (
    "browser",
    "way",
    "cold: ms",
    "reloaded, no server: ms",
    "new process, no server: ms",
    "on another site: ms",
    "cards played",
)


def row(visits: Visits, hosted: float | None) -> str:
    again = "keeps nothing" if visits.again is None else f"{visits.again:.0f}"
    by = ", ".join(dict.fromkeys(visits.by))
    cells = [
        visits.browser,
        visits.way,
        f"{visits.cold:.0f}",
        f"{visits.reloaded:.0f}",
        again,
        "" if hosted is None else f"{hosted:.0f}",
        f"{len(visits.by)}: {by}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browsers", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    arguments = parser.parse_args()
    print(f"{datetime.date.today()}, {platform.machine()}, load {os.getloadavg()[1]:.1f}\n")
    print(f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|", sep="\n")
    missing: list[str] = []
    for name in arguments.browsers:
        for way in arguments.ways:
            with Server(build.DIST) as server:
                try:
                    visits = visit(KINDS[name], server, None if way == CHOSEN else way)
                    hosted = visit_host(KINDS[name], server) if way == CHOSEN else None
                except MissingError as error:
                    missing.append(str(error))
                    break
            assert visits.way == way, f"{visits.browser} started in the way {visits.way}, not {way}"
            print(row(visits, hosted), flush=True)
    if missing:
        sys.exit(f"\nSome browsers are not on this machine: apt-get install {' '.join(missing)}")


if __name__ == "__main__":
    main()
