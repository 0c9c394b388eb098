"""Records that are refused: the error names the field, and is the only one there is."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from positions import CLOSED, MIDDLE, PUZZLE, START, VIEW

from bummerl.cards import NAMES
from bummerl.records import Record, RecordError, view_of


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
    if record.position.seat is not None:
        with contextlib.suppress(RecordError):
            assert view_of(record).seat == record.position.seat
