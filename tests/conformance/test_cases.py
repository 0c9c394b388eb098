"""Worked cases of the rules, each under every profile that it speaks of.

A line of cases.jsonl holds a record without its rules, and what must be so after its moves: `cards`, the cards that may
be played, and `hands` completely; `may` and `may_not` for single moves; and the standing.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from bummerl.cards import NAMES, SUITS, cards_in
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES
from bummerl.records import Record

CASES = [
    pytest.param(line["record"], rules, line["expect"], id=f"{line['case']}-{rules}")
    for line in map(json.loads, (Path(__file__).parent / "cases.jsonl").read_text(encoding="utf-8").splitlines())
    for rules in line["rules"]
]


def standing(deal: Deal) -> dict[str, Any]:
    """What the deal shows, in the form of the expectations."""
    result = deal.result
    return {
        "cards": {MOVE_NAMES[move] for move in deal.legal_moves()} & set(NAMES),
        "hands": [{NAMES[card] for card in cards_in(hand)} for hand in deal.hands],
        "turn": deal.turn,
        "stock": len(deal.stock),
        "turnup": None if deal.turnup is None else NAMES[deal.turnup],
        "bottom": NAMES[deal.stock[0]] if deal.stock else None,
        "points": deal.points,
        "pending": deal.pending,
        "announced": ["".join(SUITS[suit] for suit in cards_in(suits)) for suits in deal.announced],
        "result": result and {"winner": result.winner, "game_points": result.game_points, "reason": result.reason},
    }


@pytest.mark.parametrize(("fields", "rules", "expected"), CASES)
def test_worked_case(fields: dict[str, Any], rules: str | dict[str, Any], expected: dict[str, Any]) -> None:
    deal = Record.parse({**fields, "rules": rules}).deal()
    legal = {MOVE_NAMES[move] for move in deal.legal_moves()}
    expected = dict(expected)
    assert set(expected.pop("may", ())) <= legal
    assert not set(expected.pop("may_not", ())) & legal
    if "cards" in expected:
        expected["cards"] = set(expected["cards"])
    if "hands" in expected:
        expected["hands"] = [set(hand.split()) for hand in expected["hands"]]
    found = standing(deal)
    assert {name: found[name] for name in expected} == expected
