"""Exact values of positions in play in which every card's place is known.

A value is the declaring side's: from 3 to -3 in the Normal game, the game points before doubling; 1 or -1 in all other
contracts, made or not. Nobody claims falsely, and whoever may claim claims at once.

What counts so far is a tuple, the standing. In the Normal game: the points of the declaring and of the defending side,
then for each its marriages that do not count yet, or `WON` once it has a trick. In a Schnapser: points, marriages that
do not count yet, tricks, the dearest marriage announced, and whether one of trumps has been led to this trick. Else it
is empty.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bummerl.ai.auction.game import Game, Standing
from bummerl.ai.solver import NEVER, strong_first
from bummerl.cards import KING_QUEEN, SUIT, SUIT_SET, SUIT_SET_OF, VALUES, Card, CardSet, cards_in
from bummerl.scoring import ENOUGH, SCHNEIDER
from bummerl.tables.auction.tricks import ranking
from bummerl.tables.auction.view import side_of

WON = -1
"""In place of marriages that do not count yet: the side has a trick."""

_PAIRS: tuple[int, ...] = tuple(KING_QUEEN)


class Trick(NamedTuple):
    """The cards on the table, as far as they matter."""

    led: CardSet
    """All cards of the suit that was led."""
    best: Card
    winner: int
    """The seat whose card is the best."""
    points: int
    left: int
    """How many have still to play."""


class Solver:
    """Solves positions of one game with given hands; remembers what it has solved."""

    def __init__(self, game: Game, hands: Sequence[CardSet]) -> None:
        self.game = game
        rules, contract = game.rules, game.contract
        self.hands = list(hands)
        """Cards still held; changed while searching, and as they were afterwards. Empty for who does not play."""
        if game.out is not None:
            self.hands[game.out] = 0
        self._seats = range(rules.seats)
        playing = [seat for seat in self._seats if seat != game.out]
        self.others = len(playing) - 1
        """How many answer a lead."""
        self._next = [
            next(each % rules.seats for each in range(seat + 1, seat + 5) if each % rules.seats in playing)
            for seat in self._seats
        ]
        self._declares = [side_of(rules, game.declarer, seat) == 0 for seat in self._seats]
        self.trumps: CardSet = SUIT_SET[game.trump] if contract.trump else 0
        self._higher = ranking(contract.ranks).higher
        self._must_undertrump = rules.must_undertrump
        self._counts_at_once = not rules.marriage_needs_trick
        self._most = game.most
        self._after = {
            "points": self._after_in_normal,
            "schnapser": self._after_in_schnapser,
            "no-trick": self._after_without_trick,
            "all-tricks": self._after_with_all_tricks,
        }[contract.goal]
        self._normal = contract.goal == "points"
        self._table: dict[tuple[int, Standing], tuple[int, int]] = {}

    @property
    def positions(self) -> int:
        """How many positions have been remembered."""
        return len(self._table)

    def value(self) -> int:
        """The value before the first lead."""
        return self.lead(self.game.first, self.game.beginning, -self._most, self._most)

    # The search

    def lead(self, seat: int, standing: Standing, alpha: int, beta: int) -> int:  # noqa: C901 - one function, for speed
        """Value before `seat` leads; a bound of it if it is not between `alpha` and `beta`."""
        low, high = -self._most, self._most
        if self._normal:
            pa, pb, qa, qb = standing
            low = -3 if qa >= 0 else -2 if pa < SCHNEIDER else -1
            high = 3 if qb >= 0 else 2 if pb < SCHNEIDER else 1
        hands = self.hands
        key = (sum(hands) << 2 | seat, standing)
        low, high = self._table.get(key, (low, high))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling = alpha, beta
        hand = hands[seat]
        marriages = self._marriages(seat)
        maximizing = self._declares[seat]
        best = -NEVER if maximizing else NEVER
        for card in strong_first(hand):
            after: Standing | int = standing
            suit = SUIT[card]
            if marriages and marriages >> card & 1 and _PAIRS[suit] & hand == _PAIRS[suit]:
                after = self.announced(seat, suit, standing)
            value = after if isinstance(after, int) else self.lead_card(seat, card, after, alpha, beta)
            if after is not standing and not self._normal:
                # In a Schnapser a marriage may cost a trick.
                value = max(value, self.lead_card(seat, card, standing, alpha, beta))
            if maximizing:
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
            elif value < best:
                best = value
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        if best <= floor:
            self._table[key] = (low, best)
        elif best >= ceiling:
            self._table[key] = (best, high)
        else:
            self._table[key] = (best, best)
        return best

    def _marriages(self, seat: int) -> CardSet:
        """The cards that may be led with a marriage, if their mates are there."""
        if self._normal or (self.game.contract.marriages and seat == self.game.declarer):
            return _KINGS_AND_QUEENS
        return 0

    def lead_card(self, seat: int, card: Card, standing: Standing, alpha: int, beta: int) -> int:
        """Value once `seat` leads a card of its hand."""
        hands = self.hands
        hands[seat] ^= 1 << card
        value = self.answer(
            self._next[seat], Trick(SUIT_SET_OF[card], card, seat, VALUES[card], self.others), standing, alpha, beta
        )
        hands[seat] ^= 1 << card
        return value

    def answer(  # noqa: C901 - one function, for speed
        self, seat: int, trick: Trick, standing: Standing, alpha: int, beta: int
    ) -> int:
        """Value before `seat` answers."""
        led, best_card, winner, points, left = trick
        hands = self.hands
        hand = hands[seat]
        higher = self._higher[best_card]
        cards = hand & led
        if cards:
            takes = cards & higher if led >> best_card & 1 else 0
        else:
            cards = hand
            held = hand & self.trumps
            takes = held
            if held:
                takes = held & higher if self.trumps >> best_card & 1 else held
                if self._must_undertrump:
                    cards = held
        maximizing = self._declares[seat]
        if takes:
            order = strong_first(takes)
        elif self._declares[winner] == maximizing:
            order = strong_first(cards)
        else:
            order = cards_in(cards)
        left -= 1
        following = self._next[seat]
        best = -NEVER if maximizing else NEVER
        for card in order:
            hands[seat] = hand ^ 1 << card
            if takes:
                best_card, winner = card, seat
            if left:
                value = self.answer(
                    following, Trick(led, best_card, winner, points + VALUES[card], left), standing, alpha, beta
                )
            else:
                value = self._after(winner, points + VALUES[card], standing, alpha, beta)
            if maximizing:
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
            elif value < best:
                best = value
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        hands[seat] = hand
        return best

    def answer_card(self, seat: int, card: Card, trick: Trick, standing: Standing, alpha: int, beta: int) -> int:
        """Value once `seat` answers with a card of its hand."""
        led, best, winner, points, left = trick
        same = SUIT_SET_OF[best] >> card & 1
        if self._higher[best] >> card & 1 if same else self.trumps >> card & 1:
            best, winner = card, seat
        points += VALUES[card]
        self.hands[seat] ^= 1 << card
        if left > 1:
            value = self.answer(self._next[seat], Trick(led, best, winner, points, left - 1), standing, alpha, beta)
        else:
            value = self._after(winner, points, standing, alpha, beta)
        self.hands[seat] ^= 1 << card
        return value

    # What counts

    def announced(self, seat: int, suit: int, standing: Standing) -> Standing | int:
        """The standing after a marriage, or the value if that decides."""
        worth = 40 if suit == self.game.trump else 20
        if not self._normal:
            total, pending, tricks, dearest, _ = standing
            forty = int(worth == 40)
            dearest = max(worth, dearest)
            if not tricks and not self._counts_at_once:
                return total, pending + worth, tricks, dearest, forty
            total += worth
            if total >= ENOUGH and tricks <= self.game.rules.schnapser_tricks(dearest):
                return 1
            return total, pending, tricks, dearest, forty
        pa, pb, qa, qb = standing
        if self._declares[seat]:
            if qa >= 0 and not self._counts_at_once:
                return pa, pb, qa + worth, qb
            pa += worth
            return self._won_normal(pb, qb) if pa >= ENOUGH else (pa, pb, qa, qb)
        if qb >= 0 and not self._counts_at_once:
            return pa, pb, qa, qb + worth
        pb += worth
        return -self._won_normal(pa, qa) if pb >= ENOUGH else (pa, pb, qa, qb)

    @staticmethod
    def _won_normal(points: int, pending: int) -> int:
        """Game points of who has enough, by the standing of the loser."""
        return 3 if pending >= 0 else 2 if points < SCHNEIDER else 1

    def _after_in_normal(self, winner: int, points: int, standing: Standing, alpha: int, beta: int) -> int:
        pa, pb, qa, qb = standing
        if self._declares[winner]:
            pa += points + (qa if qa > 0 else 0)
            if pa >= ENOUGH:
                return self._won_normal(pb, qb)
            if not self.hands[winner]:
                return 1
            return self.lead(winner, (pa, pb, WON, qb), alpha, beta)
        pb += points + (qb if qb > 0 else 0)
        if pb >= ENOUGH:
            return -self._won_normal(pa, qa)
        if not self.hands[winner]:
            return -1
        return self.lead(winner, (pa, pb, qa, WON), alpha, beta)

    def _after_in_schnapser(self, winner: int, points: int, standing: Standing, alpha: int, beta: int) -> int:
        if winner != self.game.declarer:
            return -1
        total, pending, tricks, dearest, forty = standing
        total += points + pending
        tricks += 1
        most = self.game.rules.schnapser_tricks(dearest)
        if tricks <= most and total >= ENOUGH:
            return 1
        if tricks >= most or (forty and self.game.rules.vierziger_must_finish):
            return -1
        return self.lead(winner, (total, 0, tricks, dearest, 0), alpha, beta)

    def _after_without_trick(self, winner: int, _points: int, standing: Standing, alpha: int, beta: int) -> int:
        if winner == self.game.declarer:
            return -1
        return self.lead(winner, standing, alpha, beta) if self.hands[winner] else 1

    def _after_with_all_tricks(self, winner: int, _points: int, standing: Standing, alpha: int, beta: int) -> int:
        if winner != self.game.declarer:
            return -1
        return self.lead(winner, standing, alpha, beta) if self.hands[winner] else 1


_KINGS_AND_QUEENS: CardSet = sum(_PAIRS)
