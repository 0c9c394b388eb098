"""What the browser tests share. They run against the built site in dist/, served as any static host would.

| fixture         | gives                                                                                            |
|-----------------|--------------------------------------------------------------------------------------------------|
| `server`        | a `Server` of dist/ on a port of its own: `url`, `stop()`, `start()`, `answers`, `requests`      |
| `deploy`        | a copy of dist/, to be changed, which `server` serves in its place                               |
| `site`          | address of the served site, ending in a slash                                                    |
| `page`          | a page of a fresh profile; the test fails if it logs an error or asks anything of another origin |
| `table`         | the `Table` of `page`, which a test opens                                                        |
| `errors`        | what `page` has logged as errors so far; a test that expects some empties the list               |
| `host`          | a `Host`: somebody's page on another origin; the test fails if anything goes wrong on it         |
| `blank`         | address of an empty page of the site, under the site's policy                                    |
| `client`        | `page` on `blank` with `web/python/client.js` as the global `bummerl`                            |
| `load_client`   | puts that global into any page: `load_client(page)`                                              |

Under the policy `wait_for_function` with a string fails; locators, `expect` and `page.evaluate` work.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import build
import hosting
import pytest
from driver import client_as_script, launch_options
from host import Host, is_fault
from playwright.sync_api import Browser, BrowserType, ConsoleMessage, Page, Request
from server import Answer, Server
from table import Table


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A busy machine may once keep a browser waiting past a limit; a fault of ours shows twice.
            item.add_marker(pytest.mark.flaky(reruns=1))
            # Keeping hundreds of files in each fresh profile takes seconds of the processor.
            if not item.get_closest_marker("offline"):
                item.add_marker(pytest.mark.browser_context_args(service_workers="block"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_type: BrowserType) -> dict[str, Any]:
    return {**browser_type_launch_args, **launch_options(browser_type)}


@pytest.fixture
def server() -> Iterator[Server]:
    if not build.DIST.exists():
        pytest.fail("There is no dist/ yet: python3 build.py build")
    with Server(build.DIST) as server:
        yield server


@pytest.fixture
def deploy(tmp_path: Path, server: Server) -> Path:
    server.folder = tmp_path / "site"
    shutil.copytree(build.DIST, server.folder)
    return server.folder


@pytest.fixture
def site(server: Server) -> str:
    return server.url


@pytest.fixture
def errors() -> list[str]:
    return []


@pytest.fixture
def page(page: Page, server: Server, errors: list[str]) -> Iterator[Page]:
    strangers: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(f"{message.text} ({message.location.get('url')})")

    def on_request(request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob") and not request.url.startswith(server.origin):
            strangers.append(request.url)

    page.on("console", on_console)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.context.on("request", on_request)
    yield page
    assert strangers == []
    assert errors == []


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture(scope="session")
def client_script() -> str:
    return client_as_script()


@pytest.fixture
def load_client(client_script: str) -> Callable[[Page], None]:
    def load(page: Page) -> None:
        page.evaluate(f"() => {{ {client_script} }}")

    return load


@pytest.fixture
def blank(server: Server) -> str:
    policy = f'<meta http-equiv="Content-Security-Policy" content="{hosting.POLICY}">'
    text = f'<!doctype html>{policy}<link rel="icon" href="data:,"><title>Blank</title>'
    server.answers["blank.html"] = Answer(text.encode(), headers={"Content-Type": "text/html"})
    return server.url + "blank.html"


@pytest.fixture
def client(page: Page, blank: str, load_client: Callable[[Page], None]) -> Page:
    page.goto(blank)
    load_client(page)
    return page


@pytest.fixture
def host(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Host]:
    faults: list[str] = []
    with Server(tmp_path) as mine:
        page = browser.new_page(viewport={"width": 800, "height": 900})
        page.on("console", lambda message: faults.append(message.text) if is_fault(message) else None)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("dialog", lambda dialog: faults.append(dialog.message))
        yield Host(page, server, mine)
        page.close()
    assert faults == []
