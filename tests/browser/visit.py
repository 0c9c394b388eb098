"""Visits to the page in any browser: a deal is played by all means there are, and the next when the site is gone."""

import json
import math
import tempfile
import time
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from installed import Kind
from server import Answer, Server
from table import seed_of
from webdriver import Browser

State = dict[str, Any]
Element = dict[str, str]

# In a frame the table has another name.
TABLE = "const table = document.querySelector('schnapsen-table, schnapsen-inner');"
# Milliseconds from navigation, once there are moves to be chosen from; pages that were left have none.
LEGAL = f"{TABLE} return table?.game?.snapshot?.legal ? performance.now() : null"
SETTLED = f"""{TABLE}
  const {{ game }} = table;
  const shown = game?.ready && game.scene.snapshot === game.snapshot && game.snapshot.phase !== "waiting";
  return shown ? JSON.stringify(game.snapshot) : null;"""
# Whether every card shows its drawing: a reference that leads nowhere has no size.
DRAWN = f"""{TABLE}
  const uses = [...table.renderRoot.querySelectorAll(":not(.sprite *) > use")];
  return uses.length > 5 && uses.every((use) => use.getBBox().width > 0);"""
AT_TABLE = f"{TABLE} return table.renderRoot.querySelector(arguments[0])"
CARD = ':is(.hand, .p-cards) [data-card="{}"]'
FOCUSED = f"{TABLE} return table.renderRoot.activeElement?.dataset.card ?? null"
HOST = """<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script type="module" src="{}schnapsen-embed.js"></script>
<schnapsen-table lang="de" speed="fast" level="beginner" width="420" height="560"></schnapsen-table>"""
FRAME = f"{TABLE} return table?.shadowRoot?.querySelector('iframe')"
ON_PAGE = "return document.querySelector(arguments[0])"
OFFLINE = "const { offline } = document.querySelector('[data-offline]').dataset;"
# Of a first deal in which there are cards enough for all means, and not many more.
SEED = seed_of(5)
ENTER = "\ue007"
RIGHT = "\ue014"
# A second press within a third of a second is a double click.
REST = 0.36


class Visit:
    """Somebody at the page; `by` tells the means by which cards were played."""

    def __init__(self, browser: Browser, *, touches: bool) -> None:
        self.browser = browser
        self.by: list[str] = []
        hands = {
            "mouse": lambda card: self.press(CARD.format(card)),
            "number key": self.type,
            "dragged": self.drag,
            "arrow keys": self.walk,
        }
        if touches:
            hands["finger"] = lambda card: self.press(CARD.format(card), "touch")
            hands["dragged by finger"] = lambda card: self.drag(card, "touch")
        self.hands = cycle(hands.items())

    def first_moves(self) -> float:
        """Milliseconds from navigation to the first legal moves, to be asked right after it."""
        return float(self.browser.until(LEGAL))

    def settled(self) -> State:
        """What the table shows, once it is for the person to act."""
        state: State = json.loads(self.browser.until(SETTLED))
        return state

    def press(self, selector: str, pointer: str = "mouse") -> None:
        self.browser.click(self.browser.until(AT_TABLE, selector), pointer)

    def press_on_page(self, selector: str) -> None:
        element: Element = self.browser.until(ON_PAGE, selector)
        self.browser.run("arguments[0].scrollIntoView({ block: 'center' })", element)
        self.browser.click(element)

    def type(self, card: str) -> None:
        self.browser.keys(str(self.settled()["hand"].index(card) + 1))

    def walk(self, card: str) -> None:
        """Move the focus to a card and press Enter."""
        for _ in range(len(self.settled()["hand"]) + 1):
            if self.browser.run(FOCUSED) == card:
                break
            self.browser.keys(RIGHT)
        assert self.browser.run(FOCUSED) == card, "the keys do not lead to every card"
        self.browser.keys(ENTER)

    def drag(self, card: str, pointer: str = "mouse") -> None:
        x, y = self.browser.reach(self.browser.until(AT_TABLE, CARD.format(card)))
        to_x, to_y = self.browser.reach(self.browser.until(AT_TABLE, ".trick"))
        steps = max(4, math.ceil(math.dist((x, y), (to_x, to_y)) / 40))
        way = [(x + (to_x - x) * step // steps, y + (to_y - y) * step // steps) for step in range(steps + 1)]
        moves = [{"type": "pointerMove", "x": x, "y": y, "duration": 16} for x, y in way]
        down, up = ({"type": each, "button": 0} for each in ("pointerDown", "pointerUp"))
        self.browser.point([moves[0], down, *moves[1:], up], pointer)

    def play(self) -> State:
        """Play the lowest card by the next means, without announcing; gives what there is to be answered then."""
        state = self.settled()
        card = next(card for card in reversed(state["hand"]) if card in state["legal"])
        means, hand = next(self.hands)
        time.sleep(REST)
        hand(card)
        self.by.append(means)
        limit = time.monotonic() + 10
        while (now := self.settled())["ply"] == state["ply"] and now["deal"] == state["deal"]:
            assert time.monotonic() < limit, f"{card} is not played by {means}"
            if plain := self.browser.run(AT_TABLE, '[data-option="plain"]'):
                time.sleep(REST)
                self.browser.click(plain)
            time.sleep(0.02)
        return now

    def play_deal(self) -> State:
        state = self.settled()
        while not state["result"]:
            state = self.play()
        return state

    def enter(self, entry: str | None) -> None:
        """Open the menu, and go on from there."""
        self.press_on_page("schnapsen-table > [slot=menu]")
        if entry:
            self.press_on_page(f"[data-entry={entry}]")

    def leave(self) -> None:
        """Close what lies over the table."""
        self.press_on_page("#over dialog[open] [data-close]")
        self.browser.until("return !document.querySelector('#over dialog[open]')")

    def way(self) -> str:
        """How Python was started, and once everything has been kept for play without a network."""
        self.enter("about")
        way: str = self.browser.until("return document.querySelector('[data-way]')?.dataset.way")
        kept = self.browser.until(f"{OFFLINE} return offline !== 'loading' && offline")
        assert kept == "kept", f"{self.browser.name} has not kept the site: {kept}"
        self.leave()
        return way

    def quicken(self) -> None:
        self.enter(None)
        self.press_on_page("label:has(> input[name=speed][value=fast])")
        self.leave()

    def goes_on(self, left: State) -> None:
        """Assert that the table is as it was left, and play on."""
        now = self.settled()
        assert [now[each] for each in ("deal", "ply", "hand")] == [left[each] for each in ("deal", "ply", "hand")]
        self.play()


@dataclass
class Visits:
    """How visits went; times are milliseconds from navigation to the first legal moves."""

    browser: str
    way: str
    cold: float
    reloaded: float
    """Without a server."""
    again: float | None
    """Without a server, after the browser had been ended; none if it keeps nothing."""
    by: list[str]


def visit(kind: Kind, server: Server, way: str | None = None) -> Visits:
    """Visit the site with nothing kept, play a deal, and go on once the server is gone; Python starts in this way."""
    address = f"{server.url}?seed={SEED}" + (f"&python={way}" if way else "")
    with tempfile.TemporaryDirectory() as folder:
        with kind.run(Path(folder)) as browser:
            person = Visit(browser, touches=kind.touches)
            browser.open(address)
            cold = person.first_moves()
            browser.until(DRAWN)
            person.quicken()
            person.play_deal()
            person.press("[data-next]")
            person.play()
            used = person.way()
            left = person.settled()
            server.stop()
            browser.reload()
            reloaded = person.first_moves()
            person.goes_on(left)
            assert person.way() == used
            left = person.settled()
        again = None
        if kind.keeps:
            with kind.run(Path(folder)) as browser:
                person.browser = browser
                browser.open(address)
                again = person.first_moves()
                person.goes_on(left)
    server.start()
    return Visits(f"{browser.name} {browser.version}", used, cold, reloaded, again, person.by)


def visit_host(kind: Kind, site: Server) -> float:
    """Play at a table on somebody's page of another site; gives milliseconds from the press that starts it to moves."""
    with (
        tempfile.TemporaryDirectory() as profile,
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as host,
        kind.run(Path(profile)) as browser,
    ):
        policy = f"default-src 'none'; script-src {site.origin}; frame-src {site.origin}; img-src data:"
        headers = {"Content-Type": "text/html", "Content-Security-Policy": policy}
        host.answers["page.html"] = Answer(HOST.format(site.url).encode(), headers=headers)
        browser.open(host.url.replace("127.0.0.1", "localhost") + "page.html")
        browser.enter(browser.until(FRAME))
        person = Visit(browser, touches=kind.touches)
        person.press_on_page("[data-start]")
        pressed = time.monotonic()
        browser.until(LEGAL)
        lasted = time.monotonic() - pressed
        browser.until(DRAWN)
        person.play()
        person.play()
    return 1000 * lasted
