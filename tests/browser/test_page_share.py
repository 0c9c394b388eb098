"""Deals sent as links and files, opened by others, and the check of the shuffle."""

import json
import re
from typing import Any

from access import SIZES, axe_in_all_colours, covered, in_sizes, tight
from laid import DROP, link_to
from playwright.sync_api import Browser, FileChooser, FilePayload, expect
from table import HURRY, State, Table, seed_of

ALL_CARDS = re.compile(r"\b[ATKQJ9][HDCS]\b")


def open_share(table: Table) -> None:
    table.enter("share")
    expect(table.page.locator("[data-link]")).to_be_visible()


def link_of(table: Table) -> str:
    return table.page.locator("[data-link]").input_value()


def close(table: Table) -> None:
    table.page.locator("#over [data-close]").click()
    expect(table.page.locator("#over dialog[open]")).to_have_count(0)


def follow(table: Table, link: str) -> None:
    table.page.evaluate("(link) => { location.hash = new URL(link).hash; }", link)


def speak(table: Table, lang: str) -> None:
    """Choose the language in the menu."""
    table.page.locator("[slot=menu]").click()
    table.page.locator("dialog[open] select", has=table.page.locator(f"option[value={lang}]")).select_option(lang)
    table.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)


# What a system shares, and how it ends: the clipboard is closed until `opened`.
SYSTEM = """
globalThis.system = { shared: [], refusal: "AbortError", opened: false, copied: "" };
const give = (object, name, value) => Object.defineProperty(object, name, { value });
give(navigator, "canShare", ({ url }) => url.includes("#deal="));
give(navigator, "share", async (data) => {
  system.shared.push(data);
  if (system.refusal) throw new DOMException("", system.refusal);
});
give(navigator, "clipboard", {
  writeText: async (text) => {
    if (!system.opened) throw new DOMException("", "NotAllowedError");
    system.copied = text;
  },
});
"""


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
        friend.page.add_init_script(HURRY)
        faults: list[str] = []
        friend.page.on("pageerror", lambda error: faults.append(str(error)))
        friend.page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
        friend.page.goto(link)
        sheet = friend.page.locator(".opened")
        # Whoever closes it while Python starts finds it again.
        expect(friend.page.locator("[data-waits]")).to_be_visible()
        friend.page.keyboard.press("Escape")
        expect(friend.dialog).to_have_count(0)
        assert "#deal" in friend.page.url
        waiting = friend.page.locator("[data-notice=notice-deal]")
        waiting.get_by_role("button", name="Öffnen").click()
        expect(friend.page.locator("[data-play]")).to_be_visible(timeout=60_000)
        expect(waiting).to_have_count(0)
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
        expect(waiting).to_have_count(0)
        assert friend.element.evaluate("(table) => table.original") is None
        compared = friend.page.locator("[data-compare]")
        expect(compared).to_have_count(0)
        own = friend.play_deal()["result"]
        # Once it is over, both results are told, and the sender's play can be looked at, also after a reload.
        assert friend.reload()["practice"] is True
        gains = [signed(own), signed(ended["result"])]
        expect(compared).to_have_text(f"Mit denselben Karten: Sie {gains[0]}, der Absender {gains[1]}.")
        expect(friend.page.locator("[data-leave]")).to_have_class(re.compile("btn--main"))
        expect(friend.page.locator("[data-next]")).not_to_have_class(re.compile("btn--main"))
        assert axe_in_all_colours(friend.page) == []
        assert in_sizes(friend.page, SIZES, lambda: tight(friend.page)) == {}
        friend.page.locator("[data-original]").click()
        analysis = friend.page.locator(".analysis")
        expect(analysis.locator(".meta")).to_contain_text("So wurde es vorher gespielt")
        # The reader has not played it: whoever did is named, and the other's play can be looked at, too.
        expect(analysis.get_by_role("heading", name="Spielanalyse: der Absender")).to_be_visible()
        expect(analysis.locator("[name=whose]:checked")).to_have_value("0")
        assert not re.search(r"\bSie\b|\bIhrer?\b|Computer", analysis.inner_text())
        analysis.get_by_label("Der Gegner").check(force=True)
        expect(analysis.get_by_role("heading", name="Spielanalyse: der Gegner")).to_be_visible()
        assert in_sizes(friend.page, SIZES, lambda: tight(friend.page)) == {}
        expect(analysis.locator(".mv")).to_have_count(ended["ply"])
        analysis.locator("[data-close]").click()
        expect(friend.page.locator("#result-title")).to_be_visible()
        friend.page.locator("[data-leave]").click()
        assert friend.wait()["practice"] is False

        # To look at it is not to be done with it; only who sends it away is.
        friend.page.goto(link)
        friend.page.locator("[data-look]").click()
        expect(analysis.get_by_role("heading", name="Spielanalyse: der Absender")).to_be_visible()
        expect(sheet).to_have_count(0)
        analysis.locator("[data-close]").click()
        expect(friend.page.locator("[data-play]")).to_be_visible()
        friend.page.keyboard.press("Escape")
        waiting.get_by_role("button", name="Hinweis schließen").click()
        expect(waiting).to_have_count(0)
        assert "#" not in friend.page.url
        assert faults == []
    finally:
        context.close()


def signed(result: State) -> str:
    """What the person at seat 0 won by a deal, as the page writes it."""
    return f"+{result['game_points']}" if result["winner"] == 0 else f"−{result['game_points']}"


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
    page.add_init_script(SYSTEM)
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
    # The system is asked to share; whoever thinks better of it is told nothing.
    told = page.locator(".share [role=status]")
    send = page.locator("[data-send]")
    send.click()
    page.evaluate("system.refusal = null")
    send.click()
    given = {"url": link, "title": "Ein Spiel Schnapsen"}
    assert page.evaluate("system.shared") == [given, given]
    expect(told).to_have_text("")
    expect(page.locator("[data-copy]")).to_have_text("Link kopieren")
    # What cannot be shared is copied, and where that is denied, too, marked.
    page.evaluate("Object.assign(system, { refusal: 'NotAllowedError', opened: true })")
    send.click()
    expect(told).to_contain_text("Senden geht hier nicht.")
    assert page.evaluate("system.copied") == link
    page.evaluate("system.opened = false")
    send.click()
    expect(told).to_contain_text("Kopieren Sie ihn von Hand.")
    page.locator(".share h2").click()
    page.locator("[data-copy]").click()
    expect(told).to_contain_text("Kopieren Sie ihn von Hand.")
    expect(page.locator("[data-link]")).to_be_focused()
    assert page.evaluate("getSelection().toString() || document.activeElement.selectionEnd") in (link, len(link))
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    assert download.value.suggested_filename.endswith(".json")
    assert json.loads(download.value.path().read_text("utf-8")) == record
    close(table)

    follow(table, link)
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
    sound = link_to(table, whole, packed=True)
    deep: list[Any] = []
    for _ in range(12):
        deep = [deep]
    cases = [
        (f"{table.site}#deal=d7", "beschädigt"),
        (f"{table.site}#deal=z7", "neueren Fassung"),
        (f"{table.site}#deal=p{'A' * 70_000}", "zu lang"),
        (link_to(table, {"game": "preference", "hands": ["", "", ""]}), "nicht bekannt"),
        (link_to(table, {"game": "bauern", "hands": ["", "", "", ""]}), "Hand auf Platz 1"),
        (link_to(table, {}), "Hände"),
        (link_to(table, twice), "5. Karte auf Platz 2"),
        (link_to(table, {**whole, "moves": ["QC", "AH"]}), "2. Zug"),
        (link_to(table, {**whole, "rules": "house"}), "Regeln"),
        (link_to(table, {**whole, "stock": "?? AS KS JS TC AC TH QS JH"}), "1. Karte im Talon"),
        (link_to(table, {**whole, "colour": "red"}), "colour"),
    ]
    elsewhere = {
        "en": [
            (sound[:-20], "damaged"),
            (sound.replace("#deal=d", "#deal=dä"), "damaged"),
            (sound + sound[sound.index("#") :], "damaged"),
            (f"{table.site}#deal=", "damaged"),
        ],
        "hu": [
            (link_to(table, {**whole, "note": " " * 300_000}, packed=True), "Több van benne"),
            (link_to(table, [whole]), "sérült"),
            (link_to(table, {**whole, "note": deep}), "sérült"),
        ],
        "nl": [
            (link_to(table, {**whole, "leader": 7}, packed=True), "uitkomt"),
            (link_to(table, {**whole, "moves": ["AH", "66"]}), "Zet 2"),
            (link_to(table, {**whole, "hands": 5}), "handen"),
        ],
        "de": cases,
    }
    for lang, broken in elsewhere.items():
        speak(table, lang)
        for link, text in broken:
            follow(table, link)
            expect(page.locator("[data-bad]")).to_contain_text(text)
            assert "must be" not in page.locator("[data-bad]").inner_text()
            expect(page.locator("[data-play]")).to_have_count(0)
            close(table)
            assert "#" not in page.url
            expect(page.locator("[data-notice=notice-deal]")).to_have_count(0)
    assert table.wait() == before

    follow(table, link_to(table, whole))
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
    expect(page.locator(".fair-outcome[role=status]")).to_be_empty()
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("[data-check]").click()
    found = findings(table)
    assert found == dict.fromkeys(["fingerprint", "hand", "turnup", "draws", "opponent"], True)
    # What was found lies in sight between the head and the foot, and whoever has pressed the button stands there.
    verdict = page.locator("[data-verdict=true]")
    for part in (".fair .m-head", ".fair .r-foot"):
        assert covered(verdict, part) == []
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(page.locator(".fair-outcome[role=status]:focus")).to_contain_text(verdict.inner_text())
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
