"""Python starts in the page, in each of its ways, and says why when it cannot."""

import gzip
import json
from collections.abc import Callable
from typing import Any

import hosting
import pytest
from built import path_of
from driver import SEED, ask, new_game, play_deal, play_some, start
from playwright.sync_api import BrowserType, Page
from server import Answer, Server

GARBAGE = b"this is neither WebAssembly nor a zip " * 1000
WASM = "pyodide/pyodide.asm.wasm"
SCRIPT = "pyodide/pyodide.asm.mjs"
LIBRARY = "python/library.zip"
IMAGE = "python/image.bin"


def test_image(client: Page, server: Server) -> None:
    started = start(client)
    assert started["way"] == "image"
    assert LIBRARY not in server.requests
    assert started["python"].startswith("3.14.")
    steps = client.evaluate("steps")
    assert list(dict.fromkeys(step["stage"] for step in steps)) == ["runtime", "library", "engine", "ready"]
    assert sorted(step["percent"] for step in steps) == [step["percent"] for step in steps]
    assert steps[-1]["percent"] == 100


def promises(page: Page) -> int:
    """How many promises the page holds on to."""
    session = page.context.new_cdp_session(page)
    prototype = session.send("Runtime.evaluate", {"expression": "Promise.prototype"})["result"]
    held = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype["objectId"]})["objects"]
    length = {"objectId": held["objectId"], "functionDeclaration": "function () { return this.length; }"}
    count: int = session.send("Runtime.callFunctionOn", length)["result"]["value"]
    session.detach()
    return count


@pytest.mark.parametrize("way", ["image", "trimmed"])
def test_every_game_plays(client: Page, way: str) -> None:
    """A module that is lacking shows only when it is wanted; of what was answered the page holds nothing."""
    started = start(client, way=way)
    assert started["way"] == way
    ask(client, "hello", {}, "")
    before = promises(client)
    for rules in started["rules"]:
        state = play_deal(client, new_game(client, rules))
        state = ask(client, "next", {"deal": state["deal"]})
        assert ask(client, "restore", ask(client, "save", {}))["hand"] == state["hand"]
    assert promises(client) < before + 50


def test_stock(client: Page) -> None:
    started = start(client, way="stock")
    assert started["way"] == "stock"
    assert play_deal(client, new_game(client))["result"] is not None


def half(name: str) -> bytes:
    whole = path_of(name).read_bytes()
    return whole[: len(whole) // 2]


BROKEN: dict[str, Callable[[str], Answer]] = {
    "garbage": lambda _: Answer(GARBAGE),
    "missing": lambda _: Answer(status=404),
    "empty": lambda _: Answer(b""),
    "truncated": lambda name: Answer(half(name)),
    # As it would be of another version of the runtime.
    "strange": lambda _: Answer(gzip.compress(bytes(30 << 20))),
}


@pytest.mark.parametrize("answer", BROKEN.values(), ids=BROKEN)
def test_without_the_image_the_trimmed_library_starts(
    client: Page, server: Server, errors: list[str], answer: Callable[[str], Answer]
) -> None:
    server.answers[IMAGE] = answer(IMAGE)
    assert start(client)["way"] == "trimmed"
    errors.clear()


def tampered(name: str) -> Answer:
    """Return a file that works as well as the one that was built."""
    path = path_of(name)
    content = path.read_bytes()
    if name == WASM:
        # A section of its own that nobody reads.
        return Answer(content + bytes([0, 3, 2, 104, 105]))
    if name == IMAGE:
        return Answer(gzip.compress(gzip.decompress(content), 1))
    if name == LIBRARY:
        return Answer(content + b"\0")
    return Answer(content + b"\n")


def test_nothing_else_runs_than_was_built(client: Page, server: Server, errors: list[str]) -> None:
    session = client.context.new_cdp_session(client)
    for name, way, code in ((WASM, "image", "corrupt"), (LIBRARY, "trimmed", "failed"), (SCRIPT, "image", "failed")):
        server.answers = {name: tampered(name)}
        assert start(client, way=way).get("code") == code, name
        # Names tell contents, so nothing would be asked for again.
        session.send("Network.clearBrowserCache")
    server.answers = {IMAGE: tampered(IMAGE)}
    assert start(client)["way"] == "trimmed"
    errors.clear()


@pytest.mark.parametrize("answer", [BROKEN["garbage"], BROKEN["missing"]], ids=["garbage", "missing"])
def test_without_both_the_stock_library_starts(
    client: Page, server: Server, errors: list[str], answer: Callable[[str], Answer]
) -> None:
    server.answers |= {name: answer(name) for name in (IMAGE, LIBRARY)}
    assert start(client)["way"] == "stock"
    errors.clear()


@pytest.mark.parametrize("length", [0, 1000, 1_000_000])
def test_corrupt_runtime(client: Page, server: Server, errors: list[str], length: int) -> None:
    whole = path_of(WASM).read_bytes()
    server.answers[WASM] = Answer(whole[:length] + GARBAGE)
    assert start(client)["code"] == "corrupt"
    server.answers.clear()
    assert start(client)["way"] == "image", "a second try is free"
    errors.clear()


def test_runtime_missing(client: Page, server: Server, errors: list[str]) -> None:
    server.answers[WASM] = Answer(status=404)
    assert start(client)["code"] == "failed"
    errors.clear()


def test_worker_missing(client: Page, server: Server, errors: list[str]) -> None:
    server.answers["python/worker.js"] = Answer(status=404)
    assert start(client)["code"] == "failed"
    errors.clear()


def test_runtime_that_never_comes(client: Page, server: Server) -> None:
    server.answers[WASM] = Answer(never=True)
    assert start(client, timeout=1500)["code"] == "timeout"


def test_wasm_forbidden_by_policy(client: Page, server: Server, errors: list[str]) -> None:
    policy = hosting.POLICY.replace(" 'wasm-unsafe-eval'", "")
    server.answers["python/worker.js"] = Answer(headers={"Content-Security-Policy": policy})
    assert start(client)["code"] == "blocked"
    errors.clear()


def test_no_wasm(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], blank: str, load_client: Callable[[Page], None]
) -> None:
    flags = [*browser_type_launch_args["args"], "--js-flags=--jitless"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    page = browser.new_page()
    page.goto(blank)
    load_client(page)
    assert start(page)["code"] == "no-wasm"
    browser.close()


def test_host_that_does_not_know_wasm(client: Page, server: Server) -> None:
    body = path_of(WASM).read_bytes()
    server.answers[WASM] = Answer(body, headers={"Content-Type": "application/octet-stream"})
    assert start(client)["way"] == "image"


@pytest.mark.parametrize("way", ["image", "trimmed", "stock"])
def test_sub_folder(client: Page, server: Server, load_client: Callable[[Page], None], way: str) -> None:
    server.prefix = "/games/of/cards/"
    client.goto(server.url + "blank.html")
    load_client(client)
    assert start(client, way=way)["way"] == way


def test_fresh_starts_deal_differently(client: Page) -> None:
    """The cards follow from the seed of `new` and nothing else, so equal starts are no danger."""
    decks = []
    for seed in (SEED, "f00d" * 16, SEED):
        start(client)
        decks.append(new_game(client, seed=seed)["hand"])
        client.evaluate("python.stop()")
    assert decks[0] != decks[1]
    assert decks[0] == decks[2]


def test_requests_wait_for_the_start(client: Page) -> None:
    game = json.dumps({"rules": "wiener", "level": "normal", "seat": 0, "seed": SEED})
    phases = client.evaluate(f"""async () => {{
      const python = bummerl.startPython();
      const opened = python.open("driven");
      const answer = python.request("driven", "new", {game});
      return [(await opened).snapshot, (await answer).payload.v, (await answer).saved];
    }}""")
    assert phases == [None, 1, True]


def test_reload_goes_on(client: Page, load_client: Callable[[Page], None]) -> None:
    start(client)
    new_game(client, table="other", seed="f00d" * 16)
    state = play_some(client, new_game(client), 3)
    client.reload()
    load_client(client)
    start(client)
    opened = client.evaluate("python.open('driven')")
    assert opened["setAside"] is None
    restored = opened["snapshot"]
    assert {**restored, "events": []} == {**state, "events": []}
    assert client.evaluate("python.open('none')") == {"snapshot": None, "setAside": None}


def test_damaged_save_is_set_aside(client: Page) -> None:
    start(client)
    new_game(client)
    client.evaluate("""() => new Promise((resolve, reject) => {
      const opening = indexedDB.open("bummerl");
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction("games", "readwrite");
        change.objectStore("games").put("from another world", "table:driven");
        change.oncomplete = resolve;
      };
    })""")
    opened = client.evaluate("python.open('driven')")
    assert opened["snapshot"] is None
    assert opened["setAside"]["reason"]
    assert client.evaluate("(key) => python.setAside(key)", opened["setAside"]["key"]) == "from another world"
    assert client.evaluate("python.open('driven')") == {"snapshot": None, "setAside": None}
    assert new_game(client)["deal"] == 1


REFUSAL = """async ([type, payload]) => {
  try { await python.request("driven", type, payload); } catch (error) { return { ...error, message: error.message }; }
}"""


def test_refusals_arrive_as_errors(client: Page) -> None:
    start(client)
    assert client.evaluate(REFUSAL, ["state", {}])["code"] == "no-table"
    state = new_game(client)
    refused = client.evaluate(REFUSAL, ["think", {"ply": state["ply"] + 1}])
    assert refused["name"] == "BridgeError"
    assert refused["code"] == "stale"
    assert refused["message"]


def test_stop_ends_all_requests(client: Page) -> None:
    start(client)
    codes = client.evaluate("""async () => {
      const under_way = python.request("driven", "hello", {}).catch((error) => error.code);
      python.stop();
      const later = python.request("driven", "hello", {}).catch((error) => error.code);
      return [await under_way, await later];
    }""")
    assert codes == ["internal", "internal"]


def test_python_that_hangs_is_ended(client: Page) -> None:
    start(client, patience=0)
    refused = client.evaluate(REFUSAL, ["hello", {}])
    assert refused["code"] == "internal"
    assert "does not answer" in refused["message"]
    assert start(client)["way"] == "image", "and can be started again"
