"""``replay``: plays records and tells the legal moves of every ply."""

import argparse
from typing import TYPE_CHECKING

from bummerl.cli.lines import JsonObject, answer_lines
from bummerl.deal import Deal
from bummerl.records import AnyRecord
from bummerl.tables.auction import AuctionDeal

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser("replay", help="play records and tell the legal moves of every ply")
    parser.add_argument("file", metavar="FILE", help="records, one JSON object a line; - is standard input")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    return answer_lines(options.file, replay)


def replay(record: AnyRecord) -> JsonObject:
    """Plays a record: every ply, then points, tricks and result, or the first illegal move.

    Raises `RecordError` if the position cannot be played.
    """
    deal = record.position.deal()
    plies: list[JsonObject] = []
    for token in record.moves:
        plies.append({"seat": deal.turn, "legal": _legal(deal), "move": token})
        try:
            deal.play(deal.parse_move(token))
        except ValueError:
            message = f"{token[:20]!r} is not a legal move now"
            return {"plies": plies, "error": {"ply": len(plies) - 1, "move": token, "message": message}}
    if deal.result is None:
        plies.append({"seat": deal.turn, "legal": _legal(deal)})
    return {"plies": plies, **(_auction_end(deal) if isinstance(deal, AuctionDeal) else _end(deal))}


def _legal(deal: Deal | AuctionDeal) -> list[str]:
    return sorted(deal.move_names[move] for move in deal.legal_moves())


def _end(deal: Deal) -> JsonObject:
    result = deal.result
    return {
        "points": deal.points,
        "tricks": deal.trick_counts,
        "result": result and {"winner": result.winner, "game_points": result.game_points, "reason": result.reason},
    }


def _auction_end(deal: AuctionDeal) -> JsonObject:
    """The same per seat, and per side: the declarer's, which is the caller's until somebody bids, then the other."""
    result = deal.result
    return {
        "points": list(deal.points),
        "tricks": [sum(trick.winner == seat for trick in deal.tricks) for seat in range(deal.seats)],
        "sides": {
            "points": [deal.side_points(side) for side in (0, 1)],
            "tricks": [deal.tricks_of(side) for side in (0, 1)],
        },
        "result": result
        and {
            "made": result.made,
            "declarer": result.declarer,
            "contract": result.contract,
            "double": result.double,
            "scores": list(result.scores),
            "reason": result.reason,
        },
    }
