"""A shuffled deck and its fingerprint, by which it can be proved that nobody has changed it."""

import hashlib
from dataclasses import dataclass

from bummerl.cards import Card, Deck, cards_in
from bummerl.deal import Deal
from bummerl.dealing import gather
from bummerl.tables.auction import AuctionDeal


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffled deck in dealing order and the salt that makes its fingerprint unguessable."""

    kind: Deck
    deck: tuple[Card, ...]
    salt: str
    whole: bool = True
    """Whether the deal begins with dealing; else the cards are in no such order."""

    @property
    def seed(self) -> str:
        """The text whose SHA-256 is given before the deal."""
        return " ".join([*(self.kind.names[card] for card in self.deck), self.salt])

    @property
    def commitment(self) -> str:
        """SHA-256 of `seed` as hex digits."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


def shuffle_of(start: Deal | AuctionDeal, forehand: int, salt: str) -> Shuffle:
    """A shuffle that gives a deal's start.

    Where cards have been played before, these come first, then the card led, the hands and the stock.
    """
    if isinstance(start, AuctionDeal):
        dealt: dict[object, tuple[Card, ...]] = {**dict(enumerate(start.dealt)), "talon": start.talon_dealt}
        return Shuffle(start.deck, gather(start.rules, dealt, forehand), salt)
    hands = (cards_in(start.hands[0]), cards_in(start.hands[1]))
    stock = tuple(reversed(start.stock))
    if is_dealt(start):
        places = {0: hands[0], 1: hands[1], "turn-up": stock[-1:], "stock": stock[:-1]}
        deck = gather(start.rules, places, forehand)
        return Shuffle(start.deck, deck, salt)
    played = [card for trick in start.tricks for card in (trick.led, trick.answer)]
    led = () if start.led is None else (start.led,)
    return Shuffle(start.deck, (*cards_in(start.gone), *played, *led, *hands[0], *hands[1], *stock), salt, whole=False)


def is_dealt(start: Deal | AuctionDeal) -> bool:
    """Whether this is a deal from which no card has been played and nothing else has been done."""
    if isinstance(start, AuctionDeal):
        return True
    return start.led is None and start.closing is None and not any(start.trick_counts) and not any(start.announced)
