"""Mutated inputs for the bridge: `python tests/bench/fuzz.py [--inputs 100000] [--seed 1]`.

Messages, records, saves and players as `tests/engine/fuzzing.py` makes them, which says what must hold. Prints
Markdown, or the input at which it does not hold.
"""

import argparse
import itertools
import resource
import sys
import time
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
sys.path.insert(0, str(Path(__file__).parents[1] / "engine"))

from fuzzing import BrokenError, Fuzz


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    # What visitors' files are warned of is none of ours.
    warnings.simplefilter("ignore")
    fuzz = Fuzz(options.seed)
    start = time.monotonic()
    for number, ask in enumerate(itertools.islice(fuzz.inputs(), options.inputs), 1):
        try:
            ask()
        except BrokenError as broken:
            print(f"Input {number} of seed {options.seed}: {broken}")
            return 1
    seconds = time.monotonic() - start
    print(f"{options.inputs:,} inputs of seed {options.seed} and {fuzz.refused.total():,} answers in {seconds:.0f} s.")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"Longest answer: {1000 * fuzz.slowest:.0f} ms of the processor; most memory: {memory} MiB.\n")
    print("| answer | times |\n|---|---|")
    for code, count in fuzz.refused.most_common():
        print(f"| {'done' if code == 'none' else code} | {count:,} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
