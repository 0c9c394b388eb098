"""``replay``: plays records and tells the legal moves of every ply."""

import argparse
from typing import TYPE_CHECKING

from bummerl.cli.lines import JsonObject, answer_lines
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, parse_move
from bummerl.records.record import Record

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser("replay", help="play records and tell the legal moves of every ply")
    parser.add_argument("file", metavar="FILE", help="records, one JSON object a line; - is standard input")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    return answer_lines(options.file, replay)


def replay(record: Record) -> JsonObject:
    """Plays a record: every ply, then points, tricks and result, or the first illegal move.

    Raises `RecordError` if the position cannot be played.
    """
    deal = record.position.deal()
    plies: list[JsonObject] = []
    for token in record.moves:
        legal = _legal(deal)
        plies.append({"seat": deal.turn, "legal": legal, "move": token})
        if token not in legal:
            message = f"{token[:20]!r} is not a legal move now"
            return {"plies": plies, "error": {"ply": len(plies) - 1, "move": token, "message": message}}
        deal.play(parse_move(token))
    if deal.result is None:
        plies.append({"seat": deal.turn, "legal": _legal(deal)})
    return {"plies": plies, "points": deal.points, "tricks": deal.trick_counts, "result": _result(deal)}


def _legal(deal: Deal) -> list[str]:
    return sorted(MOVE_NAMES[move] for move in deal.legal_moves())


def _result(deal: Deal) -> JsonObject | None:
    result = deal.result
    if result is None:
        return None
    return {"winner": result.winner, "game_points": result.game_points, "reason": result.reason}
