"""Practice games that begin from a record: what stands on the table, what is dealt, what is refused."""

import hashlib
import json
import random
import time
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed, validator
from auction_support import ALL_RULES, by_chance, new_deal
from deals import chances, play_on, random_deal
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.hidden import deal_hidden_record
from bummerl.moves import MOVE_NAMES
from bummerl.options import Options
from bummerl.records import HIDDEN, Record, RecordError, record_of, seat_record, two_hand, view_of
from bummerl.rules import MANY_HAND_PROFILES, PROFILES, find_rules
from bummerl.session import Session

VIEW: Json = {
    "hands": ["AH KH QH TC JS", "?? ?? ?? ?? ??"],
    "trump": "TH",
    "stock": "?? ?? ?? ?? ?? ?? ?? ?? ??",
    "seat": 0,
}
MIDDLE: Json = {
    "rules": "wiener",
    "hands": ["AC TC KD", "JD QS AS"],
    "trump": "KH",
    "stock": "KC QC JH TD AD",
    "leader": 0,
    "points": [25, 20],
    "tricks": [2, 2],
    "gone": "AH TH QH JC KS TS JS QD",
    "closed": {"by": 0, "points": [10, 8], "tricks": [1, 1]},
    "score": [3, 5],
}
PUBLIC = (
    "hand",
    "legal",
    "refused",
    "turn",
    "ply",
    "points",
    "pending",
    "tricks",
    "led",
    "turnup",
    "stock",
    "announced",
    "stage",
    "caller",
    "face_down",
    "seats",
    "trump",
    "calls",
    "offers",
    "contract",
    "talon",
    "asked",
    "trick",
)
"""What a table at a position shows of it, as far as the game has it."""
practice: Json = {"level": "beginner", "seat": 0, "seed": seed(1)}


def refusal_of(answer: Json) -> tuple[str, str]:
    assert not answer["ok"]
    return answer["error"]["code"], answer["error"]["where"]


def finished(session: Session, chance: random.Random) -> list[Any]:
    """The snapshots of a deal that is played by chance to its end."""
    snapshots: list[Any] = [session.snapshot()]
    while snapshots[-1]["result"] is None:
        snapshot = snapshots[-1]
        if snapshot["phase"] == "waiting":
            session.think(snapshot["ply"])
        else:
            moves = [move for move in snapshot["legal"] if move not in ("66", "r", "ren")]
            session.play(chance.choice(moves), snapshot["ply"])
        snapshots.append(session.snapshot())
    return snapshots


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from([*PROFILES, *MANY_HAND_PROFILES]), st.integers(0, 11))
def test_the_table_stands_as_it_stood_at_any_ply(number: int, profile: str, seat: int) -> None:
    """A finished deal, opened anywhere, shows what was seen there."""
    rules = find_rules(profile)
    seat %= rules.seats
    session = Session(rules, "beginner", seat, seed(number))
    snapshots = finished(session, random.Random(number))
    record: Any = session.record()
    for snapshot in snapshots[:-1]:
        opened = Session.open(record, snapshot["ply"], "beginner", seat, seed(number))
        after: Any = opened.snapshot()
        validator("AuctionSnapshot" if "stage" in after else "Snapshot").validate(after)
        assert Session.restore(opened.save()).snapshot() == after
        public = [key for key in PUBLIC if key in snapshot]
        assert {key: after[key] for key in public} == {key: snapshot[key] for key in public}
        assert (after["practice"], after["score"], after["dealer"]) == (True, snapshot["score"], snapshot["dealer"])
        assert after["shuffle"]["packets"] == snapshot["shuffle"]["packets"]
        assert after["shuffle"]["commitment"] != snapshot["shuffle"]["commitment"]


@settings(deadline=None, max_examples=40)
@given(chances())
def test_a_game_from_anywhere_is_saved_and_goes_on(chance: random.Random) -> None:
    """Its snapshots fit the schema, it restores at any time, and its record is that of what was played."""
    deal = random_deal(chance)
    for move in play_on(deal, chance):
        if deal.offered is None and chance.random() < 0.15:
            break
        assert move in deal.legal_moves()
    if deal.result is not None:
        return
    seat = chance.randrange(2)
    record = seat_record(deal, [], seat) if chance.random() < 0.5 and not deal.rules.marriage_auto else record_of(deal)
    session = Session.open(record, None, "beginner", seat, seed(chance.randrange(9)))
    again = Session.restore(session.save())
    assert again.snapshot() == session.snapshot()
    for snapshot in finished(session, random.Random(3)):
        validator("Snapshot").validate(snapshot)
        assert snapshot["practice"]
    assert finished(again, random.Random(3))[-1] == session.snapshot()
    assert again.save() == session.save()
    ended: Any = session.snapshot()
    if ended["result"]["reason"] != "forfeit":
        whole = Record.parse(session.record().to_object())
        assert HIDDEN not in (*whole.position.hands[0], *whole.position.hands[1], *whole.position.stock)
        assert whole.deal().points == ended["points"]
    # A deal may end before the person has decided anything.
    if ended["undo"]:
        session.undo(session.ply)
        assert Session.restore(session.save()).snapshot() == session.snapshot()


@settings(deadline=None, max_examples=80)
@given(chances())
def test_what_a_seat_of_three_or_four_knew_is_what_it_sees(chance: random.Random) -> None:
    start = new_deal(chance.choice(ALL_RULES), chance)
    deal, made = start.copy(), list[int]()
    for _ in range(chance.randrange(30)):
        move = by_chance(deal, chance)
        after = deal.copy()
        after.play(move)
        if after.result is not None:
            break
        deal = after
        made.append(move)
    seat = chance.randrange(deal.seats)
    record = Record.parse(seat_record(start, made, seat).to_object())
    decks = set()
    for number in range(4):
        again, moves = deal_hidden_record(record, random.Random(number))
        for move in moves:
            again.play(move)
        assert again.view(seat) == deal.view(seat)
        decks.add((*again.dealt, again.talon_dealt))
    assert len(decks) > 1 or deal.view(seat).unseen.bit_count() <= 4
    session = Session.open(record, None, "beginner", seat, seed(chance.randrange(9)))
    assert Session.restore(session.save()).snapshot() == session.snapshot()
    assert session.ply == len(made)


@settings(deadline=None, max_examples=40)
@given(chances())
def test_what_a_seat_knew_is_what_it_sees(chance: random.Random) -> None:
    deal = random_deal(chance)
    start, made = deal.copy(), []
    for move in play_on(deal, chance):
        if deal.turn == start.turn and chance.random() < 0.2:
            break
        made.append(move)
    seat = start.turn
    if deal.result is not None:
        return
    record = seat_record(start, made, seat)
    view = view_of(record)
    hands = set()
    for number in range(4):
        session = Session.open(record, None, "beginner", seat, seed(number))
        snapshot: Any = session.snapshot()
        assert sorted(MOVE_NAMES[move] for move in view.legal) == snapshot["legal"]
        assert snapshot["points"] == list(view.points)
        during = two_hand(session.record())
        assert during.position.seat == seat
        assert view_of(during) == view
        session.play(chance.choice(snapshot["legal"]), session.ply)
        hands.add(json.dumps(json.loads(session.save())["deck"]))
    assert len(hands) > 1 or view.unseen.bit_count() <= 4


def test_rules_and_score_are_those_of_the_record(ask: Ask) -> None:
    rules = {"base": "haus", "must_head": False}
    snapshot = ask("open", record={**VIEW, "rules": rules, "score": [2, 7]}, **practice)
    assert (snapshot["rules"], snapshot["score"], snapshot["phase"]) == (rules, [2, 7], "lead")
    assert ask("open", record=VIEW, **practice)["score"] == [7, 7]


def test_a_position_in_the_middle_of_a_deal(ask: Ask) -> None:
    snapshot = ask("open", record=MIDDLE, **practice)
    assert (snapshot["points"], snapshot["tricks"], snapshot["stock"]) == ([25, 20], [2, 2], 6)
    assert snapshot["closed"]["by"] == 0
    assert snapshot["shuffle"]["packets"] is None
    assert ask("restore", save=ask("save")["save"]) == snapshot
    during = ask("record")["record"]
    assert during["hands"] == ["KD AC TC", "?? ?? ??"]
    assert "AS" not in json.dumps(snapshot)
    while snapshot["result"] is None:
        kind = "think" if snapshot["phase"] == "waiting" else "play"
        move = {} if kind == "think" else {"move": snapshot["legal"][-1]}
        snapshot = ask(kind, ply=snapshot["ply"], **move)
    record = ask("record")["record"]
    assert {key: record[key] for key in MIDDLE if key not in ("rules", "hands", "gone")} == {
        key: MIDDLE[key] for key in MIDDLE if key not in ("rules", "hands", "gone")
    }
    following = ask("next", deal=snapshot["deal"])
    assert following["practice"]
    assert following["shuffle"]["packets"] is not None


def test_a_game_from_a_record_stays_practice(ask: Ask) -> None:
    chance = random.Random(8)
    snapshot = ask("open", record={**VIEW, "score": [1, 1]}, **practice)
    while snapshot["phase"] != "match-end":
        if snapshot["phase"] == "waiting":
            snapshot = ask("think", ply=snapshot["ply"])
        else:
            snapshot = ask("play", move=chance.choice(snapshot["legal"]), ply=snapshot["ply"])
    after = ask("next", deal=snapshot["deal"])
    assert (after["practice"], after["score"]) == (True, [7, 7])
    assert ask("restore", save=ask("save")["save"]) == after


MANY: dict[str, Json] = {
    "bauern": {
        "hands": ["AH KH QH AS TD", "JH QD AC KS JC", "TH KD QC QS KC", "JD TS TC JS AD"],
        "leader": 3,
        "score": [4, 24],
    },
    "talon": {
        "hands": ["AC TC JC QH JH AS", "AH TH KH AD QD JD", "TS KC QS KS JS QC"],
        "talon": "KD TD",
        "leader": 1,
        "score": [24, 3, 20],
    },
    "dreier": {
        "out": 1,
        "hands": ["JH AC KC QD TS", "TC QC AD KD AS"],
        "trump": "AH",
        "stock": "TH KH QH TD JD JC KS QS JS",
        "score": [4, 7],
    },
}


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("trump", [None, "S"])
@pytest.mark.parametrize("game", MANY)
def test_games_for_three_and_four_begin_where_their_records_say(
    game: str, trump: str | None, seat: int, ask: Ask
) -> None:
    """Each hand where it lies; a person at any seat hears hints, takes back, saves, and plays the deal to its end."""
    record = {"game": game, **MANY[game]} | ({"trump": trump} if trump and game != "dreier" else {})
    snapshot = ask("open", record=record, **{**practice, "seat": seat})
    assert snapshot["practice"]
    if game == "dreier":
        assert (snapshot["company"]["players"], snapshot["company"]["score"]) == ([2, 0], [7, 7, 4])
        assert sorted(snapshot["hand"]) == sorted(record["hands"][[2, 0].index(seat)].split())
    else:
        seen = record["hands"][seat].split()[: None if trump else 3]
        assert sorted(snapshot["hand"]) == sorted(seen)
        assert (snapshot["stage"], snapshot["trump"]) == (("auction", "S") if trump else ("trump", None))
        assert (snapshot["caller"], snapshot["score"]) == (record["leader"], record["score"])
    taken_back = 0
    while snapshot["result"] is None:
        assert ask("restore", save=ask("save")["save"]) == snapshot
        if snapshot["phase"] == "waiting":
            snapshot = ask("think", ply=snapshot["ply"])
            continue
        hint = ask("hint", ply=snapshot["ply"])["move"]
        after = ask("play", move=hint, ply=snapshot["ply"])
        if taken_back < 3 and after["result"] is None:
            taken_back += 1
            again = ask("undo", ply=after["ply"])
            assert [again[key] for key in ("hand", "legal", "ply")] == [
                snapshot[key] for key in ("hand", "legal", "ply")
            ]
            after = ask("play", move=hint, ply=again["ply"])
        snapshot = after
    ended = ask("record")["record"]
    assert (ended["game"], ended["trump"]) == (game, record.get("trump"))
    assert ask("next", deal=snapshot["deal"])["practice"]


@pytest.mark.parametrize(
    ("moves", "stage", "turn"),
    [
        (["tH"], "auction", 1),
        (["up", "N", "pass"], "auction", 0),
        (["tH", "N", "pass", "pass"], "talon", 1),
        (["tH", "N", "pass", "pass", "d:KD TD"], "double", 2),
        (["tH", "N", "pass", "pass", "d:KD TD", "fleck", "no"], "play", 1),
        (["tH", "N", "pass", "pass", "d:KD TD", "no", "no", "AH", "KC"], "play", 0),
    ],
)
def test_a_record_leads_to_every_stage(moves: list[str], stage: str, turn: int, ask: Ask) -> None:
    record = {"game": "talon", **MANY["talon"], "moves": moves}
    snapshot = ask("open", record=record, **{**practice, "seat": turn})
    assert (snapshot["stage"], snapshot["turn"], snapshot["ply"]) == (stage, turn, len(moves))
    assert snapshot["legal"]


HIDDEN_TALON: Json = {
    "game": "talon",
    "hands": ["?? ?? ?? ?? ?? ??", "AH TH KH AD QD JD", "?? ?? ?? ?? ?? ??"],
    "talon": "?? ??",
    "seat": 1,
    "leader": 0,
}


@pytest.mark.parametrize(
    ("moves", "where"),
    [
        (["tH", "G", "pass", "pass", "d:?? ??", "no", "no"], None),
        (["tH", "d:?? ??"], "moves[1]"),
        (["tH", "N", "FR"], "moves[2]"),
        (["tH", "joker"], "moves[1]"),
        (["tH", "N", "pass", "pass", "d:?? ??", "no", "no", "AD"], "moves[7]"),
        (["tH", "N", "pass", "pass", "d:?? ??", "no", "no", "9H"], "moves[7]"),
    ],
)
def test_hidden_cards_lie_where_what_was_said_can_be_said(moves: list[str], where: str | None) -> None:
    answer = answer_to("open", {"record": {**HIDDEN_TALON, "moves": moves}, **practice, "seat": 1})
    assert (None if answer["ok"] else answer["error"]["where"]) == (where and f"payload.record.{where}")


def test_a_record_that_cannot_be_is_not_pondered_for_long() -> None:
    bids = ["tC", "N", "pass", "pass", "d:JH JS", "no", "no"]
    hands = ["?? ?? ?? ?? ?? ??", "KC JS AS JD AH TH", "?? ?? ?? ?? ?? ??"]
    record = {"game": "talon", "hands": hands, "talon": "JH QH", "seat": 1, "leader": 1}
    # The king of diamonds is played twice.
    moves = [*bids, "KC", "KD", "AC", "AD", "JD", "KD", "TD"]
    start = time.process_time()
    answer = answer_to("open", {"record": {**record, "moves": moves}, **practice, "seat": 1})
    assert time.process_time() - start < 1.5
    assert answer["error"]["code"] == "bad-record"


def test_nobody_learns_whether_the_card_turned_up_is_laid_away() -> None:
    record = {"game": "talon", **MANY["talon"], "moves": ["up", "N", "pass", "pass"]}
    views = set()
    for laid_away in ("d:AD KD", "d:KD TD"):
        deal: Any = Record.parse({**record, "moves": [*record["moves"], laid_away]}).deal()
        assert deal.turned_up is not None
        views.add(repr(deal.view(0)))
    assert len(views) == 1


def test_who_sits_out_leaves_the_lead_to_the_next(ask: Ask) -> None:
    record = {"game": "dreier", **MANY["dreier"], "leader": 1}
    fault = ("bad-record", "payload.record.leader")
    assert refusal_of(answer_to("open", {"record": record, **practice})) == fault


def test_two_people_may_practise(ask: Ask) -> None:
    snapshot = ask("open", record=VIEW, **{**practice, "level": "person"})
    assert (snapshot["level"], snapshot["undo"]) == ("person", False)
    assert len(ask("sit", seat=1)["hand"]) == 5


def test_a_claim_that_is_right_is_made_when_it_is_wanted() -> None:
    position = {key: value for key, value in MIDDLE.items() if key not in ("closed", "stock")}
    position |= {"trump": "H", "points": [70, 9], "tricks": [4, 3], "gone": f"{MIDDLE['gone']} KH {MIDDLE['stock']}"}
    for wanted in (False, True):
        session = Session.open(Record.parse(position), None, "beginner", 0, seed(1), Options(auto_claim=wanted))
        snapshot: Any = session.snapshot()
        assert (snapshot["result"] is not None) == wanted
        assert [event["type"] for event in snapshot["events"]] == (["claim", "end"] if wanted else ["deal"])


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"record": []}, ("bad-message", "payload.record")),
        ({"record": {}}, ("bad-record", "payload.record.hands")),
        ({"record": {**VIEW, "colour": 1}}, ("bad-record", "payload.record.colour")),
        ({"record": {**VIEW, "game": "tute"}}, ("bad-record", "payload.record.game")),
        ({"record": {**VIEW, "rules": "chess"}}, ("bad-record", "payload.record.rules")),
        ({"record": {**VIEW, "seat": None}}, ("bad-record", "payload.record.hands[1][0]")),
        ({"record": {**VIEW, "score": [0, 7]}}, ("bad-record", "payload.record.score[0]")),
        ({"record": {**VIEW, "moves": ["AH", "AH"]}}, ("bad-record", "payload.record.moves[1]")),
        ({"record": {**VIEW, "moves": ["AH", "joker"]}}, ("bad-record", "payload.record.moves[1]")),
        ({"record": {**VIEW, "moves": ["r"]}}, ("bad-record", "payload.record.moves")),
        ({"record": {**VIEW, "moves": ["AH", "r", "AS"]}, "ply": 2}, ("bad-record", "payload.record.moves")),
        ({"record": {**MIDDLE, "moves": ["KH"]}}, ("bad-record", "payload.record.moves[0]")),
        ({"ply": 1}, ("bad-message", "payload.ply")),
        ({"ply": -1}, ("bad-message", "payload.ply")),
        ({"ply": "0"}, ("bad-message", "payload.ply")),
        ({"ply": None}, ("bad-message", "payload.ply")),
        ({"level": "godlike"}, ("bad-message", "payload.level")),
        ({"seat": 2}, ("bad-message", "payload.seat")),
        ({"seed": "1"}, ("bad-message", "payload.seed")),
        ({"options": {"auto_claim": "yes"}}, ("bad-message", "payload.options.auto_claim")),
        ({"series": 3}, ("bad-message", "payload.series")),
    ],
)
def test_what_is_refused_is_named_and_changes_nothing(ask: Ask, change: Json, fault: tuple[str, str]) -> None:
    before = ask("open", record=MIDDLE, **practice)
    assert refusal_of(answer_to("open", {"record": VIEW, **practice, **change})) == fault
    assert ask("state") == before


values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.sampled_from(["", "??", "AH", "H", "AH TH", "x", "wiener"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["by", "points"]), inner, max_size=3),
    max_leaves=5,
)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_no_record_brings_the_engine_down(data: st.DataObject) -> None:
    """Records with anything in any field are answered, and so is what is asked of the game that comes of one."""
    fields = [*VIEW, *MIDDLE, "led", "won", "announced", "moves", "note", "id"]
    record = {
        **data.draw(st.sampled_from([VIEW, MIDDLE])),
        **data.draw(st.dictionaries(st.sampled_from(fields), values)),
    }
    record |= (
        {"moves": data.draw(st.lists(st.sampled_from(MOVE_NAMES), max_size=4))} if data.draw(st.booleans()) else {}
    )
    payload = {"record": record, **practice, **data.draw(st.fixed_dictionaries({}, optional={"ply": values}))}
    answer = answer_to("open", payload, "fuzzed")
    validator("Response").validate(answer)
    assert answer["ok"] or answer["error"]["code"] in ("bad-record", "bad-message")
    for kind in ("undo", "sit", "record", "save"):
        given = {"undo": {"ply": data.draw(values)}, "sit": {"seat": data.draw(values)}}.get(kind, {})
        answer = answer_to(kind, given, "fuzzed")
        validator("Response").validate(answer)
        assert answer["ok"] or answer["error"]["code"] != "internal", answer


@settings(deadline=None, max_examples=100)
@given(chances())
def test_damaged_starts_in_saves_are_refused(chance: random.Random) -> None:
    """A save whose start does not hold together is a bad save."""
    session = Session.open(Record.parse(MIDDLE), None, "beginner", 0, seed(2))
    save = json.loads(session.save())
    start = save["start"]
    if chance.random() < 0.5:
        start["shown"] = chance.choice([["AH"], ["XX", ""], 5, None, ["AH", "AH", "AH"]])
    else:
        start["position"][chance.choice(list(start["position"]))] = chance.choice(["AH", 5, ["", ""], None])
    body = {key: value for key, value in save.items() if key != "check"}
    save["check"] = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    error = answer_to("restore", {"save": json.dumps(save)}, "damaged")
    assert error["ok"] or error["error"]["code"] == "bad-save"


def test_records_that_no_cards_fit_are_refused() -> None:
    with pytest.raises(RecordError):
        view_of(Record.parse({**VIEW, "moves": ["c", "AH", "TC"]}))
    payload = {"record": {**VIEW, "moves": ["c", "AH", "TC"]}, **practice}
    assert refusal_of(answer_to("open", payload)) == ("bad-record", "payload.record.moves[2]")
