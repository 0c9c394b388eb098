"""A match: deals until one seat has its game points, who deals, and how many Bummerl it is worth."""

import random
from dataclasses import dataclass, replace
from typing import Self

from bummerl.cards import Card, deck_of
from bummerl.rules import AnyRules, TuteRules
from bummerl.scoring import Result


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match before a deal. `score` is the game points that each seat still needs."""

    rules: AnyRules
    dealer: int
    score: tuple[int, int]
    carry: int = 0
    """Game points from tied deals that the next winner gets on top."""
    deal_number: int = 1
    """From 1 within the match."""

    @classmethod
    def start(cls, rules: AnyRules, dealer: int) -> Self:
        """A match in which nothing has been played."""
        return cls(rules, dealer, (rules.target, rules.target))

    @property
    def forehand(self) -> int:
        """The seat that leads to the first trick."""
        return 1 - self.dealer

    @property
    def winner(self) -> int | None:
        """The seat that needs no more game points."""
        return next((seat for seat in (0, 1) if self.score[seat] == 0), None)

    @property
    def schneider(self) -> bool:
        """Whether the match is over and counts double, its loser not having won a single game point."""
        return (
            self.rules.schneider_double and self.winner is not None and self.score[1 - self.winner] == self.rules.target
        )

    @property
    def bummerl(self) -> int:
        """Bummerl that the match is worth to its winner: 2 by Schneider where the rules say so, else 1; 0 before."""
        if self.winner is None:
            return 0
        return 2 if self.schneider else 1

    def after(self, result: Result) -> Self:
        """The match after a deal: overshooting wins as reaching does, a tie carries over or is dealt again."""
        return replace(
            self,
            dealer=self._next_dealer(result),
            score=self._next_score(result),
            carry=self.carry + (self.rules.tie == "carry") if result.winner is None else 0,
            deal_number=self.deal_number + 1,
        )

    def _next_score(self, result: Result) -> tuple[int, int]:
        needed = list(self.score)
        if result.winner is not None:
            needed[result.winner] = max(0, needed[result.winner] - result.game_points - self.carry)
        return needed[0], needed[1]

    def _next_dealer(self, result: Result) -> int:
        if result.winner is None and (self.rules.tie == "redeal" or self.rules.next_dealer == "winner"):
            return self.dealer
        if result.winner is not None and self.rules.next_dealer == "winner":
            return result.winner
        return 1 - self.dealer

    def rematch(self) -> Self:
        """The next match between the same seats: the deal goes on as after any other deal."""
        return type(self).start(self.rules, self.dealer)


SERIES = (1, 3, 5)
"""A series is the best of so many Bummerl."""


@dataclass(frozen=True, slots=True)
class Series:
    """The Bummerl won before a match, and the series that it belongs to."""

    best_of: int
    won: tuple[int, int] = (0, 0)
    """Per seat since the game began."""
    before: tuple[int, int] = (0, 0)
    """Of these, those won before the present series."""

    @property
    def score(self) -> tuple[int, int]:
        """Bummerl won in this series."""
        return self.won[0] - self.before[0], self.won[1] - self.before[1]

    @property
    def winner(self) -> int | None:
        """The seat that has won more than half of the series."""
        return next((seat for seat in (0, 1) if 2 * self.score[seat] > self.best_of), None)

    def after(self, match: Match) -> Self:
        """The series after a match; one that is not over changes nothing."""
        won = list(self.won)
        if match.winner is not None:
            won[match.winner] += match.bummerl
        return replace(self, won=(won[0], won[1]))

    def next(self) -> Self:
        """The series that the next match belongs to: a new one if this has been won."""
        return self if self.winner is None else replace(self, before=self.won)


def find_first_dealer(rules: AnyRules, chance: random.Random) -> tuple[int, tuple[tuple[Card, Card], ...]]:
    """The first dealer and the pairs of cards drawn to find it, seat 0's card first; equal ranks draw again.

    No cards are drawn where the rules leave it to chance.
    """
    if isinstance(rules, TuteRules) or rules.first_dealer == "random":
        return chance.randrange(2), ()
    draws: list[tuple[Card, Card]] = []
    while True:
        first, second = chance.sample(deck_of(rules.ranks), 2)
        draws.append((first, second))
        if first % 6 != second % 6:
            higher = 0 if first % 6 > second % 6 else 1
            return (higher if rules.first_dealer == "high" else 1 - higher), tuple(draws)
