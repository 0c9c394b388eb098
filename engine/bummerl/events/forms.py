"""Tricks and marriages in messages."""

from bummerl.cards import SUITS
from bummerl.games import AnyDeal, TwoHandDeal
from bummerl.json_text import JsonObject
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.tricks import ManyTrick
from bummerl.tricks import Trick


def trick_form(deal: TwoHandDeal, trick: Trick) -> JsonObject:
    """A won trick of two cards."""
    return {
        "leader": trick.leader,
        "cards": [deal.deck.names[trick.led], deal.deck.names[trick.answer]],
        "winner": trick.winner,
        "points": deal.deck.values[trick.led] + deal.deck.values[trick.answer],
    }


def many_trick_form(deal: AuctionDeal, trick: ManyTrick) -> JsonObject:
    """A won trick of three or four cards, the seats in the order in which they played."""
    return {
        "leader": trick.seats[0],
        "seats": list(trick.seats),
        "cards": [deal.deck.names[card] for card in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
    }


def marriage_form(deal: AnyDeal, suit: int) -> JsonObject:
    """An announced marriage."""
    return {"suit": SUITS[suit], "worth": deal.worth(suit)}
