"""Makes the puzzles of the course, `web/learn/puzzles.jsonl`: `python tests/bench/puzzles.py [--seed 1] [--deals N]`.

It deals, lets strong players play, and looks for positions in which one move is far better than all others
(`puzzle_search.py`): at most one a deal, and so many of each theme and grade. In most deals nobody closes, so that they
come to an end; in the others they close boldly. The same seed gives the same file. A run that was broken off goes on
where the file ends if it is started again; for another file, remove the old one.

A line of the file, which `web/schema/puzzle.schema.json` describes, is a JSON object:

| field | meaning |
|---|---|
| `id` | theme and number of the deal, e.g. `ending-17` |
| `theme` | `ending`, `marriage`, `exchange`, `close`, `defence`, `last-trick`, `score` |
| `grade` | 1: easy players mostly find the move; 2: normal ones do; 3: nor do they, or all who do compute |
| `record` | the position as the seat whose turn it is sees it, with the match's `score` where it matters |
| `best` | the right move |
| `values` | expected game points of every move that is worth a thought, the best first |
| `match` | only with a score: the chances to win the match as well |
| `exact` | whether nothing was sampled: both hands are known, or all possible ones were looked at |
| `margin` | how much more the best move is worth than the next, in game points as the score makes them worth |
| `error` | standard error of the margin, 0 if it is exact; the margin is more than four times as much |

Values are those of the request `judge` for the record with one move, which tells the page the reasons as well. Every
move but the best is a mistake in its words.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from puzzle_search import THEMES, Found, candidates_at, margin, proved

from bummerl.ai.evaluate import evaluate
from bummerl.ai.players import choose
from bummerl.ai.search import LAST_DRAWS
from bummerl.cards import deck_of, value_of
from bummerl.deal import Deal
from bummerl.moves import CLOSE, MOVE_NAMES, Move
from bummerl.records import Record, view_of
from bummerl.review import BUDGET, SEED
from bummerl.rules import PROFILES, Rules
from bummerl.view import View

OUT = Path(__file__).parents[2] / "web/learn/puzzles.jsonl"
OF_CELL = 5
"""Puzzles of one theme and grade in the Viennese game, at most."""
OF_KIND = 2
"""Puzzles of one kind, at most."""
OTHERS = ("haus", "hollands", "klub", "turnier", "sechsundsechzig", "santase")
"""Profiles of some deals, for positions in which their rules matter."""
OTHER_DEALS = 0.25
OF_OTHERS = 2
"""Puzzles of one theme under other rules, besides."""
BOLD_DEALS = 0.3
BOLD = 0.3
"""How often somebody closes in them with half of the points needed."""
HALF = 33
WIENER = PROFILES["wiener"]
GRADES = (1, 2, 3)
DIGITS = 4


class Collection:
    """The puzzles found so far, in a file."""

    def __init__(self, path: Path, seed: str) -> None:
        """Reads the puzzles of an earlier run."""
        self._path = path
        self._seed = seed
        self._cells: Counter[tuple[str, int]] = Counter()
        self._kinds: Counter[object] = Counter()
        self._others: Counter[str] = Counter()
        self._likenesses: set[object] = set()
        self.last = 0
        """The number of the last deal with a puzzle."""
        for line in path.read_text("utf-8").splitlines() if path.exists() else ():
            puzzle = json.loads(line)
            self.last = int(puzzle["id"].rpartition("-")[2])
            self._count(read(puzzle))

    @property
    def size(self) -> int:
        """How many puzzles there are."""
        return self._cells.total() + self._others.total()

    def _wanted(self, rules: Rules) -> set[str]:
        """The themes that are not full yet."""
        if rules != WIENER:
            return {theme for theme in THEMES if self._others[theme] < OF_OTHERS}
        return {theme for theme in THEMES if any(self._cells[theme, grade] < OF_CELL for grade in GRADES)}

    def add(self, number: int) -> None:
        """Adds the puzzle of a deal, if there is one."""
        found = self._first(number)
        if found is not None:
            self._count(found)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(form(found, number)) + "\n")

    def _first(self, number: int) -> Found | None:
        """The first puzzle of a deal that is wanted."""
        candidates = candidates_of(self._seed, number, self._wanted)
        return next((found for each in candidates if self._suits(each) and (found := proved(each))), None)

    def _suits(self, found: Found) -> bool:
        if found.likeness in self._likenesses:
            return False
        if found.view.rules != WIENER:
            return self._others[found.theme] < OF_OTHERS
        return self._cells[found.theme, found.grade] < OF_CELL and self._kinds[found.kind] < OF_KIND

    def _count(self, found: Found) -> None:
        self._likenesses.add(found.likeness)
        if found.view.rules != WIENER:
            self._others[found.theme] += 1
        else:
            self._cells[found.theme, found.grade] += 1
            self._kinds[found.kind] += 1

    def __str__(self) -> str:
        """How many of each theme: by grade, and under other rules."""
        return ", ".join(
            f"{theme} {'+'.join(str(self._cells[theme, grade]) for grade in GRADES)} ({self._others[theme]})"
            for theme in THEMES
        )


def candidates_of(seed: str, number: int, wanted: Callable[[Rules], set[str]]) -> Iterator[Found]:
    """What may be puzzles in one deal, in the course of play."""
    random = Random(f"{seed} {number}")
    rules = PROFILES[random.choice(OTHERS)] if random.random() < OTHER_DEALS else WIENER
    deck = list(deck_of(rules.ranks))
    random.shuffle(deck)
    deal = Deal.from_deck(rules, deck, random.randrange(2))
    themes = wanted(rules)
    bold = random.random() < BOLD_DEALS
    while themes and deal.result is None:
        view = deal.view(deal.turn)
        if bold or view.stock <= LAST_DRAWS:
            yield from candidates_at(deal, themes, random)
        deal.play(bold_move(view, random) if bold else quiet_move(view, random))


def bold_move(view: View, random: Random) -> Move:
    """A strong player's, or a close."""
    if CLOSE in view.legal and value_of(view.hand) + view.points[view.seat] >= HALF and random.random() < BOLD:
        return CLOSE
    return choose(view, "strong", str(random.random()))


def quiet_move(view: View, random: Random) -> Move:
    """A strong player's who may not close."""
    open_moves = tuple(move for move in view.legal if move != CLOSE)
    return choose(replace(view, legal=open_moves), "strong", str(random.random()))


def read(puzzle: dict[str, Any]) -> Found:
    """The puzzle of a line of the file."""
    record = Record.parse(puzzle["record"])
    view = view_of(record)
    found = evaluate(view, "expert", SEED, budget=BUDGET)
    return Found(puzzle["theme"], puzzle["grade"], record, view, found, puzzle["error"])


def form(found: Found, number: int) -> dict[str, object]:
    """A line of the file."""
    moves = found.evaluation.moves
    values: dict[str, object] = {"values": {MOVE_NAMES[each.move]: round(each.points, DIGITS) for each in moves}}
    if found.theme == "score":
        values["match"] = {MOVE_NAMES[each.move]: round(each.match or 0, DIGITS) for each in moves}
    return {
        "id": f"{found.theme}-{number}",
        "theme": found.theme,
        "grade": found.grade,
        "record": found.record.to_object(),
        "best": MOVE_NAMES[found.best],
        **values,
        "exact": found.exact,
        "margin": round(margin(found.evaluation), DIGITS),
        "error": round(found.error, DIGITS),
    }


def main() -> None:
    """Reads the command line and looks for puzzles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="1", help="any text (1)")
    parser.add_argument("--deals", type=int, default=2580, metavar="N", help="look at no more deals (2580)")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE")
    options = parser.parse_args()
    options.out.parent.mkdir(parents=True, exist_ok=True)
    puzzles = Collection(options.out, options.seed)
    for number in range(puzzles.last + 1, options.deals + 1):
        puzzles.add(number)
        print(f"deal {number}, {puzzles.size} puzzles: {puzzles}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
