"""What hands do at the table: dragging by mouse and by finger, pressing the turn-up; what they hear, and can set."""

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

import pytest
from access import axe
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect
from table import Table, seed_of

# As the person sees it: marriage and exchange at once.
MARRIAGE = seed_of(30)
PLAIN = seed_of(14)


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.set_viewport_size({"width": 390, "height": 844})
    return Table(page, site)


AWAY = "(card) => card.parentElement.style.translate"


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def held(table: Table, card: str, place: Locator) -> Iterator[None]:
    """Take a card with the mouse and hold it over a place; let go at the end."""
    mouse = table.page.mouse
    mouse.move(*middle(table.card(card)))
    mouse.down()
    mouse.move(*middle(place), steps=4)
    yield
    mouse.up()


def legal_card(state: dict[str, list[str]]) -> str:
    return next(card for card in state["hand"] if card in state["legal"])


def test_dragging_with_the_mouse(table: Table) -> None:
    table.open(MARRIAGE)
    before = table.wait()
    trick, stock = table.page.locator(".trick"), table.page.locator(".stock .pack")
    exchange = before["exchange_card"]

    # Held, the places that take the card show it; Escape lets it go.
    with held(table, exchange, trick):
        expect(trick).to_have_attribute("data-takes", "over")
        expect(stock).to_have_attribute("data-takes", "")
        table.page.keyboard.press("Escape")
        expect(trick).not_to_have_attribute("data-takes", "over")
    assert table.wait()["hand"] == before["hand"]

    # Let go elsewhere it goes back.
    with held(table, exchange, table.page.locator(".seat--opp")):
        expect(trick).to_have_attribute("data-takes", "")
    assert table.wait()["hand"] == before["hand"]
    assert table.card(exchange).evaluate(AWAY) == ""

    # The exchange card is exchanged on the stock.
    with held(table, exchange, stock):
        expect(stock).to_have_attribute("data-takes", "over")
    after = table.wait()
    assert after["turnup"] == exchange
    assert before["turnup"] in after["hand"]

    # A card of a marriage opens the choice, as a press does.
    table.rest()
    with held(table, "KC", trick):
        pass
    table.option("QC").click()
    state = table.wait()
    assert {"suit": "C", "worth": 20} in state["announced"][0]
    assert "QC" not in state["hand"]


def test_an_illegal_card_goes_back_and_says_why(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    table.control("m").click()
    table.option("mC").click()
    before = table.wait()
    table.rest()
    trick = table.page.locator(".trick")
    with held(table, "KS", trick):
        expect(trick).not_to_have_attribute("data-takes", "over")
    expect(table.status).to_contain_text("Paares")
    assert table.state()["hand"] == before["hand"]
    assert table.card("KS").evaluate(AWAY) == ""


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Table]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield Table(context.new_page(), site)
    context.close()


def touch(client: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_dragging_with_a_finger(phone: Table) -> None:
    phone.open(PLAIN)
    before = phone.wait()
    card = legal_card(before)
    start, trick = middle(phone.card(card)), middle(phone.page.locator(".trick"))
    client = phone.page.context.new_cdp_session(phone.page)

    # Down is the way on which pages scroll or load anew.
    phone.page.evaluate("globalThis.same = true")
    touch(client, "touchStart", start)
    for step in range(1, 5):
        touch(client, "touchMove", (start[0], start[1] + 25 * step))
    touch(client, "touchEnd")
    assert phone.page.evaluate("[globalThis.same, scrollY, visualViewport.pageTop]") == [True, 0, 0]

    # A gesture that the system takes away plays nothing.
    touch(client, "touchStart", start)
    touch(client, "touchMove", trick)
    touch(client, "touchCancel")
    assert phone.wait()["hand"] == before["hand"]

    # A second finger on another card does not play that one.
    other = middle(phone.card(next(each for each in before["hand"] if each != card)))
    touch(client, "touchStart", start)
    touch(client, "touchMove", (start[0], start[1] - 60))
    touch(client, "touchStart", (start[0], start[1] - 60), other)
    touch(client, "touchMove", trick, other)
    touch(client, "touchEnd")
    after = phone.wait()
    assert set(before["hand"]) - set(after["hand"]) == {card}

    # A tap still plays at once.
    phone.rest()
    card = legal_card(after)
    phone.card(card).tap()
    expect(phone.page.locator(f'.trick [data-card="{card}"]')).to_be_visible()


def test_the_turnup_asks_to_close(table: Table) -> None:
    table.open(MARRIAGE)
    table.wait()
    turnup = table.page.locator(".stock .under")

    def press() -> None:
        box = turnup.bounding_box()
        assert box
        table.page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)

    press()
    expect(table.page.get_by_role("dialog", name="Zudrehen")).to_be_visible()
    press()
    expect(table.page.locator(".pop")).to_have_count(0)
    table.element.evaluate("(table) => { table.confirms = false; }")
    press()
    assert table.wait()["closed"]["by"] == 0
    table.rest()
    table.page.locator(".stock .pack").click()
    expect(table.status).to_contain_text("schon zugedreht")


CONTEXTS = """
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
  constructor(...all) {
    super(...all);
    contexts.push({ context: this, pressed: navigator.userActivation.isActive });
  }
};
"""
HEARD = "() => contexts.map(({ context, pressed }) => [pressed, context.state])"


def test_sound_waits_for_a_press_and_rests_when_it_is_off(table: Table) -> None:
    table.page.add_init_script(CONTEXTS)
    table.open(MARRIAGE, speed="fast")
    table.wait()
    assert table.page.evaluate(HEARD) == []
    table.press("KC")
    table.wait()
    assert table.page.evaluate(HEARD) == [[True, "running"]]
    table.page.get_by_role("button", name="Menü").click()
    table.page.get_by_role("switch", name="Ton").uncheck()
    table.page.wait_for_timeout(200)
    assert table.page.evaluate(HEARD) == [[True, "suspended"]]


def test_settings_hold_for_the_running_game_at_once(table: Table) -> None:
    table.open(MARRIAGE, theme="dark")
    state = table.wait()
    assert (state["options"]["trick_review"], state["options"]["auto_claim"]) == ("rules", False)
    table.page.get_by_role("button", name="Menü").click()
    table.page.get_by_role("radio", name="Alle eigenen").check(force=True)
    table.page.get_by_role("switch", name="Von selbst melden").check()
    table.page.get_by_role("switch", name="Nachfragen").uncheck()
    assert axe(table.page) == []
    table.page.keyboard.press("Escape")
    state = table.wait()
    assert (state["options"]["trick_review"], state["options"]["auto_claim"]) == ("soft", True)
    table.control("c").click()
    assert table.wait()["closed"]["by"] == 0
    # What was chosen while the game could not be told holds once it is taken up again.
    kept = "localStorage['bummerl.preferences'] = localStorage['bummerl.preferences'].replace('soft', 'sharp')"
    table.page.evaluate(kept)
    table.reload()
    table.page.wait_for_timeout(300)
    assert table.wait()["options"]["trick_review"] == "sharp"


# The deal's cards wait for their turn; one that is played flies for as long as the speed says.
WAITING = """(table) => table.renderRoot.getAnimations({ subtree: true })
  .filter(({ playState, effect }) => playState === "running" && effect.getTiming().delay > 0).length"""
PLAYED = """async (table, [speed, card]) => {
  table.speed = speed;
  await table.updateComplete;
  const start = performance.now();
  table.renderRoot.querySelector(`.hand [data-card="${card}"]`).click();
  await table.updateComplete;
  const lies = table.renderRoot.querySelector(`.trick [data-card="${card}"]`);
  const flights = lies.getAnimations().map(({ effect }) => Math.round(effect.getTiming().duration));
  // The next frame shows it, the one after that begins when it has been drawn.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return [flights, performance.now() - start];
}"""


def test_a_move_shows_at_once_cuts_motion_short_and_keeps_to_the_speed(table: Table) -> None:
    table.open(PLAIN, speed="slow")
    state = table.wait()
    assert table.element.evaluate(WAITING) > 0, "the cards are still being dealt"
    flights, first = table.element.evaluate(PLAYED, ["slow", legal_card(state)])
    assert flights == [352]
    assert table.element.evaluate(WAITING) == 0
    times = [first]
    for speed, wanted in (("fast", [110]), ("normal", [220]), ("off", [])):
        table.element.evaluate("(table) => { table.speed = 'off'; }")
        state = table.wait()
        table.rest()
        flights, time = table.element.evaluate(PLAYED, [speed, legal_card(state)])
        assert flights == wanted
        times.append(time)
    assert median(times) < 100, times
