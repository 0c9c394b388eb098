"""Tute: swaps, songs, obligations, endings, its player."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.ai.tute import choose_in_tute
from bummerl.cards import SPANISH, SUITS, cards_in
from bummerl.moves import IllegalMoveError
from bummerl.rules import TUTE_PROFILES
from bummerl.tables.tute import MOVE_NAMES, SING, SWAP, TUTE, TuteDeal

DECK = range(SPANISH.count)
profiles = st.sampled_from(list(TUTE_PROFILES))


def random_deal(number: int, rules: str = "tute") -> TuteDeal:
    deck = list(DECK)
    random.Random(number).shuffle(deck)
    return TuteDeal.from_deck(TUTE_PROFILES[rules], deck)


def position(
    own: str, other: str, turnup: str, led: str | None = None, rules: str = "tute", stock: int = 6, won: int = 1
) -> TuteDeal:
    """Seat 0 to move with these cards, having won `won` tricks; the rest of the stock does not matter."""
    hands = [[SPANISH.parse(name) for name in text.split()] for text in (own, other)]
    up = SPANISH.parse(turnup)
    taken = {*hands[0], *hands[1], up, *([SPANISH.parse(led)] if led else [])}
    rest = [card for card in DECK if card not in taken]
    trump = SUITS.index(turnup[1])
    drawn = (*rest[: stock - 1], up) if stock else ()
    deal = TuteDeal(TUTE_PROFILES[rules], [SPANISH.set_of(hand) for hand in hands], trump, drawn)
    deal.trick_counts = [won, 0]
    if led:
        deal.led = SPANISH.parse(led)
        deal.leader = 1
    return deal


def tokens(deal: TuteDeal) -> set[str]:
    return {MOVE_NAMES[move] for move in deal.legal_moves()}


def test_the_deck() -> None:
    assert sum(SPANISH.values) == 120
    assert [SPANISH.names[card] for card in range(10)] == [rank + "H" for rank in "24567SCR3A"]
    with pytest.raises(ValueError, match="not a card"):
        SPANISH.parse("TH")


@pytest.mark.parametrize(
    ("hand", "turnup", "allowed"),
    [
        ("7H 2D", "RH", True),
        ("2H 7D", "RH", False),
        ("2H 7D", "6H", True),
        ("7H 2D", "6H", False),
        ("2H 5D", "7H", True),
        ("7H 5D", "SH", True),
    ],
)
def test_c57_swapping_the_turnup(hand: str, turnup: str, allowed: bool) -> None:
    deal = position(hand, "AD 3D", turnup)
    assert ("x" in tokens(deal)) == allowed
    if allowed:
        deal.play(SWAP)
        assert turnup in [SPANISH.names[card] for card in cards_in(deal.hands[0])]
        assert deal.stock[0] == SPANISH.parse(hand.split()[0])
        assert SPANISH.names[cards_in(deal.view(1).opponent_known)[0]] == turnup


def test_swaps_and_songs_need_an_own_trick_and_a_stock() -> None:
    assert "x" not in tokens(position("7H RD CD", "AD 3D 4D", "RH", won=0))
    assert "mD" not in tokens(position("7H RD CD", "AD 3D 4D", "RH", won=0))
    assert "mD" not in tokens(position("7H RD CD", "AD 3D 4D", "RH", stock=0))


@pytest.mark.parametrize(("led", "legal"), [("3H", {"5H"}), ("3D", {"5H", "AS"})])
def test_c58_half_open_phase_of_the_cuban_form(led: str, legal: set[str]) -> None:
    assert tokens(position("5H AS", "6D", "RH", led, "tute-habanero")) == legal
    assert tokens(position("5H AS", "6D", "RH", led, "tute")) == {"5H", "AS"}


def test_one_song_a_trick_and_forty_first() -> None:
    deal = position("RH CH RD CD AS", "2D 4D 5D 6D 7D", "4H")
    assert {"mH"} == {token for token in tokens(deal) if token[0] == "m"}
    deal.play(SING + 0)
    assert deal.points[0] == 40
    assert not {token for token in tokens(deal) if token[0] == "m"}
    deal.play(SPANISH.parse("AS"))
    deal.play(SPANISH.parse("2D"))
    assert {"mD"} == {token for token in tokens(deal) if token[0] == "m"}
    deal.play(SING + 1)
    assert (deal.points[0], deal.card_points(0)) == (71, 11)
    with pytest.raises(IllegalMoveError):
        deal.play(SING + 0)


def test_the_strict_phase() -> None:
    assert tokens(position("4D AD 5H", "6D 2C", "RH", "3D", stock=0)) == {"AD"}
    assert tokens(position("4D 7D 5H", "6D 2C", "RH", "3D", stock=0)) == {"4D", "7D"}
    assert tokens(position("4S 7S 5H", "6D 2C", "RH", "3D", stock=0)) == {"5H"}
    assert tokens(position("4S 7S 5C", "6D 2C", "RH", "3D", stock=0)) == {"4S", "7S", "5C"}


@pytest.mark.parametrize("rank", ["R", "C"])
def test_four_kings_or_knights_win_at_once(rank: str) -> None:
    deal = position(" ".join(rank + suit for suit in SUITS), "2D 4D 5D 6D", "4H")
    deal.play(TUTE)
    assert deal.result is not None
    assert (deal.result.winner, deal.result.game_points, deal.result.reason) == (0, 1, "tute")
    assert "tute" not in tokens(position(" ".join(rank + suit for suit in SUITS), "2D 4D 5D 6D", "4H", won=0))


@pytest.mark.parametrize(
    ("points", "announced", "winner", "games", "reason"),
    [
        ((50, 49), 0, 0, 1, "majority"),
        ((40, 60), 0, 1, 1, "majority"),
        ((50, 60), 0, 0, 1, "last-trick"),
        ((91, 19), 0, 0, 2, "majority"),
        ((90, 20), 0, 0, 1, "majority"),
        ((110, 10), 1, 0, 1, "majority"),
        ((111, 9), 1, 0, 2, "majority"),
    ],
)
def test_the_last_trick_and_double_games(
    points: tuple[int, int], announced: int, winner: int, games: int, reason: str
) -> None:
    deal = position("2S", "4D", "RH", stock=0)
    deal.points = [*points]
    deal.announced = [announced, 0]
    deal.play(SPANISH.parse("2S"))
    deal.play(SPANISH.parse("4D"))
    assert deal.result is not None
    assert deal.points == [points[0] + 10, points[1]]
    assert (deal.result.winner, deal.result.game_points, deal.result.reason) == (winner, games, reason)


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32), profiles)
def test_random_deals(number: int, rules: str) -> None:
    """No deal raises, exactly the legal moves are accepted, points add up, and views hold what is public."""
    deal = random_deal(number, rules)
    chance = random.Random(number)
    while deal.result is None:
        legal = deal.legal_moves()
        for move in range(len(MOVE_NAMES) + 1):
            other = deal.copy()
            if move in legal:
                other.play(move)
            else:
                with pytest.raises(IllegalMoveError):
                    other.play(move)
        if not deal.stock:
            view = deal.view(0)
            assert view.unseen | view.opponent_known == deal.hands[1]
        deal.play(chance.choice(legal))
    if deal.result.reason != "tute":
        assert deal.card_points(0) + deal.card_points(1) == 130


def best_difference(deal: TuteDeal, seat: int) -> int:
    """Plain minimax of the points that `seat` ends with more than the opponent."""
    if deal.result is not None:
        return deal.points[seat] - deal.points[1 - seat]
    values = []
    for move in deal.legal_moves():
        if move != TUTE:
            after = deal.copy()
            after.play(move)
            values.append(best_difference(after, seat))
    return max(values) if deal.turn == seat else min(values)


@pytest.mark.parametrize("number", range(25))
def test_endings_are_exact(number: int) -> None:
    deal = random_deal(number)
    chance = random.Random(number)
    while deal.stock or deal.hands[0].bit_count() > 4 or (number % 2 and deal.led is None):
        deal.play(chance.choice([move for move in deal.legal_moves() if move != TUTE]))
    seat = deal.turn
    best = best_difference(deal, seat)
    move = choose_in_tute(deal.view(seat))
    if move != TUTE:
        deal.play(move)
        assert best_difference(deal, seat) == best


def test_it_beats_a_random_player() -> None:
    won: Counter[bool] = Counter()
    for number in range(60):
        deal = random_deal(number // 2, "tute-habanero" if number % 4 > 1 else "tute")
        chance = random.Random(number)
        while deal.result is None:
            if deal.turn == number % 2:
                deal.play(choose_in_tute(deal.view(deal.turn)))
            else:
                deal.play(chance.choice(deal.legal_moves()))
        won[deal.result.winner == number % 2] += 1
    assert won[True] > 48
