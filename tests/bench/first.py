"""A level against the project's first player, which went by rules of thumb and was the only one at its time.

`python tests/bench/first.py [--level expert] [--rules wiener] [--deals 1000] [--seed first]` takes that player from the
repository's history and plays each deal twice with seats exchanged.
"""

import argparse
import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from ai_support import new_deal
from play import interval, times

from bummerl.ai.players import LEVELS, choose
from bummerl.moves import Move
from bummerl.rules import PROFILES
from bummerl.view import View

ROOT = Path(__file__).parents[2]
COMMIT = "d9863e1"
FOLDER = "engine/bummerl/ai"
LEVEL = "normal"
"""What the first player was called."""


def first_player(place: Path) -> Callable[[View, str, str], Move]:
    """The first player's `choose`, its code written to `place` under a name beside that of today's."""
    packed = subprocess.run(["git", "-C", ROOT, "archive", COMMIT, FOLDER], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(place, filter="data")
    (place / FOLDER).rename(place / "first_ai")
    for path in (place / "first_ai").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("bummerl.ai", "first_ai"), "utf-8")
    sys.path.insert(0, str(place))
    chosen: Callable[[View, str, str], Move] = importlib.import_module("first_ai.players").choose
    return chosen


def play(
    rules: str, level: str, first: Callable[[View, str, str], Move], seat: int, seed: str, seconds: list[float]
) -> int:
    """Game points that the level wins in one deal."""
    deal = new_deal(PROFILES[rules], Random(seed), int(seed.rsplit(" ", 1)[1]) % 2)
    moves = 0
    while deal.result is None:
        moves += 1
        view = deal.view(deal.turn)
        if deal.turn == seat:
            start = time.process_time()
            move = choose(view, level, f"{seed} {moves}")
            seconds.append(time.process_time() - start)
        else:
            move = first(view, LEVEL, f"{seed} {moves} first")
        deal.play(move)
    return deal.result.game_points * (1 if deal.result.winner == seat else -1)


def main() -> None:
    """Reads the command line, plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert", choices=list(LEVELS))
    parser.add_argument("--rules", default="wiener", choices=list(PROFILES))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="first")
    options = parser.parse_args()
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as place:
        first = first_player(Path(place))
        pairs = [
            [play(options.rules, options.level, first, seat, f"{options.seed} {number}", seconds) for seat in (0, 1)]
            for number in range(options.deals // 2)
        ]
    won = interval([100 * sum((points > 0) + (points == 0) / 2 for points in pair) / 2 for pair in pairs])
    mean = interval([sum(pair) / 2 for pair in pairs])
    print(f"{2 * len(pairs)} deals, {options.level} won {won[0]:.1f} ± {won[1]:.1f} %, ", end="")
    print(f"{mean[0]:+.2f} ± {mean[1]:.2f} game points a deal; ms a move: {times(seconds)}")


if __name__ == "__main__":
    main()
