"""Matches of teams and of three: counting to 24 or from 7, Bummerl, who has lost, who deals and who sits out."""

from typing import Any

import pytest

from bummerl.match import PLAY_OFF, Match, Series
from bummerl.rules import PROFILES, BauernRules, DreierRules, TalonRules
from bummerl.scoring import Basis, Result
from bummerl.tables.auction import AuctionResult

BASIS = Basis("fixed", None, "end", None, None)
BAUERN, TALON, DREIER = BauernRules(), TalonRules(), DreierRules()


def made(*scores: int, declarer: int = 0) -> AuctionResult:
    return AuctionResult(scores[declarer] > 0, declarer, "G", 1, scores, "all-tricks", declarer, BASIS)


def won(winner: int | None, game_points: int) -> Result:
    return Result(winner, game_points, "claim" if winner is not None else "tie", winner, BASIS)


def standing(rules: BauernRules | TalonRules | DreierRules, *score: int, **state: Any) -> Match:
    """A match in which the teams still need so many game points."""
    return Match(rules, state.pop("dealer", 0), score, **state)


# Bauernschnapsen


def test_partners_count_together_and_a_result_counts_once() -> None:
    start = Match.start(BAUERN, 3)
    assert (start.score, start.players, start.forehand) == ((24, 24), (0, 1, 2, 3), 0)
    after = start.after(made(0, 9, 0, 9, declarer=1))
    assert (after.score, after.dealer, after.over) == ((24, 15), 0, False)
    assert after.after(made(3, 0, 3, 0)).score == (21, 15)


def test_the_deal_goes_round() -> None:
    match = Match.start(BAUERN, 2)
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        match = match.after(made(1, 0, 1, 0))
    assert dealers == [2, 3, 0, 1, 2]


@pytest.mark.parametrize(
    ("score", "bummerl", "schneider"), [((9, 12), 1, False), ((9, 24), 2, True), ((9, 23), 1, False)]
)
def test_twenty_four_wins_and_a_team_without_a_point_loses_double(
    score: tuple[int, int], bummerl: int, schneider: bool
) -> None:
    after = standing(BAUERN, *score).after(made(9, 0, 9, 0))
    assert (after.score, after.winner, after.last) == ((0, score[1]), 0, (1,))
    assert (after.bummerl, after.schneider, after.retour) == (bummerl, schneider, False)


def test_c66_a_doubled_gang_ends_a_match() -> None:
    after = Match.start(BAUERN, 0).after(made(0, 36, 0, 36, declarer=0))
    assert (after.score, after.winner, after.bummerl) == ((24, 0), 1, 2)


def test_c70_who_comes_from_nothing_to_a_team_that_needs_one_wins_fourfold() -> None:
    led = standing(BAUERN, 10, 24).after(made(9, 0, 9, 0))
    assert (led.score, led.trailing) == ((1, 24), 1)
    coming = led.after(made(0, 18, 0, 18, declarer=1))
    assert not coming.over
    after = coming.after(made(0, 6, 0, 6, declarer=3))
    assert (after.winner, after.retour, after.schneider, after.bummerl) == (1, True, False, 4)
    assert led.after(made(1, 0, 1, 0)).bummerl == 2
    assert coming.after(made(1, 0, 1, 0)).bummerl == 1


def test_a_team_that_had_a_point_when_the_other_needed_one_wins_once() -> None:
    led = standing(BAUERN, 10, 23).after(made(9, 0, 9, 0))
    after = led.after(made(0, 24, 0, 24, declarer=1))
    assert (after.winner, after.retour, after.bummerl) == (1, False, 1)


# Talonschnapsen


def test_each_defender_scores() -> None:
    after = Match.start(TALON, 1).after(made(9, 0, 9, declarer=1))
    assert (after.score, after.dealer) == ((15, 24, 15), 2)


def test_of_two_defenders_who_get_there_the_one_with_more_wins() -> None:
    after = standing(TALON, 20, 4, 6).after(made(0, 9, 9, declarer=0))
    assert (after.winner, after.last, after.bummerl) == (1, (0,), 1)
    assert standing(TALON, 6, 20, 4).after(made(9, 0, 9, declarer=1)).winner == 2


@pytest.mark.parametrize(("declarer", "winner"), [(0, 1), (1, 2), (2, 0)])
def test_of_two_with_as_many_the_one_after_the_declarer_wins(declarer: int, winner: int) -> None:
    scores = [9, 9, 9]
    scores[declarer] = 0
    score = [4, 4, 4]
    score[declarer] = 24
    after = standing(TALON, *score).after(made(*scores, declarer=declarer))
    assert (after.winner, after.last, after.schneider, after.bummerl) == (winner, (declarer,), True, 2)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_tie_for_the_last_place_is_decided_by_a_deal_of_two(dealer: int) -> None:
    tied = standing(TALON, 12, 9, 12, dealer=dealer).after(made(0, 9, 0, declarer=1))
    assert (tied.winner, tied.over, tied.bummerl) == (1, False, 0)
    assert sorted(tied.players) == [0, 2]
    assert (tied.deal_rules, tied.deal_score) == (PLAY_OFF, (1, 1))
    for place, loser in ((0, tied.players[1]), (1, tied.players[0])):
        after = tied.after(won(place, 3))
        assert (after.winner, after.last, after.bummerl, after.score) == (1, (loser,), 1, (12, 0, 12))
        assert after.rematch().score == (24, 24, 24)


def test_two_who_have_nothing_play_for_two_bummerl() -> None:
    tied = standing(TALON, 9, 24, 24).after(made(9, 0, 0))
    assert tied.after(won(0, 1)).bummerl == 2


def test_three_of_whom_two_need_one_and_the_third_comes_from_nothing() -> None:
    led = standing(TALON, 10, 10, 24).after(made(9, 9, 0, declarer=2))
    assert led.trailing == 2
    tied = led.after(made(0, 0, 24, declarer=2))
    assert (tied.winner, sorted(tied.players)) == (2, [0, 1])
    after = tied.after(won(1, 1))
    assert (after.last, after.retour, after.bummerl) == ((tied.players[0],), True, 4)
    assert led.after(made(1, 0, 0)).last == (2,)


def test_the_losers_of_three_get_the_bummerl() -> None:
    series = Series.start(TALON, 3)
    after = standing(TALON, 9, 10, 24).after(made(9, 0, 0))
    assert (after.last, series.after(after).won) == ((2,), (0, 0, 2))
    assert series.after(after).winner is None


# Dreierschnapsen


def test_the_dealer_sits_out_and_each_pair_meets_once_in_three_deals() -> None:
    match = Match.start(DREIER, 0)
    seen = []
    for _ in range(4):
        assert match.forehand == 0
        seen.append((match.dealer, match.players))
        match = match.after(won(0, 1))
    assert seen == [(0, (1, 2)), (1, (2, 0)), (2, (0, 1)), (0, (1, 2))]
    assert match.score == (6, 5, 6)


def test_everyone_has_a_count_and_the_scores_of_a_deal_are_those_of_its_players() -> None:
    match = standing(DREIER, 3, 5, 7, dealer=1)
    assert (match.players, match.deal_score) == ((2, 0), (7, 3))
    assert match.after(won(1, 2)).score == (1, 5, 7)


@pytest.mark.parametrize(
    ("score", "last", "bummerl"),
    [((2, 4, 6), (2,), 1), ((2, 5, 5), (1, 2), 1), ((2, 7, 4), (1,), 2), ((2, 7, 7), (1, 2), 2)],
)
def test_who_has_most_left_gets_the_bummerl_both_if_they_have_as_much(
    score: tuple[int, int, int], last: tuple[int, ...], bummerl: int
) -> None:
    match = standing(DREIER, *score, dealer=2)
    assert match.players == (0, 1)
    after = match.after(won(0, 3))
    assert (after.score, after.winner, after.last) == ((0, *score[1:]), 0, last)
    assert (after.bummerl, after.tied, after.retour) == (bummerl, (), False)
    won_by = Series.start(DREIER, 1).after(after).won
    assert won_by == tuple(bummerl if seat in last else 0 for seat in range(3))


def test_everyone_counts_from_seven_whatever_a_match_between_two_takes() -> None:
    assert PROFILES["santase"].target == 11
    assert Match.start(DreierRules(PROFILES["santase"]), 0).score == (7, 7, 7)


@pytest.mark.parametrize("name", ["haus", "snapszer"])
def test_a_tie_is_carried_to_whoever_wins_the_next_deal(name: str) -> None:
    once = Match.start(DreierRules(PROFILES[name]), 0).after(won(None, 0))
    assert (once.score, once.carry, once.dealer, once.players) == ((7, 7, 7), 1, 1, (2, 0))
    assert once.after(won(1, 2)).score == (4, 7, 7)
    assert Match.start(DREIER, 0).after(won(None, 0)).carry == 0
