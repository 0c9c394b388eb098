"""The computer players: a table of levels, each a way to choose a move from a view."""

from collections.abc import Callable
from random import Random

from bummerl.ai.normal import normal
from bummerl.ai.sense import sensible_moves
from bummerl.moves import Move
from bummerl.view import View

Player = Callable[[View, tuple[Move, ...], Random], Move]
"""Chooses one of at least two sensible moves of a view; its only chance is the generator that it is given."""

LEVELS: dict[str, Player] = {"normal": normal}
"""The players by name, from weak to strong."""


def choose(view: View, level: str, seed: str) -> Move:
    """The move that a computer player makes.

    It follows from the view, the level and the seed alone. Raises `KeyError` if there is no such level, `ValueError`
    if it is not the turn of the view's seat.
    """
    player = LEVELS[level]
    moves = sensible_moves(view)
    if not moves:
        raise ValueError("view: it is not this seat's turn")
    return moves[0] if len(moves) == 1 else player(view, moves, Random(seed))
