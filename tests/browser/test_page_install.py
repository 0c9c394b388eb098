"""The page as an app: what browsers ask of it, how it is installed, and where its shortcuts lead."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import build
import pytest
from playwright.sync_api import BrowserType, expect
from server import Server
from table import Table, seed_of

pytestmark = pytest.mark.offline

MANIFEST = json.loads((build.WEB / "manifest.webmanifest").read_text("utf-8"))
PICTURE = """async (address) => {
  const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
  return `${width}x${height}`;
}"""
# Browsers show no larger pictures than this in good time, and none with sides less alike.
LARGEST, LONGEST = 100_000, 2.3


def test_browsers_offer_to_install_it(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], server: Server, tmp_path: Path
) -> None:
    """In a profile of its own, as nothing can be installed from a private window."""
    with browser_type.launch_persistent_context(str(tmp_path), **browser_type_launch_args) as context:
        page = context.new_page()
        page.goto(server.url)
        session = context.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        assert told["errors"] == []
        assert json.loads(told["data"]) == MANIFEST
        assert session.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}


def test_the_pictures_are_what_the_manifest_says(table: Table, blank: str) -> None:
    table.page.goto(blank)
    pictures = [*MANIFEST["icons"], *MANIFEST["screenshots"]]
    for picture in pictures:
        path = build.DIST / picture["src"]
        assert path.stat().st_size <= LARGEST
        if picture["sizes"] != "any":
            assert table.page.evaluate(PICTURE, urljoin(table.site, picture["src"])) == picture["sizes"]
    shapes = {(each["form_factor"], each["sizes"]) for each in MANIFEST["screenshots"]}
    assert {form for form, _ in shapes} == {"narrow", "wide"}
    assert len(shapes) == 2, "those of a kind have the same size"
    for _, size in shapes:
        sides = sorted(map(int, size.split("x")))
        assert sides[1] / sides[0] <= LONGEST


@pytest.mark.parametrize(
    ("shortcut", "place"),
    [("new", "[data-start]"), ("stats", "[data-panel=keeping]"), ("learn", ".lessons a")],
)
def test_shortcuts_lead_where_they_say(table: Table, shortcut: str, place: str) -> None:
    assert f"./?open={shortcut}" in {each["url"] for each in MANIFEST["shortcuts"]}
    table.site += f"?open={shortcut}"
    table.load(lang="en")
    expect(table.page.locator(place).first).to_be_visible(timeout=60_000)
    assert "open=" not in table.page.url, "it is opened once"


OFFER = """() => {
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => { globalThis.prompted = (globalThis.prompted ?? 0) + 1; },
  });
  return dispatchEvent(offer);
}"""


def test_the_menu_installs_where_the_browser_offers_it(table: Table) -> None:
    table.open(seed_of(1))
    table.wait()
    entry = table.page.locator("[data-entry=install]")
    table.page.locator("[slot=menu]").click()
    expect(entry).to_have_count(0)
    assert table.page.evaluate(OFFER) is False, "the browser does not offer it by itself as well"
    entry.click()
    expect(entry).to_have_count(0)
    assert table.page.evaluate("prompted") == 1
    table.page.locator("[data-entry=about]").click()
    expect(table.page.locator("[data-by-hand]")).to_have_count(0)


def test_iphones_are_told_how(table: Table) -> None:
    table.page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    table.open(seed_of(1), lang="en")
    table.enter("about")
    expect(table.page.locator("[data-by-hand]")).to_contain_text("Add to Home Screen")
