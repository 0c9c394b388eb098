"""``analyse``: what the moves of a position are worth to the seat that sees it."""

import argparse
import math
from time import perf_counter
from typing import TYPE_CHECKING

from bummerl.ai.deadline import after, never
from bummerl.ai.evaluate import Evaluation, MoveValue, evaluate, match_chance
from bummerl.ai.worlds import Worlds
from bummerl.cli.lines import JsonObject, answer_lines
from bummerl.cli.players import WHO, player
from bummerl.games import GUESTS
from bummerl.guests import GuestError
from bummerl.moves import CLAIM, MOVE_NAMES, Move
from bummerl.records import AnyRecord, RecordError, two_hand, view_of
from bummerl.view import View

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers

_AT_ONCE = "beginner"
"""A level that takes no time, where only the values are wanted."""
_BY_VALUE = "expert"
"""The level whose move here is simply the most valuable one."""
_SAME = 1e-9
"""Values that are no further apart are equal; the level then chooses."""
_LAST_DRAW = 2
"""Stock cards with which the opponent's hand tells the whole stock."""
_DIGITS = 4


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser(
        "analyse",
        help="tell what the moves of positions are worth",
        description="Tells what the moves of positions are worth, each seen from one seat and knowing no more.",
    )
    parser.add_argument("file", metavar="FILE", help="records with a seat, one a line; - is standard input")
    parser.add_argument(
        "--level",
        default=_BY_VALUE,
        type=player,
        metavar="L",
        help=f"whose move to tell (expert, here the most valuable one): {WHO}",
    )
    parser.add_argument("--seconds", type=_seconds, metavar="S", help="think no longer than this about a position")
    parser.add_argument("--seed", default="1", metavar="N", help="any text; the same gives the same answers (1)")
    parser.set_defaults(run=_run)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds


def _run(options: argparse.Namespace) -> int:
    return answer_lines(options.file, lambda record: analyse(record, options.level, options.seed, options.seconds))


def analyse(record: AnyRecord, level: str, seed: str, seconds: float | None = None) -> JsonObject:
    """The move to make, and what each move worth a thought brings: game points, and chances to win the match.

    Moves that nobody makes are not valued: resigning, false claims, and closing without hope. Nor are answers to an
    offer. Raises `RecordError` if the record is not the view of the seat whose turn it is.
    """
    start = perf_counter()
    view = view_of(two_hand(record))
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
    best = [each.move for each, value in values.items() if value > top - _SAME] if level == _BY_VALUE else []
    chosen = found.chosen if guest is None else guest
    return {
        "move": MOVE_NAMES[chosen if chosen in best or not best else best[0]],
        **answer,
        "exact": _exact(view, found),
        "worlds": found.worlds,
        "seconds": round(perf_counter() - start, _DIGITS),
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
    return {MOVE_NAMES[each.move]: round(value, _DIGITS) for each, value in values.items()}


def _exact(view: View, found: Evaluation) -> bool:
    """Whether no sampling was used: both hands are known, or all that the opponent may have were looked at."""
    if found.exact or any(each.move == CLAIM for each in found.moves):
        return True
    if view.closing is None and view.stock > _LAST_DRAW:
        return False
    hands = sum(1 for _ in Worlds(view).hands())
    return bool(found.moves) and all(each.worlds >= hands for each in found.moves)
