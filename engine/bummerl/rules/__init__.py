"""Rules as data: every parameter of every game, the named profiles, and their form in records."""

from collections.abc import Mapping
from dataclasses import replace

from bummerl.rules.auction import BAUERN_CHOICES, TALON_CHOICES, AuctionRules, BauernRules, TalonRules
from bummerl.rules.contracts import CONTRACTS, Contract
from bummerl.rules.dreier import DreierRules
from bummerl.rules.parameters import RulesError, changes_from, check_known
from bummerl.rules.tute import TUTE_PROFILES, TuteRules
from bummerl.rules.two_hand import CHOICES, COMPARISON_ONLY, PROFILES, Rules, parse_rules, with_changes

__all__ = [
    "AUCTION_PROFILES",
    "CHOICES",
    "COMPARISON_ONLY",
    "CONTRACTS",
    "PROFILES",
    "TUTE_PROFILES",
    "AnyRules",
    "AuctionRules",
    "BauernRules",
    "Contract",
    "DreierRules",
    "Rules",
    "RulesError",
    "TalonRules",
    "TuteRules",
    "find_rules",
    "parse_rules",
    "rules_form",
    "with_changes",
]

AnyRules = Rules | TuteRules | DreierRules | AuctionRules

AUCTION_PROFILES: dict[str, AuctionRules] = {"talon": TalonRules(), "bauern": BauernRules()}

_AUCTION_CHOICES = {"talon": TALON_CHOICES, "bauern": BAUERN_CHOICES}


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
        check_known(changes, _AUCTION_CHOICES[base])
        return replace(AUCTION_PROFILES[base], **changes)  # type: ignore[arg-type]
    if isinstance(value, str) and value in TUTE_PROFILES:
        return TUTE_PROFILES[value]
    return parse_rules(value)


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
            changes = changes_from(AUCTION_PROFILES[rules.name], rules, _AUCTION_CHOICES[rules.name])
    return {"base": rules.name, **changes} if changes else rules.name
