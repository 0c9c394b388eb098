"""What is played in a deal with an auction, and by whom."""

from typing import NamedTuple

from bummerl.rules import AuctionRules, Contract
from bummerl.tables.auction.view import side_of

Standing = tuple[int, ...]
"""What counts so far, as the solver keeps it."""


class Game(NamedTuple):
    """What is played, and by whom."""

    rules: AuctionRules
    contract: Contract
    trump: int
    """The caller's suit, trump or not."""
    caller: int
    declarer: int

    @property
    def first(self) -> int:
        """The seat that leads first."""
        return self.caller if self.contract.trump else self.declarer

    @property
    def out(self) -> int | None:
        """The seat that does not play."""
        if not self.contract.alone:
            return None
        seats = range(self.rules.seats)
        partners = (seat for seat in seats if seat != self.declarer and not side_of(self.rules, self.declarer, seat))
        return next(partners, None)

    @property
    def beginning(self) -> Standing:
        """What counts before the first lead."""
        return {"points": (0, 0, 0, 0), "schnapser": (0, 0, 0, 0, 0)}.get(self.contract.goal, ())

    @property
    def most(self) -> int:
        """The highest value."""
        return 3 if self.contract.goal == "points" else 1
