"""What each move of a view is worth in one world, exactly: a world fixes the opponent's hand and the stock."""

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.drawing import DrawingSolver, Stock
from bummerl.ai.solver import MOST, QUEENS
from bummerl.ai.worlds import World
from bummerl.cards import CARD_COUNT, SUIT, Card, CardSet, cards_in
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, Move
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins
from bummerl.view import View


class Valuer:
    """Values the moves of one view in any of its worlds; positions met in several worlds are solved once.

    Raises `OutOfTimeError` when the deadline strikes while a world with a stock is being solved.
    """

    def __init__(self, view: View, deadline: Deadline = never) -> None:
        self.view = view
        self._drawing = DrawingSolver(view.rules, view.trump, deadline)
        self._solver = self._drawing.ending
        self._closer = 0
        if view.closing is not None:
            self._solver = self._drawing.closed_by(view.closing)
            self._closer = 1 if view.closing.by == view.leader else -1
        self._open = view.stock > 0 and view.closing is None
        self._points = (view.points[view.leader], view.points[1 - view.leader])
        self._qs = tuple(
            self._solver.standing(view.trick_counts[seat], view.pending[seat], view.announced[seat])
            for seat in (view.leader, 1 - view.leader)
        )

    @property
    def positions(self) -> int:
        """How many positions have been solved."""
        return self._drawing.positions

    def values(self, world: World, moves: tuple[Move, ...]) -> dict[Move, int]:
        """Game points, for the seat of the view, that follow from each of the moves under best play."""
        led = self.view.led
        if led is None:
            return {move: self._value_of_lead(move, world) for move in moves}
        return {move: self._value_of_answer(led, move, world) for move in moves}

    def _value_of_lead(self, move: Move, world: World) -> int:
        pa, pb = self._points
        qa, qb = self._qs
        hand = self.view.hand
        if move == CLAIM:
            return self._solver.stakes(qb, pb, self._closer)
        if move == EXCHANGE:
            changed, stock = self._drawing.exchanged(hand, world.stock)
            if self.view.announcing is not None:
                return self._after_marriage(self.view.announcing, changed, stock, pa, qa, world)
            return self._drawing.lead(changed, world.hand, pa, pb, qa, qb, stock, -MOST, MOST)
        if move == CLOSE:
            suit = self.view.announcing
            return self._drawing.close(hand, world.hand, pa, pb, qa, qb, world.stock, suit, -MOST, MOST)
        if move >= CARD_COUNT:
            pa, qa = self._solver.announced(move - ANNOUNCE, pa, qa)
            return self._after_marriage(move - ANNOUNCE, hand, world.stock, pa, qa, world)
        if self._announces_by_leading(move):
            pa, qa = self._solver.announced(SUIT[move], pa, qa)
            if pa >= ENOUGH:
                return self._solver.stakes(qb, pb, self._closer)
        return self._value_of_card(move, hand, world.stock, pa, qa, world)

    def _announces_by_leading(self, card: Card) -> bool:
        rules = self.view.rules
        qa, qb = self._qs
        pairs = self.view.hand & self.view.hand >> 1 & QUEENS
        if not rules.marriage_auto or not pairs * 3 >> card & 1:
            return False
        return self._drawing.may_announce(qa, qb) if self._open else self._solver.may_announce(qa, qb)

    def _after_marriage(self, suit: int, hand: CardSet, stock: Stock, pa: int, qa: int, world: World) -> int:
        """Value once a marriage is announced, its points counted in: by its cards, or first exchanging or closing."""
        pb, qb = self._points[1], self._qs[1]
        if pa >= ENOUGH:
            return self._solver.stakes(qb, pb, self._closer)
        drawing = self._drawing
        values = [self._value_of_card(card, hand, stock, pa, qa, world) for card in drawing.marriage_leads(suit)]
        if self._open and drawing.may_close(qa, stock):
            values.append(drawing.close(hand, world.hand, pa, pb, qa, qb, stock, suit, -MOST, MOST))
        if self._open and drawing.may_exchange(hand, qa, stock):
            values.append(self._after_marriage(suit, *drawing.exchanged(hand, stock), pa, qa, world))
        return max(values)

    def _value_of_card(self, card: Card, hand: CardSet, stock: Stock, pa: int, qa: int, world: World) -> int:
        hand ^= 1 << card
        pb, qb = self._points[1], self._qs[1]
        if self._open:
            return self._drawing.answer(card, hand, world.hand, pa, pb, qa, qb, stock, -MOST, MOST)
        return self._solver.answer(card, hand, world.hand, pa, pb, qa, qb, self._closer, -MOST, MOST)

    def _value_of_answer(self, led: Card, move: Move, world: World) -> int:
        pa, pb = self._points
        qa, qb = self._qs
        hand = self.view.hand
        if move == CLAIM:
            return self._solver.stakes(qa, pa, -self._closer)
        if move == EXCHANGE:
            changed, stock = self._drawing.exchanged(hand, world.stock)
            return -self._drawing.answer(led, world.hand, changed, pa, pb, qa, qb, stock, -MOST, MOST)
        hand ^= 1 << move
        if self._open:
            return -self._drawing.after(led, move, world.hand, hand, pa, pb, qa, qb, world.stock, -MOST, MOST)
        return -self._solver.after(led, move, world.hand, hand, pa, pb, qa, qb, self._closer)

    def chance(self, world: World, move: Move) -> float:
        """Mean value over the opponent's next cards, once nobody draws: what a faulty opponent may still give away."""
        led = self.view.led
        if led is not None:
            return self._chance_of_answer(led, move, world)
        pa, qa = self._points[0], self._qs[0]
        if move >= ANNOUNCE:
            suit = move - ANNOUNCE
            pa, qa = self._solver.announced(suit, pa, qa)
            return max(self._chance_of_lead(card, pa, qa, world) for card in self._drawing.marriage_leads(suit))
        if self._announces_by_leading(move):
            pa, qa = self._solver.announced(SUIT[move], pa, qa)
        return self._chance_of_lead(move, pa, qa, world)

    def _chance_of_lead(self, card: Card, pa: int, qa: int, world: World) -> float:
        if pa >= ENOUGH:
            return self._solver.stakes(self._qs[1], self._points[1], self._closer)
        hand = self.view.hand ^ 1 << card
        pb, qb = self._points[1], self._qs[1]
        taking, giving = self._solver.answers(card, world.hand)
        values = [
            self._solver.after(card, reply, hand, world.hand ^ 1 << reply, pa, pb, qa, qb, self._closer)
            for reply in cards_in(taking | giving)
        ]
        return sum(values) / len(values)

    def _chance_of_answer(self, led: Card, card: Card, world: World) -> float:
        pb, qb = self._points[1], self._qs[1]
        hand = self.view.hand ^ 1 << card
        pa, qa = self._solver.taken(led, card, self._points[0], self._qs[0])
        if not hand or pa >= ENOUGH or answer_wins(led, card, self.view.trumps):
            return self._value_of_answer(led, card, world)
        values = [
            self._solver.answer(lead, world.hand ^ 1 << lead, hand, pa, pb, qa, qb, self._closer, -MOST, MOST)
            for lead in cards_in(world.hand)
        ]
        return -sum(values) / len(values)
