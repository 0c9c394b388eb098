"""Dealing the cards that a seat of a two-hand game does not see, at random among what is possible."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bummerl.ai.worlds import Worlds
from bummerl.cards import CardSet, card_set
from bummerl.deal import Deal
from bummerl.records import HIDDEN, Filling, Position, RecordError, TwoHandRecord
from bummerl.view import View

_DRAWS = 20
"""Hands that are tried before all of them are looked through."""


def deal_hidden(record: TwoHandRecord, view: View, chance: Random) -> Deal:
    """A deal in place of the hidden one with which the record begins: before its moves, all of which can be made.

    Every hand that the opponent may have after the moves is equally likely, and so is every order of the stock.
    Nothing but the record, what its seat sees after the moves (`view`) and chance decides. Raises `RecordError` if no
    cards fit.
    """
    for hand in _hands(record, view, chance):
        filling = Filling(record, view.seat, view.announced[1 - view.seat])
        _hold(filling, record, view, hand, chance)
        try:
            position, deal = filling.find()
        except RecordError:
            continue
        if deal.hands[1 - view.seat] == hand and deal.announced == list(view.announced):
            return filling.start(_with_shuffled_stock(record, view, position, chance))
    # What is assumed about possible hands may contradict a position that somebody has set up.
    filling = Filling(record, view.seat, view.announced[1 - view.seat])
    position, _ = filling.find()
    return filling.start(_with_shuffled_stock(record, view, position, chance))


def _hands(record: TwoHandRecord, view: View, chance: Random) -> Iterator[CardSet]:
    """Hands that the opponent may have, each of them as likely to come first."""
    worlds = Worlds(view)
    elsewhere = view.unseen & card_set(card for card in record.position.stock if card != HIDDEN)
    some = worlds.some_hands(_DRAWS, chance)
    yield from (hand for hand in chance.sample(some, len(some)) if not hand & elsewhere)
    every = [hand for hand in worlds.hands() if not hand & elsewhere]
    yield from chance.sample(every, len(every))


def _drawn(record: TwoHandRecord, view: View) -> int:
    """How many cards of the stock have been drawn since the record's beginning."""
    position = record.position
    return len(position.stock) + (position.turnup is not None) - view.stock


def _hold(filling: Filling, record: TwoHandRecord, view: View, hand: CardSet, chance: Random) -> None:
    """Gives the opponent this hand after the moves: whatever else it has not played lies in the stock."""
    in_hand, drawn = len(filling.hidden_hand), _drawn(record, view)
    places = range(len(filling.cards))
    owned = {place for place in places if place < in_hand or filling.hidden_stock[place - in_hand] < drawn}
    in_stock = view.unseen & ~hand
    filling.bar(
        {(card, place) for card in filling.cards for place in places if bool(in_stock >> card & 1) == (place in owned)}
    )
    filling.try_in_order(chance.sample(filling.cards, len(filling.cards)))


def _with_shuffled_stock(record: TwoHandRecord, view: View, position: Position, chance: Random) -> Position:
    """The position with the hidden cards that nobody has drawn in any order."""
    stock = list(position.stock)
    hidden = [place for place, card in enumerate(record.position.stock) if card == HIDDEN]
    places = [place for place in hidden if place >= _drawn(record, view)]
    cards = chance.sample([stock[place] for place in places], len(places))
    for place, card in zip(places, cards, strict=True):
        stock[place] = card
    return replace(position, stock=tuple(stock))
