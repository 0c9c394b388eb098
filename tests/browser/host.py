"""Somebody's page on another origin, with a strict policy of its own and with tables of ours."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import ConsoleMessage, Frame, Page
from server import Answer, Server

WATCH = """() => {
  window.told = [];
  for (const name of ["ready", "progress", "move", "dealend", "matchend", "lesson", "error"])
    addEventListener(`schnapsen-${name}`, ({ target, detail }) => told.push([target.id, name, detail]));
}"""
CALL = """async ([id, method, ...parameters]) => {
  try { return { value: (await document.getElementById(id)[method](...parameters)) ?? null }; }
  catch ({ code = null, message, where, reason }) { return { code, message, where, reason }; }
}"""
# Asks the one Python of the page for the games of those names, by the door that is open to all tables.
HELD = """async (names) => {
  const { port1, port2 } = new MessageChannel();
  const runtime = document.querySelector('iframe[src$="runtime.html"]').contentWindow;
  runtime.postMessage({ ns: "schnapsen", v: 1, type: "connect" }, "*", [port2]);
  const held = [];
  for (const name of names) {
    const argumentList = [name, "state", {}].map((value) => ({ type: "RAW", value }));
    port1.postMessage({ id: name, type: "APPLY", path: ["request"], argumentList });
    const { data } = await new Promise((resolve) => { port1.onmessage = resolve; });
    if (data.value.ok) held.push(name);
    else if (data.value.fault.code !== "no-table") throw new Error(data.value.fault.message);
  }
  return held;
}"""


class Host:
    """Somebody's page with tables of ours."""

    def __init__(self, page: Page, site: Server, server: Server) -> None:
        self.page = page
        self.site = site
        self.server = server

    @property
    def policy(self) -> str:
        return f"default-src 'none'; script-src {self.site.origin}; frame-src {self.site.origin}; img-src 'self' data:"

    def open(self, body: str, *, more: str = "", name: str = "localhost") -> None:
        """Show a page that loads our script, and note what its tables tell."""
        script = f'<script type="module" src="{self.site.url}schnapsen-embed.js"></script>'
        self.show(body, script, more=more, name=name)
        self.page.evaluate(WATCH)

    def show(self, body: str, head: str = "", *, more: str = "", name: str = "localhost") -> None:
        """Show a page; under its usual name it is another site, whose frames a browser may forbid to store anything.

        `more` is what the page allows beside our script and frames.
        """
        head = f'<meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">{head}'
        text = f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'
        headers = {"Content-Type": "text/html", "Content-Security-Policy": f"{self.policy}{more}"}
        self.server.answers["page.html"] = Answer(text.encode(), headers=headers)
        self.page.goto(self.server.url.replace("127.0.0.1", name) + "page.html")

    def call(self, table: str, method: str, *parameters: object) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate(CALL, [table, method, *parameters])
        return answer

    def value(self, table: str, method: str, *parameters: object) -> Any:
        answer = self.call(table, method, *parameters)
        assert "value" in answer, answer
        return answer["value"]

    def told(self, table: str, event: str) -> list[Any]:
        return [detail for each, name, detail in self.page.evaluate("told") if (each, name) == (table, event)]

    @property
    def frames(self) -> list[Frame]:
        return [frame for frame in self.page.frames if "/embed.html" in frame.url]

    def hears(self, table: str, event: str, times: int) -> list[Any]:
        """Waits until a table has told something so often, and gives what it told."""
        for _ in range(400):
            told = self.told(table, event)
            if len(told) >= times:
                return told
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{table} does not tell {event} {times} times")

    def lies(self, table: str) -> Frame:
        """The frame of a table, once its cards lie there."""
        frame = self.frame(table)
        frame.locator(".hand button").first.wait_for(timeout=60_000)
        return frame

    def until(self, frames: int) -> list[Frame]:
        """The frames, once there are as many."""
        for _ in range(200):
            if len(self.frames) == frames:
                return self.frames
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{len(self.frames)} frames, not {frames}")

    def held(self, names: list[str]) -> list[str]:
        """Those of the games that Python has in its memory."""
        held: list[str] = self.page.evaluate(HELD, names)
        return held

    def game(self, table: str) -> str:
        """The name that a table's game has for Python."""
        (name,) = parse_qs(urlsplit(self.frame(table).url).query)["name"]
        return name if name.startswith("~") else f"embed.{name}"

    def size(self, table: str) -> tuple[int, int]:
        box = self.page.locator(f"#{table}").bounding_box()
        assert box
        return round(box["width"]), round(box["height"])

    def frame(self, table: str) -> Frame:
        handle = self.page.evaluate_handle(f"document.getElementById('{table}').shadowRoot.querySelector('iframe')")
        element = handle.as_element()
        assert element
        frame = element.content_frame()
        assert frame
        return frame


def is_fault(message: ConsoleMessage) -> bool:
    # A frame may not take the focus of the page around for its dialogs; they do without.
    return message.type == "error" and "Blocked autofocusing" not in message.text
