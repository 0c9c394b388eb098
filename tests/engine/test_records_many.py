"""Records of the games for three and four: read and written, as a seat sees them, and replayed."""

import random
from typing import Any

import pytest
from auction_support import ALL_RULES, by_chance, new_deal
from command import run_on, text
from deals import chances
from hypothesis import given, settings

from bummerl.cards import card_names
from bummerl.commands import CommandError
from bummerl.moves import Move
from bummerl.records import HIDDEN, AuctionPosition, Record, RecordError, record_of, seat_record
from bummerl.rules import AUCTION_PROFILES, find_rules
from bummerl.session import Session
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal

BAUERN: dict[str, object] = {
    "game": "bauern",
    "hands": ["AH KH QH AS TD", "JH QD AC KS JC", "TH KD QC QS KC", "JD TS TC JS AD"],
    "trump": None,
    "leader": 0,
    "moves": ["tH", "S", *["pass"] * 3, *["no"] * 2, "AH", "JH", "TH", "JD", "mH"],
}
TALON: dict[str, object] = {
    "game": "talon",
    "hands": ["AC TC JC QH JH AS", "AH TH KH AD QD JD", "TS KC QS KS JS QC"],
    "talon": "KD TD",
    "leader": 1,
    "score": [24, 3, 20],
}
DREIER: dict[str, object] = {
    "game": "dreier",
    "out": 2,
    "hands": ["JH AC KC QD TS", "TC QC AD KD AS"],
    "trump": "AH",
    "stock": "TH KH QH TD JD JC KS QS JS",
    "score": [4, 7],
    "moves": ["x"],
}


def changed(fields: dict[str, object], **changes: object) -> dict[str, object]:
    return {**fields, **changes}


REFUSED: list[tuple[str, dict[str, object]]] = [
    ("game", changed(BAUERN, game="preference")),
    ("hands", {"game": "talon"}),
    ("hands", changed(BAUERN, hands=["AH KH QH AS TD"])),
    ("hands[0]", changed(BAUERN, hands=["AH", "", "", ""])),
    ("hands[3]", changed(BAUERN, hands=["AH KH QH AS TD", "JH QD AC KS JC", "TH KD QC QS KC", "JD TS TC JS"])),
    ("hands[1][0]", changed(TALON, hands=["AC TC JC QH JH AS", "AC TH KH AD QD JD", "TS KC QS KS JS QC"])),
    ("hands[2][5]", changed(TALON, hands=["AC TC JC QH JH AS", "AH TH KH AD QD JD", "TS KC QS KS JS 9C"])),
    ("hands[2][5]", changed(TALON, hands=["AC TC JC QH JH AS", "AH TH KH AD QD JD", "TS KC QS KS JS ??"])),
    ("hands[0][1]", changed(TALON, seat=0, hands=["AC ?? JC QH JH AS", "AH TH KH AD QD JD", "TS KC QS KS JS QC"])),
    ("hands[0][4]", changed(TALON, seat=0, trump="H", hands=["AC TC JC QH ?? AS", *["?? ?? ?? ?? ?? ??"] * 2])),
    ("talon", changed(TALON, talon="KD")),
    ("talon", changed(BAUERN, talon="KD TD")),
    ("talon[1]", changed(TALON, talon="KD AC")),
    ("trump", changed(BAUERN, trump="AH")),
    ("trump", changed(BAUERN, trump=1)),
    ("leader", changed(TALON, leader=3)),
    ("seat", changed(BAUERN, seat=4)),
    ("score", changed(BAUERN, score=[3, 3, 3, 3])),
    ("score[2]", changed(TALON, score=[24, 3, 0])),
    ("rules", changed(BAUERN, rules="talon")),
    ("rules", changed(BAUERN, rules="wiener")),
    ("rules", changed(BAUERN, rules={"base": "bauern", "hands": "wiener"})),
    ("stock", changed(BAUERN, stock="")),
    ("out", changed(BAUERN, out=1)),
    ("out", {key: value for key, value in DREIER.items() if key != "out"}),
    ("out", changed(DREIER, out=3)),
    ("out", changed(DREIER, game="two-hand")),
    ("rules", changed(DREIER, rules="bauern")),
]


@pytest.mark.parametrize(("where", "fields"), REFUSED)
def test_the_field_that_is_wrong_is_named(where: str, fields: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(fields)
    assert caught.value.where == where


def test_the_text_form() -> None:
    for fields in (BAUERN, TALON, DREIER):
        record = Record.parse({**fields, "id": "a", "note": "b"})
        assert Record.parse(record.to_json()) == record
        assert (record.game, record.id, record.note) == (fields["game"], "a", "b")
        assert record.to_object().items() >= fields.items()
    talon = Record.parse(TALON)
    assert isinstance(talon.position, AuctionPosition)
    assert (talon.position.leader, talon.position.score) == (1, (24, 3, 20))
    assert card_names(talon.position.talon) == "KD TD"


@settings(max_examples=80, deadline=None)
@given(chances())
def test_a_record_plays_the_deal_again(chance: random.Random) -> None:
    start, moves, deal = played(chance)
    record = record_of(start, moves)
    again = Record.parse(record.to_json()).deal()
    assert vars(again) == vars(deal)
    middle = start.copy()
    for move in moves[: 1 + chance.randrange(3)]:
        middle.play(move)
    if middle.calls or middle.turned_up is not None:
        with pytest.raises(ValueError, match="start"):
            record_of(middle)
    else:
        assert vars(record_of(middle, moves[1:]).deal()).items() >= {"hands": deal.hands, "tricks": deal.tricks}.items()


@settings(max_examples=80, deadline=None)
@given(chances())
def test_the_record_of_a_seat_tells_only_what_it_has_seen(chance: random.Random) -> None:
    start, moves, deal = played(chance)
    seat = chance.randrange(start.seats)
    record = seat_record(start, moves, seat)
    assert Record.parse(record.to_json()) == record
    naming = deal.stage == "trump" and not deal.rules.knocking
    for other, (told, dealt) in enumerate(zip(record.position.hands, start.dealt, strict=True)):
        if other == seat:
            assert told == ((*dealt[:3], *[HIDDEN] * (len(dealt) - 3)) if naming else dealt)
        else:
            assert {card for card in told if card != HIDDEN} == {deal.turned_up} - {None} & set(dealt)
    took = seat == deal.declarer and not deal.talon
    assert record.position.talon == (start.talon_dealt if took else (HIDDEN,) * len(start.talon_dealt))
    for token, move in zip(record.moves, moves, strict=True):
        assert token == MOVE_NAMES[move] or (token == "d:?? ??" and deal.declarer != seat)
    with pytest.raises(RecordError, match="hidden"):
        record.deal()


def played(chance: random.Random) -> tuple[AuctionDeal, list[Move], AuctionDeal]:
    """A deal's start, some of its moves, and where they lead."""
    start = new_deal(chance.choice(ALL_RULES), chance)
    deal = start.copy()
    moves: list[Move] = []
    for _ in range(chance.randrange(40)):
        if deal.result is None:
            moves.append(by_chance(deal, chance))
            deal.play(moves[-1])
    return start, moves, deal


def test_replay_answers_per_seat_and_per_side() -> None:
    status, answers = run_on(
        "replay", text(BAUERN, changed(BAUERN, moves=[]), DREIER, changed(BAUERN, moves=["tS"])), "-"
    )
    schnapser, start, dreier, wrong = answers
    assert status == 1
    assert schnapser["plies"][0] == {"seat": 0, "legal": ["tH", "up"], "move": "tH"}
    assert schnapser["plies"][-1] == {"seat": 0, "legal": ["KH", "QH"]}
    assert (schnapser["points"], schnapser["tricks"]) == ([65, 0, 0, 0], [1, 0, 0, 0])
    assert schnapser["sides"] == {"points": [65, 0], "tricks": [1, 0]}
    assert schnapser["result"] is None
    assert start["plies"] == [{"seat": 0, "legal": ["tH", "up"]}]
    assert dreier["plies"][1]["seat"] == 0
    assert dreier["points"] == [0, 0]
    assert wrong["error"] == {"ply": 0, "move": "tS", "message": "'tS' is not a legal move now"}


def test_a_token_is_a_card_or_a_contract_as_the_moment_has_it() -> None:
    moves = ["tH", "N", "KS", "pass", "pass", "pass", *["no"] * 2, "AH", "JH", "TH", "JD"]
    status, (answer, talon) = run_on(
        "replay",
        text(changed(BAUERN, moves=moves), changed(TALON, moves=["tH", "N", "pass", "pass", "d:TD KD"])),
        "-",
    )
    assert status == 0
    assert len(talon["plies"]) == 6
    assert answer["result"] == {
        "made": False,
        "declarer": 1,
        "contract": "KS",
        "double": 1,
        "scores": [12, 0, 12, 0],
        "reason": "trick-lost",
    }


@pytest.mark.parametrize("rules", ["bauern", "talon", "dreier"])
def test_a_session_gives_records_of_its_deals(rules: str) -> None:
    chance = random.Random(rules)
    session = Session(find_rules(rules), "beginner", 1, "5" * 64)
    kinds = set()
    for _ in range(120):
        now: Any = session.snapshot()
        watching = now["watching"] and now["result"] is None
        kinds.add("watching" if watching else "over" if now["result"] else "playing")
        if watching:
            with pytest.raises(CommandError, match="sits out"):
                session.record()
        else:
            record = session.record()
            assert record.game == rules
            assert Record.parse(record.to_json()) == record
            assert len(record.moves) == session.ply
            if now["result"] is None:
                assert record.position.hidden
            else:
                assert record.position.seat is None
                assert record.deal().result is not None
        if now["result"] is not None:
            session.next(now["deal"])
        elif now["phase"] == "waiting":
            session.think(session.ply)
        else:
            session.play(chance.choice(now["legal"]), session.ply)
    assert kinds == ({"over", "playing", "watching"} if rules == "dreier" else {"over", "playing"})


@pytest.mark.parametrize("rules", ["bauern", "talon"])
def test_positions_of_every_stage_are_analysed_from_what_their_seat_sees(rules: str) -> None:
    """What the others really hold changes nothing."""
    chance = random.Random(f"analyse {rules}")
    stages = set()
    for _ in range(3):
        start = new_deal(AUCTION_PROFILES[rules], chance)
        deal, moves = start.copy(), list[Move]()
        while deal.result is None:
            if chance.random() < 0.25 or deal.stage not in stages:
                stages.add(deal.stage)
                seen = seat_record(start, moves, deal.turn).to_object()
                known = {**record_of(start, moves).to_object(), "seat": deal.turn}
                status, answers = run_on("analyse", text(seen, known), "-", "--seed", "7")
                assert status == 0, answers
                for answer in answers:
                    assert answer.pop("seconds") < 5
                assert answers[0] == answers[1]
                values = answers[0]["values"]
                assert values[answers[0]["move"]] >= max(values.values()) - 0.5
                assert {*values} <= {MOVE_NAMES[move] for move in deal.legal_moves()}
            moves.append(by_chance(deal, chance))
            deal.play(moves[-1])
    assert len(stages) >= 4


def test_each_level_says_what_it_would_play() -> None:
    for level in ("beginner", "normal"):
        status, (answer,) = run_on("analyse", text({**BAUERN, "seat": 0, "moves": ["tH"]}), "-", "--level", level)
        assert status == 0
        assert answer["move"] in {"N", "S", "B", "AB", "G", "ZG", "BS"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({}, "seat: is required for a view"),
        ({"seat": 1}, "seat: has no move"),
        ({"seat": 0, "moves": ["tH", "pass"]}, "moves[1]: 'pass' is not possible"),
    ],
)
def test_what_cannot_be_analysed_is_told(changes: dict[str, object], message: str) -> None:
    _, (refused,) = run_on("analyse", text(changed(BAUERN, moves=["tH"]) | changes), "-")
    assert refused["error"]["message"].startswith(message)
