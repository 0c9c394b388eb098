"""The networks are told and say here what they were told and said in training.

`learned.jsonl` holds random positions and what the trainer made of them before the weights were packed;
`tests/bench/train.py` renews it.
"""

import json
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import pytest

from bummerl.ai.features import AT, Features
from bummerl.ai.network import Chances, network
from bummerl.cards import card_set, parse_card
from bummerl.deal import Deal
from bummerl.moves import parse_move
from bummerl.rules import PROFILES

LINES = [json.loads(line) for line in Path(__file__).with_name("learned.jsonl").read_text("utf-8").splitlines()]
AS_WIENER = "snapszli"
"""Differs from `wiener` in nothing that the network is told, and was not trained by itself."""

ONCE, ON_AVERAGE = 0.1, 0.01
"""How far packed weights may put a chance wrong: any of them, and all on average."""


class Told(NamedTuple):
    """What the network is told of a move: the position, what the move adds, and what it takes away."""

    position: list[int]
    added: list[int]
    removed: int

    @property
    def entries(self) -> list[int]:
        return sorted({*self.position, *self.added} - {self.removed})


def told(line: dict[str, Any]) -> Told:
    """A line's deal, played by the engine, as the network sees it."""
    hands = [card_set(map(parse_card, hand.split())) for hand in line["hands"]]
    stock = [parse_card(card) for card in line["stock"].split()]
    deal = Deal(PROFILES[line["rules"]], hands, stock[-1] // 6, stock, line["forehand"])
    for move in line["moves"].split():
        deal.play(parse_move(move))
    seat = deal.turn
    after = deal.copy()
    moves = [parse_move(move) for move in line["move"].split()]
    for move in moves:
        after.play(move)
    # An answer ends the trick, which is not known to the one who considers it.
    standing = after if deal.led is None else deal
    features = Features(deal.view(seat))
    points, pending = standing.points[seat], standing.pending[seat]
    return Told(features.entries, *features.of_card(moves[-1], points, pending, after.announcing))


def chances(line: dict[str, Any]) -> Chances:
    position, added, removed = told(line)
    learned = network("six" if "9" in PROFILES[line["rules"]].ranks else "five")
    return learned.chances(learned.sums(learned.sums(learned.first_bias, position), added, removed))


def errors(line: dict[str, Any]) -> list[float]:
    return [abs(one - other) for one, other in zip(chances(line), line["chances"], strict=True)]


def test_all_profiles_leads_answers_marriages_and_exchanges_are_there() -> None:
    assert {line["rules"] for line in LINES} == set(PROFILES) - {AS_WIENER}
    kinds = [set(told(line).added) for line in LINES]
    for group, number in (("trick_points", 8), ("takes", 1), ("marriage", 2)):
        wanted = set(range(AT[group], AT[group] + number))
        having = sum(bool(added & wanted) for added in kinds)
        assert 3 < having < len(LINES) - 3, group
    assert any("x" in line["moves"].split() for line in LINES)


@pytest.mark.parametrize("name", sorted({line["rules"] for line in LINES}))
def test_entries_are_those_of_training(name: str) -> None:
    for line in (line for line in LINES if line["rules"] == name):
        found = told(line)
        assert found.entries == line["entries"], line
        assert len(found.entries) == len(found.position) + len(found.added) - 1, "an entry is told twice"


@pytest.mark.parametrize("name", sorted({line["rules"] for line in LINES}))
def test_chances_are_those_of_training_but_for_packing(name: str) -> None:
    for line in (line for line in LINES if line["rules"] == name):
        assert max(errors(line)) < ONCE, line


def test_packing_hardly_changes_chances() -> None:
    assert fmean(chain.from_iterable(errors(line) for line in LINES)) < ON_AVERAGE
