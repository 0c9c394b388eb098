"""The worlds of a view: every way in which the cards that a seat does not see may lie, or a sample of them."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from bummerl.cards import HIGHER, KING_QUEEN, SUIT, SUIT_SET_OF, Card, CardSet, card_set, cards_in
from bummerl.tricks import Trick
from bummerl.view import View


class World(NamedTuple):
    """One way in which the unseen cards may lie."""

    hand: CardSet
    """The opponent's hand."""
    stock: tuple[Card, ...]
    """The turn-up first, the next card to be drawn last; empty if nobody draws any more."""


class Limit(NamedTuple):
    """At most `most` of these cards can be in the opponent's hand."""

    cards: CardSet
    most: int


class Worlds:
    """The worlds of one view.

    What the opponent's answers in the strict phase rule out is left out: cards of a suit that it could not follow,
    cards that it would have had to head or ruff with. Cards drawn since may be such ones again. An exchange that rules
    offer at closing, and that the opponent was not offered, rules out the lowest trump.
    """

    def __init__(self, view: View) -> None:
        self._known = view.opponent_known
        self._open = view.stock > 0 and view.closing is None
        self._bottom = view.bottom
        self._unseen = view.unseen
        self._missing = view.opponent_size - view.opponent_known.bit_count()
        self._assume(limits(view))
        if next(self.hands(), None) is None:
            # The tricks of a position that somebody has set up may contradict its hands.
            self._assume([])

    def _assume(self, assumed: list[Limit]) -> None:
        self._limits = assumed
        never = 0
        for limit in assumed:
            if limit.most == 0:
                never |= limit.cards
        self._candidates = cards_in(self._unseen & ~never)

    def count(self) -> int:
        """How many hands the opponent may have at most."""
        return comb(len(self._candidates), self._missing)

    def hands(self) -> Iterator[CardSet]:
        """Every hand that the opponent may have, in a fixed order."""
        for cards in combinations(self._candidates, self._missing):
            hand = self._known | card_set(cards)
            if self._fits(hand):
                yield hand

    def some_hands(self, number: int, random: Random) -> list[CardSet]:
        """All possible hands if there are at most so many, else so many of them, drawn at random."""
        if self.count() <= number:
            return list(self.hands())
        drawn = []
        for _ in range(4 * number):
            hand = self._known | card_set(random.sample(self._candidates, self._missing))
            if self._fits(hand):
                drawn.append(hand)
                if len(drawn) == number:
                    return drawn
        every = list(self.hands())
        return every if len(every) <= number else random.sample(every, number)

    def some(self, number: int, random: Random) -> list[World]:
        """Worlds of `some_hands`; the face-down stock is shuffled."""
        return [World(hand, self._stock(hand, random)) for hand in self.some_hands(number, random)]

    def _fits(self, hand: CardSet) -> bool:
        return all((hand & limit.cards).bit_count() <= limit.most for limit in self._limits)

    def _stock(self, hand: CardSet, random: Random) -> tuple[Card, ...]:
        if not self._open or self._bottom is None:
            return ()
        face_down = list(cards_in(self._unseen & ~hand))
        random.shuffle(face_down)
        return (self._bottom, *face_down)


def limits(view: View) -> list[Limit]:
    """What the opponent's earlier cards say about its hand."""
    rules = view.rules
    played = sum(view.trick_counts)
    drawing = tricks_with_drawing(view)
    first = played - len(view.tricks)
    lowest = 1 << rules.lowest(view.trump)
    # The card face down under a closed stock may have been exchanged for a trump that was not held before.
    exchanged = view.trumps if view.bottom is not None and 1 << view.bottom == lowest else 0
    found = []
    since = 0 if view.led is None else 1 << view.led
    for number, trick in reversed(list(enumerate(view.tricks, first))):
        if trick.leader != view.seat:
            ruled_out = _silent_partner(view, trick.led, number, number < drawing)
        else:
            ruled_out = _not_held(view, trick) if trick.strict and rules.renonce == "blocked" else 0
        if ruled_out:
            gained = drawing - number + bool(ruled_out & exchanged) if number < drawing else 0
            found.append(Limit(ruled_out, max(0, gained - (ruled_out & since).bit_count())))
        since |= 1 << (trick.answer if trick.leader == view.seat else trick.led)
    if view.led is not None:
        silent = _silent_partner(view, view.led, played, view.stock > 0 and view.closing is None)
        found.append(Limit(silent, 0))
    if view.closing is not None and view.closing.by == view.seat and rules.exchange_on_close:
        found.append(Limit(lowest & view.unseen, 0))
    return found


def tricks_with_drawing(view: View) -> int:
    """After how many tricks, the first ones of the deal, cards were drawn."""
    return (view.deck.bit_count() - 2 * view.rules.hand_size - view.stock) // 2


def _not_held(view: View, trick: Trick) -> CardSet:
    """What the opponent cannot have held besides its answer in the strict phase."""
    led, answer = trick.led, trick.answer
    suit = SUIT_SET_OF[led]
    if not suit >> answer & 1:
        return suit if view.trumps >> answer & 1 else suit | view.trumps
    if answer < led and (view.rules.must_head or view.trumps >> led & 1):
        return HIGHER[led]
    return 0


def _silent_partner(view: View, led: Card, number: int, drawing: bool) -> CardSet:
    """The other card of a marriage that would have been announced by leading `led`, had the opponent held it."""
    rules = view.rules
    if (
        not rules.marriage_auto
        or not KING_QUEEN[SUIT[led]] >> led & 1
        or view.announced[1 - view.seat] >> SUIT[led] & 1
        or not (number or rules.marriage_first_lead)
        or not (drawing or rules.marriage_when_strict)
    ):
        return 0
    return KING_QUEEN[SUIT[led]] ^ 1 << led
