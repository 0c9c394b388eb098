"""The level ``expert``: a careful player's rules of thumb, overruled where possible worlds speak clearly."""

from random import Random

from bummerl.ai.deadline import Deadline
from bummerl.ai.heuristics import Outlook
from bummerl.ai.search import LAST_DRAWS, Budget, Counts, Search
from bummerl.ai.thumb import in_known_world, in_the_open
from bummerl.ai.worlds import World
from bummerl.moves import CLOSE, EXCHANGE, Move
from bummerl.view import View

BUDGET = Budget()
DOUBT = 0.15
"""Game points by which another card must seem better than the one by rules of thumb."""
PROMISE = 1.4
"""Mean worth that closing must promise."""


def expert(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """A strong player."""
    search = Search(view, BUDGET, random, deadline)
    return preferred(view, moves, search, {} if view.stock == 0 else search.counts(moves))


def preferred(view: View, moves: tuple[Move, ...], search: Search, counts: dict[Move, Counts]) -> Move:
    """The move to make, knowing how at least two moves end in possible worlds while the stock lasts."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    if EXCHANGE in moves and view.led is None:
        return EXCHANGE
    means = {move: search.mean(number) for move, number in counts.items()}
    if view.closing is None:
        if view.stock > LAST_DRAWS:
            by_thumb = in_the_open(view, tuple(move for move in moves if move != CLOSE))
            means[by_thumb] += DOUBT
        if CLOSE in means and means[CLOSE] < PROMISE:
            del means[CLOSE]
    outlook = Outlook(view)
    return max(means, key=lambda move: (round(means[move], 6), outlook.score(move)))
