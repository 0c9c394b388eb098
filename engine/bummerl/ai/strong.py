"""The level ``strong``: rules of thumb while the stock is open, exact play as soon as few worlds are left."""

from random import Random

from bummerl.ai.closing import promise
from bummerl.ai.deadline import Deadline
from bummerl.ai.equity import worth_to
from bummerl.ai.heuristics import Outlook
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
        return in_worlds(view, moves, worlds.some(CLOSED_WORLDS, random), deadline)
    if view.stock == LAST_DRAW:
        return in_worlds(view, moves, worlds.some(worlds.count(), random), deadline)
    return by_thumb(view, moves)


def in_worlds(view: View, moves: tuple[Move, ...], worlds: list[World], deadline: Deadline) -> Move:
    """The move that is worth most on average, by exact play in every world, or in those that there is time for."""
    valuer = Valuer(view)
    worth = worth_to(view)
    valued = tuple(move for move in moves if move != CLOSE)
    sums = dict.fromkeys(valued, 0.0)
    looked_at = 0
    for world in worlds:
        for move, value in valuer.values(world, valued).items():
            sums[move] += worth[value]
        looked_at += 1
        if deadline():
            break
    means = {move: total / looked_at for move, total in sums.items()}
    if CLOSE in moves:
        means[CLOSE] = promise(view, [world.hand for world in worlds], deadline)
    outlook = Outlook(view)
    return max(moves, key=lambda move: (round(means[move], 6), outlook.score(move)))
