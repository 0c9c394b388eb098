"""Deals sent as links and files, opened by others, and the check of the shuffle."""

import json
import re

from access import axe_in_all_colours
from laid import DROP, link_to
from playwright.sync_api import Browser, FileChooser, FilePayload, expect
from table import State, Table, seed_of

ALL_CARDS = re.compile(r"\b[ATKQJ9][HDCS]\b")


def open_share(table: Table) -> None:
    table.enter("share")
    expect(table.page.locator("[data-link]")).to_be_visible()


def link_of(table: Table) -> str:
    return table.page.locator("[data-link]").input_value()


def close(table: Table) -> None:
    table.page.locator("#over [data-close]").click()
    expect(table.page.locator("#over dialog[open]")).to_have_count(0)


def test_a_friend_plays_the_deal_that_was_sent(table: Table, browser: Browser) -> None:
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(seed_of(3))
    first = table.wait()
    ended = table.play_deal()
    page.locator("[data-share-deal]").click()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Link kopiert")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == link_of(table)
    assert axe_in_all_colours(page) == []
    close(table)
    expect(page.locator("#result-title")).to_be_visible()

    context = browser.new_context(locale="de-AT", reduced_motion="reduce")
    try:
        friend = Table(context.new_page(), table.site)
        faults: list[str] = []
        friend.page.on("pageerror", lambda error: faults.append(str(error)))
        friend.page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        friend.page.goto(link)
        sheet = friend.page.locator(".opened")
        expect(friend.page.locator("[data-play]")).to_be_visible(timeout=60_000)
        shown = sheet.inner_text()
        assert "Wiener" in shown
        assert ("Sie haben gegeben" if first["dealer"] == 0 else "Der Computer hat gegeben") in shown
        # Nothing tells how it went: neither points nor cards of the other side.
        assert not re.search(r"\b66\b|gewonnen|verloren", shown)
        assert str(ended["result"]["points"]) not in shown
        labels = sheet.locator("[role=img]").count()
        assert labels == len(first["hand"]) + 1
        assert "#deal" in friend.page.url
        assert axe_in_all_colours(friend.page) == []
        friend.page.locator("[data-play]").click()
        expect(friend.dialog).to_have_count(0)
        state = friend.wait()
        assert "#" not in friend.page.url
        assert state["practice"] is True
        assert friend.element.evaluate("(table) => table.practising") is True
        held = {*state["hand"], *cards_played(state, 0)}
        assert held <= {*first["hand"], *drawn(ended)}
        assert friend.reload()["practice"] is True
        friend.page.goto(link)
        friend.page.locator("[data-look]").click()
        expect(friend.page.locator("#over dialog[open]")).to_be_visible()
        expect(friend.page.locator(".opened")).to_have_count(0)
        assert faults == []
    finally:
        context.close()


def cards_played(state: State, seat: int) -> list[str]:
    tricks = [trick for pile in state["piles"] for trick in pile]
    return [
        card for trick in tricks for card in trick["cards"] if (trick["cards"][0] == card) == (trick["leader"] == seat)
    ]


def drawn(ended: State) -> set[str]:
    """Cards that could have been drawn: the stock and the turn-up."""
    deck = ended["shuffle"]["seed"].split()[:-1]
    at = 0
    places: list[str] = []
    for packet in ended["shuffle"]["packets"]:
        if packet["to"] in ("turn-up", "stock"):
            places += deck[at : at + packet["cards"]]
        at += packet["cards"]
    return set(places)


def test_a_position_is_sent_as_it_is_seen_and_the_match_stays(table: Table) -> None:
    page = table.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table.open(seed_of(5))
    before = table.wait()
    table.lay()
    state = table.wait()
    open_share(table)
    link = link_of(table)
    record = table.element.evaluate("(table) => table.record()")
    assert record["seat"] == 0
    assert "?? ?? ?? ?? ??" in record["hands"]
    # Beside what has been played it names only cards that the person has held or seen lying open.
    known = {*ALL_CARDS.findall(json.dumps({**record, "moves": []}))}
    assert known <= {*before["hand"], *state["hand"], before["turnup"], *state["opponents"][0]["known"]}
    page.locator("[data-copy]").click()
    expect(page.locator("[data-link]")).to_be_focused()
    assert page.evaluate("getSelection().toString() || document.activeElement.selectionEnd") in (link, len(link))
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    assert download.value.suggested_filename.endswith(".json")
    assert json.loads(download.value.path().read_text("utf-8")) == record
    close(table)

    page.evaluate("(link) => { location.hash = new URL(link).hash; }", link)
    expect(page.locator("[data-play]")).to_be_visible()
    expect(page.locator("[data-keeps]")).to_be_visible()
    expect(page.locator("[data-look]")).to_have_count(0)
    page.locator("[data-play]").click()
    expect(table.dialog).to_have_count(0)
    again = table.wait()
    assert again["practice"] is True
    assert again["hand"] == state["hand"]
    table.element.evaluate("(table) => table.leave()")
    expect(page.locator("[data-notice=practice]")).to_have_count(0)
    back = table.wait()
    assert (back["hand"], back["ply"], back["shuffle"]) == (state["hand"], state["ply"], state["shuffle"])

    lines = [record, {**record, "id": "second"}]
    text = "\n".join(json.dumps(line) for line in lines)
    page.evaluate(DROP, ["deals.jsonl", text])
    expect(page.locator("[data-which] option")).to_have_count(2)
    page.locator("[data-which]").select_option("1")
    expect(page.locator("[data-play]")).to_be_visible()
    close(table)

    def choose(chooser: FileChooser) -> None:
        no_deal: FilePayload = {"name": "no.json", "mimeType": "application/json", "buffer": b"no deal"}
        chooser.set_files(files=[no_deal])

    open_share(table)
    page.once("filechooser", choose)
    page.locator(".share .pick").click()
    expect(page.locator("[data-bad]")).to_have_text("In dieser Datei steht kein Spiel.")
    close(table)
    assert table.wait()["shuffle"] == state["shuffle"]


def test_what_is_no_deal_is_named_with_its_place(table: Table) -> None:
    page = table.page
    table.open(seed_of(1))
    before = table.wait()
    whole = {
        "hands": ["QD JD QH TD KD", "QC AD AH JC KH"],
        "trump": "KC",
        "stock": "TS AS KS JS TC AC TH QS JH",
        "leader": 1,
    }
    twice = {**whole, "hands": ["QD JD QH TD KD", "QC AD AH JC QD"]}
    cases: list[tuple[str, str]] = [
        (f"{table.site}#deal=d7", "beschädigt"),
        (f"{table.site}#deal=z7", "neueren Fassung"),
        (f"{table.site}#deal=p{'A' * 70_000}", "zu lang"),
        (link_to(table, {"game": "bauern", "hands": ["", "", "", ""]}), "Bauernschnapsen"),
        (link_to(table, {}), "Hände"),
        (link_to(table, twice), "5. Karte auf Platz 2"),
        (link_to(table, {**whole, "moves": ["QC", "AH"]}), "2. Zug"),
        (link_to(table, {**whole, "rules": "house"}), "Regeln"),
        (link_to(table, {**whole, "stock": "?? AS KS JS TC AC TH QS JH"}), "1. Karte im Talon"),
        (link_to(table, {**whole, "colour": "red"}), "colour"),
    ]
    for link, text in cases:
        page.evaluate("(link) => { location.hash = new URL(link).hash; }", link)
        expect(page.locator("[data-bad]")).to_contain_text(text)
        assert "must be" not in page.locator("[data-bad]").inner_text()
        expect(page.locator("[data-play]")).to_have_count(0)
        close(table)
        assert "#" not in page.url
    assert table.wait()["shuffle"] == before["shuffle"]

    page.evaluate("(link) => { location.hash = new URL(link).hash; }", link_to(table, whole))
    expect(page.locator(".opened")).to_contain_text("Der Computer hat gegeben")
    page.locator("[name=seat]").nth(1).check(force=True)
    expect(page.locator(".opened")).to_contain_text("Sie haben gegeben.")
    page.locator("[data-play]").click()
    expect(table.dialog).to_have_count(0)
    assert set(table.wait()["hand"]) <= {"QD", "JD", "QH", "TD", "KD"}


def open_fair(table: Table) -> None:
    table.page.locator("[data-fair]").click()
    expect(table.page.locator("#fair-title")).to_be_visible()


def findings(table: Table) -> dict[str, bool]:
    """What the check has found, by point."""
    expect(table.page.locator("[data-verdict]")).to_be_visible()
    found = table.page.locator("[data-finding]").evaluate_all(
        "(all) => all.map(({ dataset }) => [dataset.finding, dataset.holds])"
    )
    return {point: holds == "true" for point, holds in found}


def test_the_shuffle_is_checked_against_what_was_seen(table: Table) -> None:
    page = table.page
    table.open(seed_of(3))
    first = table.wait()
    page.keyboard.press("?")
    open_fair(table)
    named = page.locator("[data-print]").inner_text()
    assert named == first["shuffle"]["commitment"]
    expect(page.locator("[data-check]")).to_have_count(0)
    assert axe_in_all_colours(page) == []
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    table.lay(low=True)
    table.wait()
    table.reload()
    table.play_deal()
    open_fair(table)
    assert page.locator("[data-print]").inner_text() == named
    page.locator("[data-check]").click()
    found = findings(table)
    assert found == dict.fromkeys(["fingerprint", "hand", "turnup", "draws", "opponent"], True)
    expect(page.locator("[data-verdict=true]")).to_be_visible()
    assert axe_in_all_colours(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#result-title")).to_be_visible()

    # A page that noted another fingerprint before the deal finds that out, and one that was dealt other cards, too.
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["bummerl.seen.main"]);
          kept.commitment = kept.commitment.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
          [kept.seen.hand[0], kept.seen.turnup] = [kept.seen.turnup, kept.seen.hand[0]];
          localStorage["bummerl.seen.main"] = JSON.stringify(kept);
        }"""
    )
    # The result waits for a deal that a link opens.
    page.evaluate("history.replaceState(null, '', '#deal=d7')")
    page.reload()
    expect(page.locator("[data-bad]")).to_be_visible(timeout=60_000)
    table.wait()
    close(table)
    expect(page.locator("#result-title")).to_be_visible()
    table.element.evaluate("(table) => { table.offersShare = false; }")
    expect(page.locator("[data-share-deal]")).to_have_count(0)
    open_fair(table)
    # Where the browser computes nothing, the page says how else it can be done.
    page.evaluate("Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })")
    page.locator("[data-check]").click()
    expect(page.locator(".fair-none")).to_be_visible()
    page.locator(".fair summary").click()
    expect(page.locator(".fair .proof")).to_contain_text("sha256sum")
    page.evaluate("delete crypto.subtle")
    table.element.evaluate("(table) => table.checkShuffle()")
    found = findings(table)
    assert [point for point, holds in found.items() if not holds][:3] == ["fingerprint", "hand", "turnup"]
    expect(page.locator("[data-verdict=false]")).to_be_visible()
