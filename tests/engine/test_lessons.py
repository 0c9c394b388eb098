"""The course says nothing of games for two that the engine does not: positions, right moves, and what texts claim."""

from collections.abc import Iterator
from typing import Any

import pytest
from learn.facts import ask, lessons, snapshot_of

from bummerl.cards import NAMES, SUIT_SET, SUITS, VALUES, card_set, cards_in, parse_card, value_of
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, parse_move
from bummerl.records import Record
from bummerl.refusals import refusals
from bummerl.rules import Rules

Step = dict[str, Any]
MANY = {"dreier", "talon", "bauern"}
"""Lessons about games for three and four."""
STEPS = [(key, step) for key, lesson in lessons().items() if key not in MANY for step in lesson["steps"]]
POSITIONS = [pytest.param(step, id=f"{key}-{step['id']}") for key, step in STEPS if "record" in step]
TASKS = [pytest.param(step, id=f"{key}-{step['id']}") for key, step in STEPS if isinstance(step["right"], list)]
CHOICES = [pytest.param(step, id=f"{key}-{step['id']}") for key, step in STEPS if "choose" in step]
PERSON = 0


def deal_of(step: Step, moves: str = "") -> Deal:
    """The step's deal after some moves, each of which must be legal."""
    deal = Record.parse(step["record"]).deal()
    for token in moves.split():
        deal.play(parse_move(token))
    return deal


def ends(step: Step, deal: Deal, made: int = 0) -> Iterator[Deal]:
    """All deals that right moves lead to, whatever the computer answers between them."""
    right = step["right"]
    played = made == len(right) and (deal.turn == PERSON or "ends" not in step)
    if played or deal.result is not None:
        yield deal
        return
    legal = {MOVE_NAMES[move] for move in deal.legal_moves()}
    if deal.turn != PERSON:
        tokens, after = legal - {"r", "c", "x"}, made
    else:
        tokens, after = set(right[made]) & legal, made + 1
        assert tokens, f"none of {right[made]} is legal, only {sorted(legal)}"
        assert made > 0 or tokens == set(right[made])
    for token in tokens:
        then = deal.copy()
        then.play(parse_move(token))
        yield from ends(step, then, after)


def surely(deal: Deal) -> int:
    """What the person wins, or as a negative number loses, if both see all cards and play their best."""
    if deal.result is not None:
        sign = 1 if deal.result.winner == PERSON else -1
        return sign * deal.result.game_points
    best = max if deal.turn == PERSON else min
    values = []
    for move in deal.legal_moves():
        # A wrong claim is nobody's best.
        if MOVE_NAMES[move] == "r" or (MOVE_NAMES[move] == "66" and deal.points[deal.turn] < 66):
            continue
        then = deal.copy()
        then.play(move)
        values.append(surely(then))
        if values[-1] == (3 if best is max else -3):
            break
    return best(values)


@pytest.mark.parametrize("step", POSITIONS)
def test_the_person_is_to_move_at_each_position(step: Step) -> None:
    snapshot = snapshot_of(step)
    assert snapshot["turn"] == snapshot["seat"] == PERSON
    assert not deal_of(step).points[PERSON] < 0


@pytest.mark.parametrize("step", TASKS)
def test_right_moves_are_legal_whatever_the_computer_does(step: Step) -> None:
    for deal in ends(step, deal_of(step)):
        if "ends" in step:
            assert deal.result is not None
            assert [deal.result.winner, deal.result.game_points] == step["ends"]
    legal = snapshot_of(step)["legal"]
    for move in step.get("wrong", []):
        assert move in legal or any(move in later for later in step["right"][1:]) or move[0] in "KQ", move


@pytest.mark.parametrize("step", POSITIONS)
def test_what_is_said_of_a_position_holds(step: Step) -> None:
    for claim in step.get("claims", []):
        deal = deal_of(step, claim["moves"])
        found: Step = {
            "moves": claim["moves"],
            "points": deal.points,
            "pending": deal.pending,
            "tricks": deal.trick_counts,
            "stock": len(deal.stock),
            "turnup": deal.turnup is not None and NAMES[deal.turnup],
            "result": deal.result and [deal.result.winner, deal.result.game_points, deal.result.reason],
        }
        for seat, card in enumerate(claim.get("hold", [])):
            assert card is None or deal.hands[seat] >> parse_card(card) & 1
        for token, reason in claim.get("refused", {}).items():
            assert refusals(deal, PERSON)[token] == reason
        if "legal" in claim:
            assert claim["legal"] in [MOVE_NAMES[move] for move in deal.legal_moves()]
        told = {name: value for name, value in claim.items() if name not in ("hold", "refused", "legal")}
        assert told == {name: found[name] for name in told}
    if "sure" in step:
        move, worth = step["sure"]
        assert surely(deal_of(step, move)) == worth
    for move, worth in step.get("best", {}).items():
        assert surely(deal_of(step, move)) == worth
    if "holds" in step:
        deal, holds = deal_of(step), step["holds"]
        assert len(cards_in(deal.hands[1] & SUIT_SET[SUITS.index(holds["suit"])])) == holds["theirs"]
        assert value_of(deal.hands[0] | deal.hands[1]) == holds["left"]
    if "unseen_trumps" in step:
        deal = deal_of(step)
        assert deal.turnup is not None
        seen = deal.hands[PERSON] | 1 << deal.turnup
        own = card_set(Deal.cards(deal.rules)) & deal.trumps
        assert len(cards_in(own & ~seen)) == step["unseen_trumps"]


@pytest.mark.parametrize("step", CHOICES)
def test_what_is_said_of_cards_and_rules_holds(step: Step) -> None:
    assert step["right"] in step["choose"]
    if "worth" in step:
        assert sum(VALUES[parse_card(card)] for card in step["cards"].split()) == step["worth"]
    for card, worth in step.get("worths", {}).items():
        assert VALUES[parse_card(card)] == worth
    if "pack" in step:
        assert sum(VALUES[card] for card in Deal.cards(Rules())) == step["pack"]
    if "rule" in step:
        name, value = step["rule"]
        assert ask("profiles")["profiles"]["wiener"][name] == value
    if "target" in step:
        assert Rules().target == step["target"]
