"""Positions with few unknown cards: values and moves of an expert against the answers of `few_unknowns.py`."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from few_unknowns import KINDS, OF_EACH, kind_of, line_of, story_of, worlds_of

from bummerl.ai.equity import worth_to
from bummerl.ai.evaluate import evaluate
from bummerl.ai.expert import DOUBT
from bummerl.ai.players import choose
from bummerl.ai.worlds import Worlds
from bummerl.deal import Deal
from bummerl.moves import EXCHANGE, MOVE_NAMES
from bummerl.rules import PROFILES
from bummerl.view import View

LINES = [json.loads(line) for line in Path(__file__).with_name("few_unknowns.jsonl").read_text("utf-8").splitlines()]
SAME = 1e-6


def view_of(line: dict[str, Any]) -> View:
    deal = story_of(line).told()
    assert isinstance(deal, Deal)
    return deal.view(deal.turn, tuple(line["score"]))


def worths(line: dict[str, Any], view: View) -> dict[str, float]:
    """The mean worth of each move by its counts."""
    worth = worth_to(view)
    return {
        move: sum(number * worth[value] for value, number in enumerate(counts, -3)) / line["worlds"]
        for move, counts in line["values"].items()
    }


def lines(name: str) -> list[dict[str, Any]]:
    return [line for line in LINES if line["rules"] == name]


@pytest.mark.parametrize("name", PROFILES)
def test_all_kinds_are_there(name: str) -> None:
    known = KINDS if PROFILES[name].close_min_stock is not None else KINDS[:1]
    deals = [story_of(line).told() for line in lines(name)]
    assert Counter(kind_of(deal) for deal in deals if isinstance(deal, Deal)) == dict.fromkeys(known, OF_EACH)


@pytest.mark.parametrize("name", PROFILES)
def test_worlds_are_all_hands_that_fit(name: str) -> None:
    for line in lines(name):
        seat = view_of(line).seat
        hands = [deal.hands[1 - seat] for deal in worlds_of(story_of(line))]
        assert sorted(Worlds(view_of(line)).hands()) == sorted(hands)
        assert len(hands) == line["worlds"]


@pytest.mark.parametrize("name", PROFILES)
def test_values_are_right(name: str) -> None:
    """With a stock world by world; after closing plans of the same worth may end differently."""
    for line in lines(name):
        view = view_of(line)
        expected = worths(line, view)
        found = {
            MOVE_NAMES[each.move]: [round(chance * each.worlds) for chance in each.chances]
            for each in evaluate(view, "expert", "").moves
        }
        assert set(expected) - set(found) <= {"c"}, line
        for move, worth in worths({**line, "values": found}, view).items():
            assert worth == pytest.approx(expected[move], abs=SAME), (move, line)
            if view.closing is None and move != "c":
                assert found[move] == line["values"][move], (move, line)


@pytest.mark.parametrize("name", PROFILES)
def test_the_best_move_is_made(name: str) -> None:
    """Apart from two habits: what can be exchanged is, and closing must be better by more than a doubt."""
    for line in lines(name):
        view = view_of(line)
        expected = worths(line, view)
        move = choose(view, "expert", "")
        if EXCHANGE in view.legal:
            assert move == EXCHANGE
            continue
        if "c" in expected:
            expected["c"] -= DOUBT
        assert expected[MOVE_NAMES[move]] == pytest.approx(max(expected.values()), abs=SAME), line


@pytest.mark.parametrize("name", PROFILES)
def test_the_file_is_what_its_command_makes(name: str) -> None:
    for line in lines(name)[::5]:
        assert line_of(story_of(line), tuple(line["score"])) == line
