"""Quick habits of play while the stock is open: a choice by the own hand, the lead and the points alone.

They stand for both seats when a possible world is played out, and never look at the other hand. The numbers are in
card points; they were found by many short matches between habits that differ in a few of them.
"""

from bummerl.ai.solver import PENDING, QUEENS, TRICKLESS, Solver
from bummerl.cards import KING_QUEEN, SUIT, VALUES, Card, CardSet, cards_in
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins

# By rank: nine, jack, queen, king, ten, ace.
PLAIN_KEPT = (0, 5, 1, 3, 2, 18)
"""What a plain card is worth if it is kept."""
TRUMP_KEPT = (24, 37, 16, 26, 19, 35)
PLAIN_LED = (0, 3, 13, 9, 14, 21)
"""What leading a plain card costs."""
TRUMP_LED = (26, 22, 28, 42, 42, 44)
PLAIN_CLOSING = (0, 1, 1, -1, 1, 9)
"""What a plain card promises to a hand that closes."""
TRUMP_CLOSING = (4, 9, 7, 8, 9, 24)
PAIR = (20, 28)
"""What a card of a marriage is worth besides, plain or trump."""
HALF_PAIR = (6, 12)
"""The same if the other card may still be drawn."""
ON_LEAD = -2
LAST_DRAW = (-4, -7)
"""Winning the last trick with drawing, and losing it to a turn-up that will be a trump."""
FIRST_TRICK = 4
RUFF = 12
"""For taking a ten or ace with a trump."""
DECISION = 60
CLOSING = 60
"""Points that a hand which closes must promise."""
DEAR = 10
MOST_ADDED = 11


class Habits:
    """The habits under one set of rules and one trump suit; `gone` cards can no longer be drawn."""

    def __init__(self, rules: Rules, trump: int, ending: Solver, gone: CardSet) -> None:
        self._strict = rules.strict_from_start
        self._ending = ending
        self._trumps = ending.trumps
        self._trump = trump
        self._gone = gone
        self._ace = 6 * trump + 5
        self._leads: dict[CardSet, Card] = {}
        self._answers: dict[tuple[Card, CardSet, int, int], Card] = {}
        self._promises: dict[CardSet, int] = {}

    def lead(self, hand: CardSet, p: int) -> Card:
        """The card led by a seat with so many points and no marriage."""
        if p >= ENOUGH - MOST_ADDED and hand >> self._ace & 1:
            return self._ace
        card = self._leads.get(hand)
        if card is None:
            costs = {card: (TRUMP_LED if self._trumps >> card & 1 else PLAIN_LED)[card % 6] for card in cards_in(hand)}
            card = self._leads[hand] = min(costs, key=lambda card: costs[card] + self._pair(card, hand))
        return card

    def answer(self, led: Card, hand: CardSet, p: int, other: int, q: int, q_other: int, draws: int) -> Card:
        """The answer of a seat with `p` points to a leader with `other`, who draw so many more times."""
        worth = VALUES[led]
        p += q & PENDING
        other += q_other & PENDING
        if p + worth >= ENOUGH - MOST_ADDED or other + worth >= ENOUGH - 4:
            return max(self._legal(led, hand), key=lambda card: self._decisive(led, card, hand, p, other, draws))
        key = (led, hand, draws, (q & TRICKLESS) + (q_other & TRICKLESS) // 2)
        card = self._answers.get(key)
        if card is None:
            first = (FIRST_TRICK if q & TRICKLESS else 0, FIRST_TRICK if q_other & TRICKLESS else 0)
            cards = self._legal(led, hand)
            card = self._answers[key] = max(cards, key=lambda card: self._score(led, card, hand, draws, first))
        return card

    def _legal(self, led: Card, hand: CardSet) -> tuple[Card, ...]:
        if self._strict:
            taking, giving = self._ending.answers(led, hand)
            return cards_in(taking | giving)
        return cards_in(hand)

    def _decisive(self, led: Card, card: Card, hand: CardSet, p: int, other: int, draws: int) -> float:
        worth = VALUES[led] + VALUES[card]
        score = self._score(led, card, hand, draws, (0, 0))
        if answer_wins(led, card, self._trumps):
            return score + (DECISION if p + worth >= ENOUGH else 0)
        return score - (DECISION if other + worth >= ENOUGH else 0)

    def _score(self, led: Card, card: Card, hand: CardSet, draws: int, first: tuple[int, int]) -> float:
        worth = VALUES[led] + VALUES[card]
        trump = self._trumps >> card & 1
        kept = (TRUMP_KEPT if trump else PLAIN_KEPT)[card % 6] + self._pair(card, hand)
        if not answer_wins(led, card, self._trumps):
            return (LAST_DRAW[1] if draws == 1 else 0) - worth - kept - first[1]
        if trump and VALUES[led] >= DEAR and not self._trumps >> led & 1:
            worth += RUFF
        return worth + (LAST_DRAW[0] if draws == 1 else ON_LEAD) + first[0] - kept

    def _pair(self, card: Card, hand: CardSet) -> int:
        suit = SUIT[card]
        pair = KING_QUEEN[suit]
        if not pair >> card & 1:
            return 0
        if hand & pair == pair:
            return PAIR[suit == self._trump]
        return 0 if self._gone & pair else HALF_PAIR[suit == self._trump]

    def closes(self, hand: CardSet, p: int, q: int) -> bool:
        """Whether a leader closes with its hand and points."""
        promise = self._promises.get(hand)
        if promise is None:
            pairs = hand & hand >> 1 & QUEENS
            promise = 20 * pairs.bit_count() + (20 if pairs & self._trumps else 0)
            for card in cards_in(hand):
                promise += (TRUMP_CLOSING if self._trumps >> card & 1 else PLAIN_CLOSING)[card % 6]
            self._promises[hand] = promise
        return p + (q & PENDING) + promise >= CLOSING
