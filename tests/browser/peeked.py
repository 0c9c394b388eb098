"""Looks for hidden cards in all that a page holds, shows, keeps and says while a deal is played.

Two games that the person cannot tell apart, whose hidden cards lie otherwise, are laid on the page's table one after
the other. Everything that can be found on the page must then be alike to the last sign, so that no encoding of any kind
carries a hidden card: not only as the position lies there, but also what could be seen, heard from Python, logged or
stored meanwhile, while a hint is asked for, and while a card is played and the computer answers. The saves of running
games, which must hold the cards, are the one thing that is left out; the fingerprint of a shuffle, whose salt nobody
knows, is taken out. What decks and salts follow from must not lie in the page's memory at all.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

from peeking import PeekedError, told_otherwise
from playwright.sync_api import Browser, Page
from table import Table, seed_of

from bummerl.rules import find_rules
from bummerl.session import Session

# Before all scripts of the page: notes what Python tells, what is said to anybody, logged, or seen but for a moment.
WATCH = """
globalThis.peeked = { noted: [], globals: null };
{
  const note = (kind, value) => {
    try { peeked.noted.push(`${kind} ${JSON.stringify(value)}`); } catch { peeked.noted.push(`${kind} ${value}`); }
  };
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => note("heard", data?.value ?? data));
    }
  };
  for (const type of [BroadcastChannel, MessagePort]) {
    const post = type.prototype.postMessage;
    type.prototype.postMessage = function (message, ...rest) {
      note("said", message?.argumentList ?? message);
      return post.call(this, message, ...rest);
    };
  }
  addEventListener("message", ({ data }) => note("posted", data));
  for (const level of ["log", "info", "debug", "warn", "error"]) {
    const log = console[level];
    console[level] = (...given) => { note("logged", given); log(...given); };
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === "attributes") note("seen", [attributeName, target.getAttribute(attributeName)]);
      else if (type === "characterData") note("seen", target.data);
      else for (const node of addedNodes) note("seen", node.outerHTML ?? node.data);
    }
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    observer.observe(root, all);
    return root;
  };
  addEventListener("DOMContentLoaded", () => { peeked.globals = new Set(Object.getOwnPropertyNames(globalThis)); });
}
"""

# Takes up the game that lies in storage, as a start does.
TAKE_UP = """async (table) => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("bummerl.seen.")) localStorage.removeItem(key);
  peeked.noted.length = 0;
  const { snapshot, setAside } = await table.engine.client.open("main");
  if (!snapshot) throw new Error(setAside?.reason ?? "nothing is stored");
  table.game.scene = null;
  table.game.resume(snapshot);
  await table.updateComplete;
}"""

# The save goes to storage by the worker: the page itself never has it.
STORE = """(save) => new Promise((resolve, reject) => {
  const opened = indexedDB.open("bummerl");
  opened.onerror = reject;
  opened.onsuccess = () => {
    const change = opened.result.transaction("games", "readwrite");
    change.objectStore("games").put(save, "table:main");
    change.oncomplete = () => { opened.result.close(); resolve(); };
  };
})"""

# All there is, each kind as text.
EVERYTHING = """async (table) => {
  const tree = (node) => {
    if (node.nodeType !== 1) return node.data ?? [...node.childNodes].map(tree).join("");
    // How names are spaced is a matter of what was drawn before.
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value.trim()}"`).join("");
    const held = ["value", "checked", "open"].map((name) => node[name]).join();
    const root = node.shadowRoot;
    const sheets = (root?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules]);
    const shadow = root ? `#shadow ${sheets.map(({ cssText }) => cssText).join("")} ${tree(root)}` : "";
    return `<${node.localName}${attributes}>${held}${shadow}${[...node.childNodes].map(tree).join("")}`;
  };
  const seen = new Set();
  const graph = (value, depth) => {
    if (value instanceof Map || value instanceof Set) return graph([...value], depth);
    if (typeof value === "bigint" || typeof value === "symbol") return String(value);
    if (typeof value !== "object" || value === null) return value;
    // What is drawn is looked at as such, and the clocks of the browser run on.
    if (depth === 0 || seen.has(value) || value instanceof EventTarget && value !== table) return "…";
    seen.add(value);
    return Object.fromEntries(Reflect.ownKeys(value).map((key) => [String(key), graph(value[key], depth - 1)]));
  };
  const stores = async () => {
    const found = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => resolve(target.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const pairs = [];
          database.transaction(store).objectStore(store).openCursor().onsuccess = ({ target: { result } }) => {
            if (!result) return resolve(pairs);
            if (!String(result.key).startsWith("table:")) pairs.push([result.key, result.value]);
            result.continue();
          };
        });
        found.push([name, store, rows]);
      }
      database.close();
    }
    return found;
  };
  const cached = async () => Promise.all((await caches.keys()).map(async (name) =>
    [name, (await (await caches.open(name)).keys()).map(({ url }) => url)]));
  const ours = (name) => name !== "peeked" && !peeked.globals.has(name);
  const globals = Object.getOwnPropertyNames(globalThis).filter(ours);
  const { game } = table;
  await table.updateComplete;
  return {
    tree: tree(document.documentElement),
    objects: JSON.stringify(graph({ table, game, model: table.model, engine: table.engine }, 12)),
    globals: JSON.stringify(globals.map((name) => [name, graph(globalThis[name], 6)])),
    local: JSON.stringify(Object.entries(localStorage).sort()),
    session: JSON.stringify(Object.entries(sessionStorage).sort()),
    stores: JSON.stringify(await stores()),
    caches: JSON.stringify(await cached()),
    address: JSON.stringify([location.href, name, history.state, document.title, document.cookie]),
    timings: JSON.stringify([...new Set(performance.getEntries().map(({ name }) => name))].sort()),
    noted: [...new Set(peeked.noted)].sort().join("\\n"),
  };
}"""

# What is asked for at a position; that the answer is still awaited is told after a while, which says nothing of cards.
ASK = """async (table) => {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (action, ms = 0, ...rest) => wait(action, ms < 600 ? ms : 60_000, ...rest);
  await table.record();
  await table.hint();
  globalThis.setTimeout = wait;
}"""

Found = dict[str, str]


class Peek:
    """A page at whose table games are laid and looked through. `plant` is run before each look, for tests."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._context = browser.new_context(service_workers="block", reduced_motion="reduce")
        self.page: Page = self._context.new_page()
        self.page.add_init_script(WATCH)
        self._devtools = self._context.new_cdp_session(self.page)
        self._devtools.send("Accessibility.enable")
        self.table = Table(self.page, site)
        self.table.open(seed_of(1), level="beginner")
        self.table.wait()
        # How far a thought comes must not depend on how busy the machine is.
        (worker,) = self.page.workers
        worker.evaluate("{ const now = performance.now(); performance.now = () => now; }")
        self.plant = ""
        self.looks = 0

    def close(self) -> None:
        self._context.close()

    def compare(self, session: Session, twin: Session, move: str | None = None) -> None:
        """Lays both on the table, then asks for a hint and plays the move, if any. Raises `PeekedError` if they differ.

        What is seen but for a moment is a matter of time as well: there, a difference counts that is found three times.
        """
        for again in (True, True, False):
            found = self._difference(session.save(), twin.save(), move)
            if found is None:
                return
            if not again or not found.startswith("noted"):
                raise PeekedError(found)

    def _difference(self, save: str, twin: str, move: str | None) -> str | None:
        further = move is not None and alike([played(each, move) for each in (save, twin)])
        ways: list[list[Found]] = []
        for each in (save, twin):
            # What the last game has left behind is the same for both.
            self._show(save)
            self._show(each)
            found = [self._look(each)]
            if move is not None:
                self.table.element.evaluate(ASK)
                found.append(self._look(each))
            if further:
                self.table.element.evaluate("(table, move) => table.play(move)", move)
                self.table.wait()
                found.append(self._look(each))
            ways.append(found)
        for moment, (one, other) in enumerate(zip(*ways, strict=True)):
            for kind, text in one.items():
                if text != other[kind]:
                    return f"{kind} depends on hidden cards at moment {moment}: {difference(text, other[kind])}"
        return None

    def search_memory(self, session: Session) -> None:
        """Looks in the page's heap for what decks follow from. Raises `PeekedError`."""
        state = session._state
        self._show(session.save())
        chunks: list[str] = []
        self._devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
        self._devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        strings = "\n".join(json.loads("".join(chunks))["strings"])
        if state.shuffle.commitment not in strings:
            raise PeekedError("this is not the memory of the page: its fingerprint is missing")
        for secret in (state.seed, state.shuffle.salt, state.game.card_names(state.shuffle.deck)):
            if secret in strings:
                raise PeekedError(f"the page's memory holds a secret: {secret}")

    def _show(self, save: str) -> None:
        (worker,) = self.page.workers
        worker.evaluate(STORE, save)
        self.table.element.evaluate(TAKE_UP)
        self.table.wait()

    def _look(self, save: str) -> Found:
        self.looks += 1
        if self.plant:
            self.page.evaluate(self.plant, save)
        found: dict[str, Any] = self.table.element.evaluate(EVERYTHING)
        nodes = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        kinds = ("role", "name", "description", "value")
        found["names"] = json.dumps(
            [[node.get(kind, {}).get("value") for kind in kinds] for node in nodes if not node["ignored"]]
        )
        fingerprint = Session.restore(save)._state.shuffle.commitment
        return {kind: text.replace(fingerprint, "fingerprint") for kind, text in found.items()}


def played(save: str, move: str) -> Session:
    """The game after a move and the computer's answer."""
    session = Session.restore(save)
    session.play(move, session.ply)
    while session.snapshot()["phase"] == "waiting":
        session.think(session.ply)
    return session


def alike(sessions: list[Session]) -> bool:
    """Whether the person still cannot tell these games apart, and they go on."""
    deals = [session._state.course.deal for session in sessions]
    seat = sessions[0]._state.seat
    return all(deal.result is None for deal in deals) and deals[0].view(seat) == deals[1].view(seat)


def difference(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 80) : at + 80]!r} and {other[max(0, at - 80) : at + 80]!r}"


def positions(rules: str, level: str, number: int, deals: int) -> Iterator[tuple[Session, str, Session | None]]:
    """Positions of a match in which the person moves by chance, until it or so many deals end.

    Each comes with the move that is made and a game that looks the same, if there is one.
    """
    chance = random.Random(f"{rules} {level} {number}")
    session = Session(find_rules(rules), level, number % 2, f"{chance.getrandbits(256):064x}")
    while deals:
        now: dict[str, Any] = session.snapshot()
        if now["phase"] == "waiting":
            session.think(now["ply"])
        elif now["result"] is None:
            move = chance.choice([each for each in now["legal"] if each not in ("66", "r")] or now["legal"])
            saved = session.save()
            yield Session.restore(saved), move, told_otherwise(saved, session, chance)
            session.play(move, now["ply"])
        elif now["phase"] == "match-end":
            return
        else:
            deals -= 1
            session.next(now["deal"])
