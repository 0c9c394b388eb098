"""Moves are taken back, practice leaves the match alone, and two people at one device see only their own cards."""

import json
import re
from typing import Any

from access import SIZES, axe, faults_of, in_sizes
from laid import RECORD
from playwright.sync_api import expect
from server import Server
from table import State, Table, seed_of

# Everything that Python's worker tells the page.
LISTEN = """
globalThis.heard = [];
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    super.addEventListener("message", ({ data }) => heard.push(data));
  }
};
"""
# Whether the cards are covered, once somebody is to act.
COVERED = """({ game: { covered, ready, snapshot } }) =>
  covered || (ready && snapshot.turn === snapshot.seat) ? covered : null"""
WHOLE = "(text) => text.scrollWidth <= text.clientWidth"
SUITS = re.compile("Herz|Schellen|Laub|Eichel")


def test_a_move_is_taken_back_and_the_match_is_practice(table: Table) -> None:
    page = table.page
    undo = page.get_by_role("button", name="Zug zurücknehmen")
    table.open(seed_of(14))
    before = table.wait()
    expect(undo).to_have_attribute("aria-disabled", "true")
    table.hand.first.focus()
    page.keyboard.press("u")
    expect(table.status).to_have_text("Jetzt gibt es nichts zurückzunehmen.")

    table.lay(low=True)
    after = table.wait()
    assert after["practice"] is False
    table.rest()
    undo.click()
    question = page.get_by_role("dialog", name="Zug zurücknehmen")
    expect(question).to_contain_text("zählt nicht")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert table.state()["ply"] == after["ply"]

    undo.click()
    table.option("undo").click()
    expect(table.status).to_contain_text("neu verteilt")
    expect(table.status).to_contain_text("Sie spielen aus.")
    back = table.wait()
    assert back["practice"] is True
    known = ("ply", "hand", "trump", "turnup", "stock", "turn", "points", "score")
    assert [back[key] for key in known] == [before[key] for key in known]
    expect(page.locator(".bar em")).to_have_text("Übung")
    expect(table.hand).to_have_count(5)
    assert faults_of(table) == []

    # Now it is not asked about any more, and a double press takes back one move.
    card = table.lay(low=True)
    table.wait()
    table.lay(low=True)
    table.wait()
    table.rest()
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(question).to_have_count(0)
    state = table.wait()
    assert 0 < state["ply"] <= 2
    assert card not in state["hand"]
    assert table.reload()["practice"] is True
    expect(page.locator(".bar em")).to_have_text("Übung")
    assert axe(page) == []


def test_practice_from_a_record_leaves_the_match_alone(table: Table) -> None:
    page = table.page
    notice = page.locator('[data-notice="practice"]')
    table.open(seed_of(14))
    table.wait()
    table.lay(low=True)
    match = table.wait()
    refused = table.element.evaluate(
        "(table) => table.practise({ record: { hands: ['AH'] } }).catch(({ code, where }) => [code, where])"
    )
    assert refused[0] == "bad-record"
    assert table.state() == match
    expect(notice).to_have_count(0)

    table.element.evaluate("(table, from) => table.practise(from)", {"record": RECORD, "ply": 0, "seat": 0})
    practice = table.wait()
    assert practice["practice"] is True
    assert practice["hand"] == ["AH", "KH", "QH", "TD", "JS"]
    expect(notice).to_contain_text("Übung")
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        box = notice.bounding_box()
        assert box
        # from the menu to the edge: nothing of the bar looks out beside it
        assert (box["x"], box["x"] + box["width"]) == (50, width - 4)
    expect(page.locator(".bar em")).to_have_text("Übung")
    table.press("JS")
    practice = table.wait()
    assert table.reload() == practice
    assert in_sizes(page, SIZES, lambda: faults_of(table)) == {}
    assert axe(page) == []
    notice.get_by_role("button", name="Zurück zu Ihrer Partie").click()
    assert table.wait() == match
    expect(notice).to_have_count(0)
    expect(page.locator(".bar em")).to_have_count(0)
    assert table.reload() == match


class Pair:
    """Two people who hand a device to each other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.uncover = self.page.locator("[data-uncover]")

    def heard(self) -> str:
        """What the worker has told since the last call, but for what everybody has seen."""
        told: list[Any] = self.page.evaluate("heard.splice(0)")
        for message in told:
            for key in ("first_dealer", "turnup", "exchange_card"):
                _drop(message, key)
        return json.dumps(told)

    def check_covered(self) -> None:
        """Nothing of any card is on the page, seen or spoken."""
        expect(self.uncover).to_be_visible()
        drawn = self.table.element.evaluate("(table) => table.renderRoot.querySelector('.schnapsen').outerHTML")
        assert "data-card" not in drawn
        assert set(re.findall(r'href="(#[^"]*)"', drawn)) <= {"#card-back"}
        assert not SUITS.search(drawn)
        assert not SUITS.search(self.page.locator("body").aria_snapshot())
        state = self.table.state()
        assert state["hand"] == state["legal"] == state["events"] == []

    def look(self) -> State:
        """Take the device and look at the own cards."""
        self.page.wait_for_timeout(450)
        self.uncover.click()
        state = self.table.wait()
        assert self.page.locator(".seat--you .name").evaluate(WHOLE), "the own name is cut"
        return state

    def is_covered(self) -> bool:
        """Wait until one of the two is to act; whether the device is to be handed over first."""
        for _ in range(300):
            covered: bool | None = self.table.element.evaluate(COVERED)
            if covered is not None:
                return covered
            self.page.wait_for_timeout(20)
        raise AssertionError("nobody is to act")


def _drop(value: object, key: str) -> None:
    if isinstance(value, dict):
        value.pop(key, None)
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        _drop(each, key)


def cards_in(text: str) -> set[str]:
    return set(re.findall(r'"([ATKQJ][HDCS])"', text))


def test_two_people_see_only_their_own_cards(table: Table, server: Server) -> None:
    page = table.page
    pair = Pair(table)
    page.add_init_script(LISTEN)
    page.set_viewport_size({"width": 390, "height": 844})
    table.open(seed_of(14))
    match = table.wait()

    table.enter("two")
    page.get_by_label("Spieler 1").fill(" Anna  <b>")
    page.get_by_label("Spieler 2").fill("Berta-Maximiliane von")
    page.get_by_label("Spieler 2").press("Tab")
    pair.heard()
    page.locator("[data-start]").click()
    pair.check_covered()
    heard = pair.heard()
    assert cards_in(heard) == set()
    assert table.state()["level"] == "person"
    assert axe(page) == []
    table.enter("names")
    expect(page.get_by_role("dialog").get_by_text("Namen", exact=True)).to_have_count(1)
    expect(page.get_by_role("group", name="Namen")).to_be_visible()
    page.keyboard.press("Escape")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = pair.uncover.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        assert box["height"] >= 44
    page.set_viewport_size({"width": 390, "height": 844})

    first = pair.look()
    assert first["seat"] == first["turn"]
    assert len(first["hand"]) == 5
    names = ["Anna <b>", "Berta-Maximilian"]
    expect(page.locator(".seat--you")).to_contain_text(names[first["seat"]])
    expect(page.locator(".seat--opp")).to_contain_text(names[1 - first["seat"]])
    expect(page.get_by_role("button", name="Tipp", exact=True)).to_have_count(0)
    assert in_sizes(page, SIZES, lambda: faults_of(table)) == {}
    page.set_viewport_size({"width": 390, "height": 844})
    pair.heard()
    led = table.lay(low=True)
    pair.check_covered()
    expect(pair.uncover).to_be_focused()
    expect(table.status).to_contain_text(f"{names[1 - first['seat']]} ist am Zug.")
    # The move's answer was for the one who made it; nothing about the other came with it.
    assert cards_in(pair.heard()) <= {*first["hand"], led}

    page.reload()
    expect(pair.uncover).to_be_visible(timeout=60_000)
    pair.check_covered()
    assert cards_in(pair.heard()) == set()
    second = pair.look()
    assert second["seat"] == 1 - first["seat"]
    assert second["led"] == led
    assert not set(second["hand"]) & set(first["hand"])
    assert not (set(first["hand"]) - {led}) & cards_in(pair.heard())
    expect(table.status).to_contain_text(f"{names[first['seat']]} spielt")
    page.keyboard.press("u")
    expect(table.status).to_contain_text("nichts zurückzunehmen")

    # To the match and back: what was open is covered.
    table.enter("leave")
    assert table.wait() == match
    table.enter("two")
    pair.check_covered()
    assert pair.look() == second

    # Settings take nothing away from the one who looks.
    table.element.evaluate("(table) => table.configure({ show_points: 'own' })")
    table.element.evaluate("(table) => table.configure({ show_points: 'both' })")
    assert table.wait()["hand"] == second["hand"]

    for _ in range(6):
        if pair.is_covered():
            pair.check_covered()
            pair.look()
        table.lay(low=True)
    if pair.is_covered():
        pair.look()
    table.rest()
    table.control("r").click()
    expect(page.get_by_role("dialog", name="Spiel aufgeben")).to_contain_text("gewinnt es.")
    table.option("confirm").click()
    expect(page.locator("#result-title")).to_be_visible()
    result = table.wait()
    winner = names[result["result"]["winner"]]
    expect(page.locator("#result-title")).to_have_text(f"{winner} gewinnt")
    assert not re.search(r"\bSie\b|Computer", page.locator("dialog[open] .r-head").inner_text())
    # The analysis names whose play it looks at, and turns to the other's.
    page.locator("[data-analyse]").click()
    sitting = result["seat"]
    for seat in (sitting, 1 - sitting):
        page.locator(f"[name=whose][value='{seat}']").check(force=True)
        expect(page.get_by_role("heading", name=f"Spielanalyse: {names[seat]}")).to_be_visible()
        expect(page.locator(".mv--you b").first).to_have_text(names[seat])
    page.locator(".analysis [data-close]").click()
    # What was being judged has been answered when Python answers again.
    table.element.evaluate("(table) => table.engine.start().then(() => {})")
    pair.heard()
    page.locator("[data-next]").click()
    pair.check_covered()
    assert cards_in(pair.heard()) == set()
    assert pair.look()["deal"] == 2
