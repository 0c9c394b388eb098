"""What the page tells of play without a network, in front of a service worker that only says how it stands."""

from collections.abc import Iterator

from journeys import journey
from playwright.sync_api import expect
from stage import Stage

# `first` fails for want of room when it is told to; later versions wait behind one that answers `null` and `false`.
WORKER = """
const container = Object.assign(new EventTarget(), {
  register: async () => (container.waits
    ? { active: { postMessage: (wish, [port]) => port.postMessage(wish === "renew" ? false : null) }, waiting: {} }
    : { installing: container.first }),
  first: Object.assign(new EventTarget(), { state: "installing" }),
  waits: localStorage.waits === "yes",
});
addEventListener("fail", () => {
  container.onmessage({ data: { unkept: "room" } });
  container.first.state = "redundant";
  container.first.dispatchEvent(new Event("statechange"));
});
Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => container });
"""


@journey("notice-unkept", "about-unkept", "about-update", "result-update", "result-update-held")
def offline(stage: Stage) -> Iterator[str]:
    table = stage.table()
    page = table.page
    page.add_init_script(WORKER)
    stage.load(table)
    table.appear()
    page.evaluate("dispatchEvent(new Event('fail'))")
    expect(page.locator("[data-notice=notice-unkept-room]")).to_be_visible()
    yield "notice-unkept"
    table.enter("about")
    expect(page.locator("[data-again]")).to_be_visible()
    yield "about-unkept"
    page.evaluate("localStorage.waits = 'yes'")
    table.reload()
    table.enter("about")
    yield "about-update"
    page.keyboard.press("Escape")
    table.enter("resign")
    table.option("confirm").click()
    expect(page.locator("[data-update]")).to_be_visible()
    yield "result-update"
    page.locator("[data-update] button").click()
    expect(page.locator("[data-update]")).to_have_count(0)
    yield "result-update-held"


@journey("notice-lost", "menu-install", "about-by-hand")
def lasting(stage: Stage) -> Iterator[str]:
    table = stage.table()
    page = table.page
    page.add_init_script("localStorage['bummerl.played'] ??= 'yes'")
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    stage.load(table)
    table.appear()
    expect(page.locator("[data-notice=notice-lost]")).to_be_visible()
    yield "notice-lost"
    page.evaluate("dispatchEvent(new Event('beforeinstallprompt'))")
    page.locator("[slot=menu]").click()
    expect(page.locator("[data-entry=install]")).to_be_visible()
    yield "menu-install"
    page.locator("[data-entry=about]").click()
    yield "about-by-hand"
