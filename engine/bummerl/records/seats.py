"""The record of a running deal as one seat may see it."""

from collections.abc import Sequence
from dataclasses import replace

from bummerl.deal import Deal
from bummerl.moves import Move
from bummerl.records.reading import HIDDEN
from bummerl.records.record import Record, record_of, sorted_hand


def seat_record(start: Deal, moves: Sequence[Move], seat: int, score: tuple[int, int] | None = None) -> Record:
    """What `seat` may know of the deal that began as `start` and in which `moves` have been made.

    It holds the seat's own first hand, those of the opponent's cards that have been shown before, and in the stock the
    cards that the seat has drawn, at their places. The moves reveal the rest as it was played. Raises `ValueError` if
    `start` is over or waits for an answer out of turn.
    """
    whole = record_of(start, moves, score=score)
    places = _places_drawn(start, moves, seat)
    shown = start.shown[1 - seat] & start.hands[1 - seat]
    hidden = (HIDDEN,) * (start.hands[1 - seat] & ~shown).bit_count()
    others = (*sorted_hand(shown), *hidden)
    own = whole.position.hands[seat]
    stock = whole.position.stock
    position = replace(
        whole.position,
        hands=(own, others) if seat == 0 else (others, own),
        stock=tuple(card if place in places else HIDDEN for place, card in enumerate(stock)),
        seat=seat,
    )
    return replace(whole, position=position)


def _places_drawn(start: Deal, moves: Sequence[Move], seat: int) -> set[int]:
    """The places in the stock, next to be drawn first, from which the seat has drawn; the winner draws first."""
    deal = start.copy()
    places = set()
    for move in moves:
        place = len(start.stock) - len(deal.stock)
        deal.play(move)
        if len(start.stock) - len(deal.stock) > place:
            places.add(place if deal.tricks[-1].winner == seat else place + 1)
    return places
