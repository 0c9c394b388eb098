"""Deals that begin otherwise than by dealing a shuffled deck: from a record, or after a move was taken back."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from bummerl.cards import FRENCH, cards_in
from bummerl.commands import CommandError, bad_record, mapping, texts
from bummerl.course import Course
from bummerl.deal import Deal
from bummerl.events import JsonObject
from bummerl.hidden import deal_hidden
from bummerl.moves import parse_move
from bummerl.records import Record, RecordError, record_of, seat_record, view_of


def open_record(record: Record, ply: int | None, chance: Random) -> Course:
    """The deal of a record after its first `ply` moves, by default all; hidden cards lie anywhere where they may.

    Raises `CommandError`.
    """
    if ply is not None and not 0 <= ply <= len(record.moves):
        raise CommandError("bad-message", f"ply {ply} is not from 0 to {len(record.moves)}, the record's moves", "ply")
    begun = replace(record, moves=record.moves[:ply])
    try:
        if record.position.hidden:
            start = deal_hidden(begun, view_of(begun), chance)
        else:
            begun.deal()
            start = record.position.deal()
        course = Course(start, [parse_move(token) for token in begun.moves])
    except RecordError as error:
        raise bad_record(error) from None
    if course.deal.result is not None:
        raise bad_record(RecordError("moves", "the deal is over"))
    return course


def forehand_of(start: Deal) -> int:
    """The seat that led to the first trick, as far as a deal's start tells."""
    return start.tricks[0].leader if start.tricks else start.leader


def taken_back(course: Course, seat: int, ply: int, chance: Random) -> Course:
    """The course as `seat` knew it at a ply when it was its turn, with all that it had not seen dealt anew.

    What comes of it follows from what the seat had seen, and from chance, alone.
    """
    start, moves = course.start, course.moves[:ply]
    assert isinstance(start, Deal)
    deal = start.copy()
    for move in moves:
        deal.play(move)
    again = deal_hidden(seat_record(start, moves, seat), deal.view(seat), chance)
    again.shown = start.shown.copy()
    return Course(again, moves)


# Saves


def start_form(start: Deal) -> JsonObject:
    """The start of a deal in saves; `read_start` reads it back."""
    return {
        "position": record_of(start).to_object(),
        "shown": [" ".join(FRENCH.names[card] for card in cards_in(cards)) for cards in start.shown],
    }


def read_start(form: Mapping[str, object]) -> Deal:
    """The start of a saved deal. Raises `CommandError` or `ValueError`."""
    deal = Record.parse(mapping(form, "position")).deal()
    first, second = (FRENCH.set_of(map(FRENCH.parse, names.split())) for names in texts(form, "shown"))
    deal.shown = [first, second]
    return deal
