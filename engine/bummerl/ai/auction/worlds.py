"""The worlds of a view: the ways in which the cards that a seat does not see may lie, each as likely as any other."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from bummerl.cards import Card, CardSet, card_set, cards_in, deck_of
from bummerl.rules.contracts import ACE_HIGH, NORMAL
from bummerl.tables.auction.deal import ACES, SUITS_DEALT
from bummerl.tables.auction.moves import BID, MOVE_NAMES
from bummerl.tables.auction.tricks import answers, best_of, ranking
from bummerl.tables.auction.view import AuctionView

World = tuple[CardSet, ...]
"""The cards of each seat, then those in the talon or laid away."""

_DECK = deck_of(ACE_HIGH)
_PATIENCE = 40
"""Draws for each world that is wanted, until it is thought that there is none."""


class Need(NamedTuple):
    """Among the cards in some places are all of one of some sets."""

    places: tuple[int, ...]
    sets: tuple[CardSet, ...]

    @property
    def is_suit(self) -> bool:
        """Whether it is for all cards of a suit."""
        return max(cards.bit_count() for cards in self.sets) > 1

    def met(self, world: World) -> bool:
        """Whether a world fulfils it."""
        held = 0
        for place in self.places:
            held |= world[place]
        return any(held & cards == cards for cards in self.sets)


class Layout:
    """All ways to put cards into places with limited room, where each card may not go into some of them."""

    def __init__(self, fixed: World, rooms: tuple[int, ...], cards: CardSet, never: list[CardSet]) -> None:
        """`fixed` are the cards whose place is known; `never` are those that cannot be in a place."""
        self._fixed = fixed
        self._cards = cards_in(cards)
        self._rooms = sum(room << 4 * place for place, room in enumerate(rooms))
        self._open = tuple(
            tuple(place for place in range(len(rooms)) if not never[place] >> card & 1) for card in self._cards
        )
        self._ways: dict[int, int] = {0: 1}
        self.number = self._count(0, self._rooms)
        """How many ways there are."""

    def _count(self, at: int, rooms: int) -> int:
        """In how many ways the cards from `at` on fill the rooms that are left, four bits a place."""
        ways = self._ways.get(rooms)
        if ways is None:
            ways = sum(
                self._count(at + 1, rooms - (1 << 4 * place)) for place in self._open[at] if rooms >> 4 * place & 15
            )
            self._ways[rooms] = ways
        return ways

    def all(self) -> Iterator[World]:
        """Every way, in a fixed order."""
        return self._fill(0, self._rooms, self._fixed)

    def _fill(self, at: int, rooms: int, world: World) -> Iterator[World]:
        if at == len(self._cards):
            yield world
            return
        card = 1 << self._cards[at]
        for place in self._open[at]:
            if rooms >> 4 * place & 15:
                filled = (*world[:place], world[place] | card, *world[place + 1 :])
                yield from self._fill(at + 1, rooms - (1 << 4 * place), filled)

    def draw(self, random: Random) -> World:
        """One of the ways at random, each as likely as any other."""
        world = list(self._fixed)
        rooms = self._rooms
        for at, card in enumerate(self._cards):
            left = random.random() * self._ways[rooms]
            for place in self._open[at]:
                if rooms >> 4 * place & 15:
                    left -= self._count(at + 1, rooms - (1 << 4 * place))
                    chosen = place
                    if left < 0:
                        break
            world[chosen] |= 1 << card
            rooms -= 1 << 4 * chosen
        return tuple(world)


class Worlds:
    """The worlds of one view.

    What earlier cards rule out is left out: each says what its player would have had to play instead. So is what bids
    and the naming of trump need.
    """

    def __init__(self, view: AuctionView, *, infers: bool = True) -> None:
        """Without `infers` only numbers of cards and the cards that were shown count."""
        found = needs(view) if infers else []
        self._needs = [need for need in found if not need.is_suit]
        suits = next((need for need in found if need.is_suit), None)
        self._layouts = layouts(view, ruled_out(view) if infers else None, suits)
        if not self.number:
            # The tricks of a position that somebody has set up may contradict its hands.
            self._layouts = layouts(view, None, None)

    @property
    def number(self) -> int:
        """How many there are, should every need be met."""
        return sum(layout.number for layout in self._layouts)

    def all(self) -> Iterator[World]:
        """Every world, in a fixed order."""
        for layout in self._layouts:
            yield from filter(self._fits, layout.all())

    def _fits(self, world: World) -> bool:
        return all(need.met(world) for need in self._needs)

    def some(self, number: int, random: Random) -> list[World]:
        """All worlds if there are at most so many, else so many of them, drawn at random."""
        if self.number <= number:
            every = list(self.all())
        else:
            every = list(islice(self.draws(number * _PATIENCE, random), number))
        if not every:
            self._needs = []
            return self.some(number, random)
        return every

    def draws(self, number: int, random: Random) -> Iterator[World]:
        """What so many draws give that meets the needs."""
        weights = [layout.number for layout in self._layouts]
        for _ in range(number):
            (layout,) = random.choices(self._layouts, weights)
            world = layout.draw(random)
            if self._fits(world):
                yield world


def layouts(view: AuctionView, never: list[CardSet] | None, suits: Need | None) -> list[Layout]:
    """The layouts of a view's unseen cards: one, or one for each whole suit that a seat may be known to hold."""
    seats = view.rules.seats
    fixed = [view.hand if seat == view.seat else known for seat, known in enumerate(view.known)]
    rooms = [size - cards.bit_count() for size, cards in zip(view.sizes, fixed, strict=True)]
    pile = len(_DECK) - sum(view.sizes) - (view.played | view.laid_away).bit_count()
    found = []
    for cards in (0,) if suits is None else suits.sets:
        given, left = [*fixed, view.laid_away], [*rooms, pile]
        if cards:
            (seat,) = suits.places if suits else ()
            more = cards & ~given[seat]
            given[seat] |= more
            left[seat] -= more.bit_count()
            if more & ~view.unseen or left[seat] < 0:
                continue
        unseen = view.unseen & ~cards
        found.append(Layout(tuple(given), tuple(left), unseen, never or [0] * (seats + 1)))
    return found


def ruled_out(view: AuctionView) -> list[CardSet]:
    """What each seat cannot hold as it would have had to play it, and what cannot lie in the talon or laid away."""
    never = [0] * (view.rules.seats + 1)
    tricks = [(trick.seats, trick.cards) for trick in view.tricks]
    tricks.append((tuple(seat for seat, _ in view.table), tuple(card for _, card in view.table)))
    order = ranking(view.ranks)
    for seats, cards in tricks:
        for place in range(1, len(cards)):
            best = cards[best_of(cards[:place], view.trumps, order)]
            never[seats[place]] |= due_instead(
                cards[0], best, cards[place], view.trumps, view.ranks, view.rules.must_undertrump
            )
    if view.turned_up is not None:
        # The caller holds it, or has played it or laid it away.
        for place in range(len(never)):
            if place != view.caller and not (place == view.rules.seats and view.declarer == view.caller):
                never[place] |= 1 << view.turned_up
    return never


@lru_cache(maxsize=4096)
def due_instead(led: Card, best: Card, card: Card, trumps: CardSet, ranks: str, must_undertrump: bool) -> CardSet:
    """The cards that would have been due instead of `card`."""
    order = ranking(ranks)
    return card_set(
        other
        for other in _DECK
        if not answers(1 << card | 1 << other, led, best, trumps, order, must_undertrump=must_undertrump) >> card & 1
    )


def needs(view: AuctionView) -> list[Need]:
    """What the others must hold, or have laid away, for what they have said."""
    found = []
    played = played_by(view)
    took_talon = view.rules.talon > 0 and view.stage in ("double", "play")

    def add(seat: int, sets: tuple[CardSet, ...], kept: bool = False) -> None:
        if seat != view.seat:
            laid_away = seat == view.declarer and took_talon and not kept
            places = (seat, view.rules.seats) if laid_away else (seat,)
            found.append(Need(places, tuple(cards & ~played[seat] for cards in sets)))

    if view.trump is not None and view.turned_up is None:
        add(view.caller, tuple(1 << card for card in cards_in(SUITS_DEALT[view.trump])))
    for seat, move in view.calls:
        contract = view.rules.contracts[MOVE_NAMES[move]] if move >= BID else NORMAL
        if contract.needs == "ace":
            add(seat, tuple(1 << card for card in cards_in(ACES)), kept=contract == view.contract)
        elif contract.needs in ("suit", "plain suit"):
            but = view.trump if contract.needs == "plain suit" else None
            add(seat, tuple(cards for suit, cards in enumerate(SUITS_DEALT) if suit != but))
    return found


def played_by(view: AuctionView) -> list[CardSet]:
    """The cards that each seat has played."""
    played = [0] * view.rules.seats
    for trick in view.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            played[seat] |= 1 << card
    for seat, card in view.table:
        played[seat] |= 1 << card
    return played
