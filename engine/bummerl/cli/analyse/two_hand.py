"""What the moves of a position of two hands are worth to the seat that sees it."""

from time import perf_counter

from bummerl.ai.deadline import after, never
from bummerl.ai.evaluate import Evaluation, MoveValue, evaluate, match_chance
from bummerl.ai.worlds import Worlds
from bummerl.cli.analyse.values import BY_VALUE, DIGITS
from bummerl.cli.lines import JsonObject
from bummerl.games import GUESTS
from bummerl.guests import GuestError
from bummerl.moves import CLAIM, MOVE_NAMES, Move
from bummerl.records import RecordError, TwoHandRecord, view_of
from bummerl.view import View

_AT_ONCE = "beginner"
"""A level that takes no time, where only the values are wanted."""
_SAME = 1e-9
"""Values that are no further apart are equal; the level then chooses."""
_LAST_DRAW = 2
"""Stock cards with which the opponent's hand tells the whole stock."""


def analyse_two_hand(record: TwoHandRecord, level: str, seed: str, seconds: float | None) -> JsonObject:
    """The move to make, and what each move worth a thought brings: game points, and chances to win the match.

    Moves that nobody makes are not valued: resigning, false claims, and closing without hope. Nor are answers to an
    offer. Raises `RecordError` if the record is not the view of the seat whose turn it is.
    """
    start = perf_counter()
    view = view_of(record)
    if not view.legal:
        raise RecordError("seat", "has no move: it is the other seat's turn, or the deal is over")
    deadline = never if seconds is None else after(seconds)
    guest = _guest_move(view, level, seed)
    found = evaluate(view, level if guest is None else _AT_ONCE, seed, deadline)
    values = {each: each.points for each in found.moves}
    answer: JsonObject = {"values": _named(values)}
    score = record.position.score
    if score is not None:
        values = {each: match_chance(each.chances, score[view.seat], score[1 - view.seat]) for each in found.moves}
        answer["match"] = _named(values)
    top = max(values.values(), default=0)
    best = [each.move for each, value in values.items() if value > top - _SAME] if level == BY_VALUE else []
    chosen = found.chosen if guest is None else guest
    return {
        "move": MOVE_NAMES[chosen if chosen in best or not best else best[0]],
        **answer,
        "exact": _exact(view, found),
        "worlds": found.worlds,
        "seconds": round(perf_counter() - start, DIGITS),
    }


def _guest_move(view: View, level: str, seed: str) -> Move | None:
    """The move of a visiting player, None if the level is none. Raises `RecordError` if it has none."""
    if level not in GUESTS:
        return None
    try:
        return GUESTS[level].choose(view, seed)
    except GuestError as error:
        raise RecordError(f"player {level}", str(error)) from None


def _named(values: dict[MoveValue, float]) -> dict[str, float]:
    return {MOVE_NAMES[each.move]: round(value, DIGITS) for each, value in values.items()}


def _exact(view: View, found: Evaluation) -> bool:
    """Whether no sampling was used: both hands are known, or all that the opponent may have were looked at."""
    if found.exact or any(each.move == CLAIM for each in found.moves):
        return True
    if view.closing is None and view.stock > _LAST_DRAW:
        return False
    hands = sum(1 for _ in Worlds(view).hands())
    return bool(found.moves) and all(each.worlds >= hands for each in found.moves)
