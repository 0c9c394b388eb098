"""Visiting players in the page: let in, shown out, and tried on a position."""

from collections.abc import Callable
from functools import partial
from time import perf_counter

from bummerl.ai.players import LEVELS
from bummerl.commands import CommandError
from bummerl.games import GUESTS, PERSON
from bummerl.guests import Guest, GuestError, LoadError
from bummerl.guests.loading import Loaded, from_source
from bummerl.json_text import JsonObject
from bummerl.moves import MOVE_NAMES
from bummerl.records import Record, RecordError, two_hand, view_of

_LONGEST_NAME = 64
_DIGITS = 4


def let_in_source(file: str, source: str) -> list[str]:
    """Lets the player of a ``.py`` file play under the file's name; gives the names of those let in.

    Raises `CommandError`.
    """
    return _let_in({file.removesuffix(".py"): partial(_guest_of, from_source, source, file)})


def let_in_distribution(name: str) -> list[str]:
    """Lets all players of an installed distribution play under the names of their entry points.

    Raises `CommandError`.
    """
    # What is installed can be looked through only once the whole standard library is there.
    from bummerl.guests.places import from_reference, of_distribution

    try:
        references = of_distribution(name)
    except LoadError as error:
        raise _refused(error) from None
    return _let_in({name: partial(_guest_of, from_reference, place) for name, place in references.items()})


def _guest_of(load: Callable[..., Loaded], *given: str) -> Guest:
    return load(*given).guest


def _let_in(makers: dict[str, Callable[[], Guest]]) -> list[str]:
    """All or none."""
    guests: dict[str, Guest] = {}
    for name, make in makers.items():
        if not 0 < len(name) <= _LONGEST_NAME or not name.isprintable():
            raise CommandError("bad-player", f"{name!r} is not a name of 1 to {_LONGEST_NAME} characters", "file")
        if name in (*LEVELS, PERSON):
            raise CommandError("bad-player", f"{name} is the name of a level", "file")
        try:
            guests[name] = make()
        except LoadError as error:
            raise _refused(error) from None
    GUESTS.update(guests)
    return list(guests)


def _refused(error: LoadError) -> CommandError:
    return CommandError("bad-player", str(error), "file", line=error.line)


def show_out(name: str) -> None:
    """Lets a player play no longer. Raises `CommandError` if it does not."""
    if GUESTS.pop(name, None) is None:
        raise CommandError("bad-player", f"there is no player {name!r}", "player")


def try_on(name: str, form: JsonObject) -> JsonObject:
    """What a player does in a position, as the message schema describes it. Raises `CommandError`."""
    if name not in GUESTS:
        raise CommandError("bad-player", f"there is no player {name!r}", "player")
    try:
        view = view_of(two_hand(Record.parse(form)))
    except RecordError as error:
        raise CommandError("bad-message", str(error), "record") from None
    if not view.legal:
        raise CommandError("bad-message", "it is not this seat's turn", "record")
    move, fault = None, None
    start = perf_counter()
    try:
        move = MOVE_NAMES[GUESTS[name].choose(view, name)]
    except GuestError as error:
        fault = error.fault
    seconds = round(perf_counter() - start, _DIGITS)
    legal = [MOVE_NAMES[each] for each in view.legal]
    return {"move": move, "legal": legal, "fault": fault and fault._asdict(), "seconds": seconds}
