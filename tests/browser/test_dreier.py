"""Dreierschnapsen: two of three play at the table for two, the dealer looks on."""

from access import axe, axe_in_all_colours
from playwright.sync_api import expect
from table import Table


def test_who_deals_looks_on(table: Table) -> None:
    """Three deals: in one of them the person sits out, sees no card before the end, and goes on like the others."""
    table.hasten()
    table.open("5" * 64, rules="dreier")
    rows = table.page.locator(".company").first.locator("li")
    watched = 0
    for number in range(3):
        state = table.state()
        expect(rows).to_have_count(3)
        expect(table.page.locator(".table .company--out")).to_have_count(1)
        if state["watching"]:
            watched += 1
            assert state["hand"] == []
            assert state["legal"] == []
            assert state["company"]["seat"] == state["company"]["dealer"]
            expect(table.page.locator(".hand [data-card]")).to_have_count(0)
            assert axe(table.page) == []
        ended = table.play_deal()
        before, after = ended["company"], ended["result"]
        winner = before["players"][after["winner"]]
        assert before["score"][winner] < 7
        expect(table.page.locator(".result .company li")).to_have_count(3)
        if number == 0:
            assert axe_in_all_colours(table.page) == []
        expect(table.page.locator("[data-share-deal]")).to_have_count(0 if ended["watching"] else 1)
        if number < 2:
            table.next()
    assert watched == 1
