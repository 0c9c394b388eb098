"""A match: deals until one team has its game points, who deals and who plays, and how many Bummerl it is worth."""

import random
from dataclasses import dataclass, replace
from typing import Self

from bummerl.cards import Card, deck_of
from bummerl.rules import PROFILES, AnyRules, AuctionRules, DreierRules, Rules, TuteRules, TwoHandRules
from bummerl.rules.auction import RETOUR_BUMMERL, SCHNEIDER_BUMMERL
from bummerl.scoring import Result
from bummerl.tables.auction import AuctionResult

AnyResult = Result | AuctionResult
DealRules = TwoHandRules | AuctionRules
"""Rules of a single deal."""

PLAY_OFF = PROFILES["wiener"]
"""Rules of the two-hand deal that decides who is last where two are."""


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match before a deal.

    A team is the seats that win together: both seats of a side in Bauernschnapsen, else each seat by itself.
    """

    rules: AnyRules
    dealer: int
    score: tuple[int, ...]
    """Game points that each team still needs."""
    carry: int = 0
    """Game points from tied deals that the next winner gets on top."""
    deal_number: int = 1
    """From 1 within the match."""
    winner: int | None = None
    """The team that needs no more game points."""
    trailing: int | None = None
    """The team without a game point when all others needed but one; if it wins, that is a Retourschneider."""
    tied: tuple[int, ...] = ()
    """Two seats that are both last and play one more deal against each other to decide which of them loses."""
    last: tuple[int, ...] = ()
    """The teams that have lost a match that is over."""

    @classmethod
    def start(cls, rules: AnyRules, dealer: int) -> Self:
        """A match in which nothing has been played."""
        return cls(rules, dealer, (rules.target,) * len(rules.teams))

    # The present deal

    @property
    def deal_rules(self) -> DealRules:
        """The rules of the present deal."""
        if self.tied:
            return PLAY_OFF
        return self.rules.hands if isinstance(self.rules, DreierRules) else self.rules

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play the present deal: the deal calls them 0, 1 … in this order.

        In Dreierschnapsen the dealer sits out.
        """
        seats = self.rules.seats
        if self.tied:
            return self.tied
        if isinstance(self.rules, DreierRules):
            return (self.dealer + 1) % seats, (self.dealer + 2) % seats
        return tuple(range(seats))

    @property
    def forehand(self) -> int:
        """Who leads first or speaks first, as the deal calls its seats."""
        following = (self.dealer + 1) % self.rules.seats
        return self.players.index(following) if following in self.players else 0

    @property
    def deal_score(self) -> tuple[int, ...]:
        """Game points still needed as far as they matter to the players of the present deal."""
        if self.tied:
            return (1, 1)
        return tuple(self.score[seat] for seat in self.players) if isinstance(self.rules, DreierRules) else self.score

    # Its end

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.last)

    @property
    def schneider(self) -> bool:
        """Whether the match is over and counts double, its loser not having won a single game point."""
        return (
            self.rules.schneider_double
            and not self.retour
            and any(self.score[team] == self.rules.target for team in self.last)
        )

    @property
    def retour(self) -> bool:
        """Whether the winner had no game point when all others needed but one: it counts fourfold."""
        is_known = not isinstance(self.rules, (Rules, TuteRules, DreierRules))
        return is_known and self.over and self.winner == self.trailing

    @property
    def bummerl(self) -> int:
        """Bummerl that the match is worth; 0 before it is over."""
        if not self.over:
            return 0
        return RETOUR_BUMMERL if self.retour else SCHNEIDER_BUMMERL if self.schneider else 1

    # From deal to deal

    def after(self, result: AnyResult) -> Self:
        """The match after a deal: overshooting wins as reaching does, a tie carries over or is dealt again."""
        if self.tied:
            loser = self.tied[0 if result.scores[0] == 0 else 1]
            return replace(self, tied=(), last=(loser,), deal_number=self.deal_number + 1)
        won = [self._won(team, result) for team in range(len(self.score))]
        needed = [needs - points for needs, points in zip(self.score, won, strict=True)]
        score = tuple(max(0, needs) for needs in needed)
        winner = self._winner(needed, result)
        after = replace(
            self,
            dealer=self._next_dealer(result),
            score=score,
            carry=0 if any(result.scores) else self.carry + int(self._carries),
            deal_number=self.deal_number + 1,
            winner=winner,
            trailing=self.trailing if self.trailing is not None else self._trailing(score),
        )
        return after if winner is None else after._ended()

    @property
    def _carries(self) -> bool:
        return isinstance(self.deal_rules, Rules) and self.deal_rules.tie == "carry"

    def _won(self, team: int, result: AnyResult) -> int:
        """Game points of a team in a deal, those of a tied deal before included."""
        seats = self.rules.teams[team]
        players = zip(self.players, result.scores, strict=True)
        won = max((points for seat, points in players if seat in seats), default=0)
        return won + self.carry if won else 0

    def _winner(self, needed: list[int], result: AnyResult) -> int | None:
        """Of several teams that need no more, the one that has most wins, else the first after the declarer."""
        least = min(needed)
        if least > 0:
            return None
        declarer = result.declarer if isinstance(result, AuctionResult) else 0
        order = [(declarer + place) % len(needed) for place in range(1, len(needed) + 1)]
        return next(team for team in order if needed[team] == least)

    def _trailing(self, score: tuple[int, ...]) -> int | None:
        for team, needs in enumerate(score):
            others = [other for place, other in enumerate(score) if place != team]
            if needs == self.rules.target and set(others) == {1}:
                return team
        return None

    def _ended(self) -> Self:
        """The match that has a winner: the last of the others has lost; if there are two, a deal may decide."""
        others = [team for team in range(len(self.score)) if team != self.winner]
        most = max(self.score[team] for team in others)
        last = tuple(team for team in others if self.score[team] == most)
        if len(last) == 1 or isinstance(self.rules, DreierRules):
            return replace(self, last=last)
        seats = self.rules.seats
        return replace(self, tied=tuple(sorted(last, key=lambda seat: (seat - self.dealer - 1) % seats)))

    def _next_dealer(self, result: AnyResult) -> int:
        following = (self.dealer + 1) % self.rules.seats
        if isinstance(result, AuctionResult) or isinstance(self.rules, DreierRules):
            return following
        assert isinstance(self.rules, (Rules, TuteRules))
        if result.winner is None and (self.rules.tie == "redeal" or self.rules.next_dealer == "winner"):
            return self.dealer
        if result.winner is not None and self.rules.next_dealer == "winner":
            return result.winner
        return following

    def rematch(self) -> Self:
        """The next match between the same seats: the deal goes on as after any other deal."""
        return type(self).start(self.rules, self.dealer)


SERIES = (1, 3, 5)
"""A series is the best of so many Bummerl."""


@dataclass(frozen=True, slots=True)
class Series:
    """The Bummerl before a match, and the series that it belongs to.

    Between two teams the winner of a match is said to have won its Bummerl; of three players the losers get them.
    """

    best_of: int
    won: tuple[int, ...]
    """Per team since the game began."""
    before: tuple[int, ...]
    """Of these, those from before the present series."""

    @classmethod
    def start(cls, rules: AnyRules, best_of: int) -> Self:
        """A series in which nothing has been played."""
        none = (0,) * len(rules.teams)
        return cls(best_of, none, none)

    @property
    def score(self) -> tuple[int, ...]:
        """Bummerl of this series."""
        return tuple(won - before for won, before in zip(self.won, self.before, strict=True))

    @property
    def winner(self) -> int | None:
        """The team that has won more than half of the series; of three players none ever has."""
        if len(self.won) > 2:
            return None
        return next((team for team in (0, 1) if 2 * self.score[team] > self.best_of), None)

    def after(self, match: Match) -> Self:
        """The series after a match; one that is not over changes nothing."""
        if not match.over:
            return self
        to = (match.winner,) if len(self.won) == 2 else match.last
        return replace(self, won=tuple(won + match.bummerl * (team in to) for team, won in enumerate(self.won)))

    def next(self) -> Self:
        """The series that the next match belongs to: a new one if this has been won."""
        return self if self.winner is None else replace(self, before=self.won)


def find_first_dealer(rules: AnyRules, chance: random.Random) -> tuple[int, tuple[tuple[Card, Card], ...]]:
    """The first dealer and the pairs of cards drawn to find it, seat 0's card first; equal ranks draw again.

    No cards are drawn where the rules leave it to chance.
    """
    if not isinstance(rules, Rules) or rules.first_dealer == "random":
        return chance.randrange(rules.seats), ()
    draws: list[tuple[Card, Card]] = []
    while True:
        first, second = chance.sample(deck_of(rules.ranks), 2)
        draws.append((first, second))
        if first % 6 != second % 6:
            higher = 0 if first % 6 > second % 6 else 1
            return (higher if rules.first_dealer == "high" else 1 - higher), tuple(draws)
