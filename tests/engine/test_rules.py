"""Profiles and custom rules."""

import dataclasses
import json
import random
from pathlib import Path

import pytest
from deals import CHOICES, chances, random_rules
from hypothesis import given

from bummerl.rules import PROFILES, Rules, RulesError, parse_rules, rules_form, with_changes

TABLE = json.loads((Path(__file__).parents[1] / "conformance" / "profiles.json").read_text(encoding="utf-8"))


def test_profiles_are_those_of_the_table() -> None:
    assert {name: {**dataclasses.asdict(rules)} for name, rules in PROFILES.items()} == {
        name: {"name": name, **parameters} for name, parameters in TABLE.items()
    }


def test_the_default_is_the_viennese_game() -> None:
    assert Rules() == PROFILES["wiener"] == parse_rules("wiener") == parse_rules({})


@given(chances())
def test_printing_and_reading_agree(chance: random.Random) -> None:
    rules = random_rules(chance)
    form = json.loads(json.dumps(rules_form(rules)))
    assert parse_rules(form) == rules
    assert isinstance(form, str) == (rules == PROFILES[rules.name])


@pytest.mark.parametrize("name", CHOICES)
def test_parameters_take_their_values_only(name: str) -> None:
    if name not in ("hand_size", "deal_order"):  # These two go together.
        for value in CHOICES[name]:
            assert getattr(with_changes(PROFILES["wiener"], {name: value}), name) == value
    for value in ("castle", 3, 1.5, [], {}, 0 if bool in map(type, CHOICES[name]) else False):
        with pytest.raises(RulesError, match=name):
            with_changes(PROFILES["wiener"], {name: value})


@pytest.mark.parametrize(
    "form",
    [
        None,
        5,
        [],
        "chess",
        "",
        {"base": "chess"},
        {"base": None},
        {"base": {"base": "wiener"}},
        {"colour": 1},
        {"name": "wiener"},
        {"hand_size": 6},
        {"base": "snapszer", "ranks": "ATKQJ", "hand_size": 5},
        {"marriage_auto": True, "marriage_lead": "K"},
    ],
)
def test_rules_that_are_refused(form: object) -> None:
    with pytest.raises(RulesError):
        parse_rules(form)
