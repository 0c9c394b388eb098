"""The screens of the page around the table."""

import json
from collections.abc import Iterator

import build
from journeys import journey
from laid import DROP, MATCH, RECORD, link_to
from playwright.sync_api import FilePayload, expect
from stage import Stage
from table import Table, seed_of

EXAMPLE = build.WEB / "players/example.py"


def file_of(text: str, name: str) -> FilePayload:
    return FilePayload(name=name, mimeType="text/plain", buffer=text.encode())


def follow(table: Table, link: str) -> None:
    table.page.evaluate("(link) => { location.hash = new URL(link).hash; }", link)


@journey("menu", "about", "help", "fair-before", "share-running", "names-of-two")
def menu(stage: Stage) -> Iterator[str]:
    table = stage.open()
    page = table.page
    page.locator("[slot=menu]").click()
    yield "menu"
    page.locator("[data-entry=about]").click()
    yield "about"
    page.keyboard.press("Escape")
    table.enter("help")
    expect(page.locator("[data-fair]")).to_be_visible()
    yield "help"
    page.locator("[data-fair]").click()
    expect(page.locator("#fair-title")).to_be_visible()
    yield "fair-before"
    page.keyboard.press("Escape")
    table.enter("share")
    expect(page.locator("[data-link]")).to_be_visible()
    yield "share-running"
    page.keyboard.press("Escape")
    table.enter("two")
    page.locator("[data-start]").click()
    table.enter("names")
    yield "names-of-two"


@journey(
    "rules", "rules-own", "rules-conflict", "rules-of-a-link", "opponent-own", "opponent-refused", "notice-bad-rules"
)
def rules(stage: Stage) -> Iterator[str]:
    table = stage.open()
    page = table.page
    table.enter("new")
    expect(page.locator("[data-start]")).to_be_visible()
    yield "rules"
    page.locator(".prof", has=page.locator("input[value=own]")).click()
    expect(page.locator("[data-base]")).to_be_visible()
    yield "rules-own"
    page.locator('[data-parameter="hand_size"]').select_option("6")
    expect(page.locator("[role=alert]").first).to_be_visible()
    yield "rules-conflict"
    page.keyboard.press("Escape")
    follow(table, f"{table.site}#rules=%22klub%22")
    expect(page.locator("[data-linked]")).to_be_visible()
    yield "rules-of-a-link"
    page.keyboard.press("Escape")
    table.enter("new")
    page.locator("[data-pick]").set_input_files(file_of(EXAMPLE.read_text("utf-8"), "example.py"))
    expect(page.locator("[data-forget]")).to_be_visible(timeout=30_000)
    yield "opponent-own"
    page.locator("[data-pick]").set_input_files(file_of("class Player:\n  def choose(self, view)", "wrong.py"))
    expect(page.locator("[data-player-refused]")).to_be_visible(timeout=30_000)
    yield "opponent-refused"
    page.keyboard.press("Escape")
    follow(table, f"{table.site}#rules=nonsense")
    expect(page.locator("[data-notice=notice-bad-link]")).to_be_visible()
    yield "notice-bad-rules"


@journey("deal-received", "deal-waits", "deal-of-a-file", "deal-bad-link", "practice", "result-of-practice")
def received(stage: Stage) -> Iterator[str]:
    table = stage.open(seed_of(1))
    page = table.page
    follow(table, link_to(table, RECORD))
    expect(page.locator("[data-play]")).to_be_visible()
    yield "deal-received"
    page.keyboard.press("Escape")
    expect(page.locator("[data-notice=notice-deal]")).to_be_visible()
    yield "deal-waits"
    lines = "\n".join(json.dumps({**RECORD, "id": name}) for name in ("first", "second"))
    page.evaluate(DROP, ["deals.jsonl", lines])
    expect(page.locator("[data-play]")).to_be_visible()
    yield "deal-of-a-file"
    page.keyboard.press("Escape")
    follow(table, link_to(table, {**RECORD, "colour": "red"}))
    expect(page.locator("[data-bad]")).to_be_visible()
    yield "deal-bad-link"
    page.keyboard.press("Escape")
    table.element.evaluate("(table, from) => table.practise(from)", {"record": RECORD, "ply": 0, "seat": 0})
    table.wait()
    yield "practice"
    table.play_deal()
    expect(page.locator("[data-original]")).to_be_attached()
    yield "result-of-practice"


@journey(
    "result-played", "result-looked-back", "fair-after", "fair-checked", "share-ended", "analysis", "analysis-move"
)
def after_a_deal(stage: Stage) -> Iterator[str]:
    table = stage.open(level="strong")
    page = table.page
    table.play_deal()
    yield "result-played"
    page.locator("dialog[open] .btn:not(.btn--main)").first.wait_for()
    table.element.evaluate("(table) => table.model.actions.review(true)")
    expect(page.locator(".review")).to_be_visible()
    yield "result-looked-back"
    page.keyboard.press("Escape")
    page.locator("[data-fair]").click()
    expect(page.locator("#fair-title")).to_be_visible()
    yield "fair-after"
    page.locator("[data-check]").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    yield "fair-checked"
    page.keyboard.press("Escape")
    page.locator("[data-share-deal]").click()
    expect(page.locator("[data-link]")).to_be_visible()
    yield "share-ended"
    page.keyboard.press("Escape")
    page.locator("[data-analyse]").click()
    expect(page.locator(".analysis [data-key]")).to_be_visible(timeout=60_000)
    expect(page.locator(".analysis").get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    yield "analysis"
    page.locator(".analysis [data-find], .analysis .mv button").first.click()
    yield "analysis-move"


@journey("statistics-empty", "statistics", "statistics-delete", "statistics-restore", "statistics-bad-file")
def statistics(stage: Stage) -> Iterator[str]:
    table = stage.open()
    page = table.page
    table.enter("stats")
    expect(page.locator("[data-empty]")).to_be_visible()
    yield "statistics-empty"
    page.keyboard.press("Escape")
    for _ in range(2):
        table.element.evaluate(MATCH)
    table.next()
    table.enter("stats")
    sheet = page.locator(".statistics")
    expect(sheet.locator("[data-tile=deals]")).to_be_visible()
    yield "statistics"
    sheet.locator("[data-keep=delete]").click()
    yield "statistics-delete"
    with page.expect_download() as download:
        sheet.locator("[data-keep=save]").click()
    saved = download.value.path().read_text("utf-8")
    sheet.locator("input[type=file]").set_input_files(file_of(saved, "all.json"))
    expect(sheet.locator("[data-found]")).to_be_visible()
    yield "statistics-restore"
    sheet.locator("input[type=file]").set_input_files(file_of(saved[:99], "all.json"))
    expect(sheet.locator("[data-bad]")).to_be_visible()
    yield "statistics-bad-file"


@journey("players", "players-tried")
def players(stage: Stage) -> Iterator[str]:
    page = stage.blank()
    file = "index" if stage.language == "en" else stage.language
    page.goto(f"{stage.server.url}players/{file}.html")
    yield "players"
    page.locator("#trial button").click()
    expect(page.locator("#trial button")).to_be_enabled(timeout=60_000)
    expect(page.locator("#outcome")).not_to_be_empty()
    page.locator("#outcome").scroll_into_view_if_needed()
    yield "players-tried"
