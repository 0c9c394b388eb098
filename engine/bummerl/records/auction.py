"""Positions of the games with an auction: a deal before its first move, or before its first bid."""

from collections.abc import Iterator
from dataclasses import dataclass

from bummerl.cards import NAMES, Card, card_set
from bummerl.records.reading import HIDDEN, RecordError
from bummerl.rules import AuctionRules
from bummerl.tables.auction import AuctionDeal


@dataclass(frozen=True, slots=True)
class AuctionPosition:
    """A deal before trump is named, or before the first bid where it has been named.

    Its cards are a whole deck: otherwise making it raises `RecordError`.
    """

    rules: AuctionRules
    hands: tuple[tuple[Card, ...], ...]
    """In the order of dealing, the first packet first; in a view, cards may be `HIDDEN`."""
    talon: tuple[Card, ...] = ()
    trump: int | None = None
    """The suit that has been named."""
    leader: int = 0
    """The caller."""
    seat: int | None = None
    """Whose view this is."""
    score: tuple[int, ...] | None = None
    """Game points that each team still needs; None: as at the start of a match."""

    def __post_init__(self) -> None:
        """Raises `RecordError` naming the field that does not fit."""
        self._check_sizes()
        self._check_cards()
        self._check_hidden()

    @property
    def game(self) -> str:
        """The game's name."""
        return self.rules.name

    @property
    def hidden(self) -> bool:
        """Whether some card is not known."""
        return any(card == HIDDEN for _, card in self._cards())

    def deal(self) -> AuctionDeal:
        """A deal that stands at this position.

        Raises `RecordError` if some card is hidden.
        """
        for where, cards in self._lists():
            if HIDDEN in cards:
                raise RecordError(where, "has hidden cards, so the deal cannot be played")
        return AuctionDeal(self.rules, self.hands, self.talon, self.leader, self.trump)

    def _lists(self) -> Iterator[tuple[str, tuple[Card, ...]]]:
        """Every list of cards with the name of its place."""
        yield from ((f"hands[{seat}]", hand) for seat, hand in enumerate(self.hands))
        yield "talon", self.talon

    def _cards(self) -> Iterator[tuple[str, Card]]:
        for where, cards in self._lists():
            yield from ((f"{where}[{index}]", card) for index, card in enumerate(cards))

    def _check_sizes(self) -> None:
        for where, cards in self._lists():
            size = self.rules.talon if where == "talon" else sum(self.rules.packets)
            if len(cards) != size:
                raise RecordError(where, f"has {len(cards)} cards, must have {size}")

    def _check_cards(self) -> None:
        deck = card_set(AuctionDeal.cards(self.rules))
        places: dict[Card, str] = {}
        for where, card in self._cards():
            if card == HIDDEN:
                continue
            if not deck >> card & 1:
                raise RecordError(where, f"{NAMES[card]} is not in the deck")
            if card in places:
                raise RecordError(where, f"{NAMES[card]} is also at {places[card]}")
            places[card] = where

    def _check_hidden(self) -> None:
        """Cards are hidden from a seat alone, which has seen its first packet, all cards once trump is named."""
        for where, card in self._cards():
            if card == HIDDEN and self.seat is None:
                raise RecordError(where, "is hidden, but no seat is named that may not know it")
        if self.seat is not None:
            own = self.hands[self.seat]
            seen = own[: self.rules.packets[0]] if self.trump is None else own
            if HIDDEN in seen:
                raise RecordError(f"hands[{self.seat}][{seen.index(HIDDEN)}]", "is hidden from its own seat")
