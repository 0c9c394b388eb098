"""Three and four play on when Python dies in the computer's turn, and when their save is damaged."""

import pytest
from playwright.sync_api import expect
from table import Table, seed_of
from test_many_hands import OVER, act, until
from test_page_lost import DIES


def test_the_computers_turn_goes_on_in_another_python(table: Table, errors: list[str]) -> None:
    """It dies while one computer after the other is to move, in the auction and in play."""
    page = table.page
    table.hasten()
    table.open(seed_of(1), rules="bauern")
    for phases in (("bid",), ("lead", "answer")):
        before = until(table, *phases)
        table.rest()
        if phases == ("bid",):
            table.control("-" if "pass" in before["legal"] else "ok").click()
        else:
            table.press(next(card for card in before["hand"] if card in before["legal"]))
        page.workers[-1].evaluate(DIES)
        after = table.wait()
        assert (after["deal"], after["ply"]) > (before["deal"], before["ply"])
        for close in page.locator("[data-notice] .icon").all():
            close.click()
    assert len(page.workers) == 1
    errors.clear()


# Leaves half of the save.
DAMAGE = """() => new Promise((resolve, reject) => {
  indexedDB.open("bummerl").onsuccess = ({ target: { result: base } }) => {
    const change = base.transaction("games", "readwrite");
    const store = change.objectStore("games");
    store.get("table:main").onsuccess = ({ target: { result: save } }) => {
      const text = typeof save === "string" ? save : JSON.stringify(save);
      store.put(text.slice(0, text.length / 2), "table:main");
    };
    change.oncomplete = () => { base.close(); resolve(); };
    change.onerror = reject;
  };
})"""


def test_a_damaged_save_is_set_aside(table: Table, errors: list[str]) -> None:
    table.hasten()
    table.open(seed_of(2), rules="talon")
    until(table, "lay-away", dear=True)
    table.page.evaluate(DAMAGE)
    state = table.reload()
    assert (state["game"], state["deal"]) == ("talon", 1)
    expect(table.page.locator("[data-notice=notice-set-aside]")).to_be_visible()
    act(table, table.wait())
    errors.clear()


RECORD = {
    "game": "bauern",
    "hands": ["AH KH QH AS TD", "JH QD AC KS JC", "TH KD QC QS KC", "JD TS TC JS AD"],
    "trump": None,
    "leader": 0,
}


@pytest.mark.parametrize(
    "kept",
    [
        '{"record": {}, "seat": "a", "deal": 1, "outcome": {"scores": 5}}',
        '{"record": 5, "seat": 9, "deal": 1, "outcome": "x", "past": 3}',
    ],
)
def test_practice_ends_whatever_is_kept_of_how_it_was_played_before(table: Table, kept: str) -> None:
    table.hasten()
    table.open(seed_of(1), rules="bauern", level="beginner")
    table.element.evaluate("(table, record) => table.practise({ record, ply: 0, seat: 0 })", RECORD)
    table.wait()
    table.page.evaluate("(kept) => { localStorage['bummerl.original.main'] = kept; }", kept)
    table.reload()
    until(table, *OVER)
    expect(table.page.locator("#result-title")).to_be_visible()
    expect(table.page.locator("[data-compare]")).to_have_count(0)
