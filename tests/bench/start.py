"""Measures the start of the page: from navigation to the first legal moves, in each of its ways.

    python3 build.py test && .venv/bin/python tests/bench/start.py [--runs 10] [--ways image stock]

`bare` is the floor: the image and a first deal without our table. `published` is the measure: a page with nothing on it
that starts Python and installs the engine as the documentation of Pyodide shows it. Cold is an empty profile, warm the
next visit in a new browser process, whose files come from the service worker or the browser's cache. Medians, with the
shortest and the longest. Beside it: when the page was first painted, the longest task of its own thread, and what a
cold start asks for until the first legal moves, as a host sends it that compresses with gzip -9 or with brotli -11.
"""

import argparse
import datetime
import gzip
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import assemble  # noqa: E402
import build  # noqa: E402
from built import path_of  # noqa: E402
from driver import SEED, TABLE, client_as_script, launch_options  # noqa: E402
from playwright.sync_api import BrowserType, Page, sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402

OURS = ("image", "trimmed", "stock")
BARE = "bare"
PUBLISHED = "published"
WAYS = (*OURS, BARE, PUBLISHED)
REFERENCE = Path(__file__).parent / PUBLISHED
# Milliseconds in which the browser itself comes to rest before it is sent anywhere.
REST = 1000
WATCH = """
globalThis.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask", buffered: true });
globalThis.legal = new Promise((resolve) => {
  const look = () => {
    const { legal } = document.querySelector("schnapsen-table")?.game?.snapshot ?? {};
    if (legal ?? globalThis.legalMoves) resolve(performance.now());
    else setTimeout(look, 4);
  };
  look();
});
"""
TOLD = """async () => [
  await legal,
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null,
  longest,
]"""


@dataclass
class Visit:
    """Milliseconds from navigation, but for the longest task, which is milliseconds long."""

    legal: float
    painted: float | None
    task: float


def tell(page: Page) -> list[Any]:
    """Wait for the first legal moves. What Playwright itself evaluates passes for a press."""
    session = page.context.new_cdp_session(page)
    options = {"expression": f"({TOLD})()", "awaitPromise": True, "returnByValue": True, "userGesture": False}
    told: list[Any] = session.send("Runtime.evaluate", options)["result"]["value"]
    return told


def visit(chromium: BrowserType, address: str, profile: str) -> Visit:
    with chromium.launch_persistent_context(profile, **launch_options(chromium)) as context:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.wait_for_timeout(REST)
        page.goto(address, wait_until="commit")
        told = tell(page)
        # The next visit finds what this one has kept.
        page.evaluate("async () => globalThis.legalMoves || (await navigator.serviceWorker.ready, null)")
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
            names = {name or "index.html" for name in server.requests} - server.answers.keys()
            return {path_of(name, server.folder) for name in names}


def spread(values: list[float]) -> str:
    if not values:
        return ""
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
    gzip: int
    brotli: int

    def row(self) -> list[str]:
        return [
            *(spread([each.legal for each in visits]) for visits in (self.cold, self.warm)),
            spread([each.painted for each in self.cold if each.painted is not None]) or "nothing is",
            f"{max(each.task for each in self.cold + self.warm):.0f}",
            f"{self.gzip / 1e6:.2f}",
            f"{self.brotli / 1e6:.2f}",
        ]


def publish(site: Path) -> None:
    """Fill a folder with what the documented way needs: Pyodide as it is published, and the two wheels."""
    for name in ("pyodide.mjs", *assemble.PYODIDE_FILES):
        shutil.copy(assemble.PYODIDE / name, site)
    wheels = build.files(build.WHEELS)
    for wheel in wheels:
        shutil.copy(wheel, site)
    lock = assemble.stock_lock(wheels)
    (site / "pyodide-lock.json").write_text(json.dumps(lock))
    (engine,) = (wheel.name for wheel in wheels if wheel.name.startswith("bummerl"))
    for path in REFERENCE.iterdir():
        (site / path.name).write_text(path.read_text("utf-8").replace("WHEEL", engine), "utf-8")


def bare() -> dict[str, Answer]:
    """Return a page that starts Python from the image and deals."""
    game = json.dumps({"rules": "wiener", "level": "normal", "seat": 0, "seed": SEED})
    begin = f'bummerl.startPython().request("{TABLE}", "new", {game})'
    script = f"{client_as_script()} {begin}.then((answer) => {{ globalThis.legalMoves = answer.payload.legal; }});"
    page = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="bare.js"></script>'
    return {"bare.html": Answer(page.encode()), "bare.js": Answer(script.encode())}


def measure(chromium: BrowserType, way: str, runs: int) -> Way:
    if way == PUBLISHED:
        with tempfile.TemporaryDirectory() as site, Server(Path(site)) as server:
            publish(Path(site))
            return measure_at(chromium, server, server.url, runs)
    with Server(build.DIST) as server:
        server.answers = bare() if way == BARE else {}
        page = "bare.html" if way == BARE else f"?python={way}"
        return measure_at(chromium, server, server.url + page, runs)


def measure_at(chromium: BrowserType, server: Server, address: str, runs: int) -> Way:
    cold, warm = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as profile:
            cold.append(visit(chromium, address, profile))
            warm.append(visit(chromium, address, profile))
    files = asked(chromium, server, address)
    gzipped = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    return Way(cold, warm, gzipped, sum(map(brotli, files)))


def share(part: list[Visit], whole: list[Visit]) -> str:
    of, by = (statistics.median(each.legal for each in visits) for visits in (part, whole))
    return f"{of / by:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        chromium = playwright.chromium
        ways = {way: measure(chromium, way, arguments.runs) for way in arguments.ways}
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
    for name in (PUBLISHED, "stock"):
        if {"image", name} <= ways.keys():
            image, other = ways["image"], ways[name]
            print(f"\nimage by {name}: {share(image.cold, other.cold)} cold, {share(image.warm, other.warm)} warm")


if __name__ == "__main__":
    main()
