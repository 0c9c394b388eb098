"""How the moves of a view end: in possible worlds where they are solved quickly, else as a network has learned."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from bummerl.ai.deadline import Deadline, OutOfTimeError, never
from bummerl.ai.drawing import DrawingSolver
from bummerl.ai.equity import worth_to
from bummerl.ai.guarded import Guarded
from bummerl.ai.learned import Learned
from bummerl.ai.network import RESULTS, Chances
from bummerl.ai.solver import MOST, PENDING
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World, Worlds
from bummerl.cards import BIT, CARD_COUNT, KING_QUEEN, SUIT, Card, CardSet, value_of
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, DECLINE, RENONCE, Move
from bummerl.scoring import ENOUGH
from bummerl.view import View

Counts = list[int]
"""In how many worlds a move ends with each of `RESULTS` for the asking seat."""

LAST_DRAWS = 4
"""Stock cards with which worlds are solved."""
LAST_DRAW = 2
"""Stock cards with which solved worlds are trusted alone."""
REPLIES = 12
"""Points that the opponent may be expected to add to the tricks of a closer."""
FIRST_LOOK = 10
"""Hands after which a hopeless close is given up, and by which plans are judged if time runs out."""
BEFORE_CLOSING = 0.7
"""Part of the time that is for moves other than closing."""
CAUTION = 0.8
"""How much of a guess goes by winning at all: it wins more deals and no fewer matches than going by game points."""
LEARNED_SHARE = 0.25
"""How much the network has to say with more than `LAST_DRAW` stock cards: in a solved world all see all cards."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is thought; counted, not timed, so that the same seed gives the same game."""

    solved: int = 40
    """Worlds that are solved with a few stock cards left."""
    positions: int = 24_000
    """Solved positions after which no more worlds are looked at."""
    hands: int = 40
    """Hands of the opponent by which play after closing is judged."""
    experience: int = 0
    """As many solved worlds as what the network has learned counts as, while it is asked beside them."""


class Line(NamedTuple):
    """A move and the card played with it: itself, or the one after an announcement."""

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


class Value(NamedTuple):
    """How a move is likely to end for the asking seat."""

    chances: Chances
    worlds: int
    """In how many worlds that was seen; 0: in none, it is what a network has learned."""


def seen(counts: Counts) -> Value:
    """The value of results that were counted."""
    worlds = sum(counts)
    return Value(tuple(number / worlds for number in counts), worlds)


def cautious(worth: tuple[float, ...]) -> tuple[float, ...]:
    """What a guess should go by: less of what game points are worth, more of what it is worth to win at all.

    Index 0 is no game point; negative results are read from the end.
    """
    return tuple(
        worth[result] + CAUTION * (worth[(result > 0) - (result < 0)] - worth[result])
        for result in (0, 1, 2, 3, -3, -2, -1)
    )


def _mean(worth: tuple[float, ...], chances: Chances) -> float:
    return sum(chance * worth[result] for chance, result in zip(chances, RESULTS, strict=True))


def tally(values: Iterable[int]) -> Counts:
    """How often each result occurs."""
    counts = no_counts()
    for value in values:
        counts[value + MOST] += 1
    return counts


class Search:
    """Thinks about some moves of one view."""

    def __init__(
        self, view: View, moves: tuple[Move, ...], budget: Budget, random: Random, deadline: Deadline = never
    ) -> None:
        self.view = view
        self._moves = moves
        self._budget = budget
        self._random = random
        self._deadline = deadline
        self._worlds = Worlds(view)
        self._worth = worth_to(view)
        guesses = view.closing is None and view.stock > LAST_DRAW
        self._preference = cautious(self._worth) if guesses else self._worth
        self._drawing = DrawingSolver(view.rules, view.trump)
        seat, other = view.seat, 1 - view.seat
        standing = self._drawing.ending.standing
        self._p = (view.points[seat], view.points[other])
        self._qa = standing(view.trick_counts[seat], view.pending[seat], view.announced[seat])
        self._qb = standing(view.trick_counts[other], view.pending[other], view.announced[other])

    def mean(self, chances: Chances) -> float:
        """Mean worth, at the state of the match, of results that are so likely."""
        return _mean(self._worth, chances)

    @cached_property
    def values(self) -> dict[Move, Value]:
        """How each move is likely to end, by at least one world or the network even when the time is up.

        A hopeless close is left out, and so are answers to offers and calls of a revoke.
        """
        view = self.view
        if CLAIM in self._moves:
            return {CLAIM: seen(tally([self._claim()]))}
        if DECLINE in view.legal or RENONCE in self._moves:
            return {}
        if view.closing is not None:
            return {move: seen(counts) for move, counts in self._after_closing(self._moves).items()}
        moves = tuple(move for move in self._moves if move != CLOSE)
        if view.stock == 0:
            world = World(view.opponent_known | view.unseen, ())
            return {move: seen(counts) for move, counts in self._solve(moves, [world], never).items()}
        values = self._solved(moves) or {move: Value(chances, 0) for move, chances in self._learned.items()}
        if self._is_experience_asked and self._budget.experience:
            values = {move: self._with_experience(value, self._learned[move]) for move, value in values.items()}
        closing = self._close() if CLOSE in self._moves else None
        return values if closing is None else {**values, CLOSE: seen(closing)}

    def value_of(self, move: Move) -> Value:
        """How one of the moves is likely to end, be it a hopeless close; there must be no claim among them."""
        if move == CLOSE and move not in self.values and (counts := self._close(hopeless=True)) is not None:
            return seen(counts)
        return self.values[move]

    @cached_property
    def preferences(self) -> dict[Move, float]:
        """What a player should go by who sees no more than the view: worth in game points of about one."""
        worth = self._preference
        preferences = {move: _mean(worth, value.chances) for move, value in self.values.items()}
        if self._is_experience_asked and not self._budget.experience:
            for move, chances in self._learned.items():
                preferences[move] += LEARNED_SHARE * (_mean(worth, chances) - preferences[move])
        return preferences

    @property
    def _is_experience_asked(self) -> bool:
        """Whether worlds are solved, but too few or too open to be trusted alone."""
        return self.view.closing is None and LAST_DRAW < self.view.stock <= LAST_DRAWS

    def _with_experience(self, value: Value, learned: Chances) -> Value:
        """A value in which the network weighs as `Budget.experience` says: the fewer worlds, the more."""
        share = self._budget.experience / (self._budget.experience + value.worlds)
        mixed = tuple(solved + share * (known - solved) for solved, known in zip(value.chances, learned, strict=True))
        return Value(mixed, value.worlds)

    @cached_property
    def _learned(self) -> dict[Move, Chances]:
        learned = Learned(self.view, self._preference)
        return {move: learned.chances(move) for move in self._moves if move != CLOSE}

    def _solved(self, moves: tuple[Move, ...]) -> dict[Move, Value]:
        """The moves in worlds with few stock cards; nothing if there are more, or no time for one world."""
        if self.view.stock > LAST_DRAWS:
            return {}
        deadline = self._deadline.share(BEFORE_CLOSING) if CLOSE in self._moves else self._deadline
        worlds = self._worlds.some(self._budget.solved, self._random)
        return {move: seen(counts) for move, counts in self._solve(moves, worlds, deadline).items()}

    def _claim(self) -> int:
        """What a right claim wins."""
        closing = self.view.closing
        if closing is None:
            return self._drawing.ending.stakes(self._qb, self._p[1], 0)
        mine = 1 if closing.by == self.view.seat else -1
        return self._drawing.closed_by(closing).stakes(self._qb, self._p[1], mine)

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

    def _lines(self, moves: tuple[Move, ...]) -> list[Line]:
        lines = []
        for move in moves:
            if move < CARD_COUNT:
                lines.append(Line(move, move, self._announced_by(move)))
            else:
                suit = move - ANNOUNCE
                lines += [Line(move, card, suit) for card in self._drawing.marriage_leads(suit)]
        return lines

    def _announced_by(self, card: Card) -> int | None:
        """The suit that leading a card announces by itself."""
        view = self.view
        pair = KING_QUEEN[SUIT[card]]
        if view.led is not None or not view.rules.marriage_auto or not pair >> card & 1 or view.hand & pair != pair:
            return None
        return SUIT[card] if self._drawing.ending.may_announce(self._qa, self._qb) else None

    def _mean_of(self, counts: Counts) -> float:
        return self.mean(seen(counts).chances)

    def _best(self, valued: list[tuple[Line, Counts]]) -> dict[Move, Counts]:
        """The counts of each move's best line."""
        best: dict[Move, Counts] = {}
        for line, counts in valued:
            if line.move not in best or self._mean_of(counts) > self._mean_of(best[line.move]):
                best[line.move] = counts
        return best

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

    def _close(self, *, hopeless: bool = False) -> Counts | None:
        """How closing ends; nothing if there was no time for a look, or if it is hopeless and not to be valued then."""
        view = self.view
        (pa, pb), qa, qb = self._p, self._qa, self._qb
        hand = view.hand
        pairs = sum(40 if suit == view.trump else 20 for suit, pair in enumerate(KING_QUEEN) if hand & pair == pair)
        if pa + (qa & PENDING) + value_of(hand) + pairs + REPLIES < ENOUGH and not hopeless:
            return None
        guarded = Guarded(self._drawing.closed(pb, qa, qb), 1, self._worth, self._deadline)
        hands = [self._after_offer(other) for other in self._worlds.some_hands(self._budget.hands, self._random)]
        values: list[int] = []
        try:
            values = self._closed(guarded, hands[:FIRST_LOOK])
            if guarded.total(values) < 0 and not hopeless:
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
