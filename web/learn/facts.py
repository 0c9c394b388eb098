"""What the course shows of positions and rules, as the engine sees them: python facts.py FILE writes it as JSON.

A lesson is data: steps, each with what the reader is asked. A position is drawn from the snapshot that a table at it
would get, and the pages about rules are made of the profiles themselves: neither can tell anything but what is played.
"""

import json
import sys
from pathlib import Path
from typing import Any

from bummerl.bridge import handle
from bummerl.records import Record
from bummerl.session import Session

HERE = Path(__file__).resolve().parent
LESSONS = HERE / "lessons"
SEED = "0" * 64

Json = dict[str, Any]


def lessons() -> dict[str, Json]:
    """Return all lessons by their keys, in the order of the course."""
    keys: list[str] = json.loads((HERE / "course.json").read_text("utf-8"))
    return {key: json.loads((LESSONS / key / "lesson.json").read_text("utf-8")) for key in keys}


def snapshot_of(step: Json) -> Json:
    """Return what the reader sees at a step's position."""
    session = Session.open(Record.parse(step["record"]), None, "normal", step.get("seat", 0), SEED)
    return session.snapshot()


def catalogue() -> Json:
    """Return all profiles with their parameters, as the page gets them."""
    request = {"v": 1, "id": 1, "table": "course", "type": "profiles", "payload": {}}
    payload: Json = json.loads(handle(json.dumps(request)))["payload"]
    return payload


def facts() -> Json:
    """Return the lessons, a snapshot for each step with a position, and the catalogue of rules."""
    found = []
    for key, lesson in lessons().items():
        steps = [{**step, "snapshot": snapshot_of(step)} if "record" in step else step for step in lesson["steps"]]
        found.append({"key": key, "steps": steps})
    return {"lessons": found, "catalogue": catalogue()}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(facts()), "utf-8")
