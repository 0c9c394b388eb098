"""What the page looks like: every size, every language, for every eye, and nothing hidden in it."""

import json
import re

import build
import pytest
from playwright.sync_api import Page, expect
from table import Table, seed_of

SIZES = [(390, 844), (844, 390), (320, 568), (360, 640), (768, 1024), (1280, 800), (1920, 1080)]
MESSAGES = build.ROOT / "tests/conformance/messages"

# Faults that an eye would find: things outside the box, too small, or over the hand.
FAULTS = """(table) => {
  const root = table.renderRoot, faults = [];
  const box = root.querySelector(".schnapsen").getBoundingClientRect();
  const visible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // What stands there for the ear, or until it has the focus, has hardly a size.
    return Math.min(width, height) > 2 && getComputedStyle(element).visibility !== "hidden";
  };
  const name = (element) =>
    `${element.tagName} ${element.getAttribute("class")} ${element.textContent.trim().slice(0, 20)}`;
  const parts = ".hand button, .dock, .status, .seat, .stock .pack, .trump, .spot, .dial, .tools";
  for (const element of root.querySelectorAll(parts)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const out = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
    if (visible(element) && out > 12) faults.push(`outside by ${out}: ${name(element)}`);
  }
  for (const element of root.querySelectorAll("button")) {
    const { width, height } = element.getBoundingClientRect();
    if (visible(element) && Math.min(width, height) < 43.5) faults.push(`small ${width}x${height}: ${name(element)}`);
  }
  const hand = [...root.querySelectorAll(".hand button")];
  hand.forEach((card, index) => {
    const next = hand[index + 1];
    const below = next && next.getBoundingClientRect().top - card.getBoundingClientRect().top > 43;
    const free = next && !below ? next.getBoundingClientRect().left - card.getBoundingClientRect().left : 44;
    if (free < 43) faults.push(`card ${index} shows only ${free}`);
  });
  const texts = [...root.querySelectorAll(".table *")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  for (const element of texts) {
    if (!element.closest("svg, .vh") && visible(element) && parseFloat(getComputedStyle(element).fontSize) < 12)
      faults.push(`text below 12 px: ${name(element)}`);
  }
  for (const element of root.querySelectorAll(".act, .act span, .act small")) {
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth) faults.push(`clipped: ${name(element)}`);
  }
  const bounds = (selector) => root.querySelector(selector)?.getBoundingClientRect();
  const apart = [".hand", ".dock", ".status", ".seat--you", ".pop", ".stock .pack", ".dial"];
  const handBox = hand.map((card) => card.getBoundingClientRect());
  for (const selector of apart.slice(1)) {
    const other = bounds(selector);
    const over = (card) =>
      Math.min(card.right, other.right) - Math.max(card.left, other.left) > 6 &&
      Math.min(card.bottom, other.bottom) - Math.max(card.top, other.top) > 14;
    if (other && handBox.some(over)) faults.push(`${selector} lies over the hand`);
  }
  if (document.scrollingElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  if (document.scrollingElement.scrollWidth > innerWidth + 1) faults.push("the page is too wide");
  return faults;
}"""


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_sizes(table: Table, width: int, height: int, lang: str) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(seed_of(30), lang=lang)
    table.wait()
    for spoken in ("hu", "nl", lang):
        table.element.evaluate("(table, lang) => { table.lang = lang; return table.updateComplete; }", spoken)
        assert table.element.evaluate(FAULTS) == [], spoken
    table.card("KC").click()
    expect(table.page.locator(".pop")).to_be_visible()
    assert table.element.evaluate(FAULTS) == []
    table.page.keyboard.press("Escape")
    table.control("c").click()
    table.option("confirm").click()
    table.wait()
    table.press("JH")
    table.wait()
    table.page.locator("button.pile").first.click()
    assert table.element.evaluate(FAULTS) == []


def test_a_box_of_360_pixels(table: Table) -> None:
    table.page.set_viewport_size({"width": 1000, "height": 800})
    table.open(seed_of(30))
    table.wait()
    table.element.evaluate("(table) => Object.assign(table.style, { inlineSize: '360px', blockSize: '640px' })")
    assert table.element.evaluate(FAULTS) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390), (1280, 800)])
def test_notices_leave_the_game_in_sight(table: Table, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(seed_of(30))
    table.wait()
    table.page.evaluate("location.hash = 'rules=nonsense'")
    notice = table.page.locator(".notice")
    expect(notice).to_have_count(1)
    expect(notice).to_have_attribute("data-notice", "notice-bad-link")
    notice.evaluate("(notice) => Promise.all(notice.getAnimations().map(({ finished }) => finished))")
    box = notice.bounding_box()
    assert box
    for part in (".seat--opp .plate", ".seat--opp .pile", ".trump", ".status", ".hand", ".tools"):
        other = table.page.locator(part).first.bounding_box()
        assert other
        apart = box["x"] + box["width"] <= other["x"] or box["y"] + box["height"] <= other["y"]
        assert apart, part


def test_eight_cards_are_whole_in_landscape(table: Table) -> None:
    table.page.set_viewport_size({"width": 844, "height": 390})
    table.open(seed_of(4), rules="tute-habanero")
    table.wait()
    expect(table.hand).to_have_count(8)
    for card in table.hand.all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("rules", "lit"), [("wiener", 14), ("snapszer", 0)])
def test_the_beads_count_in_the_direction_of_the_score(table: Table, rules: str, lit: int) -> None:
    table.open(seed_of(5), rules=rules)
    table.wait()
    expect(table.page.locator(".dial .on")).to_have_count(lit)
    expect(table.page.locator(".dial .off")).to_have_count(14 - lit)


GOLDEN = sorted(path.stem for path in MESSAGES.glob("*.json") if '"phase"' in path.read_text("utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_every_kind_of_snapshot_is_drawn(table: Table, name: str) -> None:
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.open(seed_of(1))
    table.wait()
    pairs = json.loads((MESSAGES / f"{name}.json").read_text("utf-8"))
    for snapshot in [pair["response"]["payload"] for pair in pairs if "phase" in pair["response"].get("payload", {})]:
        if snapshot["game"] != "two-hand":
            continue
        # As if it had just come from Python; the computer is not asked to move.
        table.element.evaluate("(table, snapshot) => { table.game.resume(snapshot); table.game.end(); }", snapshot)
        table.page.wait_for_timeout(100)
        text = table.element.evaluate("(table) => table.renderRoot.textContent")
        assert not re.search(r"undefined|null|NaN|\[object", text)
        if not snapshot["result"]:
            faults = table.element.evaluate(FAULTS)
            assert faults == [], name


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
    state = table.wait()
    table.press(next(card for card in state["hand"] if card in state["legal"]))
    table.wait()
    assert page.evaluate("moved") == 0
