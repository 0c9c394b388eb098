"""Strength and speed of the computer players.

`python tests/bench/play.py match [--rules wiener] [--level normal] [--against chance] [--deals 500]` plays each deal
twice with seats exchanged, as `bummerl arena` does between levels; `python tests/bench/play.py solver
[--positions 10000] [--stock 0]` compares the exact solver with plain minimax and takes its time.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from ai_support import at_random, considered, disagreements, new_deal, random_position, true_world

from bummerl.ai.players import LEVELS, choose
from bummerl.ai.values import Valuer
from bummerl.moves import Move
from bummerl.rules import PROFILES
from bummerl.view import View

Chooser = Callable[[View, Random], Move]


def player(name: str) -> Chooser:
    """A level, `chance` (no false claims, no resignations) or `uniform` (any legal move)."""
    if name in LEVELS:
        return lambda view, random: choose(view, name, str(random.random()))
    return lambda view, random: at_random(view, random, uniform=name == "uniform")


def times(seconds: list[float]) -> str:
    """Mean and quantiles in milliseconds."""
    cuts = quantiles(seconds, n=100)
    named = {"mean": fmean(seconds), "median": cuts[49], "95 %": cuts[94], "99 %": cuts[98], "most": max(seconds)}
    return ", ".join(f"{name} {1000 * value:.2f}" for name, value in named.items())


def interval(results: list[float]) -> tuple[float, float]:
    """The mean and the half width of its 95 % interval."""
    return fmean(results), 1.96 * stdev(results) / len(results) ** 0.5


def match(rules: str, level: str, against: str, deals: int, seed: str) -> Iterator[str]:
    """Plays deals and gives a Markdown row for each profile."""
    yield "| rules | match | deals | won | game points a deal | ms a move |"
    yield "|---|---|---|---|---|---|"
    first, second = player(level), player(against)
    for name in PROFILES if rules == "all" else rules.split(","):
        won = points = 0
        seconds: list[float] = []
        for number in range(deals):
            random = Random(f"{seed} {number}")
            deal = new_deal(PROFILES[name], Random(f"{seed} {number // 2}"))
            seat = number % 2
            while deal.result is None:
                view = deal.view(deal.turn)
                start = time.perf_counter()
                if deal.turn == seat:
                    move = first(view, random)
                    seconds.append(time.perf_counter() - start)
                else:
                    move = second(view, random)
                deal.play(move)
            if deal.result.winner is not None:
                won += deal.result.winner == seat
                points += deal.result.game_points * (1 if deal.result.winner == seat else -1)
        share, mean = f"{100 * won / deals:.1f} %", f"{points / deals:+.2f}"
        yield f"| {name} | {level} – {against} | {deals} | {share} | {mean} | {times(seconds)} |"


def solver(positions: int, stock: int, seed: str) -> Iterator[str]:
    """Compares the solver with minimax in random positions of all profiles; the clock runs where hands are full."""
    random = Random(seed)
    names = list(PROFILES)
    seconds: list[float] = []
    wrong = 0
    for number in range(positions):
        deal = random_position(PROFILES[names[number % len(names)]], random, 6, stock)
        for line in disagreements(deal):
            wrong += 1
            yield line
        if deal.hands[0].bit_count() == deal.hands[1].bit_count() == deal.rules.hand_size:
            moves, view, world = tuple(considered(deal)), deal.view(deal.turn), true_world(deal)
            start = time.perf_counter()
            Valuer(view).values(world, moves)
            seconds.append(time.perf_counter() - start)
    yield f"{positions} positions, {wrong} moves valued wrongly"
    yield f"ms to value every move of full hands ({len(seconds)}): {times(seconds)}"


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Strength and speed of the computer players.")
    commands = parser.add_subparsers(required=True, dest="command")
    matches = commands.add_parser("match", help="deals between a level and another player")
    matches.add_argument("--rules", default="wiener", help="profiles, separated by commas, or 'all'")
    matches.add_argument("--level", default="normal", choices=list(LEVELS))
    matches.add_argument("--against", default="chance", choices=[*LEVELS, "chance", "uniform"])
    matches.add_argument("--deals", type=int, default=500)
    matches.add_argument("--seed", default="bench")
    solving = commands.add_parser("solver", help="the exact solver against plain minimax")
    solving.add_argument("--positions", type=int, default=10000)
    solving.add_argument("--stock", type=int, default=0, choices=[0, 2, 4])
    solving.add_argument("--seed", default="bench")
    options = parser.parse_args()
    if options.command == "match":
        lines = match(options.rules, options.level, options.against, options.deals, options.seed)
    else:
        lines = solver(options.positions, options.stock, options.seed)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
