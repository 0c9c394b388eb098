"""The computer's advice: asked for by button or key, marked, told, followed, and gone with the move."""

from access import SIZES, axe, covered, faults_of, in_sizes
from playwright.sync_api import expect
from table import Table, seed_of

# In the first deal it is best to exchange, then to announce, then to lead a card of the marriage.
THREE_KINDS = seed_of(30)

# How many rows are seen before one scrolls.
SEEN = """(rows) => {
  const edge = rows[0].closest(".advice").getBoundingClientRect().bottom;
  return rows.filter((row) => row.getBoundingClientRect().bottom <= edge).length;
}"""


def test_hints_are_asked_for_followed_and_gone(table: Table) -> None:
    page = table.page
    advice = page.get_by_role("region", name="Tipp")
    button = page.get_by_role("button", name="Tipp", exact=True)
    marks = page.locator("[data-hint]")
    page.set_viewport_size({"width": 390, "height": 844})
    table.open(THREE_KINDS)
    table.wait()

    button.click()
    expect(advice).to_contain_text("So kommt Schellen-Zehner auf die Hand.")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(table.status).to_contain_text("Tauschen Sie. So kommt Schellen-Zehner auf die Hand.")
    expect(table.control("x")).to_have_accessible_description("Tipp")
    expect(marks).to_have_count(1)
    advice.locator("summary").press("Enter")
    rows = advice.locator("tbody tr")
    expect(rows.first).to_contain_text("Tauschen")
    assert rows.count() > 3
    expect(advice.locator("details p")).to_contain_text("Spielpunkte: was ein Zug im Schnitt bringt")
    for width, height in SIZES:
        assert in_sizes(page, [(width, height)], lambda: faults_of(table)) == {}
        for element in [advice, page.locator(".advice header .icon")]:
            box = element.bounding_box()
            assert box, (width, height)
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= width
        assert advice.evaluate("(box) => box.scrollWidth <= box.clientWidth"), (width, height)
    page.set_viewport_size({"width": 844, "height": 390})
    assert covered(advice, ".tools") == []
    assert rows.evaluate_all(SEEN) > 5
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    expect(marks).to_have_count(0)
    expect(button).to_be_focused()

    page.keyboard.press("h")
    expect(advice).to_be_visible()
    page.keyboard.press("H")
    expect(advice).to_have_count(0)

    page.keyboard.press("h")
    expect(marks).to_have_count(1)
    for text in (True, False):
        table.element.evaluate("(table, text) => { table.text = text; }", text)
        expect(table.control("x").locator(".tip svg")).to_be_visible()
        # What the low drawn table keeps for its list the text has room for; its status stays above all that scrolls.
        expect(page.locator(".advice .muted")).to_be_visible(visible=text)
        expect(page.locator(".advice")).to_have_css("z-index", "auto" if text else "5")
    table.control("x").click()
    expect(marks).to_have_count(0)
    expect(advice).to_have_count(0)
    assert "TD" in table.wait()["hand"]

    table.rest()
    page.keyboard.press("h")
    expect(table.control("m")).to_have_accessible_description("Tipp")
    table.control("m").click()
    expect(table.option("mC")).to_have_accessible_description("Tipp")
    table.option("mC").click()
    expect(marks).to_have_count(0)
    table.wait()

    table.rest()
    page.keyboard.press("h")
    card = page.locator(".hand [data-hint]")
    expect(card).to_have_accessible_description("Tipp")
    played = card.get_attribute("data-card")
    card.click()
    expect(marks).to_have_count(0)
    expect(advice).to_have_count(0)
    assert played not in table.wait()["hand"]

    # The question whether to take it back gives way to what was asked last.
    table.rest()
    page.keyboard.press("u")
    expect(table.option("cancel")).to_be_focused()
    page.keyboard.press("h")
    expect(advice).to_be_visible()
    expect(table.option("undo")).to_have_count(0)
    page.keyboard.press("h")
    expect(advice).to_have_count(0)

    # The move comes before the answer.
    table.rest()
    state = table.wait()
    late = next(each for each in state["hand"] if each in state["legal"])
    table.element.evaluate(
        """(table, card) => {
          const { renderRoot } = table;
          renderRoot.querySelector("[data-hint-open]").click();
          renderRoot.querySelector(`.hand [data-card="${card}"]`).click();
        }""",
        late,
    )
    assert late not in table.wait()["hand"]
    expect(advice).to_have_count(0)
    expect(marks).to_have_count(0)

    # There are none in Tute.
    table.element.evaluate("(table) => table.restart({ rules: 'tute' })")
    table.wait()
    expect(button).to_have_count(0)
    table.hand.first.focus()
    page.keyboard.press("h")
    expect(table.status).to_have_text("In diesem Spiel gibt es keine Tipps.")
