"""Bauernschnapsen and Talonschnapsen at the table: from naming trump to the result, by finger and by keys."""

import re

import pytest
from access import Keys, axe, axe_in_all_colours, faults_of, in_sizes, listen, tight
from laid import all_golden, lay
from playwright.sync_api import expect
from table import State, Table, seed_of

OVER = ("deal-end", "match-end")
# What stands in the table as text, one below the other: what lies over something else.
OVERLAID = """(table) => [...table.renderRoot.querySelectorAll(".p-rest")].flatMap(({ children }) =>
  [...children].filter((one, index) => [...children].slice(index + 1).some((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.bottom > b.top + 1 && a.height > 0 && b.height > 0;
  })).map(({ className, localName }) => className || localName))"""
# The least contrast of what everybody has called to the paper on which it is told.
CONTRAST = """(table) => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const paper = light(getComputedStyle(table.renderRoot.querySelector(".plain")).backgroundColor);
  const texts = table.renderRoot.querySelectorAll(".plain .calls :is(th, small, .call--past, .call--now)");
  return Math.min(21, ...[...texts].map((text) => light(getComputedStyle(text).color))
    .map((ink) => (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)));
}"""
SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800)]

# From now on, the height of the list of calls in every frame that has one.
WATCH_CALLS = """(table) => {
  globalThis.heights = [];
  const look = () => {
    const calls = table.renderRoot.querySelector(".calls");
    if (calls) heights.push(Math.round(calls.getBoundingClientRect().height));
    requestAnimationFrame(look);
  };
  look();
}"""


def choose(table: Table, choice: str) -> None:
    table.rest()
    table.page.locator(f'[data-choice="{choice}"]').click()


def act(table: Table, state: State, *, dear: bool = False) -> State:
    """Do what is asked, by presses alone: the Normal game where it can be had, or the dearest, and no doubling."""
    legal: list[str] = state["legal"]
    match state["phase"]:
        case "trump":
            choose(table, legal[0])
        case "bid":
            bids = [offer["code"] for offer in state["offers"] if offer["code"] in legal]
            bid = bids[-1] if dear else "N" if "N" in bids else None
            if bid:
                choose(table, bid)
            table.rest()
            table.control("ok" if bid else "-").click()
        case "lay-away":
            table.rest()
            for card in legal[0].removeprefix("d:").split():
                table.card(card).click()
            expect(table.page.locator(".away .card")).to_have_count(2)
            table.control("ok").click()
        case "double":
            table.rest()
            table.control("-").click()
        case _:
            table.press(next(card for card in state["hand"] if card in legal))
    return table.wait()


def until(table: Table, *phases: str, dear: bool = False) -> State:
    state = table.wait()
    for _ in range(80):
        if state["phase"] in phases:
            return state
        if state["phase"] in OVER:
            table.next()
            state = table.wait()
        else:
            state = act(table, state, dear=dear)
    raise AssertionError(f"{phases} does not come")


def test_four_play_a_deal(table: Table) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(1), rules="bauern")
    said = listen(table)
    until(table, "bid")
    expect(page.locator(".contract")).to_contain_text("ist Atout")
    expect(page.locator(".offer")).to_have_count(11)
    assert axe(page) == []
    refused = page.locator('.offer[aria-disabled="true"]').first
    table.rest()
    refused.click(force=True)
    expect(table.status).not_to_contain_text("am Wort")
    state = until(table, "lead", "answer")
    expect(page.locator(".who[aria-current]")).to_have_attribute("aria-label", "Sie")
    expect(page.locator(".contract")).not_to_contain_text("Rufer")
    assert axe(page) == []
    assert any("sagt an" in text for text in said())
    mid = act(table, state)
    if mid["phase"] not in OVER:
        page.reload()
        table.appear()
        assert table.state()["ply"] == mid["ply"]
        assert table.state()["hand"] == mid["hand"]
    state = until(table, *OVER)
    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator(".r-hands .seen")).to_have_count(20)
    assert axe(page) == []
    table.next()
    assert table.wait()["deal"] == (1 if state["phase"] == "match-end" else state["deal"] + 1)


def test_who_knocks_names_trump_with_all_cards_in_hand(table: Table) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(1), rules='{"base": "bauern", "knocking": true}')
    assert table.wait()["phase"] == "trump"
    expect(table.hand).to_have_count(5)
    expect(page.locator(".asking")).to_contain_text("Atout")
    expect(page.locator(".asking")).not_to_contain_text("drei")
    expect(page.locator('[data-choice="up"]')).to_have_count(0)
    page.keyboard.press("?")
    expect(table.dialog).to_contain_text("alle seine fünf Karten")


def test_offers_say_who_may_bid_them(table: Table) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(4), rules="bauern")
    assert until(table, "bid")["caller"] == 1
    expect(page.locator('[data-choice="S"]')).to_contain_text("Nur für Rufer und Partner.")
    expect(page.locator('[data-choice="BS"]')).to_contain_text("Nur für den Rufer.")
    expect(page.locator('[data-choice="FR"]')).to_contain_text("außer Atout")


def test_calls_move_nothing(table: Table) -> None:
    """Whatever is called, nothing below the list of calls moves under a finger."""
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.hasten()
    table.open(seed_of(2), rules="bauern")
    assert until(table, "bid")["calls"][0]["call"] == "N"
    table.element.evaluate(WATCH_CALLS)
    choose(table, "B")
    table.rest()
    table.control("ok").click()
    until(table, "double", "lead", "answer", *OVER)
    heights: list[int] = page.evaluate("heights")
    assert len(heights) > 3
    assert len(set(heights)) == 1


def test_three_play_and_lay_away(table: Table) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(2), rules="talon")
    until(table, "lay-away", dear=True)
    expect(page.locator(".hand button")).to_have_count(8)
    expect(page.locator(".mark--talon")).to_have_count(2)
    table.rest()
    table.control("ok").click(force=True)
    expect(table.status).to_contain_text("zwei Karten")
    assert axe(page) == []
    state = act(table, table.wait())
    assert len(state["hand"]) <= 6
    until(table, *OVER)
    expect(page.locator(".r-hands .seen")).to_have_count(18 + 2 + 2)


def test_four_by_keys_alone(table: Table) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(3), rules="bauern")
    table.element.evaluate("(table) => table.focus()")
    keys = Keys(table)
    state = table.wait()
    for _ in range(60):
        if state["phase"] in OVER:
            break
        table.rest()
        match state["phase"]:
            case "trump":
                keys.to("[data-choice]")
                page.keyboard.press("Enter")
            case "bid":
                page.keyboard.press("b" if "N" in state["legal"] else "-")
            case "double":
                page.keyboard.press("-")
            case _:
                card = next(card for card in state["hand"] if card in state["legal"])
                page.keyboard.press(str(state["hand"].index(card) + 1))
                page.wait_for_timeout(30)
                if table.option("plain").count():
                    table.option("plain").press("Enter")
        page.wait_for_timeout(40)
        state = table.wait()
    assert state["phase"] in OVER
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    page.keyboard.press("v")
    expect(page.locator(".plain")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("rules", ["bauern", "talon"])
def test_nothing_is_cut_or_covered(table: Table, rules: str) -> None:
    page = table.page
    table.hasten()
    table.open(seed_of(4), rules=rules)
    for phases in (("bid",), ("lead", "answer")):
        until(table, *phases)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert faults_of(table) == [], (phases, size)


@pytest.mark.parametrize("rules", ["bauern", "talon"])
def test_every_kind_of_snapshot_is_drawn(table: Table, rules: str) -> None:
    """As if they had just come from Python; the computer is not asked to move."""
    table.open(seed_of(4), rules=rules)
    table.wait()
    # The sheet of a result stays until one goes on.
    shown = sorted(all_golden(rules), key=lambda each: each[1]["stage"] == "over")
    assert {snapshot["stage"] for _, snapshot in shown} >= {"trump", "auction", "double", "play", "over"}
    for name, snapshot in shown:
        lay(table, snapshot)
        table.page.wait_for_timeout(100)
        text = table.element.evaluate("(table) => table.renderRoot.textContent")
        assert not re.search(r"undefined|null|NaN|\[object", text), name
        expect(table.dialog).to_have_count(1 if snapshot["result"] else 0)
        faults = in_sizes(table.page, SIZES, lambda: tight(table.page) if table.dialog.count() else faults_of(table))
        assert faults == {}, name


@pytest.mark.parametrize("rules", ["bauern", "talon"])
def test_every_kind_of_snapshot_is_told(table: Table, rules: str) -> None:
    """The same as text: one thing below the other, also where there is little room."""
    page = table.page
    table.open(seed_of(4), rules=rules)
    table.wait()
    page.keyboard.press("v")
    for name, snapshot in all_golden(rules):
        if snapshot["stage"] == "over":
            continue
        lay(table, snapshot)
        page.wait_for_timeout(100)
        assert in_sizes(page, [(195, 422), *SIZES], lambda: table.element.evaluate(OVERLAID)) == {}, name
        assert in_sizes(page, SIZES, lambda: tight(page)) == {}, name
        assert table.element.evaluate(CONTRAST) >= 4.5, name
    assert axe_in_all_colours(page) == []
