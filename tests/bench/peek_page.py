"""Looks for hidden cards in all that the page holds in whole matches: `python tests/bench/peek_page.py [--deals 100]`.

A match of `--rules` at each level, in Chromium, as `tests/browser/peeked.py` looks, after `python3 build.py build`.
Prints Markdown, or what tells a card.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / part) for part in (".", "engine", "tests/browser", "tests/engine")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from peeked import Peek, positions  # noqa: E402
from peeking import PeekedError  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import Server  # noqa: E402

from bummerl.ai.players import LEVELS  # noqa: E402


def main() -> int:
    """Reads the command line, looks and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="of each match at most")
    parser.add_argument("--rules", default="wiener")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    options = parser.parse_args()
    start = time.monotonic()
    counts: Counter[str] = Counter()
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        peek = Peek(browser, server.url)
        for level in options.levels:
            for number, (session, move, twin) in enumerate(positions(options.rules, level, 0, options.deals)):
                counts["positions"] += 1
                try:
                    if twin:
                        peek.compare(session, twin, move)
                        counts["of them with another game to compare"] += 1
                    if number % 20 == 0:
                        peek.search_memory(session)
                        counts["searches of the memory"] += 1
                except PeekedError as found:
                    print(f"{options.rules}, {level}, position {number}, {move}: {found}")
                    return 1
            counts["matches"] += 1
        looks = peek.looks
        browser.close()
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    print(f"No hidden card in {looks:,} looks at the page: {told}, in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
