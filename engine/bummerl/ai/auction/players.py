"""The computer players of the games with an auction: the levels, each a way to choose a move from a view."""

from collections.abc import Callable
from random import Random

from bummerl.ai.auction.casual import beginner, easy
from bummerl.ai.auction.choosing import preferred
from bummerl.ai.auction.sense import sensible_moves
from bummerl.ai.auction.thinking import Depth, Thinking
from bummerl.ai.auction.thumb import Thumb
from bummerl.ai.deadline import Deadline, never
from bummerl.moves import Move
from bummerl.tables.auction.moves import NO_DOUBLE
from bummerl.tables.auction.view import AuctionView

Player = Callable[[AuctionView, tuple[Move, ...], Random, Deadline], Move]
"""Chooses one of at least two sensible moves of a view; its only chance is the generator that it is given."""

DEPTHS = {
    "normal": Depth(4, 5, near=4, infers=False, doubles=False),
    "strong": Depth(4, 8, doubles=False),
    "expert": Depth(40, 50, trusts=True, sees_score=True),
}
"""How much the levels think that do."""


def _thinker(depth: Depth) -> Player:
    def player(view: AuctionView, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
        if view.stage == "double" and not depth.doubles:
            return NO_DOUBLE
        if view.stage == "play" and view.hand.bit_count() > depth.near:
            return max(moves, key=Thumb(view).score)
        thinking = Thinking(view, moves, depth, random, deadline)
        return preferred(view, thinking.values())

    return player


LEVELS: dict[str, Player] = {
    "beginner": beginner,
    "easy": easy,
    **{level: _thinker(depth) for level, depth in DEPTHS.items()},
}
"""The players by name, from weak to strong."""


def choose(view: AuctionView, level: str, seed: str, deadline: Deadline = never) -> Move:
    """The move that a computer player makes.

    It follows from the view, the level and the seed alone, unless a deadline strikes: a player that thinks long then
    plays the best so far. Raises `KeyError` if there is no such level, `ValueError` if it is not the turn of the view's
    seat.
    """
    player = LEVELS[level]
    moves = sensible_moves(view)
    if not moves:
        raise ValueError("view: it is not this seat's turn")
    return moves[0] if len(moves) == 1 else player(view, moves, Random(seed), deadline)
