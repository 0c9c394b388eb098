"""Rules of the games with an auction as data: Bauernschnapsen for four, Talonschnapsen for three."""

from dataclasses import dataclass, replace
from typing import Literal

from bummerl.rules.contracts import CONTRACTS, Contract
from bummerl.rules.parameters import check_values, choices_of

SCHNEIDER_BUMMERL = 2
"""Bummerl for who has not a single game point at the end."""
RETOUR_BUMMERL = 4
"""Bummerl for who needed one more point when the winner had none."""


@dataclass(frozen=True, slots=True)
class BauernRules:
    """Parameters of Bauernschnapsen: four players in two fixed teams."""

    name: str = "bauern"

    knocking: bool = False
    """The cards are not cut: hands come at once, and the caller names a trump having seen all of them."""
    ass_bettler: bool = True
    """The contract that is a Bettler with an ace."""
    partner_may_schnapser: bool = True
    """The caller's partner may bid a Schnapser too; the caller leads."""
    partner_may_bauer: bool = False
    """The caller's partner may bid a Bauernschnapser too; the caller leads."""
    vierziger_must_finish: bool = False
    """A forty announced in a Schnapser must bring 66 points with the trick that it is led to."""
    must_undertrump: bool = False
    """Who can neither follow nor beat must play a trump if there is one."""
    marriage_needs_trick: bool = True
    """Marriages count only once their side has a trick."""
    claim: Literal["manual", "auto"] = "auto"
    count: Literal["down", "up"] = "up"
    """How the match score is written."""
    target: Literal[24] = 24
    """Game points that win a match."""

    def __post_init__(self) -> None:
        check_values(self, BAUERN_CHOICES)

    seats = 4
    teams = ((0, 2), (1, 3))
    """The seats that win and lose together, per team."""
    schneider_double = True
    talon = 0

    @property
    def packets(self) -> tuple[int, ...]:
        """Cards to each seat, in the order of dealing. The caller names trump having seen the first packet."""
        return (5,) if self.knocking else (3, 2)

    @property
    def contracts(self) -> dict[str, Contract]:
        """The contracts that may be bid, from cheap to dear."""
        codes = ["N", "B", *(["AB"] if self.ass_bettler else []), "S", "G", "ZG", "KS", "BS", "FR", "KB", "HS"]
        contracts = {code: CONTRACTS[code] for code in codes}
        contracts["FR"] = replace(contracts["FR"], needs="plain suit")
        for code, may in (("S", self.partner_may_schnapser), ("BS", self.partner_may_bauer)):
            if may:
                contracts[code] = replace(contracts[code], bidders=contracts[code].bidders | {"partner"})
        return contracts

    def schnapser_tricks(self, _announced: int) -> int:
        """The tricks within which a Schnapser must have 66 points."""
        return 3


@dataclass(frozen=True, slots=True)
class TalonRules:
    """Parameters of Talonschnapsen: three players, one against two."""

    name: str = "talon"

    ass_bettler: bool = False
    assenbettler: bool = False
    damengang: bool = False
    koenigsgang: bool = False
    bauernloch: bool = False
    must_undertrump: bool = False
    marriage_needs_trick: bool = True
    claim: Literal["manual", "auto"] = "auto"
    count: Literal["down", "up"] = "up"
    target: Literal[24] = 24

    def __post_init__(self) -> None:
        check_values(self, TALON_CHOICES)

    seats = 3
    teams = ((0,), (1,), (2,))
    schneider_double = True
    packets = (3, 3)
    """The talon is dealt between them."""
    talon = 2
    knocking = False
    vierziger_must_finish = False

    @property
    def contracts(self) -> dict[str, Contract]:
        """The contracts that may be bid, from cheap to dear."""
        switched = {
            "AB": self.ass_bettler,
            "NB": self.assenbettler,
            "DG": self.damengang,
            "KG": self.koenigsgang,
            "BL": self.bauernloch,
        }
        return {code: contract for code, contract in CONTRACTS.items() if switched.get(code, True)}

    def schnapser_tricks(self, announced: int) -> int:
        """The tricks within which a Schnapser must have 66 points, by the dearest marriage announced in it."""
        return {40: 2, 20: 3}.get(announced, 4)


AuctionRules = BauernRules | TalonRules

BAUERN_CHOICES = choices_of(BauernRules)
TALON_CHOICES = choices_of(TalonRules)
