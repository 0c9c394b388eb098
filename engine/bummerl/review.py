"""Looking back at a deal: who made which move, and what each could have known and should have done."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from bummerl.ai.auction import evaluate as evaluate_in_auction
from bummerl.ai.evaluate import evaluate
from bummerl.ai.explain import CLEAR, against, explain
from bummerl.ai.search import LAST_DRAW, Budget
from bummerl.ai.solver import MOST
from bummerl.commands import CommandError, bad_record
from bummerl.deal import Deal
from bummerl.events import marriage_form, play_and_tell
from bummerl.hidden import deal_hidden_record
from bummerl.hint import auction_hint_form, hint_form, reason_form
from bummerl.json_text import JsonObject
from bummerl.moves import ANNOUNCE, Move
from bummerl.records import AnyRecord, AuctionPosition, Filling, Record, RecordError, two_hand
from bummerl.rules import rules_form
from bummerl.scoring import Result
from bummerl.snapshot.auction import PHASES
from bummerl.snapshot.table import names
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal, AuctionResult, AuctionView
from bummerl.tables.auction.moves import BID, DOUBLE, LAY_AWAY
from bummerl.view import View

BUDGET = Budget(positions=12_000, hands=160, experience=10)
"""Fewer solved worlds than at the table, a whole deal being looked through at a sitting, but none judged by a few."""
POSITIONS = 50_000
"""More than at the table in games with an auction, where a bid is much to be wrong about."""
SEED = "review"
"""Samples of worlds follow from it and from what the seat knows, so that hidden cards change nothing."""
MISTAKE = 0.5
"""Game points that make a mistake; less, but clearly more than nothing, is a slip."""
MISTAKE_IN_AUCTION = 1.5
"""The same where a match has 24 of them in place of 7."""


def replay(form: JsonObject) -> JsonObject:
    """Who made which move of a whole record in which trick, and how it ended, as the message schema describes it.

    Raises `CommandError` naming what is wrong with the record.
    """
    record = _read(form)
    deal = _start(record)
    plies = [_played(deal, index, token) for index, token in enumerate(record.moves)]
    return {
        "game": record.game,
        "rules": rules_form(deal.rules),
        "plies": plies,
        "points": list(deal.points),
        "tricks": _tricks(deal),
        "result": _result(deal),
    }


def _tricks(deal: Deal | AuctionDeal) -> list[int]:
    """Tricks won, per seat."""
    if isinstance(deal, AuctionDeal):
        return [sum(trick.winner == seat for trick in deal.tricks) for seat in range(deal.seats)]
    return deal.trick_counts.copy()


def _result(deal: Deal | AuctionDeal) -> JsonObject | None:
    if isinstance(deal.result, AuctionResult):
        return {"scores": list(deal.result.scores), "reason": deal.result.reason}
    if isinstance(deal.result, Result):
        return {"winner": deal.result.winner, "game_points": deal.result.game_points, "reason": deal.result.reason}
    return None


def judge(form: JsonObject, ply: int) -> JsonObject:
    """What the seat whose turn it was at a ply could know, should have played, and gave away by what it played.

    It follows from the record up to this ply and the seat's own view, whatever lies in hidden places, and is always
    the same. A record with hidden cards tells of the seat that sees it alone. Raises `CommandError`.
    """
    record = _read(form)
    if not 0 <= ply < len(record.moves):
        raise CommandError("bad-message", f"{ply} is not one of the record's {len(record.moves)} plies", "ply")
    deal = _deal_at(record, ply)
    played, legal = _legal(deal, ply, record.moves[ply]), deal.legal_moves()
    if isinstance(deal, AuctionDeal):
        judged = _judged_in_auction(deal.view(deal.turn, record.position.score), played)
        led = deal.table[0][1] if deal.table else None
    else:
        judged = _judged(deal.view(deal.turn, two_hand(record).position.score), played)
        led = deal.led
    return {
        "ply": ply,
        "seat": deal.turn,
        "played": deal.move_names[played],
        **judged,
        **_phase(deal),
        "forced": _is_forced(deal),
        "led": None if led is None else deal.deck.names[led],
        "marriages": [marriage_form(deal, suit) for suit in range(4) if ANNOUNCE + suit in legal],
    }


def _judged(view: View, played: Move) -> JsonObject:
    """The judgement of a move of two hands."""
    evaluation = evaluate(view, "expert", SEED, budget=BUDGET, played=played)
    cost = _cost(evaluation.chosen, played, {each.move: each.worth for each in evaluation.moves})
    experience = view.closing is None and view.stock > LAST_DRAW
    doubt = _doubt(evaluation.exact, evaluation.worlds + BUDGET.experience)
    return {
        **hint_form(evaluation, explain(view, evaluation.chosen, evaluation, SEED, played)),
        "played_reasons": [reason_form(each) for each in against(view, played, evaluation.chosen, SEED)],
        "cost": cost,
        "grade": _grade(played == evaluation.chosen, cost, doubt, MISTAKE),
        "experience": experience,
    }


def _judged_in_auction(view: AuctionView, played: Move) -> JsonObject:
    """The same for a move in a game with an auction."""
    evaluation = evaluate_in_auction(view, SEED, played=played, positions=POSITIONS)
    cost = _cost(evaluation.chosen, played, {each.move: each.points for each in evaluation.moves})
    doubt = _doubt(evaluation.exact, evaluation.worlds) * _stake(view, (played, evaluation.chosen))
    return {
        **auction_hint_form(view, evaluation, played),
        "played_reasons": [],
        "cost": cost,
        "grade": _grade(played == evaluation.chosen, cost, doubt, MISTAKE_IN_AUCTION),
        "experience": False,
    }


def _cost(chosen: Move, played: Move, worths: Mapping[Move, float]) -> float | None:
    """Game points, as the score makes them worth, that the best move would have brought more; None if unknown."""
    if played == chosen:
        return 0.0
    return max(0.0, worths[chosen] - worths[played]) if chosen in worths and played in worths else None


def _grade(is_best: bool, cost: float | None, doubt: float, mistake: float) -> str | None:
    """How good a move was, in one word; differences that are no more than chance are none."""
    if cost is None:
        return None
    if is_best or cost == 0:
        return "best"
    if cost < max(CLEAR, doubt):
        return "equal"
    return "slip" if cost < mistake else "mistake"


def _stake(view: AuctionView, moves: Sequence[Move]) -> int:
    """Game points that are at stake with the dearest of some moves."""
    bids = [view.rules.contracts[MOVE_NAMES[move]] for move in moves if BID <= move < LAY_AWAY]
    contracts = [contract for contract in (view.contract, *bids) if contract is not None]
    values = [contract.value or MOST for contract in contracts]
    return max(values, default=MOST) * view.factor * (2 if DOUBLE in moves else 1)


def _doubt(exact: bool, worlds: int) -> float:
    """The part of what is at stake by which values may be wrong because some worlds only were looked at."""
    return 0 if exact or not worlds else 1 / sqrt(worlds)


def _is_forced(deal: Deal | AuctionDeal) -> bool:
    """Whether there was one card to play and nothing else to do but giving up."""
    return sum(deal.move_names[move] not in ("r", "66") for move in deal.legal_moves()) == 1


def _phase(deal: Deal | AuctionDeal) -> JsonObject:
    """What moves are about in a game with an auction before cards are played."""
    if isinstance(deal, AuctionDeal) and deal.stage in PHASES:
        return {"phase": PHASES[deal.stage]}
    return {}


# Records


def _read(form: JsonObject) -> AnyRecord:
    try:
        return Record.parse(form)
    except RecordError as error:
        raise bad_record(error) from None


def _start(record: AnyRecord) -> Deal | AuctionDeal:
    try:
        return record.position.deal()
    except RecordError as error:
        raise bad_record(error) from None


def _deal_at(record: AnyRecord, ply: int) -> Deal | AuctionDeal:
    """The deal before a ply; cards hidden from the seat whose turn it is lie anywhere where they may."""
    seat = record.position.seat
    if record.position.hidden and seat is not None:
        try:
            deal = _filled(replace(record, moves=record.moves[:ply]), seat)
        except RecordError as error:
            raise bad_record(error) from None
        if deal.turn == seat:
            return deal
    deal = _start(record)
    for index, token in enumerate(record.moves[:ply]):
        deal.play(_legal(deal, index, token))
    return deal


def _filled(record: Record[Any], seat: int) -> Deal | AuctionDeal:
    """The deal after a record's moves, its hidden cards anywhere where they may lie. Raises `RecordError`."""
    if not isinstance(record.position, AuctionPosition):
        return Filling(record, seat).find()[1]
    start, moves = deal_hidden_record(record, Random(SEED))
    for move in moves:
        start.play(move)
    return start


def _legal(deal: Deal | AuctionDeal, index: int, token: str) -> Move:
    """The move of a token. Raises `CommandError` if it is none or is not legal now."""
    try:
        move = deal.parse_move(token)
        if move not in deal.legal_moves():
            raise ValueError(f"{token} is not a legal move now")
    except ValueError as error:
        raise bad_record(RecordError(f"moves[{index}]", str(error))) from None
    return move


def _played(deal: Deal | AuctionDeal, index: int, token: str) -> JsonObject:
    """Makes a move and tells of it: all hands before it, what it announced or took, who won the trick."""
    move = _legal(deal, index, token)
    phase = _phase(deal)
    told: JsonObject = {
        "seat": deal.turn,
        "move": token,
        "trick": 0 if phase else sum(_tricks(deal)) + 1,
        **phase,
        "hands": [names(deal, hand) for hand in deal.hands],
    }
    if isinstance(deal, AuctionDeal) and deal.talon_dealt:
        told["talon"] = names(deal, deal.talon)
        told["laid_away"] = names(deal, deal.laid_away)
    for event in play_and_tell(deal, move, deal.turn):
        match event["type"]:
            case "announce":
                told["worth"] = event["worth"]
            case "exchange":
                told["took"] = event["took"]
            case "trick":
                told["winner"] = deal.tricks[-1].winner
    return told
