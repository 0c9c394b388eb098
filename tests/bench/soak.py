"""Random play without end: `python tests/bench/soak.py [--plies 1000000] [--deals 1000000]`.

First random moves in random deals of all profiles and of rules with random parameters: nothing may raise, every deal
ends. Then random deals under `vu` while the memory of the process is watched. Prints Markdown.
"""

import argparse
import random
import resource
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.cards import deck_of
from bummerl.deal import Deal
from bummerl.games import game_of
from bummerl.rules import CHOICES, PROFILES, TUTE_PROFILES, RulesError, TwoHandRules, with_changes


def random_rules(chance: random.Random) -> TwoHandRules:
    """A profile, or one with some parameters changed at random."""
    name = chance.choice([*PROFILES, *TUTE_PROFILES])
    if name in TUTE_PROFILES:
        return TUTE_PROFILES[name]
    while True:
        keys = chance.sample(list(CHOICES), chance.randrange(5))
        try:
            return with_changes(PROFILES[name], {key: chance.choice(CHOICES[key]) for key in keys})
        except RulesError:
            continue  # a combination that makes no sense


def play_plies(plies: int) -> Counter[str]:
    """Plays so many random moves and counts how deals end."""
    chance = random.Random(1)
    ends: Counter[str] = Counter()
    done = 0
    while done < plies:
        game = game_of(random_rules(chance))
        deck = list(game.cards)
        chance.shuffle(deck)
        deal = game.deal(deck, chance.randrange(2))
        while deal.result is None:
            quiet = [move for move in deal.legal_moves() if deal.move_names[move] not in ("66", "r", "ren")]
            deal.play(chance.choice(quiet if quiet and chance.random() < 0.97 else deal.legal_moves()))
            deal.view(done % 2)
            done += 1
        ends[deal.result.reason] += 1
    return ends


def memory() -> int:
    """Peak memory of this process in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def play_deals(deals: int) -> list[int]:
    """Plays so many random deals; peak memory after each tenth."""
    chance = random.Random(2)
    rules = PROFILES["vu"]
    deck = list(deck_of(rules.ranks))
    peaks = []
    for number in range(deals):
        chance.shuffle(deck)
        deal = Deal.from_deck(rules, deck)
        while deal.result is None:
            deal.play(chance.choice(deal.legal_moves()))
        if (number + 1) % max(1, deals // 10) == 0:
            peaks.append(memory())
    return peaks


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=1_000_000)
    parser.add_argument("--deals", type=int, default=1_000_000)
    arguments = parser.parse_args()
    start = time.perf_counter()
    ends = play_plies(arguments.plies)
    seconds = time.perf_counter() - start
    print(f"{arguments.plies:,} random plies, {sum(ends.values()):,} deals, {seconds:.0f} s, nothing raised")
    print("\n| end | deals |\n|---|---|")
    for reason, count in ends.most_common():
        print(f"| {reason} | {count:,} |")
    peaks = play_deals(arguments.deals)
    print(f"\n{arguments.deals:,} random deals; peak memory in KiB after each tenth: {', '.join(map(str, peaks))}")


if __name__ == "__main__":
    main()
