"""Measures the start of the page: from navigation to the first legal moves, in each of its ways.

    python3 build.py test && .venv/bin/python tests/bench/start.py [--runs 10] [--ways image stock]

Cold is an empty profile, warm the next visit in a new browser process, whose files come from the service worker or the
browser's cache. Medians, with the shortest and the longest. Beside it: when the table was first painted, the longest
task of the page's own thread, and what a cold start asks for until the first legal moves, as a host sends it that
compresses with gzip -9 or with brotli -11.
"""

import argparse
import datetime
import gzip
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import BrowserType, Page, sync_playwright  # noqa: E402
from server import Server  # noqa: E402

WAYS = ("image", "trimmed", "stock")
WATCH = """
globalThis.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask", buffered: true });
globalThis.legal = new Promise((resolve) => {
  const look = () => {
    if (document.querySelector("schnapsen-table")?.game?.snapshot?.legal) resolve(performance.now());
    else setTimeout(look, 4);
  };
  look();
});
"""
TOLD = """async () => [
  await legal,
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
  longest,
]"""


@dataclass
class Visit:
    """Milliseconds from navigation, but for the longest task, which is milliseconds long."""

    legal: float
    painted: float
    task: float


def tell(page: Page) -> list[float]:
    """Wait for the first legal moves. What Playwright itself evaluates passes for a press."""
    session = page.context.new_cdp_session(page)
    options = {"expression": f"({TOLD})()", "awaitPromise": True, "returnByValue": True, "userGesture": False}
    told: list[float] = session.send("Runtime.evaluate", options)["result"]["value"]
    return told


def visit(chromium: BrowserType, address: str, profile: str) -> Visit:
    with chromium.launch_persistent_context(profile, **launch_options(chromium)) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(address, wait_until="commit")
        told = tell(page)
        # The next visit finds what this one has kept.
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        return Visit(*told)


def asked(chromium: BrowserType, server: Server, address: str) -> set[Path]:
    """The files asked for until the first legal moves, without those that are only kept for later."""
    with tempfile.TemporaryDirectory() as profile:
        options = {**launch_options(chromium), "service_workers": "block"}
        with chromium.launch_persistent_context(profile, **options) as context:
            page = context.new_page()
            page.add_init_script(WATCH)
            server.requests.clear()
            page.goto(address, wait_until="commit")
            tell(page)
            return {path for name in server.requests if (path := build.DIST / (name or "index.html")).is_file()}


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):.0f} ({min(values):.0f}-{max(values):.0f})"


def brotli(path: Path) -> int:
    node = "const { brotliCompressSync } = require('zlib'), { readFileSync } = require('fs');"
    program = f"{node} console.log(brotliCompressSync(readFileSync(process.argv[1])).length)"
    return int(subprocess.run(["node", "-e", program, path], check=True, capture_output=True, text=True).stdout)


@dataclass
class Way:
    """What was measured of one way to start."""

    cold: list[Visit]
    warm: list[Visit]
    files: set[Path]

    def row(self) -> list[str]:
        gzipped = sum(len(gzip.compress(path.read_bytes(), 9)) for path in self.files)
        return [
            *(spread([each.legal for each in visits]) for visits in (self.cold, self.warm)),
            spread([each.painted for each in self.cold]),
            f"{max(each.task for each in self.cold + self.warm):.0f}",
            f"{gzipped / 1e6:.2f}",
            f"{sum(map(brotli, self.files)) / 1e6:.2f}",
        ]


def measure(chromium: BrowserType, server: Server, way: str, runs: int) -> Way:
    address = f"{server.url}?python={way}"
    cold, warm = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            cold.append(visit(chromium, address, profile))
            warm.append(visit(chromium, address, profile))
    return Way(cold, warm, asked(chromium, server, address))


def share(part: list[Visit], whole: list[Visit]) -> str:
    of, by = (statistics.median(each.legal for each in visits) for visits in (part, whole))
    return f"{of / by:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    arguments = parser.parse_args()
    with Server(build.DIST) as server, sync_playwright() as playwright:
        chromium = playwright.chromium
        ways = {way: measure(chromium, server, way, arguments.runs) for way in arguments.ways}
        browser = chromium.launch(**launch_options(chromium))
        version = browser.version
        browser.close()
    print(
        f"{datetime.date.today()}, {platform.machine()}, Chromium {version} headless, load {os.getloadavg()[1]:.1f}\n"
    )
    columns = (
        "way",
        "cold: ms",
        "warm: ms",
        "cold: ms to the first paint",
        "longest task, ms",
        "MB, gzip",
        "MB, brotli",
    )
    print(f"| {' | '.join(columns)} |", "|---" * len(columns) + "|", sep="\n")
    for name, way in ways.items():
        print(f"| {' | '.join([name, *way.row()])} |")
    if {"image", "stock"} <= ways.keys():
        image, stock = ways["image"], ways["stock"]
        print(f"\nimage by stock: {share(image.cold, stock.cold)} cold, {share(image.warm, stock.warm)} warm")


if __name__ == "__main__":
    main()
