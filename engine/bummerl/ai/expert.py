"""The level ``expert``: what a network has learned of the open stock, and worlds solved wherever they are few."""

from random import Random

from bummerl.ai.deadline import Deadline
from bummerl.ai.heuristics import Outlook
from bummerl.ai.search import Budget, Search
from bummerl.ai.thumb import in_known_world
from bummerl.ai.worlds import World
from bummerl.moves import CLOSE, EXCHANGE, Move
from bummerl.view import View

BUDGET = Budget()
DOUBT = 0.05
"""Game points by which closing must seem better than to go on."""


def expert(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """As strong a player as is known how."""
    return preferred(view, moves, Search(view, moves, BUDGET, random, deadline))


def preferred(view: View, moves: tuple[Move, ...], search: Search) -> Move:
    """The best of at least two moves."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    if EXCHANGE in moves:
        return EXCHANGE
    worth = dict(search.preferences)
    if CLOSE in worth:
        worth[CLOSE] -= DOUBT
    outlook = Outlook(view)
    return max(worth, key=lambda move: (round(worth[move], 6), outlook.score(move)))
