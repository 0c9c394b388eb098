"""Mutated links, files, backups and stored values for the page, and what must hold whatever it is given.

Each is soon refused with a notice of its own, or taken up as what it is; the match on the table stays as it was, and
nothing is logged as an error.
"""

import base64
import json
import random
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from fuzzing import mutated, scribbled
from laid import link_to
from table import Table

CONFORMANCE = Path(__file__).parents[1] / "conformance"
SECONDS = 5.0
"""For anything at all, on a busy machine."""

# Gives the page one thing and waits until it shows what it makes of it.
GIVE = """async ([kind, unit, times, longest]) => {
  const text = unit.repeat(times);
  const bytes = () => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
  const find = (selector) => document.querySelector(selector);
  const files = (name) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes()], name));
    return transfer;
  };
  const outcomes = {
    refused: "#over [data-bad], [data-notice=notice-bad-link]",
    opened: "#over [data-play], #over .sheet--rules, #over [data-found]",
  };
  const until = async (met) => {
    const start = performance.now();
    for (;;) {
      const found = met();
      if (found) return [found, performance.now() - start];
      if (performance.now() - start > longest) return ["nothing", longest];
      await turn();
    }
  };
  const outcome = () => Object.keys(outcomes).find((name) => find(outcomes[name]));
  if (kind === "link") location.hash = text;
  if (kind === "drop") {
    const dataTransfer = files("deal.json");
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }
  if (kind === "backup") {
    find("[slot=menu]").click();
    await until(() => find("[data-entry=backup]"));
    find("[data-entry=backup]").click();
    await until(() => find("#over .statistics [data-pick]"));
    const pick = find("#over .statistics [data-pick]");
    pick.files = files("backup.json").files;
    pick.dispatchEvent(new Event("change"));
  }
  const [found, took] = await until(outcome);
  const told = find(outcomes.refused)?.textContent.trim() ?? "";
  for (let left = 20; left > 0 && find("#over dialog[open], #over .notice"); left -= 1) {
    for (const close of document.querySelectorAll("#over [data-close], #over .notice .icon")) close.click();
    await turn();
  }
  return { found, took, told, left: find("#over dialog[open]")?.textContent ?? "", hash: location.hash.slice(0, 100) };
}"""


class BrokenError(AssertionError):
    """What must hold does not; tells the input."""


class Mutants:
    """Mutated things for one page, as a seed has it. `errors` is what the page has logged as such."""

    def __init__(self, table: Table, seed: int, errors: list[str]) -> None:
        self._table, self._errors = table, errors
        self._chance = random.Random(seed)
        lines = (CONFORMANCE / "golden.jsonl").read_text("utf-8").splitlines()
        self._records: list[Any] = [json.loads(line)["record"] for line in lines]
        self._rules: list[Any] = [record["rules"] for record in self._records if "rules" in record]
        self._backup = self._saved()
        self._before = table.wait()
        self.outcomes: Counter[str] = Counter()
        self.slowest = 0.0

    def _saved(self) -> dict[str, Any]:
        """A backup of all that the page keeps."""
        self._table.enter("backup")
        with self._table.page.expect_download() as download:
            self._table.page.locator("[data-keep=save]").click()
        saved: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
        self._table.page.locator("#over [data-close]").click()
        return saved

    def give(self) -> None:
        """One thing of any kind. Raises `BrokenError`."""
        kind, make = self._chance.choice(
            [
                ("link", self._deal_link),
                ("link", self._rules_link),
                ("drop", lambda: encoded(self._text(self._mutant(self._records)))),
                ("backup", self._backup_file),
            ]
        )
        self.put(kind, make())

    def put(self, kind: str, text: str, times: int = 1) -> float:
        """Gives the page this, repeated; the milliseconds that the answer took. Raises `BrokenError`."""
        answer = self._table.page.evaluate(GIVE, [kind, text, times, 1000 * SECONDS])
        about = f"{kind} {text[:3000]}: {answer}"
        if answer["found"] == "nothing":
            raise BrokenError(f"nothing is told of {about}")
        if answer["left"]:
            raise BrokenError(f"a sheet does not go: {about}")
        if answer["found"] == "refused" and not answer["told"]:
            raise BrokenError(f"refused without a word: {about}")
        if self._errors:
            raise BrokenError(f"{self._errors} at {about}")
        if self._table.state() != self._before:
            raise BrokenError(f"the match is another: {about}")
        self.outcomes[f"{kind} {answer['found']}"] += 1
        self.slowest = max(self.slowest, answer["took"])
        took: float = answer["took"]
        return took

    def store(self) -> None:
        """Other values where the page keeps its own, and the page loaded anew. Raises `BrokenError`."""
        kept: dict[str, str] = self._table.page.evaluate("({ ...localStorage })")
        kept |= {f"bummerl.{name}.main": '{"deal": 1}' for name in ("at", "original", "seen")}
        change = {key: self._stored(value) for key, value in kept.items()}
        self._table.page.evaluate("(change) => Object.assign(localStorage, change)", change)
        after = self._table.reload()
        # Of the settings some are the game's own.
        if {**after, "options": {}, "events": []} != {**self._before, "options": {}, "events": []}:
            raise BrokenError(f"the match is another: {change}")
        if self._errors:
            raise BrokenError(f"{self._errors} at {change}")
        self._before = after
        self.outcomes["stored taken up"] += 1

    def _stored(self, value: str) -> str:
        try:
            found = json.loads(value)
        except ValueError:
            found = value
        return json.dumps(mutated(found, self._chance, [*self._records[:5], found])).replace("\0", "")

    def _mutant(self, found: list[Any]) -> Any:
        return mutated(self._chance.choice(found), self._chance, found[:40])

    def _text(self, value: Any) -> str:
        text = json.dumps(value)
        return scribbled(text, self._chance) if self._chance.random() < 0.4 else text

    def _deal_link(self) -> str:
        value = self._mutant(self._records)
        _, _, link = link_to(self._table, value, packed=self._chance.random() < 0.5).partition("#")
        return "#" + (address(scribbled(link, self._chance), "deal=") if self._chance.random() < 0.5 else link)

    def _rules_link(self) -> str:
        return "#" + address(f"rules={self._text(self._mutant(self._rules))}", "rules=")

    def _backup_file(self) -> str:
        content = mutated(self._backup["content"], self._chance, [*self._records[:5], self._backup])
        text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
        check = f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"
        whole = json.dumps({**self._backup, "content": content, "check": check}, ensure_ascii=False)
        return encoded(scribbled(whole, self._chance) if self._chance.random() < 0.3 else whole)


def encoded(text: str) -> str:
    """Bytes for a file, as base64."""
    return base64.b64encode(text.encode("utf-8", "surrogatepass")).decode()


def address(text: str, begin: str) -> str:
    """A text that stays a link of the kind that begins so, without what no address can hold."""
    text = text.encode("utf-8", "replace").decode().replace("\0", "")
    return text if text.startswith(begin) else begin + text
