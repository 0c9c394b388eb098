"""Speed of random play: `python tests/bench/speed.py [--seconds 3]`.

Prints a Markdown table of random deals a second through the public `Deal`, beside the PyPI package `schnapsen` 0.0.5
under the same rules where that is installed.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.cards import deck_of
from bummerl.deal import Deal
from bummerl.rules import PROFILES


def random_deal(rules: str) -> Callable[[random.Random], int]:
    """A function that plays one random deal and gives the number of its moves."""
    chosen = PROFILES[rules]
    deck = list(deck_of(chosen.ranks))

    def play(chance: random.Random) -> int:
        chance.shuffle(deck)
        deal = Deal.from_deck(chosen, deck)
        plies = 0
        while deal.result is None:
            deal.play(chance.choice(deal.legal_moves()))
            plies += 1
        return plies

    return play


def peer_deal() -> Callable[[random.Random], int] | None:
    """The same with the package `schnapsen`, if it is installed."""
    try:
        from schnapsen.game import Bot, Move, PlayerPerspective, SchnapsenGamePlayEngine
    except ImportError:
        return None
    engine = SchnapsenGamePlayEngine()

    class RandomBot(Bot):
        def __init__(self, chance: random.Random) -> None:
            super().__init__()
            self.chance = chance

        def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
            return self.chance.choice(perspective.valid_moves())

    def play(chance: random.Random) -> int:
        engine.play_game(RandomBot(chance), RandomBot(chance), chance)
        return 0

    return play


def rate(play: Callable[[random.Random], int], seconds: float) -> tuple[float, float]:
    """Deals a second, and moves a deal."""
    chance = random.Random(1)
    deals = plies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(50):
            plies += play(chance)
        deals += 50
    return deals / (time.perf_counter() - start), plies / deals


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="for each row")
    seconds = parser.parse_args().seconds
    print("| rules | random deals a second | moves a deal |\n|---|---|---|")
    for rules in PROFILES:
        deals, moves = rate(random_deal(rules), seconds)
        print(f"| {rules} | {deals:,.0f} | {moves:.1f} |")
    peer = peer_deal()
    if peer is not None:
        deals, _ = rate(peer, seconds)
        print(f"| package schnapsen 0.0.5 | {deals:,.0f} | |")


if __name__ == "__main__":
    main()
