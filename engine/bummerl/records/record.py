"""Records: a position and the moves made from it, as one JSON object."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn, Self

from bummerl.cards import Card, cards_in
from bummerl.deal import Deal
from bummerl.json_text import parse
from bummerl.moves import CLOSE, EXCHANGE, MOVE_NAMES, RENONCE, Move, parse_move
from bummerl.records.form import POSITION_FIELDS, position_fields, read_position
from bummerl.records.history import Pile, Tally
from bummerl.records.position import Position
from bummerl.records.reading import RecordError, read_list, read_text
from bummerl.scoring import Closing

GAME = "two-hand"

_FIELDS = ("game", *POSITION_FIELDS, "moves", "id", "note")
_TOO_DEEP = "is nested too deeply"
_MOST_MOVES = 200
"""No deal has half as many."""


@dataclass(frozen=True, slots=True)
class Record:
    """A position of the two-hand game and the moves made from it."""

    position: Position
    moves: tuple[str, ...] = ()
    """Tokens; whether they are legal shows when they are played."""
    id: str | int | None = None
    note: str | None = None

    @classmethod
    def parse(cls, source: str | Mapping[str, object]) -> Self:
        """Reads a record from its JSON text, or from the object that the text stands for.

        Raises `RecordError` naming the field, and the index in it, that is wrong.
        """
        try:
            fields = load(source) if isinstance(source, str) else source
            return cls._from_fields(fields)
        except RecursionError:
            raise RecordError("record", _TOO_DEEP) from None

    @classmethod
    def _from_fields(cls, fields: Mapping[str, object]) -> Self:
        for name in fields:
            if name not in _FIELDS:
                raise RecordError(name[:40], "is not a field of records")
        game = fields.get("game", GAME)
        if game != GAME:
            raise RecordError("game", f"{game!r} is not {GAME!r}")
        moves = read_list("moves", fields.get("moves", ()))
        if len(moves) > _MOST_MOVES:
            raise RecordError("moves", f"has {len(moves)} moves, more than {_MOST_MOVES}")
        note = fields.get("note")
        return cls(
            read_position(fields),
            tuple(read_text(f"moves[{index}]", move) for index, move in enumerate(moves)),
            read_id(fields),
            None if note is None else read_text("note", note),
        )

    def to_object(self) -> dict[str, object]:
        """The record as an object for JSON; `parse` reads it back."""
        fields = position_fields(self.position)
        if self.moves:
            fields["moves"] = list(self.moves)
        if self.id is not None:
            fields["id"] = self.id
        if self.note is not None:
            fields["note"] = self.note
        return fields

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_object())

    def deal(self) -> Deal:
        """The deal after all moves.

        Raises `RecordError` if cards are hidden or a move is illegal.
        """
        deal = self.position.deal()
        for index, token in enumerate(self.moves):
            try:
                deal.play(parse_move(token))
            except ValueError as error:
                raise RecordError(f"moves[{index}]", str(error)) from None
        return deal


def read_id(fields: Mapping[str, object]) -> str | int | None:
    """The `id` field: text, or a whole number."""
    value = fields.get("id")
    if value is not None and (not isinstance(value, (str, int)) or isinstance(value, bool)):
        raise RecordError("id", "must be text or a whole number")
    return value


def record_of(
    deal: Deal, moves: Sequence[Move] = (), *, score: tuple[int, int] | None = None, name: str | None = None
) -> Record:
    """The record of the position at which `deal` stands and of `moves` made from it, with `name` as its id.

    What a position cannot tell is which cards an exchange or a question about one has shown, and which card was the
    turn-up once it is drawn: give the deal's start and its moves to keep it. An unanswered question about the exchange
    at closing becomes a move. Raises `ValueError` if the deal is over, or waits for a revoke to be called or not.
    """
    if deal.result is not None or deal.offered == RENONCE:
        raise ValueError("the deal is at no position; give its start and its moves")
    asked = deal.offered == EXCHANGE
    position = _position(deal, None if asked else deal.closing, score)
    made = (CLOSE, *moves) if asked else moves
    return Record(position, tuple(MOVE_NAMES[move] for move in made), name)


def _position(deal: Deal, closing: Closing | None, score: tuple[int, int] | None) -> Position:
    face_down = tuple(deal.stock[:0:-1])
    return Position(
        rules=deal.rules,
        hands=(sorted_hand(deal.hands[0]), sorted_hand(deal.hands[1])),
        trump=deal.trump,
        turnup=deal.stock[0] if deal.stock else None,
        stock=face_down,
        leader=deal.leader,
        led=deal.led,
        won=_won(deal),
        announced=(cards_in(deal.announced[0]), cards_in(deal.announced[1])),
        closed=closing,
        score=score,
    )


def sorted_hand(cards: int) -> tuple[Card, ...]:
    """A set of cards by suit, from high to low within each."""
    return tuple(sorted(cards_in(cards), key=lambda card: (card // 6, -card)))


def _won(deal: Deal) -> tuple[Pile, Pile] | Tally:
    if deal.gone:
        gone = deal.gone
        for trick in deal.tricks:
            gone |= 1 << trick.led | 1 << trick.answer
        return Tally((deal.points[0], deal.points[1]), (deal.trick_counts[0], deal.trick_counts[1]), sorted_hand(gone))
    first, second = (
        tuple((trick.led, trick.answer) for trick in deal.tricks if trick.winner == seat) for seat in (0, 1)
    )
    return first, second


def load(text: str) -> Mapping[str, object]:
    """The object of a JSON text, in which no name may stand twice.

    Raises `RecordError`.
    """
    try:
        value = parse(text, pairs=_unique, constant=_refuse)
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError("record", f"is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise RecordError("record", "must be a JSON object")
    return value


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise RecordError("record", "a field is given twice")
    return fields


def _refuse(name: str) -> NoReturn:
    raise RecordError("record", f"{name} is not JSON")
