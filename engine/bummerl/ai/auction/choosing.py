"""From the values of moves to the move: what bids and doubling must promise, and what decides among equals."""

from collections.abc import Mapping

from bummerl.ai.auction.thinking import Value
from bummerl.ai.auction.thumb import Thumb
from bummerl.cards import SUIT_SET
from bummerl.moves import Move
from bummerl.rules.contracts import NORMAL
from bummerl.tables.auction.moves import BID, CODES, DOUBLE, NAME_TRUMP, NO_DOUBLE, PASS
from bummerl.tables.auction.view import AuctionView

BOLD = 0.3
"""By how many game points a bid must seem better than to do without it, and by what part of its value."""
DOUBLED = 0.6
"""What doubling must seem to bring, as a part of what is at stake."""

NORMAL_BID = BID + CODES.index(NORMAL.code)


def preferred(view: AuctionView, values: Mapping[Move, Value]) -> Move:
    """The best of some moves."""
    if view.stage == "double":
        return DOUBLE if values[DOUBLE].points > _at_stake(view) * DOUBLED else NO_DOUBLE
    if view.stage == "auction":
        quiet = PASS if PASS in values else NORMAL_BID
        return max(values, key=lambda move: (values[move].points - (BOLD if move != quiet else 0), move == quiet))
    if view.stage == "trump":
        return max(values, key=lambda move: (round(values[move].points, 6), _length(view, move)))
    if view.stage == "play":
        thumb = Thumb(view)
        return max(values, key=lambda move: (round(values[move].points, 6), thumb.score(move)))
    return max(values, key=lambda move: round(values[move].points, 6))


def _at_stake(view: AuctionView) -> float:
    assert view.contract is not None
    return float((view.contract.value or 1) * view.factor)


def _length(view: AuctionView, move: Move) -> int:
    """How many cards of a suit are held; 0 for turning up."""
    suit = move - NAME_TRUMP
    return (view.hand & SUIT_SET[suit]).bit_count() if suit < 4 else 0
