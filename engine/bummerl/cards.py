"""Cards as small integers, and sets of cards as bit masks.

A card is ``n * suit + strength`` with suits in the order of `SUITS`, `n` ranks a suit and strengths from weak to
strong, so that within a suit a higher number is a stronger card. A set of cards is an ``int`` whose bit *c* stands for
card *c*. The tables of this module are those of the French and double-German deck, where `n` is 6; twenty-card decks
simply lack the nines.
"""

from collections.abc import Iterable

Card = int
CardSet = int

SUITS = "HDCS"
"""Hearts, diamonds (bells), clubs (acorns), spades (leaves)."""


class Deck:
    """A kind of playing cards: ranks, card points, and tables by card or suit."""

    def __init__(self, ranks: str, values: tuple[int, ...], marriage: str) -> None:
        """`ranks` go from weak to strong, `values` are their card points, `marriage` names the two ranks of a pair."""
        self.ranks = ranks
        size = len(ranks)
        self.suit_size = size
        self.count = 4 * size
        self.names = tuple(rank + suit for suit in SUITS for rank in ranks)
        """Text of every card: rank, then suit."""
        self.values = values * 4
        """Card points of every card."""
        self.suit = tuple(card // size for card in range(self.count))
        self.suit_set = tuple(((1 << size) - 1) << size * suit for suit in range(4))
        """All cards of each suit."""
        self.suit_set_of = tuple(self.suit_set[suit] for suit in self.suit)
        """All cards of a card's own suit."""
        self.higher = tuple(self.suit_set_of[card] & -(2 << card) for card in range(self.count))
        """The cards of the same suit that beat a card."""
        self.marriage = tuple(self.set_of(size * suit + ranks.index(rank) for rank in marriage) for suit in range(4))
        """The two cards of each suit's marriage."""
        self._card_of_name = {name: card for card, name in enumerate(self.names)}

    @staticmethod
    def set_of(cards: Iterable[Card]) -> CardSet:
        """The set of the given cards."""
        result = 0
        for card in cards:
            result |= 1 << card
        return result

    def by_suit(self, cards: CardSet) -> list[Card]:
        """The cards of a set, by suit and then from strong to weak."""
        return sorted(cards_in(cards), key=lambda card: (self.suit[card], -card))

    def parse(self, text: str) -> Card:
        """The card of a text such as ``TH``.

        Raises `ValueError` if there is no such card.
        """
        try:
            return self._card_of_name[text]
        except KeyError:
            ranks, suits = ", ".join(reversed(self.ranks)), ", ".join(SUITS)
            raise ValueError(f"{text!r} is not a card: rank ({ranks}), then suit ({suits})") from None


FRENCH = Deck("9JQKTA", (0, 2, 3, 4, 10, 11), "KQ")
"""Hearts, diamonds, clubs, spades; or hearts, bells, acorns, leaves."""

SPANISH = Deck("24567SCR3A", (0, 0, 0, 0, 0, 2, 3, 4, 10, 11), "RC")
"""Copas, oros, bastos, espadas; R, C and S are rey, caballo and sota."""

CARD_COUNT = FRENCH.count
RANKS = FRENCH.ranks
NAMES = FRENCH.names
VALUES = FRENCH.values
SUIT = FRENCH.suit
SUIT_SET = FRENCH.suit_set
SUIT_SET_OF = FRENCH.suit_set_of
HIGHER = FRENCH.higher
KING_QUEEN = FRENCH.marriage

BIT: tuple[CardSet, ...] = tuple(1 << card for card in range(CARD_COUNT))
KING: tuple[CardSet, ...] = tuple(0b001000 << 6 * suit for suit in range(4))

_LOW: tuple[tuple[Card, ...], ...] = tuple(
    tuple(bit for bit in range(12) if mask >> bit & 1) for mask in range(1 << 12)
)
_HIGH: tuple[tuple[Card, ...], ...] = tuple(tuple(12 + bit for bit in low) for low in _LOW)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, in the order of their numbers.

    >>> cards_in(0b1010)
    (1, 3)
    """
    result = _LOW[cards & 0xFFF] + _HIGH[cards >> 12 & 0xFFF]
    rest = cards >> 24
    if rest:
        result += tuple(card + 24 for card in cards_in(rest))
    return result


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards."""
    return Deck.set_of(cards)


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
    return FRENCH.parse(text)


def card_names(cards: Iterable[Card]) -> str:
    """Texts of cards, separated by spaces.

    >>> card_names([parse_card("TH"), parse_card("9S")])
    'TH 9S'
    """
    return " ".join(NAMES[card] for card in cards)
