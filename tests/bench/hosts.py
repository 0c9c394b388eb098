"""Serves the site with the hosts that this machine has, in a sub-folder, and starts the game on each.

    python3 build.py test && .venv/bin/python tests/bench/hosts.py

Python's plain file server sends no headers of ours; nginx and Apache read what the site has for them, and what
they send must be what our own server does. On each a game is begun, and goes on after the host has gone.
"""

import contextlib
import gzip
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "web"), str(ROOT / "tests/browser")]

import build  # noqa: E402
import hosting  # noqa: E402
from built import name_of  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import BrowserType, Error, sync_playwright  # noqa: E402

PLACE = "games/cards"
MODULES = "/usr/lib/apache2/modules"
NGINX = """
daemon off; user root; pid {folder}/pid; error_log stderr; events {{}}
http {{
  access_log off;
  server {{ listen 127.0.0.1:{port}; root {folder}/root; location /{place}/ {{ include {site}/nginx.conf; }} }}
}}
"""
APACHE = """
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog /dev/stderr
{modules}
User www-data
TypesConfig /etc/mime.types
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json application/wasm
DocumentRoot {folder}/root
<Directory {folder}/root>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
"""
LOADED = ("mpm_event", "authz_core", "mime", "dir", "headers", "rewrite", "filter", "deflate")
LEGAL = """() => new Promise((resolve) => {
  const look = () => {
    const { game, engine } = document.querySelector("schnapsen-table");
    if (game?.snapshot?.legal) engine.start().then(({ way }) => resolve(way));
    else setTimeout(look, 20);
  };
  look();
})"""
KEPT = "navigator.serviceWorker.ready.then(() => {})"


def plain(folder: Path, port: int) -> list[str]:
    return [sys.executable, "-m", "http.server", "-b", "127.0.0.1", "-d", f"{folder}/root", str(port)]


def nginx(folder: Path, port: int) -> list[str]:
    file = folder / "host.conf"
    file.write_text(NGINX.format(folder=folder, port=port, place=PLACE, site=build.DIST))
    return ["nginx", "-c", str(file)]


def apache(folder: Path, port: int) -> list[str]:
    file = folder / "host.conf"
    modules = "\n".join(f"LoadModule {name}_module {MODULES}/mod_{name}.so" for name in LOADED)
    file.write_text(APACHE.format(folder=folder, port=port, modules=modules))
    return ["apache2", "-X", "-f", str(file)]


HOSTS: dict[str, Callable[[Path, int], list[str]]] = {"http.server": plain, "nginx": nginx, "apache2": apache}


@contextlib.contextmanager
def serving(name: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Start a host; give the address of the site and the process."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        folder.chmod(0o755)
        (folder / "root/games").mkdir(parents=True)
        (folder / "root" / PLACE).symlink_to(build.DIST)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        process = subprocess.Popen(HOSTS[name](folder, port), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/{PLACE}/", process
        finally:
            process.terminate()
            process.wait()


def differing(address: str) -> list[str]:
    """Names of files with which other headers come, or another type, than our own server sends."""
    scripts = [name_of(name) for name in ("app/main.js", "python/worker.js", "pyodide/pyodide.asm.wasm")]
    names = ["", "embed.html", "runtime.html", "sw.js", "manifest.webmanifest", "puzzles.jsonl", "learn/", *scripts]
    found = []
    for name in names:
        request = urllib.request.Request(address + name, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as answer:
            sent, body = answer.headers, answer.read()
        wanted = hosting.headers_of(name)
        same = all(sent.get_all(key) == [value] for key, value in wanted) and "Content-Language" not in sent
        file = build.DIST / (name + "index.html" * (name.endswith("/") or not name))
        packed = sent["Content-Encoding"] == "gzip"
        small = packed or not file.with_name(file.name + ".gz").exists()
        # Some hosts would compress once more what was compressed at the build.
        whole = (gzip.decompress(body) if packed else body) == file.read_bytes()
        if not (same and small and whole and sent["Content-Type"] == hosting.TYPES[file.suffix]):
            found.append(name or "index.html")
    return found


def play(chromium: BrowserType, address: str, process: subprocess.Popen[bytes]) -> str:
    """Begin a game, end the host and begin once more; return how Python was started."""
    browser = chromium.launch(**launch_options(chromium))
    try:
        page = browser.new_page()
        page.goto(address)
        way: str = page.evaluate(LEGAL)
        page.evaluate(KEPT)
        process.terminate()
        process.wait()
        page.reload()
        return f"{way}, then without the host {page.evaluate(LEGAL)}"
    except Error as error:
        return error.message.splitlines()[0]
    finally:
        browser.close()


def main() -> None:
    """Tries all hosts and prints a Markdown table."""
    os.environ["PATH"] += f"{os.pathsep}/usr/sbin"
    print("| host | headers and types as from our own server | the game starts from |\n|---|---|---|")
    with sync_playwright() as playwright:
        for name in HOSTS:
            if name != "http.server" and not shutil.which(name):
                print(f"| {name} | is not on this machine | |")
                continue
            with serving(name) as (address, process):
                other = "sends none" if name == "http.server" else ", ".join(differing(address)) or "all"
                print(f"| {name} | {other} | {play(playwright.chromium, address, process)} |", flush=True)


if __name__ == "__main__":
    main()
