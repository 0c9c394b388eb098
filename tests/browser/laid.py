"""Positions and deals that are laid on the page's table instead of being played for."""

import base64
import json
import zlib

import build
from table import State, Table

MESSAGES = build.ROOT / "tests/conformance/messages"

# A deal of which all cards are known; hearts are trumps.
RECORD = {
    "hands": ["AH KH QH TD JS", "TH AD KD QD JD"],
    "trump": "JH",
    "stock": "AC TC KC QC JC AS TS KS QS",
    "moves": ["TD", "AD"],
}

# Begins another match and plays it to its end against the weakest level, by moves and not by presses, without pauses.
MATCH = """async (table) => {
  const states = [], timer = setTimeout;
  const rest = (ms) => new Promise((resolve) => timer(resolve, ms));
  globalThis.setTimeout = (action, ms = 0, ...rest) => timer(action, ms > 3000 ? ms : 0, ...rest);
  table.addEventListener("schnapsen-dealend", ({ detail }) => states.push(detail.state));
  await table.restart({ rules: "wiener", level: "beginner" });
  for (let turn = 0; turn < 4000; turn++) {
    const { game } = table;
    const snapshot = game?.snapshot;
    if (snapshot.result && states.at(-1)?.ply === snapshot.ply && states.at(-1)?.deal === snapshot.deal) {
      if (snapshot.phase === "match-end") {
        globalThis.setTimeout = timer;
        return states;
      }
      await table.next();
    } else if (!snapshot.result && game.ready && snapshot.phase !== "waiting") {
      const claims = snapshot.legal.includes("66") && snapshot.points[snapshot.seat] >= 66;
      const cards = snapshot.hand.filter((card) => snapshot.legal.includes(card));
      await table.play(claims ? "66" : cards[turn % cards.length]);
    }
    await rest(1);
  }
  throw new Error("the match does not end");
}"""

# Without what lay there before nothing leads to it; a computer that was to move finds another snapshot in its place.
LAY = """({ game }, snapshot) => {
  game.scene = null;
  game.resume(snapshot);
  if (snapshot.phase === "waiting") game.snapshot = structuredClone(snapshot);
}"""

DROP = """([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  for (const type of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""


def golden(name: str, game: str = "two-hand") -> list[State]:
    """All snapshots of a game in the golden messages of a name, in their order."""
    pairs = json.loads((MESSAGES / f"{name}.json").read_text("utf-8"))
    payloads = [pair["response"].get("payload", {}) for pair in pairs]
    return [each for each in payloads if each.get("game") == game and "phase" in each]


def all_golden(game: str = "two-hand") -> list[tuple[str, State]]:
    """The same of all names, with the name."""
    names = sorted(path.stem for path in MESSAGES.glob("*.json"))
    return [(name, snapshot) for name in names for snapshot in golden(name, game)]


def lay(table: Table, snapshot: State) -> None:
    """Show a snapshot as if it had just come from Python; the computer is not asked to move."""
    table.element.evaluate(LAY, snapshot)


def link_to(table: Table, content: object, *, packed: bool = False) -> str:
    """A link that holds the content, as it is or deflated."""
    data = json.dumps(content).encode()
    if packed:
        packer = zlib.compressobj(wbits=-15)
        data = packer.compress(data) + packer.flush()
    text = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"{table.site}#deal={'d' if packed else 'p'}{text}"
