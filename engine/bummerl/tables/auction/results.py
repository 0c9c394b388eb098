"""What a deal with an auction is worth."""

from typing import NamedTuple

from bummerl.rules import AuctionRules
from bummerl.rules.contracts import Contract
from bummerl.scoring import Basis, Worth


class AuctionResult(NamedTuple):
    """The end of a deal with an auction."""

    made: bool
    """Whether the declaring side has won."""
    declarer: int
    contract: str
    double: int
    """1, 2, 4 or 8."""
    scores: tuple[int, ...]
    """Game points that each seat's count goes on by."""
    reason: str
    """``claim``, ``false-claim`` and ``last-trick`` in the Normal game; ``trick-won`` and ``trick-lost`` where a trick
    decided; ``enough`` and ``too-late`` in a Schnapser; ``all-tricks``, ``no-trick`` and ``shown``; ``forfeit``."""
    by: int
    """The seat that claimed, took the trick that decided, or forfeited; else the declarer."""
    basis: Basis
    """Why it is worth what it is; its seat is 0 for the declaring side, 1 for the defenders."""


def scores(rules: AuctionRules, declarer: int, made: bool, worth: int) -> tuple[int, ...]:
    """Game points per seat: to the declarer's team, or to everybody else.

    In Talonschnapsen each defender gets them.
    """
    team = next(team for team in rules.teams if declarer in team)
    return tuple(worth if (seat in team) == made else 0 for seat in range(rules.seats))


def worth_of(contract: Contract, normal: Worth) -> Worth:
    """Game points before doubling; `normal` is what the Normal game would be worth."""
    if contract.value == 0:
        return normal
    return Worth(contract.value, Basis("fixed", None, "end", None, None))
