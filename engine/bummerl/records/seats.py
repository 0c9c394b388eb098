"""The record of a running deal as one seat may see it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, overload

from bummerl.cards import card_set
from bummerl.deal import Deal
from bummerl.moves import Move
from bummerl.records.reading import HIDDEN
from bummerl.records.record import AuctionRecord, Record, TwoHandRecord, record_of, sorted_hand
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import LAY_AWAY

LAID_AWAY_HIDDEN = "d:?? ??"
"""In place of a move that lays cards away, for those who do not see them."""


@overload
def seat_record(
    start: Deal, moves: Sequence[Move], seat: int, score: tuple[int, ...] | None = ..., out: int | None = ...
) -> TwoHandRecord: ...
@overload
def seat_record(
    start: AuctionDeal, moves: Sequence[Move], seat: int, score: tuple[int, ...] | None = ...
) -> AuctionRecord: ...
def seat_record(
    start: Deal | AuctionDeal,
    moves: Sequence[Move],
    seat: int,
    score: tuple[int, ...] | None = None,
    out: int | None = None,
) -> Record[Any]:
    """What `seat` may know of the deal that began as `start` and in which `moves` have been made.

    It holds the seat's own first hand, those of the other cards that have been shown before, and in the stock or talon
    the cards that the seat has taken, at their places. The moves reveal the rest as it was played. Raises `ValueError`
    if `start` is at no position.
    """
    if isinstance(start, AuctionDeal):
        return _auction_record(start, moves, seat, score)
    whole = record_of(start, moves, score=score, out=out)
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


def _auction_record(
    start: AuctionDeal, moves: Sequence[Move], seat: int, score: tuple[int, ...] | None
) -> AuctionRecord:
    """As `seat_record`: the card turned up for trump is shown to all, what another has laid away to nobody."""
    whole = record_of(start, moves, score=score)
    deal = start.copy()
    tokens = []
    for move, token in zip(moves, whole.moves, strict=True):
        tokens.append(token if move < LAY_AWAY or deal.turn == seat else LAID_AWAY_HIDDEN)
        deal.play(move)
    seen = deal.seen_by(seat) | card_set(deal.dealt[seat] if deal.stage != "trump" else ())
    if deal.turned_up is not None:
        seen |= 1 << deal.turned_up
    took_talon = seat == deal.declarer and not deal.talon
    position = replace(
        whole.position,
        hands=tuple(tuple(card if seen >> card & 1 else HIDDEN for card in hand) for hand in start.dealt),
        talon=tuple(card if took_talon else HIDDEN for card in start.talon_dealt),
        seat=seat,
    )
    return replace(whole, position=position, moves=tuple(tokens))
