"""New versions of the site, made of the built one."""

from pathlib import Path

import assemble
import hosting
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


def title(text: str) -> tuple[str, str, str]:
    return "index.html", "<title>Bummerl", f"<title>{text} Bummerl"


def look_for_new_version(page: Page) -> str:
    """Return what became of it: `installed` waits for the next load, `redundant` could not be kept as a whole."""
    state: str = page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const next = registration.waiting ?? registration.installing;
      while (next.state === "installing") await new Promise((resolve) => setTimeout(resolve, 50));
      return next.state;
    }""")
    return state
