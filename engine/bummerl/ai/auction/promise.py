"""What a hand promises in a contract, at a glance: each suit's cards have a weight, and the weights add up.

The weights were fitted by `tests/bench/promises.py` to deals that were solved with all hands open. They choose what to
lay away, and tell from which hands others would have bid what they have bid.
"""

import math
from functools import cache
from itertools import combinations
from typing import NamedTuple

from bummerl.ai.auction.game import Game
from bummerl.ai.auction.weights import WEIGHTS
from bummerl.cards import RANKS, CardSet, cards_in
from bummerl.tables.auction.deal import ACES
from bummerl.tables.auction.view import side_of

SHAPES = 32
"""Sets of cards within a suit, one bit a card and the strongest card the highest."""


class Weights(NamedTuple):
    """The weights of a contract: of no cards at all, of each set of cards of a suit, and of trumps."""

    start: float
    plain: tuple[float, ...]
    trumps: tuple[float, ...]


@cache
def shapes_of(ranks: str) -> tuple[int, ...]:
    """The shape of each set of cards within a suit, when ranks go from high to low as given."""
    places = {RANKS.index(rank): 4 - place for place, rank in enumerate(ranks)}
    return tuple(sum(1 << places[bit] for bit in range(6) if cards >> bit & 1 and bit in places) for cards in range(64))


def kind_of(game: Game) -> str:
    """The name of a contract's weights: contracts that differ by their ranks alone share them."""
    goal = game.contract.goal
    if not game.contract.trump or goal == "points":
        return f"{game.rules.name} {goal}"
    if game.declarer == game.caller:
        who = "caller"
    else:
        who = "opponent" if side_of(game.rules, game.caller, game.declarer) else "partner"
    return f"{game.rules.name} {goal} {who}"


@cache
def weights_of(kind: str) -> Weights:
    """The weights of a kind of contract, as they were stored: in hundredths."""
    numbers = [int(number) / 100 for number in WEIGHTS[kind].split()]
    plain = tuple(numbers[1 : 1 + SHAPES])
    return Weights(numbers[0], plain, tuple(numbers[1 + SHAPES :]) or plain)


class Glance:
    """What hands promise in one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._start = math.inf
        self._tables: tuple[tuple[float, ...], ...] = ((0.0,) * 64,) * 4
        if game.contract.goal != "shown":
            weights, shapes = weights_of(kind_of(game)), shapes_of(game.contract.ranks)
            trump = game.trump if game.contract.trump else None
            self._start = weights.start
            self._tables = tuple(
                tuple((weights.trumps if suit == trump else weights.plain)[shape] for shape in shapes)
                for suit in range(4)
            )

    def promise(self, hand: CardSet) -> float:
        """Expected game points of the Normal game; in other contracts the logarithm of the odds that they are made."""
        hearts, diamonds, clubs, spades = self._tables
        return self._start + hearts[hand & 63] + diamonds[hand >> 6 & 63] + clubs[hand >> 12 & 63] + spades[hand >> 18]

    def chance(self, hand: CardSet) -> float:
        """The chance that a contract of fixed value is made with a hand, should everybody see all cards."""
        return 1 / (1 + math.exp(-self.promise(hand)))

    def laid_away(self, hand: CardSet, number: int = 1) -> list[CardSet]:
        """The pairs of cards of a hand after whose laying away it promises most, the best first."""
        aces = self._game.contract.needs == "ace"
        pairs = [1 << first | 1 << second for first, second in combinations(cards_in(hand), 2)]
        allowed = [pair for pair in pairs if not aces or (hand & ~pair) & ACES]
        return sorted(allowed, key=lambda pair: -self.promise(hand & ~pair))[:number]

    def kept(self, hand: CardSet) -> CardSet:
        """What is left of a hand after laying away."""
        return hand & ~self.laid_away(hand)[0]
