"""What a page says of its tables' looks: it reaches frames on another origin, and nothing bad does."""

from typing import Any
from urllib.parse import quote

from access import axe
from host import Host
from playwright.sync_api import Frame
from server import Answer, Server
from test_embed import tag

STYLE = """
#a { --schnapsen-table: #f4ead2; --schnapsen-accent: rgb(60 20 120); --schnapsen-card-back: hsl(220 70% 35%);
  --schnapsen-radius: 3px; --schnapsen-font: "DejaVu Sans Mono", monospace }
.night #a { --schnapsen-table: oklch(25% 0.05 260); --schnapsen-page: #101418; --schnapsen-ink: #eef;
  --schnapsen-accent: #7dd3fc }
@media (prefers-color-scheme: dark) { #a { --schnapsen-radius: 7px } }
#b { --schnapsen-table: url(//evil.example/x); --schnapsen-page: #888; --schnapsen-ink: #111;
  --schnapsen-accent: var(--x, rgb(0 0 0 / 0.5)); --schnapsen-card-back: currentcolor;
  --schnapsen-radius: calc(1px * 9999); --schnapsen-font: image(red) }
"""
LOOKS = """() => {
  const of = (element, name) => getComputedStyle(element).getPropertyValue(name);
  const button = document.querySelector("[data-start]");
  if (!button) return {};
  const style = getComputedStyle(button);
  return {
    felt: of(document.body, "background-color"),
    ink: of(document.querySelector(".poster"), "color"),
    button: [style.backgroundColor, style.color, style.borderRadius, style.fontFamily],
    back: of(button, "--back"),
    bar: of(document.documentElement, "--given-page"),
  };
}"""


def until(frame: Frame, **wanted: Any) -> dict[str, Any]:
    """How a frame looks, once it has what is wanted."""
    for _ in range(100):
        looks: dict[str, Any] = frame.evaluate(LOOKS)
        if all(looks.get(name) == value for name, value in wanted.items()):
            return looks
        frame.page.wait_for_timeout(20)
    raise AssertionError((looks, wanted))


def test_what_a_page_says_reaches_its_frames_and_texts_stay_legible(host: Host, server: Server) -> None:
    page = host.page
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    host.server.answers["page.css"] = Answer(STYLE.encode(), headers={"Content-Type": "text/css"})
    sheet = '<link rel="stylesheet" href="page.css">'
    host.open(sheet + tag("a", lang="en") + tag("b", lang="en", start="visible"), more="; style-src 'self'")
    a, b = host.frame("a"), host.frame("b")
    light = until(a, felt="rgb(244, 234, 210)", ink="rgb(0, 0, 0)", back="rgb(27 68 152 / 1)", bar="")
    assert light["button"][:3] == ["rgb(60, 20, 120)", "rgb(255, 255, 255)", "3px"]
    assert light["button"][3].startswith('"DejaVu Sans Mono", monospace')
    page.evaluate("document.body.className = 'night'")
    night = until(a, ink="rgb(255, 255, 255)", bar="rgb(16 20 24 / 1)")
    assert night["button"][:2] == ["rgb(125, 211, 252)", "rgb(0, 0, 0)"]
    page.emulate_media(color_scheme="dark")
    until(a, button=[*night["button"][:2], "7px", night["button"][3]])
    host.value("a", "start")
    assert host.lies("a").locator(".table").evaluate("(table) => getComputedStyle(table).color") == night["ink"]
    assert axe(a) == []
    page.emulate_media(color_scheme="light")

    page.evaluate("document.getElementById('b').scrollIntoView()")
    host.lies("b")
    page.evaluate("document.getElementById('b').style.setProperty('--schnapsen-font', 'x'.repeat(101))")
    page.wait_for_timeout(100)
    assert b.evaluate("[...document.documentElement.style].join()") == ""
    named = sorted(text.split()[1].removeprefix("--schnapsen-") for text in warnings if "--schnapsen-" in text)
    assert named == ["accent", "card-back", "font", "font", "page", "radius", "table"]

    own = {"table": "navy", "radius": "1em;color:red", "font": "Arial, url(x)", "accent": "gold", "ink": "white"}
    page.goto(f"{server.url}embed.html?lang=en&" + "&".join(f"{name}={quote(each)}" for name, each in own.items()))
    looks = until(page.main_frame, felt="rgb(0, 0, 128)", ink="rgb(255, 255, 255)", bar="")
    assert looks["button"][:3] == ["rgb(255, 215, 0)", "rgb(0, 0, 0)", "10px"]
    page.goto(f"{server.url}embed.html?lang=en&theme=contrast&table=navy")
    until(page.main_frame, felt="rgb(255, 255, 255)", ink="rgb(0, 0, 0)")
