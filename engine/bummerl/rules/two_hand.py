"""Rules of a two-hand game as data: every parameter, and the table of named profiles.

Where the sources of the game's rules contradict each other, each has a profile of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from bummerl.rules.parameters import RulesError, check_known, check_values, choices_of


@dataclass(frozen=True, slots=True)
class Rules:
    """All parameters of a two-hand game. The defaults are the Viennese game, profile ``wiener``."""

    name: str = "wiener"
    """The profile's name; custom rules keep the name of their base."""

    ranks: Literal["ATKQJ", "ATKQJ9"] = "ATKQJ"
    """Ranks of the deck, high to low."""
    hand_size: Literal[5, 6] = 5
    deal_order: Literal["3-up-2", "3-2-up", "3-3-up", "3-up-3"] = "3-up-2"
    """Packets to each hand, forehand first, and when the turn-up is laid open."""
    first_dealer: Literal["high", "low", "random"] = "high"
    """Each draws a card and the high or the low one deals, or chance decides."""
    next_dealer: Literal["alternate", "winner"] = "alternate"

    strict_from_start: bool = False
    """Obligations to follow, head and ruff from the first trick on, while drawing goes on."""
    must_head: bool = True
    """In the strict phase a plain-suit lead must be beaten when following suit."""

    close_min_stock: Literal[2, 4] | None = 4
    """Stock cards, turn-up included, that closing needs; `None`: there is no closing."""
    close_needs_trick: bool = False
    close_score: Literal["at-close", "at-end"] = "at-close"
    """When the opponent's tricks and points are taken that decide what a successful close is worth."""
    failed_close: Literal["opponent-trickless", "closer-trickless", "always-3"] = "opponent-trickless"
    """A failed close costs 2, but 3 if this held at closing."""

    exchange_min_stock: Literal[2, 4] = 2
    """Stock cards, turn-up included, that the exchange of the lowest trump needs."""
    exchange_when: Literal["lead", "turn"] = "lead"
    """Only when on lead, or whenever it is one's turn."""
    exchange_needs_trick: bool = False
    exchange_on_close: bool = False
    """The opponent of the closer may exchange at the moment of closing, even without a trick."""

    marriage_first_lead: bool = True
    """Marriages may be announced on the deal's first lead."""
    marriage_when_strict: bool = True
    """Marriages may be announced once the stock is closed or used up."""
    marriage_auto: bool = False
    """Leading a king or queen with its partner in hand announces by itself."""
    marriage_lead: Literal["KQ", "K"] = "KQ"
    """The cards one of which must be led after announcing."""
    marriage_counts: Literal["with-trick", "next-trick"] = "with-trick"
    """Announced points count once any own trick is won, earlier or later; or with the next trick won."""

    claim: Literal["manual", "auto"] = "manual"
    claim_window: Literal["lead", "turn"] = "lead"
    """Claims on lead with an own trick or right after announcing; or whenever it is one's turn."""
    false_claim: Literal["mirror", "flat-2", "claimer-trickless"] = "mirror"
    """What a false claim is worth to the opponent: what the claimer would have won; 2; or 3 if the claimer has no
    trick, else 2. By the closer it is always a failed close."""

    unclaimed: Literal["last-trick", "majority"] = "last-trick"
    """Who wins when all cards are played and nobody has claimed."""
    majority_of: Literal["total", "cards"] = "total"
    """Whether the majority compares all points or card points alone."""
    last_trick_bonus: Literal[0, 10] = 0
    """Points for the last trick in the comparison of a majority, unless the stock was closed."""
    tie: Literal["none", "carry", "redeal"] = "none"
    """A tie is impossible; is worth +1 to the winner of the next deal; or is dealt again by the same dealer."""

    resign: bool = True
    renonce: Literal["blocked", "penalty"] = "blocked"
    """A revoke cannot be played; or it can, and costs three game points if it is called."""
    trick_review: Literal["soft", "sharp", "last"] = "soft"
    """Which won tricks may be looked at: all own and the opponent's first; none but the last until the next lead;
    the last."""

    target: Literal[7, 11] = 7
    """Game points that win a match."""
    count: Literal["down", "up"] = "down"
    """How the match score is written."""
    schneider_double: bool = True
    """A match that leaves the loser without a game point counts as two Bummerl."""

    def __post_init__(self) -> None:
        check_values(self, CHOICES)
        for holds, message in (
            (self.hand_size * 2 < len(self.ranks) * 4, "hand_size leaves no stock"),
            (
                sum(int(part) for part in self.deal_order.split("-") if part != "up") == self.hand_size,
                f"deal_order {self.deal_order!r} does not deal hands of {self.hand_size}",
            ),
            (
                not self.exchange_on_close or self.close_min_stock is not None,
                "exchange_on_close needs closing, close_min_stock is null",
            ),
            (
                self.marriage_lead == "KQ" or not self.marriage_auto,
                "marriage_lead 'K' needs marriages that are announced, marriage_auto is true",
            ),
        ):
            if not holds:
                raise RulesError(f"rules {self.name!r}: {message}")

    seats = 2
    teams = ((0,), (1,))
    """The seats that win and lose together, per team."""

    def lowest(self, suit: int) -> int:
        """The lowest card of a suit; of the trump suit it may be exchanged."""
        return 6 * suit + (0 if "9" in self.ranks else 1)


CHOICES = choices_of(Rules)
"""Every parameter of the two-hand game and its values."""


_OVERRIDES: dict[str, dict[str, object]] = {
    "wiener": {},
    # Tournament form: scored at the end, no looking at tricks.
    "turnier": {
        "close_score": "at-end",
        "resign": False,
        "trick_review": "sharp",
        "schneider_double": False,
    },
    # A house's rules, as written down there.
    "haus": {
        "failed_close": "closer-trickless",
        "exchange_needs_trick": True,
        "claim_window": "turn",
        "false_claim": "claimer-trickless",
        "unclaimed": "majority",
        "last_trick_bonus": 10,
        "resign": False,
        "tie": "carry",
        "deal_order": "3-2-up",
        "first_dealer": "random",
    },
    # The Dutch form, as written down there.
    "hollands": {
        "must_head": False,
        "close_score": "at-end",
        "exchange_when": "turn",
        "false_claim": "flat-2",
        "resign": False,
        "first_dealer": "low",
        "schneider_double": False,
    },
    # A club's table, which counts by itself.
    "klub": {
        "close_min_stock": 2,
        "marriage_auto": True,
        "claim": "auto",
        "trick_review": "last",
        "deal_order": "3-2-up",
        "first_dealer": "random",
        "count": "up",
        "schneider_double": False,
    },
    # The Hungarian form with 24 cards.
    "snapszer": {
        "ranks": "ATKQJ9",
        "hand_size": 6,
        "failed_close": "closer-trickless",
        "exchange_needs_trick": True,
        "claim_window": "turn",
        "false_claim": "claimer-trickless",
        "unclaimed": "majority",
        "majority_of": "cards",
        "resign": False,
        "tie": "carry",
        "deal_order": "3-3-up",
        "first_dealer": "random",
        "count": "up",
        "schneider_double": False,
    },
    # Sixty-Six, 24 cards (pagat).
    "sechsundsechzig": {
        "ranks": "ATKQJ9",
        "hand_size": 6,
        "close_min_stock": 2,
        "close_score": "at-end",
        "exchange_needs_trick": True,
        "exchange_on_close": True,
        "marriage_when_strict": False,
        "false_claim": "flat-2",
        "unclaimed": "majority",
        "last_trick_bonus": 10,
        "resign": False,
        "tie": "redeal",
        "trick_review": "last",
        "deal_order": "3-3-up",
        "first_dealer": "random",
        "next_dealer": "winner",
        "count": "up",
        "schneider_double": False,
    },
    # Strict from the first trick.
    "scharf": {
        "strict_from_start": True,
    },
    # Without closing.
    "ohne-zudrehen": {
        "close_min_stock": None,
    },
    # The Bulgarian game.
    "santase": {
        "ranks": "ATKQJ9",
        "hand_size": 6,
        "close_needs_trick": True,
        "close_score": "at-end",
        "exchange_min_stock": 4,
        "exchange_needs_trick": True,
        "marriage_first_lead": False,
        "unclaimed": "majority",
        "last_trick_bonus": 10,
        "resign": False,
        "target": 11,
        "tie": "redeal",
        "trick_review": "last",
        "deal_order": "3-up-3",
        "first_dealer": "random",
        "next_dealer": "winner",
        "count": "up",
        "schneider_double": False,
    },
    # The Hungarian two-hand game.
    "snapszli": {
        "resign": False,
        "first_dealer": "random",
        "count": "up",
        "schneider_double": False,
    },
    # As the PyPI package schnapsen plays, for comparison only.
    "vu": {
        "close_min_stock": None,
        "marriage_counts": "next-trick",
        "marriage_lead": "K",
        "claim": "auto",
        "resign": False,
        "first_dealer": "random",
        "schneider_double": False,
    },
}


def with_changes(base: Rules, changes: Mapping[str, object]) -> Rules:
    """Rules that differ from `base` in the given parameters.

    Raises `RulesError` naming the parameter that does not exist or whose value is not allowed.
    """
    check_known(changes, CHOICES)
    return replace(base, **changes)  # type: ignore[arg-type]


PROFILES: dict[str, Rules] = {name: with_changes(Rules(name), overrides) for name, overrides in _OVERRIDES.items()}
"""The named profiles."""


def parse_rules(value: object) -> Rules:
    """Rules from their form in records: a profile's name, or ``{"base": name, parameter: value, ...}``.

    Raises `RulesError`.

    >>> parse_rules({"base": "wiener", "must_head": False}).must_head
    False
    """
    if isinstance(value, str):
        if value not in PROFILES:
            raise RulesError(f"rules profile {value!r} does not exist; there are {', '.join(PROFILES)}")
        return PROFILES[value]
    if not isinstance(value, Mapping):
        raise RulesError("rules must be a profile's name or an object with 'base' and parameters")
    changes = dict(value)
    base = changes.pop("base", "wiener")
    if not isinstance(base, str):
        raise RulesError("rules 'base' must be a profile's name")
    return with_changes(parse_rules(base), changes)


COMPARISON_ONLY = frozenset({"vu"})
"""Profiles that are not offered to players."""
