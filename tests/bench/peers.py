"""A level against RdeepBot of the PyPI package `schnapsen` 0.0.5, under its rules, the profile ``vu``.

`python tests/bench/peers.py [--level expert] [--deals 1000] [--seed vu]` plays each deal twice with seats exchanged, in
step with the package's engine. The package's bots are loaded without those that need more than the standard library.
"""

import argparse
import importlib
import sys
import time
import types
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "conformance"))

import schnapsen
from peer import Start, tokens_of
from play import interval, times
from schnapsen.game import Bot, Move, PlayerPerspective

from bummerl.ai.players import LEVELS, choose
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, parse_move

SAMPLES, DEPTH = 16, 4


def rdeep(chance: Random) -> Bot:
    """The package's strongest bot that needs no training."""
    bots = types.ModuleType("schnapsen.bots")
    bots.__path__ = [str(Path(schnapsen.__file__).parent / "bots")]
    sys.modules["schnapsen.bots"] = bots
    bot: Bot = importlib.import_module("schnapsen.bots.rdeep").RdeepBot(SAMPLES, DEPTH, chance)
    return bot


class Ours(Bot):
    """A level of ours in the package's engine."""

    def __init__(self, level: str, deal: Deal, seat: int, seed: str, seconds: list[float]) -> None:
        super().__init__(level)
        self.level, self.deal, self.seat, self.seed, self.seconds = level, deal, seat, seed, seconds
        self.moves = 0

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        """Called by the package whenever this seat is to move."""
        moves = {tokens_of(move)[0]: move for move in perspective.valid_moves()}
        self.moves += 1
        start = time.process_time()
        chosen = choose(self.deal.view(self.seat), self.level, f"{self.seed} {self.moves}")
        self.seconds.append(time.process_time() - start)
        return played(self.deal, moves[MOVE_NAMES[chosen]])


class Theirs(Bot):
    """A bot of the package whose moves are told to our deal."""

    def __init__(self, bot: Bot, deal: Deal) -> None:
        super().__init__("theirs")
        self.bot, self.deal = bot, deal

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        """Called by the package whenever this seat is to move."""
        return played(self.deal, self.bot.get_move(perspective, leader_move))


def played(deal: Deal, move: Move) -> Move:
    """The move, once our deal has made it too."""
    for token in tokens_of(move):
        deal.play(parse_move(token))
    return move


def play(level: str, seat: int, seed: str, seconds: list[float]) -> int:
    """Game points that the level wins in one deal."""
    start = Start(Random(seed))
    ours = Ours(level, start.deal, seat, seed, seconds)
    theirs = Theirs(rdeep(Random(f"{seed} r")), start.deal)
    winner, game_points, _ = start.play([ours, theirs] if seat == 0 else [theirs, ours])
    return game_points if winner == seat else -game_points


def main() -> None:
    """Reads the command line, plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert", choices=list(LEVELS))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="vu")
    options = parser.parse_args()
    seconds: list[float] = []
    pairs = [
        [play(options.level, seat, f"{options.seed} {number}", seconds) for seat in (0, 1)]
        for number in range(options.deals // 2)
    ]
    won = interval([100 * sum(points > 0 for points in pair) / 2 for pair in pairs])
    mean = interval([sum(pair) / 2 for pair in pairs])
    print(f"{2 * len(pairs)} deals, {options.level} won {won[0]:.1f} ± {won[1]:.1f} %, ", end="")
    print(f"{mean[0]:+.2f} ± {mean[1]:.2f} game points a deal; ms a move: {times(seconds)}")


if __name__ == "__main__":
    main()
