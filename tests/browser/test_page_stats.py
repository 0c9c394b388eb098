"""The statistics: deals remembered once, shown, saved to a file, deleted and brought back; storage may be forbidden."""

import json
from pathlib import Path
from typing import Any

import build
import pytest
from laid import MATCH
from playwright.sync_api import Page, expect
from table import Table, seed_of

AXE = (build.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")
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

FORBIDDEN = """Object.defineProperty(globalThis, "indexedDB", {
  get() { throw new DOMException("no", "SecurityError"); },
});"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


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

    def violations(self) -> list[str]:
        """What axe finds."""
        self.page.evaluate(f"(() => {{ {AXE} }})()")
        found: list[str] = self.page.evaluate("""async () => {
          const { violations } = await axe.run(document.querySelector("dialog[open]"));
          return violations.flatMap((each) => each.nodes.map((node) => `${each.id} ${node.html}`));
        }""")
        return found

    def faults(self) -> list[str]:
        """What sticks out, and targets that are too small."""
        faults: list[str] = self.page.evaluate("""() => {
          const dialog = document.querySelector("dialog[open]");
          const wide = dialog.scrollWidth > dialog.clientWidth ? ["wider than the screen"] : [];
          const small = [...dialog.querySelectorAll("button, select, .pick")].filter((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width < 44 || height < 43.5;
          });
          return [...wide, ...small.map((each) => `small ${each.outerHTML}`)];
        }""")
        return faults


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
    table.open(seed_of(1))
    table.wait()
    statistics.open()
    expect(page.locator("[data-empty]")).to_be_visible()
    assert statistics.violations() == []
    statistics.close()

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
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert statistics.violations() == [], theme
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert statistics.faults() == [], (width, height)

    statistics.sheet.locator("[data-deal-act=review]").first.click()
    expect(page.locator(".sheet--review")).to_contain_text(f"Spiel {last['deal']}")
    page.locator(".sheet--review [data-close]").click()
    expect(statistics.sheet).to_be_visible()

    running = table.state()["shuffle"]
    file = tmp_path / "all.json"
    saved = statistics.save(file)
    assert (saved["format"], saved["version"]) == ("bummerl-backup", 1)
    assert [line["id"] for line in saved["content"]["deals"]] == [state["shuffle"]["commitment"] for state in states]

    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text("utf-8").replace('"level": "beginner"', '"level": "expert"', 1), "utf-8")
    statistics.pick(damaged)
    expect(statistics.sheet.locator("[data-bad=checksum]")).to_be_visible()
    assert statistics.lines() == lines
    statistics.pick(file)
    expect(statistics.sheet.locator("[data-found]")).to_contain_text(f"{len(states)} Spiele")
    assert statistics.violations() == []
    statistics.press("merge")
    expect(statistics.sheet.locator("[data-merged]")).to_have_text("Alle Spiele der Datei waren schon da.")
    assert statistics.figures() == figures

    statistics.press("delete")
    statistics.press("cancel")
    assert statistics.lines() == lines
    statistics.press("delete")
    with page.expect_navigation():
        statistics.press("remove")
    reopen(table)
    assert statistics.kept() == {}
    assert table.state()["bummerl"] == [0, 0]
    assert table.state()["shuffle"] != running

    statistics.open()
    statistics.pick(file)
    with page.expect_navigation():
        statistics.press("replace")
    reopen(table)
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


def test_a_full_store_is_told_and_changes_nothing(
    table: Table, statistics: Statistics, page: Page, tmp_path: Path
) -> None:
    table.open(seed_of(1))
    end_deal(table)
    statistics.wait_for(1)
    before = statistics.kept()
    table.next()
    statistics.open()
    file = tmp_path / "all.json"
    saved = statistics.save(file)
    page.evaluate("""() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === "deals") throw new DOMException("full", "QuotaExceededError");
        return put.call(this, value, key);
      };
    }""")
    statistics.pick(file)
    statistics.press("replace")
    expect(statistics.sheet.locator("[data-bad=storage]")).to_be_visible()
    assert statistics.kept() == before
    assert len(saved["content"]["deals"]) == 1
