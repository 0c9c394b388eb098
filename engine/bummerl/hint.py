"""Advice in messages: the move, what every move is worth, and the reasons."""

from collections.abc import Sequence

from bummerl.ai.evaluate import Evaluation
from bummerl.ai.explain import Reason
from bummerl.cards import NAMES
from bummerl.json_text import JsonObject
from bummerl.moves import MOVE_NAMES


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


def reason_form(reason: Reason) -> JsonObject:
    """A reason as the message schema describes it."""
    facts = {
        "kind": reason.kind,
        "card": None if reason.card is None else NAMES[reason.card],
        "by": None if reason.by is None else NAMES[reason.by],
        "points": reason.points,
        "cases": reason.cases,
        "of": reason.of,
        "move": None if reason.move is None else MOVE_NAMES[reason.move],
        "difference": reason.difference,
        "chance": reason.chance,
        "against": reason.against,
    }
    return {key: value for key, value in facts.items() if value is not None}
