"""Deals of three and four after they have ended: looked back at move by move, and sent to a friend who plays them."""

import pytest
from access import axe, tight
from playwright.sync_api import Browser, Locator, Page, expect
from table import HURRY, State, Table, seed_of
from test_many_hands import OVER, until


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.set_viewport_size({"width": 390, "height": 844})
    table = Table(page, site)
    table.hasten()
    return table


def analysed(table: Table) -> Locator:
    """Look back at the deal that has ended, and wait until all of it has been judged."""
    table.page.locator("[data-analyse]").click()
    screen = table.page.locator(".analysis")
    expect(screen.get_by_role("status")).to_have_count(1, timeout=90_000)
    return screen


@pytest.mark.parametrize(
    ("rules", "names"), [("bauern", ["Sie", "Franz", "Resi", "Poldi"]), ("talon", ["Sie", "Franz", "Poldi"])]
)
def test_a_deal_is_looked_back_at(table: Table, rules: str, names: list[str]) -> None:
    page = table.page
    table.open(seed_of(1), rules=rules)
    ended = until(table, *OVER)
    screen = analysed(table)
    rows = screen.locator(".mv")
    expect(rows).to_have_count(ended["ply"])
    assert {name.strip() for name in screen.locator(".mv b").all_inner_texts()} == {*names}
    expect(screen.locator("figure circle").first).to_be_attached()
    own = screen.locator(".mv--you").last
    own.get_by_role("button").first.click()
    expect(own.locator(".mv-hands dt")).to_have_text([*names, *(["Weggelegt"] if rules == "talon" else [])])
    expect(own.get_by_role("columnheader", name="Zug")).to_be_visible()
    assert axe(page) == []
    assert tight(page) == []
    ply = int(own.get_attribute("data-ply") or -1)
    own.get_by_role("button", name="Ab hier").click()
    expect(screen).to_have_count(0)
    expect(table.dialog).to_have_count(0)
    again = table.wait()
    assert (again["ply"], again["practice"], again["game"]) == (ply, True, rules)


def link_of(table: Table) -> str:
    """The link to the deal on the table."""
    table.page.locator("[data-share-deal]").click()
    link = table.page.locator("[data-link]").input_value()
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-link]")).to_have_count(0)
    return link


def play_deal(table: Table) -> State:
    """Play until a deal has ended in which the person has played."""
    state = table.wait()
    if state["game"] != "two-hand":
        return until(table, *OVER)
    while state["watching"]:
        table.next()
        state = table.wait()
    return table.play_deal()


@pytest.mark.parametrize("rules", ["bauern", "talon", "dreier"])
def test_a_friend_plays_the_deal_that_was_sent(table: Table, browser: Browser, rules: str) -> None:
    table.open(seed_of(1), rules=rules)
    ended = play_deal(table)
    link = link_of(table)
    context = browser.new_context(locale="de-AT", reduced_motion="reduce", viewport={"width": 390, "height": 844})
    try:
        friend = Table(context.new_page(), table.site)
        friend.page.add_init_script(HURRY)
        friend.hasten()
        faults: list[str] = []
        friend.page.on("pageerror", lambda error: faults.append(str(error)))
        friend.page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        friend.page.goto(link)
        play = friend.page.locator("[data-play]")
        expect(play).to_be_visible(timeout=60_000)
        sheet = friend.page.locator(".opened")
        expect(sheet.get_by_role("radio")).to_have_count(2 if rules == "dreier" else len(ended["seats"]))
        # Of an auction the first three cards are seen, and nobody else's.
        cards = 3 if rules != "dreier" and ended["caller"] == ended["seat"] else None
        if cards:
            expect(sheet.get_by_role("img")).to_have_count(cards)
        assert axe(friend.page) == []
        assert tight(friend.page) == []
        play.click()
        state = friend.wait()
        assert (state["practice"], state["game"], state["seat"]) == (True, ended["game"], ended["seat"])
        assert state["trump"] == ended["trump"] if rules == "dreier" else state["caller"] == ended["caller"]
        again = play_deal(friend)
        assert again["deal"] == 1
        expect(friend.page.locator("[data-compare]")).to_be_visible()
        friend.page.locator("[data-original]").click()
        screen = friend.page.locator(".analysis")
        expect(screen.get_by_role("status")).to_have_count(1, timeout=90_000)
        expect(screen.get_by_role("radio", name="Der Absender")).to_be_checked()
        expect(screen.locator(".mv")).to_have_count(ended["ply"])
        assert axe(friend.page) == []
        assert faults == []
    finally:
        context.close()


def test_a_position_of_four_is_sent_as_it_is_seen(table: Table) -> None:
    table.open(seed_of(1), rules="bauern")
    state = until(table, "lead", "answer")
    table.enter("share")
    link = table.page.locator("[data-link]").input_value()
    table.page.keyboard.press("Escape")
    table.page.evaluate("(link) => { location.hash = new URL(link).hash; }", link)
    table.page.locator("[data-play]").click(timeout=60_000)
    expect(table.page.locator(".opened")).to_have_count(0)
    again = table.wait()
    assert again["practice"]
    for key in ("hand", "stage", "contract", "trump", "trick", "tricks", "turn", "ply"):
        assert again[key] == state[key]
