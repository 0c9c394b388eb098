"""The course in the browser: all of it is played by keyboard in every language, and everyone can read it."""

import re
from typing import Any

import pytest
from access import SIZES, axe, covered
from learn.facts import lessons, puzzles
from playwright.sync_api import Browser, Locator, Page, expect
from table import HURRY, PRESSES, SETTLED

LANGUAGES = ["de", "en", "hu", "nl"]
PLACES = [
    "hu/index.html",
    "nl/rules-hollands.html",
    "de/contracts.html",
    "hu/talon.html",
    "en/cards.html",
    "hu/glossary.html",
    "hu/puzzles.html",
    "nl/puzzles-close.html",
    "de/trump.html",
]
CALM = """localStorage["bummerl.preferences"] ??= JSON.stringify({ speed: "off" });"""
WHERE = """(element) => {
  let { activeElement: focused } = document;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches(element) ?? false;
}"""

# The way on from the second lesson and those after it, without leaving the page: the table stays, and Python, which
# starts anew for every page; all else is the next one's.
STAY = """(() => {
  let pages = 0;
  addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-next]:not([href^='#'])");
    if (!link) return;
    const first = !("left" in sessionStorage);
    sessionStorage.left = "";
    if (first) return;
    event.preventDefault();
    const policy = trustedTypes.createPolicy("bummerl", { createHTML: (text) => text });
    const text = policy.createHTML(await (await fetch(link.href)).text());
    const next = new DOMParser().parseFromString(text, "text/html");
    history.pushState(null, "", link.href);
    document.querySelector("main").replaceWith(next.querySelector("main"));
    pages += 1;
    await import(`${document.querySelector("script").src}?${pages}`);
  });
})()"""

Step = dict[str, Any]


class Reader:
    """Somebody who has keys only."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def to(self, selector: str) -> None:
        """Go on until the focus is there."""
        for _ in range(150):
            if self.page.evaluate(WHERE, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    def press(self, selector: str, key: str = "Enter") -> None:
        self.to(selector)
        self.page.keyboard.press(key)

    def move(self, step: str, move: str) -> None:
        """Make a move at the step's table as soon as it is one's turn, and tell yes where the table asks."""
        table = self.page.locator(f"#{step} schnapsen-table")
        for _ in range(600):
            if table.evaluate(SETTLED):
                break
            self.page.wait_for_timeout(20)
        if self.before_play(table, move):
            return
        if len(move) == 2 and move != "66" and move[0] != "m":
            self.press(f'[data-card="{move}"]:is(.hand *)')
            if table.locator('[data-option="plain"]').count():
                self.press('[data-option="plain"]')
            return
        self.press(f'[data-control="{move if move[0] != "m" else "m"}"]')
        for option in ("confirm", move):
            if table.locator(f'[data-option="{option}"]').count():
                self.press(f'[data-option="{option}"]')

    def before_play(self, table: Locator, move: str) -> bool:
        """Make a move that names trump, bids or lays cards away; whether it is one."""
        if table.locator(f'[data-choice="{move}"]').count():
            self.press(f'[data-choice="{move}"]')
        elif move.startswith("d:"):
            for card in move.removeprefix("d:").split():
                self.press(f'[data-card="{card}"]:is(.hand *)')
        else:
            return False
        if not move.startswith("t"):
            self.press('[data-control="ok"]')
        return True

    def answer(self, step: str, answer: str, choices: list[str]) -> None:
        """Choose an answer and have it checked."""
        self.to(f"#{step} input")
        self.page.keyboard.press("Space")
        for _ in range(choices.index(answer)):
            self.page.keyboard.press("ArrowDown")
        expect(self.page.locator(f'#{step} input[value="{answer}"]')).to_be_checked()
        self.press(f"#{step} [data-check]")
        # The next answer begins at the first again.
        self.page.locator(f"#{step} form").evaluate("(form) => form.reset()")

    def do(self, key: str, step: Step, first: bool) -> None:
        """Do a step's task; where several moves are right, the first of them."""
        name = step["id"]
        verdict = self.page.locator(f"#{name} .verdict")
        if "choose" in step:
            self.answer(name, step["right"], step["choose"])
        else:
            self.start(name, first)
            made: list[str] = []
            for moves in step["right"]:
                made.append(next(move for move in moves if move not in made))
                self.move(name, made[-1])
        expect(verdict, f"{key}: {name}").to_have_attribute("data-kind", "right")
        expect(self.page.locator(f"#{name} [data-next]")).to_be_focused()

    def start(self, step: str, first: bool) -> None:
        """Have the table laid; going on from the step before has done so already."""
        table = self.page.locator(f"#{step} schnapsen-table")
        if first:
            self.press(f"#{step} [data-try]")
        expect(table).not_to_have_class("waiting", timeout=60_000)


@pytest.fixture
def reader(page: Page) -> Reader:
    page.add_init_script(HURRY)
    page.add_init_script(CALM)
    page.add_init_script(PRESSES)
    return Reader(page)


@pytest.mark.timeout(400)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_played_to_its_end_by_keyboard(reader: Reader, site: str, lang: str) -> None:
    """Each language has its share of the lessons, one after the other."""
    page = reader.page
    everything, share = list(lessons().items()), LANGUAGES.index(lang)
    first, end = (len(everything) * place // len(LANGUAGES) for place in (share, share + 1))
    all_lessons = dict(everything[first:end])
    page.add_init_script(STAY)
    page.goto(f"{site}learn/{lang}/{next(iter(all_lessons))}.html")
    for key, lesson in all_lessons.items():
        expect(page.locator(f'.lesson[data-lesson="{key}"]')).to_be_visible()
        for number, step in enumerate(lesson["steps"]):
            reader.do(key, step, number == 0)
            page.keyboard.press("Enter")
        expect(page.locator(f'.lesson[data-lesson="{key}"]')).to_have_count(0)
    page.goto(f"{site}learn/{lang}/")
    done = page.locator("li[data-lesson].passed .done")
    expect(done).to_have_count(len(all_lessons))
    expect(done.first).not_to_be_empty()


def test_a_wrong_move_is_explained_and_the_position_laid_again(reader: Reader, site: str) -> None:
    page = reader.page
    page.goto(f"{site}learn/de/trump.html")
    verdict = page.locator("#higher .verdict")
    # A start that fails can be tried again without loading the page anew.
    page.route("**/python/worker-*.js", lambda route: route.abort())
    page.locator("#higher [data-try]").click()
    expect(verdict).to_contain_text("Versuchen Sie es bitte noch einmal")
    page.unroute("**/python/worker-*.js")
    # Whoever goes elsewhere while a table is being laid leaves nothing behind.
    page.locator("#higher [data-try]").click()
    page.locator("#ruff [data-try]").click()
    expect(page.locator("#ruff")).to_contain_class("live", timeout=60_000)
    expect(verdict).to_be_empty()
    reader.start("higher", first=True)
    table = page.locator("#higher schnapsen-table")
    for move, text in (("TC", "13 Punkte"), ("AS", "14 Punkte"), ("JD", "höheres Herz")):
        reader.move("higher", move)
        expect(verdict).to_have_attribute("data-kind", "wrong")
        expect(verdict).to_contain_text(text)
        expect(table.locator(".hand button")).to_have_count(5)
        expect(table.locator(f'.hand [data-card="{move}"]')).to_be_visible()
        expect(table.locator(".spot[data-card]")).to_have_count(1)
    reader.move("higher", "KH")
    expect(verdict).to_have_attribute("data-kind", "right")
    expect(table).to_have_js_property("inert", value=True)
    # There is one table, where the reader is; what has been done is remembered.
    reader.start("ruff", first=True)
    expect(page.locator("schnapsen-table")).to_have_count(1)
    expect(page.locator("#higher .felt")).to_be_visible()
    page.reload()
    expect(page.locator("#higher")).to_have_class("step passed")
    expect(page.locator("#ruff")).to_have_class("step")
    # What was said of a wrong move is over with the next right one.
    page.goto(f"{site}learn/de/exchange.html")
    reader.start("pair", first=True)
    verdict = page.locator("#pair .verdict")
    reader.move("pair", "QH")
    expect(verdict).to_have_attribute("data-kind", "wrong")
    expect(page.locator("#pair .hand [data-card]")).to_have_count(5)
    reader.move("pair", "x")
    expect(verdict).to_be_empty()
    reader.move("pair", "mH")
    expect(verdict).to_have_attribute("data-kind", "right")


def test_pages_are_for_everyone(reader: Reader, site: str) -> None:
    page = reader.page
    for place in PLACES:
        page.goto(f"{site}learn/{place}")
        if place == "de/trump.html":
            reader.start("ruff", first=True)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            assert axe(page) == [], (place, scheme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth"), (place, width)
            if place == "de/trump.html":
                assert covered(page.locator(".spot[data-card]"), ".seat--you") == [], (width, height)


def test_a_folder_leads_to_the_page_in_the_readers_language(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="hu-HU")
    page = context.new_page()
    for folder, place in (("owners", "hu.html"), ("players", "hu.html"), ("learn", "hu/index.html")):
        page.goto(f"{site}{folder}/")
        page.wait_for_url(f"**/{folder}/{place}")
    # What was chosen in the game goes before what the browser says.
    page.evaluate("""localStorage["bummerl.preferences"] = JSON.stringify({ lang: "nl" })""")
    page.goto(f"{site}learn/")
    page.wait_for_url("**/learn/nl/index.html")
    context.close()


def test_lessons_are_read_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}learn/de/trump.html")
    picture = page.locator("#higher .felt")
    expect(picture).to_be_visible()
    said = picture.get_attribute("aria-label") or ""
    for part in ("Computer: 4 Karten", "aufgeschlagen Herz-Unter", "Computer: Herz-Ober", "Herz-König", "Laub-Ass"):
        assert part in said
    expect(page.locator("button:visible")).to_have_count(0)
    page.locator("#higher summary").click()
    expect(page.locator("#higher details p")).to_contain_text("Der Herz-König sticht den Ober")
    page.emulate_media(media="print")
    expect(page.locator("#ruff details p")).to_be_visible()
    expect(page.locator("header")).to_be_hidden()
    page.goto(f"{site}learn/de/puzzles-ending.html")
    expect(page.locator("#ending-14 .felt")).to_be_visible()
    expect(page.locator("#ending-14 details p").first).to_contain_text("Spielen Sie Schellen-Zehner aus.")
    expect(page.locator("#ending-14 .worth tbody tr")).to_have_count(2)
    page.emulate_media(media="screen")
    page.goto(f"{site}learn/")
    page.get_by_role("link", name="Schnapsen lernen").click()
    page.get_by_role("link", name="Begriffe").click()
    expect(page).to_have_url(f"{site}learn/de/glossary.html")
    page.go_back()
    # What a lesson stresses leads to it as well.
    page.locator("li[data-lesson=closing] a").click()
    page.get_by_role("link", name="zudrehen", exact=True).click()
    expect(page.locator(".term:target dt")).to_contain_text("zudrehen")
    # The Hungarian who knows a word finds what Germans say, and what that means.
    term = page.locator(".term", has=page.locator("[lang=hu]", has_text="csere"))
    expect(term.locator("dt")).to_contain_text("tauschen")
    term.locator(".see a").last.click()
    expect(page.locator(".term:target dt")).to_have_text("aufgeschlagene Karte")
    expect(page.get_by_role("row", name="Schellen")).to_contain_text("tök")
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_is_solved_by_keyboard(reader: Reader, site: str, lang: str) -> None:
    page = reader.page
    first, second = [puzzle for puzzle in puzzles() if puzzle["theme"] == "score"][:2]
    page.goto(f"{site}learn/{lang}/puzzles.html")
    reader.press(f'[data-puzzle="{first["id"]}"]')
    name = first["id"]
    expect(page.locator(f"#{name} .felt")).to_be_visible()
    reader.start(name, first=True)
    verdict = page.locator(f"#{name} .verdict")
    wrong = next(move for move in first["values"] if move != first["best"])
    for move, kind in ((wrong, "wrong"), (first["best"], "right")):
        reader.move(name, move)
        expect(verdict).to_have_attribute("data-kind", kind)
        # It is the match that decides, and that is told.
        chance = round(100 * first["match"][move])
        expect(verdict).to_contain_text(re.compile(rf"\b{chance}\s?%"))
    assert axe(page) == []
    # The way on lays the next one, in place of the first.
    expect(page.locator(f"#{name} [data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    reader.start(second["id"], first=False)
    expect(page.locator("schnapsen-table")).to_have_count(1)
    page.goto(f"{site}learn/{lang}/puzzles.html")
    expect(page.locator("a.passed")).to_have_attribute("data-puzzle", name)
    expect(page.locator(".themes .done:not(:empty)")).to_have_count(1)
