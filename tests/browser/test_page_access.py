"""The page for every eye, hand and ear: WCAG 2.2 AA as far as it can be measured."""

import pytest
from access import Keys, axe, axe_in_all_colours, in_sizes, listen, tight
from playwright.sync_api import Page, expect
from server import Answer, Server
from table import Table, seed_of

# The person may announce and exchange at once.
MARRIAGE = seed_of(30)
# How many lines a text takes.
LINES = """(element) => {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => top)).size;
}"""


def test_axe_finds_nothing(table: Table) -> None:
    def check(where: str) -> None:
        assert axe_in_all_colours(table.page) == [], where

    def check_both(where: str) -> None:
        check(where)
        table.page.keyboard.press("v")
        expect(table.page.locator(".plain")).to_be_visible()
        check(f"{where} as text")
        table.page.keyboard.press("v")
        expect(table.page.locator(".table")).to_be_visible()

    table.open(MARRIAGE, help="on")
    table.wait()
    check_both("lead, with a tip")
    table.control("m").click()
    check("marriage")
    table.page.keyboard.press("Escape")
    table.page.locator("[data-hint-open]").click()
    expect(table.page.locator(".advice")).to_be_visible(timeout=20_000)
    check("hint")
    table.page.keyboard.press("?")
    check("help")
    table.page.keyboard.press("Escape")
    table.page.locator("[slot=menu]").click()
    check("menu")
    table.page.locator("[data-entry=about]").click()
    check("about")
    table.page.keyboard.press("Escape")
    table.close_stock()
    table.until_refused()
    check_both("refused cards")
    table.page.keyboard.press("l")
    check("last trick")
    table.play_deal()
    check("result")
    table.page.get_by_role("button", name="Alle Stiche").click()
    check("look back")


def test_axe_finds_nothing_before_there_is_a_game(table: Table, server: Server) -> None:
    server.answers["pyodide/pyodide.asm.wasm"] = Answer(never=True)
    table.load()
    expect(table.page.get_by_role("progressbar")).to_be_visible()
    assert axe(table.page) == []
    table.element.evaluate("(table) => { table.text = true; }")
    expect(table.page.locator(".plain").get_by_role("progressbar")).to_be_visible()
    assert axe(table.page) == []


@pytest.mark.parametrize("view", ["drawn", "text"])
def test_the_keyboard_plays_a_deal_and_the_focus_is_never_lost(table: Table, view: str) -> None:
    """From the first card to the next deal with keys alone; what is said is said in whole sentences."""
    table.open(MARRIAGE, text="on" if view == "text" else "off")
    table.wait()
    heard = listen(table)
    keys = Keys(table)
    table.page.locator("[slot=menu]").focus()
    keys.to('[data-control="m"]')
    keys.press("Enter")
    expect(table.option("KC")).to_be_focused()
    keys.press("Escape")
    keys.do('[data-control="x"]')
    keys.do('[data-control="m"]')
    state = keys.do('[data-option="KC"]')
    while not state["result"]:
        card = next(card for card in state["hand"] if card in state["legal"])
        state = keys.do(f'[data-card="{card}"]:is(.hand *, .p-cards *)')
        if table.option("plain").count():
            state = keys.do('[data-option="plain"]')
    expect(table.page.locator("[data-next]")).to_be_focused()
    said = heard()
    assert len(said) >= 5
    assert [text for text in said if not text.endswith((".", "!", "?", "…"))] == []
    keys.press("Enter")
    assert keys.settle()["deal"] == 2
    keys.press("?", "Escape", "v", "v")
    # On the screens over the table, too.
    table.page.locator("[slot=menu]").focus()
    keys.press("Enter")
    table.page.locator("[data-entry=about]").focus()
    keys.press("Enter")
    expect(table.page.locator("#over-title")).to_be_focused()
    keys.press("Tab", "Escape")
    expect(table.page.locator("[slot=menu]")).to_be_focused()


def test_text_and_drawing_show_the_same(table: Table) -> None:
    def names() -> list[str]:
        cards = table.hand.all()
        return [card.get_attribute("aria-label") or card.locator("span").first.inner_text() for card in cards]

    table.open(MARRIAGE)
    table.wait()
    table.control("m").click()
    table.option("QC").click()
    state = table.wait()
    while not state["last_trick"]:
        table.lay()
        state = table.wait()
    drawn, status = names(), table.status.inner_text().split()
    stock = table.page.locator(".stock").get_attribute("aria-label")
    trick = [spot.get_attribute("aria-label") or "" for spot in table.page.locator(".spot[data-card]").all()]
    table.hand.first.focus()
    table.page.keyboard.press("v")
    plain = table.page.locator(".plain")
    expect(plain).to_be_visible()
    assert [name.split("\n")[0] for name in names()] == drawn
    assert table.status.inner_text().split() == status
    expect(plain).to_contain_text(stock or "")
    for card in trick:
        expect(plain).to_contain_text(card)
    expect(table.hand.first).to_be_focused()
    points = plain.get_by_role("row", name="Punkte").get_by_role("cell")
    assert [int(text) for text in points.all_inner_texts()] == state["points"]
    announced = plain.get_by_role("row", name="Angesagt").get_by_role("cell").first
    expect(announced).to_have_text("20 in Eichel")
    before = table.state()["ply"]
    table.lay()
    assert table.wait()["ply"] > before
    table.page.keyboard.press("l")
    expect(plain.locator(".p-last")).to_be_focused()
    table.reload()
    expect(plain).to_be_visible()
    table.page.locator("[data-text=false]").click()
    expect(table.page.locator(".hand button").first).to_be_visible()


def test_a_refused_card_says_why_in_the_text(table: Table) -> None:
    table.open(MARRIAGE, text="on")
    table.close_stock()
    state = table.until_refused()
    refused = next(card for card in state["hand"] if card in state["refused"])
    expect(table.card(refused)).to_contain_text("nicht erlaubt")
    expect(table.card(refused)).to_contain_text("Sie müssen")
    expect(table.page.locator(".p-stock")).to_contain_text("Sie drehen zu: Sie gewinnen 3 oder verlieren 3.")
    # What one has to know, and can do, is in sight with the cards.
    for width, height in ((390, 844), (844, 390)):
        table.page.set_viewport_size({"width": width, "height": height})
        for part in table.page.locator(":is(.p-trick, .p-stock, .act)").all():
            expect(part).to_be_in_viewport(ratio=0.95)
    table.page.set_viewport_size({"width": 360, "height": 640})
    for none in table.page.locator(".p-state td", has_text="keine").all():
        assert none.evaluate(LINES) == 1


# Windows at double size: half of 1280x800 and of 390x844; and the smallest and the largest at single size.
WINDOWS = [(640, 400), (195, 422), (320, 568), (1920, 1080)]


def test_every_sheet_fits_its_window(table: Table) -> None:
    """The longest words, in every window."""

    def look(where: str) -> None:
        assert in_sizes(table.page, WINDOWS, lambda: tight(table.page)) == {}, where

    table.open(MARRIAGE, text="on", lang="hu")
    table.wait()
    look("text")
    table.control("m").click()
    look("marriage")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("?")
    look("help")
    table.page.set_viewport_size({"width": 320, "height": 568})
    table.page.locator(".keys div").last.scroll_into_view_if_needed()
    expect(table.page.locator("dialog [data-close]")).to_be_in_viewport(ratio=1)
    table.page.keyboard.press("Escape")
    table.page.locator("[slot=menu]").click()
    look("menu")
    table.page.keyboard.press("Escape")
    for entry in ("about", "new"):
        table.enter(entry)
        expect(table.page.locator(f"[data-entry={entry}]")).to_have_count(0)
        look(entry)
        table.page.keyboard.press("Escape")
    table.play_deal()
    look("result")


def test_what_the_system_wants_is_followed(table: Table, page: Page) -> None:
    """More contrast, no motion, forced colours."""
    colour = "(table, of) => getComputedStyle(table.renderRoot.querySelector(of)).backgroundColor"
    page.emulate_media(contrast="more", reduced_motion="reduce")
    table.open(MARRIAGE, speed="")
    table.wait()
    expect(table.page.locator("html")).to_have_attribute("data-contrast", "")
    speed = "(table) => table.renderRoot.querySelector('.schnapsen').style.cssText"
    assert table.element.evaluate(speed) == "--speed: 0;"
    assert table.element.evaluate(colour, ".schnapsen") == "rgb(255, 255, 255)"
    for edged in (".tools .icon", ".trump"):
        expect(table.page.locator(edged).first).to_have_css("box-shadow", "rgb(0, 0, 0) 0px 0px 0px 2px inset")
    page.emulate_media(contrast="no-preference", forced_colors="active", color_scheme="dark")
    table.page.locator("[slot=menu]").click()
    assert axe(page, "color-contrast") == []
    table.page.keyboard.press("Escape")
    table.close_stock()
    state = table.until_refused()
    # Neither form nor difference is left to colours that are no more.
    assert table.element.evaluate(colour, ".schnapsen") == page.evaluate("""() => {
      const probe = document.createElement("i");
      probe.style.backgroundColor = "Canvas";
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }""")
    out = next(card for card in state["hand"] if card in state["refused"])
    filters = table.card(out).locator(".face").evaluate("(face) => getComputedStyle(face).filter")
    assert "contrast" in filters
    assert table.control("x").evaluate("(act) => getComputedStyle(act).borderTopStyle") == "dashed"
    turn = "(dot) => getComputedStyle(dot).backgroundColor"
    mine, theirs = (table.page.locator(f".seat--{seat} .turn").evaluate(turn) for seat in ("you", "opp"))
    assert mine != theirs
    assert axe(page, "color-contrast") == []
