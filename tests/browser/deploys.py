"""New versions of the site, made of the built one."""

import hashlib
import re
import shutil
from pathlib import Path

import assemble
import hosting
from names import integrity
from playwright.sync_api import Page


def write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    for suffix in hosting.PACKINGS.values():
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def change(deploy: Path, name: str, old: str, new: str) -> None:
    """Make a new version of the site in which one file differs."""
    path = deploy / name
    before = {entry["url"]: entry for entry in assemble.precache_list(deploy)}
    text = path.read_text("utf-8")
    assert old in text
    write(path, text.replace(old, new))
    after = {entry["url"]: entry for entry in assemble.precache_list(deploy)}
    worker = (deploy / "sw.js").read_text("utf-8")
    for key, value in before[name].items():
        if key != "url":
            assert value in worker
            worker = worker.replace(value, after[name][key])
    write(deploy / "sw.js", worker)


def replace_all(deploy: Path) -> None:
    """Make a new version, called New, in which all names that tell contents are others; the old files go."""
    before = {
        path.relative_to(deploy).as_posix(): path.read_bytes()
        for path in deploy.rglob("*")
        if path.is_file() and path.suffix not in hosting.PACKINGS.values()
    }
    mark = r"-([A-Z2-7]{8})(?=[./])"
    marks = "|".join(sorted({found for name in before for found in re.findall(mark, name)}))
    named = re.compile(f"-({marks})(?=[./])")
    # What a file must be, and its revision, are told in files that are written after it.
    told: dict[str, str] = {}
    shutil.rmtree(deploy)
    for name in sorted(before, key=lambda name: (name == "sw.js", name.endswith(".html"))):
        content = before[name]
        if name.endswith((".html", ".js", ".css", ".json")):
            text = named.sub(lambda found: "-" + found[1][::-1], content.decode())
            text = re.sub(r"sha256-[\w+/]{43}=|\b[0-9a-f]{16}\b", lambda found: told.get(found[0], found[0]), text)
            content = text.replace("<title>Bummerl", "<title>New Bummerl").encode()
        told[integrity(before[name])] = integrity(content)
        old, new = (hashlib.sha256(each).hexdigest()[:16] for each in (before[name], content))
        told[old] = new
        target = deploy / named.sub(lambda found: "-" + found[1][::-1], name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def title(text: str) -> tuple[str, str, str]:
    return "index.html", "<title>Bummerl", f"<title>{text} Bummerl"


def look_for_new_version(page: Page) -> str:
    """Return what became of it: `installed` waits for the next load, `redundant` could not be kept as a whole.

    What does not come in a minute is told by how far it came.
    """
    state: str = page.evaluate("""async () => {
      let state = "no worker";
      const look = async () => {
        const registration = await navigator.serviceWorker.ready;
        state = "not looked for";
        await registration.update();
        const next = registration.waiting ?? registration.installing;
        while ((state = next.state) === "installing") await new Promise((resolve) => setTimeout(resolve, 50));
      };
      await Promise.race([look(), new Promise((resolve) => setTimeout(resolve, 60_000))]);
      return state;
    }""")
    return state
