"""Dealing the cards that a seat of a game with an auction does not see, at random among what is possible."""

from collections.abc import Sequence
from random import Random

from bummerl.ai.auction.worlds import World, Worlds, played_by
from bummerl.cards import SUIT_SET, Card, cards_in
from bummerl.hidden.told import Told
from bummerl.moves import IllegalMoveError, Move
from bummerl.records import AuctionRecord
from bummerl.tables.auction import AuctionDeal, AuctionView
from bummerl.tables.auction.moves import LAY_AWAY, laying_away

_DRAWS = 300
"""Ways to deal that are tried: in nearly all of them the same could have been said and played."""


def deal_hidden_record(record: AuctionRecord, chance: Random) -> tuple[AuctionDeal, list[Move]]:
    """A deal and moves in place of those of which a record tells what one seat sees. Raises `RecordError`."""
    start, moves = Told(record, chance).find()
    deal = start.copy()
    for move in moves:
        deal.play(move)
    seat = record.position.seat
    assert seat is not None
    try:
        return deal_hidden_hands(start, moves, deal.view(seat), chance)
    except ValueError:
        # What is assumed about possible hands may contradict a deal that somebody has set up.
        return start, moves


def deal_hidden_hands(
    start: AuctionDeal, moves: Sequence[Move], view: AuctionView, chance: Random
) -> tuple[AuctionDeal, list[Move]]:
    """A deal and moves in place of the hidden ones: to the seat all looks the same, others may have laid away others.

    Of `start` nothing is used but what the seat has seen. Raises `ValueError` if no deal is found.
    """
    worlds = Worlds(view)
    seen_talon = start.talon_dealt if view.talon else None
    for _ in range(_DRAWS):
        (world,) = worlds.some(1, chance)[:1]
        again = _start(view, world, start, seen_talon, chance)
        deal = again.copy()
        told = [_laid_away(move, view, world) for move in moves]
        try:
            for move in told:
                deal.play(move)
        except IllegalMoveError:
            continue
        if deal.view(view.seat, view.score) == view:
            return again, told
    raise ValueError("no other deal looks the same")


def _laid_away(move: Move, view: AuctionView, world: World) -> Move:
    """A move as it is in a world: another seat has laid away what lies there."""
    if move < LAY_AWAY or view.seat == view.declarer:
        return move
    first, second = cards_in(world[-1])
    return laying_away(first, second)


def _start(
    view: AuctionView, world: World, start: AuctionDeal, seen_talon: Sequence[Card] | None, chance: Random
) -> AuctionDeal:
    """A deal that has come to a world; of the seat's own hand in `start` only what it has seen counts."""
    dealt = start.dealt[view.seat]
    played = played_by(view)
    hands = [_shuffled(world[seat] | played[seat], chance) for seat in range(view.rules.seats)]
    talon = list(seen_talon or ())
    if view.rules.talon and seen_talon is None:
        pile = _shuffled(world[-1], chance)
        if view.stage in ("double", "play") and view.declarer is not None:
            # The declarer has taken two cards and laid two away: any two of the eight were the talon.
            held = chance.sample([*hands[view.declarer], *pile], len(dealt) + view.rules.talon)
            hands[view.declarer], pile = held[: len(dealt)], held[len(dealt) :]
        talon = pile
    own = [card for card in dealt if not view.unseen >> card & 1]
    hands[view.seat] = [*own, *(card for card in hands[view.seat] if card not in own)][: len(dealt)]
    if view.caller != view.seat and start.trump is None:
        _let_name_trump(view, hands[view.caller], chance)
    return AuctionDeal(view.rules, hands, talon, view.caller, start.trump)


def _shuffled(cards: int, chance: Random) -> list[Card]:
    every = cards_in(cards)
    return chance.sample(every, len(every))


def _let_name_trump(view: AuctionView, hand: list[Card], chance: Random) -> None:
    """Puts a hand into an order of dealing in which the caller may have named the trump that it has named."""
    packet = view.rules.packets[0]
    if view.turned_up is not None:
        if view.turned_up in hand:
            place = hand.index(view.turned_up)
            hand[place], hand[packet] = hand[packet], hand[place]
    elif view.trump is not None:
        trumps = [card for card in hand if SUIT_SET[view.trump] >> card & 1]
        if trumps and not set(trumps) & set(hand[:packet]):
            place = hand.index(chance.choice(trumps))
            other = chance.randrange(packet)
            hand[place], hand[other] = hand[other], hand[place]
