"""Positions and records: what is read is what is printed, and a position plays on as the deal it was taken from."""

import json
import random

import pytest
from deals import chances, moves, play_on, random_deal
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.cards import NAMES, card_set
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, RENONCE
from bummerl.records import HIDDEN, Position, Record, RecordError, Tally, record_of
from bummerl.rules import PROFILES

START: dict[str, object] = {
    "hands": ["JH AC KC QD TS", "TC QC AD KD AS"],
    "trump": "AH",
    "stock": "TH KH QH TD JD JC KS QS JS",
}
"""A deal before its first lead."""

MIDDLE: dict[str, object] = {
    "hands": ["KH QH AC TC", "AH KD QD TS KC"],
    "trump": "TH",
    "stock": "JH AD QC KS QS",
    "led": "JC",
    "won": ["AS JD", "TD JS"],
}
"""A trick later, with a card on the table."""

CLOSED: dict[str, object] = {
    "hands": ["AC", "KS"],
    "trump": "JH",
    "stock": "TS QS JS",
    "won": ["AD TD / AH KD / TH KC", "AS QD / KH JD / QH QC / TC JC"],
    "closed": {"by": 0, "points": [36, 14], "tricks": [2, 1]},
}
"""Closed, with one trick to play."""

PUZZLE: dict[str, object] = {
    "hands": ["KD QD AH JS", "KH QH JH QC"],
    "trump": "H",
    "points": [56, 32],
    "tricks": [3, 3],
    "gone": "AC TC AS TS TH KC AD TD KS QS JC JD",
}
"""The history is not known."""

VIEW: dict[str, object] = {
    "hands": ["KH QH AC TC JC", "?? ?? AH ?? ??"],
    "trump": "TH",
    "stock": "?? ?? ?? ?? ??",
    "won": ["AS JD", "TD JS"],
    "seat": 0,
}
"""Seen from one seat."""


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


# What is refused


def changed(fields: dict[str, object], **changes: object) -> dict[str, object]:
    return {**fields, **changes}


REFUSED: list[tuple[str, object]] = [
    # The object
    ("record", "[1]"),
    ("record", "{"),
    ("record", '{"id": NaN}'),
    ("record", '{"id": 1, "id": 2}'),
    ("record", "[" * 100_000),
    ("record", '{"a":' * 100_000),
    ("colour", changed(START, colour="red")),
    ("game", changed(START, game="skat")),
    ("game", changed(START, game=["two-hand"])),
    ("hands", {"trump": "AH"}),
    ("trump", {"hands": ["", ""]}),
    ("id", changed(START, id=[])),
    ("id", changed(START, id=1.5)),
    ("id", changed(START, id=True)),
    ("note", changed(START, note=1)),
    ("moves", changed(START, moves="c")),
    ("moves[1]", changed(START, moves=["c", 3])),
    # Rules
    ("rules", changed(START, rules="chess")),
    ("rules", changed(START, rules=None)),
    ("rules", changed(START, rules={"base": "wiener", "colour": 1})),
    ("rules", changed(START, rules={"base": "wiener", "hand_size": 6})),
    ("rules", changed(START, rules={"base": ["wiener"]})),
    ("rules", changed(START, rules={"base": "wiener", "target": 7.0})),
    # Cards
    ("hands", changed(START, hands="AH")),
    ("hands", changed(START, hands=["JH AC KC QD TS"])),
    ("hands[1]", changed(START, hands=["JH AC KC QD TS", 5])),
    ("hands[0][0]", changed(START, hands=["XX AC KC QD TS", "TC QC AD KD AS"])),
    ("hands[0][1]", changed(START, hands=["JH  AC KC QD TS", "TC QC AD KD AS"])),
    ("hands[0]", changed(START, hands=["JH AC KC QD TS " * 9, "TC QC AD KD AS"])),
    ("hands[1][4]", changed(START, hands=["JH AC KC QD TS", "TC QC AD KD JH"])),
    ("hands[1][0]", changed(START, hands=["JH AC KC QD TS", "9C QC AD KD AS"])),
    ("trump", changed(START, trump="X")),
    ("trump", changed(START, trump="9H")),
    ("trump", changed(START, trump="??")),
    ("trump", changed(START, trump="")),
    ("trump", changed(START, trump="H")),
    ("trump", changed(START, trump=["H"])),
    ("trump", changed(START, trump="KH")),
    ("stock", changed(START, stock="TH KH QH TD JD JC KS QS JS JH", hands=["AC KC QD TS", "TC QC AD KD AS"])),
    ("stock[0]", changed(START, stock="9H KH QH TD JD JC KS QS JS")),
    ("stock", changed(START, stock="TH KH QH TD JD JC KS QS")),
    ("stock", changed(START, stock="TH KH QH TD JD JC KS")),
    ("stock", changed(START, stock=None)),
    # Hands that do not fit
    ("hands[0]", changed(START, hands=["JH AC KC QD", "TC QC AD KD AS"])),
    ("hands[0]", changed(START, hands=["JH AC KC QD TS JS", "TC QC AD KD AS"], stock="TH KH QH TD JD JC KS")),
    ("hands[0]", changed(MIDDLE, leader=1)),
    ("hands", changed(PUZZLE, hands=["KD QD AH", "KH QH JH QC"])),
    ("hands", changed(PUZZLE, hands=["", ""])),
    ("gone", changed(PUZZLE, hands=["KD QD AH", "KH QH JH"])),
    ("led", changed(MIDDLE, led="AC")),
    ("led", changed(MIDDLE, led="??")),
    ("led", changed(MIDDLE, led="")),
    ("leader", changed(START, leader=2)),
    ("leader", changed(START, leader=True)),
    ("leader", changed(START, leader="0")),
    # Tricks
    ("won", changed(MIDDLE, won="AS JD")),
    ("won[0][0]", changed(MIDDLE, won=["AS JD TD", "JS"])),
    ("won[0][0][1]", changed(MIDDLE, won=["AS JD/TD JS", ""])),
    ("won[1][0][1]", changed(MIDDLE, won=["AS JD", "TD ??"])),
    ("won", changed(MIDDLE, won=["AS JD", ""])),
    ("points", changed(PUZZLE, won=["", ""])),
    ("tricks", {name: value for name, value in PUZZLE.items() if name != "tricks"}),
    ("points", {name: value for name, value in PUZZLE.items() if name != "points"}),
    ("gone", {name: value for name, value in PUZZLE.items() if name != "gone"}),
    ("gone", changed(PUZZLE, tricks=[3, 4])),
    ("gone[0]", changed(PUZZLE, gone="?? TC AS TS TH KC AD TD KS QS JC JD")),
    ("points", changed(PUZZLE, points=[57, 32])),
    ("points[1]", changed(PUZZLE, points=[56, 32], tricks=[6, 0])),
    ("points[0]", changed(PUZZLE, points=[-1, 89])),
    ("points[1]", changed(PUZZLE, points=[56, 32.0])),
    ("points", changed(PUZZLE, points=[88])),
    ("tricks[0]", changed(PUZZLE, tricks=["3", 3])),
    # Marriages
    ("announced", changed(MIDDLE, announced="H")),
    ("announced[0]", changed(MIDDLE, announced=[["H"], ""])),
    ("announced[0][0]", changed(MIDDLE, announced=["X", ""])),
    ("announced[0][1]", changed(MIDDLE, announced=["HH", ""])),
    ("announced[1][0]", changed(MIDDLE, announced=["", "H"])),
    ("announced[0][0]", changed(MIDDLE, announced=["H", ""])),
    ("announced[0][0]", changed(MIDDLE, announced=["C", ""])),
    ("announced[0][0]", changed(PUZZLE, announced=["C", "C"])),
    ("announced[1][0]", changed(PUZZLE, announced=["", "H"])),
    # Closing
    ("closed", changed(CLOSED, closed=True)),
    ("closed.by", changed(CLOSED, closed={"points": [36, 14], "tricks": [2, 1]})),
    ("closed.by", changed(CLOSED, closed={"by": 2, "points": [36, 14], "tricks": [2, 1]})),
    ("closed.why", changed(CLOSED, closed={"by": 0, "points": [36, 14], "tricks": [2, 1], "why": 1})),
    ("closed.tricks", changed(CLOSED, closed={"by": 0, "points": [36, 14], "tricks": [2, 2]})),
    ("closed.tricks[1]", changed(CLOSED, closed={"by": 0, "points": [36, 0], "tricks": [4, -1]})),
    ("closed.points[0]", changed(CLOSED, closed={"by": 0, "points": [51, 14], "tricks": [2, 1]})),
    ("closed.points[1]", changed(CLOSED, closed={"by": 0, "points": [36, 14], "tricks": [3, 0]})),
    ("closed", changed(PUZZLE, closed={"by": 0, "points": [0, 0], "tricks": [5, 0]})),
    # Views
    ("seat", changed(VIEW, seat=2)),
    ("hands[1][0]", changed(VIEW, seat=None)),
    ("hands[1][0]", changed(VIEW, seat=1)),
    ("stock[0]", changed(START, stock="?? KH QH TD JD JC KS QS JS")),
    ("won", changed(VIEW, stock="?? ?? ??")),
    # Score
    ("score", changed(START, score=7)),
    ("score[0]", changed(START, score=[0, 7])),
    ("score[1]", changed(START, score=[7, 8])),
    ("score[1]", changed(START, score=[7, 10**400])),
]


@pytest.mark.parametrize(("where", "source"), REFUSED)
def test_errors_name_the_field(where: str, source: str | dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(source)
    assert caught.value.where == where
    assert str(caught.value).startswith(f"{where}: ")
    assert len(str(caught.value)) < 400


def test_moves_are_judged_when_they_are_played() -> None:
    record = Record.parse(changed(START, moves=["x", "AC", "KC"]))
    with pytest.raises(RecordError) as caught:
        record.deal()
    assert caught.value.where == "moves[2]"
    with pytest.raises(RecordError) as caught:
        Record.parse(changed(START, moves=["castle"])).deal()
    assert caught.value.where == "moves[0]"


def test_hidden_cards_cannot_be_played() -> None:
    position = Record.parse(VIEW).position
    assert position.hidden
    with pytest.raises(RecordError, match=r"hands\[1\]"):
        position.deal()
    assert HIDDEN not in card_names_of(Record.parse(START).position)


def card_names_of(position: Position) -> set[int]:
    return {card for cards in (*position.hands, position.stock) for card in cards}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(NAMES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from([START, MIDDLE, CLOSED, PUZZLE, VIEW]), st.data())
def test_damaged_records_raise_nothing_else(fields: dict[str, object], data: st.DataObject) -> None:
    damaged = dict(fields)
    for name in data.draw(st.lists(st.sampled_from([*fields, "won", "announced", "closed", "moves"]), max_size=3)):
        value = damaged.get(name)
        if isinstance(value, str) and value and data.draw(st.booleans()):
            cut = data.draw(st.integers(0, len(value)))
            damaged[name] = value[:cut] + data.draw(st.sampled_from(["", " ", "??", "AH", "é"])) + value[cut + 1 :]
        else:
            damaged[name] = data.draw(JSON)
    try:
        record = Record.parse(damaged)
    except RecordError:
        return
    assert Record.parse(record.to_json()) == record
    assert card_set(card for card in card_names_of(record.position) if card != HIDDEN)
