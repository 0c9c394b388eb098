"""Worked cases C49 to C51: how game points of deals make a match."""

import pytest

from bummerl.match import Match
from bummerl.rules import PROFILES, with_changes
from bummerl.scoring import Basis, Result

BASIS = Basis("fixed", None, "end", None, None)
TIE = Result(None, 0, "tie", 0, BASIS)


def won(seat: int, game_points: int) -> Result:
    return Result(seat, game_points, "claim", seat, BASIS)


@pytest.mark.parametrize("rules", ["wiener", "turnier", "hollands"])
def test_c49_overshooting_wins(rules: str) -> None:
    match = Match(PROFILES[rules], 0, (1, 5)).after(won(0, 3))
    assert match.score == (0, 5)
    assert match.winner == 0


@pytest.mark.parametrize(("rules", "bummerl"), [("haus", 2), ("wiener", 2), ("hollands", 1)])
def test_c50_a_loser_without_a_game_point(rules: str, bummerl: int) -> None:
    match = Match(PROFILES[rules], 0, (2, 7)).after(won(0, 2))
    assert match.winner == 0
    assert match.schneider
    assert match.bummerl == bummerl
    single = with_changes(PROFILES[rules], {"schneider_double": False})
    assert Match(single, 0, (2, 7)).after(won(0, 2)).bummerl == 1


@pytest.mark.parametrize("rules", ["haus", "snapszer"])
def test_c51_a_tied_deal_adds_to_the_next_one_once(rules: str) -> None:
    tied = Match.start(PROFILES[rules], 0).after(TIE)
    assert (tied.score, tied.carry) == ((7, 7), 1)
    result = won(0, 1)
    after = tied.after(result)
    assert (after.score, after.carry) == ((5, 7), 0)
    assert after.after(result).score == (4, 7)
    twice = tied.after(TIE)
    assert twice.carry == 2
    assert twice.after(won(1, 1)).score == (7, 4)
