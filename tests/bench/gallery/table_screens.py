"""The table in its states: as it is played at, and with positions that are laid on it."""

from collections.abc import Iterator

from journeys import journey
from laid import golden, lay
from playwright.sync_api import expect
from server import Answer
from stage import Stage
from table import Table, seed_of

WASM = "pyodide/pyodide.asm.wasm"

# Golden positions by the names of their screens.
LAID = {
    "table-guest": ("visiting-player", 0),
    "table-answer-strict": ("answer-in-the-strict-phase", 0),
    "table-marriage-and-exchange": ("lead-with-marriage-and-exchange", 0),
    "table-marriage-pending": ("pending-marriage", 0),
    "table-closed-by-computer": ("closed-by-the-computer", 0),
    "table-closed-by-me": ("closed-scored-at-the-end", 0),
    "table-points-hidden": ("points-hidden", 0),
    "table-six-cards": ("twenty-four-cards", 0),
    "table-exchange-offered": ("offered-exchange", 0),
}
ENDS = {
    "result-won-claim": ("end-by-claim", 0),
    "result-won-last-trick": ("end-by-last-trick", 0),
    "result-won-false-claim": ("end-by-false-claim", 0),
    "result-lost-failed-close": ("end-by-failed-close", 0),
    "result-lost-resigned": ("end-by-resigned", 0),
    "result-lost-majority": ("majority", 0),
    "result-drawn": ("tie-carried", 0),
    "result-match": ("match-end-by-schneider", 0),
    "result-fault-of-a-player": ("visiting-player", 2),
}


@journey("start", "start-text", "start-failed")
def start(stage: Stage) -> Iterator[str]:
    answers = stage.server.answers
    try:
        answers[WASM] = Answer(never=True)
        table = stage.table()
        stage.load(table)
        expect(table.page.get_by_role("progressbar")).to_be_visible()
        yield "start"
        table.element.evaluate("(table) => { table.text = true; }")
        expect(table.page.locator(".plain").get_by_role("progressbar")).to_be_visible()
        yield "start-text"
        answers[WASM] = Answer(status=404)
        table = stage.table()
        stage.load(table)
        expect(table.page.locator(".fault")).to_be_visible(timeout=60_000)
        yield "start-failed"
    finally:
        # Also where the journey ends early.
        del answers[WASM]


@journey("tip-turn", "tip-marriage", "tip-exchange", "tip-lost")
def tips(stage: Stage) -> Iterator[str]:
    table = stage.open(help="on")
    for key in ("turn", "marriage", "exchange"):
        expect(table.page.locator(f"[data-tip={key}]")).to_be_visible()
        yield f"tip-{key}"
        table.page.locator("[data-tip-next]").click()
    table.control("r").click()
    table.option("confirm").click()
    expect(table.page.locator("[data-tip=lost]")).to_be_visible()
    yield "tip-lost"


def keyboard(table: Table, key: str) -> None:
    """Press a key at the table."""
    table.element.evaluate("(table) => table.focus()")
    table.page.keyboard.press(key)


@journey(
    "table-lead",
    "table-marriage-question",
    "table-hint",
    "table-hint-more",
    "table-close-question",
    "table-undo-question",
    "table-closed-played",
    "table-refusal",
    "table-last-trick",
    "table-own-tricks",
    cards=True,
)
def played(stage: Stage) -> Iterator[str]:
    table = stage.open()
    page = table.page
    yield "table-lead"
    table.card("KC").click()
    expect(page.locator(".pop")).to_be_visible()
    yield "table-marriage-question"
    page.keyboard.press("Escape")
    page.locator("[data-hint-open]").click()
    expect(page.locator(".advice")).to_be_visible(timeout=30_000)
    yield "table-hint"
    page.locator(".advice summary").click()
    yield "table-hint-more"
    page.keyboard.press("Escape")
    table.control("c").click()
    expect(page.locator(".pop")).to_be_visible()
    yield "table-close-question"
    page.keyboard.press("Escape")
    table.lay(low=True)
    table.wait()
    table.rest()
    page.locator("[data-undo]").click()
    expect(page.locator(".pop")).to_be_visible()
    yield "table-undo-question"
    page.keyboard.press("Escape")
    table = stage.open()
    page = table.page
    table.close_stock()
    table.wait()
    yield "table-closed-played"
    state = table.until_refused()
    refused = next(card for card in state["hand"] if card in state["refused"])
    table.rest()
    table.card(refused).click(force=True)
    yield "table-refusal"
    while not state["tricks"][0]:
        table.lay()
        state = table.wait()
    keyboard(table, "l")
    expect(page.locator(".peek")).to_be_visible()
    yield "table-last-trick"
    page.keyboard.press("Escape")
    page.locator("button.pile").last.click()
    expect(page.locator(".peek")).to_be_visible()
    yield "table-own-tricks"


@journey(*LAID, "table-claim-question", cards=True)
def laid(stage: Stage) -> Iterator[str]:
    table = stage.open(seed_of(1))
    for screen, (name, number) in LAID.items():
        lay(table, golden(name)[number])
        yield screen
    table = stage.open(seed_of(1))
    lay(table, golden("lead-with-marriage-and-exchange")[0])
    table.wait()
    table.control("66").click()
    expect(table.page.locator(".pop")).to_be_visible()
    yield "table-claim-question"


@journey(*ENDS)
def ends(stage: Stage) -> Iterator[str]:
    table = stage.open(seed_of(1))
    for screen, (name, number) in ENDS.items():
        lay(table, golden(name)[number])
        expect(table.page.locator("#result-title")).to_be_visible()
        yield screen


@journey("tute-table", "tute-eight-cards", "tute-text", "tute-result")
def tute(stage: Stage) -> Iterator[str]:
    table = stage.open(rules="tute")
    table.lay()
    state = table.wait()
    yield "tute-table"
    keyboard(table, "v")
    expect(table.page.locator(".plain")).to_be_visible()
    yield "tute-text"
    keyboard(table, "v")
    while not state["result"]:
        table.lay()
        state = table.wait()
    expect(table.page.locator("#result-title")).to_be_visible()
    yield "tute-result"
    table = stage.open(seed_of(4), rules="tute-habanero")
    yield "tute-eight-cards"


@journey("text-lead", "text-marriage-question", "text-hint", "text-refused", "text-last-trick")
def text(stage: Stage) -> Iterator[str]:
    table = stage.open(text="on")
    page = table.page
    yield "text-lead"
    table.control("m").click()
    yield "text-marriage-question"
    page.keyboard.press("Escape")
    page.locator("[data-hint-open]").click()
    expect(page.locator(".advice")).to_be_visible(timeout=30_000)
    yield "text-hint"
    page.keyboard.press("Escape")
    table.close_stock()
    state = table.until_refused()
    yield "text-refused"
    while not state["last_trick"]:
        table.lay()
        state = table.wait()
    yield "text-last-trick"


@journey("two-names", "two-cover", "two-table", "two-handover", "two-result")
def two(stage: Stage) -> Iterator[str]:
    table = stage.open()
    page = table.page
    uncover = page.locator("[data-uncover]")
    table.enter("two")
    page.locator("[name=first]").fill("Anna")
    page.locator("[name=second]").fill("Berta-Maximiliane")
    yield "two-names"
    page.locator("[data-start]").click()
    expect(uncover).to_be_visible()
    yield "two-cover"
    page.wait_for_timeout(450)
    uncover.click()
    table.wait()
    yield "two-table"
    table.lay(low=True)
    expect(uncover).to_be_visible()
    yield "two-handover"
    page.wait_for_timeout(450)
    uncover.click()
    table.wait()
    table.rest()
    table.control("r").click()
    table.option("confirm").click()
    expect(page.locator("#result-title")).to_be_visible()
    yield "two-result"
