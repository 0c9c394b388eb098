"""The trick of two cards: which answers the strict phase allows, and who wins."""

from typing import NamedTuple

from bummerl.cards import FRENCH, VALUES, Card, CardSet, Deck


class Trick(NamedTuple):
    """A finished trick of two cards."""

    leader: int
    led: Card
    answer: Card
    winner: int
    strict: bool
    """Whether the answer was under the obligations of the strict phase."""

    @property
    def points(self) -> int:
        """Card points of the trick."""
        return VALUES[self.led] + VALUES[self.answer]


def strict_answers(hand: CardSet, led: Card, trumps: CardSet, must_head: bool, deck: Deck = FRENCH) -> CardSet:
    """The cards of `hand` that may answer `led` in the strict phase: head, follow, ruff, discard, in this order.

    Without `must_head` only a led trump must be beaten (profile ``hollands``).
    """
    following = hand & deck.suit_set_of[led]
    if following:
        if must_head or trumps >> led & 1:
            return following & deck.higher[led] or following
        return following
    return hand & trumps or hand


def answer_wins(led: Card, answer: Card, trumps: CardSet, deck: Deck = FRENCH) -> bool:
    """Whether the answer takes the trick."""
    if deck.suit_set_of[led] >> answer & 1:
        return answer > led
    return bool(trumps >> answer & 1)
