"""The statistics: deals remembered once, shown, saved to a file, deleted and brought back; storage may be forbidden."""

import copy
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from access import axe, axe_in_all_colours, focus, in_sizes, tight
from laid import MATCH
from playwright.sync_api import Page, expect
from table import Table, seed_of

SIZES = ((390, 844), (844, 390), (360, 640), (1280, 800))

# Everything that the chronicle's database holds, by its keys.
KEPT = """async () => {
  const open = indexedDB.open("bummerl-chronicle");
  open.onupgradeneeded = () => open.result.createObjectStore("deals");
  const db = await new Promise((resolve) => { open.onsuccess = () => resolve(open.result); });
  const all = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const store = db.transaction("deals").objectStore("deals");
  const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
  db.close();
  return Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}"""

# Plays on until the page goes.
PLAY_ON = """(table) => setInterval(() => {
  const { snapshot } = table.game;
  (snapshot.result ? table.next() : table.play(snapshot.legal[0])).catch(() => {});
}, 20)"""

# A match that the engine cannot give away as a save.
UNSAVED = """() => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    for (const each of message.argumentList ?? []) if (each.value === "save") each.value = "saved";
    return postMessage.call(this, message, ...rest);
  };
}"""

FORBIDDEN = """Object.defineProperty(globalThis, "indexedDB", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""


class Statistics:
    """The statistics screen of a table's page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.sheet = self.page.locator(".statistics")

    def open(self) -> None:
        self.page.locator("[slot=menu]").click()
        self.page.locator("[data-entry=stats]").click()
        expect(self.sheet).to_be_visible()

    def close(self) -> None:
        self.sheet.locator("[data-close]").click()
        expect(self.sheet).to_have_count(0)

    def figure(self, name: str) -> str:
        return self.sheet.locator(f"[data-tile={name}] .big").inner_text()

    def figures(self) -> dict[str, str]:
        return {name: self.figure(name) for name in ("bummerl", "deals", "points", "rating")}

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = self.page.evaluate(KEPT)
        return kept

    def lines(self) -> dict[str, Any]:
        return {key: value for key, value in self.kept().items() if not key.startswith("record:")}

    def wait_for(self, deals: int) -> None:
        """Wait until so many deals are kept: they are, a moment after their end."""
        for _ in range(100):
            if len(self.lines()) == deals:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{len(self.lines())} deals are kept, not {deals}")

    def press(self, name: str) -> None:
        self.sheet.locator(f"[data-keep={name}]").click()

    def save(self, path: Path) -> dict[str, Any]:
        with self.page.expect_download() as download:
            self.press("save")
        assert download.value.suggested_filename.startswith("bummerl-2")
        download.value.save_as(path)
        content: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return content

    def pick(self, path: Path) -> None:
        self.sheet.locator("input[type=file]").set_input_files(path)

    def choose(self, what: str) -> None:
        """What is to become of the file that has been read."""
        self.sheet.locator(f"[name=take][value={what}]").check()


def backup(saved: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> str:
    """A backup with something changed inside, its checksum put right."""
    file = copy.deepcopy(saved)
    change(file["content"])
    text = json.dumps(file["content"], separators=(",", ":"), ensure_ascii=False)
    return json.dumps({**file, "check": f"{zlib.crc32(text.encode()):08x}"})


def bad_files(saved: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Files that are refused: why, where, their text."""
    text = json.dumps(saved)

    def wrong(change: Callable[[dict[str, Any]], None]) -> str:
        return backup(saved, change)

    return [
        ("foreign", "", '{"format": "bummerl-save", "v": 1}'),
        ("foreign", "", "x" * 10_000_000),
        ("foreign", "", json.dumps({"text": "x" * 10_000_000})),
        ("broken", "JSON", text[:-300]),
        ("newer", "3", json.dumps({**saved, "version": 3})),
        ("version", "0", json.dumps({**saved, "version": 0})),
        ("incomplete", "content", json.dumps({key: value for key, value in saved.items() if key != "content"})),
        ("checksum", "", text.replace('"level": "beginner"', '"level": "expert"', 1)),
        ("content", "deals[1].result.points", wrong(lambda content: content["deals"][1]["result"]["points"].pop())),
        ("content", "deals[0].at", wrong(lambda content: content["deals"][0].update(at="yesterday"))),
        ("game", "not a saved game", wrong(lambda content: content.update(game="{}"))),
    ]


def end_deal(table: Table) -> None:
    """The quickest end there is."""
    table.wait()
    table.element.evaluate("(table) => table.play('r')")
    expect(table.page.locator("#result-title")).to_be_visible()


@pytest.fixture
def statistics(table: Table) -> Statistics:
    return Statistics(table)


def reopen(table: Table) -> None:
    expect(table.hand.or_(table.dialog).first).to_be_visible(timeout=60_000)
    table.wait()


def test_a_match_is_remembered_once_shown_saved_deleted_and_brought_back(
    table: Table, statistics: Statistics, page: Page, tmp_path: Path
) -> None:
    table.hasten()
    table.open(seed_of(1))
    table.wait()
    statistics.open()
    expect(page.locator("[data-empty]")).to_be_visible()
    assert axe(page) == []
    statistics.close()

    # Of two entries pressed at once, or one after the other, the last is what one gets, also if the first takes longer.
    for first, last in (("new", "stats"), ("share", "about"), ("stats", "about")):
        page.locator("[slot=menu]").click()
        page.evaluate(
            "(keys) => { for (const key of keys) document.querySelector(key).click(); }",
            [f"[data-entry={first}]", f"[data-entry={last}]"],
        )
        title = page.locator("#over-title")
        expected = {"stats": "Statistik", "about": "Über Bummerl"}[last]
        expect(title).to_have_text(expected)
        page.wait_for_timeout(300)
        expect(title).to_have_text(expected)
        page.locator("dialog[open] [data-close]").click()

    states = table.element.evaluate(MATCH)
    last = states[-1]
    statistics.wait_for(len(states))
    lines = statistics.lines()
    assert set(lines) == {state["shuffle"]["commitment"] for state in states}
    assert {line["kind"] for line in lines.values()} == {"counts"}
    record = next(value for key, value in statistics.kept().items() if key.endswith(last["shuffle"]["commitment"]))
    assert "??" not in json.dumps(record)
    mine = lines[last["shuffle"]["commitment"]]
    assert mine["hand"]["expected"]["trumps"] == pytest.approx(20 / 19)
    assert mine["exchanges"] == 0
    assert mine["result"]["match"] == last["result"]["match"]

    # The deal's end comes again with a reload, and with another tab at the same game.
    page.reload()
    reopen(table)
    other = page.context.new_page()
    other.goto(table.site)
    expect(other.locator("#result-title")).to_be_visible(timeout=60_000)
    other.close()
    page.wait_for_timeout(300)
    assert statistics.lines() == lines

    won = [state["result"]["winner"] == 0 for state in states]
    table.next()
    statistics.open()
    figures = statistics.figures()
    assert figures["deals"] == str(len(states))
    assert figures["bummerl"] == " : ".join(str(count) for count in last["bummerl"])
    expect(statistics.sheet.locator("[data-tile=deals]")).to_contain_text(f"{sum(won)} gewonnen")
    expect(statistics.sheet.locator("[data-tile=rating]")).to_contain_text("noch unsicher")
    expect(statistics.sheet.locator("[data-verdict]")).to_have_attribute("data-verdict", "few")
    expect(statistics.sheet.locator("[data-deal]")).to_have_count(min(10, len(states)))
    assert axe_in_all_colours(page) == []
    assert in_sizes(page, SIZES, lambda: tight(page)) == {}

    statistics.sheet.locator("[data-deal-act=review]").first.click()
    expect(page.locator(".sheet--review")).to_contain_text(f"Spiel {last['deal']}")
    page.locator(".sheet--review [data-close]").click()
    expect(statistics.sheet).to_be_visible()

    running = table.state()["shuffle"]
    file = tmp_path / "all.json"
    statistics.close()
    # The menu leads there, too.
    table.enter("backup")
    expect(page.locator("[data-keep=save]")).to_be_focused()
    for button in page.locator(".keeping .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
    saved = statistics.save(file)
    expect(page.locator("[data-saved]")).to_have_text(re.compile(r"^Gesichert als bummerl-[\d-]+\.json\.$"))
    assert (saved["format"], saved["version"]) == ("bummerl-backup", 2)
    assert [line["id"] for line in saved["content"]["deals"]] == [state["shuffle"]["commitment"] for state in states]

    bad = tmp_path / "bad.json"
    for fault, place, text in bad_files(saved):
        bad.write_text(text, "utf-8")
        statistics.pick(bad)
        expect(statistics.sheet.locator(f"[data-bad={fault}]")).to_contain_text(place)
        statistics.sheet.locator("[data-panel=last]").scroll_into_view_if_needed()
    assert statistics.lines() == lines
    assert table.state()["shuffle"] == running

    bad.write_text(backup(saved, lambda _: None), "utf-8")
    statistics.pick(bad)
    expect(statistics.sheet.locator("[data-found]")).to_contain_text(f"{len(states)} Spiele, alle vom")
    expect(statistics.sheet.locator("[data-found]")).to_contain_text("eine laufende Partie")
    page.set_viewport_size({"width": 390, "height": 844})
    statistics.choose("replace")
    expect(page.locator("[data-keep=take]")).to_be_in_viewport(ratio=1)
    assert axe(page) == []
    assert in_sizes(page, SIZES, lambda: tight(page)) == {}
    statistics.choose("merge")
    statistics.press("take")
    expect(statistics.sheet.locator("[data-merged]")).to_have_text("Alle Spiele der Datei waren schon da.")
    assert focus(page)
    assert statistics.figures() == figures

    # Another tab plays on and on when all is deleted; it writes nothing back and begins anew as well.
    beside = Table(page.context.new_page(), table.site)
    beside.page.goto(table.site)
    assert beside.appear()["shuffle"] == running
    beside.element.evaluate(PLAY_ON)
    statistics.press("delete")
    statistics.press("cancel")
    assert statistics.lines() == lines
    statistics.press("delete")
    with page.expect_navigation(), beside.page.expect_navigation():
        statistics.press("remove")
    reopen(table)
    reopen(beside)
    assert statistics.kept() == {}
    done = page.locator("[data-notice=notice-deleted]")
    expect(done).to_be_visible()
    expect(page.locator("#over [aria-live]")).to_have_text(done.locator("p").inner_text())
    done.get_by_role("button").click()
    expect(beside.page.locator("[data-notice=notice-deleted]")).to_have_count(0)
    assert beside.state()["shuffle"] != running
    beside.page.close()
    assert table.state()["bummerl"] == [0, 0]
    assert table.state()["shuffle"] != running

    statistics.open()
    statistics.pick(file)
    statistics.choose("replace")
    with page.expect_download() as download, page.expect_navigation():
        statistics.press("take")
    safe = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert safe["content"]["deals"] == []
    assert safe["content"]["game"] not in (None, saved["content"]["game"])
    reopen(table)
    expect(page.locator("[data-notice=notice-replaced]")).to_be_visible()
    assert table.state()["shuffle"] == running
    statistics.open()
    assert statistics.figures() == figures
    assert statistics.lines() == lines


def test_play_goes_on_where_nothing_can_be_kept(table: Table, statistics: Statistics, page: Page) -> None:
    page.add_init_script(FORBIDDEN)
    table.open(seed_of(1))
    end_deal(table)
    notice = page.locator("[data-notice=notice-not-kept]")
    expect(notice).to_be_visible()
    table.next()
    notice.get_by_role("button").click()
    end_deal(table)
    table.next()
    expect(notice).to_have_count(0)
    statistics.open()
    expect(page.locator("[data-unkept]")).to_be_visible()
    statistics.press("save")
    expect(statistics.sheet.locator("[data-bad=storage]")).to_be_visible()


def test_what_cannot_be_saved_or_kept_is_told_and_changes_nothing(
    table: Table, statistics: Statistics, page: Page, tmp_path: Path
) -> None:
    table.open(seed_of(1))
    end_deal(table)
    statistics.wait_for(1)
    table.next()
    statistics.open()
    file = tmp_path / "all.json"
    saved = statistics.save(file)
    assert len(saved["content"]["deals"]) == 1
    statistics.close()
    end_deal(table)
    statistics.wait_for(2)
    table.next()
    before, running = statistics.kept(), table.wait()["shuffle"]

    statistics.open()
    statistics.pick(file)
    statistics.choose("replace")
    page.evaluate("""() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === "deals") throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value, key);
      };
    }""")
    statistics.sheet.locator("[data-safe]").uncheck()
    statistics.press("take")
    expect(statistics.sheet.locator("[data-bad=storage]")).to_be_visible()

    page.evaluate(UNSAVED)
    assert statistics.save(tmp_path / "partial.json")["content"]["game"] is None
    expect(statistics.sheet.locator("[data-bad=partial]")).to_contain_text("saved")
    statistics.pick(file)
    statistics.choose("replace")
    with page.expect_download():
        statistics.press("take")
    expect(statistics.sheet.locator("[data-bad=partial]")).to_be_visible()

    assert statistics.kept() == before
    page.reload()
    reopen(table)
    assert table.state()["shuffle"] == running
