"""Playing a known world to its end: by habits while the stock is open, exactly once it is used up or closed.

Positions are described as in `bummerl.ai.solver`.
"""

from bummerl.ai.drawing import DrawingSolver, Stock
from bummerl.ai.habits import Habits
from bummerl.ai.solver import KEPT, MOST, PENDING, QUEENS
from bummerl.cards import BIT, CARD_COUNT, SUIT, VALUES, Card, CardSet
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins


class Playouts:
    """Plays out positions of one set of rules and one trump suit; `gone` cards can no longer be drawn."""

    def __init__(self, rules: Rules, trump: int, drawing: DrawingSolver, gone: CardSet) -> None:
        self._drawing = drawing
        self._ending = drawing.ending
        self._trumps = self._ending.trumps
        self._lowest = drawing.lowest
        self._follower_exchanges = rules.exchange_when == "turn"
        self._closing_stock = rules.close_min_stock or CARD_COUNT
        self._habits = Habits(rules, trump, drawing.ending, gone)

    def lead(self, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock) -> int:
        """Game points for the leader of a position before a lead."""
        sign = 1
        drawing = self._drawing
        ending = self._ending
        habits = self._habits
        while stock:
            if pa >= ENOUGH:
                return sign * ending.stakes(qb, pb, 0)
            if a & self._lowest and drawing.may_exchange(a, qa, stock):
                a, stock = drawing.exchanged(a, stock)
            if len(stock) >= self._closing_stock and habits.closes(a, pa, qa) and drawing.may_close(qa, stock):
                return sign * drawing.close(a, b, pa, pb, qa, qb, stock, None, -MOST, MOST)
            pairs = a & a >> 1 & QUEENS
            if pairs and drawing.may_announce(qa, qb):
                card = (pairs & self._trumps or pairs & -pairs).bit_length() - 1
                pa, qa = ending.announced(SUIT[card], pa, qa)
                if pa >= ENOUGH:
                    return sign * ending.stakes(qb, pb, 0)
                if not ending.announces_by_leading(card):
                    card += 1
            else:
                card = habits.lead(a, pa)
            a ^= BIT[card]
            if self._follower_exchanges and drawing.may_exchange(b, qb, stock):
                b, stock = drawing.exchanged(b, stock)
            answer = habits.answer(card, b, pb, pa, qb, qa, len(stock) // 2)
            b ^= BIT[answer]
            won = VALUES[card] + VALUES[answer]
            if answer_wins(card, answer, self._trumps):
                a, b = b | BIT[stock[-1]], a | BIT[stock[-2]]
                pa, pb = pb + won + (qb & PENDING), pa
                qa, qb = qb & KEPT, qa
                sign = -sign
            else:
                a |= BIT[stock[-1]]
                b |= BIT[stock[-2]]
                pa += won + (qa & PENDING)
                qa &= KEPT
            stock = stock[:-2]
        return sign * ending.lead(a, b, pa, pb, qa, qb, 0, -MOST, MOST)

    def led(self, card: Card, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock) -> int:
        """Game points for the leader after `card` has left its hand `a`."""
        answer = self._habits.answer(card, b, pb, pa, qb, qa, len(stock) // 2)
        return self.after(card, answer, a, b ^ BIT[answer], pa, pb, qa, qb, stock)

    def after(
        self, led: Card, card: Card, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock
    ) -> int:
        """Game points for the leader after the trick of `led` and `card`, which have left the hands."""
        if answer_wins(led, card, self._trumps):
            p, q = self._ending.taken(led, card, pb, qb)
            return -self.lead(b | BIT[stock[-1]], a | BIT[stock[-2]], p, pa, q, qa, stock[:-2])
        p, q = self._ending.taken(led, card, pa, qa)
        return self.lead(a | BIT[stock[-1]], b | BIT[stock[-2]], p, pb, q, qb, stock[:-2])
