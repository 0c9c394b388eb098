"""Dealing hidden cards: they fit what was played, only what the seat knows decides, and every hand is as likely."""

import random
from collections import Counter

import pytest
from deals import chances, play_on, random_deal
from hypothesis import given, settings

from bummerl.ai.worlds import Worlds
from bummerl.cards import FRENCH, cards_in, parse_card
from bummerl.deal import Deal
from bummerl.hidden import deal_hidden
from bummerl.moves import Move, parse_move
from bummerl.records import Record, RecordError, seat_record, view_of
from bummerl.rules import PROFILES, Rules


def at_a_turn(chance: random.Random, rules: Rules | None = None) -> tuple[Deal, list[Move], Deal]:
    """A deal's start, moves, and the running deal to which they lead."""
    while True:
        deal = random_deal(chance, rules)
        start, plies = deal.copy(), chance.randrange(24)
        made: list[Move] = []
        for move in play_on(deal, chance):
            if len(made) == plies:
                return start, made, deal
            made.append(move)


def replayed(start: Deal, moves: list[Move]) -> Deal:
    deal = start.copy()
    for move in moves:
        deal.play(move)
    return deal


@settings(max_examples=400, deadline=None)
@given(chances())
def test_the_seat_sees_no_difference(chance: random.Random) -> None:
    start, made, deal = at_a_turn(chance)
    seat = deal.turn
    view = deal.view(seat)
    for _ in range(3):
        dealt = deal_hidden(seat_record(start, made, seat), view, chance)
        assert replayed(dealt, made).view(seat) == view
        assert replayed(dealt, made).legal_moves() == deal.legal_moves()


def test_hidden_cards_decide_nothing() -> None:
    """The swap test: with the hidden cards exchanged and the same chance, the same cards are dealt."""
    chance = random.Random(11)
    told = 0
    while told < 300:
        start, made, deal = at_a_turn(chance)
        seat = deal.turn
        view, record = deal.view(seat), seat_record(start, made, seat)
        for _ in range(10):
            other = swapped(start, view.unseen, chance)
            try:
                if replayed(other, made).view(seat) != view:
                    continue
            except ValueError:
                continue
            first = deal_hidden(record, view, random.Random(7))
            second = deal_hidden(seat_record(other, made, seat), view, random.Random(7))
            assert (first.hands, first.stock) == (second.hands, second.stock)
            told += other.hands != start.hands


def swapped(start: Deal, hidden: int, chance: random.Random) -> Deal:
    """The start with the hidden cards in other places."""
    cards = cards_in(hidden)
    instead = dict(zip(cards, chance.sample(cards, len(cards)), strict=True))
    other = start.copy()
    other.hands = [FRENCH.set_of(instead.get(card, card) for card in cards_in(hand)) for hand in start.hands]
    other.stock = [instead.get(card, card) for card in start.stock]
    return other


def test_every_possible_hand_is_as_likely() -> None:
    """Chi-square over the fifteen hands that an answer leaves; exceeded by chance once in 100,000."""
    position = {
        "hands": ["AC TC AD TD KD", "JD AS KS QS JS"],
        "trump": "AH",
        "stock": "TS QD KC QC JC TH KH QH JH",
    }
    start = Record.parse(position).deal()
    made = [parse_move("c"), parse_card("AC"), parse_card("JD")]
    record, view = seat_record(start, made, 0), replayed(start, made).view(0)
    assert len(list(Worlds(view).hands())) == 15
    chance, hands, stocks = random.Random(4), Counter[int](), Counter[int]()
    for _ in range(1500):
        dealt = replayed(deal_hidden(record, view, chance), made)
        hands[dealt.hands[1]] += 1
        stocks[dealt.stock[-1]] += 1
    assert len(hands) == 15
    assert sum((count - 100) ** 2 / 100 for count in hands.values()) < 49
    assert len(stocks) == 13


@pytest.mark.parametrize("rules", ["wiener", "klub", "scharf", "sechsundsechzig"])
def test_hands_and_draws_come_from_all_that_is_unseen(rules: str) -> None:
    """Before the first answer every unseen card is in the hand, and next on the stock, as often as chance has it."""
    chance = random.Random(rules)
    start = random_deal(chance, PROFILES[rules])
    seat = start.leader
    view, record = start.view(seat), seat_record(start, [], seat)
    held, drawn = Counter[int](), Counter[int]()
    for _ in range(1500):
        dealt = deal_hidden(record, view, chance)
        held.update(cards_in(dealt.hands[1 - seat]))
        drawn[dealt.stock[-1]] += 1
    unseen = view.unseen.bit_count()
    for counts, expected in ((held, 1500 * view.opponent_size / unseen), (drawn, 1500 / unseen)):
        assert len(counts) == unseen
        assert sum((count - expected) ** 2 / expected for count in counts.values()) < 55


def test_what_a_record_knows_of_the_stock_stays() -> None:
    record = Record.parse(
        {"hands": ["AH KH QH JH TC", "?? ?? ?? ?? ??"], "trump": "JC", "seat": 0, "stock": "?? AS ?? ?? TS ?? ?? ?? KS"}
    )
    for number in range(100):
        dealt = deal_hidden(record, view_of(record), random.Random(number))
        assert [dealt.stock[-1 - place] for place in (1, 4, 8)] == [parse_card(name) for name in ("AS", "TS", "KS")]


def test_a_contradiction_is_named() -> None:
    record = Record.parse(
        {
            "hands": ["AH KH QH JH TC", "?? ?? ?? ?? ??"],
            "trump": "JC",
            "seat": 0,
            "stock": "?? AS ?? ?? ?? ?? ?? ?? ??",
            "moves": ["AH", "AS"],
        }
    )
    with pytest.raises(RecordError, match="moves"):
        deal_hidden(record, view_of(record), random.Random(1))
