"""Play after closing, judged by what its player can know: one plan for all hands that it cannot tell apart.

The opponent is taken to see everything and to play best; the player whose moves are judged must lead or answer the
same card in all worlds that look the same to it. Averaging solutions that each know the hidden hand would promise
too much (strategy fusion).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.solver import MOST, QUEENS, Solver
from bummerl.cards import BIT, SUIT, Card, CardSet, cards_in
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins

Worth = tuple[float, ...]


class Guarded:
    """Values of one seat's plans once the stock is closed; `closer` is 1 if that seat closed it, else -1.

    `worth` gives what -3 to 3 game points are worth to the seat. Raises `OutOfTimeError` when the deadline strikes.
    """

    def __init__(self, solver: Solver, closer: int, worth: Worth, deadline: Deadline = never) -> None:
        self._solver = solver
        self._check = deadline.check
        self._closer = closer
        self._worth = worth

    def lead(self, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int) -> list[int]:
        """Game points in each world, in the order of `hands`, for the seat, which leads."""
        solver = self._solver
        if pa >= ENOUGH:
            return [solver.stakes(qb, pb, self._closer)] * len(hands)
        if len(hands) == 1:
            return [solver.lead(a, hand, pa, pb, qa, qb, self._closer, -MOST, MOST) for hand in hands]
        plans = []
        for card, p, q in self.leads(a, pa, qa, qb):
            if p >= ENOUGH:
                return [solver.stakes(qb, pb, self._closer)] * len(hands)
            rest, closer = a ^ BIT[card], self._closer
            best = [solver.answer(card, rest, hand, p, pb, q, qb, closer, -MOST, MOST) for hand in self._in_time(hands)]
            plans.append((self.total(best), card, p, q))
        plans.sort(reverse=True)
        chosen: list[int] = []
        most = -1000.0
        for promise, card, p, q in plans:
            if promise <= most:
                break
            values = self.led(card, a ^ BIT[card], hands, p, pb, q, qb)
            total = self.total(values)
            if total > most:
                most, chosen = total, values
        return chosen

    def _in_time(self, hands: list[CardSet]) -> Iterator[CardSet]:
        for hand in hands:
            self._check()
            yield hand

    def total(self, values: Iterable[int]) -> float:
        """Worth of the worlds together."""
        worth = self._worth
        return sum([worth[value] for value in values])

    def leads(self, a: CardSet, pa: int, qa: int, qb: int) -> list[tuple[Card, int, int]]:
        """Every lead with the points and `q` after what it announces."""
        solver = self._solver
        pairs = a & a >> 1 & QUEENS
        pairs = pairs * 3 if pairs and solver.may_announce(qa, qb) else 0
        return [
            (card, *solver.announced(SUIT[card], pa, qa))
            if pairs >> card & 1 and solver.announces_by_leading(card)
            else (card, pa, qa)
            for card in cards_in(a)
        ]

    def led(self, card: Card, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int) -> list[int]:
        """The same after `card` has left the seat's hand `a`: the opponent answers what is best in its world."""
        solver = self._solver
        closer = self._closer
        if pa >= ENOUGH:
            return [solver.stakes(qb, pb, closer)] * len(hands)
        groups: defaultdict[Card, list[int]] = defaultdict(list)
        for index, hand in enumerate(self._in_time(hands)):
            taking, giving = solver.answers(card, hand)
            answers = cards_in(taking | giving)
            if len(answers) > 1:
                answer = min(
                    answers,
                    key=lambda answer, hand=hand: solver.after(  # type: ignore[misc]
                        card, answer, a, hand ^ BIT[answer], pa, pb, qa, qb, closer
                    ),
                )
            else:
                answer = answers[0]
            groups[answer].append(index)
        values = [0] * len(hands)
        for answer, indices in groups.items():
            rest = [hands[index] ^ BIT[answer] for index in indices]
            for index, value in zip(indices, self.after(card, answer, a, rest, pa, pb, qa, qb), strict=True):
                values[index] = value
        return values

    def after(
        self, led: Card, answer: Card, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int
    ) -> list[int]:
        """The same after the opponent's answer to the seat's lead."""
        solver = self._solver
        closer = self._closer
        if answer_wins(led, answer, solver.trumps):
            p, q = solver.taken(led, answer, pb, qb)
            if not a:
                return [-solver.end(p, pa, q, qa, -closer)] * len(hands)
            return self.wait(a, hands, pa, p, qa, q)
        p, q = solver.taken(led, answer, pa, qa)
        if not a:
            return [solver.end(p, pb, q, qb, closer)] * len(hands)
        return self.lead(a, hands, p, pb, q, qb)

    def wait(self, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int) -> list[int]:
        """The same while the opponent leads, what is best in its world."""
        solver = self._solver
        closer = self._closer
        if pb >= ENOUGH:
            return [-solver.stakes(qa, pa, -closer)] * len(hands)
        values = [0] * len(hands)
        groups: defaultdict[tuple[Card, int, int], list[int]] = defaultdict(list)
        for index, hand in enumerate(self._in_time(hands)):
            best = -1000
            chosen = None
            for card, p, q in self.leads(hand, pb, qb, qa):
                if p >= ENOUGH:
                    value = solver.stakes(qa, pa, -closer)
                else:
                    value = solver.answer(card, hand ^ BIT[card], a, p, pa, q, qa, -closer, -MOST, MOST)
                if value > best:
                    best, chosen = value, (card, p, q)
            assert chosen is not None
            groups[chosen].append(index)
        for (card, p, q), indices in groups.items():
            rest = [hands[index] ^ BIT[card] for index in indices]
            for index, value in zip(indices, self.answer(card, a, rest, pa, p, qa, q), strict=True):
                values[index] = value
        return values

    def answer(self, led: Card, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int) -> list[int]:
        """The same once the opponent has led `led`: the seat answers one card in all worlds."""
        solver = self._solver
        closer = self._closer
        if pb >= ENOUGH:
            return [-solver.stakes(qa, pa, -closer)] * len(hands)
        taking, giving = solver.answers(led, a)
        answers = cards_in(taking | giving)
        if len(answers) == 1:
            return self.answered(led, answers[0], a ^ BIT[answers[0]], hands, pa, pb, qa, qb)
        plans = []
        for card in answers:
            rest = a ^ BIT[card]
            best = [-solver.after(led, card, hand, rest, pb, pa, qb, qa, -closer) for hand in self._in_time(hands)]
            plans.append((self.total(best), card, best))
        plans.sort(reverse=True)
        if len(hands) == 1:
            return plans[0][2]
        chosen: list[int] = []
        most = -1000.0
        for promise, card, _ in plans:
            if promise <= most:
                break
            values = self.answered(led, card, a ^ BIT[card], hands, pa, pb, qa, qb)
            total = self.total(values)
            if total > most:
                most, chosen = total, values
        return chosen

    def answered(
        self, led: Card, card: Card, a: CardSet, hands: list[CardSet], pa: int, pb: int, qa: int, qb: int
    ) -> list[int]:
        """The same after the seat's answer to the opponent's lead."""
        solver = self._solver
        closer = self._closer
        if answer_wins(led, card, solver.trumps):
            p, q = solver.taken(led, card, pa, qa)
            if not a:
                return [solver.end(p, pb, q, qb, closer)] * len(hands)
            return self.lead(a, hands, p, pb, q, qb)
        p, q = solver.taken(led, card, pb, qb)
        if not a:
            return [-solver.end(p, pa, q, qa, -closer)] * len(hands)
        return self.wait(a, hands, pa, p, qa, q)
