"""What every sensible move of a view is worth, for hints.

evaluation = evaluate(view, seed)
for each in evaluation.moves:
print(MOVE_NAMES[each.move], each.points, each.made)
"""

from dataclasses import dataclass
from random import Random

from bummerl.ai.auction.choosing import preferred
from bummerl.ai.auction.players import DEPTHS
from bummerl.ai.auction.sense import sensible_moves
from bummerl.ai.auction.thinking import POSITIONS, Thinking
from bummerl.ai.deadline import Deadline, never
from bummerl.moves import Move
from bummerl.tables.auction.moves import CLAIM
from bummerl.tables.auction.view import AuctionView


@dataclass(frozen=True, slots=True)
class AuctionMoveValue:
    """How one move is likely to end."""

    move: Move
    points: float
    """Expected game points by which the own side gets ahead of the mean of the others."""
    made: float
    """Chance that the declarer of what is then played succeeds."""
    worlds: int
    """How many possible worlds were looked at."""


@dataclass(frozen=True, slots=True)
class AuctionEvaluation:
    """The values of a view's moves, best first, and what an expert plays."""

    chosen: Move
    moves: tuple[AuctionMoveValue, ...]
    """The moves that were looked at."""
    exact: bool
    """Whether nothing that matters is hidden, and the values are those of best play."""
    worlds: int
    """The most worlds that any move was looked at in."""


def evaluate(
    view: AuctionView,
    seed: str,
    deadline: Deadline = never,
    *,
    played: Move | None = None,
    positions: int = POSITIONS,
) -> AuctionEvaluation:
    """Values all sensible moves with an expert's thoroughness.

    It follows from the view and the seed, unless the deadline strikes. The move that somebody has `played` here is
    valued as well, unless it is a claim. No further world is looked at once so many `positions` have been solved.
    Raises `ValueError` if it is not the turn of the view's seat.
    """
    moves = sensible_moves(view)
    if not moves:
        raise ValueError("view: it is not this seat's turn")
    also = () if played is None or played == CLAIM else (played,)
    thinking = Thinking(view, moves, DEPTHS["expert"], Random(seed), deadline, also, positions)
    values = thinking.values()
    chosen = preferred(view, {move: value for move, value in values.items() if move in moves})
    order = sorted(values, key=lambda move: (-values[move].points, move != chosen))
    worlds = max(value.worlds for value in values.values())
    found = tuple(AuctionMoveValue(move, values[move].points, values[move].made, values[move].worlds) for move in order)
    return AuctionEvaluation(chosen, found, view.stage == "play" and thinking.certain, worlds)
