"""A visiting player in this very Python: asked, and its answer judged."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from bummerl.guests.faults import Fault, GuestError, describe, kind_of, line_of, plain
from bummerl.guests.words import AnyView, move_names
from bummerl.moves import Move


class Player(Protocol):
    """What a visiting player must be. One for a game alone may take just its view."""

    def choose(self, view: Any, /) -> Move | str:
        """One of `view.legal`, or its token."""


class Guest(Protocol):
    """A visiting player as the engine asks it, wherever it runs."""

    def choose(self, view: AnyView, seed: str) -> Move:
        """A legal move of the view. Raises `GuestError` if none can be had."""


class LocalGuest:
    """Asks a player that has been loaded here. Nothing can stop it from thinking for ever."""

    def __init__(self, player: Player, file: str) -> None:
        """`file` is the player's source, as tracebacks name it."""
        self._player = player
        self._file = file

    def choose(self, view: AnyView, seed: str) -> Move:
        """A legal move of the view. Raises `GuestError`."""
        random.seed(seed)
        # What was legal before the player had the view in its hands.
        legal, names = view.legal, move_names(view)
        try:
            answer: object = self._player.choose(view)
            move = _read(answer, names)
        except GuestError:
            raise
        except BaseException as error:  # a guest may raise anything, even SystemExit
            raise GuestError(Fault("raised", describe(error), line_of(error, self._file))) from None
        if move not in legal:
            raise GuestError(Fault("illegal", names[move] if 0 <= move < len(names) else _digits(move)))
        return move


def _read(answer: object, names: Sequence[str]) -> Move:
    """The move that an answer means: a whole number of any make, or a token."""
    if isinstance(answer, str):
        if answer in names:
            return names.index(answer)
        raise GuestError(Fault("nonsense", plain(repr(str(answer)))))
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise GuestError(Fault("nonsense", "None" if answer is None else f"a {kind_of(answer)}"))
    return int(answer.__index__())


def _digits(number: int) -> str:
    """A whole number as text; Python refuses to write very long ones."""
    try:
        return plain(str(number))
    except ValueError:
        return f"a number of {number.bit_length()} bits"
