"""The games with an auction: Bauernschnapsen for four, Talonschnapsen for three."""

from bummerl.tables.auction.deal import AuctionDeal, Call
from bummerl.tables.auction.moves import CODES, MOVE_NAMES
from bummerl.tables.auction.results import AuctionResult
from bummerl.tables.auction.view import AuctionView

__all__ = ["CODES", "MOVE_NAMES", "AuctionDeal", "AuctionResult", "AuctionView", "Call"]
