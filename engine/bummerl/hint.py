"""Advice in messages: the move, what every move is worth, and the reasons."""

from collections.abc import Sequence

from bummerl.ai.auction.evaluate import AuctionEvaluation
from bummerl.ai.auction.explain import explain_in_auction
from bummerl.ai.evaluate import Evaluation
from bummerl.ai.explain import Reason
from bummerl.cards import NAMES
from bummerl.json_text import JsonObject
from bummerl.moves import MOVE_NAMES, Move
from bummerl.tables.auction import MOVE_NAMES as MOVE_NAMES_IN_AUCTION
from bummerl.tables.auction import AuctionView
from bummerl.tables.auction.moves import PASS


def hint_form(evaluation: Evaluation, reasons: Sequence[Reason]) -> JsonObject:
    """An evaluation and the reasons for its move, as the message schema describes them."""
    return {
        "move": MOVE_NAMES[evaluation.chosen],
        "exact": evaluation.exact,
        "worlds": evaluation.worlds,
        "values": [
            {
                "move": MOVE_NAMES[each.move],
                "points": each.points,
                "win": each.win,
                "loss": each.loss,
                "worlds": each.worlds,
                "match": each.match,
            }
            for each in evaluation.moves
        ],
        "reasons": [reason_form(reason) for reason in reasons],
    }


def auction_hint_form(view: AuctionView, evaluation: AuctionEvaluation, played: Move | None = None) -> JsonObject:
    """An evaluation in a game with an auction in the same form, with reasons against what was `played` instead.

    The deal is won if the declarer makes the contract as one of the own side, or fails as one of the other.
    """
    wins = {each.move: each.made if _declares(view, each.move) else 1 - each.made for each in evaluation.moves}
    return {
        "move": MOVE_NAMES_IN_AUCTION[evaluation.chosen],
        "exact": evaluation.exact,
        "worlds": evaluation.worlds,
        "values": [
            {
                "move": MOVE_NAMES_IN_AUCTION[each.move],
                "points": each.points,
                "win": wins[each.move],
                "loss": 1 - wins[each.move],
                "worlds": each.worlds,
                "match": None,
            }
            for each in evaluation.moves
        ],
        "reasons": [
            reason_form(reason, MOVE_NAMES_IN_AUCTION)
            for reason in explain_in_auction(view, evaluation.chosen, evaluation, played)
        ],
    }


def _declares(view: AuctionView, move: Move) -> bool:
    """Whether the own side declares what is played after a move."""
    bids = view.stage == "auction" and move != PASS
    return bids or view.side_of(view.seat) == 0


def reason_form(reason: Reason, names: Sequence[str] = MOVE_NAMES) -> JsonObject:
    """A reason as the message schema describes it, moves by their `names`."""
    facts = {
        "kind": reason.kind,
        "card": None if reason.card is None else NAMES[reason.card],
        "by": None if reason.by is None else NAMES[reason.by],
        "points": reason.points,
        "cases": reason.cases,
        "of": reason.of,
        "move": None if reason.move is None else names[reason.move],
        "difference": reason.difference,
        "chance": reason.chance,
        "against": reason.against,
    }
    return {key: value for key, value in facts.items() if value is not None}
