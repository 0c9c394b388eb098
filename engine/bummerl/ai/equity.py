"""What game points are worth at a state of the match."""

from functools import cache

from bummerl.view import View

_SHARES = ((1, 0.44), (2, 0.34), (3, 0.22))
"""How often a won deal brings one, two or three game points: 1,500 deals between equals of the level ``strong``."""


@cache
def equity(need: int, other: int) -> float:
    """Chance to win the match before the next deal, for equals who still need so many game points."""
    if need <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    return 0.5 * sum(share * (equity(need - points, other) + equity(need, other - points)) for points, share in _SHARES)


def chance_after(points: int, need: int, other: int) -> float:
    """Chance to win the match once a deal has brought so many game points, below zero to the other seat."""
    return equity(need - max(points, 0), other - max(-points, 0))


@cache
def utilities(need: int, other: int) -> tuple[float, ...]:
    """Worth of -3 to 3 game points: the change of `equity`, in units in which one game point is worth about one.

    Index 0 is no game point; negative results are read from the end, as Python's negative indices do.
    """
    now = equity(need, other)
    unit = (equity(need - 1, other) - equity(need, other - 1)) / 2
    gains = (equity(need - points, other) - now for points in range(4))
    losses = (equity(need, other - points) - now for points in (3, 2, 1))
    return tuple(change / unit for change in (*gains, *losses))


def worth_to(view: View) -> tuple[float, ...]:
    """`utilities` at the score of a view, for its seat."""
    return utilities(max(1, view.score[view.seat]), max(1, view.score[1 - view.seat]))
