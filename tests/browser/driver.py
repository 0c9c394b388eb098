"""Drives the engine through the page's client, the global `bummerl` of `load_client`, without any page of ours."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import build
from built import name_of
from playwright.sync_api import BrowserType, Page

# Nothing that phones home, and nothing that a container forbids.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

START = """async (settings) => {
  globalThis.steps = [];
  globalThis.python = bummerl.startPython({ ...settings, onProgress: (step) => steps.push(step) });
  try { return await python.ready; } catch (error) { return { ...error, message: error.message }; }
}"""
# Not the table of the page itself, whose game goes on beside.
TABLE = "driven"
ASK = "([table, type, payload]) => python.request(table, type, payload)"
SEED = "5eed" * 16


def launch_options(chromium: BrowserType) -> dict[str, Any]:
    """Playwright's own Chromium if it has one, else the machine's."""
    if Path(chromium.executable_path).exists():
        return {"args": FLAGS}
    return {"args": FLAGS, "executable_path": shutil.which("chromium")}


def client_as_script() -> str:
    """Return client.js as one script that sets the global `bummerl`."""
    esbuild = build.WEB / "node_modules/.bin/esbuild"
    command: list[str | Path] = [esbuild, "python/client.js", "--bundle", "--format=iife", "--global-name=bummerl"]
    command.append(f"--define:WORKER={json.dumps(name_of('python/worker.js'))}")
    script = subprocess.run(command, cwd=build.WEB, check=True, capture_output=True, text=True).stdout
    return f"{script}; globalThis.bummerl = bummerl;"


def start(page: Page, **settings: object) -> dict[str, Any]:
    """Return what `ready` resolves to, or the code of its error."""
    answer: dict[str, Any] = page.evaluate(START, settings)
    return answer


def ask(page: Page, kind: str, payload: object, table: str = TABLE) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(ASK, [table, kind, payload])
    payload_of_answer: dict[str, Any] = answer["payload"]
    return payload_of_answer


def new_game(page: Page, rules: str = "wiener", seed: str = SEED, table: str = TABLE) -> dict[str, Any]:
    return ask(page, "new", {"rules": rules, "level": "normal", "seat": 0, "seed": seed}, table)


def play_deal(page: Page, state: dict[str, Any]) -> dict[str, Any]:
    """Play the first legal move each time until the deal ends."""
    while state["phase"] not in ("deal-end", "match-end"):
        if state["phase"] == "waiting":
            state = ask(page, "think", {"ply": state["ply"]})
        else:
            state = ask(page, "play", {"move": state["legal"][0], "ply": state["ply"]})
    return state


def play_some(page: Page, state: dict[str, Any], moves: int) -> dict[str, Any]:
    for _ in range(moves):
        if state["phase"] == "waiting":
            state = ask(page, "think", {"ply": state["ply"]})
        else:
            cards = [move for move in state["legal"] if move in state["hand"]]
            state = ask(page, "play", {"move": cards[0], "ply": state["ply"]})
    return state


def keep_offline(page: Page, script: str = "sw.js") -> None:
    """Let the service worker of the site keep it; a page may begin it through the site's own policy alone."""
    page.evaluate(
        """async (script) => {
          const policy = trustedTypes.createPolicy("bummerl", { createScriptURL: (address) => address });
          await navigator.serviceWorker.register(policy.createScriptURL(script));
          await navigator.serviceWorker.ready;
        }""",
        script,
    )
