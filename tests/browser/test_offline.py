"""After one visit the game plays without a network, and a new deploy replaces the old one cleanly."""

from collections.abc import Callable
from pathlib import Path

import build
import hosting
import pytest
from built import name_of
from deploys import change, look_for_new_version, title
from driver import keep_offline, new_game, play_some, start
from playwright.sync_api import Page, expect
from server import Answer, Server

pytestmark = pytest.mark.offline

# How long a new version may take to be there, on a busy machine: it looks through all that the old one kept.
TAKEOVER = 30_000
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const files = keys.flat().map((request) => request.url.replace(registration.scope, ""));
  return { state: registration.active.state, waiting: Boolean(registration.waiting), files };
}"""

LOSE = """async (few) => {
  for (const name of await caches.keys()) {
    if (!few) await caches.delete(name);
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (/main|worker|image/.test(request.url)) await cache.delete(request);
  }
}"""

Plays = Callable[[Page], None]


@pytest.fixture
def plays(load_client: Callable[[Page], None]) -> Plays:
    """Assert that Python starts from the page now open and plays; the client alone is the test's own."""

    def assert_plays(page: Page) -> None:
        load_client(page)
        assert start(page, way="image")["way"] == "image"
        play_some(page, new_game(page), 4)
        page.evaluate("python.stop()")

    return assert_plays


def visit(page: Page, address: str) -> None:
    """Open the site and wait until all is kept."""
    page.goto(address)
    keep_offline(page)


@pytest.mark.parametrize("prefix", ["/", "/games/of/cards/"])
def test_plays_without_the_server(page: Page, plays: Plays, server: Server, prefix: str) -> None:
    server.prefix = prefix
    visit(page, server.url)
    server.stop()
    asked = len(server.requests)
    for _ in range(20):
        page.reload(wait_until="domcontentloaded")
    page.reload()
    plays(page)
    page.goto(f"{server.url}index.html?seed=1&any=thing#part")
    plays(page)
    assert page.evaluate("async (file) => (await fetch(`${file}?way=any`)).status", name_of("python/worker.js")) == 200
    for short, whole in (("learn", "learn/index.html"), ("owners/de", "owners/de.html")):
        page.goto(server.url + short, wait_until="domcontentloaded")
        assert page.url.startswith(server.url + whole.partition("/")[0] + "/")
        expect(page.locator("h1").first).to_be_visible()
    assert len(server.requests) == asked


@pytest.mark.parametrize("few", [True, False], ids=["some", "all"])
def test_what_the_browser_threw_away_is_fetched_again(page: Page, plays: Plays, server: Server, few: bool) -> None:
    visit(page, server.url)
    before = sorted(page.evaluate(KEPT)["files"])
    page.evaluate(LOSE, few)
    page.reload()
    for _ in range(100):
        kept = sorted(page.evaluate(KEPT)["files"])
        if kept == before:
            break
        page.wait_for_timeout(100)
    assert kept == before
    server.stop()
    page.reload()
    plays(page)


def test_all_is_kept(page: Page, site: str) -> None:
    visit(page, site)
    kept = {name.partition("?")[0] for name in page.evaluate(KEPT)["files"]}
    built = {path.relative_to(build.DIST).as_posix() for path in build.DIST.rglob("*") if path.is_file()}
    # What is for hosts is no part of what arrives, and pictures of the page are of no use once it is there.
    others = (".map", ".gz", ".br", ".webp")
    assert {name for name in built - kept if not name.endswith(others)} == {"sw.js", *hosting.HOSTS}
    assert kept <= built


def test_a_new_version_comes_with_the_next_load(page: Page, plays: Plays, deploy: Path, server: Server) -> None:
    visit(page, server.url)
    change(deploy, *title("New"))
    page.reload()
    expect(page).to_have_title("Bummerl – Schnapsen")
    assert look_for_new_version(page) == "installed"
    plays(page)
    page.reload()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=TAKEOVER)
    plays(page)
    kept = page.evaluate(KEPT)
    assert not kept["waiting"]
    assert len(kept["files"]) == len({name.partition("?")[0] for name in kept["files"]}), "nothing old is left"
    server.stop()
    page.reload()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=TAKEOVER)
    plays(page)


def test_no_new_version_under_another_page(page: Page, deploy: Path, server: Server) -> None:
    visit(page, server.url)
    other = page.context.new_page()
    other.goto(server.url)
    change(deploy, *title("New"))
    assert look_for_new_version(other) == "installed"
    # The first page of all belongs to no version, and is open all the same.
    for each in (other, page, page):
        each.reload()
        expect(each).to_have_title("Bummerl – Schnapsen")
    other.close()
    page.reload()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=TAKEOVER)


@pytest.mark.parametrize("answer", [Answer(status=404), Answer(b"/* of yet another deploy */")], ids=["404", "other"])
def test_a_half_finished_deploy_is_not_kept(
    page: Page, plays: Plays, deploy: Path, server: Server, answer: Answer
) -> None:
    visit(page, server.url)
    change(deploy, *title("New"))
    change(deploy, "licenses.txt", "Python", "New Python")
    server.answers["licenses.txt"] = answer
    assert look_for_new_version(page) == "redundant"
    page.reload()
    expect(page).to_have_title("Bummerl – Schnapsen")
    plays(page)
    server.answers.clear()
    assert look_for_new_version(page) == "installed"
    page.reload()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=TAKEOVER)
    plays(page)
