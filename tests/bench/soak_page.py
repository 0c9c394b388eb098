"""Plays in the page without end and watches its memory.

    python3 build.py build && .venv/bin/python tests/bench/soak_page.py [--minutes 60] [--level expert] [--rules wiener]
    .venv/bin/python tests/bench/soak_page.py --deals 2000 --level beginner

Plays deal after deal at the page's own table, in Chromium, against the computer, match after match. The page's clock is
put forward where it waits for people to read, so that an hour holds several of theirs. With `--deals` the element's own
methods play so many deals instead of a hand, and the page waits for nobody. As many times as `--rows` says,
rubbish is collected and a row of a Markdown table is printed: what has been played, the memory of the worker's
WebAssembly, how much of it has ever been in use, and the page's heap, listeners and nodes. WebAssembly never gives
memory back: what counts is whether it still grows. At the end: how long the computer's moves took, from the worker's
being asked to its answer, the save written, and the tasks of the page's own thread that took more than 50 ms.
"""

import argparse
import datetime
import platform
import random
import sys
import time
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from built import path_of  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import CDPSession, Page, sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402
from table import SETTLED, Table, seed_of  # noqa: E402

from bummerl.ai.players import LEVELS  # noqa: E402
from bummerl.rules import PROFILES  # noqa: E402

WORKER = "python/worker.js"
# Goes before the worker's own script: keeps what the WebAssembly of Python exports, and how long each thought took.
WATCH = """
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    if (exports.memory) globalThis.watched ??= exports;
    return made;
  };
}
const asked = new Map();
globalThis.thoughts = [];
addEventListener("message", ({ data }) => {
  if (data.argumentList?.some(({ value }) => value === "think")) asked.set(data.id, performance.now());
});
const post = globalThis.postMessage;
globalThis.postMessage = (message, ...rest) => {
  if (asked.has(message.id)) thoughts.push(performance.now() - asked.get(message.id));
  asked.delete(message.id);
  return post.call(globalThis, message, ...rest);
};
"""
LONG_TASKS = """
globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
  .observe({ type: "longtask" });
"""
# Whoever pauses for a person's sake goes on at once.
UNPAUSED = """((wait) => {
  window.setTimeout = (action, ms = 0, ...rest) => wait(action, ms >= 300 && ms <= 2000 ? 0 : ms, ...rest);
})(window.setTimeout)"""
# Plays so many deals with cards by turns.
PLAY = """async (table, deals) => {
  const before = performance.now();
  let moves = 0;
  for (let played = 0; played < deals; ) {
    if (performance.now() - before > 60_000) throw new Error(`after ${played} deals nothing goes on`);
    const { game } = table;
    const { snapshot } = game;
    if (snapshot.result) {
      await table.updateComplete;
      await table.next();
      played += 1;
    } else if (game.ready && snapshot.phase !== "waiting") {
      const cards = snapshot.hand.filter((card) => snapshot.legal.includes(card));
      await table.play(cards[moves % cards.length]);
      moves += 1;
    } else await new Promise((resolve) => setTimeout(resolve));
  }
  return [deals, moves];
}"""
MEMORY = "[watched.memory.buffer.byteLength, watched.sbrk ? watched.sbrk(0) : 0]"
MIB = 1 << 20
PAUSE = 500
"""Milliseconds by which the page's clock is put forward."""
COLUMNS = (
    "minutes",
    "deals",
    "moves",
    "WASM, MiB",
    "in use, MiB",
    "page's heap, MiB",
    "listeners",
    "nodes",
    "documents",
)


class Soak:
    """Play at one table, counted and watched."""

    def __init__(self, page: Page, table: Table, devtools: CDPSession) -> None:
        self._page, self._table, self._devtools = page, table, devtools
        self._chance = random.Random(1)
        self._start = time.monotonic()
        self.deals = self.moves = 0

    @property
    def seconds(self) -> float:
        """Since the first move."""
        return time.monotonic() - self._start

    def play_until(self, seconds: float) -> None:
        """Plays cards by chance until then; the computer thinks in between."""
        while self.seconds < seconds:
            state = self._table.element.evaluate(SETTLED)
            if state is None or (state["result"] and not self._page.locator("[data-next]").count()):
                self._page.clock.run_for(PAUSE)
            elif state["result"]:
                self.deals += 1
                self._table.next()
            else:
                self._table.press(self._chance.choice([card for card in state["hand"] if card in state["legal"]]))
                self.moves += 1

    def play_deals(self, deals: int) -> None:
        """Plays on until so many deals have ended, without pauses, a few at a time."""
        while self.deals < deals:
            played, moves = self._table.element.evaluate(PLAY, min(10, deals - self.deals))
            self.deals += played
            self.moves += moves

    def row(self) -> str:
        """What is in use now."""
        self._devtools.send("HeapProfiler.collectGarbage")
        metrics: dict[str, Any] = {
            metric["name"]: metric["value"] for metric in self._devtools.send("Performance.getMetrics")["metrics"]
        }
        (worker,) = self._page.workers
        size, used = worker.evaluate(MEMORY)
        cells = (
            f"{self.seconds / 60:.1f}",
            self.deals,
            self.moves,
            f"{size / MIB:.1f}",
            f"{used / MIB:.1f}",
            f"{metrics['JSHeapUsedSize'] / MIB:.2f}",
            int(metrics["JSEventListeners"]),
            int(metrics["Nodes"]),
            int(metrics["Documents"]),
        )
        return f"| {' | '.join(map(str, cells))} |"

    def times(self) -> str:
        """How long the computer's moves and the long tasks of the page's thread took."""
        (worker,) = self._page.workers
        thoughts = worker.evaluate("thoughts")
        cuts = quantiles(thoughts, n=100, method="inclusive")
        tasks = self._page.evaluate("longTasks")
        return (
            f"{len(thoughts)} moves of the computer, ms: mean {fmean(thoughts):.0f}, 95 % {cuts[94]:.0f}, most "
            f"{max(thoughts):.0f}; tasks of the page over 50 ms: {len(tasks)}, longest {max(tasks, default=0):.0f} ms"
        )


def main() -> None:
    """Reads the command line, plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--deals", type=int, help="play so many, unpaused, instead of so long")
    parser.add_argument("--level", default="expert", choices=list(LEVELS))
    parser.add_argument("--rules", default="wiener", choices=list(PROFILES))
    parser.add_argument("--rows", type=int, default=12)
    options = parser.parse_args()
    with Server(build.DIST) as server, sync_playwright() as playwright:
        script = WATCH.encode() + path_of(WORKER).read_bytes()
        server.answers[WORKER] = Answer(script, headers={"Content-Type": "text/javascript"})
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_context(service_workers="block").new_page()
        devtools = page.context.new_cdp_session(page)
        devtools.send("Performance.enable")
        if options.deals:
            page.add_init_script(UNPAUSED)
        else:
            page.clock.install()
        table = Table(page, server.url)
        table.open(seed_of(1), level=options.level, rules=options.rules)
        page.evaluate(LONG_TASKS)
        machine = f"{platform.machine()}, CPython {platform.python_version()}, Chromium {browser.version}"
        command = f"python tests/bench/soak_page.py {' '.join(sys.argv[1:])}".rstrip()
        print(f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}, {machine}; `{command}`\n")
        print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
        soak = Soak(page, table, devtools)
        for number in range(options.rows + 1):
            if options.deals:
                soak.play_deals(options.deals * number // options.rows)
            else:
                soak.play_until(60 * options.minutes * number / options.rows)
            print(soak.row(), flush=True)
        state = table.state()
        print(f"\n{state['rules']}, level {state['level']}; {soak.times()}")


if __name__ == "__main__":
    main()
