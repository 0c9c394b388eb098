"""Matches: counting, Bummerl, ties carried over, who deals."""

import random
from collections import Counter

import pytest

from bummerl.match import Match, Series, find_first_dealer
from bummerl.rules import PROFILES, Rules, parse_rules
from bummerl.scoring import Basis, Result

BASIS = Basis("fixed", None, "end", None, None)


def won(winner: int | None, game_points: int) -> Result:
    return Result(winner, game_points, "claim" if winner is not None else "tie", winner, BASIS)


def match(rules: Rules | str = "wiener", **state: object) -> Match:
    chosen = PROFILES[rules] if isinstance(rules, str) else rules
    fields = {"rules": chosen, "dealer": 0, "score": (7, 7), **state}
    return Match(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", ["wiener", "turnier", "hollands"])
def test_c49_overshooting_wins(rules: str) -> None:
    after = match(rules, score=(1, 5)).after(won(0, 3))
    assert after.score == (0, 5)
    assert after.winner == 0
    assert after.bummerl == 1


@pytest.mark.parametrize(("rules", "bummerl"), [("wiener", 2), ("haus", 2), ("turnier", 1), ("klub", 1)])
def test_c50_schneider_counts_double_where_the_rules_say_so(rules: str, bummerl: int) -> None:
    after = match(rules, score=(2, 7)).after(won(0, 2))
    assert (after.winner, after.schneider, after.bummerl) == (0, bummerl == 2, bummerl)


def test_a_single_game_point_saves_from_schneider() -> None:
    after = match(score=(1, 6)).after(won(0, 1))
    assert (after.schneider, after.bummerl) == (False, 1)


@pytest.mark.parametrize("rules", ["haus", "snapszer"])
def test_c51_ties_are_carried_to_the_next_winner_once(rules: str) -> None:
    start = match(rules)
    once = start.after(won(None, 0))
    twice = once.after(won(None, 0))
    assert (once.score, once.carry, twice.carry) == ((7, 7), 1, 2)
    paid = once.after(won(0, 1))
    assert (paid.score, paid.carry) == ((5, 7), 0)
    assert twice.after(won(1, 1)).score == (7, 4)


def test_the_carry_ends_with_the_match() -> None:
    after = match("haus", score=(1, 3), carry=1).after(won(0, 1))
    assert after.winner == 0
    assert after.rematch().carry == 0
    assert after.rematch().score == (7, 7)


@pytest.mark.parametrize("rules", ["sechsundsechzig", "santase"])
def test_redealt_ties_keep_dealer_and_value(rules: str) -> None:
    after = match(rules, dealer=1).after(won(None, 0))
    assert (after.dealer, after.carry) == (1, 0)


def test_the_deal_alternates_also_after_ties() -> None:
    assert match("wiener", dealer=0).after(won(0, 1)).dealer == 1
    assert match("haus", dealer=0).after(won(None, 0)).dealer == 1


def test_the_winner_deals_where_the_rules_say_so() -> None:
    for dealer in (0, 1):
        assert match("santase", dealer=dealer).after(won(1, 1)).dealer == 1


def test_targets_count_from_their_own_height() -> None:
    start = Match.start(PROFILES["santase"], 0)
    assert start.score == (11, 11)
    assert start.forehand == 1
    assert parse_rules({"base": "wiener", "target": 11}).target == 11


@pytest.mark.parametrize(("rules", "highest_deals"), [("wiener", True), ("hollands", False)])
def test_first_dealer_by_cards_drawn(rules: str, highest_deals: bool) -> None:
    redraws = 0
    for number in range(300):
        dealer, draws = find_first_dealer(PROFILES[rules], random.Random(number))
        *ties, (first, second) = draws
        redraws += len(ties)
        assert all(a % 6 == b % 6 and a != b for a, b in ties)
        assert dealer == (0 if (first % 6 > second % 6) == highest_deals else 1)
    assert redraws > 20


def test_first_dealer_by_chance_is_fair() -> None:
    dealers = Counter(find_first_dealer(PROFILES["haus"], random.Random(number)) for number in range(1000))
    assert set(dealers) == {(0, ()), (1, ())}
    assert 420 < dealers[0, ()] < 580


@pytest.mark.parametrize(
    ("best_of", "winners", "score", "winner"),
    [
        (1, [0], (1, 0), 0),
        (3, [0], (1, 0), None),
        (3, [0, 1], (1, 1), None),
        (3, [0, 1, 1], (1, 2), 1),
        (5, [1, 1], (0, 2), None),
        (5, [1, 1, 1], (0, 3), 1),
    ],
)
def test_series(best_of: int, winners: list[int], score: tuple[int, int], winner: int | None) -> None:
    series = Series(best_of, (4, 2), (4, 2))
    for seat in winners:
        series = series.next().after(match(score=(1, 1)).after(won(seat, 1)))
    assert (series.score, series.winner) == (score, winner)
    assert series.next().score == ((0, 0) if winner is not None else score)
    assert series.after(match()) == series


def test_schneider_counts_double_in_a_series() -> None:
    series = Series.start(PROFILES["wiener"], 3).after(match(score=(1, 7)).after(won(0, 1)))
    assert (series.score, series.winner) == ((2, 0), 0)
