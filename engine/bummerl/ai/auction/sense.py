"""What every computer player of these games knows without thinking: moves never made, and moves that always are."""

from bummerl.cards import CARD_COUNT, SUIT
from bummerl.moves import ANNOUNCE, Move
from bummerl.scoring import ENOUGH
from bummerl.tables.auction.moves import CLAIM
from bummerl.tables.auction.view import AuctionView


def sensible_moves(view: AuctionView) -> tuple[Move, ...]:
    """The legal moves worth a thought.

    A right claim leaves no choice, a false one is never made. In the Normal game a king or queen
    with its mate is led after announcing them.
    """
    legal = view.legal
    if CLAIM in legal:
        side = view.side_of(view.seat)
        if sum(points for seat, points in enumerate(view.points) if view.side_of(seat) == side) >= ENOUGH:
            return (CLAIM,)
        legal = tuple(move for move in legal if move != CLAIM)
    if view.stage == "play" and view.contract is not None and view.contract.goal == "points":
        marriages = {move - ANNOUNCE for move in legal if move >= ANNOUNCE}
        return tuple(move for move in legal if move >= CARD_COUNT or not _belongs(move, marriages))
    return legal


def _belongs(card: int, marriages: set[int]) -> bool:
    return SUIT[card] in marriages and card % 6 in (2, 3)
