"""What a move was worth that no player here would make: missed claims, false ones, resignations, hopeless closes."""

from dataclasses import replace
from random import Random

from bummerl.ai.search import Budget, Search, Value, seen, tally
from bummerl.ai.sense import sensible_moves
from bummerl.moves import CLAIM, DECLINE, RENONCE, RESIGN, Move
from bummerl.scoring import Standing, false_claim, won_by
from bummerl.view import View


def value_of_played(view: View, move: Move, budget: Budget, random: Random) -> Value | None:
    """How a legal move ends that a search through the sensible ones of a view has not valued, however long it takes.

    Nothing for what cannot be valued: answers to offers, calls of a revoke, and revokes.
    """
    if move in (CLAIM, RESIGN):
        return seen(tally([-_cost_of_giving_up(view, move)]))
    legal = tuple(each for each in view.legal if each not in (CLAIM, RENONCE))
    if DECLINE in legal or move not in sensible_moves(replace(view, legal=legal)):
        return None
    return Search(view, (move,), budget, random).value_of(move)


def _cost_of_giving_up(view: View, move: Move) -> int:
    """Game points that resigning or claiming too early loses."""
    standing = Standing(view.trick_counts, view.points, view.closing)
    if move == CLAIM:
        return false_claim(view.rules, standing, view.seat).game_points
    return won_by(view.rules, standing, 1 - view.seat).game_points
