"""Measures the start: from navigation to the engine's first answer, for both ways.

    python3 build.py test && .venv/bin/python tests/bench/start.py [RUNS]

Cold is an empty profile, warm a new browser process with the profile of an earlier visit; medians of RUNS (9). Bytes
are what a cold start asks for, plain and as a host sends them that compresses with gzip -9. Pictures and styles of the
page are not counted.
"""

import datetime
import gzip
import platform
import re
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import client_as_script, launch_options  # noqa: E402
from playwright.sync_api import BrowserType, expect, sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402

PAGE = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="bench.js"></script>'
SCRIPT = """
const way = new URL(location.href).searchParams.get("way");
const { python } = await bummerl.startPython({ way }).ready;
document.title = `${performance.now()} ${python}`;
"""


def start(chromium: BrowserType, server: Server, way: str, profile: str) -> float:
    """Return the milliseconds of one start in a new browser process."""
    with chromium.launch_persistent_context(profile, **launch_options(chromium)) as context:
        page = context.new_page()
        page.goto(f"{server.url}bench.html?way={way}")
        expect(page).to_have_title(re.compile(r"3\.14"), timeout=60_000)
        return float(page.title().split()[0])


def measure(chromium: BrowserType, server: Server, way: str, runs: int) -> str:
    """Return one line of the table."""
    cold, warm = [], []
    for _ in range(runs):
        server.requests.clear()
        with tempfile.TemporaryDirectory() as profile:
            cold.append(start(chromium, server, way, profile))
            files = [build.DIST / name for name in server.requests if (build.DIST / name).is_file()]
            warm.append(start(chromium, server, way, profile))
    plain = sum(path.stat().st_size for path in files)
    packed = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
    medians = [f"{statistics.median(times):.0f} ({min(times):.0f}-{max(times):.0f})" for times in (cold, warm)]
    return f"| {way} | {' | '.join(medians)} | {plain:,} | {packed:,} |"


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with Server(build.DIST) as server, sync_playwright() as playwright:
        server.answers["bench.html"] = Answer(PAGE.encode(), headers={"Content-Type": "text/html"})
        script = f"{client_as_script()}\n{SCRIPT}"
        server.answers["bench.js"] = Answer(script.encode(), headers={"Content-Type": "text/javascript"})
        lines = [measure(playwright.chromium, server, way, runs) for way in ("image", "trimmed", "stock")]
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        version = browser.version
        browser.close()
    machine = f"{platform.machine()}, {platform.system()}, Chromium {version} headless"
    print(f"{datetime.date.today()}, {machine}; `python tests/bench/start.py {runs}`\n")
    print("| way | cold: median ms (range) | warm: median ms (range) | bytes | bytes with gzip -9 |")
    print("|---|---|---|---|---|", *lines, sep="\n")


if __name__ == "__main__":
    main()
