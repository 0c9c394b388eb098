"""A new version takes the place of an old one whose files go: whoever has the old one is never left with nothing."""

from pathlib import Path

import build
import pytest
from built import name_of
from deploys import look_for_new_version, replace_all
from playwright.sync_api import Page, expect
from server import Answer, Server
from table import Table, seed_of

pytestmark = pytest.mark.offline

DIES = "setTimeout(() => { throw new Error('dead'); })"
KEPT = "navigator.serviceWorker.ready.then(() => {})"
OLD, NEW = "Bummerl – Schnapsen", "New Bummerl – Schnapsen"


def lose_python(table: Table) -> None:
    """End Python; the next move shows it."""
    table.page.workers[-1].evaluate(DIES)
    table.lay()


def test_an_old_tab_plays_on_from_what_is_kept(table: Table, deploy: Path, server: Server, errors: list[str]) -> None:
    page = table.page
    table.open(seed_of(3))
    page.evaluate(KEPT)
    table.reload()
    replace_all(deploy)
    assert look_for_new_version(page) == "installed"
    asked = len(server.requests)
    lose_python(table)
    expect(page.locator("[data-notice=notice-renewed]")).to_be_visible(timeout=30_000)
    other = Table(page.context.new_page(), table.site)
    other.open()
    expect(other.page).to_have_title(OLD)
    other.page.close()
    assert table.play_deal()["deal"] == 1
    assert {*server.requests[asked:]} <= {"sw.js"}, "all was kept"
    # A reload past all that is kept gets the new version, and the match goes on.
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    expect(page).to_have_title(NEW)
    assert table.appear()["deal"] == 1
    assert page.evaluate("navigator.serviceWorker.controller") is None
    errors.clear()


@pytest.mark.browser_context_args(service_workers="block")
def test_an_old_tab_that_kept_nothing_says_that_there_is_a_new_version(
    table: Table, deploy: Path, server: Server, errors: list[str]
) -> None:
    page = table.page
    # Else the worker would begin from what the browser keeps for every page.
    server.answers["python/worker.js"] = Answer(headers={"Cache-Control": "no-store"})
    table.open(seed_of(3))
    replace_all(deploy)
    table.lay()
    hand = table.wait()["hand"]
    lose_python(table)
    fault = page.locator(".fault")
    expect(fault).to_contain_text("Es gibt eine neue Fassung", timeout=30_000)
    fault.get_by_role("button", name="Neu laden").click()
    expect(page).to_have_title(NEW)
    assert table.appear()["hand"] == hand
    errors.clear()


@pytest.mark.parametrize("script", [True, False], ids=["with its first script", "with nothing"])
def test_an_old_page_whose_files_are_gone_is_not_blank(
    page: Page, blank: str, deploy: Path, server: Server, errors: list[str], script: bool
) -> None:
    """Where the script that comes first is there, it loads the page anew; else the page itself says how."""
    kept = {"Content-Type": "text/html", "Cache-Control": "max-age=600"}
    server.answers[""] = Answer((deploy / "index.html").read_bytes(), headers=kept)
    page.goto(blank)
    page.evaluate("fetch('./').then((answer) => answer.text())")
    del server.answers[""]
    replace_all(deploy)
    if script:
        first = name_of("app/first.js")
        (deploy / first).write_bytes((build.DIST / first).read_bytes())
    page.goto(server.url)
    if not script:
        expect(page).to_have_title(OLD)
        page.get_by_text("Das Spiel ist noch nicht da").get_by_role("link").click()
    expect(page).to_have_title(NEW, timeout=30_000)
    expect(page.locator(".hand .card")).to_have_count(5, timeout=30_000)
    expect(page.locator(".late").first).to_be_hidden()
    errors.clear()
