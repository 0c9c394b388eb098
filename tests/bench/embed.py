"""Weighs tables on somebody else's page: what one loads before its start, and what twenty cost beside the first.

    python3 build.py build && .venv/bin/python tests/bench/embed.py

Bytes are those of all files asked for, as a host sends them that compresses with gzip -9. Memory is what is in use in
the process in which all frames of the site run: the heap of JavaScript, and beside it the browser's own objects for
documents, styles and drawings; Python's own is in its worker. Garbage is collected once, when all tables run: before
that it would throw away the compiled scripts that the next frame takes over. An empty frame has its share in both.
"""

import gzip
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from built import path_of  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402

FEW, TABLES = 2, 20
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
    files = {path_of(name) for name in site.requests}
    return len(files), sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def memory(page: Page, site: Server) -> list[float]:
    """MiB in use by the frames of the site: of JavaScript, and of the browser's own objects."""
    frame = next(frame for frame in page.frames if frame.url.startswith(site.url))
    session = page.context.new_cdp_session(frame)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")
    session.detach()
    return [used[kind] / 2**20 for kind in ("usedSize", "embedderHeapUsedSize")]


def each(more: list[float], fewer: list[float], number: int) -> str:
    script, browser = ((high - low) / number for high, low in zip(more, fewer, strict=True))
    return f"{script:.2f} MiB of JavaScript and {browser:.2f} MiB of the browser's own"


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
        used = []
        for frames in (FEW, TABLES):
            show(site, host, page, f'<iframe src="{site.url}empty.html"></iframe>' * frames)
            used.append(memory(page, site))
        print(f"each empty frame costs {each(used[1], used[0], TABLES - FEW)}")
        used = []
        for tables in (FEW, TABLES):
            show(site, host, page, TABLE * tables)
            for number in range(tables):
                page.evaluate(START, number)
                page.wait_for_timeout(500)
            used.append(memory(page, site))
        print(f"each running table costs {each(used[1], used[0], TABLES - FEW)}; workers: {len(page.workers)}")


if __name__ == "__main__":
    main()
