"""Cards and sets of cards, tricks of two cards, and the examples in the engine's own words."""

import doctest
import importlib
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bummerl
from bummerl.cards import (
    CARD_COUNT,
    HIGHER,
    KING_QUEEN,
    NAMES,
    RANKS,
    SUIT,
    SUIT_SET,
    SUITS,
    VALUES,
    card_names,
    card_set,
    cards_in,
    deck_of,
    parse_card,
    value_of,
)
from bummerl.moves import MOVE_NAMES, parse_move
from bummerl.tricks import answer_wins, strict_answers

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


def test_names_and_values() -> None:
    assert len(set(NAMES)) == CARD_COUNT == 24
    for card, name in enumerate(NAMES):
        assert parse_card(name) == card
        assert SUITS[SUIT[card]] == name[1]
        assert VALUES[card] == WORTH[name[0]]
    assert value_of(card_set(deck_of("ATKQJ"))) == value_of(card_set(deck_of("ATKQJ9"))) == 120


@pytest.mark.parametrize("text", ["", "A", "AX", "1H", "HA", "ah", "AH ", "??", "10H"])
def test_what_is_not_a_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_moves_have_names() -> None:
    assert [parse_move(name) for name in MOVE_NAMES] == list(range(len(MOVE_NAMES)))
    with pytest.raises(ValueError, match="is not a move"):
        parse_move("castle")


@given(st.sets(st.integers(0, CARD_COUNT - 1)))
def test_sets_of_cards(cards: set[int]) -> None:
    assert cards_in(card_set(cards)) == tuple(sorted(cards))
    assert value_of(card_set(cards)) == sum(VALUES[card] for card in cards)
    assert card_names(sorted(cards)).split() == [NAMES[card] for card in sorted(cards)]


def test_tables_agree_with_names() -> None:
    for card, name in enumerate(NAMES):
        higher = {other for other in NAMES if other[1] == name[1] and RANKS.index(other[0]) > RANKS.index(name[0])}
        assert {NAMES[other] for other in cards_in(HIGHER[card])} == higher
    for suit, letter in enumerate(SUITS):
        assert {NAMES[card] for card in cards_in(SUIT_SET[suit])} == {rank + letter for rank in RANKS}
        assert {NAMES[card] for card in cards_in(KING_QUEEN[suit])} == {"K" + letter, "Q" + letter}


# Tricks, against the wording of the rules over names


def beats(answer: str, led: str, trump: str) -> bool:
    if answer[1] == led[1]:
        return RANKS.index(answer[0]) > RANKS.index(led[0])
    return answer[1] == trump


def allowed(hand: set[str], led: str, trump: str, must_head: bool) -> set[str]:
    suit = {card for card in hand if card[1] == led[1]}
    if suit:
        heading = {card for card in suit if beats(card, led, trump)}
        return heading if heading and (must_head or led[1] == trump) else suit
    return {card for card in hand if card[1] == trump} or hand


@given(
    st.sets(st.integers(0, CARD_COUNT - 1), min_size=1, max_size=6),
    st.integers(0, CARD_COUNT - 1),
    st.integers(0, 3),
    st.booleans(),
)
def test_answers_and_winners(hand: set[int], led: int, trump: int, must_head: bool) -> None:
    hand.discard(led)
    found = strict_answers(card_set(hand), led, SUIT_SET[trump], must_head)
    assert {NAMES[card] for card in cards_in(found)} == allowed(
        {NAMES[card] for card in hand}, NAMES[led], SUITS[trump], must_head
    )
    for card in hand:
        assert answer_wins(led, card, SUIT_SET[trump]) == beats(NAMES[card], NAMES[led], SUITS[trump])


MODULES = sorted(
    module.name for module in pkgutil.walk_packages(bummerl.__path__, "bummerl.") if "__main__" not in module.name
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
