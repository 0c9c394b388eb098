"""Nothing that the page holds, shows, keeps or says carries a hidden card, and whatever is planted is found out."""

from collections.abc import Iterator

import build
import pytest
from peeked import Peek, positions
from peeking import PeekedError
from playwright.sync_api import Browser
from server import Server

from bummerl.ai.players import LEVELS
from bummerl.rules import AUCTION_PROFILES
from bummerl.session import Session

# Each gets the save, in which the hidden cards lie, and leaves something of them in another place and another form.
PLANTS = {
    "names in a hidden attribute": "document.body.dataset.cards = deck.slice(0, 40)",
    "a style's name in the table": "table.renderRoot.querySelector('.hand').classList.add(`h${sum}`)",
    "an accessible name": "table.renderRoot.querySelector('.stock').ariaLabel = `stock ${sum % 997}`",
    "a picture's number": "table.renderRoot.querySelector('.stock').dataset.sprite = sum % 101",
    "a rule in a sheet": """{
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.c${sum} { color: red; }`);
      table.renderRoot.adoptedStyleSheets = [...table.renderRoot.adoptedStyleSheets.slice(0, 20), sheet];
    }""",
    "a line of the console": "console.debug(btoa(deck))",
    "the storage": "localStorage['bummerl.x'] = sum",
    "the storage of the tab": "sessionStorage.x = deck.split(' ').reverse().join('')",
    "a cache": "await (await caches.open('x')).put(`/x${sum}`, new Response(''))",
    "a channel": "new BroadcastChannel('x').postMessage({ mask: sum })",
    "a message to who has framed the page": "parent.postMessage(sum, '*'); await new Promise((on) => setTimeout(on))",
    "a global": "globalThis.leaked = { deep: [{ mask: sum }] }",
    "the game's own object": "table.game.snapshot.pending = [sum, 0]",
    "a mark of time": "performance.mark(`m${sum}`)",
    "the address": "history.replaceState({ sum }, '')",
    "a text that is there for a moment": """{
      const text = table.renderRoot.querySelector('.hand').appendChild(document.createTextNode(sum));
      await Promise.resolve();
      text.remove();
      await Promise.resolve();
    }""",
}
PLANT = """async (save) => {{
  const table = document.querySelector("schnapsen-table");
  const {{ deck }} = JSON.parse(save);
  const sum = [...deck].reduce((all, sign) => (all * 31 + sign.charCodeAt(0)) % 1_000_000_007, 7);
  {}
}}"""


@pytest.fixture(scope="module")
def looker(browser: Browser) -> Iterator[Peek]:
    """One page for all."""
    with Server(build.DIST) as server:
        peek = Peek(browser, server.url)
        yield peek
        peek.close()


@pytest.fixture
def peek(looker: Peek) -> Iterator[Peek]:
    yield looker
    looker.plant = ""


def test_no_hidden_card_in_a_deal_at_each_level(peek: Peek) -> None:
    """`tests/bench/peek_page.py` looks at whole matches."""
    for number, level in enumerate(LEVELS):
        found = [(session, twin, move) for session, move, twin in positions("wiener", level, number, 1) if twin]
        assert found, level
        peek.compare(*found[number % len(found)])


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_no_hidden_card_in_any_stage_of_a_deal_with_an_auction(peek: Peek, rules: str) -> None:
    stages: dict[str, tuple[Session, Session, str]] = {}
    for number in range(60):
        for session, move, twin in positions(rules, "beginner", number, 3):
            if twin:
                stages.setdefault(str(session.snapshot()["stage"]), (session, twin, move))
    assert {*stages} >= {"trump", "auction", "double", "play"}
    for found in stages.values():
        peek.compare(*found)


def test_what_decks_follow_from_is_not_in_the_memory_of_the_page(peek: Peek) -> None:
    session, _, _ = next(positions("wiener", "normal", 0, 1))
    peek.search_memory(session)


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS)
def test_what_is_planted_is_found(peek: Peek, two_games: tuple[Session, Session], plant: str) -> None:
    peek.plant = PLANT.format(plant)
    with pytest.raises(PeekedError, match="depends on hidden cards"):
        peek.compare(*two_games)


@pytest.fixture(scope="module")
def two_games() -> tuple[Session, Session]:
    """Games that the person cannot tell apart."""
    return next((session, twin) for session, _, twin in positions("wiener", "normal", 1, 1) if twin)
