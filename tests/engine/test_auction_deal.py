"""One deal of a game with an auction, stage by stage: who is asked what, and how each contract ends."""

from dataclasses import replace
from typing import Any

import pytest

from bummerl.cards import SUITS, parse_card
from bummerl.rules import AuctionRules, BauernRules, TalonRules
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal

BAUERN, TALON = BauernRules(), TalonRules()

EVEN = ("AH KH QH AS TD", "JH QD AC KS TS", "TH KD QC QS KC", "JD JC TC JS AD")
"""Four hands; the caller has a marriage of trumps."""
STRONG = ("AH TH AC TC AS", "KH QH KC QC KS", "JH TD TS JC QS", "AD KD QD JD JS")
"""The first wins every trick."""
WEAK = ("JH JD JC JS QH", "AH TH KH AD TD", "KD QD AC TC KC", "QC AS TS KS QS")
"""The first wins none."""
SUITED = ("AH TH KH QH JH", "AD TD KD QD JD", "AC TC KC QC JC", "AS TS KS QS JS")
"""A whole suit each."""
SIX = ("AH KH QH AS TD JC", "JH QD AC KS TS JD", "TH KD QC QS KC JS")
"""Three hands with a talon of `TALON_CARDS`."""
TALON_CARDS = "TC AD"


def begin(rules: AuctionRules, hands: tuple[str, ...], talon: str = "", caller: int = 0) -> AuctionDeal:
    cards = [[parse_card(name) for name in hand.split()] for hand in hands]
    return AuctionDeal(rules, cards, [parse_card(name) for name in talon.split()], caller)


def play(deal: AuctionDeal, text: str) -> AuctionDeal:
    """Makes moves; the two cards that are laid away have a dash between them."""
    for token in text.split():
        deal.play(deal.parse_move(token.replace("-", " ")))
    return deal


def legal(deal: AuctionDeal) -> set[str]:
    return {MOVE_NAMES[move] for move in deal.legal_moves()}


def ended(deal: AuctionDeal) -> tuple[Any, ...]:
    assert deal.result is not None
    assert (deal.stage, legal(deal)) == ("over", set())
    return deal.result.made, deal.result.scores, deal.result.reason


# Naming trump


def test_trump_is_named_from_the_first_packet_or_turned_up() -> None:
    deal = begin(BAUERN, EVEN)
    assert (deal.stage, deal.turn, legal(deal)) == ("trump", 0, {"tH", "up"})
    play(deal, "up")
    assert (deal.trump, deal.turned_up) == (SUITS.index("S"), parse_card("AS"))
    assert (deal.stage, deal.turn) == ("auction", 0)
    seen = [deal.view(seat).known[0] for seat in range(4)]
    assert seen == [1 << parse_card("AS")] * 4


def test_until_then_nobody_has_seen_more_than_three_cards() -> None:
    deal = begin(BAUERN, EVEN)
    assert [deal.view(seat).hand.bit_count() for seat in range(4)] == [3] * 4
    play(deal, "tH")
    assert [deal.view(seat).hand.bit_count() for seat in range(4)] == [5] * 4


def test_who_knocks_sees_the_whole_hand_and_turns_nothing_up() -> None:
    deal = begin(replace(BAUERN, knocking=True), EVEN)
    assert legal(deal) == {"tH", "tS", "tD"}
    assert deal.view(0).hand.bit_count() == 5


# The auction


def test_bids_rise_and_a_pass_is_final() -> None:
    deal = play(begin(BAUERN, EVEN), "tH")
    assert legal(deal) == {"N", "B", "AB", "S", "G", "ZG", "BS"}
    play(deal, "N")
    assert (deal.turn, legal(deal)) == (1, {"B", "AB", "G", "ZG", "KS", "KB", "pass"})
    play(deal, "pass")
    assert (deal.turn, legal(deal)) == (2, {"B", "S", "G", "ZG", "pass"})
    play(deal, "G")
    assert (deal.turn, legal(deal)) == (3, {"ZG", "KS", "KB", "pass"})
    play(deal, "ZG")
    assert (deal.turn, legal(deal)) == (0, {"BS", "pass"})
    play(deal, "pass pass")
    assert (deal.stage, deal.declarer) == ("double", 3)


def test_the_caller_speaks_first_whoever_that_is_and_plays_normal_when_all_pass() -> None:
    deal = play(begin(BAUERN, EVEN, caller=3), "tC")
    assert (deal.turn, "KS" in legal(deal), "N" in legal(deal)) == (3, False, True)
    play(deal, "N pass pass pass")
    assert (deal.stage, deal.declarer, deal.contract and deal.contract.code) == ("double", 3, "N")


def test_nobody_is_asked_when_nothing_is_dearer() -> None:
    deal = play(begin(BAUERN, EVEN), "tH N KB")
    assert (deal.stage, deal.declarer, [call.seat for call in deal.calls]) == ("double", 1, [0, 1])


@pytest.mark.parametrize(
    ("switch", "value", "code", "seat"),
    [("partner_may_schnapser", False, "S", 2), ("partner_may_bauer", True, "BS", 2), ("ass_bettler", False, "AB", 1)],
)
def test_switches_of_bauernschnapsen_open_and_close_contracts(switch: str, value: bool, code: str, seat: int) -> None:
    for rules, may in ((BAUERN, not value), (replace(BAUERN, **{switch: value}), value)):  # type: ignore[arg-type]
        deal = play(begin(rules, EVEN), "tH N" + " pass" * (seat - 1))
        assert (code in legal(deal)) == may


@pytest.mark.parametrize(
    ("switch", "code"),
    [("ass_bettler", "AB"), ("assenbettler", "NB"), ("damengang", "DG"), ("koenigsgang", "KG"), ("bauernloch", "BL")],
)
def test_switches_of_talonschnapsen_add_contracts(switch: str, code: str) -> None:
    assert code not in legal(play(begin(TALON, SIX, TALON_CARDS), "tH"))
    rules = replace(TALON, **{switch: True})  # type: ignore[arg-type]
    assert code in legal(play(begin(rules, SIX, TALON_CARDS), "tH"))


def test_a_whole_suit_is_a_farbenring_and_one_of_trumps_the_callers_herrenschnapser() -> None:
    deal = play(begin(BAUERN, SUITED), "tH")
    assert "HS" in legal(deal)
    assert "FR" not in legal(deal)
    play(deal, "N FR")
    assert "FR" not in legal(deal)
    assert ended(play(deal, "pass pass pass")) == (True, (0, 18, 0, 18), "shown")
    assert ended(play(begin(BAUERN, SUITED), "tH HS")) == (True, (24, 0, 24, 0), "shown")


def test_in_talonschnapsen_trumps_are_a_farbenring_too_and_the_sixth_card_does_not_matter() -> None:
    hands = ("AH TH KH QH JH JD", "AD TD KD QD AC TC", "KC QC JC AS TS KS")
    deal = play(begin(TALON, hands, "QS JS"), "tH")
    assert {"FR", "HS"} <= legal(deal)
    assert ended(play(deal, "FR pass pass")) == (True, (18, 0, 0), "shown")


# The talon


def test_the_declarer_takes_the_talon_in_every_contract_and_nobody_else_sees_it() -> None:
    deal = play(begin(TALON, SIX, TALON_CARDS), "tH N pass pass")
    assert (deal.stage, deal.turn, len(legal(deal))) == ("talon", 0, 28)
    assert deal.view(0).talon.bit_count() == 2
    play(deal, "d:TC-JC")
    assert [deal.view(seat).laid_away.bit_count() for seat in range(3)] == [2, 0, 0]
    assert [deal.view(seat).talon.bit_count() for seat in range(3)] == [2, 0, 0]
    assert deal.points == (0, 0, 0)


def test_an_ace_must_be_kept_for_an_ass_bettler() -> None:
    hands = ("AH KH QH TS TD JC", "JH QD AC KS JD QS", "TH KD QC AS KC JS")
    deal = play(begin(replace(TALON, ass_bettler=True), hands, "TC AD"), "tH AB pass pass")
    assert "d:AH AD" not in legal(deal)
    assert "d:AH TC" in legal(deal)


# Doubling


@pytest.mark.parametrize(
    ("answers", "asked", "factor"),
    [
        ("no no", [1, 3], 1),
        ("no fleck no no", [1, 3, 0, 2], 2),
        ("fleck no fleck no no", [1, 0, 2, 1, 3], 4),
        ("fleck fleck fleck", [1, 0, 1], 8),
    ],
)
def test_the_sides_are_asked_in_turn_each_seat_once(answers: str, asked: list[int], factor: int) -> None:
    deal = play(begin(BAUERN, EVEN), "tH N pass pass pass")
    seats = []
    for answer in answers.split():
        assert (deal.stage, legal(deal)) == ("double", {"fleck", "no"})
        seats.append(deal.turn)
        play(deal, answer)
    assert (seats, deal.factor, deal.stage, deal.turn) == (asked, factor, "play", 0)


def test_who_sits_out_is_not_asked_and_the_caller_is_first_among_defenders() -> None:
    deal = play(begin(BAUERN, EVEN), "tH N G pass pass pass")
    assert (deal.out, deal.turn, deal.asked) == (3, 0, [2])
    play(deal, "no fleck")
    assert (deal.turn, deal.asked) == (1, [])
    deal = play(begin(TALON, SIX, TALON_CARDS, caller=1), "tC N pass pass d:TC-JD")
    assert (deal.turn, deal.asked) == (2, [0])


# Contracts and their ends

DONE = " pass pass pass no no "


@pytest.mark.parametrize(
    ("hands", "moves", "end"),
    [
        (STRONG, "tH G" + DONE + "AH KH JS AC KC JD TC QC QD TH QH KD AS KS AD", (True, (9, 0, 9, 0), "all-tricks")),
        (STRONG, "tC BS" + DONE + "AC KC JC AD TC QC JH KD AH KH TD QD TH QH TS JD AS KS QS JS",
         (True, (12, 0, 12, 0), "all-tricks")),
        (EVEN, "tH G" + DONE + "TD QD AD", (False, (0, 9, 0, 9), "trick-lost")),
        (EVEN, "tH BS" + DONE + "AS KS QS JS TD QD KD AD", (False, (0, 12, 0, 12), "trick-lost")),
        (WEAK, "tH B" + DONE + "JD TD QS", None),
        (EVEN, "tH AB" + DONE + "AS KS JS", (False, (0, 5, 0, 5), "trick-won")),
        (EVEN, "tH N KB" + " no no " + "AH JH TH JC", (False, (24, 0, 24, 0), "trick-lost")),
    ],
)  # fmt: skip
def test_how_contracts_end(hands: tuple[str, ...], moves: str, end: tuple[Any, ...] | None) -> None:
    deal = play(begin(BAUERN, hands), moves)
    if end is None:
        assert deal.result is None
    else:
        assert ended(deal) == end


@pytest.mark.parametrize(
    ("hands", "talon", "moves", "before", "after"),
    [
        (
            ("AH TH KS QS JH KC", "AC JD TC QH TD QC", "TS QD JS KD AS JC"),
            "KH AD",
            "d:AD-KC no no KH QH KD AH QC JC TH JD JS",
            41,
            "mS",
        ),
        (
            ("AH TH KH QH AC AS", "KS TS TC QC KD TD", "JC KC AD QS QD JD"),
            "JH JS",
            "d:AC-JS no no AH QC KC AS TS QS TH KS JD",
            58,
            "mH",
        ),
    ],
)
def test_a_marriage_that_is_too_late_for_a_schnapser_ends_it_at_once(
    hands: tuple[str, ...], talon: str, moves: str, before: int, after: str
) -> None:
    deal = play(begin(TALON, hands, talon), "tH S pass pass " + moves)
    assert (deal.result, deal.side_points(0)) == (None, before)
    play(deal, after)
    assert ended(deal) == (False, (0, 6, 6), "too-late")
