"""Positions and records: what is read is what is printed, and a position plays on as the deal it was taken from."""

import json
import random

import pytest
from deals import chances, moves, play_on, random_deal
from hypothesis import given, settings
from positions import CLOSED, MIDDLE, PUZZLE, START, VIEW

from bummerl.cards import NAMES
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, RENONCE
from bummerl.records import HIDDEN, Record, RecordError, Tally, record_of
from bummerl.rules import PROFILES


def same_future(deal: Deal, other: Deal, chance: random.Random) -> None:
    """Two deals offer the same moves and standing to their common end."""
    for move in play_on(deal, chance):
        assert other.turn == deal.turn
        assert other.legal_moves() == deal.legal_moves()
        assert (other.points, other.pending, other.trick_counts) == (deal.points, deal.pending, deal.trick_counts)
        other.play(move)
    assert other.result == deal.result


def stands_alike(deal: Deal, other: Deal) -> None:
    """Everything but shown cards, which a position does not tell, is the same."""
    for name in Deal.__slots__:
        if name not in ("shown", "_legal", "revoked"):
            assert getattr(other, name) == getattr(deal, name), name
    for seat in (0, 1):
        assert not other.shown[seat] & ~deal.shown[seat]


@settings(max_examples=400, deadline=None)
@given(chances())
def test_a_position_of_any_ply_plays_on_as_its_deal(chance: random.Random) -> None:
    deal = random_deal(chance)
    stop = chance.randrange(25)
    for ply, _ in enumerate(play_on(deal, chance)):
        if ply == stop and deal.offered != RENONCE:
            break
    if deal.result is not None:
        with pytest.raises(ValueError, match="start and its moves"):
            record_of(deal)
        return
    record = Record.parse(record_of(deal).to_json())
    other = record.deal()
    stands_alike(deal, other)
    if deal.rules.renonce == "blocked" or not deal.rules.strict_from_start:
        same_future(deal, other, chance)


@settings(max_examples=300, deadline=None)
@given(chances())
def test_a_position_without_its_history_plays_on_as_its_deal(chance: random.Random) -> None:
    deal = random_deal(chance, chance.choice(list(PROFILES.values())))
    stop = chance.randrange(25)
    for ply, _ in enumerate(play_on(deal, chance)):
        if ply == stop:
            break
    if deal.result is not None or deal.rules.marriage_counts == "next-trick":
        return
    record = record_of(deal)
    fields = record.to_object()
    won = fields.pop("won", ["", ""])
    assert isinstance(won, list)
    gone = [card for pile in won for trick in pile.split(" / ") if trick for card in trick.split(" ")]
    points = record.position.deal().points
    other = Record.parse({**fields, "points": points, "tricks": deal.trick_counts, "gone": " ".join(gone)})
    assert isinstance(other.position.won, Tally)
    assert Record.parse(other.to_json()) == other
    same_future(deal, other.deal(), chance)


@settings(max_examples=300, deadline=None)
@given(chances())
def test_a_record_of_the_start_holds_the_whole_deal(chance: random.Random) -> None:
    deal = random_deal(chance)
    start = deal.copy()
    made = list(play_on(deal, chance))
    record = record_of(start, made, score=(3, 5), name="deal")
    again = Record.parse(record.to_json())
    assert again == record
    assert again.to_json() == record.to_json()
    replayed = again.deal()
    for name in Deal.__slots__:
        if name != "_legal":
            assert getattr(replayed, name) == getattr(deal, name), name


@pytest.mark.parametrize("fields", [START, MIDDLE, CLOSED, PUZZLE, VIEW])
def test_printing_and_reading_agree(fields: dict[str, object]) -> None:
    fields = {"rules": {"base": "wiener", "must_head": False}, **fields, "leader": 0, "score": [3, 7]}
    fields |= {"moves": ["KH"], "id": "a", "note": "ü"}
    record = Record.parse(json.dumps(fields))
    assert record.to_object() == fields
    assert Record.parse(record.to_object()) == record
    assert Record.parse(record.to_json()).to_json() == record.to_json()


def test_defaults() -> None:
    record = Record.parse(START)
    position = record.position
    assert (position.rules, position.leader, position.led, position.closed) == (PROFILES["wiener"], 0, None, None)
    assert (record.moves, record.id, record.note, position.seat, position.score) == ((), None, None, None, None)
    assert record == Record.parse({**START, "game": "two-hand", "rules": "wiener", "moves": [], "closed": None})


def test_what_a_position_sets_up() -> None:
    deal = Record.parse(MIDDLE).deal()
    assert (deal.turn, deal.leader, deal.led) == (1, 0, NAMES.index("JC"))
    assert (deal.points, deal.trick_counts) == ([13, 12], [1, 1])
    deal = Record.parse(CLOSED).deal()
    assert (deal.points, deal.closing) == ([50, 38], (0, (36, 14), (2, 1)))
    assert [trick.strict for trick in deal.tricks].count(True) == 4
    assert deal.turnup is None
    deal = Record.parse(PUZZLE).deal()
    assert (deal.points, deal.trick_counts, deal.gone.bit_count()) == ([56, 32], [3, 3], 12)


def test_announced_marriages() -> None:
    """Pending without a trick, counted with one, shown as long as they are held."""
    fields: dict[str, object] = {
        "hands": ["QH JC TS JS QC", "TC KC KD QD KS"],
        "trump": "JH",
        "stock": "TH AD TD AS QS",
        "won": ["AC JD", "KH AH"],
        "announced": ["H", ""],
    }
    deal = Record.parse(fields).deal()
    assert (deal.points, deal.pending, deal.announcing) == ([53, 15], [0, 0], None)
    assert deal.view(1).opponent_known == 1 << NAMES.index("QH")
    fields |= {"won": ["", "KH AH / AC JD"], "leader": 1}
    deal = Record.parse(fields).deal()
    assert (deal.points, deal.pending) == ([0, 28], [40, 0])


def test_marriages_that_count_from_the_next_trick_on() -> None:
    """What is pending follows from the tricks, and from the points where the tricks are not known."""
    fields: dict[str, object] = {
        "rules": "vu",
        "hands": ["QH AC TC JC AS", "KD QD TS KC JS"],
        "trump": "TH",
        "stock": "QC KS QS",
        "leader": 1,
        "announced": ["H", ""],
    }
    gone = "KH AH JH TD AD JD"
    for won, points, pending in (
        (["JH TD", "KH AH / AD JD"], [12, 28], [40, 0]),
        (["TD JH", "KH AH / JD AD"], [52, 28], [0, 0]),
    ):
        counts = [won[seat].count("/") + 1 for seat in (0, 1)]
        for history in ({"won": won}, {"points": points, "tricks": counts, "gone": gone}):
            deal = Record.parse({**fields, **history}).deal()
            assert (deal.points, deal.pending) == (points, pending)


def test_a_marriage_still_whole_has_just_been_announced() -> None:
    start = Record.parse(
        {**START, "hands": ["KH QH AC KC TS", "TC QC AD KD AS"], "stock": "TH JH QD TD JD JC KS QS JS"}
    )
    deal = start.deal()
    for move in moves("mH"):
        deal.play(move)
    record = record_of(deal)
    assert record.to_object()["announced"] == ["H", ""]
    legal = [MOVE_NAMES[move] for move in record.deal().legal_moves()]
    assert sorted(legal) == ["66", "KH", "QH", "c", "r"]


def test_an_open_question_at_closing_becomes_a_move() -> None:
    deal = Record.parse(
        {
            "rules": "sechsundsechzig",
            "hands": ["KH QH AC TC JC 9C", "9H KD QD TS KC 9D"],
            "trump": "AH",
            "stock": "TH JH AD TD QC KS QS JS 9S",
            "won": ["AS JD", ""],
            "moves": ["c"],
        }
    ).deal()
    record = record_of(deal)
    assert record.moves == ("c",)
    assert record.position.closed is None
    assert sorted(MOVE_NAMES[move] for move in record.deal().legal_moves()) == ["-", "x"]


def test_moves_are_judged_when_they_are_played() -> None:
    record = Record.parse({**START, "moves": ["x", "AC", "KC"]})
    with pytest.raises(RecordError) as caught:
        record.deal()
    assert caught.value.where == "moves[2]"
    with pytest.raises(RecordError) as caught:
        Record.parse({**START, "moves": ["castle"]}).deal()
    assert caught.value.where == "moves[0]"


def test_hidden_cards_cannot_be_played() -> None:
    assert not Record.parse(START).position.hidden
    position = Record.parse(VIEW).position
    assert position.hidden
    assert position.hands[1].count(HIDDEN) == 4
    with pytest.raises(RecordError, match=r"hands\[1\]"):
        position.deal()
