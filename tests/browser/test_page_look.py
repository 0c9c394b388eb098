"""What the page looks like: every size, every language, for every eye, and nothing hidden in it."""

import re

import pytest
from access import SIZES, SPOKEN, axe, covered, faults_of, in_sizes, speak
from laid import all_golden, golden, lay
from playwright.sync_api import Page, expect
from table import Table, seed_of


def test_sizes(table: Table) -> None:
    def check(where: str) -> None:
        for lang, deck in SPOKEN:
            speak(table, lang, deck)
            assert in_sizes(table.page, SIZES, lambda: faults_of(table)) == {}, (where, lang)

    table.open(seed_of(30))
    table.wait()
    check("lead")
    table.card("KC").click()
    expect(table.page.locator(".pop")).to_be_visible()
    check("a question")
    table.page.keyboard.press("Escape")
    table.close_stock()
    table.wait()
    table.press("JH")
    table.wait()
    table.page.locator("button.pile").first.click()
    check("taken tricks")
    peek = table.page.locator(".peek")
    parts = (".dial", ".trump", ".plate .pts", ".status", ".tools", ".hand")
    assert in_sizes(table.page, SIZES, lambda: covered(peek, *parts)) == {}
    led = table.page.locator(".spot--opp")
    assert in_sizes(table.page, [(568, 320), (844, 390)], lambda: covered(led, ".status", ".trump")) == {}


def test_a_box_of_360_pixels(table: Table) -> None:
    table.page.set_viewport_size({"width": 1000, "height": 800})
    table.open(seed_of(30))
    table.wait()
    table.element.evaluate("(table) => Object.assign(table.style, { inlineSize: '360px', blockSize: '640px' })")
    assert faults_of(table) == []


def test_notices_leave_the_game_in_sight(table: Table) -> None:
    table.open(seed_of(30))
    table.wait()
    table.page.evaluate("location.hash = 'rules=nonsense'")
    notice = table.page.locator(".notice")
    expect(notice).to_have_count(1)
    expect(notice).to_have_attribute("data-notice", "notice-bad-link")
    notice.evaluate("(notice) => Promise.all(notice.getAnimations().map(({ finished }) => finished))")

    parts = (".seat--opp .plate", ".seat--opp .pile", ".trump", ".status", ".hand", ".tools")
    sizes = [(390, 844), (360, 640), (844, 390), (1280, 800)]
    assert in_sizes(table.page, sizes, lambda: covered(notice, *parts)) == {}


def test_a_question_and_its_answers_are_in_sight(table: Table) -> None:
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.open(seed_of(4))
    table.wait()
    table.control("r").click()
    for part in (table.page.locator(".pop p"), table.option("cancel"), table.option("confirm")):
        expect(part).to_be_in_viewport(ratio=1)
    words, box = (table.page.locator(part).bounding_box() for part in (".pop p", ".pop"))
    assert words
    assert box
    assert words["height"] < box["height"] / 2


def test_eight_cards_leave_everything_in_sight(table: Table) -> None:
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.open(seed_of(4), rules="tute-habanero")
    table.wait()
    expect(table.hand).to_have_count(8)
    for card in table.hand.all():
        expect(card).to_be_in_viewport(ratio=1)
    acts = [act.bounding_box() for act in table.page.locator(".act").all()]
    assert len(acts) == 3
    right = [box and round(box["x"] + box["width"]) for box in acts]
    assert right[1] == right[2], "a hole beside the last control"
    speak(table, "en", "french")
    table.page.set_viewport_size({"width": 390, "height": 844})
    assert table.element.evaluate(COVERED) == []


def test_the_beads_count_in_the_direction_of_the_score(table: Table) -> None:
    table.open(seed_of(5))
    table.wait()
    for rules, lit in (("wiener", 14), ("snapszer", 0)):
        table.element.evaluate("(table, rules) => table.restart({ rules })", rules)
        expect(table.page.locator(".dial .on")).to_have_count(lit)
        expect(table.page.locator(".dial .off")).to_have_count(14 - lit)
    lay(table, next(each for each in golden("tie-carried") if each["result"]))
    expect(table.dialog).to_contain_text("Der Stand bleibt, wie er war.")
    told = re.compile(r"Spielpunkte: Computer 0 von 7, Sie 0 von 7\..*Das nächste Spiel zählt 1 mehr\.$")
    expect(table.dialog.locator(".bum")).to_have_attribute("aria-label", told)


# Texts of which the length depends on the position, and what lies beside them.
COVERED = """(table) => [[".seat--you .pts > :not(.vh)", ".tools"], [".trump", ".trick .card, .trick .spot"]]
  .filter(([text, others]) => [...table.renderRoot.querySelectorAll(text)].some((each) => {
    const { right, bottom } = each.getBoundingClientRect();
    return [...table.renderRoot.querySelectorAll(others)].some((other) => {
      const { left, top } = other.getBoundingClientRect();
      return left < right - 4 && top < bottom && other.getBoundingClientRect().bottom > bottom - 14;
    });
  })).map(([text]) => text)"""


def test_every_kind_of_snapshot_is_drawn(table: Table) -> None:
    """One page for all of them: as if they had just come from Python; the computer is not asked to move."""
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.open(seed_of(1))
    table.wait()
    shown = all_golden()
    sure = [(name, {**each, "enough": True}) for name, each in shown if "66" in each["legal"]]
    assert len(shown) > 30
    assert len(sure) > 2
    for name, snapshot in shown + sure:
        lay(table, snapshot)
        table.page.wait_for_timeout(100)
        text = table.element.evaluate("(table) => table.renderRoot.textContent")
        assert not re.search(r"undefined|null|NaN|\[object", text), name
        glows = snapshot["enough"] and "66" in snapshot["legal"]
        assert table.page.locator(".act--main").count() == glows, name
        if not snapshot["result"]:
            narrow = in_sizes(table.page, [(360, 640)], lambda: table.element.evaluate(COVERED))
            assert narrow == {}, name
            table.page.set_viewport_size({"width": 390, "height": 844})
            assert faults_of(table) == [], name
            if "66" in snapshot["legal"]:
                # Whoever sees that the points are not enough is not tempted to claim.
                table.control("66").dispatch_event("click")
                loses = not snapshot["enough"] and snapshot["points"][snapshot["seat"]] is not None
                main = "cancel" if loses else "confirm"
                expect(table.page.locator(".pop .btn--main")).to_have_attribute("data-option", main)
                table.option("cancel").dispatch_event("click")
        else:
            table.page.set_viewport_size({"width": 844, "height": 390})
            assert table.dialog.evaluate("(sheet) => sheet.scrollHeight - sheet.clientHeight") == 0, name
            table.page.set_viewport_size({"width": 390, "height": 844})
        if glows:
            table.page.set_viewport_size({"width": 844, "height": 390})
            lit = table.control("66").evaluate("(control) => getComputedStyle(control).backgroundColor")
            expect(table.control("x")).not_to_have_css("background-color", lit)
            table.page.set_viewport_size({"width": 390, "height": 844})


def test_hidden_cards_are_nowhere_in_the_document(table: Table) -> None:
    table.open(seed_of(30))
    state = table.wait()
    markup: str = table.element.evaluate("(table) => table.renderRoot.querySelector('.table').outerHTML")
    known = {*state["hand"], state["turnup"]}
    named = set(re.findall(r'data-card="(\w\w)"', markup))
    assert named == known
    faces = set(re.findall(r'href="#(dg-\w+-\w)"', markup))
    assert len(faces) == len(known)
    backs = table.page.locator(".fan .card").all()
    assert len(backs) == 5
    assert len({re.sub(r"<!--.*?-->", "", back.inner_html()) for back in backs}) == 1


def test_reduced_motion_moves_nothing(table: Table, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    table.page.add_init_script(
        "globalThis.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { moved += 1; return animate.apply(this, all); };"
    )
    page.goto(table.site + f"?seed={seed_of(14)}")
    expect(table.hand.first).to_be_visible(timeout=60_000)
    table.lay()
    table.wait()
    assert page.evaluate("moved") == 0


@pytest.mark.parametrize("rules", ["wiener", "bauern", "talon"])
def test_where_letters_leave_no_room_the_table_is_text(table: Table, rules: str) -> None:
    """As with a page enlarged fourfold, or letters of twice their size on a phone."""
    page = table.page
    table.open(seed_of(4), rules=rules)
    table.wait()
    plain, switch = page.locator(".plain"), page.locator("[data-text]")
    expect(plain).to_have_count(0)
    for width, height in ((195, 422), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        expect(plain).to_be_visible()
        expect(switch).to_have_count(0)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": 360, "height": 640})
    expect(plain).to_have_count(0)
    expect(switch).to_have_count(1)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    page.set_viewport_size({"width": 361, "height": 640})
    expect(plain).to_be_visible()
    assert axe(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(plain).to_have_count(0)
