"""The bridge: every request answered, golden messages, whole matches whose snapshots fit the schema."""

import json
import random
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from asking import Ask, Json, answer_to, request, seed, validator
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl import bridge
from bummerl.moves import MOVE_NAMES
from bummerl.options import OPTIONS
from bummerl.records import Record, view_of
from bummerl.rules import MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

MESSAGES = sorted((Path(__file__).parents[1] / "conformance" / "messages").glob("*.json"))

new_game = {"rules": "wiener", "level": "normal", "seat": 0, "seed": seed(1)}


def reason_of(answer: Json) -> tuple[str, str]:
    assert not answer["ok"]
    return answer["error"]["code"], answer["error"]["where"]


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.stem)
def test_golden_messages(path: Path) -> None:
    """Answers stay what they were; `tests/conformance/make_messages.py` writes them anew after a wanted change."""
    assert MESSAGES
    for exchange in json.loads(path.read_text(encoding="utf-8")):
        answer = json.loads(bridge.handle(json.dumps(exchange["request"])))
        if exchange["request"]["type"] == "hello":
            assert answer["payload"].pop("python").startswith("3.")
            exchange["response"]["payload"].pop("python")
        if exchange["request"]["type"] == "try" and answer["ok"]:
            assert 0 <= answer["payload"].pop("seconds") < 1
            exchange["response"]["payload"].pop("seconds")
        assert answer == exchange["response"]


@pytest.mark.parametrize("rules", [*PROFILES, *TUTE_PROFILES])
def test_random_matches_of_every_profile(
    ask: Ask, snapshot_schema: jsonschema_rs.Draft202012Validator, rules: str
) -> None:
    """Every snapshot of whole matches against the computer is valid, whoever sits where."""
    for number in range(4):
        chance = random.Random(f"{rules} {number}")
        snapshot = ask("new", rules=rules, level="normal", seat=number % 2, seed=seed(number))
        while snapshot["phase"] != "match-end":
            snapshot_schema.validate(snapshot)
            snapshot = advance(ask, snapshot, chance)
        snapshot_schema.validate(snapshot)
        ended = snapshot["result"]["match"]
        assert snapshot["score"][ended["winner"]] == 0
        assert snapshot["bummerl"][ended["winner"]] == ended["bummerl"]
        rematch = ask("next", deal=snapshot["deal"])
        snapshot_schema.validate(rematch)
        assert (rematch["deal"], rematch["bummerl"]) == (1, snapshot["bummerl"])


def advance(ask: Ask, snapshot: Json, chance: random.Random) -> Json:
    """One request further, with random moves of the person."""
    if snapshot["phase"] == "waiting":
        return ask("think", ply=snapshot["ply"])
    if snapshot["phase"] == "deal-end":
        return ask("next", deal=snapshot["deal"])
    return ask("play", move=chance.choice(snapshot["legal"]), ply=snapshot["ply"])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", ("bad-json", "")),
        ("{", ("bad-json", "")),
        ("[" * 100_000, ("bad-json", "")),
        ("[]", ("bad-message", "")),
        ("null", ("bad-message", "")),
        ("{}", ("bad-message", "id")),
        ('{"id": "1"}', ("bad-message", "id")),
        ('{"id": true}', ("bad-message", "id")),
        ('{"id": 1}', ("bad-message", "v")),
        ('{"id": 1, "v": 2}', ("unsupported-version", "v")),
        ('{"id": 1, "v": 1}', ("bad-message", "type")),
        ('{"id": 1, "v": 1, "type": "fly", "payload": {}}', ("unknown-type", "type")),
        ('{"id": 1, "v": 1, "type": "hello"}', ("bad-message", "payload")),
        ('{"id": 1, "v": 1, "type": "hello", "payload": []}', ("bad-message", "payload")),
        ('{"id": 1, "v": 1, "type": "hello", "payload": {"a": 1}}', ("bad-message", "payload.a")),
        ('{"id": 1, "v": 1, "type": "hello", "payload": {}, "more": 1}', ("bad-message", "more")),
        ('{"id": 1, "v": 1, "type": "state", "payload": {}}', ("bad-message", "table")),
        ('{"id": 1, "v": 1, "type": "state", "payload": {}, "table": ""}', ("bad-message", "table")),
        ('{"id": 1, "v": 1, "type": "state", "payload": {}, "table": 5}', ("bad-message", "table")),
        ('{"id": 1, "v": 1, "type": "state", "payload": {}, "table": "nowhere"}', ("no-table", "table")),
    ],
)
def test_malformed_requests_are_answered_by_name(text: str, fault: tuple[str, str]) -> None:
    answer = json.loads(bridge.handle(text))
    assert reason_of(answer) == fault
    validator("Failure").validate(answer)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"rules": "nonsense"}, ("bad-rules", "payload.rules")),
        ({"rules": {"base": "wiener", "gravity": 9}}, ("bad-rules", "payload.rules")),
        ({"rules": None}, ("bad-rules", "payload.rules")),
        ({"level": "godlike"}, ("bad-message", "payload.level")),
        ({"seat": 2}, ("bad-message", "payload.seat")),
        ({"seat": True}, ("bad-message", "payload.seat")),
        ({"series": 2}, ("bad-message", "payload.series")),
        ({"rules": "dreier", "series": 3}, ("bad-message", "payload.series")),
        ({"rules": "talon", "series": 3}, ("bad-message", "payload.series")),
        ({"seed": "1"}, ("bad-message", "payload.seed")),
        ({"options": {"show_points": "all"}}, ("bad-message", "payload.options.show_points")),
        ({"options": {"trick_review": "last"}}, ("bad-message", "payload.options.trick_review")),
        ({"options": {"auto_claim": 1}}, ("bad-message", "payload.options.auto_claim")),
        ({"options": {"music": "on"}}, ("bad-message", "payload.options.music")),
        ({"options": None}, ("bad-message", "payload.options")),
    ],
)
def test_bad_games_are_refused_by_name(change: Json, fault: tuple[str, str]) -> None:
    answer = answer_to("new", {**new_game, **change}, "refused")
    assert reason_of(answer) == fault
    assert reason_of(answer_to("state", {}, "refused")) == ("no-table", "table")


def test_illegal_moves_say_why(ask: Ask) -> None:
    snapshot = ask("new", **new_game)
    chance = random.Random(1)
    reasons = set()
    for _ in range(400):
        for token, reason in snapshot["refused"].items():
            if snapshot["phase"] in ("lead", "answer") and token != "m":
                answer = answer_to("play", {"move": token, "ply": snapshot["ply"]})
                assert reason_of(answer) == ("illegal-move", "payload.move")
                assert answer["error"]["reason"] == reason
                reasons.add(reason)
        snapshot = (
            advance(ask, snapshot, chance) if snapshot["phase"] != "match-end" else ask("next", deal=snapshot["deal"])
        )
    assert {"must-follow", "must-trump", "exchange-no-card", "only-on-lead", "claim-needs-trick"} <= reasons
    assert reason_of(answer_to("play", {"move": "fly", "ply": snapshot["ply"]})) == ("illegal-move", "payload.move")


def test_the_catalogue_makes_every_profile_again(ask: Ask) -> None:
    """What a page builds from the catalogue is what the engine plays."""
    catalogue = ask("profiles")
    validator("Catalogue").validate(catalogue)
    assert set(catalogue["profiles"]) == {*PROFILES, *TUTE_PROFILES} - {"vu"}
    many = catalogue["many_hands"]
    assert set(many["profiles"]) == {*MANY_HAND_PROFILES}
    for name, choices in many["choices"].items():
        assert many["profiles"][name].keys() == choices.keys()
        assert all(value in choices[key] for key, value in many["profiles"][name].items())
    for name, parameters in catalogue["profiles"].items():
        if name in PROFILES:
            assert set(parameters) == set(catalogue["choices"])
            assert all(value in catalogue["choices"][key] for key, value in parameters.items())
            snapshot = ask("new", **{**new_game, "rules": {"base": "wiener", **parameters}})
            assert snapshot["target"] == parameters["target"]


def test_a_series_goes_on_until_it_is_won(ask: Ask) -> None:
    snapshot = ask("new", **new_game, series=3)
    chance = random.Random(3)
    while snapshot["series"]["winner"] is None:
        ended = snapshot["phase"] == "match-end"
        snapshot = ask("next", deal=snapshot["deal"]) if ended else advance(ask, snapshot, chance)
    assert snapshot["series"]["won"][snapshot["series"]["winner"]] >= 2
    after = ask("next", deal=snapshot["deal"])
    assert (after["series"]["won"], after["bummerl"]) == ([0, 0], snapshot["bummerl"])


def test_tables_are_independent(ask: Ask) -> None:
    first = ask("new", table="first", **new_game)
    second = ask("new", table="second", **{**new_game, "seed": seed(2)})
    assert first["hand"] != second["hand"]
    assert ask("state", table="first") == first
    ask("close-table", table="first")
    assert reason_of(answer_to("state", {}, "first")) == ("no-table", "table")
    assert ask("state", table="second") == second


def test_the_record_shows_what_the_person_saw_and_at_the_end_everything(ask: Ask) -> None:
    snapshot = ask("new", **new_game)
    chance = random.Random(7)
    moves: list[str] = []
    hand = snapshot["hand"]
    while snapshot["result"] is None:
        record = ask("record")["record"]
        assert record["seat"] == 0
        assert Record.parse(record).to_object() == record
        assert set(record["hands"][1].split()) == {"??"}
        legal = [MOVE_NAMES[move] for move in view_of(Record.parse(record)).legal]
        assert sorted(legal) == snapshot["legal"]
        moves = record.get("moves", [])
        snapshot = advance(ask, snapshot, chance)
    record = ask("record")["record"]
    assert "??" not in json.dumps(record)
    assert record["moves"][:-1] == moves
    assert (record["hands"][0].split(), record["score"]) == (hand, snapshot["result"]["score_before"])
    *deck, _salt = snapshot["shuffle"]["seed"].split()
    assert sorted(deck) == sorted(f"{' '.join(record['hands'])} {record['stock']} {record['trump']}".split())
    deal = Record.parse(record).deal()
    assert deal.result is not None
    assert (deal.points, deal.result.winner) == (snapshot["points"], snapshot["result"]["winner"])
    assert reason_of(answer_to("record", {}, "nowhere")) == ("no-table", "table")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


KINDS = [
    "hello",
    "new",
    "open",
    "play",
    "think",
    "undo",
    "next",
    "state",
    "options",
    "sit",
    "record",
    "save",
    "restore",
]
FIELDS = ["rules", "record", "level", "seat", "seed", "options", "move", "ply", "deal", "save", *OPTIONS]


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(KINDS), st.data())
def test_no_request_raises(kind: str, data: st.DataObject) -> None:
    """Any values in the known fields and in unknown ones are answered, and the answer fits the schema."""
    keys = st.sampled_from(FIELDS)
    payload = data.draw(st.dictionaries(keys | st.text(max_size=5), json_values, max_size=6))
    message: Any = request(kind, payload, "fuzzed")
    message.update(
        data.draw(st.dictionaries(st.sampled_from(["v", "id", "table", "type", "payload"]), json_values, max_size=1))
    )
    answer = json.loads(bridge.handle(json.dumps(message)))
    validator("Response").validate(answer)
    if not answer["ok"]:
        assert answer["error"]["code"] != "internal"


MARRIED: dict[str, tuple[Json, str]] = {
    "two hands": (
        {"hands": ["KH QH AC TC JC", "AH TH JH KC QC"], "trump": "KS", "stock": "AS TS QS JS AD TD KD QD JD"},
        "mD",
    ),
    "four hands": (
        {
            "game": "bauern",
            "hands": ["AH KH QH AS TD", "JH QD AC KS JC", "TH KD QC QS KC", "JD TS TC JS AD"],
            "moves": ["tH", "N", "pass", "pass", "pass", "no", "no", "AH", "JH", "TH", "JD"],
        },
        "mC",
    ),
}
"""Records, whose next to move may announce a marriage, and one that it does not hold."""


@pytest.mark.parametrize(("record", "move"), MARRIED.values(), ids=MARRIED)
def test_a_marriage_is_refused_beside_one_that_may_be_announced(record: Json, move: str, ask: Ask) -> None:
    snapshot = ask("open", record=record, level="normal", seat=0, seed=seed(1))
    assert "mH" in snapshot["legal"]
    answer = answer_to("play", {"move": move, "ply": snapshot["ply"]})
    assert (answer["error"]["code"], answer["error"].get("reason")) == ("illegal-move", "no-marriage")


@given(st.text() | st.binary().map(lambda data: data.decode("utf-8", "replace")))
def test_no_text_raises(text: str) -> None:
    assert json.loads(bridge.handle(text))["ok"] is False


def test_a_python_without_memory_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks must learn of it, and not take it for a refusal."""

    def exhausted(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(bridge, "find_rules", exhausted)
    with pytest.raises(MemoryError):
        bridge.handle(json.dumps(request("new", new_game)))
