"""Contracts of the games with an auction, as data: what each is worth, who may bid it, and how it is played."""

from dataclasses import dataclass
from typing import Literal

ACE_HIGH = "ATKQJ"
TEN_HIGH = "TKQJA"
KING_HIGH = "KQJAT"
QUEEN_HIGH = "QJATK"

Goal = Literal["points", "no-trick", "all-tricks", "schnapser", "shown"]
Bidder = Literal["caller", "partner", "opponent"]
"""Where a seat sits, as the caller sees it."""

_ANYONE: frozenset[Bidder] = frozenset({"caller", "partner", "opponent"})
_CALLER: frozenset[Bidder] = frozenset({"caller"})
_OPPONENT: frozenset[Bidder] = frozenset({"opponent"})


@dataclass(frozen=True, slots=True)
class Contract:
    """What a declarer undertakes."""

    code: str
    """As in records."""
    value: int
    """Game points before doubling; 0 where the loser's tricks and points decide between 1, 2 and 3."""
    goal: Goal
    """66 points first; no trick; every trick; 66 points in the first tricks, all of them the declarer's; or cards that
    are shown and have won."""
    bidders: frozenset[Bidder]
    trump: bool = False
    """Whether the caller's suit is trump; then the caller leads, else the declarer."""
    ranks: str = ACE_HIGH
    """Ranks from high to low."""
    needs: Literal["nothing", "ace", "suit", "plain suit", "trump suit"] = "nothing"
    """What a bidder must hold: an ace, or all cards of a suit."""

    @property
    def marriages(self) -> bool:
        """Whether marriages may be announced."""
        return self.goal in ("points", "schnapser")

    @property
    def alone(self) -> bool:
        """Whether the declarer's partner, where there is one, sits out."""
        return not self.trump

    @property
    def doubling(self) -> bool:
        """Whether it may be doubled: not if it cannot be lost."""
        return self.goal != "shown"


CONTRACTS: dict[str, Contract] = {
    contract.code: contract
    for contract in (
        Contract("N", 0, "points", _CALLER, trump=True),
        Contract("B", 4, "no-trick", _ANYONE),
        Contract("AB", 5, "no-trick", _ANYONE, needs="ace"),
        Contract("NB", 5, "no-trick", _ANYONE, ranks=TEN_HIGH),
        Contract("S", 6, "schnapser", _CALLER, trump=True),
        Contract("DG", 7, "all-tricks", _ANYONE, ranks=QUEEN_HIGH),
        Contract("KG", 8, "all-tricks", _ANYONE, ranks=KING_HIGH),
        Contract("G", 9, "all-tricks", _ANYONE),
        Contract("ZG", 10, "all-tricks", _ANYONE, ranks=TEN_HIGH),
        Contract("KS", 12, "schnapser", _OPPONENT, trump=True),
        Contract("BS", 12, "all-tricks", _CALLER, trump=True),
        Contract("BL", 12, "all-tricks", _CALLER, trump=True, ranks=TEN_HIGH),
        Contract("FR", 18, "shown", _ANYONE, needs="suit"),
        Contract("KB", 24, "all-tricks", _OPPONENT, trump=True),
        Contract("HS", 24, "shown", _CALLER, trump=True, needs="trump suit"),
    )
}
"""All contracts of all games, from cheap to dear."""

NORMAL = CONTRACTS["N"]
"""The caller's by right."""
