"""Looks for hidden cards in whole matches: `python tests/bench/peek.py [--matches 1]`.

All rule systems at each level, as `tests/engine/peeking.py` looks. Prints Markdown, or the answer that tells a card.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from peeking import PeekedError, walk

from bummerl.ai.players import LEVELS
from bummerl.rules import MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

MOST_DEALS = 100


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1, help="of each rule system at each level")
    parser.add_argument("--hints", type=float, default=0.2, help="how often one is asked for")
    options = parser.parse_args()
    start = time.monotonic()
    counts: Counter[str] = Counter()
    for rules in (*PROFILES, *TUTE_PROFILES, *MANY_HAND_PROFILES):
        for level in LEVELS:
            for number in range(options.matches):
                try:
                    for now in walk(rules, level, number, MOST_DEALS, options.hints):
                        counts["positions"] += now["result"] is None
                        counts["positions with another game to compare"] += now.get("twin", False)
                        counts["deals"] += now["result"] is not None
                        if now["phase"] == "match-end":
                            break
                except PeekedError as found:
                    print(f"{rules}, {level}, match {number}: {found}")
                    return 1
                counts["matches"] += 1
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    print(f"No hidden card in {told}, in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
