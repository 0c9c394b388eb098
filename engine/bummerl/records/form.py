"""The text form of positions: a record's fields without its moves."""

from collections.abc import Mapping

from bummerl.cards import NAMES, SUIT, SUITS, Card
from bummerl.records.history import Pile, Tally
from bummerl.records.position import Position
from bummerl.records.reading import (
    RecordError,
    print_cards,
    read_card,
    read_cards,
    read_pair,
    read_seat,
    read_seats,
    read_text,
)
from bummerl.rules import Rules, RulesError, parse_rules, rules_form
from bummerl.scoring import Closing

POSITION_FIELDS = (
    "rules",
    "hands",
    "trump",
    "stock",
    "leader",
    "led",
    "won",
    "points",
    "tricks",
    "gone",
    "announced",
    "closed",
    "seat",
    "score",
)
"""The fields of a record that make its position."""


def read_position(fields: Mapping[str, object]) -> Position:
    """The position of a record's fields; other fields are left alone.

    Raises `RecordError`.
    """
    for name in ("hands", "trump"):
        if name not in fields:
            raise RecordError(name, "is required")
    try:
        rules = parse_rules(fields.get("rules", "wiener"))
    except RulesError as error:
        raise RecordError("rules", str(error)) from None
    first, second = read_seats("hands", fields["hands"])
    trump, turnup = _read_trump(fields["trump"])
    led = fields.get("led")
    seat = fields.get("seat")
    return Position(
        rules=rules,
        hands=(read_cards("hands[0]", first), read_cards("hands[1]", second)),
        trump=trump,
        turnup=turnup,
        stock=read_cards("stock", fields.get("stock", "")),
        leader=read_seat("leader", fields.get("leader", 0)),
        led=None if led is None else read_card("led", led),
        won=_read_tricks(fields),
        announced=_read_announced(fields.get("announced", ("", ""))),
        closed=_read_closed(fields.get("closed")),
        seat=None if seat is None else read_seat("seat", seat),
        score=_read_score(fields.get("score"), rules),
    )


def position_fields(position: Position) -> dict[str, object]:
    """The fields that `read_position` reads back; those at their default are left out."""
    fields: dict[str, object] = {
        "rules": rules_form(position.rules),
        "hands": [print_cards(hand) for hand in position.hands],
        "trump": SUITS[position.trump] if position.turnup is None else NAMES[position.turnup],
    }
    if position.stock:
        fields["stock"] = print_cards(position.stock)
    fields["leader"] = position.leader
    if position.led is not None:
        fields["led"] = NAMES[position.led]
    if isinstance(position.won, Tally):
        fields["points"] = list(position.won.points)
        fields["tricks"] = list(position.won.tricks)
        fields["gone"] = print_cards(position.won.gone)
    elif any(position.won):
        fields["won"] = [" / ".join(print_cards(trick) for trick in pile) for pile in position.won]
    if any(position.announced):
        fields["announced"] = ["".join(SUITS[suit] for suit in suits) for suits in position.announced]
    closed = position.closed
    if closed is not None:
        fields["closed"] = {"by": closed.by, "points": list(closed.points), "tricks": list(closed.tricks)}
    if position.seat is not None:
        fields["seat"] = position.seat
    if position.score is not None:
        fields["score"] = list(position.score)
    return fields


def _read_trump(value: object) -> tuple[int, Card | None]:
    text = read_text("trump", value)
    if len(text) == 1 and text in SUITS:
        return SUITS.index(text), None
    turnup = read_card("trump", text)
    return SUIT[turnup], turnup


def _read_tricks(fields: Mapping[str, object]) -> tuple[Pile, Pile] | Tally:
    given = [name for name in ("points", "tricks", "gone") if name in fields]
    if not given:
        first, second = read_seats("won", fields.get("won", ("", "")))
        return _read_pile("won[0]", first), _read_pile("won[1]", second)
    if "won" in fields:
        raise RecordError(given[0], "stands in place of won, both are given")
    for name in ("points", "tricks"):
        if name not in fields:
            raise RecordError(name, f"is required beside {given[0]}")
    return Tally(
        read_pair("points", fields["points"]),
        read_pair("tricks", fields["tricks"]),
        read_cards("gone", fields.get("gone", "")),
    )


def _read_pile(where: str, value: object) -> Pile:
    text = read_text(where, value)
    tricks: list[tuple[Card, Card]] = []
    for index, part in enumerate(text.split(" / ") if text else []):
        cards = read_cards(f"{where}[{index}]", part)
        if len(cards) != 2:
            raise RecordError(f"{where}[{index}]", "must be the card led and its answer")
        tricks.append((cards[0], cards[1]))
    return tuple(tricks)


def _read_announced(value: object) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first, second = read_seats("announced", value)
    return _read_suits("announced[0]", first), _read_suits("announced[1]", second)


def _read_suits(where: str, value: object) -> tuple[int, ...]:
    letters = read_text(where, value)
    for index, letter in enumerate(letters):
        if letter not in SUITS:
            raise RecordError(f"{where}[{index}]", f"{letter!r} is not one of the suits {', '.join(SUITS)}")
        if letter in letters[:index]:
            raise RecordError(f"{where}[{index}]", f"{letter} is announced twice")
    return tuple(SUITS.index(letter) for letter in letters)


def _read_closed(value: object) -> Closing | None:
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise RecordError("closed", "must be null or an object with by, points and tricks")
    names = ("by", "points", "tricks")
    for name in value:
        if name not in names:
            raise RecordError(f"closed.{name[:40]}", "is not a field of it")
    for name in names:
        if name not in value:
            raise RecordError(f"closed.{name}", "is required")
    return Closing(
        read_seat("closed.by", value["by"]),
        read_pair("closed.points", value["points"]),
        read_pair("closed.tricks", value["tricks"]),
    )


def _read_score(value: object, rules: Rules) -> tuple[int, int] | None:
    if value is None:
        return None
    score = read_pair("score", value)
    for seat in (0, 1):
        if not 1 <= score[seat] <= rules.target:
            raise RecordError(f"score[{seat}]", f"must be from 1 to {rules.target}, the game points of a match")
    return score
