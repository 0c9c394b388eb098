"""The text of a saved game: its form, its version and its checksum."""

import hashlib
import json
from collections.abc import Mapping

from bummerl.commands import CommandError
from bummerl.events import JsonObject
from bummerl.guests import Fault
from bummerl.guests.faults import KINDS

FORMAT = "bummerl-save"
VERSION = 1
_NOTE = "Holds hidden cards. Not to be read while a deal is played."


def sealed(game: JsonObject) -> str:
    """The text of a game's fields."""
    body: JsonObject = {"format": FORMAT, "v": VERSION, "note": _NOTE, **game}
    return json.dumps({**body, "check": _checksum(body)})


def opened(saved: str) -> dict[str, object]:
    """The fields of a saved game. Raises `CommandError` if the text is foreign or damaged."""
    try:
        save = json.loads(saved)
    except (ValueError, RecursionError):
        raise CommandError("bad-save", "the save is not JSON", "save") from None
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise CommandError("bad-save", "this is not a saved game of Bummerl", "save")
    if save.get("v") != VERSION:
        raise CommandError("bad-save", f"the save has version {save.get('v')!r}, this program reads {VERSION}", "save")
    if save.pop("check", None) != _checksum(save):
        raise CommandError("bad-save", "the save is damaged: its checksum differs", "save")
    return save


def read_fault(value: object) -> Fault | None:
    """The fault of a visiting player that a save tells of, if any. Raises `CommandError`."""
    if value is None:
        return None
    match value:
        case [str(kind), str(message), int() | None as line] if kind in KINDS:
            return Fault(kind, message, line)
    raise CommandError("bad-message", "it is not the fault of a player", "fault")


def _checksum(body: Mapping[str, object]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
