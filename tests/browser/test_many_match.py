"""Whole matches of three and four on a phone without a network: from the first deal to the next match's."""

import pytest
from playwright.sync_api import expect
from server import Server
from table import Table, seed_of
from test_many_hands import act

# Deals that follow from these seeds and presses decide soon.
SEEDS = {"bauern": 5, "talon": 35, "dreier": 15}
MOST = 6


@pytest.mark.parametrize("rules", SEEDS)
def test_a_match_to_its_end(table: Table, server: Server, rules: str, errors: list[str]) -> None:
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.hasten()
    table.open(seed_of(SEEDS[rules]), rules=rules, level="beginner", series="3")
    expect(page.locator("[data-notice=notice-offline]")).to_be_attached(timeout=60_000)
    server.stop()
    state = table.reload()
    seats = len(state["company"]["score"]) if rules == "dreier" else len(state["seats"])
    assert seats == {"bauern": 4, "talon": 3, "dreier": 3}[rules]
    deals, moves = 1, 0
    while state["phase"] != "match-end":
        if state["phase"] == "deal-end":
            deals += 1
            assert deals <= MOST
            table.rest()
            table.next()
        elif rules == "dreier":
            table.lay(low=True)
        else:
            moves += 1
            state = act(table, state, dear=moves % 3 == 0)
        state = table.wait()
    match, company = state["result"]["match"], state["company"] if rules == "dreier" else None
    assert (company or match)["last"] != []
    bummerl = company["bummerl"] if company else state["bummerl"]
    assert max(bummerl) == match["bummerl"]
    sides = 2 if rules == "bauern" else 3
    assert state["series"]["best_of"] == (3 if sides == 2 else 1)
    expect(table.dialog.locator("[data-series]")).to_have_count(1 if sides == 2 else 0)
    expect(table.dialog.locator(".lead").first).to_contain_text("Bummerl")
    table.rest()
    table.next()
    state = table.wait()
    assert state["deal"] == 1
    assert (state["company"]["bummerl"] if company else state["bummerl"]) == bummerl
    errors.clear()
