"""Weighs tables on somebody else's page: what one loads before its start, and what twenty cost beside the first.

    python3 build.py build && .venv/bin/python tests/bench/embed.py

Bytes are those of all files asked for, as a host sends them that compresses with gzip -9. Memory is the JavaScript heap
in use, after collecting garbage, of the process in which all frames of the site run; Python's own is in its worker. An
empty frame has its own share in it, which no table can do without.
"""

import gzip
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402

TABLES = 20
TABLE = '<schnapsen-table lang="en"><a href="https://example.org/">Schnapsen</a></schnapsen-table>'
START = """async (number) => {
  const table = document.querySelectorAll("schnapsen-table")[number];
  table.scrollIntoView();
  await table.start();
}"""
HEAD = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">'


def show(site: Server, host: Server, page: Page, body: str) -> None:
    text = f'{HEAD}<script type="module" src="{site.url}schnapsen-embed.js"></script><body>{body}</body>'
    policy = f"default-src 'none'; script-src {site.origin}; frame-src {site.origin}; img-src data:"
    headers = {"Content-Type": "text/html", "Content-Security-Policy": policy}
    host.answers["page.html"] = Answer(text.encode(), headers=headers)
    page.goto(host.url.replace("127.0.0.1", "localhost") + "page.html")
    page.wait_for_timeout(2000)


def weigh(site: Server) -> tuple[int, int]:
    """Number and packed bytes of the files asked for so far."""
    files = {build.DIST / name for name in site.requests}
    return len(files), sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def heap(page: Page, site: Server) -> float:
    """MiB in use by the frames of the site."""
    frame = next(frame for frame in page.frames if frame.url.startswith(site.url))
    session = page.context.new_cdp_session(frame)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used / 2**20


def main() -> None:
    with ExitStack() as stack:
        site = stack.enter_context(Server(build.DIST))
        host = stack.enter_context(Server(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        chromium = stack.enter_context(sync_playwright()).chromium
        page = stack.enter_context(chromium.launch(**launch_options(chromium))).new_page()
        show(site, host, page, TABLE)
        files, size = weigh(site)
        print(f"before the start: {files} files, {size:,} bytes with gzip")
        site.answers["empty.html"] = Answer(b"<!doctype html>", headers={"Content-Type": "text/html"})
        empty = []
        for frames in (1, TABLES):
            show(site, host, page, f'<iframe src="{site.url}empty.html"></iframe>' * frames)
            empty.append(heap(page, site))
        print(f"each empty frame costs {(empty[1] - empty[0]) / (TABLES - 1):.2f} MiB")
        show(site, host, page, TABLE * TABLES)
        used = []
        for number in range(TABLES):
            page.evaluate(START, number)
            page.wait_for_timeout(500)
            used.append(heap(page, site))
        print(f"heap of the frames with one table running: {used[0]:.1f} MiB, with {TABLES}: {used[-1]:.1f} MiB")
        print(f"each of the others costs {(used[-1] - used[0]) / (TABLES - 1):.2f} MiB; workers: {len(page.workers)}")


if __name__ == "__main__":
    main()
