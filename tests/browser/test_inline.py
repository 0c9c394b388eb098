"""Tables that lie in a page of the site's own origin, without a frame."""

import json

import pytest
from access import axe
from built import PYTHON
from host import Host
from playwright.sync_api import ConsoleMessage, expect
from server import Answer, Server
from test_embed import START, legal_card, tag

STYLE = "body { letter-spacing: 9px } #a::part(hand) { outline: 3px solid red } #a::part(score) { opacity: 0.5 }"


@pytest.fixture
def beside(host: Host, server: Server) -> Host:
    """A page beside the site's files, below a folder, with a strict policy: Python runs in a frame of its own."""
    server.prefix = "/games/schnapsen/"
    server.answers["page.css"] = Answer(STYLE.encode(), headers={"Content-Type": "text/css"})
    return Host(host.page, server, server)


def show(beside: Host, body: str) -> None:
    beside.open(
        body + '<link rel="stylesheet" href="page.css">',
        more="; connect-src 'self'; style-src 'self'",
        name="127.0.0.1",
    )


def test_a_table_in_the_page_itself(beside: Host, server: Server) -> None:
    page = beside.page
    show(
        beside,
        "<main><h1>Host</h1>"
        + tag("a", mode="inline", lang="de", level="beginner", width="360", height="480")
        + tag("b", mode="inline", lang="en", record=json.dumps({**START, "moves": ["mH"]}))
        + tag("c", lang="en")
        + "</main>",
    )
    a, b = page.locator("#a"), page.locator("#b")
    expect(a.locator("[data-start]")).to_have_text("Spielen")
    expect(b.locator("[data-start]")).to_have_text("Play")
    assert beside.value("a", "state") is None
    assert [path for path in server.requests if path.startswith(PYTHON)] == []
    assert axe(page.main_frame) == []
    a.locator("[data-start]").click()
    for table in ("a", "b", "c"):
        beside.value(table, "start")
    assert len(page.workers) == 1
    assert len(beside.frames) == 1
    expect(b.locator("[data-step]")).to_have_count(4)

    hand = a.locator(".hand")
    expect(hand).to_have_css("outline-width", "3px")
    expect(hand).to_have_css("letter-spacing", "normal")
    expect(a.locator(".seat--you")).to_have_css("opacity", "0.5")
    expect(b.locator(".hand")).to_have_css("outline-style", "none")
    assert axe(page.main_frame) == []

    state = beside.value("a", "state")
    while state["phase"] == "waiting":
        state = beside.value("a", "state")
    refused = beside.call("a", "play", "XX")
    assert (refused["code"], bool(refused["reason"])) == ("illegal-move", True)
    beside.call("a", "play", legal_card(state))
    moves = beside.hears("a", "move", 1)
    assert len({(each["state"]["ply"], each["move"]) for each in moves}) == len(moves)
    assert beside.hears("a", "ready", 1) == beside.told("a", "ready")
    page.evaluate("document.getElementById('a').setAttribute('lang', 'hu')")
    expect(a.locator(".seat--you .name")).to_have_text("Ön")

    page.evaluate("document.querySelector('main').append(document.getElementById('a'))")
    hand.locator("button").first.wait_for()
    assert beside.value("a", "state")["shuffle"]["commitment"] == state["shuffle"]["commitment"]
    beside.value("a", "destroy")
    expect(a).to_have_count(0)
    assert beside.value("b", "state")["ply"] == 0

    lesson = {"lang": "de", "lesson": "marriages", "width": "344", "height": "auto", "start": "now"}
    body = tag("d", mode="inline", **lesson) + tag("e", **lesson)
    page.evaluate("(body) => document.querySelector('main').insertAdjacentHTML('afterbegin', body)", body)
    beside.value("e", "start")
    assert beside.value("e", "state")
    page.locator("#d .hand button").first.wait_for()
    page.wait_for_timeout(100)
    assert beside.size("d") == beside.size("e")


def test_on_another_origin_it_lies_in_a_frame(host: Host) -> None:
    warnings: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "warning":
            warnings.append(message.text)

    host.page.on("console", note)
    host.open(tag("a", mode="inline", lang="en") + tag("b", mode="inline", lang="en"))
    for table in ("a", "b"):
        expect(host.frame(table).locator("[data-start]")).to_have_text("Play")
    (warning,) = [each for each in warnings if "inline" in each]
    assert host.site.origin in warning


def test_what_cannot_be_loaded_leaves_the_link(beside: Host, server: Server) -> None:
    server.answers["embed/inline.js"] = Answer(b"", headers={"Content-Type": "text/javascript"})
    show(beside, tag("a", mode="inline"))
    assert "message" in beside.call("a", "start")
    expect(beside.page.get_by_role("link", name="Schnapsen")).to_be_visible()
