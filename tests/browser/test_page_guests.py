"""Visiting players in the page: let in from a file or a wheel with no server in reach, and made to lose by faults."""

import base64
import hashlib
import io
import zipfile
from collections.abc import Callable
from typing import Any

import build
import pytest
from access import axe
from driver import SEED, ask, keep_offline, play_deal, start
from playwright.sync_api import Browser, FilePayload, Page, expect
from server import Server
from table import Table, seed_of

from bummerl.view import View

EXAMPLE = build.WEB / "players/example.py"

PLAYER = "class Player:\n    def choose(self, view):\n        {}\n"
# Needs parts of the standard library that the engine does not.
LOWEST = "import statistics, xml.dom.minidom, email.mime.text\n" + PLAYER.format("return view.legal[0]")
FOREVER = PLAYER.format("while True: pass")

INSTALL = """async ([file, bytes]) => {
  try { return await python.install(file, Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))); }
  catch (error) { return { ...error, message: error.message }; }
}"""


def wheel(source: str, version: str = "1.0", entry: str = "lodger = house_of_cards:Player") -> bytes:
    """A wheel with one module, which requires the engine as any such wheel may."""
    info = f"house_of_cards-{version}.dist-info"
    parts = {
        "house_of_cards.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: house-of-cards\nVersion: {version}\n"
        "Requires-Dist: bummerl\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[bummerl.players]\n{entry}\n",
    }
    lines = [f"{name},sha256={digest(text.encode())},{len(text.encode())}" for name, text in parts.items()]
    parts[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,", ""])
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return file.getvalue()


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def install(page: Page, file: str, content: bytes | str) -> Any:
    bytes_ = content.encode() if isinstance(content, str) else content
    return page.evaluate(INSTALL, [file, base64.b64encode(bytes_).decode()])


def new_game(page: Page, level: str) -> dict[str, Any]:
    return ask(page, "new", {"rules": "wiener", "level": level, "seat": 0, "seed": SEED})


def until_its_turn(page: Page, state: dict[str, Any]) -> dict[str, Any]:
    while state["phase"] != "waiting":
        state = ask(page, "play", {"move": state["legal"][0], "ply": state["ply"]})
    return state


@pytest.mark.parametrize("way", ["image", "stock"])
@pytest.mark.offline
def test_without_a_server(
    page: Page, server: Server, load_client: Callable[[Page], None], way: str, errors: list[str]
) -> None:
    """After one visit all that a player needs is there, and a file is kept for the next one."""
    page.goto(server.url + "players/en.html")
    keep_offline(page, "../sw.js")
    server.stop()
    page.reload()
    load_client(page)
    assert start(page, base=server.url, way=way)["way"] == way
    assert install(page, "lowest.py", LOWEST) == ["lowest"]
    assert install(page, "house_of_cards-1.0-py3-none-any.whl", wheel(PLAYER.format("pass"))) == ["lodger"]
    newer = "house_of_cards-1.1-py3-none-any.whl"
    answer = install(page, newer, wheel(LOWEST, "1.1"))
    assert answer == ["lodger"], answer["message"]
    for level in ("lowest", "lodger"):
        ended = play_deal(page, new_game(page, level))
        assert ended["guest"] == {"name": level, "present": True, "fault": None}
    if way == "image":
        state = until_its_turn(page, new_game(page, "lodger"))
        page.evaluate("python.stop()")
        start(page, base=server.url, way=way)
        opened = page.evaluate("python.open('driven')")["snapshot"]
        assert {**opened, "events": []} == {**state, "events": []}
        assert ask(page, "think", {"ply": state["ply"]})["guest"]["fault"] is None
        page.evaluate("python.remove('lowest.py')")
    kept = [each["file"] for each in page.evaluate("python.kept()")]
    assert kept == ([newer] if way == "image" else [newer, "lowest.py"])
    errors[:] = [error for error in errors if "ERR_CONNECTION_REFUSED" not in error]


def test_files_that_hold_no_player(client: Page) -> None:
    start(client, installing=6000)
    state = new_game(client, "normal")
    refused: dict[str, tuple[str | bytes, str, int | None]] = {
        "wrong.py": ("class Player:\n    def choose(self, view)", "SyntaxError: expected ':'", 2),
        "none.py": ("x = 1", "there is no class with a method choose(view)", None),
        "sum.py": ("\n1 / 0", "ZeroDivisionError: division by zero", 2),
        "large.py": ("#" * 500_001, "large.py has more than 500000 bytes", None),
        "bytes.py": (b"\xff", "bytes.py is not UTF-8", None),
        "expert.py": (LOWEST, "expert is the name of a level", None),
        "text.txt": (LOWEST, "text.txt is neither a .py file nor a wheel", None),
        "no_zip-1.0-py3-none-any.whl": ("no zip", "zip", None),
        "name.whl": ("no zip", "Invalid wheel filename", None),
        "house_of_cards-1.0-cp314-cp314-linux_x86_64.whl": (wheel(LOWEST), "platform", None),
        "house_of_cards-1.0-py3-none-any.whl": (
            wheel(LOWEST, entry="lodger = house_of_cards:Nobody"),
            "has no attribute 'Nobody'",
            None,
        ),
    }
    for file, (content, words, line) in refused.items():
        error = install(client, file, content)
        assert error["code"] == "bad-player", (file, error)
        assert words in error["message"], (file, error)
        assert error.get("line") == line, (file, error)
    assert client.evaluate("python.kept()") == []
    assert install(client, "endless.py", "while True: pass")["message"] == "late"
    assert ask(client, "state", {})["hand"] == state["hand"], "the game goes on in another Python"


def test_a_player_that_never_answers_loses_the_deal_alone(client: Page) -> None:
    """Other requests wait for the other Python and are answered there."""
    start(client, thinking=1500)
    other = ask(client, "new", {"rules": "wiener", "level": "normal", "seat": 0, "seed": "f00d" * 16}, "other")
    install(client, "endless.py", FOREVER)
    state = until_its_turn(client, new_game(client, "endless"))
    state, beside, frames = client.evaluate(
        """async (ply) => {
          let frames = 0;
          const timer = setInterval(() => { frames += 1; }, 20);
          const thought = python.request("driven", "think", { ply });
          const beside = python.request("other", "state", {});
          const answers = [(await thought).payload, (await beside).payload, frames];
          clearInterval(timer);
          return answers;
        }""",
        state["ply"],
    )
    assert state["guest"]["fault"] == {"kind": "late", "message": "10", "line": None}
    assert (state["result"]["winner"], state["result"]["reason"]) == (0, "resigned")
    assert beside["hand"] == other["hand"]
    assert frames > 50, "the page has not waited"
    install(client, "endless.py", PLAYER.format("import os; os._exit(1)"))
    state = until_its_turn(client, ask(client, "next", {"deal": 1}))
    state = ask(client, "think", {"ply": state["ply"]})
    assert state["guest"]["fault"] == {"kind": "gone", "message": "", "line": None}
    install(client, "endless.py", LOWEST)
    assert play_deal(client, ask(client, "next", {"deal": 2}))["guest"]["fault"] is None


def test_what_a_player_leaves_behind_holds_nothing_up(client: Page) -> None:
    """Here it is a loop that begins after the answer: another Python goes on."""
    start(client, patience=2500)
    loop = "import asyncio\n\ndef loop():\n    while True: pass\n\n"
    later = PLAYER.format("asyncio.get_event_loop().call_later(0.5, loop); return view.legal[0]")
    install(client, "loop.py", loop + later)
    state = ask(client, "think", {"ply": until_its_turn(client, new_game(client, "loop"))["ply"]})
    client.wait_for_timeout(1000)
    again = ask(client, "state", {})
    assert (again["hand"], again["ply"]) == (state["hand"], state["ply"])
    assert again["guest"] == {"name": "loop", "present": True, "fault": None}


def test_a_player_that_spoils_the_engine_costs_its_own_deal_alone(client: Page) -> None:
    start(client)
    other = ask(client, "new", {"rules": "wiener", "level": "normal", "seat": 0, "seed": "f00d" * 16}, "other")
    spoil = "import bummerl.deal; bummerl.deal.Deal.view = None; return view.legal[0]"
    install(client, "vandal.py", PLAYER.format(spoil))
    state = until_its_turn(client, new_game(client, "vandal"))
    ended = ask(client, "think", {"ply": state["ply"]})
    fault = {"kind": "gone", "message": "", "line": None}
    assert ended["guest"] == {"name": "vandal", "present": False, "fault": fault}
    assert ended["result"]["winner"] == 0
    assert ask(client, "state", {}, "other")["hand"] == other["hand"]
    assert play_deal(client, new_game(client, "normal"))["result"]["winner"] in (0, 1)
    install(client, "later.py", PLAYER.format("pass") + "import bummerl.session; bummerl.session.Session.play = None\n")
    assert play_deal(client, new_game(client, "normal"))["result"]["winner"] in (0, 1)


CHANCE = """Crypto.prototype.getRandomValues = (array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
  return array;
};"""


def pick(table: Table, name: str, text: str) -> None:
    """Open the rules screen and pick a file there."""
    table.enter("new")
    file = FilePayload(name=name, mimeType="text/x-python", buffer=text.encode())
    table.page.locator("[data-pick]").set_input_files(file)


def begin(table: Table) -> None:
    table.page.locator("dialog [data-start]").click()
    expect(table.page.locator("#over dialog")).not_to_be_visible()


def play_until_a_fault(table: Table) -> None:
    sheet = table.page.locator("#result-title")
    for _ in range(12):
        state = table.element.evaluate("({ game }) => game.ready ? game.snapshot : null")
        if state and state["legal"]:
            table.press(next(card for card in state["hand"] if card in state["legal"]))
            table.page.wait_for_timeout(300)
        if (state and state["phase"] == "waiting") or sheet.is_visible():
            break
    expect(sheet).to_be_visible(timeout=25_000)


def test_on_the_page(page: Page, site: str) -> None:
    """Picked, kept over a reload, replaced by a faulty one, told as text, and removed."""
    # The same deals each time: the faulty player must not lead, or a deal is over before the menu can be opened.
    page.add_init_script(CHANCE)
    table = Table(page, site)
    table.open(seed_of(7))
    pick(table, "example.py", EXAMPLE.read_text("utf-8"))
    level = page.locator("[data-level]")
    expect(level).to_have_value("example")
    begin(table)
    table.lay()
    before = table.wait()
    assert before["guest"] == {"name": "example", "present": True, "fault": None}
    after = table.reload()
    assert (after["hand"], after["ply"], after["guest"]) == (before["hand"], before["ply"], before["guest"])

    # A move is taken back, and a deal is played on from its middle: all against the same player.
    page.locator("[data-undo]").click()
    table.option("undo").click()
    expect(table.status).to_contain_text("Zurückgenommen")
    practice = table.wait()
    assert (practice["practice"], practice["guest"]) == (True, before["guest"])
    ended = table.play_deal()
    assert ended["guest"] == before["guest"]
    table.reload()
    table.element.evaluate("async (table) => table.practise({ record: await table.record(), ply: 2, seat: 0 })")
    again = table.wait()
    assert (again["practice"], again["guest"], again["result"]) == (True, before["guest"], None)
    table.lay()
    again = table.wait()
    assert again["guest"] == before["guest"]
    assert table.reload()["guest"] == before["guest"]
    page.locator("[data-notice=practice] .btn").click()
    expect(page.locator("#result-title")).to_be_visible()
    table.next()
    table.wait()

    pick(table, "wrong.py", "class Player:\n  def choose(self, view)")
    expect(page.locator("[data-player-refused]")).to_contain_text("SyntaxError: expected ':'. Zeile 2.")
    page.locator("dialog [data-close]").click()
    pick(table, "example.py", PLAYER.format("raise ValueError('<b>bold</b> & so on')"))
    expect(level).to_have_value("example")
    page.locator("dialog [data-close]").click()
    play_until_a_fault(table)
    told = page.locator("[data-guest-fault]")
    expect(told).to_have_text(
        "Der Spieler „example“ ist auf einen Fehler gelaufen: ValueError: <b>bold</b> & so on. Zeile 3."
    )
    assert told.locator("b").count() == 0
    table.next()
    table.wait()

    table.enter("new")
    expect(level).to_have_value("example")
    page.locator("[data-forget]").click()
    expect(level).to_have_value("beginner")
    expect(level.locator("option", has_text="example")).to_have_count(0)


def test_the_page_goes_on_while_a_player_thinks_for_ever(page: Page, site: str) -> None:
    page.clock.install()
    table = Table(page, site)
    table.open(seed_of(7))
    pick(table, "endless.py", FOREVER)
    begin(table)
    state = table.element.evaluate("({ game }) => game.snapshot")
    if state["legal"]:
        table.lay()
    expect(table.status).to_contain_text("überlegt")
    page.locator("button[slot=menu]").click()
    expect(page.locator("#over dialog [data-entry=about]")).to_be_visible(timeout=5000)
    page.locator("#over dialog [data-close]").click()
    while table.element.evaluate("({ game }) => game.ready"):
        page.wait_for_timeout(20)  # the question is put after a moment
    page.clock.fast_forward(10_000)
    told = page.locator("[data-guest-fault]")
    expect(told).to_have_text("Der Spieler „endless“ hat länger als 10 Sekunden überlegt.", timeout=30_000)
    table.next()
    assert table.element.evaluate("({ game }) => game.snapshot.deal") == 2


@pytest.mark.parametrize("file", ["en.html", "de.html", "hu.html", "nl.html"])
def test_the_page_for_authors_can_be_read_without_scripts(browser: Browser, site: str, file: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{site}players/{file}")
    fields = page.get_by_role("region").first.get_by_role("row")
    assert fields.count() == 1 + len(View.__dataclass_fields__) + 4
    expect(page.get_by_role("textbox")).to_have_value(EXAMPLE.read_text("utf-8"))
    assert not page.locator("#trial button").is_visible()
    right = page.locator("table").first.bounding_box()
    assert right is not None
    assert right["x"] + right["width"] <= 360
    context.close()


def test_a_player_is_tried_on_a_position(page: Page, site: str) -> None:
    page.goto(f"{site}players/de.html")
    text, button, outcome = page.get_by_role("textbox"), page.locator("#trial button"), page.locator("#outcome")

    def expect_outcome(words: str) -> None:
        button.click()
        expect(outcome).to_contain_text(words, timeout=60_000)

    expect_outcome("Ihr Spieler spielt mH, nach 0,")
    page.locator(".position").nth(2).click()
    expect_outcome("Ihr Spieler spielt 66, nach 0,")
    text.fill(PLAYER.format("raise ValueError('<b>bold</b>')"))
    expect_outcome("Ihr Spieler ist auf einen Fehler gelaufen: ValueError: <b>bold</b>. Zeile 3.")
    text.fill(PLAYER.format("return 'x'"))
    expect_outcome("Ihr Spieler will x spielen, was nicht erlaubt ist. Erlaubt sind: AH QD JC JS KS 66 r.")
    text.fill("class Player:\n    def choose(self, view)")
    expect_outcome("Der Spieler kann nicht mitspielen: SyntaxError: expected ':'. Zeile 2.")
    assert axe(page) == []
