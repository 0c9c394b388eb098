"""Options: they stay as chosen, and a claim is made for a person who wants that."""

import random
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.options import Options
from bummerl.rules import PROFILES
from bummerl.session import Session

MANUAL = [name for name, rules in PROFILES.items() if rules.claim == "manual"]
DEFAULTS = {"show_points": "both", "trick_review": "rules", "auto_claim": False}


def step(session: Session, chance: random.Random) -> None:
    """One request's worth of play; nobody claims or resigns by itself."""
    snapshot: Any = session.snapshot()
    if snapshot["result"] is not None:
        session.next(snapshot["deal"])
    elif snapshot["phase"] == "waiting" and snapshot["level"] != "person":
        session.think(snapshot["ply"])
    else:
        if snapshot["level"] == "person":
            session.sit(snapshot["turn"])
        legal: Any = session.snapshot()["legal"]
        session.play(chance.choice([move for move in legal if move not in ("66", "r", "ren")]), snapshot["ply"])


def test_options_not_given_stay(ask: Ask) -> None:
    game: Json = {"rules": "wiener", "level": "normal", "seat": 0, "seed": seed(1)}
    assert ask("new", **game)["options"] == DEFAULTS
    assert ask("new", **game, options={"trick_review": "soft"})["options"] == {**DEFAULTS, "trick_review": "soft"}
    chosen = ask("options", auto_claim=True)["options"]
    assert chosen == {"show_points": "both", "trick_review": "soft", "auto_claim": True}
    assert ask("options")["options"] == chosen
    for key, value in {"auto_claim": 1, "trick_review": "last", "show_points": True, "music": "on"}.items():
        error = answer_to("options", {key: value})["error"]
        assert (error["code"], error["where"]) == ("bad-message", f"payload.{key}")
    assert ask("state")["options"] == chosen
    assert ask("restore", save=ask("save")["save"])["options"] == chosen


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**32), st.sampled_from(MANUAL), st.sampled_from(["beginner", "person"]))
def test_a_right_claim_is_made_at_once_and_a_wrong_one_never(number: int, rules: str, level: str) -> None:
    session = Session(PROFILES[rules], level, number % 2, seed(number), Options(auto_claim=True))
    chance = random.Random(number)
    for _ in range(80):
        step(session, chance)
        snapshot: Any = session.snapshot()
        own_turn = snapshot["turn"] is not None and snapshot["phase"] != "waiting"
        if own_turn and "66" in snapshot["legal"]:
            assert snapshot["points"][snapshot["turn"]] < 66
        result = snapshot["result"]
        if result and result["reason"] == "claim" and (result["by"] == number % 2 or level == "person"):
            assert session.record().moves[-1] == "66" or result["hands"] == [[], []]
            assert [event["type"] for event in snapshot["events"]][-2:] == ["claim", "end"]
            assert result["points"][result["by"]] >= 66
            assert Session.restore(session.save()).snapshot() == snapshot
        if result:
            assert result["reason"] != "false-claim" or (level != "person" and result["by"] != number % 2)


def test_a_claim_that_has_become_right_is_made_when_it_is_wanted() -> None:
    found = 0
    for number in range(24):
        session = Session(PROFILES["wiener"], "beginner", 0, seed(number))
        chance = random.Random(number)
        for _ in range(60):
            step(session, chance)
            snapshot: Any = session.snapshot()
            if "66" in snapshot["legal"]:
                right = snapshot["points"][0] >= 66
                session.set_options({"auto_claim": True})
                after: Any = session.snapshot()
                assert (after["result"] is not None) == right
                if right:
                    found += 1
                    assert [event["type"] for event in after["events"]] == ["claim", "end"]
                    assert Session.restore(session.save()).snapshot() == after
                    break
                session.set_options({"auto_claim": False})
    assert found > 4


@pytest.mark.parametrize("rules", ["klub", "vu", "tute"])
def test_where_nobody_claims_the_option_does_nothing(ask: Ask, rules: str) -> None:
    ended = []
    for wanted in (False, True):
        chance = random.Random(5)
        game: Json = {"rules": rules, "level": "beginner", "seat": 0, "seed": seed(6)}
        snapshot = ask("new", **game, options={"auto_claim": wanted})
        while snapshot["result"] is None:
            if snapshot["phase"] == "waiting":
                snapshot = ask("think", ply=snapshot["ply"])
            else:
                snapshot = ask("play", move=chance.choice(snapshot["legal"]), ply=snapshot["ply"])
        ended.append({**snapshot, "options": None})
    assert ended[0] == ended[1]
