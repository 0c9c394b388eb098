"""Measures how long a browser takes to keep the site for play without a network, and to find that all of it is there.

`python3 build.py build && .venv/bin/python tests/bench/keeping.py [--runs N] [--delays MS …]`

Each run has a new profile and a page that loads nothing of the game before. A delay is what every answer takes longer,
as from a server that is far away.
"""

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server import Server  # noqa: E402

PAGE = "learn/de/index.html"
KEEP = """async () => {
  const begin = performance.now();
  const policy = trustedTypes.createPolicy("bummerl", { createScriptURL: (address) => address });
  const registration = await navigator.serviceWorker.register(policy.createScriptURL("../../sw.js"));
  const worker = registration.installing;
  await new Promise((resolve) => {
    worker.onstatechange = () => worker.state === "activated" && resolve();
  });
  const kept = performance.now();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
  worker.postMessage("complete", [port2]);
  if (await answer !== null) throw new Error("not all is there");
  return [kept - begin, performance.now() - kept];
}"""


def measure(browser: Browser, server: Server) -> tuple[float, float, int]:
    """Return milliseconds to keep all and to look through it, and the number of files asked for."""
    page = browser.new_page()
    page.goto(server.url + PAGE)
    before = len(server.requests)
    kept, looked = page.evaluate(KEEP)
    page.close()
    return kept, looked, len(server.requests) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--delays", type=int, nargs="+", default=[0, 40, 150])
    arguments = parser.parse_args()
    print("| delay, ms | files | all kept: ms | looked through: ms |", "|---|---|---|---|", sep="\n")
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for delay in arguments.delays:
            server.delay = delay / 1000
            kept, looked, files = zip(*(measure(browser, server) for _ in range(arguments.runs)), strict=True)
            times = (f"{statistics.median(each):.0f} ({min(each):.0f}-{max(each):.0f})" for each in (kept, looked))
            print(f"| {delay} | {max(files)} | {' | '.join(times)} |")
        browser.close()


if __name__ == "__main__":
    main()
