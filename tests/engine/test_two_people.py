"""Two people at one device: who may move, what each sees, and that nothing else is shown."""

import json
import random
import re
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.rules import PROFILES, TUTE_PROFILES, find_rules
from bummerl.session import Session

CARD = re.compile(r"\b[ATKQJ92-7RCS][HDCS]\b")


def visible(snapshot: Json) -> set[str]:
    """Every card that a snapshot names, apart from those drawn for the first deal."""
    shown = {key: value for key, value in snapshot.items() if key not in ("first_dealer", "rules")}
    return set(CARD.findall(json.dumps(shown)))


def act(session: Session, chance: random.Random) -> None:
    """Goes on with the move of whoever's turn it is, after some looking from either seat."""
    for _ in range(chance.randrange(3)):
        session.sit(chance.randrange(2))
    snapshot: Any = session.snapshot()
    if snapshot["result"] is not None:
        session.next(snapshot["deal"])
        return
    session.sit(snapshot["turn"])
    legal: Any = session.snapshot()["legal"]
    quiet = [move for move in legal if move not in ("66", "r", "ren")]
    session.play(chance.choice(quiet if quiet and chance.random() < 0.97 else legal), snapshot["ply"])


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *TUTE_PROFILES]))
def test_neither_seat_sees_a_card_that_it_may_not_know(number: int, rules: str) -> None:
    """Through whole matches, whoever sits: what a snapshot names was in the own hand or open to both."""
    session = Session(find_rules(rules), "person", number % 2, seed(number))
    chance = random.Random(number)
    known: list[set[str]] = [set(), set()]
    phase = None
    while phase != "match-end":
        for seat in (0, 1):
            session.sit(seat)
            snapshot: Any = session.snapshot()
            assert (snapshot["seat"], snapshot["level"]) == (seat, "person")
            if snapshot["ply"] == 0:
                known[seat] = set()
            if snapshot["result"] is not None:
                continue
            assert snapshot["phase"] in (("lead", "answer") if snapshot["turn"] == seat else ("waiting",))
            assert snapshot["shuffle"]["seed"] is None
            known[seat] |= {*snapshot["hand"], snapshot["exchange_card"], snapshot["led"], snapshot["turnup"]}
            known[seat] |= {event["card"] for event in snapshot["events"] if event["type"] == "play"}
            for announced in snapshot["announced"]:
                known[seat] |= {rank + marriage["suit"] for marriage in announced for rank in "KQRC"}
            assert visible(snapshot) <= known[seat]
        phase = snapshot["phase"]
        if phase != "match-end":
            act(session, chance)


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *TUTE_PROFILES]), st.integers(0, 60))
def test_sitting_down_changes_nothing_but_the_view(number: int, rules: str, steps: int) -> None:
    session = Session(find_rules(rules), "person", 0, seed(number))
    chance = random.Random(number)
    for _ in range(steps):
        act(session, chance)
    session.sit(0)
    before, saved = session.snapshot(), session.save()
    session.sit(1)
    other = session.snapshot()
    assert Session.restore(session.save()).snapshot() == other
    session.sit(0)
    assert (session.snapshot(), session.save()) == (before, saved)
    public = (
        "turn",
        "ply",
        "points",
        "tricks",
        "score",
        "shuffle",
        "led",
        "turnup",
        "announced",
        "result",
        "last_trick",
    )
    assert {key: other[key] for key in public} == {key: before[key] for key in public}


def test_only_who_sits_and_is_to_move_moves(ask: Ask) -> None:
    snapshot = ask("new", rules="wiener", level="person", seat=0, seed=seed(3))
    first, second = snapshot["turn"], 1 - snapshot["turn"]
    held = ask("sit", seat=first)["hand"][0]
    other = ask("sit", seat=second)["hand"][0]
    for card in (held, other):
        error = answer_to("play", {"move": card, "ply": 0})["error"]
        assert (error["code"], error.get("reason")) == ("illegal-move", "not-your-turn")
    assert answer_to("hint", {"ply": 0})["error"]["reason"] == "not-your-turn"
    assert answer_to("think", {"ply": 0})["error"]["code"] == "not-waiting"
    assert answer_to("forfeit", {"ply": 0, "fault": "late"})["error"]["code"] == "not-waiting"
    legal = ask("sit", seat=first)["legal"]
    assert ask("hint", ply=0)["move"] in legal
    assert ask("play", move=held, ply=0)["phase"] == "waiting"
    assert ask("sit", seat=second)["phase"] == "answer"
    assert ask("play", move=other, ply=1)["ply"] == 2


@pytest.mark.parametrize("seat", [2, -1, True, "0", None])
def test_there_are_two_seats(ask: Ask, seat: object) -> None:
    ask("new", rules="wiener", level="person", seat=0, seed=seed(3))
    error = answer_to("sit", {"seat": seat})["error"]
    assert (error["code"], error["where"]) == ("bad-message", "payload.seat")


def test_nobody_changes_seats_with_the_computer(ask: Ask) -> None:
    before = ask("new", rules="wiener", level="normal", seat=0, seed=seed(3))
    error = answer_to("sit", {"seat": 1})["error"]
    assert (error["code"], error["where"]) == ("bad-message", "type")
    assert ask("state") == before


def test_no_player_is_called_a_person() -> None:
    source = "class Player:\n    def choose(self, view):\n        return view.legal[0]\n"
    error = answer_to("install", {"file": "person.py", "source": source})["error"]
    assert (error["code"], error["where"]) == ("bad-player", "payload.file")
