"""The computer player of Tute: songs and swaps at once, thrift while the stock is open, exact play at the end."""

from bummerl.ai.deadline import Deadline, OutOfTimeError, never
from bummerl.cards import SPANISH, Card, CardSet, cards_in
from bummerl.moves import Move
from bummerl.tables.tute import LAST_TRICK, SING, SWAP, TUTE, TuteView
from bummerl.tricks import answer_wins, strict_answers

_VALUES = SPANISH.values


def choose_in_tute(view: TuteView, deadline: Deadline = never) -> Move:
    """The move of a careful player; it follows from the view alone, unless the deadline strikes."""
    for wanted in (TUTE, SWAP):
        if wanted in view.legal:
            return wanted
    songs = [move for move in view.legal if move >= SING]
    if songs:
        return songs[0]
    if len(view.legal) == 1:
        return view.legal[0]
    by_thumb = _by_thumb(view)
    return by_thumb if view.stock else _at_the_end(view, by_thumb, deadline)


def _by_thumb(view: TuteView) -> Card:
    if view.led is None:
        return min(view.legal, key=lambda card: _cost_of_leading(view, card))
    return _answer(view, view.led)


def _keeping(view: TuteView, card: Card) -> float:
    """How dear a card is to its holder while the stock is open."""
    cost = float(_VALUES[card])
    if view.trumps >> card & 1:
        cost += 12 + card % SPANISH.suit_size / 2
    pair = SPANISH.marriage[SPANISH.suit[card]]
    if pair >> card & 1 and not (view.announced[0] | view.announced[1]) >> SPANISH.suit[card] & 1:
        lost = pair & ~(view.hand | view.unseen)
        if not lost:
            cost += 10 if view.hand & pair == pair else 4
    return cost + card % SPANISH.suit_size / 100


def _cost_of_leading(view: TuteView, card: Card) -> float:
    """Points at risk: those of the card if something unseen beats it, and what it is worth in the hand."""
    beaten_by = SPANISH.higher[card] & (view.unseen | view.opponent_known)
    risk = _VALUES[card] if beaten_by or not view.trumps >> card & 1 else 0
    return _keeping(view, card) + risk


def _answer(view: TuteView, led: Card) -> Move:
    winning = [card for card in view.legal if answer_wins(led, card, view.trumps, SPANISH)]
    losing = [card for card in view.legal if card not in winning]
    plain = [card for card in winning if not view.trumps >> card & 1]
    if plain:
        return max(plain, key=lambda card: _VALUES[card] - (_keeping(view, card) - _VALUES[card]))
    cheapest = min(losing, key=lambda card: _keeping(view, card)) if losing else None
    if winning:
        trump = min(winning, key=lambda card: _keeping(view, card))
        if cheapest is None or _VALUES[led] + _VALUES[cheapest] > 3 + _VALUES[trump] / 2:
            return trump
    assert cheapest is not None
    return cheapest


def _at_the_end(view: TuteView, by_thumb: Card, deadline: Deadline) -> Card:
    """With the stock used up the opponent's hand is known: the card that wins most points.

    Of cards that there was no time to solve, only the one by thumb is played.
    """
    solver = _Ending(view.trumps, deadline)
    other = view.opponent_known | view.unseen
    values: dict[Card, int] = {}
    for card in (by_thumb, *(card for card in view.legal if card != by_thumb)):
        try:
            if view.led is None:
                values[card] = solver.after_lead(view.hand, other, card, -1000, 1000)
            else:
                values[card] = solver.after_answer(other, view.hand, view.led, card, -1000, 1000)
        except OutOfTimeError:
            break
    return max(values, key=values.__getitem__, default=by_thumb)


class _Ending:
    """Best play with both hands known, in points more than the opponent from here on.

    Raises `OutOfTimeError` when the deadline strikes.
    """

    def __init__(self, trumps: CardSet, deadline: Deadline) -> None:
        self._trumps = trumps
        self._check = deadline.check
        self._known: dict[tuple[CardSet, CardSet], tuple[int, int]] = {}

    def _lead(self, own: CardSet, other: CardSet, low: int, high: int) -> int:
        """The value for the seat on lead, exact between `low` and `high`, else a bound."""
        if not own:
            return 0
        least, most = self._known.get((own, other), (-1000, 1000))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._check()
        best = -1000
        floor = low
        for card in sorted(cards_in(own), key=_VALUES.__getitem__, reverse=True):
            best = max(best, self.after_lead(own, other, card, floor, high))
            floor = max(floor, best)
            if best >= high:
                break
        if best <= low:
            most = min(most, best)
        elif best >= high:
            least = max(least, best)
        else:
            least = most = best
        self._known[own, other] = (least, most)
        return best

    def after_lead(self, own: CardSet, other: CardSet, card: Card, low: int, high: int) -> int:
        """The value for the leader once `card` is led."""
        worst = 1000
        ceiling = high
        answers = strict_answers(other, card, self._trumps, must_head=True, deck=SPANISH)
        for answer in cards_in(answers):
            worst = min(worst, -self.after_answer(own, other, card, answer, -ceiling, -low))
            ceiling = min(ceiling, worst)
            if worst <= low:
                break
        return worst

    def after_answer(self, leading: CardSet, answering: CardSet, led: Card, card: Card, low: int, high: int) -> int:
        """The value for the answering seat once it plays `card`; `led` may still be in the leading hand."""
        leading &= ~(1 << led)
        answering &= ~(1 << card)
        gain = _VALUES[led] + _VALUES[card] + (0 if answering else LAST_TRICK)
        if answer_wins(led, card, self._trumps, SPANISH):
            return gain + self._lead(answering, leading, low - gain, high - gain)
        return -gain - self._lead(leading, answering, -high - gain, -low - gain)
