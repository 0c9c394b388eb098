"""Puts the site together from the sources of the page and the built parts of Python."""

import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import hosting
import materials
from hosting import POLICY
from names import FOLDER, Names, integrity
from players.facts import facts

WEB = Path(__file__).resolve().parent
ENGINE = WEB.parent / "engine"

PYODIDE = WEB / "node_modules/pyodide"
PYODIDE_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
STATIC = {".html", ".svg", ".png", ".ico", ".webp", ".webmanifest", ".woff2"}
# Scripts and style sheets that no page names.
LOADED_LATER = ("embed/inline.js", "python/worker.js", "css/learn.css", "css/lesson.css")
# What other scripts ask for by name.
FIRST = ("python", "css")
# What loads nothing but itself: at the very beginning, and for other people's pages.
ALONE = "app/first.js"
ELEMENT = "schnapsen-embed.js"
# What authors of other pages want to read, in the site's own folder.
PUBLISHED = (
    "embed/schnapsen-embed.d.ts",
    "schema/embed.schema.json",
    "schema/bridge.schema.json",
    "schema/puzzle.schema.json",
    "learn/puzzles.jsonl",
)
# Visiting players need the whole standard library and micropip, so the stock way is kept with them.
# Pictures of the page are shown where it is offered to be installed, over the network.
NOT_KEPT_OFFLINE = (".map", ".gz", ".br", ".webp")


class PageError(ValueError):
    """A page holds what its policy forbids."""


def sources() -> list[Path]:
    """All files under web/ that are ours."""
    found = (path for path in WEB.rglob("*") if not {"node_modules", "__pycache__"}.intersection(path.parts))
    return sorted(path for path in found if path.is_file())


def assemble(
    site: Path, python: Iterable[Path], wheels: Iterable[Path], packed: Path, node: Callable[..., None]
) -> None:
    """Fill the new folder `site`; all addresses in it are relative.

    `python` is what it starts with, trimmed library and memory image. `wheels` are those of the stock way. `packed`
    is a folder that keeps compressed files for the next time. `node` runs a script of Node. Raises PageError.
    """
    for path in sources():
        place = path.relative_to(WEB)
        if path.suffix in STATIC:
            copy(path, site / place)
    for name in PUBLISHED:
        copy(WEB / name, site / Path(name).name)
    (site / "licenses.txt").write_text(materials.licenses(), "utf-8")
    (site / "materials.cdx.json").write_text(json.dumps(materials.bill(wheels), indent=1), "utf-8")
    subprocess.run([sys.executable, WEB / "cards/generate.py", site / "cards"], check=True)
    listing = site.with_suffix(".facts.json")
    listing.write_text(json.dumps(facts()))
    node("players/make.mjs", site, listing)
    listing = site.with_suffix(".course.json")
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    subprocess.run([sys.executable, WEB / "learn/facts.py", listing], check=True, env=environment)
    node("learn/make.mjs", site, listing)
    node("owners/make.mjs", site)
    entries = {*check_pages(site), *LOADED_LATER} - {ALONE, ELEMENT}
    names = Names(site, site.with_suffix(".names.json"))
    for path in (*site.glob("learn/*.json"), *site.glob("cards/*.svg")):
        if path.name != "icon.svg":
            names.move(path.relative_to(site).as_posix())
    for path in python:
        names.add(f"python/{path.name}", path)
    names.add_folder("pyodide", [PYODIDE / name for name in PYODIDE_FILES])
    lock = site.with_name("stock-lock.json")
    lock.write_text(json.dumps(stock_lock(wheels), indent=1))
    names.add_folder("wheels", [lock, *wheels])
    # What different kinds of pages share is in the files of each: one that loads many small ones starts late.
    for _, kind in itertools.groupby(sorted(entries, key=order), kind_of):
        node("bundle.mjs", site, names.ledger, *kind)
    node("bundle.mjs", site, names.ledger, "--alone", ALONE)
    node("bundle.mjs", site, names.ledger, "--alone", "--published", ELEMENT)
    names.into_pages()
    listing = site.with_suffix(".precache.json")
    listing.write_text(json.dumps(precache_list(site)))
    node("bundle.mjs", site, names.ledger, "sw.js", "--precache", listing)
    node("compress.mjs", site, packed)
    hosting.write(site)


def kind_of(entry: str) -> str:
    return Path(entry).parts[0]


def order(entry: str) -> tuple[bool, str]:
    return kind_of(entry) not in FIRST, entry


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def stock_lock(wheels: Iterable[Path]) -> dict[str, object]:
    """Pyodide's own list of packages, cut down to what the stock way installs, with the hashes of our files."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    return {"info": info, "packages": {wheel.name.split("-")[0]: lock_entry(wheel) for wheel in wheels}}


def lock_entry(wheel: Path) -> dict[str, object]:
    name, version = wheel.name.split("-")[:2]
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "install_dir": "site",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }


def precache_list(site: Path) -> list[dict[str, Any]]:
    """List what the service worker keeps. A file's hash sees to it that a half-finished deploy is never kept."""
    entries: list[dict[str, Any]] = []
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        name = path.relative_to(site).as_posix()
        if name.endswith(NOT_KEPT_OFFLINE) or name in hosting.HOSTS:
            continue
        content = path.read_bytes()
        # Some names tell the contents already.
        revision = None if name.startswith(FOLDER + "/") else hashlib.sha256(content).hexdigest()[:16]
        entry = {"url": name, "revision": revision}
        # Hosts may put something of their own into pages.
        if path.suffix != ".html":
            entry["integrity"] = integrity(content)
        entries.append(entry)
    return entries


def check_pages(site: Path) -> list[str]:
    """Check all pages; return the sources of their scripts and style sheets, relative to web/. Raises PageError."""
    entries: set[str] = set()
    for path in sorted(site.rglob("*.html")):
        page = Page()
        page.feed(path.read_text("utf-8"))
        place = path.relative_to(site)
        styles = [file for file in page.files if file.endswith(".css")]
        missing = [file for file in page.files if file not in styles and not (path.parent / file).exists()]
        faults = [*page.all_faults(), *(f"there is no {file}" for file in missing)]
        if faults:
            raise PageError(f"web/{place}: {'; '.join(faults)}")
        entries.update(os.path.normpath(place.parent / file).replace(os.sep, "/") for file in (*page.scripts, *styles))
    return sorted(entries)


class Page(HTMLParser):
    """Reads a page: what belongs to it, and what its policy would forbid or a sub-folder would break."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts: list[str] = []
        self.files: list[str] = []
        self.faults: list[str] = []
        self.governed = 0
        self.has_policy = False
        self.tells_no_referrer = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "meta" and values.get("http-equiv", "").lower() == "content-security-policy":
            self.has_policy = self.governed == 0 and values.get("content") == POLICY
        elif tag == "meta" and values.get("name") == "referrer":
            self.tells_no_referrer = self.governed == 0 and values.get("content") == "no-referrer"
        elif tag in ("link", "script", "style", "base", "body"):
            self.governed += 1
        if tag in ("script", "style") and "src" not in values:
            self.faults.append(f"<{tag}> inside the page")
        self.faults += [f"attribute {name}" for name in values if name == "style" or name.startswith("on")]
        for name in ("src", "href"):
            if name in values:
                self.handle_address(tag, values[name])

    def handle_address(self, tag: str, address: str) -> None:
        """Sort an address: in a sub-folder only relative ones work, and only links may lead elsewhere."""
        file = address.partition("#")[0].partition("?")[0]
        if tag == "script":
            self.scripts.append(address)
        elif address.startswith("data:") or (tag == "a" and ":" in address):
            return
        elif address.startswith("/") or ":" in address:
            self.faults.append(f"{address} is not relative")
        elif file:
            self.files.append(file)

    def all_faults(self) -> list[str]:
        faults = self.faults.copy()
        if not self.has_policy:
            faults.append(f"the head does not begin with this Content-Security-Policy: {POLICY}")
        if not self.tells_no_referrer:
            faults.append("the head does not begin with the referrer policy no-referrer")
        return faults
