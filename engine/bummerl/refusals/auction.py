"""Why a card, a bid or another action of a game with an auction is not a legal move."""

from bummerl.cards import CARD_COUNT, FRENCH, Card
from bummerl.moves import ANNOUNCE, Move
from bummerl.refusals.reasons import ONLY_ON_LEAD
from bummerl.rules.contracts import NORMAL, Contract
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import BID, CLAIM, CODES, LAY_AWAY, NAME_TRUMP, PASS, TURN_UP


def controls(deal: AuctionDeal) -> list[str]:
    """The actions of play that the rules know at all, as tokens; ``m`` stands for announcing a marriage."""
    return ["m", "66"] if deal.rules.claim == "manual" else ["m"]


def bid_reason(deal: AuctionDeal, seat: int, contract: Contract) -> str | None:
    """The reason why a seat may not bid a contract as the auction stands, whoever is to speak; None if it may."""
    if not deal.may_bid(seat, contract):
        return "bid-not-yours"
    if contract.value <= deal.least:
        return "bid-too-low"
    if deal.holds_for(seat, contract):
        return None
    return {"ace": "bid-needs-ace", "trump suit": "bid-needs-trumps"}.get(contract.needs, "bid-needs-suit")


def reason(deal: AuctionDeal, seat: int, move: Move) -> str:
    """The reason why `move`, which is not legal, may not be made by `seat`, whose turn it is."""
    if BID <= move < LAY_AWAY or move == PASS:
        return _call(deal, seat, move)
    if NAME_TRUMP <= move <= TURN_UP:
        return "trump-not-held" if deal.stage == "trump" else "trump-named"
    if move >= LAY_AWAY:
        return "keep-an-ace" if deal.stage == "talon" else "no-talon"
    if deal.stage != "play":
        return {"trump": "name-trump-first", "talon": "lay-away-first", "double": "double-first"}.get(
            deal.stage, "auction-first"
        )
    if move < CARD_COUNT:
        return _card(deal, seat, move)
    if deal.table:
        return ONLY_ON_LEAD
    return _marriage(deal) if ANNOUNCE <= move < NAME_TRUMP else _claim(deal, move)


def _call(deal: AuctionDeal, seat: int, move: Move) -> str:
    if deal.stage != "auction":
        return "name-trump-first" if deal.stage == "trump" else "auction-over"
    if move == PASS:
        return "caller-cannot-pass"
    contract = deal.rules.contracts.get(CODES[move - BID])
    return (contract and bid_reason(deal, seat, contract)) or "bid-unknown"


def _card(deal: AuctionDeal, seat: int, card: Card) -> str:
    """The obligation that a card of the hand breaks."""
    if not deal.table:
        return "marriage-lead"
    led = deal.table[0][1]
    following = deal.hands[seat] & FRENCH.suit_set_of[led]
    if not following:
        best = next(played for who, played in deal.table if who == deal.winning)
        return "must-overruff" if deal.hands[seat] & deal.trumps & deal.order.higher[best] else "must-trump"
    if not following >> card & 1:
        return "must-follow"
    return "must-overtrump" if deal.trumps >> led & 1 else "must-head"


def _marriage(deal: AuctionDeal) -> str:
    assert deal.contract is not None
    if deal.announcing is not None:
        return "marriage-done"
    if not deal.contract.marriages:
        return "marriage-not-in-contract"
    if not deal.may_announce():
        return "marriage-declarer-only"
    return "no-marriage"


def _claim(deal: AuctionDeal, move: Move) -> str:
    if move != CLAIM:
        return "double-over"
    return "claim-needs-trick" if deal.contract == NORMAL else "claim-not-in-contract"
