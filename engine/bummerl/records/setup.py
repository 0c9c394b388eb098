"""Setting up a deal at a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cards import KING_QUEEN, SUIT_SET, card_set
from bummerl.deal import Deal
from bummerl.records.counting import count_points
from bummerl.records.history import Pile, Tally, play_order
from bummerl.records.reading import HIDDEN, RecordError
from bummerl.tricks import Trick, strict_answers

if TYPE_CHECKING:
    from bummerl.records.position import Position


def set_up(position: Position) -> Deal:
    """A deal that stands at the position.

    Raises `RecordError` if some card is hidden.
    """
    for where, cards in (("hands[0]", position.hands[0]), ("hands[1]", position.hands[1]), ("stock", position.stock)):
        if HIDDEN in cards:
            raise RecordError(where, "has hidden cards, so the deal cannot be played")
    bottom = () if position.turnup is None else (position.turnup,)
    deal = Deal(
        position.rules,
        [card_set(hand) for hand in position.hands],
        position.trump,
        (*position.stock, *bottom),
        position.leader,
    )
    if position.led is not None:
        deal.led = position.led
        deal.turn = 1 - position.leader
    deal.announcing = position.announcing
    for seat in (0, 1):
        deal.announced[seat] = card_set(position.announced[seat])
        for suit in position.announced[seat]:
            deal.shown[seat] |= KING_QUEEN[suit]
    deal.points, deal.pending = count_points(position)
    deal.trick_counts = list(position.trick_counts)
    deal.closing = position.closed
    if isinstance(position.won, Tally):
        deal.gone = card_set(position.won.gone)
    else:
        deal.tricks = _tricks(position, position.won)
        deal.revoked = bool(deal.tricks) and _revoked(deal, deal.tricks[-1])
    return deal


def _revoked(deal: Deal, trick: Trick) -> bool:
    """Whether the answer to the last trick broke an obligation, as far as the answering hand is still the same."""
    held = deal.hands[1 - trick.leader] | 1 << trick.answer
    return not strict_answers(held, trick.led, deal.trumps, deal.rules.must_head) >> trick.answer & 1


def _tricks(position: Position, piles: tuple[Pile, Pile]) -> list[Trick]:
    """The won tricks in playing order, each with the obligations under which it was answered."""
    tricks = []
    for played, trick in enumerate(play_order(piles, SUIT_SET[position.trump], position.leader)):
        if position.closed is not None:
            strict = trick.number >= position.closed.tricks[trick.winner]
        else:
            strict = played >= position.drawn_tricks
        tricks.append(
            Trick(trick.leader, trick.led, trick.answer, trick.winner, strict or position.rules.strict_from_start)
        )
    return tricks
