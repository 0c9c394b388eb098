"""What a move of a game with an auction brings about. Nothing of it is hidden but the cards laid away."""

from bummerl.cards import CARD_COUNT, SUITS, cards_in
from bummerl.events.forms import many_trick_form, marriage_form
from bummerl.json_text import JsonObject
from bummerl.moves import Move
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import CLAIM, DOUBLE, MOVE_NAMES, TURN_UP


def tell(deal: AuctionDeal, move: Move) -> list[JsonObject]:
    """Makes the move and returns its events."""
    stage, seat, tricks, announced = deal.stage, deal.turn, len(deal.tricks), deal.announced[deal.turn]
    deal.play(move)
    match stage:
        case "trump":
            events = [_trump(deal, seat, move)]
        case "auction":
            events = _call(deal, seat, move)
        case "talon":
            events = [{"type": "lay-away", "seat": seat}]
        case "double":
            events = [{"type": "double", "seat": seat, "factor": deal.factor if move == DOUBLE else None}]
        case _:
            events = _play(seat, move)
    events += [
        {"type": "announce", "seat": seat, **marriage_form(deal, suit)}
        for suit in cards_in(deal.announced[seat] & ~announced)
    ]
    if len(deal.tricks) > tricks:
        events.append({"type": "trick", "trick": many_trick_form(deal, deal.tricks[-1])})
    if deal.result is not None:
        if deal.result.reason == "claim" and move != CLAIM:
            events.append({"type": "claim", "seat": deal.result.by})
        events.append({"type": "end"})
    return events


def _call(deal: AuctionDeal, seat: int, move: Move) -> list[JsonObject]:
    """A bid or a pass; the last of them has the declarer take the talon, or show cards that have won."""
    events: list[JsonObject] = [{"type": "call", "seat": seat, "call": MOVE_NAMES[move]}]
    if deal.stage == "talon":
        events.append({"type": "take", "seat": deal.turn})
    elif deal.result is not None:
        events.append({"type": "show", "seat": deal.declarer})
    return events


def _play(seat: int, move: Move) -> list[JsonObject]:
    if move < CARD_COUNT:
        return [{"type": "play", "seat": seat, "card": MOVE_NAMES[move]}]
    return [{"type": "claim", "seat": seat}] if move == CLAIM else []


def _trump(deal: AuctionDeal, seat: int, move: Move) -> JsonObject:
    assert deal.trump is not None
    if move == TURN_UP:
        assert deal.turned_up is not None
        return {"type": "turn-up", "seat": seat, "card": deal.deck.names[deal.turned_up]}
    return {"type": "name-trump", "seat": seat, "suit": SUITS[deal.trump]}
