"""Kills the browser, its page or its Python in the middle of matches, and looks at what is left.

    python3 build.py build && .venv/bin/python tests/bench/kill.py [--times 200] [--seed 1] [--level beginner]

Plays match after match at the page's own table in a Chromium with a profile of its own on disk. Moves between two kills
are made without presses and pauses. Again and again, a random time after the press of a card, one of these happens, in
turn: the browser's processes are killed at once (SIGKILL), those of its tabs alone, or Python's worker throws an
error or begins an endless loop. The page is then opened again, or left to mend itself, and the same deal must be there,
no further back than before that card and than the page had shown, and go on. Prints a row of a Markdown table for each
way.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/browser")]

import build  # noqa: E402
from driver import launch_options  # noqa: E402
from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright  # noqa: E402
from server import Server  # noqa: E402
from table import HURRY, PREFERENCES, Table, seed_of  # noqa: E402

State = dict[str, Any]

MOST = 0.4
"""Seconds after the press within which it happens: the computer has answered after that."""
PATIENCE = 30_000
"""Milliseconds after which the page gives a Python up that does not answer."""
DOUBLE = 400
"""Milliseconds after a press in which another one would be a double click."""


class Victim:
    """A browser that is killed and started again, always with the same profile."""

    def __init__(self, playwright: Playwright, profile: Path, site: str, level: str) -> None:
        self._chromium, self._profile, self._site, self._level = playwright.chromium, profile, site, level
        self._context: BrowserContext | None = None
        self.start()

    def start(self) -> None:
        """Opens the page in a new browser."""
        context = self._chromium.launch_persistent_context(
            str(self._profile), **launch_options(self._chromium), chromium_sandbox=False
        )
        context.add_init_script(HURRY)
        kept = f'{{"lang":"de","speed":"off","level":"{self._level}","help":"off"}}'
        context.add_init_script(f"localStorage['{PREFERENCES}'] ??= '{kept}'")
        context.clock.install()
        self._context = context
        self.open(context.pages[0])

    def open(self, page: Page) -> None:
        """Opens the page at the table."""
        page.goto(f"{self._site}?seed={seed_of(1)}")
        self.page = page
        self.table = Table(page, self._site)

    def browser(self) -> None:
        """Kills all of the browser at once."""
        assert self._context
        kill_all(processes_with(str(self._profile)))
        with suppress(Error):
            self._context.close()
        (self._profile / "SingletonLock").unlink(missing_ok=True)
        self.start()

    def tab(self) -> None:
        """Kills the process of the tab and opens another."""
        assert self._context
        everything = processes_with(str(self._profile))
        with self.page.expect_event("crash"):
            kill_all([process for process in everything if "--type=renderer" in arguments(process)])
        self.page.close()
        self.open(self._context.new_page())

    def worker(self) -> None:
        """Lets Python's worker die of an error."""
        self.page.workers[-1].evaluate("setTimeout(() => { throw new Error('dead'); })")
        self.table.element.evaluate("(table) => table.record()")

    def loop(self) -> None:
        """Lets Python's worker hang, which shows when it is next asked something, and the page's patience end."""
        hung = self.page.workers[-1]
        hung.evaluate("setTimeout(() => { for (;;); })")
        self.table.element.evaluate("(table) => void table.record().catch(() => {})")
        for _ in range(100):
            self.page.wait_for_timeout(50)
            if self.page.workers and self.page.workers[-1] != hung:
                return
            self.page.clock.fast_forward(PATIENCE)
        raise AssertionError("nobody notices that Python hangs")

    def announce_nothing(self) -> None:
        """Plays a card that could be announced with without doing so."""
        plain = self.table.option("plain")
        if plain.count():
            plain.click()

    def close(self) -> None:
        """Ends the browser as a person does."""
        assert self._context
        self._context.close()


def arguments(process: int) -> list[str]:
    """What a process was started with; nothing if it has gone."""
    try:
        # Chromium joins those of the processes that it forks by spaces.
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ").split()
    except OSError:
        return []


def kill_all(processes: list[int]) -> None:
    """Kills at once."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def processes_with(profile: str) -> list[int]:
    """The processes of the browser that was given this profile, and those that come from it."""
    parents: dict[int, int] = {}
    ours: set[int] = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        with suppress(OSError):
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if f"--user-data-dir={profile}" in arguments(int(entry.name)):
                ours.add(int(entry.name))
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sorted(ours)


class Killing:
    """Plays, kills and compares."""

    def __init__(self, victim: Victim, chance: random.Random) -> None:
        self._victim, self._chance = victim, chance
        self.times: Counter[str] = Counter()
        self.back: Counter[str] = Counter()

    def once(self, way: str) -> None:
        """Plays a few cards, then one more amid which it happens. Raises `AssertionError` if more is lost."""
        for _ in range(self._chance.randrange(3)):
            self._play()
        before = self._turn()
        self._press(before)
        self._victim.page.wait_for_timeout(self._chance.random() * 1000 * MOST)
        shown = self._victim.table.state()
        try:
            getattr(self._victim, way)()
            after = self._victim.table.appear()
        except BaseException as fault:
            fault.add_note(f"{way}, after {self.times.total()} others; before: {before}")
            raise
        assert after["shuffle"]["commitment"] == before["shuffle"]["commitment"], "it is another deal"
        assert after["ply"] >= max(before["ply"], shown["ply"]), f"{before['ply']}, {shown['ply']}, {after['ply']}"
        self.times[way] += 1
        self.back[way] += after["ply"] == before["ply"]

    def _turn(self) -> State:
        """Waits until the person is to act; a deal that has ended is followed by the next."""
        self._victim.table.appear()
        while (state := self._victim.table.wait())["result"]:
            self._victim.table.element.evaluate("(table) => table.next()")
        return state

    def _card(self, state: State) -> str:
        card: str = self._chance.choice([card for card in state["hand"] if card in state["legal"]])
        return card

    def _press(self, state: State) -> None:
        self._victim.page.clock.fast_forward(DOUBLE)
        self._victim.table.card(self._card(state)).click()
        self._victim.announce_nothing()

    def _play(self) -> None:
        state = self._turn()
        self._victim.table.element.evaluate("(table, card) => table.play(card)", self._card(state))


WAYS = {"browser": "browser killed", "tab": "tab killed", "worker": "worker died", "loop": "worker hung"}


def kill(times: int, seed: int, level: str) -> Killing:
    """Kills so many times, by all ways in turn."""
    with Server(build.DIST) as server, tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        victim = Victim(playwright, Path(folder), server.url, level)
        killing = Killing(victim, random.Random(seed))
        for number in range(times):
            killing.once(list(WAYS)[number % len(WAYS)])
        victim.close()
    return killing


def main() -> None:
    """Reads the command line, kills and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="beginner")
    options = parser.parse_args()
    killing = kill(options.times, options.seed, options.level)
    print("| what | times | the match went on | the move being made was lost |\n|---|---|---|---|")
    for way, what in WAYS.items():
        print(f"| {what} | {killing.times[way]} | {killing.times[way]} | {killing.back[way]} |")


if __name__ == "__main__":
    main()
