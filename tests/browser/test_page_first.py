"""The first visit: a deal at once, one's own cards, an easy opponent, and tips that stay out of the way."""

import re
from typing import Any

import pytest
from access import listen
from playwright.sync_api import Browser, expect
from server import Server
from table import Table, seed_of

# The person may announce and exchange at once.
MARRIAGE = seed_of(30)
SIZES = [(390, 844), (844, 390), (320, 568), (568, 320), (1280, 800)]

# Where the parts of the table lie, and what of them the tip covers.
# The page may give its table its own language back at any time, so the language is set where is looked.
PLACES = """async (table, lang) => {
  table.lang = lang;
  await table.updateComplete;
  const root = table.renderRoot, place = {}, covered = [];
  const tip = root.querySelector(".coach")?.getBoundingClientRect();
  const parts = [".hand button", ".dock", ".status", ".seat--you", ".tools", ".trick", ".stock", ".dial", ".trump"];
  for (const part of parts) {
    const { left, top, right, bottom } = root.querySelector(part).getBoundingClientRect();
    place[part] = [left, top, right, bottom].map(Math.round);
    const over = tip && Math.min(right, tip.right) - Math.max(left, tip.left) > 1 &&
      Math.min(bottom, tip.bottom) - Math.max(top, tip.top) > 1;
    if (over) covered.push(part);
  }
  const inside = !tip || (tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight);
  const small = [...root.querySelectorAll(".coach button")]
    .filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 44);
  return { place, covered, inside, small: small.length };
}"""


@pytest.mark.parametrize(("locale", "lang", "deck"), [("hu-HU", "hu", "hungarian"), ("fr-FR", "en", "french")])
def test_the_first_visit_deals_at_once(browser: Browser, server: Server, locale: str, lang: str, deck: str) -> None:
    context = browser.new_context(locale=locale)
    table = Table(context.new_page(), server.url)
    table.page.goto(f"{server.url}?seed={MARRIAGE}")
    expect(table.page.locator(".coach")).to_have_attribute("data-tip", "turn", timeout=60_000)
    state = table.wait()
    assert (state["deal"], state["level"], state["rules"]) == (1, "easy", "wiener")
    expect(table.dialog).to_have_count(0)
    expect(table.element).to_have_attribute("data-deck", deck)
    expect(table.page.locator("html")).to_have_attribute("lang", lang)
    context.close()


def test_tips_cover_nothing_and_move_nothing(table: Table) -> None:
    def look(lang: str, width: int, height: int) -> dict[str, Any]:
        table.page.set_viewport_size({"width": width, "height": height})
        seen: dict[str, Any] = table.element.evaluate(PLACES, lang)
        return seen

    table.open(MARRIAGE, help="on")
    table.wait()
    tip = table.page.locator(".coach")
    notices = table.page.locator(".notices")
    table.page.evaluate("location.hash = 'rules=nonsense'")
    expect(notices.locator("[data-notice=notice-bad-link]")).to_be_attached()
    views = [(lang, *size) for lang in ("de", "hu") for size in SIZES]
    places = []
    for key in ("turn", "marriage", "exchange"):
        expect(tip).to_have_attribute("data-tip", key)
        expect(notices).to_be_hidden()
        for view in views:
            seen = look(*view)
            assert (seen["inside"], seen["small"]) == (True, 0), (key, view)
            # In a low window the stock may lose its upper edge for so long.
            assert set(seen["covered"]) <= {".trick", ".stock"}, (key, view)
            places.append(seen["place"])
        table.page.locator("[data-tip-next]").click()
    expect(tip).to_have_count(0)
    expect(notices).to_be_visible()
    assert places == 3 * [look(*view)["place"] for view in views]


def test_tips_are_said_once_and_end_for_good(table: Table) -> None:
    table.open(MARRIAGE, help="on")
    table.wait()
    expect(table.page.locator("[role=status]")).to_have_count(1)
    expect(table.status).to_contain_text("Schellen ist Atout und sticht")
    heard = listen(table)
    table.control("66").click(force=True)
    expect(table.status).to_contain_text("Stich")
    table.close_stock()
    table.wait()
    assert not [text for text in heard() if "Schellen ist Atout und sticht" in text]
    tip = table.page.locator("[data-tip=strict]")
    expect(tip).to_contain_text("Der Talon ist zugedreht.")
    table.page.locator("[data-tips-off]").focus()
    table.page.keyboard.press("Enter")
    expect(tip).to_have_count(0)
    focus = table.element.evaluate("(table) => table.renderRoot.activeElement?.dataset.place")
    assert focus == "hand"
    table.play_deal()
    table.next()
    table.wait()
    expect(table.page.locator(".coach")).to_have_count(0)
    table.reload()
    expect(table.page.locator(".coach")).to_have_count(0)
    table.page.locator("[slot=menu]").click()
    wanted = table.page.locator("[data-setting=help]")
    expect(wanted).not_to_be_checked()
    wanted.check(force=True)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-tip=turn]")).to_be_visible()


def test_a_lost_deal_says_why(table: Table) -> None:
    table.open(seed_of(1), help="on")
    table.wait()
    table.control("r").click()
    table.option("confirm").click()
    note = table.page.locator(".sheet [data-tip=lost]")
    expect(note).to_contain_text("noch einmal ansehen")
    expect(table.dialog).to_have_accessible_description(re.compile("aufgegeben.*noch einmal"))
    table.next()
    table.wait()
    assert "lost" in table.page.evaluate("JSON.parse(localStorage['bummerl.preferences']).seen")
