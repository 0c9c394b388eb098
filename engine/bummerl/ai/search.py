"""How the moves of a view end in possible worlds: solved where that is quick, else played out by habits."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bummerl.ai.deadline import Deadline, OutOfTimeError, never
from bummerl.ai.drawing import DrawingSolver
from bummerl.ai.equity import worth_to
from bummerl.ai.guarded import Guarded
from bummerl.ai.playouts import Playouts
from bummerl.ai.solver import MOST, PENDING
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.cards import BIT, CARD_COUNT, KING_QUEEN, SUIT, Card, CardSet, cards_in, value_of
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, DECLINE, EXCHANGE, RENONCE, Move
from bummerl.scoring import ENOUGH
from bummerl.view import View

Counts = list[int]
"""In how many worlds a move ends with -3, -2 … 3 game points for the asking seat."""

LAST_DRAWS = 4
"""Stock cards with which worlds are solved, not played out."""
REPLIES = 12
"""Points that the opponent may be expected to add to the tricks of a closer."""
FIRST_LOOK = 10
"""Hands after which a hopeless close is given up, and by which plans are judged if time runs out."""
BEFORE_CLOSING = 0.7
"""Part of the time that is for moves other than closing."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is thought; counted, not timed, so that the same seed gives the same game."""

    worlds: int = 200
    """Worlds that moves are played out in."""
    solved: int = 40
    """Worlds that are solved with a few stock cards left."""
    positions: int = 24_000
    """Solved positions after which no more worlds are looked at."""
    hands: int = 40
    """Hands of the opponent by which play after closing is judged."""


class Line(NamedTuple):
    """A move and the card played with it: itself, or the one after an announcement or an exchange."""

    move: Move
    card: Card
    suit: int | None
    """The suit announced with the card."""


def no_counts() -> Counts:
    """Counts before the first world."""
    return [0] * (2 * MOST + 1)


def spread(hands: list[CardSet], number: int) -> list[CardSet]:
    """At most so many of the hands, from all over the list."""
    return hands[:: -(-len(hands) // number)]


def tally(values: Iterable[int]) -> Counts:
    """How often each result occurs."""
    counts = no_counts()
    for value in values:
        counts[value + MOST] += 1
    return counts


class Search:
    """Thinks about one view."""

    def __init__(self, view: View, budget: Budget, random: Random, deadline: Deadline = never) -> None:
        self.view = view
        self._budget = budget
        self._random = random
        self._deadline = deadline
        self._worlds = Worlds(view)
        self._worth = worth_to(view)
        self._drawing = DrawingSolver(view.rules, view.trump)
        seat, other = view.seat, 1 - view.seat
        standing = self._drawing.ending.standing
        self._p = (view.points[seat], view.points[other])
        self._qa = standing(view.trick_counts[seat], view.pending[seat], view.announced[seat])
        self._qb = standing(view.trick_counts[other], view.pending[other], view.announced[other])

    def mean(self, counts: Counts) -> float:
        """Mean worth of a move at the state of the match."""
        worth = self._worth
        return sum(number * worth[value] for value, number in enumerate(counts, -MOST)) / (sum(counts) or 1)

    def counts(self, moves: tuple[Move, ...]) -> dict[Move, Counts]:
        """How each of the moves ends in the worlds that were looked at: at least one, even when the time is up.

        A hopeless close is left out, and so are answers to offers and calls of a revoke.
        """
        view = self.view
        if CLAIM in moves:
            return {CLAIM: tally([self._claim()])}
        if DECLINE in view.legal or RENONCE in moves:
            return {}
        if view.closing is not None:
            return self._after_closing(moves)
        cards = tuple(move for move in moves if move != CLOSE)
        if view.stock == 0:
            return self._solve(cards, [World(view.opponent_known | view.unseen, ())], never)
        deadline = self._deadline.share(BEFORE_CLOSING) if CLOSE in moves else self._deadline
        counts = self._open_stock(cards, deadline)
        if CLOSE in moves:
            closing = self._close()
            if closing is not None:
                counts[CLOSE] = closing
        return counts

    def _claim(self) -> int:
        """What a right claim wins."""
        closing = self.view.closing
        if closing is None:
            return self._drawing.ending.stakes(self._qb, self._p[1], 0)
        mine = 1 if closing.by == self.view.seat else -1
        return self._drawing.closed_by(closing).stakes(self._qb, self._p[1], mine)

    def _open_stock(self, moves: tuple[Move, ...], deadline: Deadline) -> dict[Move, Counts]:
        counts: dict[Move, Counts] = {}
        if self.view.stock <= LAST_DRAWS:
            counts = self._solve(moves, self._worlds.some(self._budget.solved, self._random), deadline)
        return counts or self._play_out(moves, deadline)

    def _solve(self, moves: tuple[Move, ...], worlds: list[World], deadline: Deadline) -> dict[Move, Counts]:
        """Nothing if the time is up before one world is solved."""
        valuer = Valuer(self.view, deadline)
        counts: dict[Move, Counts] = {}
        self._random.shuffle(worlds)
        for world in worlds:
            try:
                values = valuer.values(world, moves)
            except OutOfTimeError:
                break
            for move, value in values.items():
                counts.setdefault(move, no_counts())[value + MOST] += 1
            if valuer.positions > self._budget.positions or deadline():
                break
        return counts

    # Lines

    def _lines(self, moves: tuple[Move, ...]) -> list[Line]:
        lines = []
        for move in moves:
            if move == EXCHANGE:
                lines += [line._replace(move=EXCHANGE) for line in self._lines_after_exchange()]
            elif move < CARD_COUNT:
                lines.append(Line(move, move, self._announced_by(move, self.view.hand)))
            else:
                suit = move - ANNOUNCE
                lines += [Line(move, card, suit) for card in self._drawing.marriage_leads(suit)]
        return lines

    def _lines_after_exchange(self) -> list[Line]:
        view = self.view
        hand = self._exchanged
        if view.led is None and view.announcing is not None:
            return [Line(card, card, None) for card in self._drawing.marriage_leads(view.announcing)]
        lines = [Line(card, card, self._announced_by(card, hand)) for card in self._cards(hand)]
        if view.led is None and not view.rules.marriage_auto and self._drawing.may_announce(self._qa, self._qb):
            for suit, pair in enumerate(KING_QUEEN):
                if hand & pair == pair:
                    lines += [Line(card, card, suit) for card in self._drawing.marriage_leads(suit)]
        return lines

    def _cards(self, hand: CardSet) -> tuple[Card, ...]:
        led = self.view.led
        return cards_in(hand if led is None else self._drawing.answers(led, hand))

    @property
    def _exchanged(self) -> CardSet:
        """The own hand after the exchange."""
        bottom = self.view.bottom
        assert bottom is not None
        return self.view.hand ^ self._drawing.lowest ^ BIT[bottom]

    def _announced_by(self, card: Card, hand: CardSet) -> int | None:
        """The suit that leading a card announces by itself."""
        view = self.view
        pair = KING_QUEEN[SUIT[card]]
        if view.led is not None or not view.rules.marriage_auto or not pair >> card & 1 or hand & pair != pair:
            return None
        may = self._drawing.may_announce if view.closing is None else self._drawing.ending.may_announce
        return SUIT[card] if may(self._qa, self._qb) else None

    def _best(self, valued: list[tuple[Line, Counts]]) -> dict[Move, Counts]:
        """The counts of each move's best line."""
        best: dict[Move, Counts] = {}
        for line, counts in valued:
            if line.move not in best or self.mean(counts) > self.mean(best[line.move]):
                best[line.move] = counts
        return best

    # The open stock

    def _play_out(self, moves: tuple[Move, ...], deadline: Deadline) -> dict[Move, Counts]:
        """Plays out all lines in the same worlds; the worse half drops out after one and two thirds of them."""
        valued = [(line, no_counts()) for line in self._lines(moves)]
        playouts = Playouts(self.view.rules, self.view.trump, self._drawing, self.view.played)
        worlds = self._worlds.some(self._budget.worlds, self._random)
        self._random.shuffle(worlds)
        left = valued
        for number, world in enumerate(worlds, 1):
            for line, counts in left:
                counts[self._played_out(playouts, line, world) + MOST] += 1
            if self._drawing.positions > self._budget.positions or deadline():
                break
            if number in (len(worlds) // 3, 2 * len(worlds) // 3) and len(left) > 2:
                left = sorted(left, key=lambda item: -self.mean(item[1]))[: (len(left) + 1) // 2]
        return self._best(valued)

    def _played_out(self, playouts: Playouts, line: Line, world: World) -> int:
        view = self.view
        hand, stock = view.hand, world.stock
        if line.move == EXCHANGE:
            hand, stock = self._drawing.exchanged(hand, stock)
        hand ^= BIT[line.card]
        (pa, pb), qa, qb = self._p, self._qa, self._qb
        if view.led is not None:
            return -playouts.after(view.led, line.card, world.hand, hand, pb, pa, qb, qa, stock)
        if line.suit is not None:
            pa, qa = self._drawing.ending.announced(line.suit, pa, qa)
            if pa >= ENOUGH:
                return self._drawing.ending.stakes(qb, pb, 0)
        return playouts.led(line.card, hand, world.hand, pa, pb, qa, qb, stock)

    # The closed stock

    def _after_closing(self, moves: tuple[Move, ...]) -> dict[Move, Counts]:
        view = self.view
        closing = view.closing
        assert closing is not None
        solver = self._drawing.closed_by(closing)
        closer = 1 if closing.by == view.seat else -1
        lines = self._lines(moves)
        hands = self._worlds.some_hands(self._budget.hands, self._random)
        best: dict[Move, Counts] = {}
        for number in sorted({1, min(FIRST_LOOK, len(hands)), len(hands)}):
            guarded = Guarded(solver, closer, self._worth, self._deadline if best else never)
            some = spread(hands, number)
            try:
                best = self._best([(line, tally(self._planned(guarded, line, some))) for line in lines])
            except OutOfTimeError:
                break
        return best

    def _planned(self, guarded: Guarded, line: Line, hands: list[CardSet]) -> list[int]:
        view = self.view
        (pa, pb), qa, qb = self._p, self._qa, self._qb
        rest = view.hand ^ BIT[line.card]
        if view.led is not None:
            return guarded.answered(view.led, line.card, rest, hands, pa, pb, qa, qb)
        if line.suit is not None:
            pa, qa = self._drawing.ending.announced(line.suit, pa, qa)
        return guarded.led(line.card, rest, hands, pa, pb, qa, qb)

    def _close(self) -> Counts | None:
        """How closing ends; nothing if it is hopeless, or if there was no time for a look."""
        view = self.view
        (pa, pb), qa, qb = self._p, self._qa, self._qb
        hand = view.hand
        pairs = sum(40 if suit == view.trump else 20 for suit, pair in enumerate(KING_QUEEN) if hand & pair == pair)
        if pa + (qa & PENDING) + value_of(hand) + pairs + REPLIES < ENOUGH:
            return None
        guarded = Guarded(self._drawing.closed(pb, qa, qb), 1, self._worth, self._deadline)
        hands = [self._after_offer(other) for other in self._worlds.some_hands(self._budget.hands, self._random)]
        values: list[int] = []
        try:
            values = self._closed(guarded, hands[:FIRST_LOOK])
            if guarded.total(values) < 0:
                return None
            values = self._closed(guarded, hands)
        except OutOfTimeError:
            pass
        return tally(values) if values else None

    def _closed(self, guarded: Guarded, hands: list[CardSet]) -> list[int]:
        """Game points in each world of the best plan after closing."""
        hand, suit = self.view.hand, self.view.announcing
        (pa, pb), qa, qb = self._p, self._qa, self._qb
        if suit is None:
            return guarded.lead(hand, hands, pa, pb, qa, qb)
        leads = self._drawing.marriage_leads(suit)
        plans = [guarded.led(card, hand ^ BIT[card], hands, pa, pb, qa, qb) for card in leads]
        return max(plans, key=guarded.total)

    def _after_offer(self, hand: CardSet) -> CardSet:
        """The opponent's hand after the exchange that some rules offer it when the stock is closed."""
        if self.view.rules.exchange_on_close and hand & self._drawing.lowest and self.view.bottom is not None:
            return hand ^ self._drawing.lowest ^ BIT[self.view.bottom]
        return hand
