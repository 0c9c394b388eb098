"""Measures the engine in the page: `python3 build.py build && .venv/bin/python tests/bench/page.py [SECONDS]`.

Random deals a second through the public `Deal` and the computer's time for a move, in Chromium and beside it natively.
"""

import datetime
import json
import platform
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine"), str(ROOT / "tests/browser")]

import build  # noqa: E402
from built import path_of  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server import Answer, Server  # noqa: E402

PAGE = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="bench.js"></script>'
SCRIPT = """
import { loadPyodide } from "./pyodide.mjs";
const { info } = await (await fetch(`${WHEELS}stock-lock.json`)).json();
const lockFileContents = { info, packages: {} };
const python = await loadPyodide({ indexURL: RUNTIME, packageBaseUrl: WHEELS, lockFileContents });
python.unpackArchive(await (await fetch(WHEELS + WHEEL)).arrayBuffer(), "zip");
globalThis.measure = (code) => python.runPython(code);
document.title = "ready";
"""
CODE = """
import json, random, time
from bummerl.ai.players import LEVELS
from bummerl.games import computer_move, game_of
from bummerl.rules import AUCTION_PROFILES, PROFILES


def shuffled(rules, number):
    game = game_of(rules)
    deck = list(game.cards)
    random.Random(number).shuffle(deck)
    return game.deal(deck, number % rules.seats)


def deals_a_second(rules, seconds):
    chance = random.Random(1)
    start = time.perf_counter()
    done = 0
    while time.perf_counter() - start < seconds:
        deal = shuffled(rules, done)
        while deal.result is None:
            deal.play(chance.choice(deal.legal_moves()))
        done += 1
    return done / (time.perf_counter() - start)


def seconds_a_move(rules, level, seconds):
    times = []
    number = 0
    while sum(times) < seconds:
        deal = shuffled(rules, number)
        while deal.result is None and sum(times) < seconds:
            start = time.perf_counter()
            move = computer_move(deal, level, str(number), (rules.target,) * len(rules.teams))
            times.append(time.perf_counter() - start)
            deal.play(move)
        number += 1
    times.sort()
    return {"mean": sum(times) / len(times), "p95": times[len(times) * 95 // 100], "max": times[-1]}


def measure(seconds):
    rates = {name: deals_a_second(PROFILES[name], seconds) for name in ("wiener", "vu")}
    games = {"wiener": PROFILES["wiener"], **AUCTION_PROFILES}
    levels = {
        f"{name}, {level}": seconds_a_move(rules, level, seconds) for name, rules in games.items() for level in LEVELS
    }
    return json.dumps({"rates": rates, "levels": levels})


result = measure(SECONDS)
result
"""


def in_the_page(seconds: float) -> tuple[dict[str, Any], str]:
    """What the code measures in Chromium, and that browser's version."""
    with Server(build.DIST) as server, sync_playwright() as playwright:
        (wheel,) = build.DIST.glob("files/wheels-*/bummerl-*.whl")
        folders = {"WHEELS": wheel.parent, "RUNTIME": path_of("pyodide/pyodide.asm.wasm").parent}
        loader = (ROOT / "web/node_modules/pyodide/pyodide.mjs").read_bytes()
        constants = {"WHEEL": wheel.name, **{name: f"files/{folder.name}/" for name, folder in folders.items()}}
        head = "".join(f"const {name} = {json.dumps(value)};" for name, value in constants.items())
        script = (head + SCRIPT).encode()
        server.answers["bench.html"] = Answer(PAGE.encode(), headers={"Content-Type": "text/html"})
        server.answers["bench.js"] = Answer(script, headers={"Content-Type": "text/javascript"})
        server.answers["pyodide.mjs"] = Answer(loader, headers={"Content-Type": "text/javascript"})
        browser = playwright.chromium.launch(**launch_options(playwright.chromium))
        page = browser.new_page()
        page.on("console", lambda message: print(message.text, file=sys.stderr))
        page.goto(f"{server.url}bench.html")
        page.locator("html").wait_for(state="attached")
        while page.title() != "ready":
            page.wait_for_timeout(100)
        answer: dict[str, Any] = json.loads(
            page.evaluate("code => measure(code)", CODE.replace("SECONDS", str(seconds)))
        )
        return answer, browser.version


def natively(seconds: float) -> dict[str, Any]:
    """What the code measures in this Python."""
    scope: dict[str, Any] = {}
    exec(CODE.replace("SECONDS", str(seconds)), scope)
    answer: dict[str, Any] = json.loads(scope["result"])
    return answer


def main() -> None:
    """Measures and prints a Markdown table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    page, version = in_the_page(seconds)
    native = natively(seconds)
    machine = f"{platform.machine()}, {platform.system()}, CPython {platform.python_version()}, Chromium {version}"
    print(f"{datetime.date.today()}, {machine}; `python tests/bench/page.py {seconds:g}`\n")
    print("| | natively | in the page |\n|---|---|---|")
    for name in native["rates"]:
        print(f"| random deals a second, `{name}` | {native['rates'][name]:,.0f} | {page['rates'][name]:,.0f} |")
    for level, times in native["levels"].items():
        cells = [
            f"{1000 * row['mean']:.1f} / {1000 * row['p95']:.0f} / {1000 * row['max']:.0f}"
            for row in (times, page["levels"][level])
        ]
        print(f"| ms a move, `{level}`: mean / 95 % / most | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
