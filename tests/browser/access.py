"""What people with other eyes, hands and ears need of a page, measured: for the tests of every subject."""

from collections.abc import Callable, Iterable
from typing import Any

import build
from playwright.sync_api import Frame, Locator, Page
from table import State, Table

AXE = (build.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")
RUN = "(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })"

SIZES = [(390, 844), (844, 390), (320, 568), (360, 640), (768, 1024), (1280, 800), (1920, 1080)]

# Every language; English with the cards that it has by itself.
SPOKEN = [("hu", "tell"), ("nl", "tell"), ("en", "french"), ("de", "tell")]

# Where the focus is: the path of names from the page into the tables' own trees, or none while it is nowhere.
FOCUS = """() => {
  const path = [];
  let element = document.activeElement;
  while (element && element !== document.body) {
    path.push(element.dataset.card ?? element.dataset.control ?? element.dataset.option ?? element.className ??
      element.tagName);
    if (!element.shadowRoot) return path.join(" ") || element.tagName;
    element = element.shadowRoot.activeElement;
  }
  return "";
}"""

# Faults that an eye would find at the table: things outside the box, too small, or over the hand.
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

# Where something lies over a text of the table, or cuts it off: names, points, trump, and what is going on.
COVERED = """(table) => {
  const root = table.renderRoot;
  const frame = root.querySelector(".schnapsen").getBoundingClientRect();
  const linesOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width }) => width > 2);
  };
  const texts = [...root.querySelectorAll(
    ".plate .name, .plate .pts > span:last-child, .trump span:not(:has(span)), .status > span:not(.vh)",
  )].flatMap((element) =>
    linesOf(element).map((box) => {
      const part = element.closest(".seat, .trump, .status");
      return { text: element.textContent.trim(), box, part };
    }));
  // The place for a card is but a mark on the felt.
  const solid = ".pack > *, .spot:not(.spot--empty), .tools button, .hand button, .dock button";
  const things = [...root.querySelectorAll(solid)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ text: element.getAttribute("class"), box: element.getBoundingClientRect(), part: element }));
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  return texts.flatMap(({ text, box, part }) => [
    ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`cut: ${text}`] : []),
    ...[...things, ...texts]
      .filter((other) => other.part !== part && over(box, other.box))
      .map((other) => `${other.text} over ${text}`),
  ]);
}"""

# What on the topmost sheet, or on the page, is too small for a finger or an eye, too wide, or cut off.
TIGHT = """() => {
  const faults = [];
  const dialogs = (root) => [...root.querySelectorAll("*")].flatMap((element) => {
    const inside = element.shadowRoot ? dialogs(element.shadowRoot) : [];
    return element.matches("dialog[open]") ? [element, ...inside] : inside;
  });
  const table = document.querySelector("schnapsen-table").renderRoot;
  const top = dialogs(document).at(-1) ?? table.querySelector(".plain, .table");
  const name = (element) =>
    `${element.tagName} ${element.getAttribute("class")} ${element.textContent.trim().slice(0, 24)}`;
  const box = (element) => element.getBoundingClientRect();
  const small = ({ width, height }) => Math.min(width, height) < 43.5 && width > 1;
  // A control may be as small as it likes inside a label that is large enough.
  const target = (element) => element.closest("label") ?? element;
  for (const element of top.querySelectorAll("button, select, input, summary")) {
    if (small(box(target(element)))) faults.push(`small ${box(target(element)).width}: ${name(target(element))}`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  if (top.scrollWidth > top.clientWidth + 1) faults.push(`the sheet is too wide: ${top.scrollWidth}`);
  const edge = box(top);
  const texts = "p, h1, h2, h3, h4, li, dt, dd, td, th, b, small, button, label, legend, summary";
  for (const element of top.querySelectorAll(texts)) {
    const { left, right, width } = box(element);
    const out = left < edge.left - 1 || right > edge.right + 1;
    if (width > 1 && out && !element.closest(".scroll, .fan, .hand, .peek, .vh"))
      faults.push(`outside: ${name(element)}`);
  }
  // Whatever is chosen is shown in full where there is the usual room.
  const pen = document.createElement("canvas").getContext("2d");
  for (const element of innerWidth < 360 ? [] : top.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    pen.font = font;
    const cut = [...element.options].find(({ text }) => pen.measureText(text).width > room + 1);
    if (cut) faults.push(`does not fit: ${cut.text}`);
  }
  for (const element of top.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (own && !element.closest("svg, .vh") && parseFloat(getComputedStyle(element).fontSize) < 12)
      faults.push(`text below 12 px: ${name(element)}`);
  }
  return faults;
}"""

# As the settings do it; on the page as well as on the table. Without a theme it is the system's again.
PAINT = """(theme) => {
  for (const element of [document.documentElement, document.querySelector("schnapsen-table")]) {
    element.toggleAttribute("data-contrast", theme === "contrast");
    if (theme === "light" || theme === "dark") element.dataset.theme = theme;
    else delete element.dataset.theme;
  }
}"""

LISTEN = """(table) => {
  globalThis.said = [];
  const status = table.renderRoot.querySelector("[role=status]");
  new MutationObserver(() => {
    const text = status.textContent.replace(/\\s+/g, " ").trim();
    if (said.at(-1) !== text) said.push(text);
  }).observe(status, { childList: true, subtree: true, characterData: true });
}"""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def axe(page: Page | Frame, *rules: str) -> list[Any]:
    """What axe finds, of everything or of some rules alone, as names of rules with the places."""
    page.wait_for_timeout(250)  # what is rising or fading has its colours then
    page.evaluate(f"() => {{ if (!globalThis.axe) {{ {AXE} }} }}")
    found: dict[str, Any] = page.evaluate(RUN, list(rules) or None)
    return [(each["id"], [node["target"] for node in each["nodes"]][:4]) for each in found["violations"]]


def axe_in_all_colours(page: Page) -> list[Any]:
    """What axe finds in light, dark and strong colours; roles and names are the same in all of them."""
    found: list[Any] = []
    for theme, rules in (("light", []), ("dark", ["color-contrast"]), ("contrast", ["color-contrast"])):
        page.evaluate(PAINT, theme)
        found += [(theme, *each) for each in axe(page, *rules)]
    page.evaluate(PAINT, "")
    return found


def speak(table: Table, lang: str, deck: str) -> None:
    table.element.evaluate(
        "(table, spoken) => { Object.assign(table, spoken); return table.updateComplete; }",
        {"lang": lang, "deck": deck},
    )


def in_sizes(
    page: Page, sizes: Iterable[tuple[int, int]], find: Callable[[], list[str]]
) -> dict[tuple[int, int], list[str]]:
    """What `find` finds in windows of these sizes."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if faults := find():
            found[width, height] = faults
    return found


def covered(element: Locator, *parts: str) -> list[str]:
    """Which of these parts of the page an element lies over."""
    box = element.bounding_box()
    assert box
    found: list[str] = []
    for part in parts:
        other = element.page.locator(part).first.bounding_box()
        assert other, part
        apart = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
        below = box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]
        if not (apart or below):
            found.append(part)
    return found


def listen(table: Table) -> Callable[[], list[str]]:
    """Hear from now on what the table says; gives what has been said so far, each once."""
    table.element.evaluate(LISTEN)

    def said() -> list[str]:
        texts: list[str] = table.page.evaluate("said")
        return texts

    return said


def focus(page: Page) -> str:
    """Where the focus is; empty if it is nowhere."""
    place: str = page.evaluate(FOCUS)
    return place.strip()


def faults_of(table: Table) -> list[str]:
    """What lies outside the table, over the hand, is too small or cut off."""
    faults: list[str] = table.element.evaluate(FAULTS)
    return faults


def tight(page: Page) -> list[str]:
    """What is too small for a finger or an eye, too wide or cut off: on the topmost sheet, or on the page."""
    faults: list[str] = page.evaluate(TIGHT)
    return faults


class Keys:
    """Hands that only have keys. Whatever they press, the focus must be somewhere afterwards."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def press(self, *keys: str) -> None:
        for key in keys:
            self.table.page.keyboard.press(key)
            self.table.page.wait_for_timeout(30)
            assert focus(self.table.page), f"the focus is lost after {key}"

    def to(self, selector: str) -> None:
        """Move on until the focus is there; after the last place of the page comes the first."""
        there = f"(table) => table.renderRoot.activeElement?.matches({selector!r}) ?? false"
        for _ in range(40):
            if self.table.element.evaluate(there):
                return
            self.table.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def do(self, selector: str, key: str = "Enter") -> State:
        """Move there, press it and wait until it is one's turn again."""
        self.table.rest()
        self.to(selector)
        self.press(key)
        return self.settle()

    def settle(self) -> State:
        state = self.table.wait()
        assert focus(self.table.page), f"the focus is lost after {state['events']}"
        return state
