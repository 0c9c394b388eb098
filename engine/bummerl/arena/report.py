"""What a contest says about its players, and how sure that is."""

import math
from collections.abc import Iterable, Sequence
from itertools import chain
from statistics import NormalDist
from typing import NamedTuple

from bummerl.arena.contest import Block, Contest
from bummerl.arena.times import Times
from bummerl.rules import Rules, TuteRules, TwoHandRules

Interval = tuple[float, float]

_Z = NormalDist().inv_cdf(0.975)
"""Standard errors on each side of an interval of 95 %."""


class Wins(NamedTuple):
    """How many of the games played each player has won; the others were ties."""

    played: int
    won: tuple[int, int]

    def share(self, player: int) -> float:
        """The share won by a player; 0 if nothing was played."""
        return self.won[player] / self.played if self.played else 0.0

    def interval(self, player: int) -> Interval:
        """Its interval. Games with seats exchanged tend to even out, so that it is rather too wide than too narrow."""
        return wilson(self.won[player], self.played)


class Report(NamedTuple):
    """The outcome of a contest; pairs are first and second player."""

    mean: float
    """Game points a deal to the first player."""
    interval: Interval | None
    """Its interval; None if one pair alone was played."""
    deals: Wins
    matches: Wins | None
    """None where there are more than two teams or an auction: of those games single deals alone are played."""
    bummerl: tuple[int, int]
    times: tuple[Times, Times]
    faults: tuple[list[str], list[str]]
    """Why visiting players have lost deals without playing them."""


def report_on(contest: Contest, blocks: Sequence[Block]) -> Report:
    """Sums up all blocks of a contest, in their order.

    Where single deals of two hands were played, the matches are those that they make one after the other, first those
    of all first games and then those of all second ones; what is left over makes no match.
    """
    games = [game for block in blocks for game in block.games]
    seatings = len(contest.seatings)
    rounds = [games[start : start + seatings] for start in range(0, len(games), seatings)]
    mean, interval = ratio([(sum(map(sum, each)), sum(map(len, each))) for each in rounds])
    results = list(chain.from_iterable(games))
    matches = None
    if isinstance(contest.rules, (Rules, TuteRules)):
        rows = games if contest.kind == "matches" else [list(chain(*games[seat::2])) for seat in (0, 1)]
        matches = [match for row in rows for match in matches_of(row, contest.rules)]
    times = (Times(), Times())
    for block in blocks:
        for total, part in zip(times, block.times, strict=True):
            total.include(part)
    faults = (
        [text for block in blocks for text in block.faults[0]],
        [text for block in blocks for text in block.faults[1]],
    )
    won = None if matches is None else _wins(matches)
    return Report(mean, interval, _wins(results), won, _sums(matches or []), times, faults)


def matches_of(points: Iterable[float], rules: TwoHandRules) -> list[int]:
    """The matches that successive deals make: how many Bummerl each is worth, above 0 to the first player."""
    matches = []
    totals = [0.0, 0.0]
    for won in points:
        totals[won < 0] += abs(won)
        if max(totals) >= rules.target:
            worth = 2 if rules.schneider_double and min(totals) == 0 else 1
            matches.append(worth if totals[0] > totals[1] else -worth)
            totals = [0.0, 0.0]
    return matches


def _wins(results: Sequence[float]) -> Wins:
    return Wins(len(results), (sum(won > 0 for won in results), sum(won < 0 for won in results)))


def _sums(results: Sequence[int]) -> tuple[int, int]:
    return sum(max(0, won) for won in results), -sum(min(0, won) for won in results)


def ratio(rounds: Sequence[tuple[float, int]]) -> tuple[float, Interval | None]:
    """Points a deal over independent rounds of games, each given as its points and its deals, and the interval."""
    number = len(rounds)
    deals = sum(size for _, size in rounds)
    mean = sum(points for points, _ in rounds) / deals
    if number < 2:
        return mean, None
    squares = sum((points - mean * size) ** 2 for points, size in rounds)
    half = _Z * math.sqrt(squares * number / (number - 1)) / deals
    return mean, (mean - half, mean + half)


def wilson(won: int, played: int) -> Interval:
    """Wilson's interval for a share; everything is possible if nothing was played."""
    if not played:
        return 0.0, 1.0
    square = _Z * _Z
    share = won / played
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = _Z / (1 + square / played) * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    return max(0.0, middle - half), min(1.0, middle + half)
