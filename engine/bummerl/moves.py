"""Moves of the two-hand game as small integers: a card's number plays that card, higher numbers are actions."""

from bummerl.cards import CARD_COUNT, NAMES, SUITS

Move = int

ANNOUNCE = CARD_COUNT
"""`ANNOUNCE` + suit announces the marriage of that suit."""
EXCHANGE = ANNOUNCE + 4
DECLINE = EXCHANGE + 1
"""Declines the exchange that is offered to the closer's opponent."""
CLOSE = DECLINE + 1
CLAIM = CLOSE + 1
RESIGN = CLAIM + 1

MOVE_NAMES: tuple[str, ...] = (*NAMES, *("m" + suit for suit in SUITS), "x", "-", "c", "66", "r")
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
        raise ValueError(f"{text!r} is not a move: a card as 'KH', or 'mH', 'x', '-', 'c', '66', 'r'") from None
