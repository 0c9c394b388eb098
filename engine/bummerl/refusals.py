"""Why a card or an action is not a legal move: reasons that the page puts into words."""

from bummerl.cards import KING_QUEEN, NAMES, SUIT_SET_OF, cards_in
from bummerl.deal import Deal
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, DECLINE, EXCHANGE, MOVE_NAMES, RESIGN, Move
from bummerl.rules import Rules

NOT_YOUR_TURN = "not-your-turn"
DEAL_OVER = "deal-over"
ONLY_ON_LEAD = "only-on-lead"


def controls(rules: Rules) -> list[str]:
    """The actions that the rules know at all, as tokens; ``m`` stands for announcing a marriage."""
    return [
        token
        for token, known in (
            ("x", True),
            ("c", rules.close_min_stock is not None),
            ("m", not rules.marriage_auto),
            ("66", rules.claim == "manual"),
            ("r", rules.resign),
            ("-", rules.exchange_on_close),
        )
        if known
    ]


def refusals(deal: Deal, seat: int) -> dict[str, str]:
    """For each card in the hand of `seat` and each control that is not legal now: the reason."""
    legal = {MOVE_NAMES[move] for move in deal.legal_moves()} if deal.turn == seat else set()
    actions: dict[str, Move] = {"x": EXCHANGE, "c": CLOSE, "66": CLAIM, "r": RESIGN, "-": DECLINE}
    result = {}
    for card in cards_in(deal.hands[seat]):
        if NAMES[card] not in legal:
            result[NAMES[card]] = refusal(deal, seat, card)
    for token in controls(deal.rules):
        if token == "m":
            if not any(name[0] == "m" for name in legal):
                result["m"] = refusal(deal, seat, ANNOUNCE)
        elif token not in legal:
            result[token] = refusal(deal, seat, actions[token])
    return result


def refusal(deal: Deal, seat: int, move: Move) -> str:
    """The reason why `move`, which is not legal, may not be made by `seat` now."""
    if deal.result is not None:
        return DEAL_OVER
    if deal.turn != seat or deal.offered:
        return NOT_YOUR_TURN if deal.turn != seat else "already-closed"
    if move < ANNOUNCE:
        return _card(deal, seat, move)
    if move == EXCHANGE:
        return _exchange(deal, seat)
    if move == CLOSE:
        return _close(deal)
    if move == CLAIM:
        return ONLY_ON_LEAD if deal.led is not None else "claim-needs-trick"
    if move == DECLINE:
        return NOT_YOUR_TURN
    return _announce(deal, seat)


def _card(deal: Deal, seat: int, card: int) -> str:
    """The obligation that a card of the hand breaks."""
    if deal.led is None:
        return "marriage-lead" if deal.announcing is not None else NOT_YOUR_TURN
    following = deal.hands[seat] & SUIT_SET_OF[deal.led]
    if not following:
        return "must-trump"
    if not following >> card & 1:
        return "must-follow"
    return "must-overtrump" if deal.trumps >> deal.led & 1 else "must-head"


def _exchange(deal: Deal, seat: int) -> str:
    rules = deal.rules
    if deal.led is not None and rules.exchange_when == "lead":
        return ONLY_ON_LEAD
    if deal.closing is not None:
        return "exchange-closed"
    if deal.stock and deal.stock[0] == deal.lowest_trump:
        return "exchange-done"
    if len(deal.stock) < rules.exchange_min_stock:
        return "exchange-stock"
    if not deal.hands[seat] >> deal.lowest_trump & 1:
        return "exchange-no-card"
    return "exchange-needs-trick"


def _close(deal: Deal) -> str:
    rules = deal.rules
    if deal.led is not None:
        return ONLY_ON_LEAD
    if deal.closing is not None:
        return "already-closed"
    if rules.close_min_stock is None or len(deal.stock) < rules.close_min_stock:
        return "close-stock"
    return "close-needs-trick"


def _announce(deal: Deal, seat: int) -> str:
    if deal.led is not None:
        return ONLY_ON_LEAD
    if deal.announcing is not None:
        return "marriage-done"
    if not any(deal.hands[seat] & pair == pair for pair in KING_QUEEN):
        return "no-marriage"
    if not deal.rules.marriage_first_lead and not deal.tricks:
        return "marriage-first-lead"
    return "marriage-strict"
