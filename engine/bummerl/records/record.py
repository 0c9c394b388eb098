"""Records: a position and the moves made from it, as one JSON object."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, TypeVar, overload

from bummerl.cards import Card, cards_in
from bummerl.deal import Deal
from bummerl.json_text import parse
from bummerl.moves import CLOSE, EXCHANGE, MOVE_NAMES, RENONCE, Move
from bummerl.records.auction import AuctionPosition
from bummerl.records.auction_form import AUCTION_FIELDS, AUCTION_GAMES, auction_fields, read_auction_position
from bummerl.records.form import POSITION_FIELDS, position_fields, read_position
from bummerl.records.history import Pile, Tally
from bummerl.records.position import Position
from bummerl.records.reading import RecordError, read_list, read_seat, read_text
from bummerl.scoring import Closing
from bummerl.tables.auction import AuctionDeal

DREIER = "dreier"
"""Two hands of three: a position of the two-hand game between the seats that play."""

_FIELDS = ("game", "moves", "id", "note")
_TOO_DEEP = "is nested too deeply"
_MOST_MOVES = 200
"""No deal has half as many."""

P = TypeVar("P", bound=Position | AuctionPosition)


@dataclass(frozen=True, slots=True)
class Record(Generic[P]):
    """A position and the moves made from it."""

    position: P
    moves: tuple[str, ...] = ()
    """Tokens; whether they are legal shows when they are played."""
    id: str | int | None = None
    note: str | None = None
    out: int | None = None
    """The seat that sits out in Dreierschnapsen; the position calls the two after it 0 and 1."""

    @staticmethod
    def parse(source: str | Mapping[str, object]) -> "Record[Any]":
        """Reads a record of any game from its JSON text, or from the object that the text stands for.

        Raises `RecordError` naming the field, and the index in it, that is wrong.
        """
        try:
            return _read(load(source) if isinstance(source, str) else source)
        except RecursionError:
            raise RecordError("record", _TOO_DEEP) from None

    @property
    def game(self) -> str:
        """The game's name."""
        return self.position.game if self.out is None else DREIER

    def to_object(self) -> dict[str, object]:
        """The record as an object for JSON; `parse` reads it back."""
        fields: dict[str, object] = {} if self.game == Position.game else {"game": self.game}
        position: Position | AuctionPosition = self.position
        fields |= auction_fields(position) if isinstance(position, AuctionPosition) else position_fields(position)
        if self.out is not None:
            fields["out"] = self.out
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

    @overload
    def deal(self: "TwoHandRecord") -> Deal: ...
    @overload
    def deal(self: "AuctionRecord") -> AuctionDeal: ...
    def deal(self) -> Deal | AuctionDeal:
        """The deal after all moves.

        Raises `RecordError` if cards are hidden or a move is illegal.
        """
        return self._followed()[0]

    def played(self) -> list[Move]:
        """The moves, which mean what they mean where they are made. Raises as `deal`."""
        return self._followed()[1]

    def _followed(self) -> tuple[Deal | AuctionDeal, list[Move]]:
        deal: Deal | AuctionDeal = self.position.deal()
        moves = []
        for index, token in enumerate(self.moves):
            try:
                moves.append(deal.parse_move(token))
                deal.play(moves[-1])
            except ValueError as error:
                raise RecordError(f"moves[{index}]", str(error)) from None
        return deal, moves


TwoHandRecord = Record[Position]
AuctionRecord = Record[AuctionPosition]
AnyRecord = TwoHandRecord | AuctionRecord


def two_hand(record: Record[Any]) -> TwoHandRecord:
    """The record, if it is one of two hands. Raises `RecordError`."""
    if isinstance(record.position, Position):
        return record
    raise RecordError("game", f"{record.game!r} is not played by two")


def _read(fields: Mapping[str, object]) -> Record[Any]:
    game = fields.get("game", Position.game)
    if game not in (Position.game, DREIER, *AUCTION_GAMES):
        games = ", ".join((Position.game, DREIER, *AUCTION_GAMES))
        raise RecordError("game", f"{game!r} is not one of {games}")
    known = AUCTION_FIELDS if game in AUCTION_GAMES else POSITION_FIELDS
    for name in fields:
        if name not in (*_FIELDS, *known, *(["out"] if game == DREIER else [])):
            of = "" if game == Position.game else f" of {game}"
            raise RecordError(name[:40], f"is not a field of records{of}")
    moves = read_list("moves", fields.get("moves", ()))
    if len(moves) > _MOST_MOVES:
        raise RecordError("moves", f"has {len(moves)} moves, more than {_MOST_MOVES}")
    note = fields.get("note")
    return Record(
        read_auction_position(str(game), fields) if game in AUCTION_GAMES else read_position(fields),
        tuple(read_text(f"moves[{index}]", move) for index, move in enumerate(moves)),
        read_id(fields),
        None if note is None else read_text("note", note),
        read_seat("out", fields.get("out"), 3) if game == DREIER else None,
    )


def read_id(fields: Mapping[str, object]) -> str | int | None:
    """The `id` field: text, or a whole number."""
    value = fields.get("id")
    if value is not None and (not isinstance(value, (str, int)) or isinstance(value, bool)):
        raise RecordError("id", "must be text or a whole number")
    return value


@overload
def record_of(
    deal: Deal,
    moves: Sequence[Move] = ...,
    *,
    score: tuple[int, ...] | None = ...,
    name: str | None = ...,
    out: int | None = ...,
) -> TwoHandRecord: ...
@overload
def record_of(
    deal: AuctionDeal, moves: Sequence[Move] = ..., *, score: tuple[int, ...] | None = ..., name: str | None = ...
) -> AuctionRecord: ...
def record_of(
    deal: Deal | AuctionDeal,
    moves: Sequence[Move] = (),
    *,
    score: tuple[int, ...] | None = None,
    name: str | None = None,
    out: int | None = None,
) -> Record[Any]:
    """The record of the position at which `deal` stands and of `moves` made from it, with `name` as its id.

    What a position cannot tell is which cards an exchange or a question about one has shown, and which card was the
    turn-up once it is drawn: give the deal's start and its moves to keep it. An unanswered question about the exchange
    at closing becomes a move. Raises `ValueError` if the deal is over, or waits for a revoke to be called or not, or is
    one with an auction that has begun to bid.
    """
    if isinstance(deal, AuctionDeal):
        return Record(_auction_position(deal, score), tuple(deal.move_names[move] for move in moves), name)
    if deal.result is not None or deal.offered == RENONCE:
        raise ValueError("the deal is at no position; give its start and its moves")
    asked = deal.offered == EXCHANGE
    position = _position(deal, None if asked else deal.closing, score)
    made = (CLOSE, *moves) if asked else moves
    return Record(position, tuple(MOVE_NAMES[move] for move in made), name, out=out)


def _auction_position(deal: AuctionDeal, score: tuple[int, ...] | None) -> AuctionPosition:
    if deal.stage not in ("trump", "auction") or deal.calls or deal.turned_up is not None:
        raise ValueError("the deal is at no position; give its start and its moves")
    return AuctionPosition(deal.rules, deal.dealt, deal.talon_dealt, deal.trump, deal.caller, score=score)


def _position(deal: Deal, closing: Closing | None, score: tuple[int, ...] | None) -> Position:
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
        score=None if score is None else (score[0], score[1]),
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
