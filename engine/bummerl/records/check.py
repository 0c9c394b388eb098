"""Whether a position holds together: a whole deck, hands and stock that fit, numbers that agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bummerl.cards import KING_QUEEN, NAMES, SUITS, Card, cards_in, deck_of
from bummerl.records.counting import count_points
from bummerl.records.history import Tally
from bummerl.records.reading import HIDDEN, RecordError, print_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bummerl.records.position import Position


def check_position(position: Position) -> None:
    """Raises `RecordError` naming the field that does not fit."""
    places = _places_of_cards(position)
    _check_hidden(position)
    _check_stock(position)
    _check_hands(position)
    _check_whole_deck(position, places)
    _check_tally(position)
    _check_closed(position)
    _check_announced(position, places)
    count_points(position)


def _all_cards(position: Position) -> Iterator[tuple[str, Card]]:
    """Every card with the name of its place."""
    lists = {"hands[0]": position.hands[0], "hands[1]": position.hands[1], "stock": position.stock}
    if isinstance(position.won, Tally):
        lists["gone"] = position.won.gone
    else:
        for seat, pile in enumerate(position.won):
            lists.update({f"won[{seat}][{index}]": trick for index, trick in enumerate(pile)})
    for where, cards in lists.items():
        for index, card in enumerate(cards):
            yield f"{where}[{index}]", card
    if position.turnup is not None:
        yield "trump", position.turnup
    if position.led is not None:
        yield "led", position.led


def _places_of_cards(position: Position) -> dict[Card, str]:
    """The place of each known card; none twice, and all of the deck."""
    deck = deck_of(position.rules.ranks)
    places: dict[Card, str] = {}
    for where, card in _all_cards(position):
        if card == HIDDEN:
            if not where.startswith(("hands", "stock")):
                raise RecordError(where, "cannot be hidden, it was seen")
            continue
        if card not in deck:
            raise RecordError(where, f"{NAMES[card]} is not in the deck of {position.rules.ranks}")
        if card in places:
            raise RecordError(where, f"{NAMES[card]} is also at {places[card]}")
        places[card] = where
    return places


def _check_hidden(position: Position) -> None:
    for where, cards in (("hands[0]", position.hands[0]), ("hands[1]", position.hands[1]), ("stock", position.stock)):
        if HIDDEN not in cards:
            continue
        if position.seat is None:
            raise RecordError(f"{where}[{cards.index(HIDDEN)}]", "is hidden, but no seat is named that may not know it")
        if cards is position.hands[position.seat]:
            raise RecordError(f"{where}[{cards.index(HIDDEN)}]", "is hidden from its own seat")


def _check_stock(position: Position) -> None:
    if position.stock and position.turnup is None:
        raise RecordError("trump", "must be the turn-up as long as there is a stock")
    if position.turnup is not None and len(position.stock) % 2 == 0:
        raise RecordError("stock", f"{len(position.stock)} cards and the turn-up are an odd number, one draws in pairs")


def _check_hands(position: Position) -> None:
    full = position.rules.hand_size
    sizes = [len(hand) for hand in position.hands]
    if position.led is not None:
        sizes[position.leader] += 1
    for seat in (0, 1):
        played = ", the card led included" if position.led is not None and seat == position.leader else ""
        if sizes[seat] > full:
            raise RecordError(f"hands[{seat}]", f"{sizes[seat]} cards{played}, a hand has at most {full}")
        if position.turnup is not None and position.closed is None and sizes[seat] != full:
            raise RecordError(
                f"hands[{seat}]", f"{sizes[seat]} cards{played}, as long as cards are drawn it must be {full}"
            )
    if sizes[0] != sizes[1]:
        raise RecordError("hands", f"{sizes[0]} and {sizes[1]} cards, with the card led, must be the same number")
    if not sizes[0]:
        raise RecordError("hands", "no card is left to play")


def _check_whole_deck(position: Position, places: dict[Card, str]) -> None:
    deck = deck_of(position.rules.ranks)
    count = sum(1 for _ in _all_cards(position))
    last = "gone" if isinstance(position.won, Tally) else "won" if any(position.won) else "stock"
    if count != len(deck):
        missing = print_cards([card for card in deck if card not in places])
        raise RecordError(last, f"{count} cards in all, the deck has {len(deck)}; not placed: {missing}")


def _check_tally(position: Position) -> None:
    if isinstance(position.won, Tally) and len(position.won.gone) != 2 * sum(position.won.tricks):
        raise RecordError("gone", f"{len(position.won.gone)} cards are not {sum(position.won.tricks)} tricks")


def _check_closed(position: Position) -> None:
    closed = position.closed
    if closed is None:
        return
    if position.turnup is None:
        raise RecordError("closed", "there is no stock")
    if sum(closed.tricks) != position.drawn_tricks:
        raise RecordError(
            "closed.tricks", f"{sum(closed.tricks)} in all, but {position.drawn_tricks} left this stock of cards"
        )
    points, _ = count_points(position)
    for seat in (0, 1):
        if closed.tricks[seat] > position.trick_counts[seat]:
            raise RecordError(f"closed.tricks[{seat}]", "more than the seat has now")
        if closed.points[seat] > points[seat]:
            raise RecordError(f"closed.points[{seat}]", f"more than the {points[seat]} that the seat has now")
        if closed.tricks[seat] == 0 and closed.points[seat] > 0:
            raise RecordError(f"closed.points[{seat}]", "must be 0 without a trick")


def _check_announced(position: Position, places: dict[Card, str]) -> None:
    """A marriage announced is in its seat's hand or out of play, and in hand as a whole only until the lead."""
    gone = position.gone
    for seat, suits in enumerate(position.announced):
        for index, suit in enumerate(suits):
            where = f"announced[{seat}][{index}]"
            if suit in position.announced[1 - seat]:
                raise RecordError(where, f"{SUITS[suit]} is announced by both seats")
            for card in cards_in(KING_QUEEN[suit]):
                if places.get(card, "").startswith((f"hands[{1 - seat}]", "stock", "trump")):
                    raise RecordError(where, f"{NAMES[card]} is at {places[card]}")
            if gone & KING_QUEEN[suit]:
                continue
            led = position.led
            by_leading = position.rules.marriage_auto and led is None
            if seat != position.leader or suit != position.announcing or by_leading:
                raise RecordError(where, f"a card of the marriage in {SUITS[suit]} must have been led since")
            if led is not None and not KING_QUEEN[suit] >> led & 1:
                raise RecordError(where, f"a card of the marriage in {SUITS[suit]} must be led, not {NAMES[led]}")
