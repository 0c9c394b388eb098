"""The level ``strong``: rules of thumb while the stock is open, exact play as soon as few worlds are left."""

from random import Random

from bummerl.ai.closing import promise
from bummerl.ai.equity import worth_to
from bummerl.ai.heuristics import Outlook
from bummerl.ai.search import Deadline
from bummerl.ai.thumb import by_thumb, in_known_world
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.moves import CLOSE, Move
from bummerl.view import View

CLOSED_WORLDS = 20
"""Hands of the opponent that are looked at once the stock is closed."""
LAST_DRAW = 2
"""Stock cards with which every world is solved."""


def strong(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """A careful player who counts cards and the points to come."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    worlds = Worlds(view)
    if view.closing is not None:
        return in_worlds(view, moves, worlds.some(CLOSED_WORLDS, random))
    if view.stock == LAST_DRAW:
        return in_worlds(view, moves, worlds.some(worlds.count(), random))
    return by_thumb(view, moves)


def in_worlds(view: View, moves: tuple[Move, ...], worlds: list[World]) -> Move:
    """The move that is worth most on average, by exact play in every world."""
    valuer = Valuer(view)
    worth = worth_to(view)
    valued = tuple(move for move in moves if move != CLOSE)
    means = dict.fromkeys(moves, 0.0)
    for world in worlds:
        for move, value in valuer.values(world, valued).items():
            means[move] += worth[value] / len(worlds)
    if CLOSE in moves:
        means[CLOSE] = promise(view, [world.hand for world in worlds])
    outlook = Outlook(view)
    return max(moves, key=lambda move: (round(means[move], 6), outlook.score(move)))
