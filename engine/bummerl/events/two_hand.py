"""What a move of a two-hand game brings about, as facts that one seat may know."""

from bummerl.cards import CardSet, cards_in
from bummerl.events.forms import marriage_form, trick_form
from bummerl.games import TwoHandDeal
from bummerl.json_text import JsonObject
from bummerl.moves import Move

_ACTIONS = {"c": "close", "66": "claim", "r": "resign", "-": "decline", "ren": "renonce", "tute": "tute"}


def tell(deal: TwoHandDeal, move: Move, viewer: int | None) -> list[JsonObject]:
    """Makes the move and returns its events as the seat `viewer` may know them; with None, somebody who looks on."""
    names = deal.deck.names
    token = deal.move_names[move]
    seat = deal.turn
    given = deal.exchange_card
    turnup = deal.stock[0] if deal.stock else None
    announced = deal.announced[seat]
    tricks = len(deal.tricks)
    held = deal.hands.copy()
    deal.play(move)
    events: list[JsonObject] = [
        {"type": "announce", "seat": seat, **marriage_form(deal, suit)}
        for suit in cards_in(deal.announced[seat] & ~announced)
    ]
    if move < deal.deck.count:
        events.append({"type": "play", "seat": seat, "card": names[move]})
    elif token == "x":
        assert turnup is not None
        events.append({"type": "exchange", "seat": seat, "gave": names[given], "took": names[turnup]})
    elif token in _ACTIONS:
        events.append({"type": _ACTIONS[token], "seat": seat})
    if len(deal.tricks) > tricks:
        trick = deal.tricks[-1]
        events.append({"type": "trick", "trick": trick_form(deal, trick)})
        for drawer in (trick.winner, 1 - trick.winner):
            drawn: CardSet = deal.hands[drawer] & ~held[drawer]
            for card in cards_in(drawn):
                visible = drawer == viewer or deal.shown[drawer] >> card & 1
                events.append({"type": "draw", "seat": drawer, "card": names[card] if visible else None})
    if deal.result is not None:
        if deal.result.reason == "claim" and token != "66":
            events.append({"type": "claim", "seat": deal.result.winner})
        events.append({"type": "end"})
    return events
