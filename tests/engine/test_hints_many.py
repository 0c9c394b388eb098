"""Hints in the games with an auction: a legal move in every stage, valued, in the form of the messages."""

import pytest
from asking import Ask, seed, validator

from bummerl.rules import AUCTION_PROFILES


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_hints_lead_through_a_match(rules: str, ask: Ask) -> None:
    stages = set()
    snapshot = ask("new", rules=rules, level="beginner", seat=1, seed=seed(5))
    for _ in range(70):
        if snapshot["result"] is not None:
            snapshot = ask("next", deal=snapshot["deal"])
        elif snapshot["phase"] == "waiting":
            snapshot = ask("think", ply=snapshot["ply"])
        else:
            hint = ask("hint", ply=snapshot["ply"])
            validator("Hint").validate(hint)
            moves = [value["move"] for value in hint["values"]]
            assert hint["move"] in moves
            assert set(moves) <= set(snapshot["legal"])
            assert all(value["win"] + value["loss"] == pytest.approx(1) for value in hint["values"])
            stages.add(snapshot["stage"])
            snapshot = ask("play", move=hint["move"], ply=snapshot["ply"])
    assert stages >= {"trump", "auction", "double", "play"} | ({"talon"} if rules == "talon" else set())
