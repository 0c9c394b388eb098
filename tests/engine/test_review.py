"""Looking back: whole records replayed and judged, honestly, always alike, at once, with clear errors."""

import json
import random
from statistics import mean
from time import process_time

import pytest
from asking import Json, answer_to, validator
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from stories import Retelling, Story, new_story

from bummerl.ai.players import choose
from bummerl.ai.sense import sensible_moves
from bummerl.cards import CARD_COUNT, cards_in, deck_of
from bummerl.deal import Deal
from bummerl.moves import CLAIM, MOVE_NAMES, RESIGN, Move
from bummerl.records import Record, RecordError, record_of, seat_record
from bummerl.review import judge, replay
from bummerl.rules import PROFILES

WHOLE: Json = {
    "rules": "wiener",
    "hands": ["AH TH KH QH JS", "AS TS KS QS JH"],
    "trump": "JC",
    "stock": "AC TC KC QC AD TD KD QD JD",
    "score": [7, 7],
}


def played(rules: str, level: str, number: int) -> tuple[Deal, list[Move]]:
    """A shuffled deal and its moves when a level plays both seats."""
    chance = random.Random(f"{rules} {number}")
    deck = list(deck_of(PROFILES[rules].ranks))
    chance.shuffle(deck)
    start = Deal.from_deck(PROFILES[rules], deck, number % 2)
    deal = start.copy()
    moves: list[Move] = []
    while deal.result is None:
        moves.append(choose(deal.view(deal.turn), level, f"{number} {len(moves)}"))
        deal.play(moves[-1])
    return start, moves


def record(start: Deal, moves: list[Move], score: tuple[int, int] | None = (7, 7)) -> Json:
    return record_of(start, moves, score=score).to_object()


@pytest.mark.parametrize("rules", list(PROFILES))
def test_whole_deals_are_replayed_and_judged_at_once(rules: str) -> None:
    """Every ply in every profile, a claim missed and a false one included; the messages fit the schema."""
    start, moves = played(rules, "easy", len(rules))
    whole = record(start, moves)
    replayed = answer_to("replay", {"record": whole})["payload"]
    validator("Replay").validate(replayed)
    assert [ply["move"] for ply in replayed["plies"]] == whole["moves"]
    seconds = []
    deal = start.copy()
    for ply, move in enumerate(moves):
        told = replayed["plies"][ply]
        assert (told["seat"], told["trick"]) == (deal.turn, len(deal.tricks) + 1)
        begin = process_time()
        judged = answer_to("judge", {"record": whole, "ply": ply})["payload"]
        seconds.append(process_time() - begin)
        validator("Judgement").validate(judged)
        assert (judged["ply"], judged["seat"], judged["played"]) == (ply, deal.turn, MOVE_NAMES[move])
        named = {each["move"] for each in judged["values"]}
        if judged["cost"] is not None and named:
            assert {judged["move"], judged["played"]} <= named
        deal.play(move)
        if len(deal.tricks) == told["trick"]:
            assert told["winner"] == deal.tricks[-1].winner
    assert replayed["points"] == deal.points
    assert deal.result is not None
    assert replayed["result"]["winner"] == deal.result.winner
    assert mean(seconds) < 0.1
    assert max(seconds) < 1


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.sampled_from(["wiener", "haus", "sechsundsechzig", "snapszer", "scharf"]))
def test_judgements_do_not_see_hidden_cards(number: int, rules: str) -> None:
    """Other cards in places that the seat could not see change nothing in the judgement of its ply."""
    chance = random.Random(number)
    story = new_story(PROFILES[rules], chance)
    for _ in range(chance.randrange(14)):
        deal = story.told()
        quiet = [move for move in deal.legal_moves() if move not in (CLAIM, RESIGN)]
        assume(deal.result is None and quiet)
        story = story.and_then(chance.choice(quiet))
    deal = story.told()
    assume(deal.result is None)
    retelling = Retelling(story)
    others = (retelling.shuffled(chance) for _ in range(30))
    deck = next((deck for deck in others if deck != story.deck and retelling.told(deck)), None)
    assume(deck is not None)
    assert deck is not None
    assert isinstance(deal, Deal)
    move = chance.choice([*sensible_moves(deal.view(deal.turn)), *deal.legal_moves()])
    ply = len(story.moves)
    first, second = (judge(_as_record(each, move), ply) for each in (story, story._replace(deck=deck)))
    assert first == second


def _as_record(story: Story, move: Move) -> Json:
    start = next(story.steps())
    assert isinstance(start, Deal)
    return record(start, [*story.moves, move])


@pytest.mark.parametrize("rules", ["wiener", "haus", "snapszer"])
def test_a_seat_is_judged_by_what_its_own_record_holds(rules: str) -> None:
    """The record that a seat may see gives the same judgement of its moves as the whole one."""
    start, moves = played(rules, "normal", 3)
    deal = start.copy()
    for ply, move in enumerate(moves):
        whole = record_of(start, moves[: ply + 1]).to_object()
        seen = seat_record(start, moves[:ply], deal.turn).to_object()
        assert "?? ??" in str(seen)
        assert judge({**seen, "moves": whole["moves"]}, ply) == judge(whole, ply)
        deal.play(move)


def test_a_judgement_is_always_the_same() -> None:
    """Whatever was asked before, and whatever the record says of later plies."""
    start, moves = played("wiener", "normal", 3)
    whole = record(start, moves)
    ply = len(moves) // 2
    first = answer_to("judge", {"record": whole, "ply": ply})
    for other in (0, len(moves) - 1):
        answer_to("judge", {"record": whole, "ply": other})
    assert answer_to("judge", {"record": whole, "ply": ply}) == first
    assert answer_to("judge", {"record": {**whole, "moves": whole["moves"][: ply + 1]}, "ply": ply}) == first


def test_a_record_may_begin_at_a_position() -> None:
    start, moves = played("wiener", "normal", 5)
    for move in moves[:6]:
        start.play(move)
    replayed = replay(record(start, moves[6:]))
    plies = replayed["plies"]
    assert isinstance(plies, list)
    assert plies[0]["trick"] == len(start.tricks) + 1


def test_a_missed_claim_costs_what_the_move_instead_costs() -> None:
    """With 66 points any card is a risk; the claim is best, and the card is valued beside it."""
    position = {
        "rules": "wiener",
        "hands": ["JH QD", "AH KD"],
        "trump": "H",
        "points": [66, 34],
        "tricks": [5, 3],
        "gone": "TH KH QH AD TD JD AC TC KC QC JC AS TS KS QS JS",
        "leader": 0,
        "moves": ["QD", "KD", "AH", "JH"],
    }
    judged = judge(position, 0)
    assert (judged["move"], judged["played"], judged["grade"]) == ("66", "QD", "mistake")
    assert judged["cost"] == 2
    assert [each["move"] for each in judged["values"]] == ["66", "QD"]  # type: ignore[attr-defined]


def test_giving_up_is_judged_by_what_it_costs() -> None:
    """A false claim and a resignation lose for certain; a hopeless close is valued though no player thinks of it."""
    start, moves = played("wiener", "normal", 1)
    deal = start.copy()
    ply = 0
    while not (deal.trick_counts[deal.turn] and deal.led is None and CLAIM in deal.legal_moves()):
        deal.play(moves[ply])
        ply += 1
    assert deal.points[deal.turn] < 66
    for token, least in (("66", 1), ("r", 1), ("c", -3)):
        judged = judge({**record(start, moves), "moves": [MOVE_NAMES[each] for each in moves[:ply]] + [token]}, ply)
        value = next(each for each in judged["values"] if each["move"] == token)  # type: ignore[attr-defined]
        assert value["points"] <= -least
        if token != "c":
            assert (value["win"], value["loss"]) == (0, 1)
        assert judged["grade"] in ("slip", "mistake")
        assert "claim" not in {each["kind"] for each in judged["played_reasons"]}  # type: ignore[attr-defined]


def test_answers_to_offers_cannot_be_valued() -> None:
    """Whoever may exchange after the opponent has closed is told what to do, but not what it is worth."""
    for number in range(200):
        start, _ = played("sechsundsechzig", "beginner", number)
        first = cards_in(start.hands[start.turn])[0]
        deal = start.copy()
        deal.play(first)
        deal.play(next(move for move in deal.legal_moves() if move < CARD_COUNT))
        if "c" in {MOVE_NAMES[move] for move in deal.legal_moves()}:
            before = [MOVE_NAMES[first], MOVE_NAMES[deal.tricks[0].answer], "c"]
            deal.play(deal.move_names.index("c"))
            if deal.offered is not None:
                judged = judge({**record(start, []), "moves": [*before, "-"]}, 3)
                assert (judged["move"], judged["cost"], judged["grade"]) == ("x", None, None)
                assert judged["values"] == []
                return
    pytest.fail("nobody was offered the exchange")


def test_the_score_counts() -> None:
    """Who needs one game point has no use for two: the cost is measured in what the match is worth."""
    costs = set()
    start, moves = played("wiener", "beginner", 8)
    for score in ((7, 7), (1, 7), (7, 1)):
        whole = record(start, moves, score)
        costs.add(tuple(judge(whole, ply)["cost"] for ply in range(len(moves))))
    assert len(costs) == 3


def _without(field: str) -> Json:
    return {key: value for key, value in {**WHOLE, "moves": ["AH", "AS"]}.items() if key != field}


@pytest.mark.parametrize("kind", ["replay", "judge"])
@pytest.mark.parametrize(
    ("whole", "code", "where"),
    [
        ("a text", "bad-message", "payload.record"),
        ({}, "bad-record", "payload.record.hands"),
        (_without("trump"), "bad-record", "payload.record.trump"),
        ({**WHOLE, "surprise": 1, "moves": ["AH", "AS"]}, "bad-record", "payload.record.surprise"),
        ({**WHOLE, "rules": "tute", "moves": ["AH", "AS"]}, "bad-record", "payload.record.rules"),
        ({**WHOLE, "moves": ["AH", "AH"]}, "bad-record", "payload.record.moves[1]"),
        ({**WHOLE, "moves": ["AH", "nonsense"]}, "bad-record", "payload.record.moves[1]"),
        ({**WHOLE, "moves": ["66", "AS"]}, "bad-record", "payload.record.moves[0]"),
        ({**WHOLE, "score": [0, 7], "moves": ["AH", "AS"]}, "bad-record", "payload.record.score[0]"),
        (
            {**WHOLE, "hands": ["AH TH KH QH JS", "?? ?? ?? ?? ??"], "seat": 0, "moves": ["AH", "AS"]},
            "bad-record",
            "payload.record.hands[1]",
        ),
        (
            {**WHOLE, "stock": "?? ?? ?? ?? ?? ?? ?? ?? ??", "seat": 0, "moves": ["AH", "AS"]},
            "bad-record",
            "payload.record.stock",
        ),
    ],
)
def test_errors_name_the_place(kind: str, whole: object, code: str, where: str) -> None:
    answer = answer_to(kind, {"record": whole, **({"ply": 1} if kind == "judge" else {})})
    assert not answer["ok"]
    assert (answer["error"]["code"], answer["error"]["where"]) == (code, where)


@pytest.mark.parametrize("ply", [-1, 2, 10**9])
def test_a_ply_that_there_is_not(ply: int) -> None:
    answer = answer_to("judge", {"record": {**WHOLE, "moves": ["AH", "AS"]}, "ply": ply})
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad-message", "payload.ply")


def test_a_deep_record_is_refused() -> None:
    note = json.loads("[" * 900 + "]" * 900)
    answer = answer_to("replay", {"record": {**WHOLE, "note": note}})
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad-json", "")
    with pytest.raises(RecordError, match="note: must be text"):
        Record.parse({**WHOLE, "note": note})


def test_an_unfinished_record_has_no_result() -> None:
    assert replay({**WHOLE, "moves": ["AH", "AS"]})["result"] is None
