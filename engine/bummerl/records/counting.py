"""Which points of a position count and which are still pending."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from bummerl.cards import KING_QUEEN, SUIT, SUIT_SET, VALUES
from bummerl.records.history import Tally, play_order
from bummerl.records.reading import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bummerl.records.position import Position


def count_points(position: Position) -> tuple[list[int], list[int]]:
    """The counted and the pending points of both seats.

    Raises `RecordError` if the given points cannot be.
    """
    if isinstance(position.won, Tally):
        return _split_tally(position, position.won)
    pending = _pending(position)
    points = [
        sum(VALUES[led] + VALUES[answer] for led, answer in pile) + _worth(position, suits) - pending[seat]
        for seat, (pile, suits) in enumerate(zip(position.won, position.announced, strict=True))
    ]
    return points, pending


def _worth(position: Position, suits: Iterable[int]) -> int:
    return sum(40 if suit == position.trump else 20 for suit in suits)


def _pending(position: Position) -> list[int]:
    """Announced points that do not count yet, where the won tricks are known."""
    counts = position.trick_counts
    if position.rules.marriage_counts == "with-trick":
        return [0 if counts[seat] else _worth(position, position.announced[seat]) for seat in (0, 1)]
    waiting = [set(suits) for suits in position.announced]
    open_suits: list[list[int]] = [[], []]
    assert not isinstance(position.won, Tally)
    for trick in play_order(position.won, SUIT_SET[position.trump], position.leader):
        suit = SUIT[trick.led]
        if suit in waiting[trick.leader] and KING_QUEEN[suit] >> trick.led & 1:
            waiting[trick.leader].remove(suit)
            open_suits[trick.leader].append(suit)
        open_suits[trick.winner].clear()
    if position.announcing in waiting[position.leader]:
        open_suits[position.leader].append(position.announcing)
    return [
        _worth(position, open_suits[seat]) if counts[seat] else _worth(position, position.announced[seat])
        for seat in (0, 1)
    ]


def _split_tally(position: Position, tally: Tally) -> tuple[list[int], list[int]]:
    """Finds what is pending, so that card points and marriages add up to the points given."""
    in_tricks = sum(VALUES[card] for card in tally.gone)
    announced = [_worth(position, suits) for suits in position.announced]
    for seat in (0, 1):
        if tally.tricks[seat] == 0 and tally.points[seat] > 0:
            raise RecordError(f"points[{seat}]", "must be 0 without a trick")
    for first in _possible_pending(position, tally, 0):
        for second in _possible_pending(position, tally, 1):
            counted = [announced[0] - first, announced[1] - second]
            if sum(tally.points) == in_tricks + sum(counted) and all(
                tally.points[seat] >= counted[seat] for seat in (0, 1)
            ):
                return list(tally.points), [first, second]
    raise RecordError("points", f"do not add up: the cards gone are worth {in_tricks}, marriages {sum(announced)}")


def _possible_pending(position: Position, tally: Tally, seat: int) -> list[int]:
    suits = position.announced[seat]
    if tally.tricks[seat] == 0:
        return [_worth(position, suits)]
    if position.rules.marriage_counts == "with-trick":
        return [0]
    now = position.announcing if seat == position.leader else None
    return [
        _worth(position, some)
        for size in range(len(suits) + 1)
        for some in combinations(suits, size)
        if now is None or now in some
    ]
