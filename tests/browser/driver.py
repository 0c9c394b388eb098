"""Drives the engine through the page's client, the global `bummerl` of `load_client`, without any page of ours."""

from typing import Any

from playwright.sync_api import Page

START = """async (settings) => {
  globalThis.steps = [];
  globalThis.python = bummerl.startPython({ ...settings, onProgress: (step) => steps.push(step) });
  try { return await python.ready; } catch (error) { return { ...error, message: error.message }; }
}"""
# Not the table of the page itself, whose game goes on beside.
TABLE = "driven"
ASK = "([table, type, payload]) => python.request(table, type, payload)"
SEED = "5eed" * 16


def start(page: Page, **settings: object) -> dict[str, Any]:
    """Return what `ready` resolves to, or the code of its error."""
    answer: dict[str, Any] = page.evaluate(START, settings)
    return answer


def ask(page: Page, kind: str, payload: object, table: str = TABLE) -> dict[str, Any]:
    answer: dict[str, Any] = page.evaluate(ASK, [table, kind, payload])
    return answer["payload"]


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
