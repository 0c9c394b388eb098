"""Whether to close: the closed deal is played out exactly in possible worlds, with one first card for all of them.

From the second trick on both sides of that play see all hands, and the closer gains more by it than its opponent.
Closing must therefore promise more than what the open deal is worth to a hand that is good enough to think of it.
"""

from dataclasses import replace
from random import Random

from bummerl.ai.equity import worth_to
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.cards import KING_QUEEN, CardSet, cards_in, value_of
from bummerl.moves import ANNOUNCE, Move
from bummerl.scoring import ENOUGH, Closing
from bummerl.view import View

PROMISE = 1.5
"""Mean game points, at an even score, that closing must promise."""
FIRST_LOOK = 8
"""Worlds after which a hopeless close is given up."""
WORLDS = 24
REPLIES = 12
"""Points that the opponent may be expected to add to the closer's tricks."""


def should_close(view: View, random: Random) -> bool:
    """Whether the seat on lead, which may close, does better to close now."""
    if _hoped_for(view) < ENOUGH:
        return False
    worlds = Worlds(view).some_hands(WORLDS, random)
    return promise(view, worlds[:FIRST_LOOK]) >= PROMISE / 2 and promise(view, worlds) >= PROMISE


def _hoped_for(view: View) -> int:
    """Points that the hand makes if all goes well: a cheap test that most hands fail."""
    points = view.points[view.seat] + view.pending[view.seat] + value_of(view.hand) + REPLIES
    return points + sum(40 if suit == view.trump else 20 for suit in _marriages(view))


def _marriages(view: View) -> list[int]:
    """Suits of marriages that the seat could announce after closing."""
    rules = view.rules
    first = not sum(view.trick_counts)
    if view.announcing is not None or not rules.marriage_when_strict or (first and not rules.marriage_first_lead):
        return []
    return [suit for suit, pair in enumerate(KING_QUEEN) if view.hand & pair == pair]


def promise(view: View, hands: list[CardSet]) -> float:
    """Mean worth of closing against the given hands with the best first move."""
    closed = replace(view, closing=Closing(view.seat, view.points, view.trick_counts))
    valuer = Valuer(closed)
    moves = _first_moves(view)
    worth = worth_to(view)
    sums = dict.fromkeys(moves, 0.0)
    for hand in hands:
        for move, value in valuer.values(World(_after_offer(view, hand), ()), moves).items():
            sums[move] += worth[value]
    return max(sums.values()) / len(hands)


def _first_moves(view: View) -> tuple[Move, ...]:
    if view.announcing is not None:
        return tuple(move for move in view.legal if move < ANNOUNCE)
    marriages = () if view.rules.marriage_auto else tuple(ANNOUNCE + suit for suit in _marriages(view))
    return cards_in(view.hand) + marriages


def _after_offer(view: View, hand: CardSet) -> CardSet:
    """The opponent's hand after the exchange that some rules offer it when the stock is closed."""
    lowest = 1 << 6 * view.trump + (0 if "9" in view.rules.ranks else 1)
    if view.rules.exchange_on_close and hand & lowest and view.bottom is not None:
        return hand ^ lowest ^ 1 << view.bottom
    return hand
