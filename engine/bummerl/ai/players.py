"""The computer players: a table of levels, each a way to choose a move from a view."""

from collections.abc import Callable
from random import Random

from bummerl.ai.casual import beginner, easy, normal
from bummerl.ai.deadline import Deadline, never
from bummerl.ai.expert import expert
from bummerl.ai.sense import sensible_moves
from bummerl.ai.strong import strong
from bummerl.moves import Move
from bummerl.view import View

Player = Callable[[View, tuple[Move, ...], Random, Deadline], Move]
"""Chooses one of at least two sensible moves of a view; its only chance is the generator that it is given."""

LEVELS: dict[str, Player] = {
    "beginner": beginner,
    "easy": easy,
    "normal": normal,
    "strong": strong,
    "expert": expert,
}
"""The players by name, from weak to strong."""


def choose(view: View, level: str, seed: str, deadline: Deadline = never) -> Move:
    """The move that a computer player makes.

    It follows from the view, the level and the seed alone, unless a deadline strikes: a player that thinks long then
    plays the best so far. Raises `KeyError` if there is no such level,
    `ValueError` if it is not the turn of the view's seat.
    """
    player = LEVELS[level]
    moves = sensible_moves(view)
    if not moves:
        raise ValueError("view: it is not this seat's turn")
    return moves[0] if len(moves) == 1 else player(view, moves, Random(seed), deadline)
