"""Deals of the two-hand game under all rules: what must hold whatever is played, and single rules by example."""

import random

import pytest
from deals import cards, chances, moves, play_on, random_deal
from hypothesis import given, settings

from bummerl.cards import CARD_COUNT, VALUES, card_set, cards_in, deck_of, parse_card, value_of
from bummerl.deal import Deal
from bummerl.moves import CLOSE, EXCHANGE, MOVE_NAMES, RENONCE, IllegalMoveError
from bummerl.rules import PROFILES, Rules, with_changes
from bummerl.view import View

SLOTS = [name for name in Deal.__slots__ if name != "_legal"]


def state(deal: Deal) -> dict[str, object]:
    """Everything that makes a deal, by value."""
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in ((name, getattr(deal, name)) for name in SLOTS)
    }


def deal_of(rules: Rules, first: str, second: str, stock: str, leader: int = 0) -> Deal:
    """A deal before its first lead; the turn-up is the last card of the stock."""
    names = [parse_card(name) for name in stock.split()]
    assert cards(first) | cards(second) | card_set(names) == card_set(deck_of(rules.ranks))
    return Deal(rules, [cards(first), cards(second)], names[-1] // 6, names, leader)


def play(deal: Deal, text: str) -> Deal:
    for move in moves(text):
        deal.play(move)
    return deal


@settings(max_examples=1000, deadline=None)
@given(chances())
def test_every_deal_ends(chance: random.Random) -> None:
    deal = random_deal(chance)
    made = sum(1 for _ in play_on(deal, chance))
    result = deal.result
    assert result is not None
    assert made <= 60
    assert deal.legal_moves() == ()
    assert (result.winner is None) == (result.reason == "tie") == (result.game_points == 0)
    assert result.game_points in (0, 1, 2, 3)


@settings(max_examples=300, deadline=None)
@given(chances())
def test_legal_moves_are_those_accepted(chance: random.Random) -> None:
    deal = random_deal(chance)
    for _ in play_on(deal, chance):
        before = state(deal)
        legal = deal.legal_moves()
        assert len(set(legal)) == len(legal) > 0
        for move in range(-2, len(MOVE_NAMES) + 2):
            tried = deal.copy()
            if move in legal:
                tried.play(move)
                assert state(tried) != before
            else:
                with pytest.raises(IllegalMoveError):
                    tried.play(move)
                assert state(tried) == before
        assert state(deal) == before


@settings(max_examples=500, deadline=None)
@given(chances())
def test_no_card_and_no_point_is_lost(chance: random.Random) -> None:
    deal = random_deal(chance)
    deck = card_set(deck_of(deal.rules.ranks))
    for _ in play_on(deal, chance):
        in_tricks = card_set(card for trick in deal.tricks for card in (trick.led, trick.answer))
        led = 0 if deal.led is None else 1 << deal.led
        places = [*deal.hands, card_set(deal.stock), in_tricks, led]
        assert sum(places) == deck
        assert sum(part.bit_count() for part in places) == deck.bit_count()
        assert deal.card_points(0) + deal.card_points(1) == value_of(in_tricks)
        for seat in (0, 1):
            assert deal.card_points(seat) == sum(trick.points for trick in deal.tricks if trick.winner == seat)
            assert deal.trick_counts[seat] == sum(trick.winner == seat for trick in deal.tricks)
            assert deal.points[seat] == 0 or deal.trick_counts[seat]
    assert sum(VALUES[card] for card in cards_in(deck)) == 120


@settings(max_examples=500, deadline=None)
@given(chances())
def test_seats_are_alike(chance: random.Random) -> None:
    """The same deal with seats exchanged goes the same way."""
    deal = random_deal(chance)
    mirror = Deal(deal.rules, deal.hands[::-1], deal.trump, deal.stock[::-1], 1 - deal.leader)
    for move in play_on(deal, chance):
        assert mirror.turn == 1 - deal.turn
        assert mirror.legal_moves() == deal.legal_moves()
        assert mirror.points == deal.points[::-1]
        mirror.play(move)
    assert deal.result is not None
    assert mirror.result is not None
    winner = deal.result.winner
    assert mirror.result.winner == (None if winner is None else 1 - winner)
    assert mirror.result[1:3] == deal.result[1:3]


@settings(max_examples=200, deadline=None)
@given(chances())
def test_copies_are_independent(chance: random.Random) -> None:
    deal = random_deal(chance)
    for _ in play_on(deal, chance):
        before = state(deal)
        other = deal.copy()
        assert state(other) == before
        for _ in play_on(other, chance):
            pass
        assert state(deal) == before


# Views


def hidden_swapped(deal: Deal, seat: int, chance: random.Random) -> Deal:
    """A deal that differs only in cards whose place `seat` may not know."""
    other = deal.copy()
    unseen = list(cards_in(deal.view(seat).unseen))
    chance.shuffle(unseen)
    kept = deal.hands[1 - seat] & deal.shown[1 - seat]
    other.hands[1 - seat] = kept | card_set(unseen[: deal.hands[1 - seat].bit_count() - kept.bit_count()])
    face_down = [card for card in unseen if not other.hands[1 - seat] >> card & 1]
    other.stock[1:] = face_down
    other._legal = None
    return other


@settings(max_examples=500, deadline=None)
@given(chances())
def test_views_do_not_depend_on_hidden_cards(chance: random.Random) -> None:
    deal = random_deal(chance)
    for _ in play_on(deal, chance):
        for seat in (0, 1):
            assert hidden_swapped(deal, seat, chance).view(seat) == deal.view(seat)


def seen_by(view: View) -> int:
    """All cards that a view names."""
    named = view.hand | view.opponent_known | view.played
    for trick in view.tricks:
        named |= 1 << trick.led | 1 << trick.answer
    for card in (view.bottom, view.led):
        if card is not None:
            named |= 1 << card
    return named | card_set(move for move in view.legal if move < CARD_COUNT)


@settings(max_examples=500, deadline=None)
@given(chances())
def test_views_name_no_hidden_card(chance: random.Random) -> None:
    """What a view may name is found here from public events, not from the deal's own book-keeping."""
    deal = random_deal(chance)
    public = [1 << deal.stock[0], 1 << deal.stock[0]]
    for move in play_on(deal, chance):
        for seat in (0, 1):
            view = deal.view(seat)
            assert not seen_by(view) & ~(public[seat] | deal.hands[seat])
            assert view.hand == deal.hands[seat]
            assert view.opponent_size == deal.hands[1 - seat].bit_count()
            assert bool(view.legal) == (deal.turn == seat)
        public = [seen | events_of(deal, move) for seen in public]


def events_of(deal: Deal, move: int) -> int:
    """The cards that a move lays open."""
    if move < CARD_COUNT:
        partner = 0b001100 << 6 * (move // 6)
        by_leading = deal.rules.marriage_auto and deal.led is None and deal.may_announce()
        both = partner & deal.hands[deal.turn]
        return 1 << move | (both if by_leading and both == partner and partner >> move & 1 else 0)
    if 24 <= move < 28:
        return 0b001100 << 6 * (move - 24)
    if move == EXCHANGE:
        return 1 << deal.exchange_card
    if move == CLOSE and deal.rules.exchange_on_close and deal.hands[1 - deal.turn] >> deal.exchange_card & 1:
        return 1 << deal.exchange_card
    return 0


# Single rules


def test_who_is_asked_about_the_exchange_is_known_to_hold_the_card() -> None:
    deal = deal_of(
        PROFILES["sechsundsechzig"],
        "KH QH AC TC JC AS",
        "9H KD QD TS KC 9D",
        "JD 9C TH JH AD TD QC KS QS JS 9S AH",
    )
    play(deal, "AS 9D c")
    assert deal.turn == 1
    assert deal.view(0).opponent_known == cards("9H")
    play(deal, "-")
    assert deal.view(0).opponent_known == cards("9H")


@pytest.mark.parametrize("answer", ["x", "-"])
def test_the_turn_up_lies_open_until_the_offered_exchange_is_answered(answer: str) -> None:
    deal = deal_of(
        PROFILES["sechsundsechzig"],
        "KH QH AC TC JC AS",
        "9H JH KD QD TS KC",
        "9D JD 9C TH AD TD QC KS QS JS 9S AH",
    )
    play(deal, "c")
    assert (deal.turn, deal.turnup) == (1, parse_card("AH"))
    play(deal, answer)
    assert (deal.turn, deal.turnup) == (0, None)


def test_a_card_drawn_after_the_answer_makes_no_revoke() -> None:
    """Drawing goes on in the strict phase of this game: what counts is the hand that answered."""
    rules = with_changes(PROFILES["scharf"], {"renonce": "penalty"})
    deal = deal_of(rules, "AC QC TD QD AS", "TC KD JD JC KC", "AD TS AH TH KS QS JS KH QH JH")
    play(deal, "AS JC")
    assert deal.hands[1] & cards("TS")
    assert RENONCE in deal.legal_moves()
    play(deal, "ren")
    assert deal.result is not None
    assert (deal.result.winner, deal.result.reason) == (1, "renonce")
