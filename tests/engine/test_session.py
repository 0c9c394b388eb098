"""Sessions: commands, saves, hidden cards, chance."""

import hashlib
import json
import math
import random
import re
from collections import Counter
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.cards import NAMES, SUITS
from bummerl.commands import CommandError
from bummerl.rules import PROFILES, TUTE_PROFILES, find_rules
from bummerl.session import Session

CARD = re.compile(r"\b[ATKQJ92-7RCS][HDCS]\b")


def new_session(number: int = 1, rules: str = "wiener", seat: int = 0) -> Session:
    return Session(find_rules(rules), "normal", seat, seed(number))


def step(session: Session, chance: random.Random) -> Json:
    """One request's worth of play with random moves of the person; gives the snapshot that it answered."""
    snapshot: Any = session.snapshot()
    if snapshot["phase"] == "waiting":
        session.think(snapshot["ply"])
    elif snapshot["result"] is not None:
        session.next(snapshot["deal"])
    else:
        moves = [move for move in snapshot["legal"] if move not in ("66", "r")] or snapshot["legal"]
        session.play(chance.choice(moves), snapshot["ply"])
    result: Json = snapshot
    return result


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *TUTE_PROFILES]), st.integers(0, 1), st.integers(0, 120))
def test_a_restored_game_is_the_same_and_goes_on_the_same(number: int, rules: str, seat: int, steps: int) -> None:
    session = new_session(number, rules, seat)
    chance = random.Random(number)
    for _ in range(steps):
        step(session, chance)
    saved = session.save()
    restored = Session.restore(saved)
    assert restored.snapshot() == session.snapshot()
    assert restored.save() == saved
    for game in (session, restored):
        chance = random.Random(number)
        for _ in range(30):
            step(game, chance)
    assert restored.save() == session.save()


def test_the_computer_is_saved_too() -> None:
    """Thinking after a reload gives the move that would have been made without it."""
    session = new_session(5)
    chance = random.Random(5)
    thought = 0
    for _ in range(100):
        if session.snapshot()["phase"] == "waiting":
            restored = Session.restore(session.save())
            restored.think(restored.ply)
            session.think(session.ply)
            assert restored.snapshot() == session.snapshot()
            thought += 1
        else:
            step(session, chance)
    assert thought > 20


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *TUTE_PROFILES]), st.integers(0, 1))
def test_a_snapshot_names_only_cards_that_its_seat_may_know(number: int, rules: str, seat: int) -> None:
    session = new_session(number, rules, seat)
    chance = random.Random(number)
    known: set[str] = set()
    for _ in range(80):
        snapshot: Any = session.snapshot()
        if snapshot["ply"] == 0:
            known = set()
        if snapshot["result"] is None:
            known |= {*snapshot["hand"], snapshot["exchange_card"], snapshot["led"], snapshot["turnup"]}
            known |= {card for event in snapshot["events"] if event["type"] == "play" for card in [event["card"]]}
            for announced, opponent in zip(snapshot["announced"], (0, 1), strict=True):
                if opponent != seat:
                    known |= {rank + marriage["suit"] for marriage in announced for rank in "KQRC"}
            assert snapshot["shuffle"]["seed"] is None
            shown = {key: value for key, value in snapshot.items() if key not in ("first_dealer", "rules")}
            assert set(CARD.findall(json.dumps(shown))) <= known
        step(session, chance)


def test_hidden_points_come_to_light_with_the_result() -> None:
    session = new_session(3)
    chance = random.Random(3)
    session.set_options({"show_points": "own"})
    seen = set()
    for _ in range(60):
        snapshot = step(session, chance)
        own, other = snapshot["points"]
        assert own is not None
        assert (other is None) == (snapshot["result"] is None)
        seen.add(snapshot["result"] is None)
    assert seen == {True, False}
    session.set_options({"show_points": "none"})
    if session.snapshot()["result"] is None:
        assert session.snapshot()["points"] == [None, None]


def test_double_clicks_play_once() -> None:
    session = new_session(2, seat=0)
    while session.snapshot()["phase"] == "waiting":
        session.think(session.ply)
    snapshot: Any = session.snapshot()
    card = snapshot["hand"][0]
    session.play(card, snapshot["ply"])
    before = session.save()
    for token in (card, snapshot["hand"][1]):
        with pytest.raises(CommandError) as caught:
            session.play(token, snapshot["ply"])
        assert caught.value.code == "stale"
    assert session.save() == before


def test_commands_out_of_turn_change_nothing() -> None:
    session = new_session(2)
    while session.snapshot()["phase"] != "waiting":
        snapshot: Any = session.snapshot()
        with pytest.raises(CommandError, match="not the computer's turn"):
            session.think(snapshot["ply"])
        session.play(snapshot["hand"][0], snapshot["ply"])
    before = session.save()
    with pytest.raises(CommandError) as caught:
        session.play("AH", session.ply)
    assert (caught.value.code, caught.value.reason) == ("illegal-move", "not-your-turn")
    with pytest.raises(CommandError, match="not over"):
        session.next(1)
    with pytest.raises(CommandError, match="this is deal 1"):
        session.next(2)
    assert session.save() == before


def test_the_fingerprint_fits_the_deck_shown_after_the_deal() -> None:
    session = new_session(8)
    chance = random.Random(8)
    checked = 0
    commitment = None
    for _ in range(150):
        snapshot: Any = session.snapshot()
        if snapshot["ply"] == 0:
            commitment = snapshot["shuffle"]["commitment"]
        if snapshot["result"] is not None:
            text = snapshot["shuffle"]["seed"]
            assert hashlib.sha256(text.encode()).hexdigest() == commitment == snapshot["shuffle"]["commitment"]
            *deck, salt = text.split()
            assert sorted(deck) == sorted(name for name in NAMES if name[0] != "9")
            assert len(salt) == 64
            played = {card for trick in snapshot["result"]["trick_list"] for card in trick["cards"]}
            assert played <= set(deck)
            checked += 1
        step(session, chance)
    assert checked > 3


def test_every_card_is_equally_likely_at_every_place() -> None:
    """Chi-square for each place of the deck over 4,000 deals, 19 degrees of freedom."""
    deals = 4000
    places: dict[int, Counter[str]] = {place: Counter() for place in range(20)}
    for number in range(deals):
        session = Session(PROFILES["wiener"], "normal", 0, hashlib.sha256(str(number).encode()).hexdigest())
        deck = json.loads(session.save())["deck"].split()
        for place, counter in places.items():
            counter[deck[place]] += 1
    expected = deals / 20
    for counter in places.values():
        chi_square = math.fsum((counter[name] - expected) ** 2 / expected for name in counter)
        assert len(counter) == 20
        assert chi_square < 55  # exceeded by chance in one of 40,000 places
    assert set(SUITS) == {name[1] for name in places[0]}


def test_seeds_that_differ_deal_differently() -> None:
    assert len({json.loads(new_session(number).save())["deck"] for number in range(200)}) == 200


def test_deals_of_one_game_differ() -> None:
    session = new_session(4)
    chance = random.Random(4)
    decks = set()
    for _ in range(300):
        decks.add(json.loads(session.save())["deck"])
        step(session, chance)
    assert len(decks) > 8


def _damage(saved: str, change: dict[str, object]) -> str:
    save = {**json.loads(saved), **change}
    body = {key: value for key, value in save.items() if key != "check"}
    save["check"] = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    return json.dumps(save)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"v": 2}, "version 2"),
        ({"v": None}, "version None"),
        ({"format": "other"}, "not a saved game"),
        ({"rules": "nonsense"}, "nonsense"),
        ({"rules": 7}, "profile's name"),
        ({"level": "godlike"}, "godlike"),
        ({"seat": 2}, "seat"),
        ({"seed": "xyz"}, "64 hex digits"),
        ({"show_points": "all"}, "all"),
        ({"score": [7]}, "score"),
        ({"score": [7, "7"]}, "score"),
        ({"dealer": "0"}, "dealer"),
        ({"dealer": 2}, "dealer"),
        ({"first_dealer": -1}, "first_dealer"),
        ({"score": [0, 7]}, "score is not from 1 to 7"),
        ({"carry": -1}, "carry is less than 0"),
        ({"deal_number": 0}, "deal_number is less than 1"),
        ({"deck": "AH AH"}, "deck"),
        ({"deck": "1H"}, "1H"),
        ({"moves": ["AH", "AH", "AH"]}, "AH"),
        ({"moves": ["66"]}, "66"),
        ({"moves": "AH"}, "moves"),
        ({"draws": ["AH"]}, "fit together"),
    ],
)
def test_saves_that_do_not_fit_are_refused_by_name(change: dict[str, object], words: str) -> None:
    with pytest.raises(CommandError, match=re.escape(words)) as caught:
        Session.restore(_damage(new_session().save(), change))
    assert caught.value.code == "bad-save"


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_damaged_saves_never_pass(data: st.DataObject) -> None:
    saved = new_session().save()
    at = data.draw(st.integers(0, len(saved) - 1))
    damaged = saved[:at] + data.draw(st.characters(codec="utf-8")) + saved[at + 1 :]
    if json.loads(saved) == _or_none(damaged):
        return
    with pytest.raises(CommandError) as caught:
        Session.restore(damaged)
    assert caught.value.code == "bad-save"


def _or_none(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None


def test_a_bad_save_leaves_the_table_alone(ask: Ask) -> None:
    before = ask("new", table="kept", rules="wiener", level="normal", seat=0, seed=seed(1))
    answer = answer_to("restore", {"save": "{}"}, "kept")
    assert answer["error"]["code"] == "bad-save"
    assert ask("state", table="kept") == before


def test_a_snapshot_says_whether_a_claim_would_be_right_to_those_alone_who_see_their_points() -> None:
    """It tells it before the claim; what comes of the claim proves it."""
    right = 0
    for number in range(40):
        session = Session(PROFILES["wiener"], "beginner", 0, seed(number))
        snapshot: Any = session.snapshot()
        while snapshot["result"] is None:
            if snapshot["phase"] == "waiting":
                session.think(snapshot["ply"])
            else:
                if "66" in snapshot["legal"]:
                    trial = Session.restore(session.save())
                    trial.play("66", trial.ply)
                    end: Any = trial.snapshot()
                    assert snapshot["enough"] == (end["result"]["reason"] == "claim")
                    right += snapshot["enough"]
                    trial = Session.restore(session.save())
                    trial.set_options({"show_points": "none"})
                    assert not trial.snapshot()["enough"]
                announced = [move for move in snapshot["legal"] if move[0] == "m"]
                cards = [move for move in snapshot["legal"] if move in snapshot["hand"]]
                session.play([*announced, *sorted(cards, key=lambda card: "ATKQJ".index(card[0]))][0], snapshot["ply"])
            snapshot = session.snapshot()
    assert right > 0
