"""Rules as data: every parameter of every game, the named profiles, and their form in records."""

from collections.abc import Mapping
from dataclasses import fields, replace

from bummerl.rules.auction import BAUERN_CHOICES, TALON_CHOICES, AuctionRules, BauernRules, TalonRules
from bummerl.rules.contracts import CONTRACTS, Contract
from bummerl.rules.dreier import DreierRules
from bummerl.rules.parameters import Choices, RulesError, changes_from, check_known
from bummerl.rules.tute import TUTE_PROFILES, TuteRules
from bummerl.rules.two_hand import CHOICES, COMPARISON_ONLY, PROFILES, Rules, parse_rules, with_changes

__all__ = [
    "AUCTION_CHOICES",
    "AUCTION_PROFILES",
    "CHOICES",
    "COMPARISON_ONLY",
    "CONTRACTS",
    "MANY_HAND_PROFILES",
    "PROFILES",
    "TUTE_PROFILES",
    "AnyRules",
    "AuctionRules",
    "BauernRules",
    "Choices",
    "Contract",
    "DreierRules",
    "Rules",
    "RulesError",
    "TalonRules",
    "TuteRules",
    "TwoHandRules",
    "find_rules",
    "find_two_hand_rules",
    "parameters",
    "parse_rules",
    "rules_form",
    "with_changes",
]

TwoHandRules = Rules | TuteRules
AnyRules = TwoHandRules | DreierRules | AuctionRules

AUCTION_PROFILES: dict[str, AuctionRules] = {"talon": TalonRules(), "bauern": BauernRules()}

AUCTION_CHOICES = {"talon": TALON_CHOICES, "bauern": BAUERN_CHOICES}
"""Every parameter of the games with an auction and its values."""

MANY_HAND_PROFILES: dict[str, DreierRules | AuctionRules] = {"dreier": DreierRules(), **AUCTION_PROFILES}
"""The games for three and four."""


def parameters(rules: AnyRules) -> dict[str, object]:
    """Every parameter of rules with its value."""
    if isinstance(rules, DreierRules):
        return {"hands": rules_form(rules.hands)}
    return {field.name: getattr(rules, field.name) for field in fields(rules) if field.name != "name"}


def find_rules(value: object) -> AnyRules:
    """Rules of any game from their form in records: a name, or ``{"base": name, parameter: value, ...}``.

    Dreierschnapsen has the parameter ``hands`` alone: the rules of the two hands. Raises `RulesError`.

    >>> find_rules({"base": "dreier", "hands": "turnier"}).hands.name
    'turnier'
    """
    form = value if isinstance(value, Mapping) else {"base": value}
    base = form.get("base")
    if base == "dreier":
        check_known({key: form[key] for key in form if key != "base"}, {"hands": ()})
        return DreierRules(parse_rules(form.get("hands", "wiener")))
    if isinstance(base, str) and base in AUCTION_PROFILES:
        changes = {str(key): value for key, value in form.items() if key != "base"}
        check_known(changes, AUCTION_CHOICES[base])
        return replace(AUCTION_PROFILES[base], **changes)  # type: ignore[arg-type]
    if isinstance(value, str) and value in TUTE_PROFILES:
        return TUTE_PROFILES[value]
    return parse_rules(value)


def find_two_hand_rules(value: object) -> TwoHandRules:
    """Rules of a two-hand game from their form in records. Raises `RulesError` as well if it is one for more hands."""
    rules = find_rules(value)
    if isinstance(rules, (Rules, TuteRules)):
        return rules
    raise RulesError(f"rules {rules.name!r} are not those of a two-hand game")


def rules_form(rules: AnyRules) -> str | dict[str, object]:
    """The form of rules in records; `find_rules` reads it back."""
    match rules:
        case TuteRules():
            return rules.name
        case DreierRules():
            changes: dict[str, object] = {} if rules == DreierRules() else {"hands": rules_form(rules.hands)}
        case Rules():
            changes = changes_from(PROFILES[rules.name], rules, CHOICES)
        case _:
            changes = changes_from(AUCTION_PROFILES[rules.name], rules, AUCTION_CHOICES[rules.name])
    return {"base": rules.name, **changes} if changes else rules.name
