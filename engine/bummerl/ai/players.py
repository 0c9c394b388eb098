"""Computer players by level: a view in, a move out."""

import random

from bummerl.moves import CLAIM, MOVE_NAMES, RESIGN, Move
from bummerl.scoring import ENOUGH
from bummerl.view import View

LEVELS = ("normal",)
"""From weak to strong."""


def choose(view: View, level: str, seed: str) -> Move:
    """The move of a player of the given level; the same for the same view and seed."""
    if CLAIM in view.legal and view.points[view.seat] >= ENOUGH:
        return CLAIM
    moves = sorted((move for move in view.legal if move not in (CLAIM, RESIGN)), key=MOVE_NAMES.__getitem__)
    return random.Random(f"{level} {seed}").choice(moves)
