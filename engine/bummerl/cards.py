"""Cards of the French and double-German deck as small integers, and sets of cards as bit masks.

A card is ``6 * suit + strength`` with suits in the order of `SUITS` and strengths in the order of `RANKS`, so that
within a suit a higher number is a stronger card. A set of cards is an ``int`` whose bit *n* stands for card *n*.
Twenty-card decks simply lack the nines.
"""

from collections.abc import Iterable

Card = int
CardSet = int

SUITS = "HDCS"
"""Hearts, diamonds (bells), clubs (acorns), spades (leaves)."""

RANKS = "9JQKTA"
"""From weak to strong."""

CARD_COUNT = 24
VALUES: tuple[int, ...] = (0, 2, 3, 4, 10, 11) * 4
"""Card points of every card."""

NAMES: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Text of every card: rank, then suit."""

BIT: tuple[CardSet, ...] = tuple(1 << card for card in range(CARD_COUNT))
SUIT: tuple[int, ...] = tuple(card // 6 for card in range(CARD_COUNT))
SUIT_SET: tuple[CardSet, ...] = tuple(0b111111 << 6 * suit for suit in range(4))
SUIT_SET_OF: tuple[CardSet, ...] = tuple(SUIT_SET[suit] for suit in SUIT)
"""All cards of a card's own suit."""

HIGHER: tuple[CardSet, ...] = tuple(SUIT_SET_OF[card] & -(2 << card) for card in range(CARD_COUNT))
"""The cards of the same suit that beat a card."""

KING_QUEEN: tuple[CardSet, ...] = tuple(0b001100 << 6 * suit for suit in range(4))
"""The two cards of each suit's marriage."""

KING: tuple[CardSet, ...] = tuple(0b001000 << 6 * suit for suit in range(4))

_CARD_OF_NAME = {name: card for card, name in enumerate(NAMES)}
_LOW: tuple[tuple[Card, ...], ...] = tuple(
    tuple(bit for bit in range(12) if mask >> bit & 1) for mask in range(1 << 12)
)
_HIGH: tuple[tuple[Card, ...], ...] = tuple(tuple(12 + bit for bit in low) for low in _LOW)


def cards_in(card_set: CardSet) -> tuple[Card, ...]:
    """The cards of a set, by suit and then from weak to strong."""
    return _LOW[card_set & 0xFFF] + _HIGH[card_set >> 12]


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def value_of(cards: CardSet) -> int:
    """Card points of a set of cards."""
    return sum(VALUES[card] for card in cards_in(cards))


def deck_of(ranks: str) -> tuple[Card, ...]:
    """The deck that has these ranks in each suit, in the order of the cards' numbers.

    >>> len(deck_of("ATKQJ")), len(deck_of("ATKQJ9"))
    (20, 24)
    """
    return tuple(card for card, name in enumerate(NAMES) if name[0] in ranks)


def parse_card(text: str) -> Card:
    """The card of a text such as ``TH``.

    Raises `ValueError` if there is no such card.
    """
    try:
        return _CARD_OF_NAME[text]
    except KeyError:
        raise ValueError(
            f"{text!r} is not a card: rank ({', '.join('ATKQJ9')}), then suit ({', '.join(SUITS)})"
        ) from None


def card_names(cards: Iterable[Card]) -> str:
    """Texts of cards, separated by spaces.

    >>> card_names([parse_card("TH"), parse_card("9S")])
    'TH 9S'
    """
    return " ".join(NAMES[card] for card in cards)
