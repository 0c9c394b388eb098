"""What a deal is worth, at the boundaries and after closing."""

import pytest

from bummerl.rules import PROFILES, with_changes
from bummerl.scoring import Closing, Standing, failed_close, false_claim, scale, unclaimed, won_by

WIENER = PROFILES["wiener"]
AT_END = with_changes(WIENER, {"close_score": "at-end"})


@pytest.mark.parametrize(
    ("tricks", "points", "game_points", "rule"),
    [
        (0, 0, 3, "no-trick"),
        (1, 0, 2, "below-33"),
        (1, 32, 2, "below-33"),
        (1, 33, 1, "33-or-more"),
        (5, 65, 1, "33-or-more"),
    ],
)
def test_scale(tricks: int, points: int, game_points: int, rule: str) -> None:
    worth = scale(1, tricks, points)
    assert (worth.game_points, worth.basis.rule, worth.basis.seat) == (game_points, rule, 1)


def test_a_claim_after_closing() -> None:
    """By the closer: by the opponent at closing, or at the end. By the opponent: the value of a failed close."""
    closing = Closing(0, (20, 0), (2, 0))
    standing = Standing((4, 2), (70, 40), closing)
    assert won_by(WIENER, standing, 0).game_points == 3
    assert won_by(WIENER, standing, 0).basis.moment == "close"
    assert won_by(AT_END, standing, 0).game_points == 1
    assert won_by(WIENER, standing, 1) == failed_close(WIENER, closing)


@pytest.mark.parametrize(
    ("rule", "tricks", "game_points"),
    [
        ("opponent-trickless", (1, 0), 3),
        ("opponent-trickless", (0, 0), 3),
        ("opponent-trickless", (1, 1), 2),
        ("closer-trickless", (1, 0), 2),
        ("closer-trickless", (0, 0), 3),
        ("always-3", (3, 2), 3),
    ],
)
def test_failed_close(rule: str, tricks: tuple[int, int], game_points: int) -> None:
    rules = with_changes(WIENER, {"failed_close": rule})
    assert failed_close(rules, Closing(0, (0, 0), tricks)).game_points == game_points


@pytest.mark.parametrize(
    ("rule", "claimer", "closing", "game_points"),
    [
        ("mirror", 0, None, 1),
        ("mirror", 1, None, 2),
        ("flat-2", 0, None, 2),
        ("claimer-trickless", 0, None, 2),
        # By the closer it is a failed close, by the other the value that the claim would have had.
        ("mirror", 0, Closing(0, (20, 40), (2, 2)), 2),
        ("flat-2", 0, Closing(0, (20, 0), (2, 0)), 3),
        ("mirror", 1, Closing(0, (20, 0), (2, 0)), 3),
        ("flat-2", 1, Closing(0, (20, 0), (2, 0)), 2),
    ],
)
def test_false_claim(rule: str, claimer: int, closing: Closing | None, game_points: int) -> None:
    """Seat 0 has 20 points, seat 1 has 40."""
    rules = with_changes(WIENER, {"false_claim": rule})
    assert false_claim(rules, Standing((2, 2), (20, 40), closing), claimer).game_points == game_points


def test_false_claim_without_a_trick() -> None:
    rules = with_changes(WIENER, {"false_claim": "claimer-trickless"})
    assert false_claim(rules, Standing((0, 2), (0, 40), None), 0).game_points == 3


@pytest.mark.parametrize(
    ("profile", "points", "card_points", "expected"),
    [
        # The last trick is taken by seat 0.
        ("wiener", (57, 63), (57, 63), (0, 1, "last-trick")),
        ("haus", (57, 63), (57, 63), (0, 1, "majority")),
        ("haus", (55, 65), (55, 65), (None, 0, "tie")),
        ("haus", (54, 66), (54, 66), (1, 1, "majority")),
        ("snapszer", (60, 60), (60, 60), (None, 0, "tie")),
        # Marriages do not count in this comparison, but towards the loser's 33.
        ("snapszer", (65, 60), (25, 60), (1, 1, "majority")),
        ("snapszer", (25, 60), (25, 60), (1, 2, "majority")),
        # So does the bonus for the last trick.
        ("haus", (23, 65), (23, 45), (1, 1, "majority")),
        ("haus", (22, 65), (22, 45), (1, 2, "majority")),
    ],
)
def test_unclaimed(
    profile: str, points: tuple[int, int], card_points: tuple[int, int], expected: tuple[int | None, int, str]
) -> None:
    result = unclaimed(PROFILES[profile], Standing((3, 3), points, None), card_points, 0)
    assert result[:3] == expected


def test_nothing_counts_after_closing_but_enough() -> None:
    closing = Closing(0, (20, 10), (2, 1))
    for rules in PROFILES.values():
        result = unclaimed(rules, Standing((4, 3), (65, 55), closing), (65, 55), 0)
        assert (result.winner, result.game_points, result.reason) == (1, 2, "failed-close")
