"""Worked cases of the games for three and four, each a whole deal up to the moment that it speaks of.

A line of cases_many.jsonl holds a record without its rules, and what must be so after its moves: `moves`, all that may
be made, or how many by `count`; how many cards are `held`; points per seat and per side; and the result.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from bummerl.moves import IllegalMoveError
from bummerl.records import Record
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal

CASES = [
    pytest.param(line["record"], rules, line["expect"], id=f"{line['case']}-{line['title']}")
    for line in map(json.loads, (Path(__file__).parent / "cases_many.jsonl").read_text(encoding="utf-8").splitlines())
    for rules in line["rules"]
]


def standing(deal: AuctionDeal) -> dict[str, Any]:
    """What the deal shows, in the form of the expectations."""
    result = deal.result
    legal = deal.legal_moves()
    shown = ("made", "declarer", "contract", "double", "scores", "reason")
    return {
        "turn": deal.turn,
        "moves": {MOVE_NAMES[move] for move in legal},
        "count": len(legal),
        "held": [hand.bit_count() for hand in deal.hands],
        "points": list(deal.points),
        "sides": [deal.side_points(side) for side in (0, 1)],
        "result": result and {name: getattr(result, name) for name in shown},
    }


@pytest.mark.parametrize(("fields", "rules", "expected"), CASES)
def test_worked_case(fields: dict[str, Any], rules: str | dict[str, Any], expected: dict[str, Any]) -> None:
    deal = Record.parse({**fields, "rules": rules}).deal()
    assert isinstance(deal, AuctionDeal)
    expected = dict(expected)
    if "moves" in expected:
        expected["moves"] = set(expected["moves"])
    if expected.get("result"):
        expected["result"] = {**expected["result"], "scores": tuple(expected["result"]["scores"])}
    found = standing(deal)
    assert {name: found[name] for name in expected} == expected
    for move in set(range(len(MOVE_NAMES))) - set(deal.legal_moves()):
        with pytest.raises(IllegalMoveError):
            deal.play(move)
