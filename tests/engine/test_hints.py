"""Hints: legal, honest, explained, and valid messages in every profile."""

import random

import pytest
from asking import Ask, answer_to, seed, validator
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.ai.evaluate import evaluate
from bummerl.ai.explain import Reason, against, explain
from bummerl.cards import CARD_COUNT, SUITS, card_set, deck_of, parse_card
from bummerl.deal import Deal
from bummerl.moves import CLAIM, CLOSE, EXCHANGE, parse_move
from bummerl.rules import PROFILES

COMPARING = ("better", "chances", "alike", "counted-out")


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


def card(name: str) -> int:
    return parse_card(name)


def compared(deal: Deal, token: str, other: str) -> tuple[Reason, ...]:
    """The facts that tell a move from another one."""
    view = deal.view(deal.turn)
    reasons = explain(view, parse_move(token), evaluate(view, "expert", "1"), "1", parse_move(other))
    return tuple(reason for reason in reasons if reason.kind not in COMPARING)


def test_a_bad_lead_says_to_what_and_how_often_it_falls() -> None:
    """Two unseen cards of six could be the ace that beats the ten: each is with the opponent in five of six hands."""
    deal = position(["TD KC QC JC AH", "AD AC TC AS TS"], "H", "KS TH", (20, 20))
    view = deal.view(0)
    (reason,) = against(view, card("TD"), card("AH"), "1")
    assert (reason.kind, reason.card, reason.by) == ("falls", card("TD"), card("AD"))
    assert (reason.cases, reason.of) == (5, 6)
    assert against(view, card("AH"), card("TD"), "1") == ()
    assert against(view, card("KC"), card("TD"), "1") == ()


def test_what_a_lead_does_better_than_another() -> None:
    deal = position(["TD KC QC JC AH", "AD AC TC AS TS"], "H", "KS TH", (20, 20))
    assert compared(deal, "JC", "TD") == (
        Reason("little", card=card("JC"), points=2, move=card("TD"), against=10),
        Reason("keeps", card=card("TD")),
    )
    assert Reason("pair", card=card("KC")) in compared(deal, "TD", "KC")
    assert Reason("pair", card=card("KC")) not in compared(deal, "QC", "KC")
    rarer = next(reason for reason in compared(deal, "TD", "JC") if reason.kind == "rarer")
    assert (rarer.cases, rarer.of, rarer.against) == (5, 6, 6)
    deal = position(["AH JC", "KH KD"], "H", "", (40, 40))
    assert compared(deal, "AH", "JC") == (
        Reason("safe", card=card("AH")),
        Reason("draws", card=card("AH"), cases=1, of=1),
    )


def test_what_an_answer_does_better_than_another() -> None:
    deal = position(["TD KC QC JC AH", "JD AC KD AS TS"], "H", "KS TH", (20, 20))
    deal.turn = deal.leader = 1
    deal.play(card("JD"))
    assert compared(deal, "TD", "KC") == (Reason("takes", card=card("TD"), points=12), Reason("pair", card=card("KC")))
    assert compared(deal, "AH", "TD") == ()
    assert compared(deal, "JC", "TD") == (Reason("keeps", card=card("TD")),)
    less = Reason("less", card=card("JC"), points=4, move=card("KC"), against=6)
    assert compared(deal, "JC", "KC") == (less, Reason("pair", card=card("KC")))
    view = deal.view(0)
    assert against(view, card("KC"), card("TD"), "1") == (Reason("gives", card=card("KC"), points=6),)
    assert against(view, card("KC"), card("JC"), "1") == (Reason("gives", card=card("KC"), points=6),)
    assert against(view, card("JC"), card("QC"), "1") == ()


def test_a_single_move_is_said_to_be_one() -> None:
    deal = position(["AH", "AD"], "H", "", (40, 40))
    assert [reason.kind for reason in reasons_for(deal, "AH")] == ["only", "counted-out"]


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32))
def test_reasons_tell_the_best_move_from_the_others(number: int) -> None:
    """Nothing is said of two moves alike, nothing against the one advised, and something of each."""
    chance = random.Random(number)
    deck = list(deck_of("ATKQJ"))
    chance.shuffle(deck)
    deal = Deal.from_deck(PROFILES["wiener"], deck)
    for _ in range(chance.randrange(16)):
        deal.play(chance.choice([move for move in deal.legal_moves() if move < CARD_COUNT]))
        if deal.result is not None:
            return
    view = deal.view(deal.turn)
    evaluation = evaluate(view, "expert", "1")
    best = explain(view, evaluation.chosen, evaluation, "1")
    assert {reason.kind for reason in best} - {"counted-out"}
    assert not {reason.kind for reason in best} & {"gives", "falls"}
    for other in evaluation.moves:
        if other.move == evaluation.chosen:
            continue
        said = explain(view, evaluation.chosen, evaluation, "1", other.move)
        said_of_other = explain(view, other.move, evaluation, "1", evaluation.chosen)
        assert set(said) & set(said_of_other) <= {Reason("counted-out")}
        faults = set(against(view, other.move, evaluation.chosen, "1"))
        assert not faults & set(against(view, evaluation.chosen, other.move, "1"))


def test_a_lead_that_nothing_beats_is_safe() -> None:
    deal = position(["AH KC QC JC KD", "AD AC TC AS TS"], "H", "KS TH", (20, 20))
    assert compared(deal, "AH", "KC")[0] == Reason("safe", card=parse_card("AH"))


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
