"""What the moves of a view are worth on average over possible worlds, in every stage of a deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from statistics import fmean

from bummerl.ai.auction.belief import Belief
from bummerl.ai.auction.promise import Glance
from bummerl.ai.auction.values import Outcome, Outcomes, game_of
from bummerl.ai.auction.worlds import World, Worlds
from bummerl.ai.deadline import Deadline
from bummerl.cards import card_set
from bummerl.moves import Move
from bummerl.tables.auction.moves import MOVE_NAMES, PASS, laid_away_by
from bummerl.tables.auction.view import AuctionView, side_of

PLAYED = {"bauern": (0.65, -0.5), "talon": (0.7, 0.4)}
"""What the caller really gets from a Normal game, of its mean with all hands open: a part, and so much besides."""
HOPELESS = 0.25
"""Bids with a smaller chance at a glance are not looked at."""
GLANCES = 8
"""Worlds for a glance where the talon hides something."""
POSITIONS = 14_000
"""So many positions are solved at the table."""
LAID_AWAY = 6
"""Pairs of cards to lay away that are looked at."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a player thinks."""

    playing: int
    """Worlds for a card."""
    bidding: int
    """Worlds for all other moves."""
    near: int = 6
    """With more cards in the hand it plays by thumb."""
    infers: bool = True
    """Whether earlier cards and bids say what cannot be."""
    trusts: bool = False
    """Whether what others have said and laid away tells what is likely."""
    doubles: bool = True
    """Whether doubling is thought of at all."""
    sees_score: bool = False
    """Whether points beyond the end of the match are worth nothing."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a move is worth on average."""

    points: float
    """Game points by which the own side gets ahead of the mean of the others."""
    made: float
    """Chance that the declarer succeeds."""
    worlds: int


class Thinking:
    """The worlds of a view, and the moves' values in them."""

    def __init__(
        self,
        view: AuctionView,
        moves: Sequence[Move],
        depth: Depth,
        random: Random,
        deadline: Deadline,
        also: Sequence[Move] = (),
        positions: int = POSITIONS,
    ) -> None:
        """The values of `also` are wanted whatever they promise.

        No further world is looked at once so many `positions` have been solved.
        """
        self._positions = positions
        self._view = view
        self._depth = depth
        self._random = random
        self._worlds = Worlds(view, infers=depth.infers)
        self._deadline = deadline
        found = self._worth_a_look(tuple(moves))
        self.moves = (*found, *(move for move in also if move not in found))
        """The moves that are looked at."""

    @property
    def certain(self) -> bool:
        """Whether there is one world alone."""
        return self._worlds.number == 1

    def values(self) -> dict[Move, Value]:
        """The mean values of the moves, over all worlds or those that there is time for."""
        view, depth = self._view, self._depth
        outcomes = Outcomes(view, self._random)
        points = dict.fromkeys(self.moves, 0.0)
        made = dict.fromkeys(self.moves, 0)
        number = 0
        for world in self.worlds(depth.playing if view.stage == "play" else depth.bidding):
            for move, outcome in outcomes.of(world, self.moves).items():
                points[move] += self._worth(outcome)
                made[move] += outcome.value > 0
            number += 1
            if outcomes.positions > self._positions or self._deadline():
                break
        return {move: Value(points[move] / number, made[move] / number, number) for move in self.moves}

    def worlds(self, number: int) -> list[World]:
        """So many worlds, or all if there are fewer."""
        if self._depth.trusts:
            return Belief(self._view).some(self._worlds, number, self._random, self._deadline)
        return self._worlds.some(number, self._random)

    def _worth(self, outcome: Outcome) -> float:
        """Game points by which the own side gets ahead of the mean of the others."""
        view = self._view
        side = side_of(view.rules, outcome.game.declarer, view.seat)
        points = float(outcome.points)
        if self._depth.sees_score:
            points = self._capped(outcome)
        if outcome.game.contract.goal == "points" and view.stage in ("auction", "double"):
            part, besides = PLAYED[view.rules.name]
            points = part * points + besides * outcome.factor
        if side == 0:
            return points
        return -points if view.rules.seats == 4 else -points / 2

    def _capped(self, outcome: Outcome) -> float:
        """The game points of the declaring side as far as they change the match."""
        view, game = self._view, outcome.game
        teams = view.rules.teams
        winners = [team for team in teams if (game.declarer in team) == (outcome.value > 0)]
        most = max(view.score[teams.index(team)] for team in winners)
        return float(max(-most, min(most, outcome.points)))

    def _worth_a_look(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        if self._view.stage == "talon":
            return self._pairs(moves)
        if self._view.stage != "auction":
            return moves
        bids = [move for move in moves if move != PASS and self._view.rules.contracts[MOVE_NAMES[move]].value > 0]
        other = [move for move in moves if move not in bids]
        hopeful = [move for move in bids if self.glance(move) >= HOPELESS]
        return tuple(other + hopeful) or moves

    def glance(self, bid: Move) -> float:
        """The chance of a bid, judged by the hand alone."""
        view = self._view
        contract = view.rules.contracts[MOVE_NAMES[bid]]
        glance = Glance(game_of(view, contract, view.seat))
        if not view.rules.talon:
            return glance.chance(view.hand)
        hands = [view.hand | world[-1] for world in islice(self._worlds.draws(GLANCES, Random(0)), GLANCES)]
        return fmean(glance.chance(glance.kept(hand)) for hand in hands) if hands else 0.0

    def _pairs(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """The pairs to lay away that promise most."""
        pairs = {card_set(laid_away_by(move)): move for move in moves}
        return tuple(
            pairs[pair] for pair in Glance(game_of(self._view)).laid_away(self._view.hand, LAID_AWAY) if pair in pairs
        )
