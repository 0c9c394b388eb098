"""How a shuffled deck is dealt: packet by packet, in the order of the rules."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from bummerl.cards import Card
from bummerl.rules import AuctionRules, Rules, TuteRules, TwoHandRules


class Packet(NamedTuple):
    """Cards that go to one place together."""

    to: int | Literal["turn-up", "stock", "talon"]
    """A seat, or a place on the table."""
    cards: int


def packets_of(rules: TwoHandRules | AuctionRules, forehand: int, deck: int) -> tuple[Packet, ...]:
    """The packets in which a deck of so many cards is dealt, forehand first.

    >>> from bummerl.rules import PROFILES, TalonRules
    >>> [(packet.to, packet.cards) for packet in packets_of(PROFILES["wiener"], 1, 20)]
    [(1, 3), (0, 3), ('turn-up', 1), (1, 2), (0, 2), ('stock', 9)]
    >>> [(packet.to, packet.cards) for packet in packets_of(TalonRules(), 2, 20)]
    [(2, 3), (0, 3), (1, 3), ('talon', 2), (2, 3), (0, 3), (1, 3)]
    """
    seats = [(forehand + place) % rules.seats for place in range(rules.seats)]
    packets: list[Packet] = []
    if isinstance(rules, (Rules, TuteRules)):
        for part in rules.deal_order.split("-"):
            packets += [Packet("turn-up", 1)] if part == "up" else [Packet(seat, int(part)) for seat in seats]
        return (*packets, Packet("stock", deck - sum(packet.cards for packet in packets)))
    first, *others = rules.packets
    packets += [Packet(seat, first) for seat in seats]
    if rules.talon:
        packets.append(Packet("talon", rules.talon))
    return (*packets, *(Packet(seat, cards) for cards in others for seat in seats))


class Dealt(NamedTuple):
    """A deck as it has been dealt."""

    hands: tuple[tuple[Card, ...], ...]
    """Each in the order of dealing."""
    turnup: tuple[Card, ...]
    """One card or none."""
    stock: tuple[Card, ...]
    """Next to be drawn first, without the turn-up."""
    talon: tuple[Card, ...]


def deal_out(rules: TwoHandRules | AuctionRules, deck: Sequence[Card], forehand: int) -> Dealt:
    """Deals a shuffled deck."""
    places: dict[object, tuple[Card, ...]] = {}
    at = 0
    for to, cards in packets_of(rules, forehand, len(deck)):
        places[to] = (*places.get(to, ()), *deck[at : at + cards])
        at += cards
    hands = tuple(places[seat] for seat in range(rules.seats))
    return Dealt(hands, places.get("turn-up", ()), places.get("stock", ()), places.get("talon", ()))


def gather(
    rules: TwoHandRules | AuctionRules, places: Mapping[object, Sequence[Card]], forehand: int
) -> tuple[Card, ...]:
    """A deck that is dealt so: `deal_out` backwards. `places` are the seats, and those on the table if any."""
    rest = {place: [*cards] for place, cards in places.items()}
    deck: list[Card] = []
    for to, cards in packets_of(rules, forehand, sum(map(len, rest.values()))):
        deck += rest[to][:cards]
        del rest[to][:cards]
    return tuple(deck)
