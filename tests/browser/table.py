"""A player's hands and eyes at the page's table: presses what a person presses, reads what is on screen."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

State = dict[str, Any]

# The snapshot, once nothing is under way, everything has been shown and the person is to act.
SETTLED = """({ game }) => {
  const shown = game?.ready && game.scene.snapshot === game.snapshot && game.snapshot.phase !== "waiting";
  return shown ? game.snapshot : null;
}"""
PREFERENCES = "bummerl.preferences"

# A trick rests and the computer hesitates for a person's sake: from 0.6 to 2 seconds. Here they are cut to a twentieth.
HURRY = """((wait) => {
  window.setTimeout = (action, ms = 0, ...rest) => wait(action, ms >= 600 && ms <= 2000 ? ms / 20 : ms, ...rest);
})(window.setTimeout)"""
# A second press within a third of a second is a double click; here it is one within a sixtieth.
PRESSES = """((now) => { performance.now = () => 20 * now(); })(performance.now.bind(performance))"""


def seed_of(number: int) -> str:
    return f"{number:064x}"


class Table:
    """The table of a page; `open` loads the page with preferences and the seed of a first game."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.element = page.locator("schnapsen-table")
        self.hand = page.locator(".hand button, .p-cards button")
        self.status = page.get_by_role("status")
        self.dialog = page.locator("dialog[open]")
        self._apart = 360

    def load(self, seed: str | None = None, **preferences: str) -> None:
        """Load the page. Unless asked to it speaks German, neither moves nor dwells and gives no help to beginners."""
        chosen = {"lang": "de", "speed": "off", "level": "normal", "help": "off", **preferences}
        if chosen["speed"] == "off":
            self.page.add_init_script(HURRY)
        kept = json.dumps(json.dumps(chosen))
        # An empty page between two loads has no origin and so no storage.
        self.page.add_init_script(f"if (origin !== 'null') localStorage['{PREFERENCES}'] ??= {kept}")
        self.page.goto(self.site + (f"?seed={seed}" if seed else ""))

    def open(self, seed: str | None = None, **preferences: str) -> None:
        """Load the page and wait for the cards."""
        self.load(seed, **preferences)
        expect(self.hand.or_(self.dialog).first).to_be_visible(timeout=60_000)

    def appear(self) -> State:
        """After the page has been loaded: wait until the person is to act."""
        expect(self.hand.or_(self.dialog).first).to_be_visible(timeout=60_000)
        return self.wait()

    def reload(self) -> State:
        """Load the page again and wait until the person is to act."""
        self.page.reload()
        return self.appear()

    def enter(self, entry: str) -> None:
        """Go where the menu leads."""
        self.page.locator("[slot=menu]").click()
        self.page.locator(f"[data-entry={entry}]").click()

    def close_stock(self) -> None:
        self.control("c").click()
        self.option("confirm").click()

    def state(self) -> State:
        state: State = self.element.evaluate("(table) => table.state()")
        return state

    def wait(self) -> State:
        """Wait until the person is to act and everything is shown."""
        for _ in range(600):
            state: State | None = self.element.evaluate(SETTLED)
            if state:
                return state
            self.page.wait_for_timeout(20)
        raise AssertionError("the computer does not move")

    def card(self, card: str) -> Locator:
        return self.page.locator(f':is(.hand, .p-cards) [data-card="{card}"]')

    def control(self, control: str) -> Locator:
        return self.page.locator(f'[data-control="{control}"]')

    def option(self, option: str) -> Locator:
        return self.page.locator(f'[data-option="{option}"]')

    def hasten(self) -> None:
        """Before the page is loaded: presses may follow each other at once."""
        self.page.add_init_script(PRESSES)
        self._apart = 20

    def rest(self) -> None:
        """A second press within a third of a second is a double click."""
        self.page.wait_for_timeout(self._apart)

    def press(self, card: str) -> None:
        """Play a card, without announcing."""
        self.rest()
        self.card(card).click()
        self.page.wait_for_timeout(20)
        plain = self.option("plain")
        if plain.count():
            plain.click()

    def lay(self, *, low: bool = False) -> str:
        """Play the first card of the hand that may be played, or the last one, which is low."""
        state = self.wait()
        hand = reversed(state["hand"]) if low else state["hand"]
        card: str = next(card for card in hand if card in state["legal"])
        self.press(card)
        return card

    def until_refused(self) -> State:
        """Play on until some cards of the hand are refused."""
        while True:
            state = self.wait()
            if any(card in state["refused"] for card in state["hand"]):
                return state
            self.lay()

    def play_deal(self) -> State:
        """Play low cards until the deal has ended and its sheet is open."""
        while True:
            state = self.wait()
            if state["result"]:
                expect(self.page.locator("#result-title")).to_be_visible()
                return state
            self.lay(low=True)

    def next(self) -> None:
        self.page.locator("[data-next]").click()
        expect(self.dialog).to_have_count(0)
