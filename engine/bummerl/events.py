"""What a move brings about, as facts that one seat may know: the words for "what just happened"."""

from bummerl.cards import CARD_COUNT, NAMES, SUITS, CardSet, cards_in
from bummerl.deal import Deal
from bummerl.moves import CLAIM, CLOSE, DECLINE, EXCHANGE, RESIGN, Move
from bummerl.tricks import Trick

JsonObject = dict[str, object]

_ACTIONS = {CLOSE: "close", CLAIM: "claim", RESIGN: "resign", DECLINE: "decline"}


def trick_form(trick: Trick) -> JsonObject:
    """A won trick in messages."""
    return {
        "leader": trick.leader,
        "cards": [NAMES[trick.led], NAMES[trick.answer]],
        "winner": trick.winner,
        "points": trick.points,
    }


def marriage_form(deal: Deal, suit: int) -> JsonObject:
    """An announced marriage in messages."""
    return {"suit": SUITS[suit], "worth": deal.worth(suit)}


def play_and_tell(deal: Deal, move: Move, viewer: int) -> list[JsonObject]:
    """Makes the move and returns its events as the seat `viewer` may know them.

    Raises `bummerl.moves.IllegalMoveError`; the deal is then unchanged.
    """
    seat = deal.turn
    turnup = deal.stock[0] if deal.stock else None
    announced = deal.announced[seat]
    tricks = len(deal.tricks)
    held = deal.hands.copy()
    deal.play(move)
    events: list[JsonObject] = [
        {"type": "announce", "seat": seat, **marriage_form(deal, suit)}
        for suit in cards_in(deal.announced[seat] & ~announced)
    ]
    if move < CARD_COUNT:
        events.append({"type": "play", "seat": seat, "card": NAMES[move]})
    elif move == EXCHANGE:
        assert turnup is not None
        events.append({"type": "exchange", "seat": seat, "gave": NAMES[deal.lowest_trump], "took": NAMES[turnup]})
    elif move in _ACTIONS:
        events.append({"type": _ACTIONS[move], "seat": seat})
    if len(deal.tricks) > tricks:
        trick = deal.tricks[-1]
        events.append({"type": "trick", "trick": trick_form(trick)})
        for drawer in (trick.winner, 1 - trick.winner):
            drawn: CardSet = deal.hands[drawer] & ~held[drawer]
            for card in cards_in(drawn):
                visible = drawer == viewer or deal.shown[drawer] >> card & 1
                events.append({"type": "draw", "seat": drawer, "card": NAMES[card] if visible else None})
    if deal.result is not None:
        if deal.result.reason == "claim" and move != CLAIM:
            events.append({"type": "claim", "seat": deal.result.winner})
        events.append({"type": "end"})
    return events
