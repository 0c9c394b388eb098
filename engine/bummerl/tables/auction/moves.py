"""Moves of the games with an auction as small integers: a card's number plays that card, higher numbers are actions."""

from itertools import combinations

from bummerl.cards import CARD_COUNT, NAMES, SUITS, Card, deck_of
from bummerl.moves import ANNOUNCE, Move
from bummerl.rules.contracts import CONTRACTS

NAME_TRUMP = ANNOUNCE + 4
"""`NAME_TRUMP` + suit makes that suit trump."""
TURN_UP = NAME_TRUMP + 4
"""Has the first card of the caller's last packet turned up, whose suit is trump."""
PASS = TURN_UP + 1
DOUBLE = PASS + 1
NO_DOUBLE = DOUBLE + 1
CLAIM = NO_DOUBLE + 1
BID = CLAIM + 1
"""`BID` + a contract's place in `CODES` bids that contract."""

CODES = tuple(CONTRACTS)

LAY_AWAY = BID + len(CODES)
"""From here on two cards are laid away."""

_PAIRS = tuple(combinations(sorted(deck_of("ATKQJ"), key=lambda card: (card // 6, -card)), 2))
_MOVE_OF_PAIR = {frozenset(pair): LAY_AWAY + place for place, pair in enumerate(_PAIRS)}

MOVE_NAMES: tuple[str, ...] = (
    *NAMES,
    *("m" + suit for suit in SUITS),
    *("t" + suit for suit in SUITS),
    "up",
    "pass",
    "fleck",
    "no",
    "66",
    *CODES,
    *(f"d:{NAMES[first]} {NAMES[second]}" for first, second in _PAIRS),
)
"""Text of every move, as in records."""

assert CARD_COUNT == ANNOUNCE


def laying_away(first: Card, second: Card) -> Move:
    """The move that lays these two cards away."""
    return _MOVE_OF_PAIR[frozenset((first, second))]


def laid_away_by(move: Move) -> tuple[Card, Card]:
    """The two cards that a move lays away."""
    return _PAIRS[move - LAY_AWAY]


def parse_move(text: str, *, bidding: bool = False) -> Move:
    """The move of a token such as ``KH``, ``tH``, ``BS`` or ``d:KD TS``; the two cards may stand in either order.

    ``KS`` is the king of spades, but when `bidding` the Kontraschnapser. Raises `ValueError` if there is no such token.
    """
    if bidding and text in CODES:
        return BID + CODES.index(text)
    name = text
    if text.startswith("d:"):
        name = "d:" + " ".join(reversed(text[2:].split(" ")))
    for each in (text, name):
        if each in _MOVE_OF_NAME:
            return _MOVE_OF_NAME[each]
    raise ValueError(
        f"{text!r} is not a move: a card as 'KH', or 'mH', 'tH', 'up', a contract as 'S', 'pass', 'd:KD TS', "
        "'fleck', 'no', '66'"
    )


_MOVE_OF_NAME = {name: move for move, name in reversed([*enumerate(MOVE_NAMES)])}
