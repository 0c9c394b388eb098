"""Mutated inputs for the page, after `build.py build`.

    python tests/bench/fuzz_page.py [--inputs 2000] [--requests 2000] [--seed 1]

Links, dropped files, backups and stored values as `tests/browser/mutants.py` makes them, which says what must hold;
then requests for a table in a frame, by `requests_mutated.py`. Prints Markdown, or the input at which it does not hold.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / part) for part in (".", "engine", "tests/browser", "tests/engine")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from host import Host  # noqa: E402
from mutants import BrokenError, Mutants  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from requests_mutated import Requests  # noqa: E402
from server import Server  # noqa: E402
from table import Table, seed_of  # noqa: E402

BATCH = 50
"""Requests that are sent from within the page."""
STORED = 50
"""So many inputs go by for one of stored values, which want the page loaded anew."""


def main() -> int:
    """Reads the command line, gives and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=2000)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    errors: list[str] = []
    start = time.monotonic()
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.on("console", lambda told: errors.append(told.text) if told.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        table = Table(page, server.url)
        table.open(seed_of(1), level="beginner")
        table.lay()
        mutants = Mutants(table, options.seed, errors)
        for number in range(1, options.inputs + 1):
            try:
                if number % STORED:
                    mutants.give()
                else:
                    mutants.store()
            except BrokenError as broken:
                print(f"Input {number} of seed {options.seed}: {broken}")
                return 1
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as mine:
            requests = Requests(Host(browser.new_page(), server, mine), options.seed)
            try:
                for _ in range(0, options.requests, BATCH):
                    requests.send(BATCH)
            except BrokenError as broken:
                print(f"Seed {options.seed}: {broken}")
                return 1
        browser.close()
    given = f"{options.inputs:,} inputs and {options.requests:,} requests of seed {options.seed}"
    print(f"{given} in {time.monotonic() - start:.0f} s.")
    print(f"Longest answer: {mutants.slowest:.0f} ms.\n\n| input and outcome | times |\n|---|---|")
    for what, outcomes in (("", mutants.outcomes), ("request: ", requests.outcomes)):
        for outcome, count in outcomes.most_common():
            print(f"| {what}{outcome} | {count:,} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
