"""Games that earlier programs have saved go on: what they did not know yet is as it was then."""

import json
from pathlib import Path
from typing import Any

import pytest

from bummerl.session import Session

OLD = [json.loads(line) for line in (Path(__file__).parent / "saves_version_1.jsonl").read_text("utf-8").splitlines()]
"""Saves of the first published form, each with the snapshot that its program gave."""


@pytest.mark.parametrize("old", OLD, ids=lambda old: str(json.loads(old["save"])["rules"]))
def test_the_game_is_as_it_was(old: dict[str, Any]) -> None:
    session = Session.restore(old["save"])
    snapshot: dict[str, Any] = session.snapshot()
    told = old["snapshot"]
    assert snapshot["options"].items() >= told.pop("options").items()
    assert snapshot["shuffle"].items() >= told.pop("shuffle").items()
    assert {key: snapshot[key] for key in told} == told
    assert Session.restore(session.save()).snapshot() == snapshot


@pytest.mark.parametrize("old", OLD, ids=lambda old: str(json.loads(old["save"])["rules"]))
def test_it_goes_on_to_the_next_deal(old: dict[str, Any]) -> None:
    session = Session.restore(old["save"])
    ended = 0
    while ended < 2:
        snapshot: Any = session.snapshot()
        if snapshot["result"] is not None:
            ended += 1
            session.next(snapshot["deal"])
        elif snapshot["phase"] == "waiting":
            session.think(snapshot["ply"])
        else:
            session.play(snapshot["legal"][0], snapshot["ply"])
    after: Any = session.snapshot()
    assert (after["ply"], after["result"]) == (0, None)
    assert after["seat"] == old["snapshot"]["seat"]
