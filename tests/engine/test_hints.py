"""Hints: legal, honest, explained, and valid messages in every profile."""

import random

import pytest
from asking import Ask, answer_to, seed, validator
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.ai.evaluate import evaluate
from bummerl.ai.explain import Reason, explain
from bummerl.cards import SUITS, card_set, deck_of, parse_card
from bummerl.deal import Deal
from bummerl.moves import CLAIM, CLOSE, EXCHANGE, parse_move
from bummerl.rules import PROFILES


def position(hands: list[str], trump: str, stock: str, points: tuple[int, int] = (0, 0)) -> Deal:
    """Seat 0 on lead; the cards neither in hands nor stock have been played."""
    sets = [card_set(parse_card(name) for name in hand.split()) for hand in hands]
    cards = [parse_card(name) for name in stock.split()]
    deal = Deal(PROFILES["wiener"], sets, SUITS.index(trump), cards)
    deal.gone = card_set(deck_of("ATKQJ")) & ~(sets[0] | sets[1] | card_set(cards))
    tricks = deal.gone.bit_count() // 2
    deal.trick_counts = [tricks - tricks // 2, tricks // 2]
    deal.points = [*points]
    return deal


def reasons_for(deal: Deal, token: str) -> tuple[Reason, ...]:
    view = deal.view(deal.turn)
    return explain(view, parse_move(token), evaluate(view, "expert", "1"), "1")


def test_a_lead_that_falls_says_to_what_and_how_often() -> None:
    """Two unseen cards of six could be the ace that beats the ten: each is with the opponent in five of six hands."""
    deal = position(["TD KC QC JC KH", "AD AC TC AS TS"], "H", "KS AH", (20, 20))
    reason = reasons_for(deal, "TD")[0]
    assert (reason.kind, reason.card, reason.by) == ("falls", parse_card("TD"), parse_card("AD"))
    assert (reason.cases, reason.of) == (5, 6)


def test_a_lead_that_nothing_beats_is_safe() -> None:
    deal = position(["AH KC QC JC KD", "AD AC TC AS TS"], "H", "KS TH", (20, 20))
    assert reasons_for(deal, "AH")[0] == Reason("safe", card=parse_card("AH"))


def test_the_ending_is_counted_out() -> None:
    deal = position(["AH KC", "AD AC"], "H", "", (40, 40))
    assert "counted-out" in {reason.kind for reason in reasons_for(deal, "AH")}


def test_actions_have_their_reasons() -> None:
    deal = position(["JH QH KD QD AS", "AD AC TC TS KS"], "H", "TD JS JD KH", (30, 20))
    assert reasons_for(deal, "x")[0] == Reason("exchange", card=parse_card("KH"))
    deal.play(EXCHANGE)
    assert reasons_for(deal, "mH")[0] == Reason("marriage", points=40)
    close = next(reason for reason in reasons_for(deal, "c") if reason.kind == "close")
    assert close.cases is not None
    assert close.of is not None
    assert 0 < close.cases <= close.of
    deal.play(parse_move("mH"))
    deal.play(CLOSE)
    assert CLAIM in deal.legal_moves()
    assert reasons_for(deal, "66")[0] == Reason("claim", points=70)


@pytest.mark.parametrize("rules", list(PROFILES))
def test_hints_can_be_played_and_fit_the_schema(ask: Ask, rules: str) -> None:
    snapshot = ask("new", rules=rules, level="normal", seat=0, seed=seed(len(rules)))
    valid = validator("Hint")
    while snapshot["result"] is None:
        if snapshot["phase"] == "waiting":
            snapshot = ask("think", ply=snapshot["ply"])
            continue
        hint = ask("hint", ply=snapshot["ply"])
        valid.validate(hint)
        assert hint["move"] in snapshot["legal"]
        assert ask("state") == snapshot
        snapshot = ask("play", move=hint["move"], ply=snapshot["ply"])
    answer = answer_to("hint", {"ply": snapshot["ply"]})
    assert answer["error"]["code"] == "illegal-move"


@settings(deadline=None, max_examples=8)
@given(st.integers(0, 2**32))
def test_hints_do_not_see_hidden_cards(number: int) -> None:
    """Other cards in the places that the person cannot see change neither values nor reasons."""
    chance = random.Random(number)
    deck = list(deck_of("ATKQJ"))
    chance.shuffle(deck)
    deal = Deal.from_deck(PROFILES["wiener"], deck)
    for _ in range(chance.randrange(8)):
        deal.play(chance.choice([move for move in deal.legal_moves() if move < 24]))
    other = deal.copy()
    seat = deal.turn
    view = deal.view(seat)
    hidden = [card for card in deck_of("ATKQJ") if view.unseen >> card & 1]
    chance.shuffle(hidden)
    size = view.opponent_size - view.opponent_known.bit_count()
    other.hands[1 - seat] = view.opponent_known | card_set(hidden[:size])
    other.stock[1:] = hidden[size:]
    first, second = (evaluate(each.view(seat), "expert", "1") for each in (deal, other))
    assert first == second
    assert explain(view, first.chosen, first, "1") == explain(other.view(seat), second.chosen, second, "1")
