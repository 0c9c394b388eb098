"""What every sensible move of a view is worth, for hints, reviews and explanations.

evaluation = evaluate(view, "expert", seed)
for each in evaluation.moves:
print(MOVE_NAMES[each.move], each.points, each.wins, "of", each.worlds)
"""

from dataclasses import dataclass
from random import Random

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.equity import chance_after
from bummerl.ai.expert import BUDGET, expert, preferred
from bummerl.ai.players import LEVELS, choose
from bummerl.ai.search import Counts, Search
from bummerl.ai.sense import sensible_moves
from bummerl.ai.solver import MOST
from bummerl.moves import Move
from bummerl.view import View

OF_THE_LEVEL = 0.5
"""Part of the time in which a level other than an expert chooses, before its moves are valued."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """How one move ends in possible worlds, for the asking seat."""

    move: Move
    counts: tuple[int, ...]
    """In how many worlds the deal ends with -3, -2 … 3 game points."""
    match: float | None
    """Chance to win the match; None before anybody has a game point."""

    @property
    def worlds(self) -> int:
        """How many worlds were looked at; better moves are looked at in more."""
        return sum(self.counts)

    @property
    def points(self) -> float:
        """Expected game points."""
        return sum(number * value for value, number in enumerate(self.counts, -MOST)) / self.worlds

    @property
    def wins(self) -> int:
        """Worlds in which the deal is won."""
        return sum(self.counts[MOST + 1 :])

    @property
    def losses(self) -> int:
        """Worlds in which the deal is lost."""
        return sum(self.counts[:MOST])


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The values of a view's moves, best first, and what a level plays."""

    chosen: Move
    moves: tuple[MoveValue, ...]
    """The moves that can be valued: answering an offer and calling a revoke cannot."""
    exact: bool
    """Whether both hands are known and the values are those of best play."""
    worlds: int
    """The most worlds that any move was looked at in."""


def evaluate(view: View, level: str, seed: str, deadline: Deadline = never) -> Evaluation:
    """Values all sensible moves with an expert's thoroughness, whatever the level that chooses.

    An expert chooses by these values; another level thinks first, for half of the time at most. It follows from the
    view, the level and the seed, unless the deadline strikes. Raises as `choose` does.
    """
    sensible = sensible_moves(view)
    by_values = LEVELS[level] is expert and len(sensible) > 1
    chosen = None if by_values else choose(view, level, seed, deadline.share(OF_THE_LEVEL))
    search = Search(view, BUDGET, Random(seed), deadline)
    counts = search.counts(sensible)
    if chosen is None:
        chosen = preferred(view, sensible, search, counts)
    order = sorted(counts, key=lambda move: (-search.mean(counts[move]), move != chosen))
    moves = tuple(MoveValue(move, tuple(counts[move]), _match(view, counts[move])) for move in order)
    return Evaluation(chosen, moves, view.stock == 0, max((each.worlds for each in moves), default=0))


def _match(view: View, counts: Counts) -> float | None:
    need, other = view.score[view.seat], view.score[1 - view.seat]
    if need == other == view.rules.target:
        return None
    chances = (number * chance_after(value, need, other) for value, number in enumerate(counts, -MOST))
    return sum(chances) / sum(counts)
