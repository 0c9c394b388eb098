"""What a move brings about, as facts that one seat may know: the words for "what just happened"."""

from bummerl.events import auction, two_hand
from bummerl.events.forms import many_trick_form, marriage_form, trick_form
from bummerl.games import AnyDeal
from bummerl.json_text import JsonObject
from bummerl.moves import Move
from bummerl.tables.auction import AuctionDeal

__all__ = ["forfeit_and_tell", "many_trick_form", "marriage_form", "play_and_tell", "trick_form"]


def forfeit_and_tell(deal: AnyDeal) -> list[JsonObject]:
    """Lets the seat whose turn it is forfeit the deal and returns the events of that."""
    seat = deal.turn
    deal.forfeit(seat)
    return [{"type": "forfeit", "seat": seat}, {"type": "end"}]


def play_and_tell(deal: AnyDeal, move: Move, viewer: int | None) -> list[JsonObject]:
    """Makes the move and returns its events as the seat `viewer` may know them; with None, somebody who looks on.

    Raises `bummerl.moves.IllegalMoveError`; the deal is then unchanged.
    """
    return auction.tell(deal, move) if isinstance(deal, AuctionDeal) else two_hand.tell(deal, move, viewer)
