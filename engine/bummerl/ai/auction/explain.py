"""Why a move is good in a game with an auction: reasons as facts, which every language puts into its own words.

As in the game for two, every reason tells the move from another one. The cards on the table, the own hand and the cards
not seen are enough for them; how much better a move is follows from its valuation.
"""

from collections.abc import Iterator

from bummerl.ai.auction.evaluate import AuctionEvaluation
from bummerl.ai.explain import CLEAR, HIGH, NOTED, Reason
from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT, VALUES, Card
from bummerl.moves import Move
from bummerl.tables.auction.tricks import best_of, ranking
from bummerl.tables.auction.view import AuctionView


def explain_in_auction(
    view: AuctionView, move: Move, evaluation: AuctionEvaluation, instead: Move | None = None
) -> tuple[Reason, ...]:
    """The reasons for `move`, the most telling first, in comparison with the move played `instead` or the next best.

    Besides kinds of `Reason` for two hands there are:

    | kind | says |
    |---|---|
    | ``smears`` | the trick is the partner's for good, `card` brings `points` to it |
    | ``unbeaten`` | no card of anybody else beats `card` when it is led |
    | ``all-known`` | all hands are known, the rest was computed |
    """
    others = [each.move for each in evaluation.moves if each.move != move]
    rival = instead if instead not in (None, move) else next(iter(others), None)
    facts: tuple[Reason, ...] = ()
    if view.stage == "play" and rival is not None and move < CARD_COUNT and rival < CARD_COUNT:
        facts = tuple(_Play(view).facts(move, rival))
    known = (Reason("all-known"),) if evaluation.exact else ()
    if rival is None:
        return (*((Reason("only"),) if len(view.legal) == 1 else ()), *known)
    return (*facts, *_compared(move, rival, evaluation, bool(facts)), *known)


class _Play:
    """What cards do in the present trick."""

    def __init__(self, view: AuctionView) -> None:
        assert view.contract is not None
        assert view.declarer is not None
        self._view = view
        self._contract = view.contract
        self._order = ranking(view.ranks)
        self._cards = tuple(card for _, card in view.table)
        self._shuns = view.contract.goal == "no-trick" and view.seat == view.declarer
        """Whether the seat must not take a trick."""
        playing = len(view.sizes) - (view.contract.alone and len(view.sizes) == 4)
        self._last = len(view.table) == playing - 1

    def facts(self, card: Card, rival: Card) -> Iterator[Reason]:
        if not self._cards:
            yield from self._led(card, rival)
        elif self._counts:
            yield from self._answered(card, rival)
        yield from self._kept(card, rival)

    def _takes(self, card: Card) -> bool:
        """Whether a card wins the trick from those on the table."""
        return best_of((*self._cards, card), self._view.trumps, self._order) == len(self._cards)

    def _led(self, card: Card, rival: Card) -> Iterator[Reason]:
        if not self._shuns and not self._beaten(card) and self._beaten(rival):
            yield Reason("unbeaten", card=card)

    def _beaten(self, card: Card) -> bool:
        """Whether a card in another hand may beat a card that wins the trick so far."""
        view = self._view
        strangers = view.unseen
        for seat, cards in enumerate(view.known):
            strangers |= cards if seat != view.seat else 0
        trumps = 0 if view.trumps >> card & 1 else view.trumps
        return bool(strangers & (self._order.higher[card] | trumps))

    def _answered(self, card: Card, rival: Card) -> Iterator[Reason]:
        """Who can take the trick must, so either all cards that may be played take it or none does."""
        view = self._view
        trick = sum(VALUES[each] for each in self._cards)
        points, other = trick + VALUES[card], trick + VALUES[rival]
        at = best_of(self._cards, view.trumps, self._order)
        if self._takes(card):
            if self._last and points >= other + NOTED:
                yield Reason("more", card=card, points=points, move=rival, against=other)
        elif view.side_of(view.table[at][0]) != view.side_of(view.seat):
            if self._last and points + NOTED <= other:
                yield Reason("less", card=card, points=points, move=rival, against=other)
        elif (self._last or not self._beaten(self._cards[at])) and points >= other + NOTED:
            yield Reason("smears", card=card, points=VALUES[card])

    @property
    def _counts(self) -> bool:
        """Whether points decide."""
        return self._contract.marriages

    def _kept(self, card: Card, rival: Card) -> Iterator[Reason]:
        """What stays in the hand because `rival` is not played."""
        view, pair = self._view, KING_QUEEN[SUIT[rival]]
        breaks = pair & view.hand == pair and pair >> rival & 1 and not pair >> card & 1
        if self._contract.marriages and breaks and not view.announced[view.seat] >> SUIT[rival] & 1:
            yield Reason("pair", card=rival)
        elif not self._shuns and self._stronger(rival, card):
            yield Reason("keeps", card=rival)

    def _stronger(self, one: Card, other: Card) -> bool:
        """Whether a card is worth being kept rather than another."""
        trumps = self._view.trumps
        if trumps >> one & 1 and not trumps >> other & 1:
            return True
        if self._counts:
            return VALUES[one] >= HIGH > VALUES[other]
        return bool(self._order.higher[other] >> one & 1)


def _compared(move: Move, rival: Move, evaluation: AuctionEvaluation, explained: bool) -> Iterator[Reason]:
    """How much better the move is than another, if it is clearly so or nothing else tells them apart."""
    points = {each.move: each.points for each in evaluation.moves}
    if move in points and rival in points:
        gain = points[move] - points[rival]
        if gain >= CLEAR:
            yield Reason("better", move=rival, difference=gain)
        elif not explained and gain > -CLEAR:
            yield Reason("alike", move=rival)
