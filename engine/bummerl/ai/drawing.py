"""Exact values of positions with an open stock, should every card's place be known.

The stock is a tuple with the turn-up first and the card drawn next last. Hands, points and values are those of
`bummerl.ai.solver`. With two stock cards this is quick; every two more make it ten times as slow.
"""

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.solver import NEVER, QUEENS, TRICKLESS, Solver, strong_first
from bummerl.cards import KING_QUEEN, SUIT, Card, CardSet, cards_in
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH, Closing, Standing, failed_close, successful_close
from bummerl.tricks import answer_wins

Stock = tuple[Card, ...]


class DrawingSolver:
    """Solves positions of one trump suit and one set of rules while the stock is open.

    Raises `OutOfTimeError` when the deadline strikes.
    """

    def __init__(self, rules: Rules, trump: int, deadline: Deadline = never) -> None:
        self.rules = rules
        self._check = deadline.check
        self.ending = Solver(rules, trump)
        """Solves what follows when the stock is used up."""
        self.trump = trump
        self._trumps = self.ending.trumps
        self.lowest: CardSet = 1 << rules.lowest(trump)
        self._follower_claims = self.ending.follower_claims
        self._closed: dict[tuple[int, int], Solver] = {}
        self._table: dict[tuple[object, ...], tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions have been solved, with drawing and without."""
        solvers = (self.ending, *self._closed.values())
        return len(self._table) + sum(solver.positions for solver in solvers)

    def closed(self, pb: int, qa: int, qb: int) -> Solver:
        """The solver for what follows when the leader closes now."""
        tricks = (0 if qa & TRICKLESS else 1, 0 if qb & TRICKLESS else 1)
        return self.closed_by(Closing(0, (0, pb), tricks))

    def closed_by(self, closing: Closing) -> Solver:
        """The solver for what follows a closing; it scores at the end where the rules do."""
        failed = failed_close(self.rules, closing).game_points
        success = 0
        if self.rules.close_score == "at-close":
            success = successful_close(self.rules, Standing((0, 0), (0, 0), closing), closing).game_points
        if (success, failed) not in self._closed:
            self._closed[success, failed] = Solver(self.rules, self.trump, success, failed)
        return self._closed[success, failed]

    def may_exchange(self, hand: CardSet, q: int, stock: Stock) -> bool:
        """Whether a seat to act may exchange, apart from whose turn it has to be."""
        rules = self.rules
        return (
            bool(hand & self.lowest)
            and len(stock) >= rules.exchange_min_stock
            and not (rules.exchange_needs_trick and q & TRICKLESS)
        )

    def exchanged(self, hand: CardSet, stock: Stock) -> tuple[CardSet, Stock]:
        """Hand and stock after the exchange of the lowest trump."""
        return hand ^ self.lowest ^ 1 << stock[0], (self.lowest.bit_length() - 1, *stock[1:])

    def may_close(self, qa: int, stock: Stock) -> bool:
        """Whether the leader may close."""
        rules = self.rules
        return (
            rules.close_min_stock is not None
            and len(stock) >= rules.close_min_stock
            and not (rules.close_needs_trick and qa & TRICKLESS)
        )

    def lead(
        self, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock, alpha: int, beta: int
    ) -> int:
        """Value of the position before a lead; a bound of it if it is not between `alpha` and `beta`."""
        ending = self.ending
        if not stock:
            return ending.lead(a, b, pa, pb, qa, qb, 0, alpha, beta)
        most = ending.stakes(qb, pb, 0)
        if pa >= ENOUGH or most <= alpha:
            return most
        least = -ending.stakes(qa, pa, 0)
        if least >= beta:
            return least
        key = (a, b, pa, pb, qa, qb, stock)
        low, high = self._table.get(key, (least, most))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self._check()
        best = self._lead_card(a, b, pa, pb, qa, qb, stock, alpha, beta)
        limit = min(beta, most)
        if best < limit and self.may_exchange(a, qa, stock):
            hand, changed = self.exchanged(a, stock)
            best = max(best, self.lead(hand, b, pa, pb, qa, qb, changed, max(alpha, best), beta))
        if best < limit and self.may_close(qa, stock):
            best = max(best, self._close(a, b, pa, pb, qa, qb, stock, max(alpha, best), beta))
        if best <= alpha:
            self._table[key] = (low, best)
        else:
            self._table[key] = (best, high if best >= beta else best)
        return best

    def may_announce(self, qa: int, qb: int) -> bool:
        """Whether the leader may announce now, if it has a marriage."""
        return self.rules.marriage_first_lead or not qa & qb & TRICKLESS

    def _lead_card(
        self, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock, alpha: int, beta: int
    ) -> int:
        ending = self.ending
        pairs = a & a >> 1 & QUEENS if self.may_announce(qa, qb) else 0
        best = -NEVER
        for card in strong_first(a):
            p, q = pa, qa
            if pairs * 3 >> card & 1 and ending.announces_by_leading(card):
                p, q = ending.announced(SUIT[card], pa, qa)
                if p >= ENOUGH:
                    return ending.stakes(qb, pb, 0)
            best = max(best, self.answer(card, a ^ 1 << card, b, p, pb, q, qb, stock, alpha, beta))
            alpha = max(alpha, best)
            if best >= beta:
                break
        return best

    def _close(
        self, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock, alpha: int, beta: int
    ) -> int:
        """Closes; where no marriage may be announced after it, also after announcing one."""
        best = self.close(a, b, pa, pb, qa, qb, stock, None, alpha, beta)
        if not self.rules.marriage_when_strict and not self.rules.marriage_auto and self.may_announce(qa, qb):
            for suit in range(4):
                if a & KING_QUEEN[suit] == KING_QUEEN[suit]:
                    p, q = self.ending.announced(suit, pa, qa)
                    best = max(best, self.close(a, b, p, pb, q, qb, stock, suit, max(alpha, best), beta))
        return best

    def close(
        self,
        a: CardSet,
        b: CardSet,
        pa: int,
        pb: int,
        qa: int,
        qb: int,
        stock: Stock,
        announcing: int | None,
        alpha: int,
        beta: int,
    ) -> int:
        """Value when the leader closes, perhaps after announcing a suit.

        Some rules then offer the exchange to the follower.
        """
        solver = self.closed(pb, qa, qb)
        hands = [b]
        if self.rules.exchange_on_close and b & self.lowest:
            hands.append(self.exchanged(b, stock)[0])
        if announcing is None:
            return min(solver.lead(a, hand, pa, pb, qa, qb, 1, alpha, beta) for hand in hands)
        leads = self.marriage_leads(announcing)
        return min(
            max(solver.answer(card, a ^ 1 << card, hand, pa, pb, qa, qb, 1, alpha, beta) for card in leads)
            for hand in hands
        )

    def marriage_leads(self, suit: int) -> tuple[Card, ...]:
        """The cards that may be led after announcing a marriage."""
        return tuple(card for card in cards_in(KING_QUEEN[suit]) if self.ending.announces_by_leading(card))

    def answer(
        self, led: Card, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, stock: Stock, alpha: int, beta: int
    ) -> int:
        """Value, for the leader, after `led` has left the leader's hand `a`."""
        if not stock:
            return self.ending.answer(led, a, b, pa, pb, qa, qb, 0, alpha, beta)
        if pb >= self._follower_claims:
            return -self.ending.stakes(qa, pa, 0)
        best = NEVER
        for card in strong_first(self.answers(led, b)):
            best = min(best, self.after(led, card, a, b ^ 1 << card, pa, pb, qa, qb, stock, alpha, beta))
            if best <= alpha:
                return best
            beta = min(beta, best)
        if self.rules.exchange_when == "turn" and self.may_exchange(b, qb, stock):
            hand, changed = self.exchanged(b, stock)
            best = min(best, self.answer(led, a, hand, pa, pb, qa, qb, changed, alpha, beta))
        return best

    def answers(self, led: Card, hand: CardSet) -> CardSet:
        """The cards that may answer while the stock is open."""
        if self.rules.strict_from_start:
            taking, giving = self.ending.answers(led, hand)
            return taking | giving
        return hand

    def after(
        self,
        led: Card,
        card: Card,
        a: CardSet,
        b: CardSet,
        pa: int,
        pb: int,
        qa: int,
        qb: int,
        stock: Stock,
        alpha: int,
        beta: int,
    ) -> int:
        """Value, for the leader, of the trick of `led` and `card`, which have left the hands."""
        rest = stock[:-2]
        if answer_wins(led, card, self._trumps):
            b |= 1 << stock[-1]
            a |= 1 << stock[-2]
            p, q = self.ending.taken(led, card, pb, qb)
            return -self.lead(b, a, p, pa, q, qa, rest, -beta, -alpha)
        a |= 1 << stock[-1]
        b |= 1 << stock[-2]
        p, q = self.ending.taken(led, card, pa, qa)
        return self.lead(a, b, p, pb, q, qb, rest, alpha, beta)
