"""The page for owners of other sites: what its builder shows and prints, and whether that works elsewhere."""

import base64
import json
from typing import Any

import pytest
from access import axe
from built import PYTHON
from host import Host
from playwright.sync_api import Browser, Frame, Locator, Page, expect
from server import Server

from bummerl.ai.players import LEVELS
from bummerl.rules import COMPARISON_ONLY, MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

EXAMPLE = {
    "hands": ["KH QH JH KS TC", "TH AS KD QS JS"],
    "trump": "TD",
    "stock": "AH KC QD JD AD QC JC TS AC",
}
SELECTED = "getSelection().toString()"
TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((element) => !element.closest("pre, .scroll, .vh") && (element.getBoundingClientRect().right > innerWidth + 1
    || (element.matches(".seg span, .btn") && element.scrollWidth > element.clientWidth + 1)))
  .map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 30)}`)"""


class Builder:
    """The page with its builder."""

    def __init__(self, page: Page, site: str, lang: str = "de") -> None:
        self.page = page
        page.goto(f"{site}owners/{lang}.html")
        self.code = page.locator("#builder pre")
        self.table = page.locator(".b-box schnapsen-table")
        self.news = page.locator("#record-news")

    def choose(self, name: str, value: str) -> None:
        self.field(name, value).check(force=True)

    def field(self, name: str, value: str) -> Locator:
        return self.page.locator(f"[name={name}][value='{value}']")

    def values(self, name: str) -> list[str]:
        """What a list offers."""
        values: list[str] = self.page.locator(f"[name={name}] option").evaluate_all(
            "(all) => all.map(({ value }) => value)"
        )
        return values

    def printed(self, form: str) -> str:
        self.choose("form", form)
        return self.code.inner_text()

    @property
    def shown(self) -> dict[str, str]:
        """What the table in the preview has been told."""
        attributes: dict[str, str] = self.table.evaluate(
            "(table) => Object.fromEntries([...table.attributes].map(({ name, value }) => [name, value]))"
        )
        attributes.pop("data-laid", None)
        return attributes

    def paste(self, text: str, news: str) -> None:
        """Paste a record and wait for what is said about it."""
        self.page.locator("#record-text").fill(text)
        expect(self.news).to_contain_text(news, timeout=60_000)


def plays_a_card(frame: Frame | Page) -> None:
    frame.locator("[data-start]").click()
    card = frame.locator(".hand [data-card=TC]")
    card.click(timeout=60_000)
    expect(card).to_have_count(0)


def test_the_printed_code_works_on_another_page(page: Page, site: str, host: Host) -> None:
    builder = Builder(page, site)
    page.locator("[name=size]").select_option("480x360")
    builder.choose("controls", "minimal")
    page.locator("[name=show]").select_option("record")
    page.locator("[data-use]").click()
    expect(builder.news).to_have_attribute("data-news", "good", timeout=60_000)
    assert json.loads(builder.shown["record"]) == EXAMPLE
    expect(page.locator("[name=rules]")).to_be_disabled()
    element, iframe, link = (builder.printed(form) for form in ("element", "iframe", "link"))
    page.goto("about:blank")

    host.show(element)
    (frame,) = host.until(1)
    box = host.page.locator("schnapsen-table").bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == (480, 360)
    plays_a_card(frame)
    host.show(iframe, more="; style-src 'unsafe-inline'")
    (frame,) = host.until(1)
    plays_a_card(frame)
    page.goto(f"{site}owners/en.html")
    script = page.locator("pre", has_text="resize").inner_text()
    page.goto("about:blank")
    host.show('<iframe width="300"></iframe>')
    host.page.evaluate(f"() => {{ {script}; frame.src = '{site}embed.html?v=1' }}")
    expect(host.page.locator("iframe")).to_have_attribute("height", "400")
    host.show(link)
    host.page.get_by_role("link", name="Schnapsen spielen").click()
    plays_a_card(host.page)


def test_every_option_changes_the_code_and_the_preview(page: Page, site: str, server: Server) -> None:
    builder = Builder(page, site)
    expect(builder.table).to_have_attribute("data-laid", "")
    heavy = [path for path in server.requests if path.startswith(PYTHON)]
    assert heavy == []
    assert set(builder.values("rules")) == {*PROFILES, *TUTE_PROFILES, *MANY_HAND_PROFILES} - COMPARISON_ONLY
    assert builder.values("level") == list(LEVELS)
    assert f'src="{site}schnapsen-embed.js"' in builder.code.inner_text()
    seen: set[str] = {builder.code.inner_text()}

    def changed(**expected: Any) -> None:
        code = builder.code.inner_text()
        assert code not in seen, expected
        seen.add(code)
        shown = builder.shown
        for name, value in expected.items():
            assert shown.get(name) == value, name
            assert value is None or f'{name}="{value}"' in code

    for show, chosen in (("lesson", "ending"), ("puzzle", "ending-14")):
        page.locator("[name=show]").select_option(show)
        page.locator(f"[name={show}]").select_option(chosen)
        changed(**{show: chosen})
        expect(page.locator("[name=rules]")).to_be_disabled()
        expect(page.locator("#record-text")).to_be_hidden()
    page.locator("[name=show]").select_option("game")
    assert builder.code.inner_text() in seen
    for name, value in (("rules", "haus"), ("level", "expert"), ("lang", "hu"), ("deck", "french4")):
        page.locator(f"[name={name}]").select_option(value)
        changed(**{name: value})
    page.locator("[name=size]").select_option("480x640")
    changed(width="480", height="640")
    for name, value in (("theme", "dark"), ("controls", "none")):
        builder.choose(name, value)
        changed(**{name: value})
    assert builder.shown["allow"] == "hint undo review"
    builder.field("allow", "undo").uncheck()
    changed(allow="hint review")
    assert "Snapszerezés</a>" in builder.code.inner_text()
    for form in ("iframe", "link"):
        shown = builder.shown
        builder.choose("form", form)
        assert builder.shown == shown
        changed()
        assert f"{site}embed.html?v=1&amp;rules=haus&amp;level=expert&amp;lang=hu" in builder.code.inner_text()
    expect(page.locator("[name=size]")).to_be_disabled()
    builder.choose("form", "element")
    builder.choose("start", "now")
    changed(start="now")
    frame = next(frame for frame in page.frames if "start=now" in frame.url)
    expect(frame.locator(".hand button").first).to_be_visible(timeout=60_000)


def test_it_says_what_is_wrong_with_a_record(page: Page, site: str) -> None:
    builder = Builder(page, site)
    before = builder.code.inner_text()
    page.locator("[name=show]").select_option("record")
    builder.paste("{hands", "Die Aufzeichnung ist nicht lesbar.")
    twice = {**EXAMPLE, "hands": ["KH QH JH KS TC", "TH AS KD QS KS"]}
    builder.paste(json.dumps(twice), "auf Platz 2")
    builder.paste(json.dumps({**EXAMPLE, "rules": "nothing"}), "Die Regeln dieses Spiels gibt es hier nicht.")
    builder.paste(f"{site}#deal=zzz", "Dieser Link stammt von einer neueren Fassung")
    expect(page.locator("#record-text")).to_have_attribute("aria-invalid", "true")
    assert builder.code.inner_text() == before

    sent = base64.urlsafe_b64encode(json.dumps({**EXAMPLE, "leader": 1}).encode()).decode().rstrip("=")
    builder.paste(f"{site}#deal=p{sent}", "Diese Stellung liegt auf dem Tisch")
    assert builder.shown["seat"] == "1"
    assert "rules" not in builder.shown
    builder.choose("find", "find")
    assert builder.shown["puzzle"] == "find"
    assert "puzzle=find#record=%7B" in builder.printed("link")
    page.locator("#record-text").fill("")
    expect(builder.news).to_be_empty()
    expect(builder.code).not_to_contain_text("record")
    assert builder.printed("element") == before


def test_copying_and_keys(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    builder = Builder(page, site, "en")
    page.locator("[name=form]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(builder.code).to_contain_text("<iframe")
    page.keyboard.press("Tab")
    expect(builder.code).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    told = page.locator("[data-told]")
    expect(told).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == builder.code.inner_text()
    builder.code.click()
    assert page.evaluate(SELECTED) == copied
    page.evaluate("() => { getSelection().empty(); navigator.clipboard.writeText = () => Promise.reject(); }")
    page.locator("[data-copy]").click()
    expect(told).to_contain_text("copy it by hand")
    assert page.evaluate(SELECTED) == copied


@pytest.mark.parametrize("lang", ["de", "en", "hu", "nl"])
def test_it_can_be_read_and_used_by_everybody(page: Page, site: str, server: Server, lang: str) -> None:
    builder = Builder(page, site, lang)
    expect(builder.table).to_have_attribute("data-laid", "")
    assert server.requests.count("embed.html") == 1, "the nine sizes wait until they are in sight"
    for width, height in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TOO_WIDE) == [], width
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert axe(page, "color-contrast") == []
    sizes = page.locator(".b-sizes schnapsen-table")
    assert sizes.count() == 9
    for number in range(9):
        sizes.nth(number).scroll_into_view_if_needed()
        expect(sizes.nth(number)).to_have_attribute("data-laid", "")
    assert not [path for path in server.requests if path.startswith(PYTHON)]


def test_it_can_be_read_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{site}owners/index.html")
    page.get_by_role("link", name="Schnapsen auf Ihrer Seite").click()
    expect(page.locator("noscript strong")).to_contain_text("braucht es JavaScript")
    expect(page.locator("#builder")).to_be_hidden()
    expect(page.get_by_role("row").first).to_be_visible()
    for file in ("licenses.txt", "embed.schema.json", "bridge.schema.json", "schnapsen-embed.d.ts"):
        assert page.locator(f"a[href='../{file}']").count() > 0, file
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    context.close()
