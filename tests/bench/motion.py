"""Measures the motion of the table: `python3 build.py build && .venv/bin/python tests/bench/motion.py [DEALS]`.

Deals are played at normal speed on a phone's screen. Counted are the frames while something moves, and the tasks of the
page's main thread by the processor time that they take, which other work on the same cores does not lengthen.
"""

import datetime
import json
import platform
import statistics
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server import Server  # noqa: E402
from table import Table, seed_of  # noqa: E402

SLOW_FRAME = 20  # milliseconds
TASKS = (8, 16)  # milliseconds
FRAMES = """
globalThis.frames = [];
let until = 0, last = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, options) {
  until = Math.max(until, performance.now() + options.duration + (options.delay ?? 0));
  return animate.call(this, keyframes, options);
};
requestAnimationFrame(function frame(now) {
  if (last && last < until) frames.push(now - last);
  last = now;
  requestAnimationFrame(frame);
});
"""


def main_thread_tasks(trace: bytes) -> list[float]:
    """Return the processor time in milliseconds of each task of the thread that runs the page."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    tasks = [e for e in events if e["name"] == "RunTask" and names.get((e["pid"], e["tid"])) == "CrRendererMain"]
    return [event.get("tdur", 0) / 1000 for event in tasks]


def play(browser: Browser, site: str, number: int) -> tuple[list[float], list[float]]:
    """Play one deal; return the frames' times and the tasks'."""
    with browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2) as context:
        page = context.new_page()
        page.add_init_script(FRAMES)
        table = Table(page, site)
        table.open(seed_of(number), speed="normal")
        table.wait()
        browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
        table.play_deal()
        tasks = main_thread_tasks(browser.stop_tracing())
        frames: list[float] = page.evaluate("frames")
        return frames, tasks


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    frames: list[float] = []
    tasks: list[float] = []
    with Server(build.DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        for number in range(1, deals + 1):
            some, others = play(browser, server.url, number)
            frames += some
            tasks += others
        version = browser.version
        browser.close()
    slow = sum(time > SLOW_FRAME for time in frames)
    print(f"{datetime.date.today()}, {platform.machine()}, Chromium {version} headless, without a graphics card\n")
    print(f"{len(frames)} frames in motion: {slow / len(frames):.1%} over {SLOW_FRAME} ms", end=", ")
    print(f"median {statistics.median(frames):.1f} ms")
    over = ", ".join(f"{sum(time > limit for time in tasks)} over {limit} ms" for limit in TASKS)
    print(f"{len(tasks)} tasks of the main thread: {over}, the longest {max(tasks):.1f} ms")


if __name__ == "__main__":
    main()
