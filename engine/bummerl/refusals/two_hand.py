"""Why a card or an action of a two-hand game is not a legal move."""

from bummerl.cards import Card
from bummerl.deal import Deal
from bummerl.games import TwoHandDeal
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, Move
from bummerl.refusals.reasons import ONLY_ON_LEAD
from bummerl.tables.tute import SING, SWAP, TuteDeal


def controls(deal: TwoHandDeal) -> list[str]:
    """The actions that the rules know at all, as tokens; ``m`` stands for announcing a marriage."""
    if isinstance(deal, TuteDeal):
        return ["x", "m", "tute"]
    rules = deal.rules
    return [
        token
        for token, known in (
            ("x", True),
            ("c", rules.close_min_stock is not None),
            ("m", not rules.marriage_auto),
            ("66", rules.claim == "manual"),
            ("r", rules.resign),
            ("ren", rules.renonce == "penalty"),
            ("-", rules.exchange_on_close or rules.renonce == "penalty"),
        )
        if known
    ]


def reason(deal: TwoHandDeal, seat: int, move: Move) -> str:
    """The reason why `move`, which is not legal, may not be made by `seat`, whose turn it is."""
    if deal.offered is not None:
        return "decide-first"
    if move < deal.deck.count:
        return _card(deal, seat, move)
    return _tute_action(deal, seat, move) if isinstance(deal, TuteDeal) else _action(deal, seat, move)


def _card(deal: TwoHandDeal, seat: int, card: Card) -> str:
    """The obligation that a card of the hand breaks."""
    if deal.led is None:
        return "marriage-lead"
    following = deal.hands[seat] & deal.deck.suit_set_of[deal.led]
    if not following:
        return "must-trump"
    if not following >> card & 1:
        return "must-follow"
    return "must-overtrump" if deal.trumps >> deal.led & 1 else "must-head"


def _action(deal: Deal, seat: int, move: Move) -> str:
    if move == EXCHANGE:
        return _exchange(deal, seat)
    if deal.led is not None:
        return ONLY_ON_LEAD
    if move == CLOSE:
        return _close(deal)
    if move == CLAIM:
        return "claim-needs-trick"
    if ANNOUNCE <= move < EXCHANGE:
        return _announce(deal, seat)
    return "nothing-to-call"


def _exchange(deal: Deal, seat: int) -> str:
    rules = deal.rules
    if deal.led is not None and rules.exchange_when == "lead":
        return ONLY_ON_LEAD
    if deal.closing is not None:
        return "exchange-closed"
    if deal.stock and deal.stock[0] == deal.exchange_card:
        return "exchange-done"
    if len(deal.stock) < rules.exchange_min_stock:
        return "exchange-stock"
    if not deal.hands[seat] >> deal.exchange_card & 1:
        return "exchange-no-card"
    return "exchange-needs-trick"


def _close(deal: Deal) -> str:
    rules = deal.rules
    if deal.closing is not None:
        return "already-closed"
    if rules.close_min_stock is None or len(deal.stock) < rules.close_min_stock:
        return "close-stock"
    return "close-needs-trick"


def _announce(deal: Deal, seat: int) -> str:
    if deal.announcing is not None:
        return "marriage-done"
    if deal.may_announce() or not any(deal.hands[seat] & pair == pair for pair in deal.deck.marriage):
        return "no-marriage"
    if not deal.rules.marriage_first_lead and not deal.tricks:
        return "marriage-first-lead"
    return "marriage-strict"


def _tute_action(deal: TuteDeal, seat: int, move: Move) -> str:
    if deal.led is not None:
        return ONLY_ON_LEAD
    hand = deal.hands[seat]
    if move == SWAP:
        if not deal.stock:
            return "exchange-stock"
        if not hand >> deal.exchange_card & 1:
            return "exchange-no-card"
        return "exchange-needs-trick"
    if SING <= move < SWAP:
        if not any(hand & pair == pair for pair in deal.deck.marriage):
            return "no-marriage"
        if deal.trick_counts[seat] == 0:
            return "marriage-needs-trick"
        return "marriage-done" if deal.sung or deal.stock else "marriage-strict"
    return "no-tute"
