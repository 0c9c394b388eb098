"""Mutated messages, records, saves and players for the bridge, and what must hold whatever it is asked."""

import copy
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from asking import Json, request, validator

from bummerl import bridge
from bummerl.games import GUESTS
from bummerl.records import Record, RecordError
from bummerl.rules import MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

ROOT = Path(__file__).parents[2]
CONFORMANCE = ROOT / "tests/conformance"

TABLE, NEIGHBOURS = "fuzzed", ("left", "right")
SECONDS = 0.1
"""Of the processor for what asks for no thought."""
THINKING_SECONDS = 3.0
THOUGHTS = ("think", "hint", "judge")

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 20, 2**31, 2**53, -(2**63), 10**400, 10**4299, 0.5, -0.0, 1e308, float("nan"),
    float("inf"), "", " ", "0", "AH", "??", "AH AH", "wiener", "normal", "person", "\ud800", "\0", "é" * 70, "x" * 5000,
    "0" * 64, [], {}, [[]], [None, None], ["", ""], ["AH", "KH"], {"base": "wiener"}, {"": None}, [1, 1], [7, 7],
]  # fmt: skip
SIGNS = '{}[]",:0123456789-+eE.truefalsn\\/ AKQJTHDCS?x\0\ud800é\n'


class BrokenError(AssertionError):
    """What must hold does not; tells the input."""


def mutated(value: Any, chance: random.Random, others: list[Any]) -> Any:
    """A copy with one to four changes: values replaced, left out, doubled, moved, or packed in depth."""
    root = [copy.deepcopy(value)]
    for _ in range(chance.randint(1, 4)):
        _change(root, chance, others)
    return root[0]


def _change(root: list[Any], chance: random.Random, others: list[Any]) -> None:
    places: list[tuple[Any, Any]] = [(root, 0)]
    for holder, key in places:
        each = holder[key]
        if isinstance(each, dict | list):
            places += [(each, inner) for inner in (each if isinstance(each, dict) else range(len(each)))]
    holder, key = chance.choice(places)
    if chance.random() < 0.1 and holder is not root:
        del holder[key]
        return
    other, from_key = chance.choice(places)
    makers: list[Callable[[], Any]] = [
        lambda: chance.choice(ODD),
        lambda: other[from_key],
        lambda: chance.choice(others),
        lambda: _near(holder[key], chance),
        lambda: _near(holder[key], chance),
    ]
    holder[key] = copy.deepcopy(chance.choice(makers)())


def _near(value: Any, chance: random.Random) -> Any:
    """A value that is nearly right."""
    match value:
        case str():
            return scribbled(value, chance)
        case int():
            return value + chance.choice([-1, 1, 7])
        case dict():
            return {**value, chance.choice(["", "more", "rules", "seat", "won", "led", "x" * 300]): chance.choice(ODD)}
        case list():
            return value * chance.choice([2, 20])
    for _ in range(chance.choice([1, 5, 30])):
        value = [value]
    return value


def scribbled(text: str, chance: random.Random) -> str:
    """A text with some signs changed, words moved, or cut."""
    for _ in range(chance.randint(1, 3)):
        at, to = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        words = text.split(" ")
        match chance.randrange(5):
            case 0:
                text = text[:at] + chance.choice(SIGNS) + text[at + 1 :]
            case 1:
                text = text[:at] + text[to:]
            case 2:
                text = text[:at] + text[at:to] * 2 + text[to:]
            case 3:
                chance.shuffle(words)
                text = " ".join(words)
            case 4:
                words[chance.randrange(len(words))] = chance.choice(words)
                text = " ".join(words)
    return text


def signed(body: Json) -> str:
    """A save with the checksum that belongs to it."""
    body = {key: value for key, value in body.items() if key != "check"}
    check = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    return json.dumps({**body, "check": check})


@cache
def games() -> list[Json]:
    """Saves of all rule systems, of practice and of two people, at moments of all kinds."""
    fuzz = Fuzz(0)
    found: list[Json] = []
    for number, name in enumerate([*PROFILES, *TUTE_PROFILES, *2 * [*MANY_HAND_PROFILES]]):
        alone = number % 5 != 4 or name in MANY_HAND_PROFILES
        new = {"rules": name, "level": "easy" if alone else "person", "seat": 0, "seed": f"{number:064x}"}
        fuzz.ask("new", new, TABLE)
        for _ in range(fuzz.chance.randrange(30)):
            fuzz.go_on()
        found.append(json.loads(saved(TABLE) or ""))
    for record in fuzz.chance.sample(fuzz.records, 12):
        opened = {"record": record, "ply": 1, "level": "easy", "seat": 0, "seed": "0" * 64}
        if fuzz.ask("open", opened, TABLE)["ok"]:
            found.append(json.loads(saved(TABLE) or ""))
    return found


class Fuzz:
    """Asks the bridge mutated questions, as a seed has it; raises `BrokenError`."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.refused: Counter[str] = Counter()
        """Codes of the refusals, and how many answers were none."""
        self.slowest = 0.0
        paths = sorted((CONFORMANCE / "messages").glob("*.json"))
        assert paths
        self.requests: list[Json] = [
            exchange["request"] for path in paths for exchange in json.loads(path.read_text("utf-8"))
        ]
        lines = (CONFORMANCE / "golden.jsonl").read_text("utf-8").splitlines()
        self.records: list[Json] = [json.loads(line)["record"] for line in lines]
        lines = (CONFORMANCE / "cases_many.jsonl").read_text("utf-8").splitlines()
        # A few records of games for three and four beside many of games for two.
        self.records += 10 * [case["record"] for case in map(json.loads, lines) if "record" in case]
        self.player = (ROOT / "web/players/example.py").read_text("utf-8")
        for number, table in enumerate(NEIGHBOURS):
            self.ask("new", {"rules": "wiener", "level": "normal", "seat": 0, "seed": f"{number:064x}"}, table)

    # Inputs

    def inputs(self) -> Iterator[Callable[[], None]]:
        """One after the other, without end."""
        kinds = [self.message] * 6 + [self.text] * 3 + [self.record] * 5 + [self.line] * 2 + [self.save] * 5
        kinds += [self.visitor]
        while True:
            yield self.chance.choice(kinds)

    def message(self) -> None:
        """A golden message with other values."""
        message = mutated(self.chance.choice(self.requests), self.chance, [*self.requests, *self.records[:20]])
        if isinstance(message, dict) and message.get("table") == "golden":
            message["table"] = TABLE
            payload, session = message.get("payload"), bridge._tables.get(TABLE)
            if isinstance(payload, dict) and "ply" in payload and session and self.chance.random() < 0.7:
                payload["ply"] = session.ply
        self.put(message)

    def text(self) -> None:
        """A golden message with other signs."""
        text = json.dumps({**self.chance.choice(self.requests), "table": TABLE})
        self.tell(scribbled(text, self.chance))

    def record(self) -> None:
        """A golden record with other values, at all that takes one."""
        record = mutated(self.chance.choice(self.records), self.chance, self.records)
        kind = self.chance.choice(["open", "open", "replay", "replay", "try", "judge"])
        ply = self.chance.choice([0, 1, 3, 9, 19])
        payload = {
            "open": {"record": record, "level": "normal", "seat": 0, "seed": "1" * 64},
            "replay": {"record": record},
            "try": {"player": self.chance.choice(sorted(GUESTS) or ["nobody"]), "record": record},
            "judge": {"record": record, "ply": ply},
        }[kind]
        if kind == "open" and self.chance.random() < 0.5:
            payload["ply"] = ply
        self.put(request(kind, payload, TABLE))

    def line(self) -> None:
        """A golden record's line with other signs, for those who read files."""
        text = scribbled(json.dumps(self.chance.choice(self.records)), self.chance)
        start = time.process_time()
        try:
            Record.parse(text).deal()
        except RecordError:
            self.refused["record"] += 1
        else:
            self.refused["none"] += 1
        self.clock(time.process_time() - start, SECONDS, text)

    def save(self) -> None:
        """A save with other values, most of them with the right checksum."""
        body = mutated(self.chance.choice(games()), self.chance, [*games(), *self.records[:20]])
        whole = isinstance(body, dict) and self.chance.random() < 0.9
        text = signed(body) if whole else scribbled(json.dumps(body), self.chance)
        self.put(request("restore", {"save": text}, TABLE))

    def visitor(self) -> None:
        """A player's file with other signs."""
        source = scribbled(self.player, self.chance)
        file = scribbled("player.py", self.chance) if self.chance.random() < 0.2 else "player.py"
        self.put(request("install", {"file": file, "source": source}, TABLE))
        if len(GUESTS) > 20:
            GUESTS.clear()

    # What must hold

    def put(self, message: Any) -> None:
        """Asks, and where that changed the table, goes on there for a while: nothing odd may lie in wait."""
        before = saved(TABLE)
        self.tell(json.dumps(message))
        if saved(TABLE) not in (before, None):
            for _ in range(self.chance.choice([1, 1, 2, 12])):
                self.go_on()

    def go_on(self) -> None:
        """One request further, as a page makes it."""
        state = self.ask("state", {}, TABLE)
        if not state["ok"]:
            return
        now = state["payload"]
        self.ask("record", {}, TABLE)
        if now["phase"] == "waiting":
            self.ask("think", {"ply": now["ply"]}, TABLE)
        elif now["result"] is not None:
            self.ask("next", {"deal": now["deal"]}, TABLE)
        elif now["undo"] and self.chance.random() < 0.1:
            self.ask("undo", {"ply": now["ply"]}, TABLE)
        elif now["level"] == "person" and now["turn"] != now["seat"]:
            self.ask("sit", {"seat": now["turn"]}, TABLE)
        else:
            self.ask("play", {"ply": now["ply"], "move": self.chance.choice(now["legal"])}, TABLE)

    def ask(self, kind: str, payload: Json, table: str) -> Json:
        return self.tell(json.dumps(request(kind, payload, table)))

    def tell(self, text: str) -> Json:
        """Asks and looks at all that must hold. Raises `BrokenError`."""
        others = [saved(table) for table in NEIGHBOURS]
        before = saved(TABLE)
        start = time.process_time()
        answer: Json = json.loads(bridge.handle(text))
        took = time.process_time() - start
        asked = text[:20_000]
        thought = any(f'"{kind}"' in asked for kind in THOUGHTS)
        self.clock(took, THINKING_SECONDS if thought else SECONDS, asked)
        if not validator("Response").is_valid(answer):
            raise BrokenError(f"an answer outside the schema: {json.dumps(answer)[:2000]} to {asked}")
        code = "none" if answer["ok"] else answer["error"]["code"]
        self.refused[code] += 1
        if code == "internal":
            raise BrokenError(f"{answer['error']['message']} at {asked}")
        about = answer["table"] if answer["ok"] else None
        for table, was in zip((TABLE, *NEIGHBOURS), (before, *others), strict=True):
            if about != table and saved(table) != was:
                raise BrokenError(f"{code} changed {table}: {asked}")
        return answer

    def clock(self, took: float, limit: float, asked: str) -> None:
        self.slowest = max(self.slowest, took)
        if took > limit:
            raise BrokenError(f"{took:.2f} s for {asked}")


def saved(table: str) -> str | None:
    """The whole state of a table."""
    session = bridge._tables.get(table)
    return None if session is None else session.save()
