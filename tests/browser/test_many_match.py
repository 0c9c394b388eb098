"""Whole matches of three and four on a phone without a network: to the next match, and into the statistics."""

import pytest
from access import axe, tight
from playwright.sync_api import expect
from server import Server
from table import State, Table, seed_of
from test_many_hands import act
from test_page_stats import Statistics

pytestmark = pytest.mark.offline

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
    ended, moves = [], 0
    while state["phase"] != "match-end":
        if state["phase"] == "deal-end":
            ended.append(state)
            assert len(ended) < MOST
            table.rest()
            table.next()
        elif rules == "dreier":
            table.lay(low=True)
        else:
            moves += 1
            state = act(table, state, dear=moves % 3 == 0)
        state = table.wait()
    ended.append(state)
    match, company = state["result"]["match"], state["company"] if rules == "dreier" else None
    assert (company or match)["last"] != []
    bummerl = company["bummerl"] if company else state["bummerl"]
    assert max(bummerl) == match["bummerl"]
    sides = 2 if rules == "bauern" else 3
    assert state["series"]["best_of"] == (3 if sides == 2 else 1)
    expect(table.dialog.locator("[data-series]")).to_have_count(1 if sides == 2 else 0)
    expect(table.dialog.locator(".lead").first).to_contain_text("Bummerl")
    if not company:
        teams = state["teams"]
        own = next(team for team, seats in enumerate(teams) if state["seat"] in seats)
        got = [str(match["bummerl"] * ((own + place) % sides in match["last"])) for place in range(sides)]
        expect(table.dialog.locator(".tally tfoot tr").last.locator("td")).to_have_text(got)
    table.rest()
    table.next()
    state = table.wait()
    assert state["deal"] == 1
    assert (state["company"]["bummerl"] if company else state["bummerl"]) == bummerl
    if state["result"]:
        # Who deals has watched the first deal of the next match.
        ended.append(state)
        table.rest()
        table.next()
    counted(Statistics(table), rules, ended)
    errors.clear()


def counted(statistics: Statistics, rules: str, ended: list[State]) -> None:
    """The deals that have ended are in the statistics of their game."""
    statistics.wait_for(len(ended))
    statistics.open()
    sheet, page = statistics.sheet, statistics.page
    expect(sheet.locator("[data-filter=rules]")).to_have_value(rules)
    played = [state for state in ended if not state["watching"]]
    assert statistics.figure("deals") == str(len(played))
    assert sum(map(int, statistics.figure("matches").split(" : "))) <= 1
    expect(sheet.locator("[data-deal]")).to_have_count(len(ended))
    if rules == "dreier":
        assert statistics.figure("out") == str(len(ended) - len(played))
    else:
        made = [state["result"] for state in ended if state["result"]["declarer"] == state["seat"]]
        expected = f"{sum(result['made'] for result in made)} von" if made else "noch kein eigenes Spiel"
        expect(sheet.locator("[data-tile=declared]")).to_contain_text(expected)
        contracts = {state["result"]["contract"] for state in ended}
        expect(sheet.locator("[data-contract]")).to_have_count(len(contracts))
    assert tight(page) == []
    assert axe(page) == []
    sheet.locator("[data-filter=rules]").select_option("")
    expect(sheet.locator("[data-nothing]")).to_be_visible()
    sheet.locator("[data-deal-act=review]").first.click()
    expect(page.locator(".sheet--review")).to_contain_text(f"Spiel {ended[-1]['deal']}")
