"""Rules of Tute for two hands as data."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class TuteRules:
    """Parameters of a form of Tute for two hands with forty Spanish cards; a deal is one game of a match."""

    name: str
    hand_size: Literal[6, 8]
    follow_trump: bool
    """While the stock is open, a led trump must be followed; plain suits never."""
    first_dealer: Literal["random"] = "random"
    next_dealer: Literal["alternate"] = "alternate"
    trick_review: Literal["last"] = "last"
    target: Literal[2] = 2
    """Games that win a match: best of three."""
    count: Literal["up"] = "up"
    tie: Literal["none"] = "none"
    schneider_double: Literal[False] = False

    seats = 2
    teams = ((0,), (1,))

    @property
    def deal_order(self) -> str:
        """As `Rules.deal_order`: the turn-up comes last."""
        return "3-3-up" if self.hand_size == 6 else "8-up"


TUTE_PROFILES: dict[str, TuteRules] = {
    "tute": TuteRules("tute", 6, follow_trump=False),
    "tute-habanero": TuteRules("tute-habanero", 8, follow_trump=True),
}
"""The ordinary form, and the Cuban one."""
