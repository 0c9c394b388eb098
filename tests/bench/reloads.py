"""Loads the page again and again, and counts what is left of the loads before.

    python3 build.py build && .venv/bin/python tests/bench/reloads.py [--times 50] [--rows 5]

Plays a card between two reloads, in Chromium. Some of the times a row of a Markdown table is printed: the workers that
the page has, the targets that the browser names by the kind of each, the browser's processes with the memory that
belongs to them alone (`Private_Dirty`), and the page's heap, documents, nodes and listeners after rubbish has been
collected. Ends with an error where more than one of Python's workers is there.
"""

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser"), str(ROOT / "tests/bench")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from kill import processes_with  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from server import Server  # noqa: E402
from table import Table, seed_of  # noqa: E402

COLUMNS = (
    "reloads", "workers", "targets", "processes", "their memory, MiB", "heap, MiB", "documents", "nodes", "listeners"
)  # fmt: skip
MIB = 1 << 20


def own_memory(process: int) -> int:
    """Bytes of a process that it shares with no other; none if it has gone."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Private_Dirty:"))


def row(page: Page, profile: str, reloads: int) -> str:
    """What is there now."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.collectGarbage")
    counters = devtools.send("Memory.getDOMCounters")
    heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
    kinds = Counter(target["type"] for target in devtools.send("Target.getTargets")["targetInfos"])
    devtools.detach()
    processes = processes_with(profile)
    cells = (
        reloads,
        len(page.workers),
        ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())),
        len(processes),
        f"{sum(map(own_memory, processes)) / MIB:.0f}",
        f"{heap / MIB:.2f}",
        counters["documents"],
        counters["nodes"],
        counters["jsEventListeners"],
    )
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    """Reads the command line, reloads and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--rows", type=int, default=5)
    options = parser.parse_args()
    with Server(build.DIST) as server, tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options(playwright.chromium))
        table = Table(context.pages[0], server.url)
        table.open(seed_of(1), level="beginner")
        print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
        for reloads in range(options.times + 1):
            if reloads:
                table.reload()
            if table.wait()["result"]:
                table.next()
            table.lay()
            table.wait()
            if reloads % max(1, options.times // options.rows) == 0:
                print(row(table.page, profile, reloads), flush=True)
            if len(table.page.workers) != 1:
                print(f"{len(table.page.workers)} workers after {reloads} reloads")
                return 1
        context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
