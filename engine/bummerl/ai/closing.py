"""What closing promises: the closed deal is played out exactly in possible worlds, with one first card for all.

From the second trick on both sides of that play see all hands, and the closer gains more by it than its opponent.
"""

from dataclasses import replace

from bummerl.ai.deadline import Deadline
from bummerl.ai.equity import worth_to
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World
from bummerl.cards import KING_QUEEN, CardSet, cards_in
from bummerl.moves import ANNOUNCE, Move
from bummerl.scoring import Closing
from bummerl.view import View


def _marriages(view: View) -> list[int]:
    """Suits of marriages that the seat could announce after closing."""
    rules = view.rules
    first = not sum(view.trick_counts)
    if view.announcing is not None or not rules.marriage_when_strict or (first and not rules.marriage_first_lead):
        return []
    return [suit for suit, pair in enumerate(KING_QUEEN) if view.hand & pair == pair]


def promise(view: View, hands: list[CardSet], deadline: Deadline) -> float:
    """Mean worth of closing with the best first move against the given hands, or those that there is time for."""
    closed = replace(view, closing=Closing(view.seat, view.points, view.trick_counts))
    valuer = Valuer(closed)
    moves = _first_moves(view)
    worth = worth_to(view)
    sums = dict.fromkeys(moves, 0.0)
    looked_at = 0
    for hand in hands:
        for move, value in valuer.values(World(_after_offer(view, hand), ()), moves).items():
            sums[move] += worth[value]
        looked_at += 1
        if deadline():
            break
    return max(sums.values()) / looked_at


def _first_moves(view: View) -> tuple[Move, ...]:
    if view.announcing is not None:
        return tuple(move for move in view.legal if move < ANNOUNCE)
    marriages = () if view.rules.marriage_auto else tuple(ANNOUNCE + suit for suit in _marriages(view))
    return cards_in(view.hand) + marriages


def _after_offer(view: View, hand: CardSet) -> CardSet:
    """The opponent's hand after the exchange that some rules offer it when the stock is closed."""
    lowest = 1 << view.rules.lowest(view.trump)
    if view.rules.exchange_on_close and hand & lowest and view.bottom is not None:
        return hand ^ lowest ^ 1 << view.bottom
    return hand
