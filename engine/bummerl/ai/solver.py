"""Exact values of positions without drawing in which both hands are known: the stock is used up or closed.

A position is described from the side of its leader: `a` and `b` are the hands of leader and follower, `pa` and `pb`
their points. `qa` and `qb` hold what else belongs to a seat in one number: announced points that do not count yet,
`TRICKLESS` while the seat has no trick, and in the bits above, where a majority of card points may decide, the worth
of its marriages. `closer` is 1 if the leader closed the stock, -1 if the follower did, 0 without a close.

A value is in game points, positive for the leader, under best play of both sides. Nobody resigns or claims falsely, and
whoever may claim claims at once: waiting only lets the loser's standing grow.
"""

from bummerl.cards import HIGHER, SUIT, SUIT_SET, SUIT_SET_OF, VALUES, Card, CardSet
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH, SCHNEIDER
from bummerl.tricks import answer_wins

TRICKLESS = 1 << 8
PENDING = TRICKLESS - 1
KEPT = -1 << 9
_MARRIAGES = 9

KINGS: CardSet = sum(1 << 6 * suit + 3 for suit in range(4))
QUEENS: CardSet = sum(1 << 6 * suit + 2 for suit in range(4))

MOST = 3
"""Game points that a deal is worth at most."""
NEVER = 1 << 30
"""More than any value or number of points."""


def _parts_of_deck(first: Card) -> list[tuple[Card, ...]]:
    """The cards of every part of twelve cards in a row, dear ones first."""
    parts: dict[int, tuple[Card, ...]] = {0: ()}
    for card in sorted(range(12), key=lambda card: VALUES[card]):
        parts |= {part | 1 << card: (first + card, *cards) for part, cards in parts.items()}
    return [parts[part] for part in range(1 << 12)]


_STRONG_LOW = _parts_of_deck(0)
_STRONG_HIGH = _parts_of_deck(12)


def strong_first(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, dear ones first within each half of the deck."""
    return _STRONG_LOW[cards & 0xFFF] + _STRONG_HIGH[cards >> 12]


class Solver:
    """Solves positions of one trump suit, one set of rules and one closing; remembers what it has solved.

    `success` and `failed` are what the close is worth to its winner; `success` 0: by the standing at the end.
    """

    def __init__(self, rules: Rules, trump: int, success: int = 0, failed: int = 0) -> None:
        self.rules = rules
        self.success = success
        self.failed = failed
        self.trumps = SUIT_SET[trump]
        self._worth = tuple(40 if suit == trump else 20 for suit in range(4))
        self._must_head = rules.must_head
        self._announces = rules.marriage_when_strict
        self._first_lead = rules.marriage_first_lead
        self._queen_leads = rules.marriage_lead == "KQ"
        self._counts_at_once = rules.marriage_counts == "with-trick"
        self.follower_claims = ENOUGH if rules.claim_window == "turn" and rules.claim == "manual" else NEVER
        self._keeps_marriages = rules.unclaimed == "majority" and rules.majority_of == "cards"
        self._table: dict[tuple[int, ...], tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions have been solved."""
        return len(self._table)

    def standing(self, tricks: int, pending: int, announced: int) -> int:
        """The `q` of a seat with so many tricks, uncounted points and marriages (one bit a suit)."""
        q = pending if tricks else pending | TRICKLESS
        if self._keeps_marriages:
            q += sum(worth for suit, worth in enumerate(self._worth) if announced >> suit & 1) << _MARRIAGES
        return q

    def stakes(self, q_loser: int, p_loser: int, closer: int) -> int:
        """Game points of a win; `closer` is 1 if the winner closed, -1 if the loser did."""
        if closer < 0:
            return self.failed
        if closer and self.success:
            return self.success
        return 3 if q_loser & TRICKLESS else 2 if p_loser < SCHNEIDER else 1

    def announced(self, suit: int, p: int, q: int) -> tuple[int, int]:
        """Points and `q` of a seat after announcing the marriage of a suit."""
        worth = self._worth[suit]
        if self._keeps_marriages:
            q += worth << _MARRIAGES
        if self._counts_at_once and not q & TRICKLESS:
            return p + worth, q
        return p, q + worth

    def may_announce(self, qa: int, qb: int) -> bool:
        """Whether the leader may announce now, if it has a marriage."""
        return self._announces and (self._first_lead or not qa & qb & TRICKLESS)

    def announces_by_leading(self, card: Card) -> bool:
        """Whether a card may be led after announcing its suit's marriage."""
        return self._queen_leads or bool(KINGS >> card & 1)

    def lead(  # noqa: C901 - one function, for speed
        self, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, closer: int, alpha: int, beta: int
    ) -> int:
        """Value of the position before a lead; a bound of it if it is not between `alpha` and `beta`."""
        if closer:
            most = self.stakes(qb, pb, closer)
            least = -self.stakes(qa, pa, -closer)
        else:
            most = 3 if qb & TRICKLESS else 2 if pb < SCHNEIDER else 1
            least = -3 if qa & TRICKLESS else -2 if pa < SCHNEIDER else -1
        if pa >= ENOUGH or most <= alpha:
            return most
        if least >= beta:
            return least
        key = (a, b, pa, pb, qa, qb, closer)
        known = self._table.get(key)
        if known is not None:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            least = max(least, low)
            most = min(most, high)
        if least > alpha:
            alpha = least
        if most < beta:
            beta = most
        best = -NEVER
        floor = alpha
        pairs = a & a >> 1 & QUEENS
        if pairs:
            pairs = pairs * 3 if self.may_announce(qa, qb) else 0
        answer = self.answer
        for card in _STRONG_LOW[a & 0xFFF] + _STRONG_HIGH[a >> 12]:
            if pairs >> card & 1 and (self._queen_leads or KINGS >> card & 1):
                p, q = self.announced(SUIT[card], pa, qa)
                if p >= ENOUGH:
                    best = most
                    break
                value = answer(card, a ^ 1 << card, b, p, pb, q, qb, closer, floor, beta)
            else:
                value = answer(card, a ^ 1 << card, b, pa, pb, qa, qb, closer, floor, beta)
            if value > best:
                best = value
                if value > floor:
                    floor = value
                    if value >= beta:
                        break
        if best <= alpha:
            self._table[key] = (least, min(best, most))
        elif best >= beta:
            self._table[key] = (best, most)
        else:
            self._table[key] = (best, best)
        return best

    def answer(  # noqa: C901 - one function, for speed
        self, led: Card, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, closer: int, alpha: int, beta: int
    ) -> int:
        """Value, for the leader, after `led` has left the leader's hand `a`."""
        if pb >= self.follower_claims:
            return -self.stakes(qa, pa, -closer)
        taking, giving = self.answers(led, b)
        worth = VALUES[led]
        best = NEVER
        if taking:
            taken = pb + (qb & PENDING) + worth
            q = qb & KEPT
            for card in _STRONG_LOW[taking & 0xFFF] + _STRONG_HIGH[taking >> 12]:
                if a:
                    value = -self.lead(b ^ 1 << card, a, taken + VALUES[card], pa, q, qa, -closer, -beta, -alpha)
                else:
                    value = -self.end(taken + VALUES[card], pa, q, qa, -closer)
                if value < best:
                    best = value
                    if value < beta:
                        beta = value
                        if value <= alpha:
                            return best
        if giving:
            taken = pa + (qa & PENDING) + worth
            q = qa & KEPT
            for card in _STRONG_LOW[giving & 0xFFF][::-1] + _STRONG_HIGH[giving >> 12][::-1]:
                if a:
                    value = self.lead(a, b ^ 1 << card, taken + VALUES[card], pb, q, qb, closer, alpha, beta)
                else:
                    value = self.end(taken + VALUES[card], pb, q, qb, closer)
                if value < best:
                    best = value
                    if value < beta:
                        beta = value
                        if value <= alpha:
                            return best
        return best

    @staticmethod
    def taken(led: Card, card: Card, p: int, q: int) -> tuple[int, int]:
        """Points and `q` of a seat after winning a trick."""
        return p + VALUES[led] + VALUES[card] + (q & PENDING), q & KEPT

    def after(
        self, led: Card, card: Card, a: CardSet, b: CardSet, pa: int, pb: int, qa: int, qb: int, closer: int
    ) -> int:
        """Value, for the leader, of the trick of `led` and `card`, which have left the hands."""
        if answer_wins(led, card, self.trumps):
            p, q = self.taken(led, card, pb, qb)
            return -(self.lead(b, a, p, pa, q, qa, -closer, -MOST, MOST) if a else self.end(p, pa, q, qa, -closer))
        p, q = self.taken(led, card, pa, qa)
        return self.lead(a, b, p, pb, q, qb, closer, -MOST, MOST) if a else self.end(p, pb, q, qb, closer)

    def answers(self, led: Card, hand: CardSet) -> tuple[CardSet, CardSet]:
        """The cards that may answer under the strict phase's obligations: those that take the trick, and the others."""
        following = hand & SUIT_SET_OF[led]
        if following:
            higher = following & HIGHER[led]
            if higher and not self._must_head and not self.trumps >> led & 1:
                return higher, following ^ higher
            return (higher, 0) if higher else (0, following)
        trumps = hand & self.trumps
        return (trumps, 0) if trumps else (0, hand)

    def end(self, pa: int, pb: int, qa: int, qb: int, closer: int) -> int:
        """Value, for the winner of the last trick, once all cards are played."""
        if pa >= ENOUGH:
            return self.stakes(qb, pb, closer)
        if closer:
            return -closer * self.failed
        rules = self.rules
        if rules.unclaimed == "last-trick":
            return 1
        pa += rules.last_trick_bonus
        ahead = pa - pb
        if self._keeps_marriages:
            ahead = pa - (qa >> _MARRIAGES) - (pb + (qb & PENDING) - (qb >> _MARRIAGES))
        if ahead > 0:
            return self.stakes(qb, pb, 0)
        return -self.stakes(qa, pa, 0) if ahead else 0
