"""Reading the fields of a command, a message or a save, and the error that names what is wrong with them."""

from collections.abc import Mapping
from typing import TypeGuard

from bummerl.records import AnyRecord, Record, RecordError


class CommandError(ValueError):
    """A command or message that is refused. The message says why in English; `code` and `reason` are for programs."""

    def __init__(self, code: str, message: str, where: str, reason: str | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.where = where
        """The place in the message, as ``payload.move``."""
        self.reason = reason
        """Why a move is not legal, where that is the fault."""
        self.line = line
        """Where in a player's file the fault lies, if that is known."""


_MOST = 2**53
"""Whole numbers are smaller: a page knows no larger ones for sure."""


def field(source: Mapping[str, object], key: str) -> object:
    """The value of a field. Raises `CommandError` if it is missing."""
    if key not in source:
        raise CommandError("bad-message", f"{key} is missing", key)
    return source[key]


def text(source: Mapping[str, object], key: str) -> str:
    """A field that must be a text. Raises `CommandError`."""
    value = field(source, key)
    if not isinstance(value, str):
        raise CommandError("bad-message", f"{key} is not a text", key)
    return value


def _is_whole(value: object) -> TypeGuard[int]:
    return type(value) is int and abs(value) < _MOST


def number(source: Mapping[str, object], key: str) -> int:
    """A field that must be a whole number. Raises `CommandError`."""
    value = field(source, key)
    if not _is_whole(value):
        raise CommandError("bad-message", f"{key} is not a whole number", key)
    return value


def mapping(source: Mapping[str, object], key: str) -> dict[str, object]:
    """A field that must be an object. Raises `CommandError`."""
    value = field(source, key)
    if not isinstance(value, dict):
        raise CommandError("bad-message", f"{key} is not an object", key)
    return value


def texts(source: Mapping[str, object], key: str) -> list[str]:
    """A field that must be a list of texts. Raises `CommandError`."""
    value = field(source, key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise CommandError("bad-message", f"{key} is not a list of texts", key)
    return value


def numbers(source: Mapping[str, object], key: str, count: int) -> tuple[int, ...]:
    """A field that must be so many whole numbers from 0. Raises `CommandError`."""
    value = field(source, key)
    if not isinstance(value, list) or len(value) != count or not all(_is_whole(item) and item >= 0 for item in value):
        raise CommandError("bad-message", f"{key} is not a list of {count} whole numbers", key)
    return tuple(value)


def bad_record(error: RecordError) -> CommandError:
    """The error of a message whose field ``record`` is not a record, or not one that is wanted here."""
    return CommandError("bad-record", str(error), f"record.{error.where}")


def record(source: Mapping[str, object]) -> AnyRecord:
    """The field ``record``. Raises `CommandError` naming what is wrong with it."""
    try:
        return Record.parse(mapping(source, "record"))
    except RecordError as error:
        raise bad_record(error) from None
