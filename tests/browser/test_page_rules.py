"""Every system of rules: chosen on the rules screen, played to the end of a match by buttons, shared by a link."""

import json
import re
from typing import Any
from urllib.parse import quote

import build
import pytest
from access import SIZES, SPOKEN, axe, axe_in_all_colours, faults_of, in_sizes, speak, tight
from laid import golden, lay
from playwright.sync_api import Locator, Page, expect
from table import PREFERENCES, State, Table, seed_of

CATALOGUE: dict[str, Any] = next(
    pair["response"]["payload"]
    for pair in json.loads((build.ROOT / "tests/conformance/messages/hello.json").read_text("utf-8"))
    if "choices" in pair["response"]["payload"]
)
PROFILES = list(CATALOGUE["profiles"])

# Presses what a person could press, until a match has ended: the questions that are open, then actions, then cards.
# Pauses, and the time in which a second press is a double click, are left out.
DRIVER = """async (table, deals) => {
  const root = table.renderRoot, seen = new Set(), faults = [];
  globalThis.plain ??= { now: performance.now.bind(performance), timer: setTimeout };
  const { now, timer } = plain;
  const rest = (ms) => new Promise((resolve) => timer(resolve, ms));
  const first = (selector) => root.querySelector(selector);
  const usable = (control) => first(`.dock [data-control="${control}"][aria-disabled="false"]`);
  const check = ({ controls, legal, hand }) => {
    const shown = [...root.querySelectorAll("[data-control]")].map((each) => each.dataset.control).sort().join();
    const known = controls.filter((each) => each !== "-").sort().join();
    if (shown !== known) faults.push(`controls ${shown} for ${known}`);
    for (const button of root.querySelectorAll(".hand button")) {
      const may = legal.includes(button.dataset.card);
      if (may !== (button.getAttribute("aria-disabled") === "false")) faults.push(`card ${button.dataset.card}`);
    }
    if (hand.length && !legal.length) faults.push("nothing to play");
  };
  const press = (element, what) => { seen.add(what); element.click(); };
  let chosen = 0, later = 0;
  performance.now = () => now() + (later += 400);
  globalThis.setTimeout = (action, ms = 0, ...rest) => timer(action, ms > 3000 ? ms : 0, ...rest);
  for (let turns = 0; turns < 20000; turns++) {
    const { game } = table;
    const snapshot = game?.snapshot;
    if (!game?.ready || snapshot.phase === "waiting" || game.scene.snapshot !== snapshot) { await rest(1); continue; }
    if (snapshot.result) {
      if (!first("#result-title")) { await rest(1); continue; }
      const text = root.textContent;
      if (/undefined|null|NaN|\\[object/.test(text)) faults.push(text);
      seen.add(`end ${snapshot.result.reason}`);
      if (snapshot.phase === "match-end" || snapshot.deal === deals) return { seen: [...seen], faults, snapshot };
      first("[data-next]").click();
      await rest(1);
      continue;
    }
    check(snapshot);
    const { legal, hand, ply } = snapshot;
    const options = [...root.querySelectorAll(".pop [data-option]")].filter((each) => each.dataset.option !== "cancel");
    chosen += 1;
    const control = ["tute", "x", "m", "c"].find((each) => usable(each) && (each !== "c" || chosen % 3 === 0));
    const claims = usable("66") && snapshot.points[snapshot.seat] >= 66;
    const option = options[chosen % options.length];
    if (option) press(option, `option ${option.dataset.option}`);
    else if (claims) press(usable("66"), "66");
    else if (control) press(usable(control), control);
    else {
      const cards = hand.filter((card) => legal.includes(card));
      press(first(`.hand [data-card="${cards[chosen % cards.length]}"]`), "card");
    }
    await rest(1);
  }
  return { seen: [...seen], faults: [...faults, "the match does not end"], snapshot: table.game.snapshot };
}"""


class RulesScreen:
    """The rules screen of a table's page."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.start = self.page.locator("[data-start]")
        self.sheet = self.page.locator(".rules")

    def open(self) -> None:
        self.table.enter("new")
        expect(self.start).to_be_visible()

    def profile(self, name: str) -> Locator:
        return self.page.locator(f'input[name=profile][value="{name}"]')

    def card(self, name: str) -> Locator:
        return self.page.locator(".prof", has=self.profile(name))

    def parameter(self, name: str) -> Locator:
        return self.page.locator(f'[data-parameter="{name}"]')

    def choose(self, rules: str | dict[str, Any]) -> None:
        """Choose a profile, or own rules that differ from their base in the given parameters."""
        if isinstance(rules, str):
            self.card(rules).click()
            return
        self.card("own").click()
        self.page.locator("[data-base]").select_option(rules["base"])
        for name, value in rules.items():
            if isinstance(value, bool):
                self.parameter(name).set_checked(value, force=True)
            elif name != "base":
                self.parameter(name).select_option("null" if value is None else str(value))


@pytest.fixture
def screen(table: Table) -> RulesScreen:
    return RulesScreen(table)


OWN = {
    "base": "sechsundsechzig",
    "renonce": "penalty",
    "close_min_stock": 4,
    "resign": True,
    "target": 11,
    "count": "down",
}


def test_two_deals_of_every_profile(table: Table, screen: RulesScreen) -> None:
    """One page for all of them: starting Python takes longer. Tute is played to the end of the match."""
    table.open(seed_of(1))
    table.wait()
    for rules in [*PROFILES, OWN]:
        screen.open()
        screen.choose(rules)
        table.page.locator("[data-level]").select_option("beginner")
        screen.start.click()
        expect(table.dialog).to_have_count(0)
        assert table.state()["rules"] == rules
        whole = rules == "tute"
        ended = table.element.evaluate(DRIVER, 0 if whole else 2)
        assert ended["faults"] == [], rules
        assert not whole or ended["snapshot"]["phase"] == "match-end"
        table.page.locator("[data-next]").click()
        expect(table.dialog).to_have_count(0)


def test_a_series_is_told_at_the_end_of_a_match(table: Table, screen: RulesScreen) -> None:
    table.open(seed_of(1))
    table.wait()
    screen.open()
    screen.choose("klub")
    table.page.get_by_role("radio", name="höchstens 3").check(force=True)
    table.page.locator("[data-level]").select_option("beginner")
    screen.start.click()
    ended = table.element.evaluate(DRIVER)
    assert ended["snapshot"]["series"]["best_of"] == 3
    expect(table.page.locator("[data-series]")).to_contain_text("höchstens 3")
    table.page.locator("[data-choose]").click()
    expect(screen.start).to_be_visible()
    expect(screen.profile("klub")).to_be_checked()
    screen.choose("tute")
    screen.start.click()
    expect(table.dialog).to_have_count(0)
    assert table.wait()["game"] == "tute"


def test_the_rules_are_named_and_kept(table: Table, screen: RulesScreen) -> None:
    table.open(seed_of(1))
    table.wait()
    screen.open()
    screen.choose({"base": "wiener", "target": 11})
    screen.start.click()
    expect(table.dialog).to_have_count(0)
    expect(table.page.locator(".meta")).to_contain_text("Wiener, eigene Regeln")
    assert table.state()["target"] == 11
    table.reload()
    screen.open()
    expect(screen.profile("own")).to_be_checked()
    expect(screen.parameter("target")).to_have_value("11")
    # They are named where the screen begins, however far down their entry is.
    chosen = table.page.locator("[data-chosen]")
    expect(chosen).to_contain_text("Wiener, eigene Regeln")
    expect(chosen.locator("[data-differs=target]")).to_be_in_viewport(ratio=1)
    screen.choose("turnier")
    expect(chosen).to_have_text(re.compile(r"^\s*Gewählt: Turnier\s*$"))
    screen.start.click()
    expect(table.dialog).to_have_count(0)
    screen.open()
    screen.card("own").click()
    expect(screen.parameter("target")).to_have_value("11")
    kept = json.loads(table.page.evaluate(f"localStorage['{PREFERENCES}']"))
    assert kept["rules"] == '"turnier"'
    # On a phone a wheel over the comparison scrolls the screen, whose head stays.
    table.page.set_viewport_size({"width": 390, "height": 844})
    row = table.page.locator(".cmp tbody tr").first
    row.hover()
    scrolled = table.dialog.evaluate("(sheet) => sheet.scrollTop")
    table.page.mouse.wheel(0, 150)
    table.page.wait_for_timeout(200)
    assert table.dialog.evaluate("(sheet) => sheet.scrollTop") > scrolled
    expect(table.page.locator("#over-title")).to_be_in_viewport(ratio=1)


def test_a_refusal_stands_at_its_parameter(table: Table, screen: RulesScreen) -> None:
    table.open(seed_of(1))
    before = table.wait()
    screen.open()
    screen.choose({"base": "wiener", "hand_size": 6})
    note = table.page.locator("#note-deal_order")
    expect(note).to_have_text("So zu geben passt nicht zur Zahl der Karten auf der Hand.")
    screen.start.click()
    expect(note).to_be_visible()
    expect(screen.start).to_be_visible()
    assert table.state()["shuffle"] == before["shuffle"]
    screen.parameter("deal_order").select_option("3-3-up")
    expect(table.page.locator("[role=alert]")).to_have_count(0)
    screen.start.click()
    expect(table.dialog).to_have_count(0)
    assert len(table.wait()["hand"]) == 6


def test_a_link_offers_its_rules(table: Table, screen: RulesScreen, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(seed_of(1))
    table.wait()
    screen.open()
    rules = {"base": "haus", "close_min_stock": None, "resign": True}
    screen.choose(rules)
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Link kopiert")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#rules=" in link
    page.keyboard.press("Escape")
    page.goto(link)
    expect(page.locator("[data-linked]")).to_be_visible(timeout=60_000)
    expect(screen.profile("own")).to_be_checked()
    # What differs from the usual rules is named first, in sight.
    differing = page.locator("[data-differs]")
    assert [each.get_attribute("data-differs") for each in differing.all()] == ["close_min_stock", "resign"]
    expect(differing.first).to_contain_text("statt:")
    expect(page.locator("[data-chosen]")).to_be_in_viewport(ratio=1)
    expect(screen.parameter("close_min_stock")).to_have_value("null")
    assert "rules" not in page.url
    screen.start.click()
    expect(table.dialog).to_have_count(0)
    state = table.state()
    assert state["rules"] == rules
    assert "c" not in state["controls"]


def test_a_link_that_cannot_be_copied_is_shown(table: Table, screen: RulesScreen) -> None:
    table.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table.open(seed_of(1))
    table.wait()
    screen.open()
    screen.choose("klub")
    table.page.locator("[data-share]").click()
    expect(table.page.locator(".link")).to_have_value(f"{table.site}#rules=%22klub%22")


BAD = ["nonsense", "{", quote('{"base":"wiener","target":9}'), quote('{"base":"wiener","hand_size":6}'), "%E0%A4%A"]


def test_a_bad_link_is_named_as_such(table: Table) -> None:
    notice = table.page.locator("[data-notice=notice-bad-link]")

    def check() -> None:
        expect(notice).to_be_visible(timeout=60_000)
        assert table.wait()["rules"] == "wiener"
        expect(table.dialog).to_have_count(0)
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)

    first, *others = BAD
    table.site += f"#rules={first}"
    table.load()
    check()
    for text in others:
        table.page.evaluate("(text) => { location.hash = `rules=${text}`; }", text)
        check()


def test_rules_in_the_query(table: Table, screen: RulesScreen) -> None:
    table.page.goto(f"{table.site}?rules=santase&lang=de")
    expect(screen.profile("santase")).to_be_checked(timeout=60_000)


def test_rules_that_were_kept_and_are_none_fall_back(table: Table) -> None:
    table.open(seed_of(1), rules='{"base": "gone"}', level="gone", series="2")
    state = table.wait()
    assert (state["rules"], state["level"]) == ("wiener", "normal")


def test_a_profile_is_chosen_with_the_keyboard_alone(table: Table, screen: RulesScreen) -> None:
    table.open(seed_of(1))
    table.wait()
    keyboard = table.page.keyboard
    table.page.locator("[slot=menu]").focus()
    keyboard.press("Enter")
    table.page.locator("[data-entry=new]").focus()
    keyboard.press("Enter")
    expect(screen.start).to_be_visible()
    for _ in range(12):
        keyboard.press("Tab")
        if table.page.evaluate("document.activeElement.name") == "profile":
            break
    keyboard.press("ArrowDown")
    keyboard.press("ArrowDown")
    expect(screen.profile("haus")).to_be_checked()
    for _ in range(12):
        keyboard.press("Tab")
        if table.page.evaluate("document.activeElement.hasAttribute('data-start')"):
            break
    keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    assert table.state()["rules"] == "haus"


def show(table: Table, name: str) -> State:
    """Show the last golden snapshot of a name in which the person is asked something out of turn."""
    snapshot = next(each for each in golden(name) if "-" in each["legal"])
    lay(table, snapshot)
    return snapshot


def test_the_exchange_offered_at_closing_is_a_question(table: Table) -> None:
    table.open(seed_of(1), lang="de")
    table.wait()
    snapshot = show(table, "offered-exchange")
    expect(table.page.locator(".pop")).to_contain_text("zugedreht")
    # The card that there is to be had is named, and lies open still.
    turnup = table.page.locator(f".stock [data-card='{snapshot['turnup']}']")
    expect(turnup).to_be_visible()
    expect(table.page.locator(".pop")).to_contain_text("gegen Eichel")
    expect(table.option("x")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.option("-")).to_be_visible()
    table.hand.first.click(force=True)
    expect(table.status).to_contain_text("Beantworten Sie zuerst die Frage.")
    expect(table.option("-")).to_be_visible()


def test_offers_are_answered_with_the_keyboard(table: Table) -> None:
    table.open(seed_of(1))
    table.wait()
    snapshot = show(table, "offered-exchange")
    table.element.evaluate("(table) => { table.game.play = async (move) => { globalThis.played = move; }; }")
    for key, legal in (("x", ["-", "x"]), ("-", ["-", "x"]), ("r", ["-", "ren"])):
        offered = {**snapshot, "legal": legal, "controls": ["x", "c", "m", "66", "ren", "-"]}
        lay(table, offered)
        expect(table.option("-")).to_be_focused()
        table.rest()
        table.page.keyboard.press(key)
        assert table.page.evaluate("played") == {"r": "ren"}.get(key, key)


def test_axe_finds_nothing(table: Table, screen: RulesScreen) -> None:
    table.open(seed_of(1))
    table.wait()
    screen.open()
    screen.choose({"base": "wiener", "hand_size": 6})
    expect(table.page.locator("[role=alert]")).to_be_visible()
    assert axe_in_all_colours(table.page) == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_screen_in_every_size(table: Table, screen: RulesScreen, lang: str) -> None:
    table.open(seed_of(1), lang=lang)
    table.wait()
    screen.open()
    assert in_sizes(table.page, SIZES, lambda: tight(table.page)) == {}
    screen.choose({"base": "wiener", "hand_size": 6})
    assert in_sizes(table.page, SIZES, lambda: tight(table.page)) == {}


@pytest.mark.parametrize("rules", ["sechsundsechzig", "tute", "tute-habanero", json.dumps(OWN)])
def test_long_hands_in_every_size(table: Table, rules: str) -> None:
    table.open(seed_of(30), rules=rules)
    table.lay()
    table.wait()
    for lang, deck in SPOKEN:
        speak(table, lang, deck)
        assert in_sizes(table.page, SIZES, lambda: faults_of(table)) == {}, lang


def test_rules_for_three_and_four(table: Table, screen: RulesScreen) -> None:
    """How many play decides what there is to choose; own rules begin with those that were chosen."""

    def players(number: int) -> None:
        screen.page.locator(f"input[name=players][value='{number}']").check(force=True)

    series = screen.page.locator("input[name=series]")
    table.open()
    screen.open()
    players(4)
    expect(screen.profile("bauern")).to_be_checked()
    expect(screen.profile("wiener")).to_have_count(0)
    expect(series).to_have_count(3)
    screen.card("own").click()
    expect(screen.page.locator("[data-base]")).to_have_value("bauern")
    screen.parameter("must_undertrump").check(force=True)
    expect(screen.page.locator("[data-differs=must_undertrump]")).to_be_visible()
    assert axe(table.page) == []
    players(3)
    expect(screen.profile("dreier")).to_be_checked()
    expect(series).to_have_count(0)
    screen.card("own").click()
    screen.parameter("hands").select_option("turnier")
    expect(screen.page.locator("[data-differs=hands]")).to_be_visible()
    assert axe(table.page) == []
