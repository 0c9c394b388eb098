"""Looking back at a deal: the analysis runs beside the page and finds the worst mistake; one plays on from there."""

import re

import pytest
from access import SIZES, axe_in_all_colours, in_sizes, tight
from playwright.sync_api import Locator, Page, expect
from table import Table, seed_of

# Whoever plays low cards here misses an exchange.
MISSED = seed_of(30)

SLOW = """(table) => {
  const judge = table.engine.judge.bind(table.engine);
  table.engine.judge = async (...asked) => {
    globalThis.judged = (globalThis.judged ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 150));
    return judge(...asked);
  };
}"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    page.set_viewport_size({"width": 390, "height": 844})
    return Table(page, site)


def analysed(table: Table) -> Locator:
    """Wait until all plies have been judged."""
    screen = table.page.locator(".analysis")
    expect(screen.get_by_role("status")).to_have_count(1, timeout=30_000)
    return screen


def test_a_deal_is_looked_back_at(table: Table) -> None:
    page = table.page
    table.open(MISSED, level="strong")
    table.wait()
    # What is still hidden is no record to be looked back at.
    refused = table.element.evaluate("""async (table) => {
      const record = await table.record();
      return table.engine.replay(record).then(() => null, ({ code, where }) => ({ code, where }));
    }""")
    assert refused == {"code": "bad-record", "where": "payload.record.hands[1]"}
    ended = table.play_deal()
    opener = page.get_by_role("button", name="Analyse")

    # It goes on while the page can be used, stops where it is told to, and goes on from there.
    table.element.evaluate(SLOW)
    opener.click()
    screen = page.get_by_role("dialog", name="Spielanalyse")
    expect(screen.get_by_role("progressbar")).to_be_visible()
    expect(screen.get_by_text("2 von")).to_be_visible()
    screen.get_by_role("button", name="Anhalten").click()
    page.wait_for_timeout(400)
    asked = page.evaluate("judged")
    assert asked < ended["ply"]
    page.wait_for_timeout(300)
    assert page.evaluate("judged") == asked
    screen.get_by_role("button", name="Weiter prüfen").click()
    analysed(table)
    assert page.evaluate("judged") <= ended["ply"] + 1

    # All moves in their order, the worst mistake by itself, the same in the curve, in the list and in words.
    rows = screen.locator(".mv")
    expect(rows).to_have_count(ended["ply"])
    expect(screen.locator(".meta")).to_contain_text("Spiel 1")
    key = screen.get_by_role("region", name="Der Schlüsselmoment")
    expect(key).to_contain_text("besser Tauschen")
    expect(key).to_contain_text("So kommt Schellen-Zehner auf die Hand.")
    expect(key).to_contain_text("Gewinnaussicht mit dem besseren Zug")
    worst = int(key.get_attribute("data-key") or -1)
    costs = screen.locator(".others .num").all_inner_texts()
    assert costs == sorted(costs, reverse=True)
    expect(screen.locator("[aria-current=step]")).to_have_attribute("data-ply", str(worst))
    curve = screen.get_by_role("img", name=re.compile("^Ihre Gewinnaussicht: anfangs .* am Ende 0 %[.]$"))
    expect(curve.locator("circle")).to_have_count(screen.locator("figure .vh tbody tr").count())

    # Each move unfolds with all that could have been played.
    row = rows.nth(worst).get_by_role("button").first
    expect(row).to_contain_text("Besser: Tauschen")
    row.press("Enter")
    expect(row).to_have_attribute("aria-expanded", "true")
    worths = rows.nth(worst).locator(".worth tbody tr")
    expect(worths.first).to_contain_text("Tauschen")
    expect(worths.filter(has_text="gespielt")).to_have_count(1)
    screen.locator("[data-find]").first.click()
    expect(row).to_have_attribute("aria-expanded", "false")
    expect(page.locator(":focus")).to_have_attribute("aria-expanded", "true")

    screen.get_by_text("Was die Zahlen bedeuten").click()
    figures = curve.locator("text")
    shown = "(texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
    assert in_sizes(page, SIZES, lambda: tight(page)) == {}
    assert in_sizes(page, SIZES, lambda: [size for size in figures.evaluate_all(shown) if size < 12]) == {}
    assert axe_in_all_colours(page) == []

    # Closing it stops it and leads back to where one was.
    page.keyboard.press("Escape")
    expect(screen).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    expect(screen.get_by_text("1 von")).to_be_visible()
    screen.get_by_role("button", name="Zurück").click()
    expect(screen).to_have_count(0)
    page.wait_for_timeout(400)
    asked = page.evaluate("judged")
    page.wait_for_timeout(300)
    assert page.evaluate("judged") == asked

    # One plays on from one's own move, and comes back to the match.
    opener.click()
    key.get_by_role("button", name="Ab hier neu spielen").click(timeout=30_000)
    expect(screen).to_have_count(0)
    expect(table.dialog).to_have_count(0)
    state = table.wait()
    assert (state["ply"], state["practice"], state["result"]) == (worst, True, None)
    assert "x" in state["legal"]
    table.element.evaluate("(table) => table.leave()")
    assert table.wait()["result"] == ended["result"]
