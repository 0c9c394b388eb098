"""Faults of a screen that can be measured: what tests look for, and what is cut, out of reach or one over the other."""

from access import COVERED, faults_of, tight
from playwright.sync_api import Page
from table import Table

MORE = """() => {
  const faults = [];
  const dialogs = (root) => [...root.querySelectorAll("*")].flatMap((element) => {
    const inside = element.shadowRoot ? dialogs(element.shadowRoot) : [];
    return element.matches("dialog[open]") ? [element, ...inside] : inside;
  });
  const table = document.querySelector("schnapsen-table")?.renderRoot;
  const top = dialogs(document).at(-1) ?? table?.querySelector(".schnapsen") ?? document.body;
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ` +
    `"${element.textContent.replace(/\\s+/g, " ").trim().slice(0, 30)}"`;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 2;
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth - innerWidth} too wide`);
  for (const element of top.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || element.closest("svg, .vh, option") || !shown(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(overflowX) && element.clientWidth > 0)
      faults.push(`cut or over its edge by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
    if (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2)
      faults.push(`cut below by ${element.scrollHeight - element.clientHeight}: ${name(element)}`);
  }
  const scrolls = (element) => {
    for (let each = element; each && each !== document; each = each.parentNode ?? each.host) {
      if (each instanceof Element && each.scrollHeight > each.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(each).overflowY)) return true;
      if (each instanceof ShadowRoot) each = each.host;
      if (each instanceof Element && getComputedStyle(each).position === "fixed") break;
    }
    return root.scrollHeight > innerHeight + 1;
  };
  // What sticks to an edge lies over what is scrolled under it.
  const floats = (element) => {
    for (let each = element; each && each !== top; each = each.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return each;
    return null;
  };
  const inters = [...top.querySelectorAll("button, a[href], select, input, summary, textarea")].filter((element) =>
    shown(element) && !element.closest(".vh") && getComputedStyle(element).opacity !== "0");
  const boxes = inters.map((element) => element.getBoundingClientRect());
  inters.forEach((element, index) => {
    const box = boxes[index];
    const wide = box.left < -1 || box.right > innerWidth + 1;
    const high = box.top < -1 || box.bottom > innerHeight + 1;
    if ((wide && !element.closest(".scroll")) || (high && !scrolls(element)))
      faults.push(`out of the window: ${name(element)}`);
    for (let other = index + 1; other < inters.length; other += 1) {
      const second = inters[other];
      if (element.contains(second) || second.contains(element) || floats(element) !== floats(second)) continue;
      // Cards of a hand lie over each other; how much of each is free is measured apart.
      if (element.closest(".hand, .stock") && second.closest(".hand, .stock")) continue;
      const next = boxes[other];
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (across > 2 && down > 2)
        faults.push(`${name(element)} lies over ${name(second)}: ${across | 0} x ${down | 0}`);
    }
  });
  return faults;
}"""


def faults_of_screen(page: Page) -> list[str]:
    """Each fault once."""
    found: list[str] = page.evaluate(MORE)
    if page.locator("schnapsen-table").count():
        if page.locator("dialog[open], .plain").count():
            found += tight(page)
        elif page.locator(".hand button").count():
            found += faults_of(Table(page, ""))
            found += page.locator("schnapsen-table").evaluate(COVERED)
    return list(dict.fromkeys(found))
