"""The record of a running deal as one seat may see it."""

from collections.abc import Sequence

from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, Move
from bummerl.records.position import Position
from bummerl.records.reading import HIDDEN
from bummerl.records.record import Record, sorted_hand


def seat_record(start: Deal, moves: Sequence[Move], seat: int, score: tuple[int, int] | None = None) -> Record:
    """What `seat` may know of the deal that began as `start` and in which `moves` have been made.

    It starts at the deal: the seat's own first hand, and in the stock the cards that it has drawn, at their places.
    The moves reveal the rest as it was played. Raises `ValueError` if `start` is not before the first move.
    """
    if start.tricks or start.gone or start.led is not None or start.closing is not None or any(start.announced):
        raise ValueError("the record of a seat starts at the deal")
    places = _places_drawn(start, moves, seat)
    own = sorted_hand(start.hands[seat])
    others = (HIDDEN,) * start.hands[1 - seat].bit_count()
    position = Position(
        rules=start.rules,
        hands=(own, others) if seat == 0 else (others, own),
        trump=start.trump,
        turnup=start.stock[0],
        stock=tuple(card if place in places else HIDDEN for place, card in enumerate(start.stock[:0:-1])),
        leader=start.leader,
        seat=seat,
        score=score,
    )
    return Record(position, tuple(MOVE_NAMES[move] for move in moves))


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
