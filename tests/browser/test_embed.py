"""Tables on other people's pages: another origin, a strict policy of its own, many tables, malicious messages."""

import gzip
import json
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from access import COVERED, DRAWN, axe
from built import PYTHON, path_of
from host import Host
from playwright.sync_api import Frame, expect
from requests_mutated import Requests
from server import Answer, Server

START = {
    "rules": "wiener",
    "hands": ["KH QH JH KS TC", "TH AS KD QS JS"],
    "trump": "TD",
    "stock": "AH KC QD JD AD QC JC TS AC",
}
LINK = '<a href="https://example.org/">Schnapsen</a>'
BAD_TEXT = "<img src=x onerror=alert(1)><script>alert(1)</script>"


@pytest.fixture
def heavy(server: Server) -> Callable[[], list[str]]:
    """What has been asked for that only a running Python needs."""
    return lambda: [path for path in server.requests if path.startswith(PYTHON)]


def tag(id_: str, content: str = LINK, **attributes: str) -> str:
    written = "".join(f" {key}='{value}'" for key, value in attributes.items())
    return f"<schnapsen-table id={id_}{written}>{content}</schnapsen-table>"


def legal_card(state: dict[str, Any]) -> str:
    card: str = next(move for move in state["legal"] if move in state["hand"])
    return card


def test_a_table_on_a_strict_page(host: Host, heavy: Callable[[], list[str]]) -> None:
    host.open(
        tag("a", lang="de", rules="haus", level="beginner")
        + tag(
            "b", lang="en", record=json.dumps(START), controls="minimal", allow="hint undo", width="420", height="560"
        )
    )
    a, b = host.frame("a"), host.frame("b")
    assert [host.size("a"), host.size("b")] == [(784, 1045), (420, 560)]
    host.page.evaluate("document.getElementById('b').setAttribute('width', '1120')")
    assert host.size("b") == (784, 392)
    host.page.evaluate("document.getElementById('b').setAttribute('width', '420')")
    expect(a.locator("[data-start]")).to_have_text("Spielen")
    expect(b.locator("[data-start]")).to_have_text("Play")
    expect(b.get_by_role("img")).to_have_accessible_name(
        "Diamonds are trumps. There are 10 cards in the stock. The turn-up is the Ten of Diamonds. Your cards: "
        "King of Hearts, Queen of Hearts, Jack of Hearts, King of Spades, and Ten of Clubs."
    )
    expect(host.page.get_by_text("Schnapsen", exact=True).first).to_be_hidden()
    assert host.value("a", "state") is None
    assert heavy() == []
    for frame in (a, b):
        assert axe(frame) == []
    a.locator("[data-start]").click()
    assert host.lies("a").locator(".hand button").count() == 5
    state = host.value("b", "start") or host.value("b", "state")
    assert sorted(state["hand"]) == sorted(START["hands"][0].split())
    assert state["practice"] is True
    assert host.value("a", "state")["rules"] == "haus"
    assert len(host.page.workers) == 1
    assert len([path for path in heavy() if path.endswith("worker.js")]) == 1
    assert host.told("b", "ready")
    assert host.told("a", "progress")

    hint = host.value("b", "hint")
    assert hint["move"] in state["legal"]
    after = host.value("b", "play", "mH")
    assert after["pending"][0] == 20
    refused = host.call("b", "play", "TC")
    assert (refused["code"], refused["reason"]) == ("illegal-move", "marriage-lead")
    host.value("b", "play", "KH")
    assert [detail["move"] for detail in host.told("b", "move")][:2] == ["mH", "KH"]
    host.hears("b", "move", 3)
    back = host.value("b", "undo")
    assert back["undo"] in (True, False)
    assert host.value("b", "load", {**START, "note": BAD_TEXT})["hand"] == state["hand"]
    for frame in (a, b):
        assert axe(frame) == []
    host.page.keyboard.press("1")
    assert host.value("b", "state")["ply"] == 0
    host.value("b", "destroy")
    assert host.page.locator("schnapsen-table").count() == 1
    assert host.value("a", "state")["phase"] in ("lead", "answer", "waiting")


def test_before_its_start_a_table_weighs_little(host: Host, server: Server) -> None:
    host.open(tag("a", lang="de"))
    host.frame("a").locator("[data-start]").wait_for()
    host.page.wait_for_load_state("networkidle")
    files = {path_of(path) for path in server.requests}
    assert {"embed.html", "cards/german.svg"} <= {*server.requests}
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 40_000
    server.requests.clear()
    host.open(tag("a", lang="de", lesson="defence"))
    host.frame("a").locator(".step").first.wait_for()
    host.page.wait_for_load_state("networkidle")
    files = {path_of(path) for path in server.requests if path != "schnapsen-embed.js"}
    assert {"embed.html", "defence.html"} <= {file.name for file in files}
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 40 * 1024


def test_a_deal_to_its_end(host: Host) -> None:
    own = {"base": "wiener", "claim": "auto"}
    host.open(tag("a", lang="en", level="beginner", start="now", rules=json.dumps(own)))
    host.lies("a")
    for _ in range(1000):
        state = host.value("a", "state")
        if state["result"]:
            break
        if state["phase"] == "waiting":
            host.page.wait_for_timeout(50)
            continue
        host.call("a", "play", legal_card(state))
    (ended,) = host.hears("a", "dealend", 1)
    assert ended["state"]["result"]
    assert ended["state"]["rules"] == own
    tricks = host.frame("a").get_by_role("button", name="All tricks")
    expect(tricks).to_be_visible()
    host.page.evaluate("document.getElementById('a').setAttribute('allow', 'hint')")
    expect(tricks).to_have_count(0)
    assert host.value("a", "next")["deal"] == 2


FOUR = {
    "game": "bauern",
    "hands": ["TS KS QD JD QC", "QS AH KH TD AC", "AS QH TC AD JC", "JS TH JH KD KC"],
    "trump": "H",
    "leader": 1,
}


def test_four_play_on_from_a_record(host: Host) -> None:
    """The reader sits where the host wants, and bids before play."""
    host.open(tag("a", lang="en", level="beginner", start="now", seat="2", record=json.dumps(FOUR)))
    host.lies("a")
    state = host.value("a", "state")
    assert (state["game"], state["seat"], len(state["seats"])) == ("bauern", 2, 4)
    while state["stage"] != "play":
        if state["phase"] == "waiting":
            host.page.wait_for_timeout(50)
        else:
            host.call("a", "play", "pass" if "pass" in state["legal"] else "no")
        state = host.value("a", "state")
    assert state["contract"]["settled"]
    assert "pass" in [told["move"] for told in host.told("a", "move") if told["seat"] == 2]


def test_a_deal_of_four_says_who_plays(host: Host) -> None:
    moves = ["N", "pass", "pass", "pass", "no", "no"]
    host.open(tag("a", lang="en", start="now", seat="2", record=json.dumps({**FOUR, "moves": moves})))
    frame = host.frame("a")
    says = frame.locator(".st-say")
    for name in ("Poldi", "You", "Franz"):
        expect(frame.locator("[data-step=forward]")).to_have_attribute("aria-disabled", "false", timeout=60_000)
        frame.locator("[data-step=forward]").click()
        expect(says).to_contain_text(f"{name}: ")


def test_the_reader_of_a_puzzle_of_four_is_the_caller(host: Host) -> None:
    record = {**FOUR, "trump": None, "leader": 2, "score": [3, 20]}
    host.open(tag("a", lang="en", start="now", puzzle="find", record=json.dumps(record)))
    host.lies("a")
    state = host.value("a", "state")
    assert (state["seat"], state["turn"], state["phase"]) == (2, 2, "trump")
    expect(host.frame("a").locator(".st-say")).not_to_contain_text("the computer")


def test_a_seat_that_a_record_does_not_have_falls_back(host: Host) -> None:
    view = {**START, "seat": 1}
    host.open(tag("a", seat="2", record=json.dumps(START)) + tag("b", seat="3", record=json.dumps(view)))
    for name, seat in (("a", 0), ("b", 1)):
        host.value(name, "start")
        assert host.value(name, "state")["seat"] == seat


TEN_TIMES_FASTER = """() => {
  window.setTimeout = ((wait) => (action, ms) => wait(action, ms / 10))(window.setTimeout);
}"""


# From now on this page has much else to do before it welcomes a table.
SLOW = """() => addEventListener("message", ({ data }) => {
  for (const end = Date.now() + 1000; data.type === "hello" && Date.now() < end;);
})"""


def test_a_table_that_is_moved_goes_on_and_one_that_is_removed_is_gone(host: Host) -> None:
    host.open(f"<div>{tag('a', lang='en')}</div><main></main>")
    host.value("a", "start")
    state = host.value("a", "state")
    while state["phase"] == "waiting":
        state = host.value("a", "state")
    host.value("a", "play", legal_card(state))
    before = host.value("a", "state")
    host.page.evaluate(SLOW)
    host.page.evaluate("document.querySelector('main').append(document.getElementById('a'))")
    host.lies("a")
    after = host.value("a", "state")
    game = host.game("a")
    assert after["shuffle"]["commitment"] == before["shuffle"]["commitment"]
    assert after["ply"] >= before["ply"]
    assert len(host.page.workers) == 1
    host.page.evaluate("window.kept = document.getElementById('a'); kept.remove()")
    host.until(0)
    assert "page" in host.page.evaluate("kept.state().catch((error) => error.message)")
    host.page.evaluate("document.body.append(kept)")
    host.lies("a")
    assert host.value("a", "state")["shuffle"]["commitment"] == before["shuffle"]["commitment"]
    host.page.evaluate(TEN_TIMES_FASTER)
    host.page.evaluate("kept.remove()")
    assert host.held([game]) == [game]
    host.page.wait_for_timeout(600)
    assert host.held([game]) == []


def test_twenty_tables_start_one_python(host: Host, heavy: Callable[[], list[str]]) -> None:
    host.open("".join(tag(f"t{number}", lang="en", start="visible") for number in range(20)))
    for number in range(20):
        host.page.evaluate(f"document.getElementById('t{number}').scrollIntoView()")
        host.lies(f"t{number}")
    assert len(host.page.workers) == 1
    assert len([path for path in heavy() if path.endswith(".wasm")]) <= 1
    seeds = {host.value(f"t{number}", "state")["shuffle"]["commitment"] for number in range(20)}
    assert len(seeds) == 20
    games = [host.game(f"t{number}") for number in range(20)]
    assert host.held(games) == games
    host.value("t0", "load", START)
    for number in range(19):
        host.value(f"t{number}", "destroy")
    assert host.held([*games, f"{games[0]}.practice"]) == games[19:]
    assert host.value("t19", "state")["phase"]


FORBID = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });"""


def test_storage_that_throws_spoils_nothing(host: Host) -> None:
    host.page.add_init_script(FORBID)
    host.open(tag("a", lang="nl", name="kept"))
    host.frame("a").locator("[data-start]").click()
    assert host.lies("a").locator(".hand button").count() == 5
    # What cannot be kept elsewhere stays in Python.
    game = host.game("a")
    host.value("a", "destroy")
    assert host.held([game]) == [game]


def test_a_table_with_a_name_is_kept(host: Host) -> None:
    body = tag("a", lang="en", name="article", start="now")
    host.open(body, name="127.0.0.1")
    host.lies("a")
    first = host.value("a", "state")["shuffle"]["commitment"]
    host.open(body, name="127.0.0.1")
    host.lies("a")
    assert host.value("a", "state")["shuffle"]["commitment"] == first
    # Python forgets it; storage does not.
    game = host.game("a")
    host.value("a", "destroy")
    assert host.held([game]) == []
    host.page.evaluate("(table) => document.body.insertAdjacentHTML('beforeend', table)", body)
    host.lies("a")
    assert host.value("a", "state")["shuffle"]["commitment"] == first


def test_without_python_there_is_a_message_and_the_link(host: Host, server: Server) -> None:
    server.answers["python/worker.js"] = Answer(status=404)
    host.open(tag("a", lang="en") + tag("b", lang="en", lesson="marriages"))
    failed = host.call("a", "start")
    assert failed["code"]
    assert host.call("b", "start")["code"] == failed["code"]
    expect(host.frame("b").locator("#pair .verdict")).to_have_attribute("data-kind", "wrong")
    frame = host.frame("a")
    expect(frame.get_by_role("alert")).to_contain_text("cannot start")
    expect(frame.get_by_role("link")).to_have_attribute("href", server.url)
    del server.answers["python/worker.js"]
    frame.locator("[data-start]").click()
    assert host.lies("a").locator(".hand button").count() == 5


def test_a_record_that_cannot_be_played_is_named(host: Host) -> None:
    host.open(tag("a", lang="en", record=json.dumps({**START, "hands": ["AH", "AH"]})))
    assert host.call("a", "start")["code"] == "bad-record"
    assert [told["code"] for told in host.told("a", "error")] == ["bad-record"]
    expect(host.frame("a").get_by_role("alert")).to_contain_text("cannot be read")
    expect(host.frame("a").locator("schnapsen-inner")).to_have_count(0)
    assert host.value("a", "load", START) is None
    host.value("a", "start")
    assert host.lies("a").locator(".hand button").count() == 5


def test_bad_comments_are_named_and_left_out(host: Host) -> None:
    record = json.dumps({**START, "moves": MOVES[:2]})
    host.open(tag("a", lang="en", record=record, comments='{"1": "Good.", "7": "Bad."}'))
    expect(host.frame("a").get_by_role("alert")).to_have_text(
        "The comment comments.7 cannot be read: the record has 2 moves"
    )
    (told,) = host.hears("a", "error", 1)
    assert (told["code"], told["where"]) == ("bad-comments", "comments.7")


def test_without_our_script_the_link_remains(host: Host, server: Server) -> None:
    server.answers["schnapsen-embed.js"] = Answer(b"", headers={"Content-Type": "text/javascript"})
    host.open(tag("a"))
    expect(host.page.get_by_role("link", name="Schnapsen")).to_be_visible()


POST = """(message) =>
  document.querySelector("iframe").contentWindow.postMessage({ ns: "schnapsen", ...message }, "*")"""
SPY = """(source) => {
  const frame = document.createElement("iframe");
  [frame.width, frame.height] = [300, 400];
  frame.src = source;
  document.body.append(frame);
  window.heard = [];
  addEventListener("message", ({ data }) => heard.push(data));
}"""
TALK = """async (messages) => {
  const { port1, port2 } = new MessageChannel();
  const answers = [];
  port1.onmessage = ({ data }) => answers.push(data);
  document.querySelector("iframe").contentWindow.postMessage({ ns: "schnapsen", v: 1, type: "welcome" }, "*", [port2]);
  for (const message of messages) {
    const before = answers.filter(({ type }) => type === "error" || type === "answer").length;
    port1.postMessage(message);
    while (answers.filter(({ type }) => type === "error" || type === "answer").length === before)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return answers;
}"""


def test_a_frame_answers_nonsense_with_errors_and_stays_as_it_was(host: Host, server: Server) -> None:
    host.open("")
    host.page.evaluate(SPY, f"{server.url}embed.html?v=1&lang=en&level={BAD_TEXT}&theme=pink&start=now")
    (frame,) = host.until(1)
    frame.locator(".hand button").first.wait_for(timeout=60_000)
    for message in ({"v": 2, "type": "welcome"}, {"v": 1, "type": "take"}, {"v": 1, "type": "welcome"}):
        host.page.evaluate(POST, message)
    host.page.wait_for_timeout(300)
    heard = host.page.evaluate("heard")
    assert [each["type"] for each in heard] == ["hello", "error", "error", "error"]
    assert [each["payload"]["code"] for each in heard[1:]] == ["bad-version", "unknown-type", "bad-message"]
    good = {"id": 1, "type": "state"}
    bad: list[object] = [
        "start",
        {"id": 2, "type": "eval", "payload": {"code": "1"}},
        {"id": 3, "type": "play", "payload": {"token": "x" * 9}},
        {"id": 4, "type": "play", "payload": {"token": BAD_TEXT[:8]}},
        {"id": 5, "type": "load", "payload": {"record": BAD_TEXT}},
        {"id": 6, "type": "load", "payload": {"record": {"hands": ["AH", "AH"], "trump": "H"}}},
        {"id": 7, "type": "load", "payload": {"record": {**START, "note": "x" * 20_000}}},
        {"id": 8, "type": "load", "payload": {"record": {**START, "rules": "nothing"}}},
        {"id": 9, "type": "set", "payload": {"__proto__": "x", "style": "x"}},
    ]
    answers = host.page.evaluate(TALK, [good, *bad, {**good, "id": 10}])
    replies = [each for each in answers if each["type"] in ("answer", "error")]
    assert [each["type"] for each in replies] == ["answer", *["error"] * len(bad), "answer"]
    assert replies[0]["payload"] == replies[-1]["payload"]
    assert [each["payload"] for each in answers if each["type"] == "resize"] == [{"height": 400}]
    # A second welcome, from whomever, takes nothing over.
    host.page.evaluate(SPY, f"{server.url}embed.html?lang=en")
    assert frame.evaluate("document.querySelectorAll('img, body script').length") == 0


def test_a_slice_of_mutated_requests(host: Host) -> None:
    """`tests/bench/fuzz_page.py` goes on."""
    requests = Requests(host, 1)
    requests.send(40)
    assert len(requests.outcomes) >= 4, requests.outcomes


TOO_SOON = """async () => {
  const table = document.createElement("schnapsen-table");
  const said = [await table.state().catch(({ code }) => code)];
  document.body.append(table);
  said.push(await table.load({ hands() {} }).catch(({ code }) => code));
  return [...said, await table.state()];
}"""


def test_other_windows_are_not_listened_to(host: Host, server: Server) -> None:
    host.open(tag("a", lang="en", start="now"))
    host.lies("a")
    before = host.value("a", "state")
    host.page.evaluate("""() => {
      for (const type of ["hello", "runtime", "welcome"]) window.postMessage({ ns: "schnapsen", v: 1, type }, "*");
    }""")
    host.page.evaluate(SPY, f"{server.url}embed.html?lang=en")
    host.until(2)[-1].evaluate("""() => {
      const { port1 } = new MessageChannel();
      parent.frames[0].postMessage({ ns: "schnapsen", v: 1, type: "welcome" }, "*", [port1]);
      parent.postMessage({ ns: "schnapsen", v: 1, type: "hello" }, "*");
    }""")
    assert host.value("a", "state") == before
    assert host.page.locator("schnapsen-table").count() == 1
    # Nor does what cannot be sent spoil anything, said before the table hears.
    assert host.page.evaluate(TOO_SOON) == ["no-table", "bad-message", None]


MOVES = ["mH", "KH", "TH", "AS", "KS", "c"]


WHOLE = "document.querySelector('.lesson').getBoundingClientRect().bottom <= innerHeight + 1"
OVER_THE_CARDS = """() => {
  const { shadowRoot } = document.querySelector("schnapsen-inner");
  const { bottom } = shadowRoot.querySelector(".hand").getBoundingClientRect();
  return bottom > document.querySelector(".steps").getBoundingClientRect().top + 1;
}"""


def test_a_deal_is_looked_at_move_by_move_and_played_on_from(host: Host) -> None:
    record = json.dumps({**START, "moves": MOVES[:5], "note": "A trick that is lost."})
    comments = {"0": "Forehand has a pair.", "2": f"{BAD_TEXT} Too soon, and here is why. " + "It loses. " * 60}
    said = json.dumps(comments).replace("'", "&#39;")
    host.open(tag("a", lang="en", record=record, comments=said, controls="minimal", width="300", height="400"))
    frame = host.frame("a")
    expect(frame.get_by_text("A trick that is lost.")).to_be_visible()
    host.value("a", "start")
    says = frame.get_by_role("status").and_(frame.locator(".st-say"))
    comment = says.locator(".st-comment")
    expect(says).to_contain_text("A trick that is lost.")
    expect(comment).to_have_text("Forehand has a pair.")
    for move, text in enumerate(("Announce", "King of Hearts", "Ten of Hearts", "Ace of Spades"), 1):
        frame.locator("[data-step=forward]").press("Enter")
        expect(says).to_contain_text(text)
        if move == 2:
            expect(comment).to_have_text(comments["2"].strip())
            assert frame.evaluate(OVER_THE_CARDS) is False
            assert says.evaluate("(say) => say.clientHeight") >= 60
        else:
            expect(comment).to_have_count(0)
    state = host.value("a", "state")
    assert (state["tricks"], state["led"], state["phase"]) == ([0, 1], "AS", "answer")
    assert host.call("a", "play", "KS")["code"] == "illegal-move"
    assert axe(frame) == []
    host.page.evaluate("document.getElementById('a').setAttribute('width', '700')")
    frame.locator("[data-step=last]").click()
    expect(says).to_contain_text("You: King of Spades")
    frame.locator("[data-step=first]").click()
    expect(comment).to_have_text("Forehand has a pair.")
    frame.locator("[data-step=forward]").click()
    frame.locator("[data-from-here]").click()
    expect(frame.locator("[data-step]")).to_have_count(0)
    for _ in range(200):
        state = host.value("a", "state")
        if state["pending"] == [20, 0]:
            break
    assert state["pending"] == [20, 0]
    assert [move for move in state["legal"] if move in state["hand"]] == ["KH", "QH"]
    host.value("a", "play", "KH")
    assert host.value("a", "load", {**START, "moves": MOVES[:2]})["ply"] == 0
    expect(comment).to_have_count(0)
    assert host.call("a", "load", {**START, "moves": ["QC"]})["code"] == "bad-record"
    refused = host.call("a", "load", {**START, "moves": MOVES[:2]}, {"3": "Nobody comes here."})
    assert (refused["code"], refused["where"]) == ("bad-comments", "comments.3")
    expect(frame.locator("[data-step]")).to_have_count(4)
    host.value("a", "load", {**START, "moves": MOVES[:2]}, {"0": "Once more."})
    expect(comment).to_have_text("Once more.")
    # What one seat sees is played on by that seat.
    hands = ["?? ?? ?? ?? ??", START["hands"][1]]
    seen = host.value("a", "load", {**START, "hands": hands, "stock": " ".join(["??"] * 9), "leader": 1, "seat": 1})
    assert (seen["seat"], " ".join(sorted(seen["hand"]))) == (1, " ".join(sorted(str(START["hands"][1]).split())))


def test_a_table_as_high_as_its_contents_want_it(host: Host) -> None:
    record = json.dumps({**START, "moves": MOVES[:2]})
    host.open(f"<div>{tag('a', lang='en', record=record, width='360', height='auto')}</div>")
    frame = host.frame("a")
    expect(frame.locator("[data-start]")).to_be_visible()
    assert host.size("a") == (360, 480), "as high as before it was there"
    host.page.evaluate("""() => {
      window.heights = [];
      new ResizeObserver(([{ contentRect }]) => heights.push(contentRect.height)).observe(document.getElementById("a"));
    }""")
    host.value("a", "start")
    bar = frame.locator(".steps")
    for width in (360, 600, 300):
        host.page.evaluate(f"document.getElementById('a').setAttribute('width', '{width}')")
        for _ in range(100):
            box = bar.bounding_box()
            assert box
            if host.size("a") == (width, min(width * 4 // 3, 640) + round(box["height"])):
                break
            host.page.wait_for_timeout(25)
        else:
            raise AssertionError((width, host.size("a"), box))
    host.page.wait_for_timeout(200)
    heights = [height for height, _ in groupby(host.page.evaluate("heights"))]
    assert len(heights) == len(set(heights)) <= 6, "nothing goes to and fro"


def test_a_lesson_on_somebodys_page(host: Host, heavy: Callable[[], list[str]]) -> None:
    warnings: list[str] = []
    host.page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    body = tag("a", lang="en", lesson="marriages", width="360", height="auto") + tag("b", lang="en", lesson="bridge")
    host.open(body, name="127.0.0.1")
    frame = host.frame("a")
    expect(frame.get_by_role("heading", name="Twenty")).to_be_visible()
    expect(host.frame("b").get_by_role("alert")).to_have_text("There is no such lesson here.")
    expect(host.frame("b").get_by_role("link")).to_be_visible()
    assert len(warnings) == 1
    (told,) = host.hears("b", "error", 1)
    assert (told["code"], told["where"]) == ("bad-lesson", "lesson")
    assert heavy() == []
    assert axe(frame) == []
    for _ in range(100):
        if frame.evaluate(WHOLE):
            break
        host.page.wait_for_timeout(25)
    else:
        raise AssertionError("the lesson is cut off")

    frame.get_by_role("button", name="To the table").click()
    host.lies("a")
    expect(frame.locator(".live")).to_be_visible()
    assert axe(frame) == []
    host.value("a", "play", "QS")
    assert host.hears("a", "lesson", 1) == [{"lesson": "marriages", "step": "pair", "passed": False}]
    expect(frame.locator("#pair .verdict")).to_contain_text("That way the marriage is lost.")
    for _ in range(100):
        if "mS" in host.value("a", "state")["legal"]:
            break
        host.page.wait_for_timeout(25)
    host.page.wait_for_timeout(100)
    host.value("a", "play", "mS")
    host.value("a", "play", "KS")
    assert host.hears("a", "lesson", 2)[1] == {"lesson": "marriages", "step": "pair", "passed": True}
    frame.locator("#pair [data-next]").press("Enter")
    expect(frame.get_by_role("heading", name="Forty")).to_be_focused()
    expect(frame.get_by_role("navigation")).to_contain_text("Task 2 of 3")
    assert host.call("a", "state") == {"value": None}
    host.page.evaluate("document.getElementById('a').setAttribute('lang', 'hu')")
    expect(frame.get_by_role("heading", name="Negyven")).to_be_visible()

    # It goes on where the reader has been; a record takes its place.
    host.open(body, name="127.0.0.1")
    expect(host.frame("a").get_by_role("heading", name="Forty")).to_be_visible()
    host.value("a", "load", START)
    expect(host.frame("a").locator(".lesson")).to_have_count(0)
    expect(host.frame("a").locator("[data-start]")).to_be_visible()


SIZES = ((300, 400), (320, 480), (360, 480), (360, 640), (480, 360), (480, 640), (568, 320), (640, 480), (800, 450))


BOXES = "(all) => all.map((each) => each.getBoundingClientRect().toJSON())"


def all_in_reach(frame: Frame) -> None:
    for width, height in SIZES:
        frame.page.set_viewport_size({"width": width, "height": height})
        # All at once: what is there may change between two looks.
        for box in frame.locator("button:visible, a:visible").evaluate_all(BOXES):
            assert box["x"] >= -1, (width, height, box)
            assert box["y"] >= -1, (width, height, box)
            assert box["x"] + box["width"] <= width + 1, (width, height, box)
            assert box["y"] + box["height"] <= height + 1, (width, height, box)
        assert frame.evaluate("document.documentElement.scrollWidth") <= width
        covered(frame)


def covered(frame: Frame) -> None:
    """Nothing lies over what the table says, if there is one."""
    for table in frame.locator("schnapsen-inner").all():
        frame.evaluate(DRAWN)
        assert table.evaluate(COVERED) == [], frame.page.viewport_size


@pytest.mark.parametrize("lang", ["de", "hu"])
def test_every_size(host: Host, server: Server, lang: str) -> None:
    """Nothing is cut off or out of reach in any of the sizes of the page for site owners."""
    host.page.emulate_media(reduced_motion="reduce")
    address = f"{server.url}embed.html?lang={lang}"
    little = "&controls=minimal&allow=hint%20undo"
    frame = host.page.main_frame
    for asked in (f"{little}#record={json.dumps(START)}", f"{little}&puzzle=score-266", "&puzzle=ending-14"):
        host.page.goto(f"{address}{asked}")
        all_in_reach(frame)
        frame.locator("[data-start]").click()
        frame.locator(".hand button").first.wait_for(timeout=60_000)
        frame.locator("[data-solution]" if "puzzle" in asked else ".hand").wait_for()
        all_in_reach(frame)
    # Where there is no room for all controls there are few.
    host.page.goto(f"{address}&start=now#record={json.dumps(START)}")
    frame.locator(".hand button").first.wait_for(timeout=60_000)
    all_in_reach(frame)
    host.page.goto(f"{address}&lesson=defence&start=now")
    frame.locator(".hand button").first.wait_for(timeout=60_000)
    for width, height in SIZES:
        host.page.set_viewport_size({"width": width, "height": height})
        assert frame.evaluate("document.querySelector('.stand').scrollWidth") <= width
        covered(frame)
    # What is said of a wrong answer does not push the table out of sight.
    host.page.set_viewport_size({"width": 300, "height": 400})
    frame.locator(".hand button").first.click()
    expect(frame.locator(".live .verdict")).to_have_attribute("data-kind", "wrong")
    assert frame.evaluate("document.querySelector('schnapsen-inner').getBoundingClientRect().bottom") <= 400


ENDING = {
    "hands": ["AH KD", "TD AC"],
    "trump": "D",
    "leader": 1,
    "won": ["KS AS / QH QC / KC QD / JH KH", "JC TC / JS TS / QS AD / TH JD"],
    "announced": ["H", ""],
}


def test_a_puzzle_of_ours_is_solved(host: Host) -> None:
    host.open(tag("a", lang="en", puzzle="score-266", controls="minimal") + tag("b", lang="de", puzzle="ending-0"))
    frame = host.frame("a")
    expect(frame.get_by_text("Find the move.")).to_be_visible()
    expect(frame.get_by_role("img")).to_have_accessible_name(re.compile("The computer has led the Jack of Diamonds."))
    # One that there is not is named, and the table plays as without it.
    expect(host.frame("b").get_by_role("alert")).to_contain_text("ending-0")
    expect(host.frame("b").locator("[data-start]")).to_be_visible()
    assert host.hears("b", "error", 1)[0]["code"] == "bad-puzzle"
    frame.locator("[data-start]").click()
    host.lies("a")
    says = frame.locator(".st-say")
    expect(says).to_contain_text("you still need 2 game points, the computer 2")
    frame.locator(".hand [data-card=TC]").click()
    expect(says).to_contain_text("Not yet. Try again.")
    expect(says).to_contain_text("with the better move 76%, with the one played 68%")
    expect(frame.locator(".hand [data-card=TC]")).to_be_visible()
    expect(frame.locator(".hand button")).to_have_count(5)
    frame.locator("[data-solution]").click()
    expect(says).to_contain_text("Play the Ace of Diamonds.")
    expect(frame.locator(".st-worth tbody tr")).to_have_count(5)
    assert host.value("a", "play", "AD")["hand"]
    expect(says).to_contain_text("Right!")
    told = {"lesson": "score-266", "step": "score-266"}
    assert host.hears("a", "lesson", 2) == [{**told, "passed": False}, {**told, "passed": True}]
    assert axe(frame) == []
    frame.locator("[data-again]").click()
    expect(says).to_contain_text("Find the move.")
    # Another one, and then none any more.
    host.page.evaluate("document.getElementById('a').setAttribute('puzzle', 'ending-14')")
    expect(frame.locator(".hand button")).to_have_count(2)
    assert host.value("a", "load", START)["hand"]
    expect(frame.locator(".steps")).to_have_count(0)


def test_the_analysis_judges_a_puzzle_of_a_record(host: Host) -> None:
    record = {**ENDING, "moves": ["AC", "KD"], "note": "Two tricks."}
    host.open(tag("a", lang="en", record=json.dumps(record), puzzle="find"))
    frame = host.frame("a")
    expect(frame.get_by_text("Two tricks.")).to_be_visible()
    expect(frame.get_by_text("Find the move.")).to_be_visible()
    host.value("a", "start")
    says = frame.locator(".st-say")
    for move, said, passed in (("AC", "Not yet.", False), ("TD", "Right!", True)):
        host.value("a", "play", move)
        expect(says).to_contain_text(said)
        assert host.told("a", "lesson")[-1] == {"lesson": "find", "step": "find", "passed": passed}
        if not passed:
            expect(frame.locator(".hand button")).to_have_count(2)
            frame.wait_for_function("document.querySelector('schnapsen-inner').game?.ready")
    expect(frame.locator(".st-worth tbody tr")).not_to_have_count(0)
