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
"""By how many game points a bid must seem better than to do without it."""
DOUBLED = {"points": 0.4, "no-trick": 0.45, "schnapser": 0.6, "all-tricks": 0.8}
"""What a contract of each goal must seem to bring the defenders to be doubled, as a part of what is at stake."""
REDOUBLED = 0.8
"""The same for the declaring side, once it has been doubled."""
CAUTION = {"bauern": 1.0, "talon": 1.5}
"""By what both are multiplied: with all hands open three see more than they will find at the table."""

NORMAL_BID = BID + CODES.index(NORMAL.code)


def preferred(view: AuctionView, values: Mapping[Move, Value]) -> Move:
    """The best of some moves."""
    if view.stage == "double":
        before, after = values[NO_DOUBLE].points, values[DOUBLE].points
        return DOUBLE if before > _wanted(view) and after > before else NO_DOUBLE
    if view.stage == "auction":
        quiet = PASS if PASS in values else NORMAL_BID
        return max(values, key=lambda move: (values[move].points - (BOLD if move != quiet else 0), move == quiet))
    if view.stage == "trump":
        return max(values, key=lambda move: (round(values[move].points, 6), _length(view, move)))
    if view.stage == "play":
        thumb = Thumb(view)
        return max(values, key=lambda move: (round(values[move].points, 6), thumb.score(move)))
    return max(values, key=lambda move: round(values[move].points, 6))


def _wanted(view: AuctionView) -> float:
    """What not to double must already bring."""
    contract = view.contract
    assert contract is not None
    part = DOUBLED[contract.goal] if view.factor == 1 else REDOUBLED
    share = 0.5 if view.rules.seats == 3 and view.side_of(view.seat) else 1.0
    return CAUTION[view.rules.name] * part * share * (contract.value or 1) * view.factor


def _length(view: AuctionView, move: Move) -> int:
    """How many cards of a suit are held; 0 for turning up."""
    suit = move - NAME_TRUMP
    return (view.hand & SUIT_SET[suit]).bit_count() if suit < 4 else 0
