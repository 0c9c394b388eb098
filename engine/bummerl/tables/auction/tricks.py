"""The trick of three or four cards: how cards rank, which may be played, and who wins."""

from functools import cache
from typing import NamedTuple

from bummerl.cards import RANKS, SUIT_SET_OF, VALUES, Card, CardSet


class Ranking:
    """Which cards of a suit beat which."""

    def __init__(self, ranks: str) -> None:
        """`ranks` go from high to low."""
        self.higher: tuple[CardSet, ...] = tuple(
            sum(1 << 6 * (card // 6) + RANKS.index(rank) for rank in ranks[: max(0, ranks.find(RANKS[card % 6]))])
            for card in range(24)
        )
        """The cards of the same suit that beat a card."""


@cache
def ranking(ranks: str) -> Ranking:
    """The ranking of an order of ranks, high to low."""
    return Ranking(ranks)


class ManyTrick(NamedTuple):
    """A finished trick."""

    seats: tuple[int, ...]
    """Who played, in order."""
    cards: tuple[Card, ...]
    winner: int
    """The seat that won it."""

    @property
    def points(self) -> int:
        """Card points of the trick."""
        return sum(VALUES[card] for card in self.cards)


def beats(card: Card, best: Card, trumps: CardSet, order: Ranking) -> bool:
    """Whether a card takes the trick from the card that is winning it."""
    if SUIT_SET_OF[best] >> card & 1:
        return bool(order.higher[best] >> card & 1)
    return bool(trumps >> card & 1)


def best_of(cards: tuple[Card, ...], trumps: CardSet, order: Ranking) -> int:
    """The place of the card that wins a trick."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trumps, order):
            best = place
    return best


def answers(
    hand: CardSet, led: Card, best: Card, trumps: CardSet, order: Ranking, *, must_undertrump: bool = False
) -> CardSet:
    """The cards of `hand` that may be played after `led`, when `best` is winning; `trumps` is empty without trump.

    Follow suit and beat the best card, else follow, else ruff if that beats, else play anything; the partner's card
    must be beaten too. Only with `must_undertrump` a trump is due that does not beat.
    """
    following = hand & SUIT_SET_OF[led]
    if following:
        # A plain suit that has been ruffed cannot be beaten by following.
        return (following & order.higher[best] if SUIT_SET_OF[led] >> best & 1 else 0) or following
    held = hand & trumps
    ruffing = held & order.higher[best] if trumps >> best & 1 else held
    return ruffing or (held if must_undertrump else 0) or hand
