"""What every sensible move of a view is worth, for hints, reviews and explanations.

evaluation = evaluate(view, "expert", seed)
for each in evaluation.moves:
print(MOVE_NAMES[each.move], each.points, each.win)
"""

from dataclasses import dataclass
from random import Random

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.equity import chance_after
from bummerl.ai.expert import BUDGET, expert, preferred
from bummerl.ai.network import RESULTS, Chances
from bummerl.ai.played import value_of_played
from bummerl.ai.players import LEVELS, choose
from bummerl.ai.search import Budget, Search
from bummerl.ai.sense import sensible_moves
from bummerl.ai.solver import MOST
from bummerl.moves import Move
from bummerl.view import View

OF_THE_LEVEL = 0.5
"""Part of the time in which a level other than an expert chooses, before its moves are valued."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """How one move is likely to end, for the asking seat."""

    move: Move
    chances: Chances
    """How likely the deal ends with -3, -2 … 3 game points."""
    worlds: int
    """How many possible worlds were looked at; 0 if experience of other deals tells instead."""
    match: float | None
    """Chance to win the match; None before anybody has a game point."""
    worth: float
    """Mean worth at the state of the match, in units in which one game point is worth about one."""

    @property
    def points(self) -> float:
        """Expected game points."""
        return sum(chance * result for chance, result in zip(self.chances, RESULTS, strict=True))

    @property
    def win(self) -> float:
        """Chance to win the deal."""
        return sum(self.chances[MOST + 1 :])

    @property
    def loss(self) -> float:
        """Chance to lose the deal."""
        return sum(self.chances[:MOST])

    @property
    def wins(self) -> int:
        """Worlds in which the deal is won."""
        return round(self.win * self.worlds)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The values of a view's moves, best first, and what a level plays."""

    chosen: Move
    moves: tuple[MoveValue, ...]
    """The moves that can be valued: answering an offer and calling a revoke cannot."""
    exact: bool
    """Whether both hands are known and the values are those of best play."""
    worlds: int
    """The most worlds that any move was looked at in; 0 if in none."""


def evaluate(
    view: View,
    level: str,
    seed: str,
    deadline: Deadline = never,
    *,
    budget: Budget = BUDGET,
    played: Move | None = None,
) -> Evaluation:
    """Values all sensible moves with an expert's thoroughness, whatever the level that chooses.

    An expert chooses by these values; another level thinks first, for half of the time at most. It follows from the
    view, the level and the seed, unless the deadline strikes. The move that somebody has `played` here is valued as
    well if it can be. Raises as `choose` does.
    """
    sensible = sensible_moves(view)
    by_values = LEVELS[level] is expert and len(sensible) > 1
    chosen = None if by_values else choose(view, level, seed, deadline.share(OF_THE_LEVEL))
    search = Search(view, sensible, budget, Random(seed), deadline)
    if chosen is None:
        chosen = preferred(view, sensible, search)
    values = search.values
    if played is not None and played not in values:
        value = value_of_played(view, played, budget, Random(seed))
        values = values if value is None else {**values, played: value}
    worth = {move: search.mean(value.chances) for move, value in values.items()}
    order = sorted(values, key=lambda move: (-worth[move], move != chosen))
    moves = tuple(MoveValue(move, *values[move], _match(view, values[move].chances), worth[move]) for move in order)
    return Evaluation(chosen, moves, view.stock == 0, max((each.worlds for each in moves), default=0))


def _match(view: View, chances: Chances) -> float | None:
    need, other = view.score[view.seat], view.score[1 - view.seat]
    if need == other == view.rules.target:
        return None
    return match_chance(chances, need, other)


def match_chance(chances: Chances, need: int, other: int) -> float:
    """Chance to win a match in which the seats need so many game points, after a deal with these chances."""
    return sum(chance * chance_after(result, need, other) for chance, result in zip(chances, RESULTS, strict=True))
