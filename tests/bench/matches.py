"""Whole matches through the page's door: `python tests/bench/matches.py [--matches 1000] [--rules wiener|all]`.

A person who moves at random plays the computer through `bridge.handle`, in any seat, saving and restoring now and then.
Every answer must be without an error, every snapshot valid, every restored game the same. Prints one Markdown row.
"""

import argparse
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "engine"))

import jsonschema_rs  # noqa: E402

from bummerl import bridge  # noqa: E402
from bummerl.rules import PROFILES, TUTE_PROFILES  # noqa: E402

Json = dict[str, Any]


def ask(kind: str, **payload: object) -> Json:
    """One request; the payload of its answer."""
    request = {"v": 1, "id": 1, "table": "bench", "type": kind, "payload": payload}
    answer: Json = json.loads(bridge.handle(json.dumps(request)))
    if not answer["ok"]:
        raise AssertionError(f"{kind} {payload}: {answer['error']}")
    result: Json = answer["payload"]
    return result


def advance(snapshot: Json, chance: random.Random) -> Json:
    """One request further."""
    if snapshot["phase"] == "waiting":
        return ask("think", ply=snapshot["ply"])
    if snapshot["phase"] == "deal-end":
        return ask("next", deal=snapshot["deal"])
    # Claims and resignations at every chance would end most deals early.
    quiet = [move for move in snapshot["legal"] if move not in ("66", "r", "ren")]
    moves = quiet if quiet and chance.random() < 0.95 else snapshot["legal"]
    return ask("play", move=chance.choice(moves), ply=snapshot["ply"])


def play_match(number: int, rules: str, schema: jsonschema_rs.Draft202012Validator) -> int:
    """Plays a match; the number of snapshots."""
    chance = random.Random(number)
    seed = f"{chance.getrandbits(256):064x}"
    snapshot = ask("new", rules=rules, level="normal", seat=number % 2, seed=seed)
    snapshots = 0
    while True:
        schema.validate(snapshot)
        snapshots += 1
        if snapshot["phase"] == "match-end":
            return snapshots
        if chance.random() < 0.02:
            restored = ask("restore", save=ask("save")["save"])
            if restored != snapshot:
                raise AssertionError(f"match {number}: the restored game differs")
        snapshot = advance(snapshot, chance)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--rules", default="all")
    arguments = parser.parse_args()
    schema = json.loads((ROOT / "web/schema/bridge.schema.json").read_text(encoding="utf-8"))
    definition = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": "#/$defs/Snapshot"}
    validator = jsonschema_rs.Draft202012Validator(definition)
    profiles = [*PROFILES, *TUTE_PROFILES] if arguments.rules == "all" else [arguments.rules]
    start = time.perf_counter()
    snapshots = sum(
        play_match(number, profiles[number % len(profiles)], validator) for number in range(arguments.matches)
    )
    seconds = time.perf_counter() - start
    print("| rules | matches | snapshots, all valid | errors | seconds |\n|---|---|---|---|---|")
    print(f"| {arguments.rules} | {arguments.matches:,} | {snapshots:,} | 0 | {seconds:.0f} |")


if __name__ == "__main__":
    main()
