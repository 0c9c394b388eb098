"""One language at a time: the same screens in every language have no sentence in common."""

import re

import build
from playwright.sync_api import expect
from table import Table, seed_of

LANGUAGES = ["de", "en", "hu", "nl"]
# The person may announce and exchange at once.
MARRIAGE = seed_of(30)

# Every piece of text on screen, and every name that is read out.
PIECES = """() => {
  const pieces = new Set();
  const add = (text) => {
    const piece = (text ?? "").replaceAll("\\u00ad", "").replace(/\\s+/g, " ").trim();
    if (piece) pieces.add(piece);
  };
  const walk = (node) => {
    if (node.nodeType === 3) add(node.textContent);
    if (node.nodeType !== 1 && node.nodeType !== 11) return;
    if (/^(STYLE|SCRIPT|NOSCRIPT|OPTION|CODE|KBD|SVG)$/i.test(node.tagName ?? "")) return;
    if (node.nodeType === 1 && !node.shadowRoot && !node.matches("slot, use") && !node.checkVisibility()) return;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"]) add(node.getAttribute?.(name));
    if (node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  return [...pieces];
}"""
# What the page puts into the table, and over it, keeps the page's language.
HIDE = """(table, hidden) => {
  for (const each of [...table.children, document.getElementById("over")]) Object.assign(each, { hidden });
}"""
# Two words at least, and letters in them.
SENTENCE = re.compile(r"[^\W\d_]{2}.*[^\w]+.*[^\W\d_]{2}")
# Names that are the same in every language, and what Dutch has taken from English.
NAMES = {"Pyodide: MPL 2.0", "Tute habanero", "best of 3", "best of 5"}


class Reader:
    """Reads the same screen in every language and keeps what two of them share."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shared: dict[str, set[str]] = {}
        texts = "\n".join(path.read_text("utf-8") for path in (build.WEB / "locales").glob("de*.ftl"))
        self.ids = set(re.findall(r"^([a-z][\w-]*-[\w-]+) =", texts, re.M))

    def compare(self, where: str, said: dict[str, set[str]]) -> None:
        for lang, pieces in said.items():
            assert len(pieces) > 3, (where, lang)
            assert not pieces & self.ids, where
            for other in LANGUAGES[: LANGUAGES.index(lang)]:
                same = {text for text in pieces & said[other] - NAMES if SENTENCE.search(text)}
                if same:
                    self.shared[f"{where} in {other} and {lang}"] = same

    def read(self) -> set[str]:
        pieces: list[str] = self.table.page.evaluate(PIECES)
        return set(pieces)

    def table_in_all(self, where: str) -> None:
        """The table itself, whatever lies over it in its own tree."""
        said = {}
        for lang in LANGUAGES:
            switch = "(table, lang) => { table.lang = lang; return table.updateComplete; }"
            self.table.element.evaluate(switch, lang)
            self.table.element.evaluate(HIDE, True)
            said[lang] = self.read()
            self.table.element.evaluate(HIDE, False)
        self.compare(where, said)

    def entry_in_all(self, entry: str) -> None:
        """What the menu leads to, and the menu."""
        menus, said = {}, {}
        page = self.table.page
        for lang in LANGUAGES:
            page.locator("[slot=menu]").click()
            page.locator(f"dialog[open] option[value={lang}]").evaluate(
                "(option) => { option.parentElement.value = option.value;"
                " option.parentElement.dispatchEvent(new Event('change', { bubbles: true })); }"
            )
            menus[lang] = self.read()
            page.locator(f"[data-entry={entry}]").click()
            expect(page.locator(f"[data-entry={entry}]")).to_have_count(0)
            said[lang] = self.read()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        self.compare("menu", menus)
        self.compare(entry, said)


def test_no_text_is_left_in_another_language(table: Table) -> None:
    table.open(MARRIAGE, help="on")
    table.wait()
    reader = Reader(table)
    reader.table_in_all("table")
    table.control("m").click()
    reader.table_in_all("marriage")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("v")
    reader.table_in_all("text")
    table.page.keyboard.press("v")
    table.page.locator("[slot=menu]").click()
    # Those that lead to other pages have tests of their own.
    found = table.page.locator("button[data-entry]").all()
    entries = [entry.get_attribute("data-entry") or "" for entry in found]
    table.page.keyboard.press("Escape")
    assert len(entries) >= 4
    for entry in entries:
        if entry != "resign":
            reader.entry_in_all(entry)
    table.play_deal()
    reader.table_in_all("result")
    assert reader.shared == {}
