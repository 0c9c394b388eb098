"""What visiting players do wrong, told so that their authors find it."""

from types import TracebackType
from typing import NamedTuple

LIMIT = 10.0
"""Seconds that a visiting player may think about a move."""

LOAD_LIMIT = 60.0
"""Seconds that a player's module may take to be imported, where it has a process of its own."""

KINDS = ("raised", "illegal", "nonsense", "late", "gone", "absent")
"""It raised an exception, named a move that is not legal now or no move at all, thought for too long, brought down the
Python that it ran in, or is not there any more."""

_LONGEST = 300

_SENTENCES = {
    "raised": "raised {message}",
    "illegal": "played {message}, which is not a legal move now",
    "nonsense": "answered with {message}, which is no move",
    "late": "thought for longer than {message} seconds",
    "gone": "ended the Python that it ran in",
    "absent": "is not there",
}


class Fault(NamedTuple):
    """Why a visiting player has lost a deal."""

    kind: str
    """One of `KINDS`."""
    message: str
    """The exception, the move, the answer, or the seconds."""
    line: int | None = None
    """Where in the player's file, if that is known."""

    def __str__(self) -> str:
        where = "" if self.line is None else f" (line {self.line})"
        return _SENTENCES[self.kind].format(message=self.message) + where


class GuestError(Exception):
    """A visiting player has not answered with a legal move."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class LoadError(ValueError):
    """A visiting player cannot be had at all. The message says why; `line` is where in its file, if that is known."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


def describe(error: BaseException) -> str:
    """An exception as one line of text. It may be of any make, even one that cannot be printed."""
    try:
        # The place of a syntax error is told beside it.
        text = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split())
    except BaseException:  # the text is made by whoever raised it
        text = ""
    name = kind_of(error)
    return plain(f"{name}: {text}" if text else name)


def kind_of(thing: object) -> str:
    """The name of a thing's class, which the class itself has no say in."""
    return plain(type.__dict__["__name__"].__get__(type(thing)))


def plain(text: str) -> str:
    """A text of bearable length, without signs that would command a terminal or turn the writing round."""
    short = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in short)


def line_of(error: BaseException, file: str) -> int | None:
    """The line of `file` in which an exception came up: the innermost one, or where the file cannot be read."""
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    return _line_in(error.__traceback__, file)


def _line_in(trace: TracebackType | None, file: str) -> int | None:
    line = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
