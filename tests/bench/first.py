"""A level against a player of an earlier version, which is taken from the repository's history.

`python tests/bench/first.py [--level expert] [--rules wiener] [--deals 1000] [--seed first]` plays each deal twice with
seats exchanged against the very first player, which went by rules of thumb and was the only one at its time. With
`--commit C --against LEVEL` it is another version's player: `f690cac` is the first version that was given out.
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
FOLDER = "engine/bummerl/ai"


def earlier_players(commit: str, place: Path) -> Callable[[View, str, str], Move]:
    """The `choose` of a version, its code written to `place` under a name beside that of today's."""
    packed = subprocess.run(["git", "-C", ROOT, "archive", commit, FOLDER], capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(place, filter="data")
    (place / FOLDER).rename(place / "earlier_ai")
    for path in (place / "earlier_ai").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("bummerl.ai", "earlier_ai"), "utf-8")
    sys.path.insert(0, str(place))
    chosen: Callable[[View, str, str], Move] = importlib.import_module("earlier_ai.players").choose
    return chosen


def play(
    rules: str, level: str, earlier: Callable[[View, str], Move], seat: int, seed: str, seconds: list[float]
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
            move = earlier(view, f"{seed} {moves} first")
        deal.play(move)
    return deal.result.game_points * (1 if deal.result.winner == seat else -1)


def main() -> None:
    """Reads the command line, plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert", choices=list(LEVELS))
    parser.add_argument("--commit", default="d9863e1")
    parser.add_argument("--against", default="normal", help="what the earlier player is called in its version")
    parser.add_argument("--rules", default="wiener", choices=list(PROFILES))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="first")
    options = parser.parse_args()
    seconds: list[float] = []
    with tempfile.TemporaryDirectory() as place:
        choose_earlier = earlier_players(options.commit, Path(place))

        def earlier(view: View, seed: str) -> Move:
            return choose_earlier(view, options.against, seed)

        pairs = [
            [play(options.rules, options.level, earlier, seat, f"{options.seed} {number}", seconds) for seat in (0, 1)]
            for number in range(options.deals // 2)
        ]
    won = interval([100 * sum((points > 0) + (points == 0) / 2 for points in pair) / 2 for pair in pairs])
    mean = interval([sum(pair) / 2 for pair in pairs])
    print(f"{2 * len(pairs)} deals, {options.level} won {won[0]:.1f} ± {won[1]:.1f} %, ", end="")
    print(f"{mean[0]:+.2f} ± {mean[1]:.2f} game points a deal; ms a move: {times(seconds)}")


if __name__ == "__main__":
    main()
