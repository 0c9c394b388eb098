"""The won tricks of a position: known trick by trick, or only their sum."""

from collections.abc import Sequence
from typing import NamedTuple

from bummerl.cards import Card, CardSet
from bummerl.tricks import answer_wins

Pile = tuple[tuple[Card, Card], ...]
"""Tricks won by one seat, in their order: the card led and its answer."""


class Tally(NamedTuple):
    """Stands in place of the piles where the history is not known."""

    points: tuple[int, int]
    """What counts now."""
    tricks: tuple[int, int]
    gone: tuple[Card, ...]
    """The cards out of play."""


class WonTrick(NamedTuple):
    """A trick of a pile and its place there."""

    leader: int
    winner: int
    led: Card
    answer: Card
    number: int
    """Its place in the winner's pile, from 0."""


def play_order(piles: tuple[Pile, Pile], trumps: CardSet, leader: int) -> list[WonTrick]:
    """The won tricks in the order in which they were played, when `leader` is now on lead.

    The winner of a trick leads the next. As long as the next trick of the leader's own pile was also led by this
    seat, it must come before the other seat gets the lead, so there is only one order. Piles that no deal leads to
    come in an arbitrary one.
    """
    waiting = [
        [
            WonTrick(1 - seat if answer_wins(led, answer, trumps) else seat, seat, led, answer, number)
            for number, (led, answer) in enumerate(pile)
        ]
        for seat, pile in enumerate(piles)
    ]
    seat = _forehand(waiting, leader)
    ordered: list[WonTrick] = []
    while waiting[0] or waiting[1]:
        own, others = waiting[seat], waiting[1 - seat]
        if own and (own[0].leader == seat or not others or others[0].leader != seat):
            ordered.append(own.pop(0))
        else:
            ordered.append(others.pop(0))
        seat = ordered[-1].winner
    return ordered


def _forehand(waiting: Sequence[Sequence[WonTrick]], leader: int) -> int:
    """Who led first: the lead changes seats as often in each direction, or once more away from the forehand."""
    gained = [sum(trick.leader != seat for trick in pile) for seat, pile in enumerate(waiting)]
    if gained[0] == gained[1]:
        return leader
    return 0 if gained[1] > gained[0] else 1
