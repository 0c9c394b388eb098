"""Moves of the two-hand game as small integers: a card's number plays that card, higher numbers are actions."""

from bummerl.cards import CARD_COUNT, NAMES, SUITS

Move = int

ANNOUNCE = CARD_COUNT
"""`ANNOUNCE` + suit announces the marriage of that suit."""
EXCHANGE = ANNOUNCE + 4
DECLINE = EXCHANGE + 1
"""Declines what is offered out of turn: the exchange at closing, or calling a revoke."""
CLOSE = DECLINE + 1
CLAIM = CLOSE + 1
RESIGN = CLAIM + 1
RENONCE = RESIGN + 1
"""Says that the opponent's answer to the trick just played was a revoke."""

MOVE_NAMES: tuple[str, ...] = (*NAMES, *("m" + suit for suit in SUITS), "x", "-", "c", "66", "r", "ren")
"""Text of every move, as in records."""

_MOVE_OF_NAME = {name: move for move, name in enumerate(MOVE_NAMES)}


class IllegalMoveError(ValueError):
    """A move that the rules do not allow now."""


def parse_move(text: str) -> Move:
    """The move of a token such as ``KH``, ``mH`` or ``66``.

    Raises `ValueError` if there is no such token.
    """
    try:
        return _MOVE_OF_NAME[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a move: a card as 'KH', or 'mH', 'x', '-', 'c', '66', 'r', 'ren'") from None
