"""Uses all of the engine that the page can reach, so that every module it needs gets imported."""

import hashlib
import importlib
import json
import pkgutil
import random
import traceback
from types import ModuleType
from typing import Any

import bummerl
from bummerl import bridge

# The command line and its contests never run in a browser.
NOT_IN_THE_PAGE = ("bummerl.arena", "bummerl.cli", "bummerl.__main__", "bummerl.guests.host", "bummerl.guests.process")
# Imported only once the page has got the whole standard library for a visiting player.
NEEDS_ALL = ("bummerl.guests.places",)


def run(deals: int = 2) -> None:
    """Import every module of the engine and play some random deals of each game, with a save half-way."""
    import_all(bummerl)
    about = ask("hello", {})
    for number, rules in enumerate(about["rules"]):
        send("expectations", {"rules": rules})  # of two-hand games alone
        play_game(rules, about["levels"][number % len(about["levels"])], deals)
    visit()
    fail()


def import_all(package: ModuleType) -> None:
    """Import what the page can reach, and nothing that only the rest of a package needs."""
    for _, name, is_package in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not name.startswith(NOT_IN_THE_PAGE + NEEDS_ALL):
            module = importlib.import_module(name)
            if is_package:
                import_all(module)


def visit() -> None:
    """Let a visiting player in, and lose by its fault."""
    send("install", {"file": "visitor.py", "source": "class Visitor:\n    def choose(self, view):\n        pass\n"})
    state = ask("new", {"rules": "wiener", "level": "visitor", "seat": 0, "seed": "0" * 64})
    while state["phase"] != "deal-end":
        kind, payload = ("think", {}) if state["phase"] == "waiting" else ("play", {"move": state["legal"][0]})
        state = ask(kind, {**payload, "ply": state["ply"]})
    ask("uninstall", {"player": "visitor"})


def play_game(rules: str, level: str, deals: int) -> None:
    """Play `deals` deals at random against the computer."""
    chance = random.Random(f"{rules} {level}")
    seed = hashlib.sha256(f"{rules} {level}".encode()).hexdigest()
    state = ask("new", {"rules": rules, "level": level, "seat": 0, "seed": seed})
    while deals:
        if state["phase"] in ("deal-end", "match-end"):
            deals -= 1
            send("record", {})  # not every game has records
            state = ask("next", {"deal": state["deal"]})
            state = ask("restore", ask("save", {}))
        elif state["phase"] == "waiting":
            state = ask("think", {"ply": state["ply"]})
        else:
            if state["ply"] < 2:
                send("hint", {"ply": state["ply"]})  # not every game has hints
            # Giving up ends a deal before much of the engine was used.
            moves = [move for move in state["legal"] if move != "r"]
            state = ask("play", {"move": chance.choice(moves or state["legal"]), "ply": state["ply"]})


def fail() -> None:
    """Take the ways that errors take; they import modules of their own."""
    bridge.handle("no json")
    bridge.handle("{}")
    try:
        raise ValueError("an error to be shown")
    except ValueError:
        traceback.format_exc()


def ask(kind: str, payload: object) -> dict[str, Any]:
    """Send one request to the bridge and return the payload of its answer."""
    answer = send(kind, payload)
    if not answer["ok"]:
        raise AssertionError(f"{kind} {payload}: {answer['error']}")
    result: dict[str, Any] = answer["payload"]
    return result


def send(kind: str, payload: object) -> dict[str, Any]:
    request = {"v": 1, "id": 1, "table": "exercise", "type": kind, "payload": payload}
    answer: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    return answer
