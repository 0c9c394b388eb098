"""A caller of the bridge, and the message schema."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bummerl import bridge

SCHEMA = json.loads((Path(__file__).parents[2] / "web/schema/bridge.schema.json").read_text(encoding="utf-8"))

Json = dict[str, Any]
Ask = Callable[..., Json]


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """A validator for one definition of the message schema."""
    definition = {"$schema": SCHEMA["$schema"], "$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{name}"}
    return jsonschema_rs.Draft202012Validator(definition)


@pytest.fixture(scope="session")
def snapshot_schema() -> jsonschema_rs.Draft202012Validator:
    """Validates snapshots."""
    return validator("Snapshot")


def request(kind: str, payload: Json, table: str = "main") -> Json:
    """A request as the page sends it."""
    return {"v": 1, "id": 1, "table": table, "type": kind, "payload": payload}


def answer_to(kind: str, payload: Json, table: str = "main") -> Json:
    """The bridge's whole answer."""
    answer: Json = json.loads(bridge.handle(json.dumps(request(kind, payload, table))))
    return answer


@pytest.fixture
def ask() -> Ask:
    """Asks the bridge and gives the payload of the answer, which must not be an error."""

    def ask_bridge(kind: str, table: str = "main", **payload: object) -> Json:
        answer = answer_to(kind, payload, table)
        assert answer["ok"], answer
        result: Json = answer["payload"]
        return result

    return ask_bridge


def seed(number: int) -> str:
    """A game's seed from a small number."""
    return f"{number:064x}"
