"""Why a card or an action is not a legal move: reasons that the page puts into words."""

from bummerl.cards import CardSet
from bummerl.games import AnyDeal
from bummerl.moves import Move
from bummerl.refusals import auction, two_hand
from bummerl.refusals.reasons import DEAL_OVER, NOT_YOUR_TURN, ONLY_ON_LEAD
from bummerl.tables.auction import AuctionDeal

__all__ = ["DEAL_OVER", "NOT_YOUR_TURN", "ONLY_ON_LEAD", "controls", "hand_seen", "refusal", "refusals"]


def controls(deal: AnyDeal) -> list[str]:
    """The actions that the rules know at all, as tokens; ``m`` stands for announcing a marriage."""
    return auction.controls(deal) if isinstance(deal, AuctionDeal) else two_hand.controls(deal)


def refusals(deal: AnyDeal, seat: int) -> dict[str, str]:
    """For each card in the hand of `seat` and each control that is not legal now: the reason."""
    legal = {deal.move_names[move] for move in deal.legal_moves()} if deal.turn == seat else set()
    result = {}
    for card in deal.deck.by_suit(hand_seen(deal, seat)):
        if deal.deck.names[card] not in legal:
            result[deal.deck.names[card]] = refusal(deal, seat, card)
    for token in controls(deal):
        if token == "m":
            if not any(name[0] == "m" for name in legal):
                result["m"] = refusal(deal, seat, deal.announce)
        elif token not in legal:
            result[token] = refusal(deal, seat, deal.move_names.index(token))
    return result


def hand_seen(deal: AnyDeal, seat: int) -> CardSet:
    """The own cards that a seat has seen: in a game with an auction not all before trump is named."""
    return deal.seen_by(seat) if isinstance(deal, AuctionDeal) else deal.hands[seat]


def refusal(deal: AnyDeal, seat: int, move: Move) -> str:
    """The reason why `move`, which is not legal, may not be made by `seat` now."""
    if deal.result is not None:
        return DEAL_OVER
    if deal.turn != seat:
        return NOT_YOUR_TURN
    if isinstance(deal, AuctionDeal):
        return auction.reason(deal, seat, move)
    return two_hand.reason(deal, seat, move)
