"""Whatever the bridge is asked, it answers clearly and soon and changes nothing else; `tests/bench/fuzz.py` asks on."""

import gc
import itertools
import json
import time
import tracemalloc
from collections.abc import Callable, Iterator

import pytest
from asking import answer_to, request, seed
from fuzzing import TABLE, Fuzz, saved, signed
from hypothesis import given, settings
from hypothesis import strategies as st
from test_review import WHOLE

from bummerl import bridge
from bummerl.games import GUESTS
from bummerl.json_text import DEEPEST, LONGEST
from bummerl.records import Record, RecordError
from bummerl.rules import PROFILES
from bummerl.session import Session

HUGE = 5_000_000
DEEP = 100_000


@pytest.fixture(scope="module", autouse=True)
def _nobody_stays() -> Iterator[None]:
    """Visiting players and tables are there for these tests alone."""
    guests, tables = GUESTS.copy(), bridge._tables.copy()
    yield
    GUESTS.clear()
    GUESTS.update(guests)
    bridge._tables.clear()
    bridge._tables.update(tables)


@settings(deadline=None, max_examples=12)
@given(st.integers(0, 2**32))
def test_a_slice_of_mutated_inputs(number: int) -> None:
    fuzz = Fuzz(number)
    for ask in itertools.islice(fuzz.inputs(), 150):
        ask()
    assert fuzz.refused["none"] > 5
    assert fuzz.refused["bad-save"] > 0
    assert fuzz.refused["bad-record"] > 0


def texts_of(inside: str) -> dict[str, str]:
    """Messages with something in each place where anything may be."""
    save = json.dumps(f'{{"format": "bummerl-save", "v": 1, "x": {inside}}}')
    replay = request("replay", {"record": {**WHOLE, "note": "x"}})
    install = request("install", {"file": "player.py", "source": "x"})
    return {
        "nothing else": inside,
        "message": f'{{"v": 1, "id": 1, "type": "hello", "payload": {inside}}}',
        "record": json.dumps(replay).replace('"x"', inside),
        "save": json.dumps(request("restore", {"save": "x"})).replace('"x"', save),
        "player": json.dumps(install).replace('"x"', json.dumps(inside)),
    }


HUGE_ONES = {
    "text": json.dumps("x" * HUGE),
    "lists": f"[{'[],' * (HUGE // 3)}[]]",
    "texts": json.dumps(["AH"] * (HUGE // 6)),
    "number": "9" * HUGE,
    "depth": "[" * (HUGE // 2) + "]" * (HUGE // 2),
}


@pytest.mark.parametrize("inside", HUGE_ONES.values(), ids=HUGE_ONES)
def test_what_is_huge_is_refused_at_once(inside: str) -> None:
    """Of any make, in any place; neither time nor memory goes with it."""
    for text in texts_of(inside).values():
        assert refusal(lambda text=text: bridge.handle(text)) == "bad-json"  # type: ignore[misc]
    assert refusal(lambda: Session.restore(inside)) == "bad-save"
    assert refusal(lambda: Record.parse(inside)) == "record"


@pytest.mark.parametrize("inside", ["[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP, "[{" * DEEP])
def test_what_is_deep_is_refused_at_once(inside: str) -> None:
    for place, text in texts_of(inside).items():
        expected = {"save": "bad-save", "player": "bad-player"}.get(place, "bad-json")
        assert refusal(lambda text=text: bridge.handle(text)) == expected  # type: ignore[misc]
    assert refusal(lambda: Session.restore(inside)) == "bad-save"
    assert refusal(lambda: Record.parse(inside)) == "record"


def test_what_is_as_long_as_may_be_is_refused_soon_as_well() -> None:
    for unit in ("[],", '"AH",', '{"a":1},'):
        inside = f"[{unit * ((LONGEST - 1000) // len(unit))}0]"
        assert len(inside) < LONGEST
        # What other tests have left in memory is not to be looked through meanwhile.
        gc.collect()
        gc.freeze()
        start = time.process_time()
        assert code_of(lambda inside=inside: bridge.handle(inside)) == "bad-message"  # type: ignore[misc]
        taken = time.process_time() - start
        gc.unfreeze()
        assert taken < 0.5
    moves = request("replay", {"record": {**WHOLE, "moves": ["AH"] * 150_000}})
    answer = json.loads(bridge.handle(json.dumps(moves)))
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad-record", "payload.record.moves")


def refusal(ask: Callable[[], object]) -> str:
    """The code with which something is refused, which must take less than 100 ms, and hardly any memory."""
    tracemalloc.start()
    try:
        code = code_of(ask)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 5_000_000
    start = time.process_time()
    code_of(ask)
    assert time.process_time() - start < 0.1
    return code


def code_of(ask: Callable[[], object]) -> str:
    try:
        answer = ask()
    except RecordError:
        return "record"
    except ValueError as error:
        return str(vars(error)["code"])
    assert isinstance(answer, str)
    assert len(answer) < 2000
    return str(json.loads(answer)["error"]["code"])


def test_brackets_in_texts_are_no_depth() -> None:
    note = '[{"' * 50 + "\\"
    answer = answer_to("replay", {"record": {**WHOLE, "note": note}})
    assert answer["ok"]
    nested = "[" * (DEEPEST - 3) + "]" * (DEEPEST - 3)
    message = json.dumps(request("replay", {"record": {**WHOLE, "note": "x"}})).replace('"x"', nested)
    assert json.loads(bridge.handle(message))["error"]["where"] == "payload.record.note"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"salt": "\ud800"}, "salt"),
        ({"before_series": [1, 0]}, "before_series"),
        ({"deal_number": 10**4299}, "deal_number"),
        ({"bummerl": [10**20, 0]}, "bummerl"),
        ({"told": 2**53}, "told"),
    ],
)
def test_saves_that_no_answer_can_be_made_of_are_refused(change: dict[str, object], words: str) -> None:
    body = json.loads(Session(PROFILES["wiener"], "normal", 0, seed(1)).save())
    before = saved(TABLE)
    answer = answer_to("restore", {"save": signed({**body, **change})}, TABLE)
    assert answer["error"]["code"] == "bad-save"
    assert words in answer["error"]["message"]
    assert saved(TABLE) == before
