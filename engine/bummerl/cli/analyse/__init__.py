"""``analyse``: what the moves of a position are worth to the seat that sees it."""

import argparse
import math
from typing import TYPE_CHECKING, Any

from bummerl.cli.analyse.auction import analyse_auction
from bummerl.cli.analyse.two_hand import analyse_two_hand
from bummerl.cli.analyse.values import BY_VALUE
from bummerl.cli.lines import JsonObject, answer_lines
from bummerl.cli.players import WHO, player
from bummerl.records import AuctionPosition, Record, two_hand

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers


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
        default=BY_VALUE,
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


def analyse(record: Record[Any], level: str, seed: str, seconds: float | None = None) -> JsonObject:
    """The move to make, and what each move worth a thought brings in game points.

    Raises `RecordError` if the record is not the view of the seat whose turn it is.
    """
    if isinstance(record.position, AuctionPosition):
        return analyse_auction(record, level, seed, seconds)
    return analyse_two_hand(two_hand(record), level, seed, seconds)
