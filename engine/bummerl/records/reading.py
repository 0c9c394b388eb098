"""The small parts of records, read and printed: cards, card lists, seats and pairs. Errors name the field."""

from collections.abc import Sequence

from bummerl.cards import CARD_COUNT, NAMES, Card, parse_card

HIDDEN: Card = -1
"""Stands for a card that the asker may not know, ``??`` in text."""

_LONGEST_MESSAGE = 300


class RecordError(ValueError):
    """A record that cannot be read or does not hold together; `where` names the field and index."""

    def __init__(self, where: str, message: str) -> None:
        """Long messages, which quote what was read, are cut."""
        if len(message) > _LONGEST_MESSAGE:
            message = message[:_LONGEST_MESSAGE] + "…"
        super().__init__(f"{where}: {message}")
        self.where = where


def read_text(where: str, value: object) -> str:
    """The text that `value` must be."""
    if not isinstance(value, str):
        raise RecordError(where, "must be text")
    return value


def read_integer(where: str, value: object) -> int:
    """The whole number from 0 that `value` must be."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise RecordError(where, "must be a whole number, 0 or more")
    return value


def read_seat(where: str, value: object, seats: int = 2) -> int:
    """The seat that `value` must be."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        numbers = [str(seat) for seat in range(seats)]
        raise RecordError(where, f"must be a seat, {', '.join(numbers[:-1])} or {numbers[-1]}")
    return value


def read_list(where: str, value: object) -> Sequence[object]:
    """The list that `value` must be."""
    if not isinstance(value, (list, tuple)):
        raise RecordError(where, "must be a list")
    return value


def read_entries(where: str, value: object, count: int, each: str = "seat") -> Sequence[object]:
    """The entries, one a seat, that `value` must be."""
    entries = read_list(where, value)
    if len(entries) != count:
        raise RecordError(where, f"must have {count} entries, one a {each}, has {len(entries)}")
    return entries


def read_seats(where: str, value: object) -> tuple[object, object]:
    """The two entries, one a seat, that `value` must be."""
    first, second = read_entries(where, value, 2)
    return first, second


def read_pair(where: str, value: object) -> tuple[int, int]:
    """The two whole numbers, one a seat, that `value` must be."""
    first, second = read_seats(where, value)
    return read_integer(f"{where}[0]", first), read_integer(f"{where}[1]", second)


def read_card(where: str, value: object) -> Card:
    """The known card that `value` must be."""
    try:
        return parse_card(read_text(where, value))
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(where, str(error)) from None


def read_cards(where: str, value: object) -> tuple[Card, ...]:
    """The card list, separated by one space, that `value` must be; ``??`` becomes `HIDDEN`."""
    text = read_text(where, value)
    names = text.split(" ") if text else []
    if len(names) > CARD_COUNT:
        raise RecordError(where, f"has {len(names)} cards, more than there are")
    return tuple(HIDDEN if name == "??" else read_card(f"{where}[{index}]", name) for index, name in enumerate(names))


def print_cards(cards: Sequence[Card]) -> str:
    """The text of a card list."""
    return " ".join("??" if card == HIDDEN else NAMES[card] for card in cards)
