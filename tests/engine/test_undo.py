"""Taking back: the person stands where they stood, and what they had not seen then is dealt anew."""

import hashlib
import json
import random
from collections import Counter
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.commands import CommandError
from bummerl.games import GUESTS
from bummerl.options import Options
from bummerl.rules import AUCTION_PROFILES, PROFILES, find_rules
from bummerl.session import Session
from bummerl.visitors import let_in_source

CHANGED = ("shuffle", "practice", "undo", "events")
"""What of a snapshot is not as it was after a move is taken back."""


NOT_OWN = ("waiting", "deal-end", "match-end")
"""Phases in which the person is not to move."""


def step(session: Session, chance: random.Random) -> None:
    """One request's worth of play with random moves of the person."""
    snapshot: Any = session.snapshot()
    if snapshot["result"] is not None:
        session.next(snapshot["deal"])
    elif snapshot["phase"] == "waiting":
        session.think(snapshot["ply"])
    else:
        quiet = [move for move in snapshot["legal"] if move not in ("66", "r", "ren")]
        session.play(chance.choice(quiet if quiet and chance.random() < 0.95 else snapshot["legal"]), snapshot["ply"])


def kept(snapshot: Json) -> Json:
    return {key: value for key, value in snapshot.items() if key not in CHANGED}


def decks(session: Session) -> list[str]:
    deck: list[str] = json.loads(session.save())["deck"].split()
    return deck


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *AUCTION_PROFILES]), st.integers(0, 1), st.booleans())
def test_the_person_stands_where_they_stood(number: int, rules: str, seat: int, auto_claim: bool) -> None:
    session = Session(find_rules(rules), "beginner", seat, seed(number), Options(auto_claim=auto_claim))
    chance = random.Random(number)
    own: list[Json] = []
    for _ in range(60):
        snapshot: Any = session.snapshot()
        if snapshot["ply"] == 0:
            own = []
        assert snapshot["undo"] == any(each["ply"] < snapshot["ply"] for each in own)
        if snapshot["phase"] not in NOT_OWN and not (own and own[-1]["ply"] == snapshot["ply"]):
            own.append(snapshot)
        if snapshot["undo"] and chance.random() < 0.3:
            session.undo(snapshot["ply"])
            after: Any = session.snapshot()
            while own[-1]["ply"] >= snapshot["ply"]:
                own.pop()
            assert kept(after) == kept(own[-1])
            assert after["practice"]
            assert after["shuffle"]["commitment"] != snapshot["shuffle"]["commitment"]
            assert after["shuffle"]["seed"] is None
            assert Session.restore(session.save()).snapshot() == after
        else:
            step(session, chance)


@pytest.mark.parametrize("rules", PROFILES)
def test_hidden_cards_decide_nothing(rules: str) -> None:
    """The swap test: hidden cards exchanged, same seed, same new cards."""
    chance = random.Random(rules)
    told = number = 0
    while told < 8:
        number += 1
        session = Session(find_rules(rules), "beginner", 0, seed(number))
        for _ in range(chance.randrange(16)):
            step(session, chance)
        snapshot: Any = session.snapshot()
        if snapshot["phase"] not in ("lead", "answer"):
            continue
        saved = session.save()
        other = with_swapped_cards(saved, snapshot, chance)
        if other is None or {**other.snapshot(), "shuffle": None} != {**snapshot, "shuffle": None}:
            continue
        told += other.save() != saved
        for each in (session, other):
            each.play(snapshot["legal"][0], snapshot["ply"])
            each.undo(each.ply)
        assert kept(session.snapshot()) == kept(snapshot)
        assert (other.snapshot(), other.save()) == (session.snapshot(), session.save())


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_hidden_hands_decide_nothing(rules: str) -> None:
    """The same with an auction: two cards that the person has not seen change places."""
    told = number = 0
    while told < 8:
        number += 1
        chance = random.Random(f"{rules} {number}")
        session = Session(find_rules(rules), "beginner", number % 3, seed(number))
        for _ in range(chance.randrange(24)):
            step(session, chance)
        snapshot: Any = session.snapshot()
        if snapshot["phase"] in NOT_OWN:
            continue
        other = with_two_swapped(session, snapshot, chance)
        if other is None or {**other.snapshot(), "shuffle": None} != {**snapshot, "shuffle": None}:
            continue
        told += 1
        for each in (session, other):
            each.play(snapshot["legal"][0], snapshot["ply"])
            each.undo(each.ply)
        assert kept(session.snapshot()) == kept(snapshot)
        assert (other.snapshot(), other.save()) == (session.snapshot(), session.save())


def with_two_swapped(session: Session, snapshot: Json, chance: random.Random) -> Session | None:
    """The game with two cards in each other's places that were not seen; None if the same was not possible so."""
    save = json.loads(session.save())
    seen = {*snapshot["hand"], *save["moves"], snapshot["turned_up"]}
    one, two = chance.sample([card for card in save["deck"].split() if card not in seen], 2)
    save["deck"] = " ".join({one: two, two: one}.get(card, card) for card in save["deck"].split())
    return restored(save)


def restored(save: Json) -> Session | None:
    body = {key: value for key, value in save.items() if key != "check"}
    save["check"] = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    try:
        return Session.restore(json.dumps(save))
    except CommandError:
        return None


def with_swapped_cards(saved: str, snapshot: Json, chance: random.Random) -> Session | None:
    """The game with hidden cards in each other's places; None if the same moves were not possible so."""
    save = json.loads(saved)
    seen = {*snapshot["hand"], *snapshot["opponents"][0]["known"], *save["moves"], snapshot["turnup"]}
    hidden = [card for card in save["deck"].split() if card not in seen | {snapshot["exchange_card"]}]
    instead = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    save["deck"] = " ".join(instead.get(card, card) for card in save["deck"].split())
    return restored(save)


def test_no_draw_is_revealed() -> None:
    """A card drawn and taken back is next on the stock again no more often than any other."""
    again, drawn = 0, Counter[str]()
    for number in range(150):
        session = Session(PROFILES["wiener"], "beginner", 0, seed(number))
        while session.snapshot()["phase"] == "waiting":
            session.think(session.ply)
        before: Any = session.snapshot()
        first = decks(session)[11]
        session.play(before["hand"][0], before["ply"])
        session.undo(session.ply)
        assert sorted(decks(session)) == sorted(decks(Session.restore(session.save())))
        drawn[decks(session)[11]] += 1
        again += decks(session)[11] == first
    assert again < 35  # a fourteenth of 150 is 11
    assert len(drawn) == 20


@pytest.mark.parametrize("rules", ["wiener", "snapszer"])
def test_the_deck_shown_after_the_deal_is_the_one_dealt_anew(rules: str) -> None:
    session = Session(PROFILES[rules], "beginner", 0, seed(12))
    chance = random.Random(12)
    for _ in range(7):
        step(session, chance)
    session.undo(session.ply)
    commitment: Any = session.snapshot()["shuffle"]
    while session.snapshot()["result"] is None:
        step(session, chance)
    shuffle: Any = session.snapshot()["shuffle"]
    assert shuffle["commitment"] == commitment["commitment"] == hashlib.sha256(shuffle["seed"].encode()).hexdigest()
    record = session.record().to_object()
    *deck, _salt = shuffle["seed"].split()
    for packet in shuffle["packets"]:
        place: Any = record["trump"] if packet["to"] == "turn-up" else record.get("stock")
        if packet["to"] in (0, 1):
            hands: Any = record["hands"]
            place = hands[packet["to"]]
        assert set(deck[: packet["cards"]]) <= set(place.split())
        del deck[: packet["cards"]]
    assert session.record().deal().result is not None


def test_a_wrong_claim_is_taken_back_and_the_match_counts_no_more(ask: Ask) -> None:
    chance = random.Random(2)
    snapshot = ask("new", rules="haus", level="beginner", seat=0, seed=seed(21))
    assert (snapshot["practice"], snapshot["undo"]) == (False, False)
    while "66" not in snapshot["legal"]:
        snapshot = ask("think", ply=snapshot["ply"])
    before = snapshot
    snapshot = ask("play", move="66", ply=snapshot["ply"])
    assert snapshot["result"]["reason"] == "false-claim"
    assert (snapshot["undo"], snapshot["practice"]) == (True, False)
    ply = snapshot["ply"]
    assert answer_to("undo", {"ply": ply + 1})["error"]["code"] == "stale"
    snapshot = ask("undo", ply=ply)
    assert kept(snapshot) == kept(before)
    assert answer_to("undo", {"ply": ply})["error"]["code"] == "stale"
    while snapshot["phase"] != "match-end":
        assert snapshot["practice"]
        if snapshot["phase"] == "waiting":
            snapshot = ask("think", ply=snapshot["ply"])
        elif snapshot["result"] is not None:
            snapshot = ask("next", deal=snapshot["deal"])
        else:
            snapshot = ask("play", move=chance.choice(snapshot["legal"]), ply=snapshot["ply"])
    assert snapshot["practice"]
    assert not ask("next", deal=snapshot["deal"])["practice"]


def test_taking_back_again_deals_other_cards_again() -> None:
    session = Session(PROFILES["wiener"], "beginner", 1, seed(5))
    while session.snapshot()["phase"] == "waiting":
        session.think(session.ply)
    seen = set()
    for _ in range(12):
        snapshot: Any = session.snapshot()
        session.play(snapshot["hand"][0], snapshot["ply"])
        session.undo(session.ply)
        seen.add(" ".join(decks(session)))
    assert len(seen) == 12


def test_a_claim_made_for_the_person_was_no_decision() -> None:
    found = 0
    for number in range(40):
        if found > 5:
            return
        session = Session(PROFILES["wiener"], "beginner", 0, seed(number), Options(auto_claim=True))
        chance = random.Random(number)
        for _ in range(60):
            step(session, chance)
            result: Any = session.snapshot()["result"]
            if result and result["reason"] == "claim" and result["by"] == 0 and session.record().moves[-1] == "66":
                found += 1
                ply = session.ply
                session.undo(ply)
                assert session.ply < ply - 1
                assert session.snapshot()["phase"] in ("lead", "answer")
                break
    pytest.fail("too few claims")


@pytest.mark.parametrize("game", [{"rules": "tute", "level": "normal"}, {"rules": "wiener", "level": "person"}])
def test_where_nothing_is_taken_back(ask: Ask, game: Json) -> None:
    snapshot = ask("new", **game, seat=0, seed=seed(9))
    if game["level"] == "person":
        snapshot = ask("sit", seat=snapshot["turn"])
    while snapshot["phase"] == "waiting":
        snapshot = ask("think", ply=snapshot["ply"])
    snapshot = ask("play", move=snapshot["hand"][0], ply=snapshot["ply"])
    assert not snapshot["undo"]
    error = answer_to("undo", {"ply": snapshot["ply"]})["error"]
    assert (error["code"], error["where"]) == ("no-undo", "type")
    assert ask("state") == snapshot


def test_a_visiting_player_plays_on_after_a_move_is_taken_back() -> None:
    let_in_source("first.py", "class Player:\n    def choose(self, view):\n        return view.legal[0]\n")
    try:
        session = Session(PROFILES["haus"], "first", 0, seed(3))
        while session.snapshot()["phase"] == "waiting":
            session.think(session.ply)
        before: Any = session.snapshot()
        session.play(before["hand"][0], before["ply"])
        if session.snapshot()["phase"] == "waiting":
            session.forfeit(session.ply, "late")
            ended: Any = session.snapshot()
            assert ended["guest"]["fault"]["kind"] == "late"
            assert ended["undo"]
        session.undo(session.ply)
        assert kept(session.snapshot()) == kept(before)
        assert Session.restore(session.save()).snapshot() == session.snapshot()
    finally:
        GUESTS.pop("first")
