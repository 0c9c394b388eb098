"""Mutated requests for a table in a frame, sent as its host sends them, and what must hold whatever it is asked.

Each is answered once, soon, and never by a fault of the table's own; where that is an error, the game is as it was.
"""

import json
import random
from collections import Counter
from typing import Any

from fuzzing import ODD, mutated, scribbled
from host import Host
from mutants import CONFORMANCE, BrokenError

LONGEST = 5000
"""Milliseconds for an answer, on a busy machine."""

FRAME = """(source) => {
  const frame = document.createElement("iframe");
  [frame.width, frame.height] = [300, 400];
  frame.src = source;
  document.body.append(frame);
}"""
# The port stays with the page, so that many batches can be sent.
OPEN = """() => {
  const { port1, port2 } = new MessageChannel();
  const replies = [];
  port1.onmessage = ({ data }) => (data.type === "answer" || data.type === "error") && replies.push(data);
  document.querySelector("iframe").contentWindow.postMessage({ ns: "schnapsen", v: 1, type: "welcome" }, "*", [port2]);
  globalThis.talk = { port: port1, replies };
}"""
ASK = """async ([texts, longest]) => {
  const { port, replies } = talk;
  const ask = async (message) => {
    replies.length = 0;
    const start = performance.now();
    port.postMessage(message);
    while (replies.length === 0) {
      if (performance.now() - start > longest) return { type: "nothing", payload: {} };
      await new Promise((resolve) => setTimeout(resolve));
    }
    return replies[0];
  };
  const state = async () => JSON.stringify((await ask({ id: 1, type: "state" })).payload);
  const read = (text) => {
    try { return JSON.parse(text); } catch { return text; }
  };
  const found = [];
  for (let before = await state(), at = 0; at < texts.length; at += 1) {
    const { type, payload } = await ask(read(texts[at]));
    const after = await state();
    found.push([type, payload?.code ?? "", payload?.message ?? "", after !== before]);
    before = after;
  }
  return found;
}"""


class Requests:
    """Mutated requests for the one frame of a page, which it opens, as a seed has them."""

    def __init__(self, host: Host, seed: int) -> None:
        self._page = host.page
        self._chance = random.Random(seed)
        lines = (CONFORMANCE / "golden.jsonl").read_text("utf-8").splitlines()
        self._records: list[Any] = [json.loads(line)["record"] for line in lines]
        self.outcomes: Counter[str] = Counter()
        host.open("")
        host.page.evaluate(FRAME, f"{host.site.url}embed.html?v=1&lang=en&level=beginner&start=now")
        (frame,) = host.until(1)
        frame.locator(".hand button").first.wait_for(timeout=60_000)
        host.page.evaluate(OPEN)

    def send(self, count: int) -> None:
        """Raises `BrokenError`."""
        texts = [self._text() for _ in range(count)]
        for text, (kind, code, message, changed) in zip(texts, self._page.evaluate(ASK, [texts, LONGEST]), strict=True):
            about = f"{text[:3000]}: {kind} {code} {message}"
            if kind == "nothing":
                raise BrokenError(f"nothing is said to {about}")
            if code == "internal":
                raise BrokenError(f"a fault of the table's own at {about}")
            if kind == "error" and changed:
                raise BrokenError(f"the game is another after {about}")
            self.outcomes[f"{kind} {code}".strip()] += 1

    def _text(self) -> str:
        record = self._chance.choice(self._records)
        payloads: dict[str, Any] = {
            "start": {},
            "play": {"token": self._chance.choice(["AH", "KS", "c", "x", "66", "mH", "r"])},
            "next": {},
            "undo": {},
            "hint": {},
            "load": {"record": record, "comments": {"1": "good"}},
            "state": {},
            "set": {"theme": "dark", "lang": "hu", "rules": "turnier", "accent": "red", "allow": "hint undo"},
        }
        kind = self._chance.choice([*payloads, "load", "set", "play"])
        message = {"id": self._chance.randint(1, 1000), "type": kind, "payload": payloads[kind]}
        text = json.dumps(mutated(message, self._chance, [*ODD, record, message]))
        return scribbled(text, self._chance) if self._chance.random() < 0.1 else text
