"""Deals that begin otherwise than by dealing a shuffled deck: from a record, or after a move was taken back."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bummerl.commands import CommandError, bad_record
from bummerl.course import Course
from bummerl.deal import Deal
from bummerl.games import right_claim
from bummerl.hidden import deal_hidden, deal_hidden_hands, deal_hidden_record
from bummerl.match import Match
from bummerl.moves import Move, parse_move
from bummerl.options import Options
from bummerl.records import AnyRecord, AuctionPosition, Position, Record, RecordError, seat_record, view_of
from bummerl.rules import AnyRules, DreierRules, Rules
from bummerl.shuffle import is_dealt, shuffle_of
from bummerl.state import State
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.tute import TuteDeal


def open_game(record: AnyRecord, ply: int | None, level: str, seat: int, seed: str, options: Options) -> State:
    """A game that practises: it goes on after the first `ply` moves of a record, by default all of them.

    Rules and score are those of the record, its hidden cards lie anywhere where they may. Raises `CommandError`.
    """
    state = State.start(_rules(record), level, seat, seed, options)
    start, course = _opened(record, ply, Random(state.derive("record")))
    state.match = _match(record, state.rules, start)
    state.first_dealer, state.draws = state.match.dealer, ()
    state.opened = state.practice = True
    state.put(course, shuffle_of(start, state.match.forehand, state.derive("salt record")))
    return state


def _rules(record: AnyRecord) -> AnyRules:
    rules = record.position.rules
    if record.out is None:
        return rules
    assert isinstance(rules, Rules)
    return DreierRules(rules)


def _match(record: AnyRecord, rules: AnyRules, start: Deal | AuctionDeal) -> Match:
    """The match to which the deal of a record belongs, as it stands before this deal."""
    first = start.tricks[0].leader if isinstance(start, Deal) and start.tricks else start.leader
    if record.out is None:
        match = Match.start(rules, (first - 1) % rules.seats)
    else:
        match = Match.start(rules, record.out)
        if isinstance(start, Deal) and is_dealt(start) and first != match.forehand:
            raise bad_record(RecordError("leader", "must be the seat after the one that sits out"))
    needed = record.position.score
    if needed is None:
        return match
    score = list(match.score)
    for team, points in zip(match.players if record.out is not None else range(len(score)), needed, strict=True):
        score[team] = points
    return replace(match, score=tuple(score))


def _opened(record: AnyRecord, ply: int | None, chance: Random) -> tuple[Deal | AuctionDeal, Course]:
    """The deal with which a record begins, and its course up to a ply."""
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise CommandError("bad-message", f"ply {ply} is not from 0 to {len(record.moves)}, the record's moves", "ply")
    begun: Record[Any] = replace(record, moves=record.moves[:ply])
    try:
        start, moves = _begun(begun, chance)
    except RecordError as error:
        raise bad_record(error) from None
    course = Course(start, moves)
    if course.deal.result is not None:
        raise bad_record(RecordError("moves", "the deal is over"))
    return start, course


def _begun(record: Record[Any], chance: Random) -> tuple[Deal | AuctionDeal, Sequence[Move]]:
    """The deal with which a record begins, and its moves. Raises `RecordError`."""
    position: Position | AuctionPosition = record.position
    if not position.hidden:
        return position.deal(), record.played()
    if isinstance(position, AuctionPosition):
        return deal_hidden_record(record, chance)
    return deal_hidden(record, view_of(record), chance), [parse_move(token) for token in record.moves]


def last_decision(state: State) -> int | None:
    """The last ply at which the person decided; none where nothing is taken back."""
    if state.two_people or isinstance(state.course.start, TuteDeal):
        return None
    last = None
    for ply, deal in enumerate(state.course.states()):
        if deal.turn == state.place and not (state.options.auto_claim and right_claim(deal) is not None):
            last = ply
    return last


def take_back(state: State) -> None:
    """Takes back to the person's last decision; what the person had not seen then is dealt anew.

    What is dealt follows from what the person had seen, and from chance, alone. Raises `CommandError`.
    """
    ply = last_decision(state)
    if ply is None:
        raise CommandError("no-undo", "there is nothing to take back", "type")
    state.taken_back += 1
    name = f"{state.deal_name}.{state.taken_back}"
    again, moves = _dealt_anew(state, ply, Random(state.derive(f"undo {name}")))
    state.practice = True
    course = Course(again, moves)
    state.put(course, shuffle_of(again, state.match.forehand, state.derive(f"salt {name}")))


def _dealt_anew(state: State, ply: int, chance: Random) -> tuple[Deal | AuctionDeal, Sequence[Move]]:
    """The start and the moves of a deal that has come to the same for the person."""
    start, moves, seat = state.course.start, state.course.moves[:ply], state.place
    assert seat is not None
    assert not isinstance(start, TuteDeal)
    deal = start.copy()
    for move in moves:
        deal.play(move)
    if isinstance(start, AuctionDeal):
        assert isinstance(deal, AuctionDeal)
        return deal_hidden_hands(start, moves, deal.view(seat), chance)
    assert isinstance(deal, Deal)
    again = deal_hidden(seat_record(start, moves, seat), deal.view(seat), chance)
    again.shown = start.shown.copy()
    return again, moves
