"""Speed of the computer players, and whether their exact solver is right.

`python tests/bench/play.py solver [--positions 10000] [--stock 0]` compares the exact solver with plain minimax and
times it; `python tests/bench/play.py moves [--level expert] [--rules all] [--deals 10]` takes the processor's time for
the moves of a level against itself. Strength is measured by `python -m bummerl arena`.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, quantiles, stdev

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from ai_support import considered, disagreements, new_deal, random_position, true_world
from auction_support import new_deal as new_auction_deal

from bummerl.ai.players import LEVELS
from bummerl.ai.values import Valuer
from bummerl.games import AnyDeal, computer_move
from bummerl.rules import AUCTION_PROFILES, PROFILES, AuctionRules, Rules

RULES: dict[str, Rules | AuctionRules] = {**PROFILES, **AUCTION_PROFILES}


def times(seconds: list[float]) -> str:
    """Mean and quantiles in milliseconds."""
    return ", ".join(f"{name} {1000 * value:.2f}" for name, value in spread(seconds).items())


def spread(values: list[float]) -> dict[str, float]:
    """Mean and quantiles."""
    cuts = quantiles(values, n=100, method="inclusive")
    return {"mean": fmean(values), "median": cuts[49], "95 %": cuts[94], "99 %": cuts[98], "most": max(values)}


def interval(results: list[float]) -> tuple[float, float]:
    """The mean and the half width of its 95 % interval."""
    return fmean(results), 1.96 * stdev(results) / len(results) ** 0.5


def dealt(rules: Rules | AuctionRules, random: Random, number: int) -> AnyDeal:
    """A shuffled deal; whoever leads first changes from one to the next."""
    if isinstance(rules, Rules):
        return new_deal(rules, random, number % 2)
    return new_auction_deal(rules, random)


def moves(rules: str, level: str, deals: int, seed: str) -> Iterator[str]:
    """Times the moves of deals between equals and gives a Markdown row for each profile."""
    yield "| rules | moves | ms a move: mean / median / 95 % / 99 % / most |"
    yield "|---|---|---|"
    for name in RULES if rules == "all" else rules.split(","):
        seconds: list[float] = []
        for number in range(deals):
            deal = dealt(RULES[name], Random(f"{seed} {number}"), number)
            score = (deal.rules.target,) * len(deal.rules.teams)
            while deal.result is None:
                start = time.process_time()
                move = computer_move(deal, level, f"{seed} {number} {len(seconds)}", score)
                seconds.append(time.process_time() - start)
                deal.play(move)
        yield f"| {name} | {len(seconds)} | {' / '.join(f'{1000 * value:.2f}' for value in spread(seconds).values())} |"


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
            valued, view, world = tuple(considered(deal)), deal.view(deal.turn), true_world(deal)
            start = time.perf_counter()
            Valuer(view).values(world, valued)
            seconds.append(time.perf_counter() - start)
    yield f"{positions} positions, {wrong} moves valued wrongly"
    yield f"ms to value every move of full hands ({len(seconds)}): {times(seconds)}"


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, dest="command")
    solving = commands.add_parser("solver", help="the exact solver against plain minimax")
    solving.add_argument("--positions", type=int, default=10000)
    solving.add_argument("--stock", type=int, default=0, choices=[0, 2, 4])
    solving.add_argument("--seed", default="bench")
    moving = commands.add_parser("moves", help="how long the moves of a level take")
    moving.add_argument("--level", default="expert", choices=list(LEVELS))
    moving.add_argument("--rules", default="all", help="profiles, separated by commas, or 'all'")
    moving.add_argument("--deals", type=int, default=10)
    moving.add_argument("--seed", default="bench")
    options = parser.parse_args()
    if options.command == "solver":
        lines = solver(options.positions, options.stock, options.seed)
    else:
        lines = moves(options.rules, options.level, options.deals, options.seed)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
