"""Schnapsen is played with the page's own buttons, keys and fingers."""

import pytest
from playwright.sync_api import Locator, expect
from server import Server
from table import Table, seed_of

# Deals of the first game, as the person sees them: marriage and exchange at once; two marriages.
MARRIAGE = seed_of(30)
TWO_MARRIAGES = seed_of(37)


def cards(table: Table) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in table.hand.all()]


def main_option(table: Table) -> Locator:
    """The main button of what is being asked."""
    return table.page.locator(".pop .btn--main")


def play_match(table: Table) -> int:
    """Play deals until the Bummerl is decided; return how many."""
    for count in range(1, 30):
        state = table.play_deal()
        if state["phase"] == "match-end":
            return count
        table.next()
    raise AssertionError("the match does not end")


def comes_back(table: Table) -> None:
    """A card is laid; the page loaded again shows the same game."""
    table.lay()
    before = table.wait()
    hand = cards(table)
    after = table.reload()
    assert (after["deal"], after["ply"], cards(table)) == (before["deal"], before["ply"], hand)


def test_a_whole_bummerl(table: Table) -> None:
    table.hasten()
    table.open(seed_of(24))
    comes_back(table)
    deals = play_match(table)
    assert deals >= 3
    title = table.page.locator("#result-title")
    expect(title).to_contain_text("Bummerl")
    table.next()
    state = table.wait()
    assert state["deal"] == 1
    assert sum(state["bummerl"]) >= 1


@pytest.mark.offline
def test_play_goes_on_without_a_network(table: Table, server: Server, errors: list[str]) -> None:
    table.open(seed_of(1))
    assert table.page.evaluate("async () => { await navigator.serviceWorker.ready; return true; }")
    server.stop()
    comes_back(table)
    table.play_deal()
    table.next()
    assert table.wait()["deal"] == 2
    # The browser itself asks for the icon in its frame, past the service worker.
    errors[:] = [error for error in errors if "cards/icon.svg" not in error]


COUNT_COMMENTS = """(table) => {
  const walker = document.createTreeWalker(table.renderRoot, NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}"""


def test_played_cards_leave_nothing_behind(table: Table) -> None:
    """The template library marks places with comments; those of lists whose items change must go with the items."""
    table.open(seed_of(5))
    table.wait()
    before = table.element.evaluate(COUNT_COMMENTS)
    table.play_deal()
    table.next()
    table.wait()
    assert table.element.evaluate(COUNT_COMMENTS) <= before + 4


def test_reload_at_the_end_of_a_deal_comes_back_to_its_result(table: Table) -> None:
    table.open(seed_of(2))
    table.play_deal()
    title = table.page.locator("#result-title").inner_text()
    table.page.reload()
    expect(table.page.locator("#result-title")).to_have_text(title, timeout=60_000)


def test_hasty_presses_play_one_card(table: Table) -> None:
    """Double and threefold clicks, and taps on all cards of the hand at once."""
    table.open(seed_of(14), speed="fast")
    for presses in (2, 3):
        state = table.wait()
        table.rest()
        card = next(card for card in state["hand"] if card in state["legal"])
        table.card(card).click(click_count=presses, delay=5)
        assert set(state["hand"]) - set(table.wait()["hand"]) == {card}
    state = table.wait()
    table.rest()
    table.element.evaluate("""(table) => {
      for (const card of table.renderRoot.querySelectorAll(".hand button")) card.click();
    }""")
    assert len(set(state["hand"]) - set(table.wait()["hand"])) == 1


def test_any_press_ends_the_rest_of_a_trick_and_plays_nothing(table: Table) -> None:
    table.open(seed_of(14), speed="slow")
    table.lay()
    trick = table.page.locator(".trick--full")
    expect(trick).to_be_visible()
    table.page.wait_for_timeout(400)
    ply = table.state()["ply"]
    table.hand.first.click(force=True)
    expect(trick).to_have_count(0, timeout=300)
    assert len(table.state()["hand"]) == 5
    assert table.state()["ply"] - ply <= 1

    # Menu, help and taking back are no game: they act at once.
    table.element.evaluate("(table) => { table.speed = 'normal'; }")
    for control, opened in (
        ("[slot=menu]", "#over dialog[open]"),
        (".tools [aria-label='Hilfe: Regeln und Tasten']", "dialog[open] .help"),
        ("[data-undo]", ".pop"),
    ):
        table.wait()
        table.lay()
        expect(trick).to_be_visible()
        table.page.locator(control).click()
        expect(table.page.locator(opened)).to_be_visible(timeout=500)
        table.page.keyboard.press("Escape")


def test_what_is_not_allowed_says_why(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    expect(table.control("66")).to_have_attribute("aria-disabled", "true")
    table.control("66").click(force=True)
    expect(table.status).to_contain_text("Stich")
    table.close_stock()
    state = table.until_refused()
    illegal = table.card(next(card for card in state["hand"] if card in state["refused"]))
    expect(illegal).to_have_attribute("aria-disabled", "true")
    illegal.focus()
    expect(illegal).to_be_focused()
    illegal.click(force=True)
    expect(table.status).to_contain_text("müssen")
    assert table.state()["hand"] == state["hand"]


@pytest.mark.parametrize("rank", ["K", "Q"])
def test_king_or_queen_of_a_marriage_is_the_players_choice(table: Table, rank: str) -> None:
    table.open(MARRIAGE)
    table.wait()
    table.control("m").click()
    table.option(f"{rank}C").click()
    state = table.wait()
    assert {"suit": "C", "worth": 20} in state["announced"][0]
    assert f"{rank}C" not in state["hand"]
    assert ("Q" if rank == "K" else "K") + "C" in state["hand"]


def test_a_tagged_card_offers_the_marriage_or_itself(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    expect(table.card("KC")).to_have_accessible_name("Eichel-König, 20 möglich")
    table.card("KC").click()
    table.option("plain").click()
    state = table.wait()
    assert state["announced"] == [[], []]
    assert "KC" not in state["hand"]


def test_announcing_alone_leaves_the_choice_open(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    table.control("m").click()
    table.option("mC").click()
    state = table.wait()
    assert state["announcing"] == "C"
    assert sorted(card for card in state["hand"] if card in state["legal"]) == ["KC", "QC"]
    expect(table.page.locator(".seat--you .pts")).to_contain_text("(+20)")
    expect(table.card("KS")).to_have_attribute("aria-disabled", "true")


def test_two_marriages_are_both_offered(table: Table) -> None:
    table.open(TWO_MARRIAGES)
    table.wait()
    table.control("m").click()
    for option in ("KC", "QC", "KS", "QS"):
        expect(table.option(option)).to_be_visible()


def test_exchange_and_closing(table: Table) -> None:
    table.open(MARRIAGE)
    state = table.wait()
    table.control("x").click()
    after = table.wait()
    assert after["turnup"] == state["exchange_card"]
    assert state["turnup"] in after["hand"]
    expect(table.status).to_contain_text("Sie tauschen")
    table.rest()
    table.control("c").click()
    expect(table.page.get_by_role("dialog", name="Zudrehen")).to_be_visible()
    expect(main_option(table)).to_have_attribute("data-option", "confirm")
    table.option("cancel").click()
    assert table.state()["closed"] is None
    table.rest()
    table.close_stock()
    closed = table.wait()
    assert closed["closed"]["by"] == 0
    expect(table.page.locator(".stock--closed")).to_be_visible()


def test_resigning_asks_first_and_shows_the_result(table: Table) -> None:
    table.open(seed_of(1))
    table.wait()
    # What loses the deal is not the main button.
    table.control("r").click()
    expect(main_option(table)).to_have_attribute("data-option", "cancel")
    table.option("confirm").click()
    expect(table.page.locator("#result-title")).to_have_text("Verloren")
    expect(table.page.locator(".sheet .lead")).to_contain_text("aufgegeben")
    expect(table.page.locator(".r-score")).to_contain_text("+3 Spielpunkte für den Computer")
    table.page.get_by_role("button", name="Alle Stiche").click()
    expect(table.page.locator(".review .left")).to_have_count(2)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-next]")).to_be_visible()


def test_taken_tricks_can_be_seen_again(table: Table) -> None:
    table.open(seed_of(14))
    table.lay()
    state = table.wait()
    winner = "you" if state["tricks"][0] else "computer"
    table.page.locator(f'[data-pile="{winner}"]').click()
    peek = table.page.locator(".peek")
    expect(peek.locator(".seen")).to_have_count(2)
    expect(peek.locator(".seen").first).to_have_attribute("aria-label", f"Sie: {name(state['last_trick']['cards'][0])}")
    table.page.keyboard.press("Escape")
    expect(peek).to_have_count(0)


def name(card: str) -> str:
    suits = {"H": "Herz", "D": "Schellen", "S": "Laub", "C": "Eichel"}
    ranks = {"A": "Ass", "T": "Zehner", "K": "König", "Q": "Ober", "J": "Unter"}
    return f"{suits[card[1]]}-{ranks[card[0]]}"


def test_the_keyboard_alone_plays_a_deal(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    keyboard = table.page.keyboard
    keyboard.press("m")
    expect(table.option("KC")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(table.option("QC")).to_be_focused()
    keyboard.press("Enter")
    while True:
        state = table.wait()
        if state["result"]:
            break
        legal = next(index for index, card in enumerate(state["hand"]) if card in state["legal"])
        table.rest()
        keyboard.press(str(legal + 1))
        table.page.wait_for_timeout(20)
        if table.option("plain").count():
            table.option("plain").focus()
            keyboard.press("Enter")
    expect(table.page.locator("[data-next]")).to_be_focused()
    keyboard.press("Enter")
    assert table.wait()["deal"] == 2


def test_arrows_move_inside_the_hand_and_focus_stays_there(table: Table) -> None:
    table.open(seed_of(14))
    state = table.wait()
    table.hand.first.focus()
    table.page.keyboard.press("ArrowRight")
    expect(table.hand.nth(1)).to_be_focused()
    table.page.keyboard.press("ArrowLeft")
    table.page.keyboard.press("ArrowLeft")
    expect(table.hand.last).to_be_focused()
    legal = next(index for index, card in enumerate(state["hand"]) if card in state["legal"])
    table.hand.nth(legal).focus()
    table.page.keyboard.press("Enter")
    table.wait()
    focused = table.element.evaluate("(table) => table.renderRoot.activeElement?.dataset.place")
    assert focused == "hand"


def test_keys_do_nothing_while_focus_is_elsewhere(table: Table) -> None:
    table.open(seed_of(14))
    state = table.wait()
    table.page.evaluate("""() => {
      const other = document.createElement("button");
      document.body.prepend(other);
      other.focus();
    }""")
    for key in ("1", "c", "x", "m", "g", "?"):
        table.page.keyboard.press(key)
    table.page.wait_for_timeout(200)
    assert table.state() == state
    expect(table.dialog).to_have_count(0)


def test_the_element_plays_and_tells(table: Table) -> None:
    table.open(seed_of(14))
    table.wait()
    told = table.element.evaluate("""async (table) => {
      const told = [];
      for (const name of ["move", "dealend"]) {
        addEventListener(`schnapsen-${name}`, (event) => told.push([name, event.detail.seat, event.detail.move]));
      }
      const state = await table.state();
      const wrong = await table.play("9H").catch((error) => [error.name, error.code, error.reason]);
      await table.play(state.legal.find((move) => state.hand.includes(move)));
      return { told, wrong, card: state.legal.find((move) => state.hand.includes(move)) };
    }""")
    assert told["wrong"] == ["Refused", "illegal-move", "not-your-turn"]
    assert told["told"][0] == ["move", 0, told["card"]]
