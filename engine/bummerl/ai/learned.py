"""How moves end while the stock is open, as a network has learned from millions of deals."""

from dataclasses import replace
from functools import cached_property

from bummerl.ai.features import Features
from bummerl.ai.network import RESULTS, Chances, network
from bummerl.cards import BIT, KING_QUEEN, SUIT, Card, cards_in
from bummerl.moves import ANNOUNCE, EXCHANGE, Move
from bummerl.scoring import ENOUGH, Standing, won_by
from bummerl.tricks import strict_answers
from bummerl.view import View

Worth = tuple[float, ...]


class Learned:
    """Judges the moves of a view whose stock is open; `worth` gives what -3 to 3 game points are worth to its seat."""

    def __init__(self, view: View, worth: Worth) -> None:
        self._view = view
        self._worth = worth
        self._network = network("six" if "9" in view.rules.ranks else "five")
        # In training the cards of a marriage were led as they were announced.
        announced = 0 if view.announcing is None or view.led is not None else KING_QUEEN[view.announcing]
        self._features = Features(replace(view, own_shown=view.own_shown & ~announced))
        self._base = self._network.sums(self._network.first_bias, self._features.entries)

    def mean(self, chances: Chances) -> float:
        """Mean worth of results that are so likely."""
        return sum(chance * self._worth[result] for chance, result in zip(chances, RESULTS, strict=True))

    def chances(self, move: Move) -> Chances:
        """How likely each result is after a card, an announcement or the exchange."""
        view = self._view
        if move == EXCHANGE:
            return Learned(self._after_exchange(), self._worth).best()
        if move >= ANNOUNCE:
            suit = move - ANNOUNCE
            return max((self._announced(card, suit) for card in self._leads(suit)), key=self.mean)
        suit = SUIT[move]
        if suit not in self._marriages or move not in self._leads(suit):
            return self._after(move, view.announcing if view.led is None else None, announced=0)
        announced = self._announced(move, suit)
        if view.rules.marriage_auto:
            return announced
        # To lead a card of a marriage without announcing it was never tried; it cannot be better.
        return min(self._after(move, None, announced=0), announced, key=self.mean)

    def best(self) -> Chances:
        """How likely each result is after the best card or announcement."""
        moves = (*self._cards(), *(ANNOUNCE + suit for suit in self._marriages))
        return max(map(self.chances, moves), key=self.mean)

    def _cards(self) -> tuple[Card, ...]:
        view = self._view
        hand = view.hand
        if view.led is not None and view.rules.strict_from_start:
            hand = strict_answers(hand, view.led, view.trumps, view.rules.must_head)
        return cards_in(hand) if view.led is not None or view.announcing is None else self._leads(view.announcing)

    def _leads(self, suit: int) -> tuple[Card, ...]:
        """The cards that may be led with a marriage."""
        return cards_in(KING_QUEEN[suit])[self._view.rules.marriage_lead == "K" :]

    @cached_property
    def _marriages(self) -> tuple[int, ...]:
        """Suits of the marriages that may be announced now."""
        view = self._view
        first = not sum(view.trick_counts)
        if view.led is not None or view.announcing is not None or (first and not view.rules.marriage_first_lead):
            return ()
        return tuple(suit for suit, pair in enumerate(KING_QUEEN) if view.hand & pair == pair)

    def _announced(self, card: Card, suit: int) -> Chances:
        """After leading a card with its marriage."""
        view = self._view
        worth = 40 if suit == view.trump else 20
        if self._counts_at_once and view.points[view.seat] + worth >= ENOUGH:
            won = won_by(view.rules, Standing(view.trick_counts, view.points, None), view.seat).game_points
            return tuple(float(result == won) for result in RESULTS)
        return self._after(card, suit, announced=worth)

    @property
    def _counts_at_once(self) -> bool:
        view = self._view
        return view.rules.marriage_counts == "with-trick" and view.trick_counts[view.seat] > 0

    def _after(self, card: Card, suit: int | None, announced: int) -> Chances:
        """After playing a card, with `announced` points of a marriage announced by it."""
        view = self._view
        points, pending = view.points[view.seat], view.pending[view.seat]
        if self._counts_at_once:
            points += announced
        else:
            pending += announced
        entries, gone = self._features.of_card(card, points, pending, suit)
        return self._network.chances(self._network.sums(self._base, entries, gone))

    def _after_exchange(self) -> View:
        view = self._view
        assert view.bottom is not None
        lowest = view.rules.lowest(view.trump)
        hand = view.hand ^ BIT[lowest] ^ BIT[view.bottom]
        return replace(view, hand=hand, bottom=lowest, own_shown=view.own_shown | BIT[view.bottom])
