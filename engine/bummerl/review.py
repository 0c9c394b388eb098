"""Looking back at a deal: who made which move, and what each could have known and should have done."""

from dataclasses import replace
from math import sqrt

from bummerl.ai.evaluate import Evaluation, MoveValue, evaluate
from bummerl.ai.explain import CLEAR, against, explain
from bummerl.ai.search import LAST_DRAW, Budget
from bummerl.commands import CommandError, bad_record
from bummerl.deal import Deal
from bummerl.events import marriage_form, play_and_tell
from bummerl.hint import hint_form, reason_form
from bummerl.json_text import JsonObject
from bummerl.moves import ANNOUNCE, EXCHANGE, MOVE_NAMES, Move, parse_move
from bummerl.records import Filling, Record, RecordError, TwoHandRecord, two_hand
from bummerl.rules import rules_form
from bummerl.view import View

BUDGET = Budget(positions=12_000, hands=160, experience=10)
"""Fewer solved worlds than at the table, a whole deal being looked through at a sitting, but none judged by a few."""
SEED = "review"
"""Samples of worlds follow from it and from what the seat knows, so that hidden cards change nothing."""
MISTAKE = 0.5
"""Game points that make a mistake; less, but clearly more than nothing, is a slip."""


def replay(form: JsonObject) -> JsonObject:
    """Who made which move of a whole record in which trick, and how it ended, as the message schema describes it.

    Raises `CommandError` naming what is wrong with the record.
    """
    record = _read(form)
    deal = _start(record)
    plies = [_played(deal, index, token) for index, token in enumerate(record.moves)]
    result = deal.result
    return {
        "rules": rules_form(deal.rules),
        "plies": plies,
        "points": deal.points.copy(),
        "tricks": deal.trick_counts.copy(),
        "result": None
        if result is None
        else {"winner": result.winner, "game_points": result.game_points, "reason": result.reason},
    }


def judge(form: JsonObject, ply: int) -> JsonObject:
    """What the seat whose turn it was at a ply could know, should have played, and gave away by what it played.

    It follows from the record up to this ply and the seat's own view, whatever lies in hidden places, and is always
    the same. A record with hidden cards tells of the seat that sees it alone. Raises `CommandError`.
    """
    record = _read(form)
    if not 0 <= ply < len(record.moves):
        raise CommandError("bad-message", f"{ply} is not one of the record's {len(record.moves)} plies", "ply")
    deal = _deal_at(record, ply)
    played = _legal(deal, ply, record.moves[ply])
    view = deal.view(deal.turn, record.position.score)
    evaluation = evaluate(view, "expert", SEED, budget=BUDGET, played=played)
    cost = _cost(evaluation, played)
    return {
        "ply": ply,
        "seat": view.seat,
        "played": MOVE_NAMES[played],
        **hint_form(evaluation, explain(view, evaluation.chosen, evaluation, SEED, played)),
        "played_reasons": [reason_form(each) for each in against(view, played, evaluation.chosen, SEED)],
        "cost": cost,
        "grade": _grade(evaluation, played, cost),
        "forced": _is_forced(view),
        "experience": view.closing is None and view.stock > LAST_DRAW,
        "led": None if deal.led is None else deal.deck.names[deal.led],
        "marriages": [marriage_form(deal, move - ANNOUNCE) for move in view.legal if ANNOUNCE <= move < EXCHANGE],
    }


def _cost(evaluation: Evaluation, played: Move) -> float | None:
    """Game points, as the score makes them worth, that the best move would have brought more; None if unknown."""
    best, taken = _value(evaluation, evaluation.chosen), _value(evaluation, played)
    if played == evaluation.chosen:
        return 0.0
    return None if best is None or taken is None else max(0.0, best.worth - taken.worth)


def _value(evaluation: Evaluation, move: Move) -> MoveValue | None:
    return next((each for each in evaluation.moves if each.move == move), None)


def _grade(evaluation: Evaluation, played: Move, cost: float | None) -> str | None:
    """How good a move was, in one word; differences that are no more than chance are none."""
    if cost is None:
        return None
    if played == evaluation.chosen or cost == 0:
        return "best"
    if cost < max(CLEAR, _doubt(evaluation)):
        return "equal"
    return "slip" if cost < MISTAKE else "mistake"


def _doubt(evaluation: Evaluation) -> float:
    """Game points by which values may be wrong because some worlds only were looked at."""
    if evaluation.exact or not evaluation.worlds:
        return 0
    return 1 / sqrt(evaluation.worlds + BUDGET.experience)


def _is_forced(view: View) -> bool:
    """Whether there was one card to play and nothing else to do but giving up."""
    return sum(MOVE_NAMES[move] not in ("r", "66") for move in view.legal) == 1


# Records


def _read(form: JsonObject) -> TwoHandRecord:
    try:
        return two_hand(Record.parse(form))
    except RecordError as error:
        raise bad_record(error) from None


def _start(record: TwoHandRecord) -> Deal:
    try:
        return record.position.deal()
    except RecordError as error:
        raise bad_record(error) from None


def _deal_at(record: TwoHandRecord, ply: int) -> Deal:
    """The deal before a ply; cards hidden from the seat whose turn it is lie anywhere where they may."""
    seat = record.position.seat
    if record.position.hidden and seat is not None:
        try:
            _, deal = Filling(replace(record, moves=record.moves[:ply]), seat).find()
        except RecordError as error:
            raise bad_record(error) from None
        if deal.turn == seat:
            return deal
    deal = _start(record)
    for index, token in enumerate(record.moves[:ply]):
        _play(deal, index, token)
    return deal


def _legal(deal: Deal, index: int, token: str) -> Move:
    """The move of a token. Raises `CommandError` if it is none or is not legal now."""
    try:
        move = parse_move(token)
        if move not in deal.legal_moves():
            raise ValueError(f"{token} is not a legal move now")
    except ValueError as error:
        raise bad_record(RecordError(f"moves[{index}]", str(error))) from None
    return move


def _play(deal: Deal, index: int, token: str) -> None:
    deal.play(_legal(deal, index, token))


def _played(deal: Deal, index: int, token: str) -> JsonObject:
    """Makes a move and tells of it: the marriage announced, the turn-up taken, who won the trick."""
    move = _legal(deal, index, token)
    told: JsonObject = {"seat": deal.turn, "move": token, "trick": sum(deal.trick_counts) + 1}
    for event in play_and_tell(deal, move, deal.turn):
        match event["type"]:
            case "announce":
                told["worth"] = event["worth"]
            case "exchange":
                told["took"] = event["took"]
            case "trick":
                told["winner"] = deal.tricks[-1].winner
    return told
