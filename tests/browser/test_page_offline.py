"""What the page tells of play without a network, and how it offers a new version."""

from pathlib import Path

import pytest
from deploys import change, look_for_new_version, title
from playwright.sync_api import Page, expect
from server import Answer, Server
from table import State, Table, seed_of

pytestmark = pytest.mark.offline

# A file that the table does without.
SPARE = "licenses.txt"
# So many files are there soon after it.
FURTHER = 5
STATE = "[data-offline]"
SPOKEN = "#over .vh[aria-live]"
ARRIVAL = 60_000


def told(page: Page, notice: str, text: str) -> None:
    """Assert that a notice is there, to be seen and to be heard."""
    expect(page.locator(f"[data-notice={notice}]")).to_contain_text(text, timeout=ARRIVAL)
    expect(page.locator(SPOKEN)).to_contain_text(text)


def hears(page: Page, state: str) -> None:
    """Assert what the open screen about the page says."""
    expect(page.locator(STATE)).to_have_attribute("data-offline", state, timeout=ARRIVAL)


def test_what_could_not_be_kept_is_told_and_tried_again(table: Table, server: Server, errors: list[str]) -> None:
    page = table.page
    server.answers[SPARE] = Answer(b"of another deploy")
    table.open(seed_of(1))
    told(page, "notice-unkept-line", "Nicht alles ist angekommen")
    table.enter("about")
    hears(page, "line")
    del server.answers[SPARE]
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.origin, "quotaSize": 15_000_000})
    page.locator("[data-again]").click()
    expect(page.locator(STATE)).to_be_focused()
    told(page, "notice-unkept-room", "zu wenig Platz")
    hears(page, "room")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.origin})
    page.locator("[data-again]").click()
    told(page, "notice-offline", "ohne Netz")
    hears(page, "kept")
    expect(table.dialog).to_contain_text("MB auf diesem Gerät")
    expect(page.locator("[data-again]")).to_have_count(0)
    errors.clear()


def test_the_next_visit_fetches_what_did_not_come(table: Table, server: Server, errors: list[str]) -> None:
    page = table.page
    server.answers[SPARE] = Answer(never=True)
    table.open(seed_of(1))
    table.wait()
    while SPARE not in server.requests or len(server.requests) < server.requests.index(SPARE) + FURTHER:
        page.wait_for_timeout(20)
    server.stop()
    told(page, "notice-unkept-line", "Nicht alles ist angekommen")
    server.answers.clear()
    server.requests.clear()
    server.start()
    page.reload()
    told(page, "notice-offline", "ohne Netz")
    assert server.requests.count(SPARE) == 1
    assert "cards/french.svg" not in server.requests, "what was there is not fetched again"
    errors.clear()


def test_what_is_lost_without_a_network_is_told(table: Table, server: Server, errors: list[str]) -> None:
    page = table.page
    table.open(seed_of(1))
    told(page, "notice-offline", "ohne Netz")
    lose = """async (name) => {
      const cache = await caches.open((await caches.keys())[0]);
      for (const request of await cache.keys()) if (request.url.includes(name)) await cache.delete(request);
    }"""
    page.evaluate(lose, SPARE)
    server.stop()
    table.reload()
    table.enter("about")
    hears(page, "line")
    server.start()
    page.locator("[data-again]").click()
    hears(page, "kept")
    errors.clear()


def test_a_browser_that_forbids_it(table: Table) -> None:
    table.page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() {} })")
    table.open(seed_of(1))
    told(table.page, "notice-unkept-forbidden", "erlaubt es nicht")
    table.enter("about")
    hears(table.page, "forbidden")
    expect(table.page.locator("[data-again]")).to_have_count(0)


def resign(table: Table) -> State:
    table.enter("resign")
    table.option("confirm").click()
    expect(table.page.locator("#result-title")).to_be_visible()
    return table.wait()


def test_a_new_version_is_offered_between_deals(table: Table, deploy: Path, server: Server) -> None:
    page = table.page
    offer = page.locator("[data-update]")
    held = page.get_by_text("sobald die anderen Tabs")
    table.open(seed_of(3))
    told(page, "notice-offline", "ohne Netz")
    table.reload()
    change(deploy, *title("New"))
    assert look_for_new_version(page) == "installed"
    table.lay()
    table.wait()
    expect(offer).to_be_hidden()
    resign(table)
    expect(offer).to_be_visible()
    other = page.context.new_page()
    other.goto(server.url)
    expect(other).to_have_title("Bummerl – Schnapsen")
    offer.get_by_role("button").click()
    expect(held).to_be_visible()
    other.close()
    table.next()
    table.wait()
    expect(held).to_be_hidden()
    ended = resign(table)
    offer.get_by_role("button").click()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=ARRIVAL)
    assert {**table.appear(), "events": []} == {**ended, "events": []}
    expect(offer).to_have_count(0)
    table.next()
    assert table.wait()["deal"] == 3


TAKEN_OVER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (registration.waiting || registration.active.state !== "activated")
    await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 300));
}"""


def test_a_version_that_was_held_up_does_not_come_in_mid_deal(table: Table, deploy: Path, server: Server) -> None:
    """The first visit belongs to no version: when the other tab goes, nothing holds up the new one."""
    page = table.page
    offer = page.locator("[data-update]").get_by_role("button")
    table.open(seed_of(3))
    told(page, "notice-offline", "ohne Netz")
    other = page.context.new_page()
    other.goto(server.url)
    change(deploy, *title("New"))
    assert look_for_new_version(page) == "installed"
    resign(table)
    offer.click()
    expect(page.get_by_text("sobald die anderen Tabs")).to_be_visible()
    table.next()
    table.wait()
    other.close()
    page.evaluate(TAKEN_OVER)
    expect(page).to_have_title("Bummerl – Schnapsen")
    resign(table)
    offer.click()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=ARRIVAL)


LATER = "() => { const { now } = Date; Date.now = () => now() + 7_200_000; }"


def test_a_page_that_stays_open_finds_a_new_version(table: Table, deploy: Path, server: Server) -> None:
    """At first it does not come as a whole; two people play on meanwhile, and lose nothing when they take it."""
    page = table.page
    offer = page.locator("[data-update]")
    table.open(seed_of(3))
    told(page, "notice-offline", "ohne Netz")
    change(deploy, *title("New"))
    change(deploy, SPARE, "Python", "New Python")
    server.answers[SPARE] = Answer(status=404)
    page.evaluate(LATER)
    resign(table)
    expect(offer).to_be_hidden()
    table.next()
    table.wait()
    table.enter("about")
    again = page.locator("[data-again]")
    expect(again).to_be_visible(timeout=ARRIVAL)
    expect(table.dialog).to_contain_text("nicht ganz angekommen")
    server.answers.clear()
    again.click()
    expect(table.dialog).to_contain_text("kommt beim nächsten Laden", timeout=ARRIVAL)
    hears(page, "kept")
    page.keyboard.press("Escape")
    table.enter("two")
    page.locator("[data-start]").click()
    page.wait_for_timeout(450)
    page.locator("[data-uncover]").click()
    table.wait()
    expect(offer).to_be_hidden()
    ended = resign(table)
    offer.get_by_role("button").click()
    expect(page).to_have_title("New Bummerl – Schnapsen", timeout=ARRIVAL)
    expect(page.locator("#result-title")).to_be_visible(timeout=ARRIVAL)
    assert {**table.wait(), "events": []} == {**ended, "events": []}


# What is asked of the browser is counted in the page; it answers as one that has not been asked before.
COUNT = """
globalThis.asked = 0;
StorageManager.prototype.persisted = async () => false;
StorageManager.prototype.persist = async () => { asked += 1; return false; };
"""
LOSE_GAMES = """async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""


def test_the_browser_is_asked_to_keep_games_and_their_loss_is_told(table: Table, blank: str) -> None:
    page = table.page
    page.add_init_script(COUNT)
    table.open(seed_of(3))
    table.wait()
    assert page.evaluate("asked") == 0, "there is nothing to lose yet"
    for _ in range(2):
        resign(table)
        page.wait_for_timeout(200)
        table.next()
        table.wait()
    assert page.evaluate("asked") == 1, "the person may be asked in turn"
    table.reload()
    notice = page.locator("[data-notice=notice-lost]")
    expect(notice).to_have_count(0)
    page.goto(blank)
    page.evaluate(LOSE_GAMES)
    table.open()
    told(page, "notice-lost", "gelöscht")
    notice.get_by_role("button", name="Sicherung").click()
    expect(page.locator("[data-panel=keeping]")).to_be_visible()
    table.reload()
    page.wait_for_timeout(300)
    expect(notice).to_have_count(0)
