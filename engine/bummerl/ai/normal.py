"""The level ``normal``: rules of thumb while the stock is open, exact play as soon as few worlds are left."""

from random import Random

from bummerl.ai.closing import promise, should_close
from bummerl.ai.equity import worth_to
from bummerl.ai.heuristics import Outlook
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.cards import CARD_COUNT
from bummerl.moves import ANNOUNCE, CLOSE, EXCHANGE, Move
from bummerl.view import View

CLOSED_WORLDS = 20
"""Hands of the opponent that are looked at once the stock is closed."""
LAST_DRAW = 2
"""Stock cards with which every world is solved."""


def normal(view: View, moves: tuple[Move, ...], random: Random) -> Move:
    """A careful player who counts cards."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    worlds = Worlds(view)
    if view.closing is not None:
        return in_worlds(view, moves, worlds.some(CLOSED_WORLDS, random))
    if view.stock == LAST_DRAW:
        return in_worlds(view, moves, worlds.some(worlds.count(), random))
    return in_the_open(view, moves, random)


def in_known_world(view: View, moves: tuple[Move, ...], world: World) -> Move:
    """The best move when both hands are known; among equals the one after which the opponent can err most."""
    valuer = Valuer(view)
    values = valuer.values(world, moves)
    best = max(values.values())
    equals = [move for move in moves if values[move] == best]
    if len(equals) == 1:
        return equals[0]
    outlook = Outlook(view)
    return max(equals, key=lambda move: (valuer.chance(world, move), outlook.score(move)))


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


def in_the_open(view: View, moves: tuple[Move, ...], random: Random) -> Move:
    """The move by rules of thumb; only closing is tried in possible worlds."""
    if EXCHANGE in moves:
        return EXCHANGE
    marriages = [move for move in moves if ANNOUNCE <= move < EXCHANGE]
    outlook = Outlook(view)
    best = max(marriages, key=outlook.score, default=None)
    if best is not None and (outlook.wins(best) or not view.rules.marriage_when_strict):
        return best
    if CLOSE in moves and should_close(view, random):
        return CLOSE
    if best is not None:
        return best
    return max((move for move in moves if move < CARD_COUNT), key=outlook.score)
