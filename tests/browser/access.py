"""What people with other eyes, hands and ears need of a page, measured: for the tests of every subject."""

from typing import Any

import build
from playwright.sync_api import Page
from table import State, Table

AXE = (build.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")
RUN = "(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) })"

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

# What on the topmost sheet, or on the page, is too small for a finger, too wide for the window, or cut off.
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
  for (const element of top.querySelectorAll("p, h1, h2, h3, li, dt, dd, button, label, legend, summary")) {
    const { left, right, width } = box(element);
    if (width > 1 && (left < -1 || right > innerWidth + 1) && !element.closest("[data-wide], .fan, .hand, .peek"))
      faults.push(`outside: ${name(element)}`);
  }
  return faults;
}"""


def axe(page: Page, *rules: str) -> list[Any]:
    """What axe finds, of everything or of some rules alone, as names of rules with the places."""
    page.wait_for_timeout(250)  # what is rising or fading has its colours then
    page.evaluate(f"() => {{ if (!globalThis.axe) {{ {AXE} }} }}")
    found: dict[str, Any] = page.evaluate(RUN, list(rules) or None)
    return [(each["id"], [node["target"] for node in each["nodes"]][:4]) for each in found["violations"]]


def focus(page: Page) -> str:
    """Where the focus is; empty if it is nowhere."""
    place: str = page.evaluate(FOCUS)
    return place.strip()


def tight(page: Page) -> list[str]:
    """What is too small for a finger, too wide or cut off on the topmost sheet, or on the page without one."""
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
        self.table.page.wait_for_timeout(360)  # a second press within a third of a second is a double click
        self.to(selector)
        self.press(key)
        return self.settle()

    def settle(self) -> State:
        state = self.table.wait()
        assert focus(self.table.page), f"the focus is lost after {state['events']}"
        return state
