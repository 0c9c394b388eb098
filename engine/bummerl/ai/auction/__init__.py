"""Computer players of the games with an auction."""

from bummerl.ai.auction.evaluate import AuctionEvaluation, AuctionMoveValue, evaluate
from bummerl.ai.auction.players import LEVELS, choose

__all__ = ["LEVELS", "AuctionEvaluation", "AuctionMoveValue", "choose", "evaluate"]
