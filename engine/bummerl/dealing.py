"""How a shuffled deck is dealt: packet by packet, in the order of the rules."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bummerl.cards import Card
from bummerl.rules import AnyRules


class Packet(NamedTuple):
    """Cards that go to one place together."""

    to: int | Literal["turn-up", "stock"]
    """A seat, or a place on the table."""
    cards: int


class Dealt(NamedTuple):
    """A deck as it has been dealt."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    turnup: Card
    stock: tuple[Card, ...]
    """Next to be drawn first, without the turn-up."""


def packets_of(rules: AnyRules, forehand: int, deck: int) -> tuple[Packet, ...]:
    """The packets in which a deck of so many cards is dealt, forehand first.

    >>> from bummerl.rules import PROFILES
    >>> [(packet.to, packet.cards) for packet in packets_of(PROFILES["wiener"], 1, 20)]
    [(1, 3), (0, 3), ('turn-up', 1), (1, 2), (0, 2), ('stock', 9)]
    """
    packets: list[Packet] = []
    for part in rules.deal_order.split("-"):
        if part == "up":
            packets.append(Packet("turn-up", 1))
        else:
            packets += (Packet(seat, int(part)) for seat in (forehand, 1 - forehand))
    dealt = sum(packet.cards for packet in packets)
    return (*packets, Packet("stock", deck - dealt))


def deal_out(rules: AnyRules, deck: Sequence[Card], forehand: int) -> Dealt:
    """Deals a shuffled deck."""
    hands: tuple[list[Card], list[Card]] = ([], [])
    turnup: list[Card] = []
    stock: list[Card] = []
    at = 0
    for to, cards in packets_of(rules, forehand, len(deck)):
        place = turnup if to == "turn-up" else stock if to == "stock" else hands[to]
        place += deck[at : at + cards]
        at += cards
    return Dealt((tuple(hands[0]), tuple(hands[1])), turnup[0], tuple(stock))


def gather(
    rules: AnyRules, hands: Sequence[Sequence[Card]], turnup: Card, stock: Sequence[Card], forehand: int
) -> tuple[Card, ...]:
    """A deck that is dealt as these hands, turn-up and stock: `deal_out` backwards."""
    places: dict[object, list[Card]] = {0: [*hands[0]], 1: [*hands[1]], "turn-up": [turnup], "stock": [*stock]}
    deck: list[Card] = []
    for to, cards in packets_of(rules, forehand, sum(map(len, places.values()))):
        deck += places[to][:cards]
        del places[to][:cards]
    return tuple(deck)
