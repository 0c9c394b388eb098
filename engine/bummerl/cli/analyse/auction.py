"""What the moves of a game with an auction are worth to the seat that sees it."""

from random import Random
from time import perf_counter

from bummerl.ai.auction import LEVELS, choose, evaluate
from bummerl.ai.deadline import after, never
from bummerl.cli.analyse.values import BY_VALUE, DIGITS
from bummerl.cli.lines import JsonObject
from bummerl.hidden import deal_hidden_record
from bummerl.records import AuctionRecord, RecordError
from bummerl.tables.auction import AuctionView
from bummerl.tables.auction.moves import MOVE_NAMES


def analyse_auction(record: AuctionRecord, level: str, seed: str, seconds: float | None) -> JsonObject:
    """The move to make, and by how many game points each sensible move brings the seat's side ahead of the others.

    Raises `RecordError` if the record is not the view of the seat whose turn it is, or the level does not play this.
    """
    start = perf_counter()
    view = _view_of(record, seed)
    if not view.legal:
        raise RecordError("seat", "has no move: it is another seat's turn, or the deal is over")
    if level not in LEVELS:
        raise RecordError(f"player {level}", f"does not play {record.game}")
    deadline = never if seconds is None else after(seconds)
    found = evaluate(view, seed, deadline)
    chosen = found.chosen if level == BY_VALUE else choose(view, level, seed, deadline)
    return {
        "move": MOVE_NAMES[chosen],
        "values": {MOVE_NAMES[each.move]: round(each.points, DIGITS) for each in found.moves},
        "exact": found.exact,
        "worlds": found.worlds,
        "seconds": round(perf_counter() - start, DIGITS),
    }


def _view_of(record: AuctionRecord, seed: str) -> AuctionView:
    """The view of the record's seat after its moves. Raises `RecordError`."""
    position = record.position
    if position.seat is None:
        raise RecordError("seat", "is required for a view")
    deal, moves = deal_hidden_record(record, Random(seed))
    for move in moves:
        deal.play(move)
    return deal.view(position.seat, position.score)
