"""The page around the table: start, faults, settings, notices, storage."""

import re
from typing import Any

import build
import hosting
import pytest
from access import covered, in_sizes
from playwright.sync_api import BrowserType, expect
from server import Answer, Server
from table import PREFERENCES, Table, seed_of

WASM = "pyodide/pyodide.asm.wasm"
WORKER = "python/worker.js"


def test_the_table_is_there_before_python(table: Table, server: Server) -> None:
    server.answers[WASM] = Answer(never=True)
    table.load()
    expect(table.page.locator(".hand .card")).to_have_count(5)
    expect(table.page.locator(".fan .card")).to_have_count(5)
    expect(table.page.get_by_role("progressbar")).to_be_visible()
    expect(table.status).to_contain_text("Python")


# What scripts could be smuggled in by, each without the site's policy and with another one.
SINKS = """() => {
  const ways = {
    markup: () => { document.createElement("div").innerHTML = "<b>x</b>"; },
    worker: () => new Worker("worker.js"),
    policy: () => trustedTypes.createPolicy("another", {}),
    script: () => { document.createElement("script").text = "0"; },
  };
  return Object.keys(ways).filter((way) => {
    try { ways[way](); return true; } catch (error) { return !(error instanceof TypeError); }
  });
}"""


def test_no_text_becomes_a_script(table: Table, server: Server, errors: list[str]) -> None:
    for page in ("", "embed.html", "learn/de/index.html", "owners/de.html", "players/de.html"):
        table.page.goto(server.url + page)
        assert table.page.evaluate(SINKS) == [], page
    errors.clear()


NO_WASM_POLICY = hosting.POLICY.replace(" 'wasm-unsafe-eval'", "")


@pytest.mark.parametrize(
    ("file", "answer", "text"),
    [
        (WASM, Answer(b"this is no program", headers={"Content-Type": "application/wasm"}), "beschädigt"),
        (WASM, Answer(status=404), "nicht geladen"),
        (WORKER, Answer(headers={"Content-Security-Policy": NO_WASM_POLICY}), "verbietet WebAssembly"),
    ],
)
def test_a_failed_start_says_why_and_can_be_tried_again(
    table: Table, server: Server, errors: list[str], file: str, answer: Answer, text: str
) -> None:
    server.answers[file] = answer
    table.load(seed_of(1))
    fault = table.page.locator(".fault")
    expect(fault).to_contain_text(text, timeout=60_000)
    del server.answers[file]
    fault.get_by_role("button").click()
    expect(table.hand).to_have_count(5, timeout=60_000)
    table.wait()
    errors.clear()


def test_a_browser_without_web_assembly(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str
) -> None:
    flags = [*browser_type_launch_args["args"], "--js-flags=--jitless"]
    with browser_type.launch(**{**browser_type_launch_args, "args": flags}) as browser:
        page = browser.new_page(locale="en")
        page.goto(site)
        expect(page.locator(".fault")).to_contain_text("no WebAssembly", timeout=60_000)


def test_settings_are_kept(table: Table) -> None:
    table.open(seed_of(30))
    table.wait()
    table.page.get_by_role("button", name="Menü").click()
    table.page.get_by_role("combobox", name="Sprache").select_option("en")
    expect(table.page.get_by_role("heading", name="Settings")).to_be_visible()
    table.page.get_by_role("radio", name="Four colours").check(force=True)
    table.page.get_by_role("radio", name="Dark").check(force=True)
    table.page.get_by_role("radio", name="None").check(force=True)
    table.page.keyboard.press("Escape")
    expect(table.element).to_have_attribute("data-deck", "french4")
    expect(table.page.locator(".seat--you .pts")).to_have_text("0 tricks")
    assert table.state()["points"] == [None, None]
    state = table.reload()
    assert table.page.locator("html").get_attribute("data-theme") == "dark"
    expect(table.card("KC")).to_have_accessible_name("King of Clubs, 20 possible")
    assert state["options"]["show_points"] == "none"


def test_a_deck_follows_the_language_until_it_is_chosen(table: Table) -> None:
    table.open(seed_of(30), lang="en")
    table.wait()
    expect(table.element).to_have_attribute("data-deck", "french")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("combobox", name="Language").select_option("de")
    expect(table.element).to_have_attribute("data-deck", "tell")


def test_a_new_game_asks_before_it_drops_the_running_one(table: Table) -> None:
    table.open(seed_of(30))
    before = table.wait()
    table.enter("new")
    table.page.locator("[data-start]").click()
    expect(table.dialog).to_have_count(0)
    after = table.wait()
    assert after["deal"] == 1
    assert after["shuffle"]["commitment"] != before["shuffle"]["commitment"]


CLEAR_TRACK = re.compile(r"^rgb\(.+\) rgba\(0, 0, 0, 0\)$")


def test_menu_leads_to_help_about_and_resigning(table: Table) -> None:
    table.open(seed_of(30))
    table.wait()
    table.enter("about")
    expect(table.dialog).to_contain_text("0.1.0")
    expect(table.dialog).to_contain_text("3.14")
    owners = table.page.locator("[data-owners]").get_attribute("href")
    assert (build.DIST / str(owners)).is_file()
    # Links and scrollbars have no colours of the browser's own.
    expect(table.page.locator("[data-owners]")).to_have_css("color", "rgb(122, 87, 16)")
    expect(table.dialog).to_have_css("scrollbar-color", CLEAR_TRACK)
    table.page.keyboard.press("Escape")
    table.enter("help")
    expect(table.dialog).to_have_css("scrollbar-color", CLEAR_TRACK)
    expect(table.dialog).to_contain_text("66 Punkte")
    # As the comparison of rules has it.
    expect(table.dialog).to_contain_text("3 oder mehr Karten verdeckt")
    table.page.keyboard.press("Escape")
    table.enter("resign")
    expect(table.option("confirm")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.enter("learn")
    expect(table.page).to_have_url(f"{table.site}learn/de/index.html")
    expect(table.page.locator(".lessons a").first).to_be_visible()


CLOSE_AND_OPEN = """() => {
  document.querySelector("#over dialog").close();
  document.querySelector("[slot=menu]").click();
}"""


def test_the_screen_that_closes_takes_no_other_with_it(table: Table) -> None:
    """A dialog tells of its end only when another may lie there already."""
    table.open(seed_of(1))
    table.page.locator("[slot=menu]").click()
    table.page.evaluate(CLOSE_AND_OPEN)
    table.page.wait_for_timeout(100)
    expect(table.page.locator("[data-entry=about]")).to_be_visible()


def test_damaged_preferences_do_no_harm(table: Table) -> None:
    kept = '{"lang": 7, "deck": "none", "theme": "??", "speed": ""}'
    table.page.add_init_script(f"localStorage.setItem('{PREFERENCES}', {kept!r})")
    table.page.goto(table.site + f"?seed={seed_of(1)}")
    expect(table.hand).to_have_count(5, timeout=60_000)


def test_storage_that_throws(table: Table) -> None:
    table.page.add_init_script("""
      Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
    """)
    table.page.goto(table.site + f"?seed={seed_of(1)}")
    expect(table.hand).to_have_count(5, timeout=60_000)
    table.wait()


def test_a_damaged_save_is_set_aside_and_can_be_downloaded(table: Table) -> None:
    table.open(seed_of(1))
    table.wait()
    damaged = '{"format": "bummerl-save", "v": 1, "note": "beschädigt 🂡\\n\\t'
    table.page.evaluate(
        """async (damaged) => {
      for (const { name } of await indexedDB.databases()) {
        const open = indexedDB.open(name);
        const db = await new Promise((resolve) => { open.onsuccess = () => resolve(open.result); });
        for (const store of db.objectStoreNames) {
          const all = db.transaction(store, "readwrite").objectStore(store);
          const asked = all.getAllKeys();
          const keys = await new Promise((resolve) => { asked.onsuccess = () => resolve(asked.result); });
          for (const key of keys) all.put(damaged, key);
          await new Promise((resolve) => { all.transaction.oncomplete = resolve; });
        }
        db.close();
      }
    }""",
        damaged,
    )
    table.page.reload()
    expect(table.hand).to_have_count(5, timeout=60_000)
    notice = table.page.locator("[data-notice=notice-set-aside]")
    expect(notice).to_be_visible()
    with table.page.expect_download() as download:
        notice.get_by_role("button", name="Herunterladen").click()
    assert download.value.suggested_filename == "bummerl-save.txt"
    assert download.value.path().read_bytes() == damaged.encode()
    table.wait()


@pytest.mark.offline
def test_offline_readiness_is_told_once(table: Table) -> None:
    table.open(seed_of(1))
    notice = table.page.locator("[data-notice=notice-offline]")
    expect(notice).to_be_visible(timeout=30_000)
    sizes = [(390, 844), (360, 640), (844, 390), (1280, 800)]
    parts = ("h1", ".meta", ".seat--opp .plate", ".trump", ".status", ".hand", ".dock")
    notice.evaluate("(notice) => { notice.style.animation = 'none'; }")
    assert in_sizes(table.page, sizes, lambda: covered(notice, *parts)) == {}
    notice.evaluate("(notice) => { notice.style.animation = ''; }")
    expect(notice).to_have_count(0, timeout=10_000)
    table.reload()
    table.page.wait_for_timeout(500)
    expect(notice).to_have_count(0)
