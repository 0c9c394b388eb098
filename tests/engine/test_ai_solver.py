"""The exact solvers against plain minimax over real deals, and cases in which one point decides."""

import sys
from random import Random
from typing import Any

import pytest
from ai_support import disagreements, place, random_position, true_world

from bummerl.ai.players import choose
from bummerl.ai.values import Valuer
from bummerl.cards import parse_card
from bummerl.moves import parse_move
from bummerl.rules import PROFILES, Rules, with_changes

VARIED: dict[str, tuple[Any, ...]] = {
    "must_head": (True, False),
    "strict_from_start": (True, False),
    "close_min_stock": (2, 4, None),
    "close_needs_trick": (True, False),
    "close_score": ("at-close", "at-end"),
    "failed_close": ("opponent-trickless", "closer-trickless", "always-3"),
    "exchange_when": ("lead", "turn"),
    "exchange_needs_trick": (True, False),
    "exchange_on_close": (True, False),
    "marriage_first_lead": (True, False),
    "marriage_when_strict": (True, False),
    "marriage_counts": ("with-trick", "next-trick"),
    "claim": ("manual", "auto"),
    "claim_window": ("lead", "turn"),
    "unclaimed": ("last-trick", "majority"),
    "majority_of": ("total", "cards"),
    "last_trick_bonus": (0, 10),
    "renonce": ("blocked", "penalty"),
}


def random_rules(random: Random) -> Rules:
    """Rules in which everything that matters to play is left to chance."""
    base = PROFILES[random.choice(list(PROFILES))]
    changes = {name: random.choice(values) for name, values in VARIED.items()}
    changes["exchange_on_close"] &= changes["close_min_stock"] is not None
    return with_changes(base, changes)


@pytest.mark.parametrize("name", PROFILES)
def test_without_drawing(name: str) -> None:
    random = Random(f"strict {name}")
    for _ in range(40):
        assert disagreements(random_position(PROFILES[name], random, 6, 0)) == []


@pytest.mark.parametrize("name", PROFILES)
def test_with_two_stock_cards(name: str) -> None:
    random = Random(f"drawing {name}")
    for _ in range(5):
        assert disagreements(random_position(PROFILES[name], random, 6, 2)) == []


def test_with_four_stock_cards() -> None:
    random = Random("four")
    for _ in range(2):
        assert disagreements(random_position(PROFILES["wiener"], random, 5, 4)) == []


def test_under_any_rules() -> None:
    random = Random("rules")
    for _ in range(150):
        assert disagreements(random_position(random_rules(random), random, 5, 0)) == []
    for _ in range(20):
        assert disagreements(random_position(random_rules(random), random, 5, 2)) == []


@pytest.mark.parametrize("points", [40, 41, 39])
def test_king_or_queen_is_the_sixty_sixth_point(points: int) -> None:
    """With 40 points, a marriage and a jack, only the king reaches 66; with 41 either does, with 39 neither."""
    deal = place(PROFILES["wiener"], "KD QD", "JD AH", trump="H", points=(points, 40))
    assert choose(deal.view(0), "strong", "") == parse_move("mD")
    deal.play(parse_move("mD"))
    values = Valuer(deal.view(0)).values(true_world(deal), (parse_card("KD"), parse_card("QD")))
    assert [value > 0 for value in values.values()] == [points >= 40, points >= 41]
    if points == 40:
        assert choose(deal.view(0), "strong", "") == parse_move("KD")


def test_losing_less() -> None:
    """A lost deal is played for the trick that saves a game point."""
    deal = place(PROFILES["wiener"], "TS JD", "AS AD", trump="H", points=(23, 60))
    deal.play(parse_move("JD"))
    assert choose(deal.view(1), "strong", "") == parse_move("AD")


def test_stack_stays_flat() -> None:
    """A whole deal of six cards each needs few frames, as a worker's stack is small."""
    deal = random_position(PROFILES["snapszer"], Random("stack"), 6, 2)
    valuer, world, moves = Valuer(deal.view(deal.turn)), true_world(deal), (deal.legal_moves()[0],)
    limit = sys.getrecursionlimit()
    depth = 0
    frame = sys._getframe()
    while frame is not None:
        depth += 1
        frame = frame.f_back  # type: ignore[assignment]
    try:
        sys.setrecursionlimit(depth + 60)
        valuer.values(world, moves)
    finally:
        sys.setrecursionlimit(limit)
