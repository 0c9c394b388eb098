"""The level ``strong``: rules of thumb while the stock is open, exact play as soon as few worlds are left."""

from random import Random

from bummerl.ai.closing import promise, should_close
from bummerl.ai.equity import worth_to
from bummerl.ai.heuristics import Outlook
from bummerl.ai.search import Deadline
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.cards import CARD_COUNT
from bummerl.moves import ANNOUNCE, CLOSE, EXCHANGE, Move
from bummerl.view import View

CLOSED_WORLDS = 20
"""Hands of the opponent that are looked at once the stock is closed."""
LAST_DRAW = 2
"""Stock cards with which every world is solved."""


def strong(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """A careful player who counts cards."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    worlds = Worlds(view)
    if view.closing is not None:
        return in_worlds(view, moves, worlds.some(CLOSED_WORLDS, random))
    if view.stock == LAST_DRAW:
        return in_worlds(view, moves, worlds.some(worlds.count(), random))
    if CLOSE in moves and EXCHANGE not in moves and not _announces_first(view, moves) and should_close(view, random):
        return CLOSE
    return in_the_open(view, moves)


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


def in_the_open(view: View, moves: tuple[Move, ...]) -> Move:
    """The exchange, announcement or card by rules of thumb."""
    if EXCHANGE in moves:
        return EXCHANGE
    marriages = [move for move in moves if ANNOUNCE <= move < EXCHANGE]
    if marriages:
        return max(marriages, key=Outlook(view).score)
    return max((move for move in moves if move < CARD_COUNT), key=Outlook(view).score)


def _announces_first(view: View, moves: tuple[Move, ...]) -> bool:
    """Whether a marriage is better announced before closing."""
    marriages = [move for move in moves if ANNOUNCE <= move < EXCHANGE]
    return bool(marriages) and (not view.rules.marriage_when_strict or any(map(Outlook(view).wins, marriages)))
