"""The one door through which the page enters: a JSON request in, a JSON answer out.

`web/schema/bridge.schema.json` describes every message.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict

import bummerl
from bummerl.ai.deadline import after
from bummerl.ai.players import LEVELS
from bummerl.ai.ratings import RATINGS
from bummerl.chances import expectations, first_hand
from bummerl.commands import CommandError, field, mapping, number, record, text
from bummerl.json_text import JsonObject, parse
from bummerl.options import DEFAULTS, OPTIONS, Options
from bummerl.review import judge, replay
from bummerl.rules import (
    AUCTION_CHOICES,
    CHOICES,
    COMPARISON_ONLY,
    MANY_HAND_PROFILES,
    PROFILES,
    TUTE_PROFILES,
    AnyRules,
    Choices,
    RulesError,
    TwoHandRules,
    find_rules,
    find_two_hand_rules,
    parameters,
)
from bummerl.session import Session
from bummerl.visitors import let_in_distribution, let_in_source, show_out, try_on

VERSION = 1
"""Of the messages."""

THINKING_SECONDS = 1.2
"""The longest thought of the computer in the page; only slow devices come to it."""

_LONGEST_MESSAGE = 400
"""Errors quote what was sent."""

_tables: dict[str, Session] = {}


def handle(request_text: str) -> str:
    """Answers one request: whatever is wrong is told in the answer. Raises `MemoryError` alone: Python is dying."""
    answer: JsonObject = {"v": VERSION, "id": None, "table": None}
    try:
        request = _parse(request_text)
        answer["id"] = number(request, "id")
        answer["table"] = _table_name(request)
        answer.update(ok=True, payload=_payload(request))
    except CommandError as error:
        message, where = str(error)[:_LONGEST_MESSAGE], error.where[:_LONGEST_MESSAGE]
        answer.update(ok=False, error={"code": error.code, "message": message, "where": where})
        for key, value in (("reason", error.reason), ("line", error.line)):
            if value is not None:
                answer["error"] = {**mapping(answer, "error"), key: value}
    except MemoryError:
        raise
    except Exception as unexpected:  # every request must be answered
        message = f"{type(unexpected).__name__}: {unexpected}"
        answer.update(ok=False, error={"code": "internal", "message": message, "where": ""})
    return json.dumps(answer)


def _parse(request_text: str) -> dict[str, object]:
    try:
        request = parse(request_text)
    except ValueError as error:
        raise CommandError("bad-json", f"the request is not JSON: {error}", "") from None
    if not isinstance(request, dict):
        raise CommandError("bad-message", "the request is not an object", "")
    return request


def _table_name(request: dict[str, object]) -> str | None:
    if "table" not in request:
        return None
    name = text(request, "table")
    if not 0 < len(name) <= 64:
        raise CommandError("bad-message", "table is not a name of 1 to 64 characters", "table")
    return name


def _payload(request: dict[str, object]) -> JsonObject:
    """Carries out the request."""
    if number(request, "v") != VERSION:
        raise CommandError("unsupported-version", f"v is {request['v']}, this engine speaks {VERSION}", "v")
    _check_fields(request, ("v", "id", "type", "payload"), ("table",))
    kind = text(request, "type")
    if kind not in _COMMANDS:
        raise CommandError("unknown-type", f"type {kind!r} does not exist", "type")
    command, required, optional = _COMMANDS[kind]
    table = "" if kind in _WITHOUT_TABLE else text(request, "table")
    payload = mapping(request, "payload")
    try:
        _check_fields(payload, required, optional)
        return command(table, payload)
    except CommandError as error:
        where = error.where if error.where in ("type", "table") else f"payload.{error.where}"
        raise CommandError(error.code, str(error), where, error.reason, error.line) from None


def _check_fields(source: dict[str, object], required: tuple[str, ...], optional: tuple[str, ...]) -> None:
    for key in required:
        field(source, key)
    for key in source:
        if key not in required and key not in optional:
            raise CommandError("bad-message", f"{key!r} is not a known field", key)


def _session(table: str) -> Session:
    if table not in _tables:
        raise CommandError("no-table", f"there is no table {table!r}", "table")
    return _tables[table]


# Commands: each takes the table's name and a payload whose fields are known


def _hello(_table: str, _payload: JsonObject) -> JsonObject:
    python = ".".join(map(str, sys.version_info[:3]))
    return {
        "bummerl": bummerl.__version__,
        "python": python,
        "rules": [*PROFILES, *TUTE_PROFILES, *MANY_HAND_PROFILES],
        "levels": list(LEVELS),
        "ratings": RATINGS,
    }


def _profiles(_table: str, _payload: JsonObject) -> JsonObject:
    offered: dict[str, AnyRules] = {**PROFILES, **TUTE_PROFILES}
    return {
        "profiles": {name: parameters(rules) for name, rules in offered.items() if name not in COMPARISON_ONLY},
        "choices": _lists(CHOICES),
        "many_hands": {
            "profiles": {name: parameters(rules) for name, rules in MANY_HAND_PROFILES.items()},
            "choices": {name: _lists(choices) for name, choices in AUCTION_CHOICES.items()},
        },
    }


def _lists(choices: Choices) -> JsonObject:
    return {key: list(values) for key, values in choices.items()}


def _rules(payload: JsonObject) -> AnyRules:
    try:
        return find_rules(payload["rules"])
    except RulesError as error:
        raise CommandError("bad-rules", str(error), "rules") from None


def _two_hand_rules(payload: JsonObject) -> TwoHandRules:
    try:
        return find_two_hand_rules(payload["rules"])
    except RulesError as error:
        raise CommandError("bad-rules", str(error), "rules") from None


def _options_of(payload: JsonObject) -> Options:
    given = mapping(payload, "options") if "options" in payload else {}
    for key in given:
        if key not in OPTIONS:
            raise CommandError("bad-message", f"{key!r} is not a known field", f"options.{key}")
    return DEFAULTS.changed(given, "options.")


def _new(table: str, payload: JsonObject) -> JsonObject:
    _tables[table] = Session(
        _rules(payload),
        text(payload, "level"),
        number(payload, "seat"),
        text(payload, "seed"),
        _options_of(payload),
        number(payload, "series") if "series" in payload else 1,
    )
    return _tables[table].snapshot()


def _open(table: str, payload: JsonObject) -> JsonObject:
    _tables[table] = Session.open(
        record(payload),
        number(payload, "ply") if "ply" in payload else None,
        text(payload, "level"),
        number(payload, "seat"),
        text(payload, "seed"),
        _options_of(payload),
    )
    return _tables[table].snapshot()


def _play(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.play(text(payload, "move"), number(payload, "ply"))
    return session.snapshot()


def _think(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.think(number(payload, "ply"), after(THINKING_SECONDS))
    return session.snapshot()


def _forfeit(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.forfeit(number(payload, "ply"), text(payload, "fault"))
    return session.snapshot()


def _undo(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.undo(number(payload, "ply"))
    return session.snapshot()


def _next(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.next(number(payload, "deal"))
    return session.snapshot()


def _sit(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.sit(number(payload, "seat"))
    return session.snapshot()


def _state(table: str, _payload: JsonObject) -> JsonObject:
    return _session(table).snapshot()


def _options(table: str, payload: JsonObject) -> JsonObject:
    session = _session(table)
    session.set_options(payload)
    return session.snapshot()


def _save(table: str, _payload: JsonObject) -> JsonObject:
    return {"save": _session(table).save()}


def _restore(table: str, payload: JsonObject) -> JsonObject:
    _tables[table] = Session.restore(text(payload, "save"))
    return _tables[table].snapshot()


def _hint(table: str, payload: JsonObject) -> JsonObject:
    return _session(table).hint(number(payload, "ply"), after(THINKING_SECONDS))


def _record(table: str, _payload: JsonObject) -> JsonObject:
    return {"record": _session(table).record().to_object()}


def _expectations(_table: str, payload: JsonObject) -> JsonObject:
    rules = _two_hand_rules(payload)
    answer: JsonObject = asdict(expectations(rules))
    if "hand" in payload or "trump" in payload:
        hand, trump = text(payload, "hand"), text(payload, "trump")
        try:
            answer["held"] = asdict(first_hand(rules, hand, trump))
        except ValueError as error:
            raise CommandError("bad-message", str(error), "hand") from None
    return answer


def _close_table(table: str, _payload: JsonObject) -> JsonObject:
    _tables.pop(table, None)
    return {}


def _install(_table: str, payload: JsonObject) -> JsonObject:
    if "source" in payload:
        return {"players": let_in_source(text(payload, "file"), text(payload, "source"))}
    return {"players": let_in_distribution(text(payload, "distribution"))}


def _uninstall(_table: str, payload: JsonObject) -> JsonObject:
    show_out(text(payload, "player"))
    return {}


def _try(_table: str, payload: JsonObject) -> JsonObject:
    return try_on(text(payload, "player"), mapping(payload, "record"))


def _replay(_table: str, payload: JsonObject) -> JsonObject:
    return replay(mapping(payload, "record"))


def _judge(_table: str, payload: JsonObject) -> JsonObject:
    return judge(mapping(payload, "record"), number(payload, "ply"))


_Command = Callable[[str, JsonObject], JsonObject]

_COMMANDS: dict[str, tuple[_Command, tuple[str, ...], tuple[str, ...]]] = {
    "hello": (_hello, (), ()),
    "profiles": (_profiles, (), ()),
    "new": (_new, ("rules", "level", "seat", "seed"), ("options", "series")),
    "open": (_open, ("record", "level", "seat", "seed"), ("ply", "options")),
    "play": (_play, ("move", "ply"), ()),
    "think": (_think, ("ply",), ()),
    "forfeit": (_forfeit, ("ply", "fault"), ()),
    "undo": (_undo, ("ply",), ()),
    "next": (_next, ("deal",), ()),
    "sit": (_sit, ("seat",), ()),
    "state": (_state, (), ()),
    "options": (_options, (), OPTIONS),
    "save": (_save, (), ()),
    "restore": (_restore, ("save",), ()),
    "hint": (_hint, ("ply",), ()),
    "record": (_record, (), ()),
    "expectations": (_expectations, ("rules",), ("hand", "trump")),
    "close-table": (_close_table, (), ()),
    "install": (_install, (), ("file", "source", "distribution")),
    "uninstall": (_uninstall, ("player",), ()),
    "try": (_try, ("player", "record"), ()),
    "replay": (_replay, ("record",), ()),
    "judge": (_judge, ("record", "ply"), ()),
}
"""Per request type: the command, its required and its optional fields."""

_WITHOUT_TABLE = ("hello", "profiles", "expectations", "install", "uninstall", "try", "replay", "judge")
