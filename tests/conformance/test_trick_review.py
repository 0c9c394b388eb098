"""Worked case C54: which won tricks may be looked at, and what a person chooses instead."""

from bummerl.cards import FRENCH
from bummerl.match import Match, Series
from bummerl.moves import parse_move
from bummerl.options import Options
from bummerl.records import Record
from bummerl.rules import PROFILES
from bummerl.shuffle import Shuffle
from bummerl.snapshot import Table, snapshot

POSITION = {
    "hands": ["KH QH JH", "AC KC QC"],
    "trump": "H",
    "won": ["AS JS / TD JD / TS KS / AH QS", "JC TC / AD QD / TH KD"],
}
"""Own pile of four tricks, the opponent's of three; the last trick was the opponent's, who leads."""

OWN = ["AS JS", "TD JD", "TS KS", "AH QS"]
OTHER = ["JC TC", "AD QD", "TH KD"]


def seen(rules: str, *moves: str, review: str = "rules") -> tuple[list[str], list[str]]:
    """The tricks that a snapshot shows to seat 0."""
    deal = Record.parse({**POSITION, "rules": rules, "leader": 1}).deal()
    for move in moves:
        deal.play(parse_move(move))
    match = Match.start(PROFILES[rules], 1)
    table = Table(
        level="normal",
        guest=None,
        seat=0,
        options=Options(trick_review=review),
        match=match,
        series=Series.start(PROFILES["wiener"], 1),
        draws=(),
        first_dealer=1,
        shuffle=Shuffle(FRENCH, (), ""),
        ply=len(moves),
        events=(),
        practice=False,
        undo=False,
    )
    piles = snapshot(deal, table)["piles"]
    assert isinstance(piles, list)
    first, second = ([" ".join(trick["cards"]) for trick in pile] for pile in piles)
    return first, second


def test_soft_shows_all_own_tricks_and_the_opponents_first() -> None:
    assert seen("wiener") == (OWN, OTHER[:1])
    assert seen("wiener", "AC") == (OWN, OTHER[:1])


def test_sharp_shows_the_last_trick_until_the_next_lead() -> None:
    assert seen("turnier") == ([], OTHER[-1:])
    assert seen("turnier", "AC") == ([], [])


def test_last_shows_the_last_trick() -> None:
    assert seen("klub") == ([], OTHER[-1:])
    assert seen("klub", "AC") == ([], OTHER[-1:])


def test_a_person_may_choose_otherwise() -> None:
    assert seen("turnier", "AC", review="soft") == (OWN, OTHER[:1])
    assert seen("wiener", review="sharp") == ([], OTHER[-1:])
    assert seen("wiener", "AC", review="sharp") == ([], [])
