"""Records as one seat may see them, and the views that they hold."""

import dataclasses
import random

import pytest
from deals import chances, play_on, random_deal
from hypothesis import given, settings

from bummerl.cards import NAMES, Card, card_set, cards_in
from bummerl.deal import Deal
from bummerl.moves import CLOSE, Move
from bummerl.records import HIDDEN, Record, RecordError, seat_record, view_of


def played(chance: random.Random, plies: int) -> tuple[Deal, list[Move], Deal]:
    """A deal's start, some of its moves, and where they lead."""
    deal = random_deal(chance)
    start = deal.copy()
    made: list[Move] = []
    for move in play_on(deal, chance):
        if len(made) == plies:
            break
        made.append(move)
    return start, made, deal


@settings(max_examples=300, deadline=None)
@given(chances())
def test_the_record_of_a_seat_tells_only_what_it_has_seen(chance: random.Random) -> None:
    start, made, _ = played(chance, chance.randrange(25))
    for seat in (0, 1):
        record = seat_record(start, made, seat, (2, 4))
        fields = record.to_object()
        assert Record.parse(record.to_json()) == record
        assert set(fields) <= {"rules", "hands", "trump", "stock", "leader", "seat", "score", "moves"}
        position = record.position
        assert card_set(position.hands[seat]) == start.hands[seat]
        assert set(position.hands[1 - seat]) == {HIDDEN}
        assert position.turnup == start.stock[0]
        drawn = drawn_by(start, made, seat)
        assert position.stock == tuple(card if card in drawn else HIDDEN for card in start.stock[:0:-1])


def drawn_by(start: Deal, made: list[Move], seat: int) -> set[Card]:
    """The face-down cards that a seat has drawn, found by watching its hand."""
    deal = start.copy()
    drawn: set[Card] = set()
    for move in made:
        before, bottom = deal.hands[seat], deal.stock[:1]
        deal.play(move)
        drawn |= set(cards_in(deal.hands[seat] & ~before)).difference(bottom)
    return drawn


@settings(max_examples=300, deadline=None)
@given(chances())
def test_the_record_of_a_seat_does_not_depend_on_hidden_cards(chance: random.Random) -> None:
    """Other cards that have not been seen, and with which the same moves were possible, give the same record."""
    start, made, deal = played(chance, chance.randrange(25))
    for seat in (0, 1):
        unseen = cards_in(deal.view(seat).unseen)
        if len(unseen) < 2:
            continue
        first, second = chance.sample(unseen, 2)
        other = exchanged(start, first, second)
        try:
            record = seat_record(other, made, seat)
        except ValueError:
            continue
        assert record == seat_record(start, made, seat)


def exchanged(start: Deal, first: Card, second: Card) -> Deal:
    """The deal with two cards in each other's place."""
    other = start.copy()
    swap = 1 << first | 1 << second
    other.hands = [hand ^ swap if (hand & swap).bit_count() == 1 else hand for hand in start.hands]
    other.stock = [{first: second, second: first}.get(card, card) for card in start.stock]
    return other


# Views


@settings(max_examples=500, deadline=None)
@given(chances())
def test_a_record_of_a_seat_holds_its_view(chance: random.Random) -> None:
    start, made, deal = played(chance, chance.randrange(40))
    if deal.rules.marriage_auto:
        return
    for seat in (0, 1):
        if CLOSE in made[-1:] and deal.turn != seat:
            # Whether the opponent is being asked about the exchange is not in the record.
            continue
        record = seat_record(start, made, seat, (2, 4))
        assert view_of(Record.parse(record.to_json())) == deal.view(seat, (2, 4))


@settings(max_examples=500, deadline=None)
@given(chances())
def test_a_record_of_a_seat_may_start_anywhere(chance: random.Random) -> None:
    """Known cards of the opponent stand in his hand; what an exchange showed of one's own is not told."""
    middle, made, deal = played_from_the_middle(chance)
    if middle.offered is not None or deal.rules.marriage_auto or CLOSE in made[-1:]:
        return
    for seat in (0, 1):
        record = seat_record(middle, made, seat)
        position, known = record.position, middle.view(seat).opponent_known
        assert card_set(position.hands[seat]) == middle.hands[seat]
        assert {card for card in position.hands[1 - seat] if card != HIDDEN} == set(cards_in(known))
        assert {card for card in position.stock if card != HIDDEN} == drawn_by(middle, made, seat)
        found, expected = view_of(Record.parse(record.to_json())), deal.view(seat)
        assert not found.own_shown & ~expected.own_shown
        assert dataclasses.replace(found, own_shown=expected.own_shown) == expected


def played_from_the_middle(chance: random.Random) -> tuple[Deal, list[Move], Deal]:
    """A running deal, some moves made from there, and where they lead."""
    while True:
        _, _, deal = played(chance, chance.randrange(25))
        if deal.result is None:
            break
    middle = deal.copy()
    made: list[Move] = []
    for move in play_on(deal, chance):
        if len(made) == 6:
            break
        made.append(move)
    return middle, made, deal


KLUB: dict[str, object] = {
    "rules": "klub",
    "hands": ["?? ?? ?? ?? ??", "AH KD QD TS KC"],
    "trump": "TH",
    "stock": "?? ?? ?? ?? ?? ?? ?? ?? ??",
    "leader": 0,
    "seat": 1,
}


def test_a_lead_that_may_have_announced_did_not() -> None:
    """Unless its partner is seen to have been there."""
    view = view_of(Record.parse({**KLUB, "moves": ["QH"]}))
    assert view.announced == (0, 0)
    known = view_of(Record.parse({**KLUB, "hands": ["KH ?? ?? ?? ??", "AH KD QD TS KC"], "moves": ["QH"]}))
    assert known.announced == (1, 0)
    assert known.opponent_known == 1 << NAMES.index("KH")


@pytest.mark.parametrize(
    ("where", "changes"),
    [
        ("seat", {"hands": ["KH QH AC TC JC", "AH KD QD TS KC"], "stock": "JH AD TD JD QC AS KS QS JS", "seat": None}),
        ("stock[0]", {"moves": ["JC", "KC"]}),
        ("moves[0]", {"moves": ["AH"]}),
        ("moves[1]", {"moves": ["JC", "QC"]}),
        ("moves[1]", {"moves": ["JC", "c"]}),
        ("moves[1]", {"moves": ["JC", "joker"]}),
        ("moves[0]", {"moves": ["mH"]}),
        ("moves", {"rules": "wiener", "moves": ["c", "JC", "KC", "KD", "JH", "TD"]}),
    ],
)
def test_records_that_hold_no_view(where: str, changes: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        view_of(Record.parse({**KLUB, **changes}))
    assert caught.value.where == where
