"""Makes the networks of the computer players: `five` for hands of five cards, `six` for hands of six.

`python tests/bench/train.py five [--minutes 27] [--seed 21] [--out DIRECTORY]` builds the trainer in `train/`, lets it
play deals, packs the weights into bytes and writes `five.net` beside the engine's players, or elsewhere. It ends with a
line on how far packing has changed what the network says.

`--raw FILE` keeps the weights as the trainer wrote them; `--pack FILE` packs such weights instead of training.
`--positions tests/engine/learned.jsonl` also renews what the tests compare the engine with.

It needs g++. Two runs never make quite the same weights: exploration and steps shrink with the clock.
"""

import argparse
import json
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.ai.features import ENTRIES
from bummerl.ai.network import RESULTS, Network

PLAYERS = Path(__file__).parents[2] / "engine/bummerl/ai"
SOURCES = Path(__file__).with_name("train")
FLAGS = ("-std=c++17", "-O3", "-march=native", "-ffast-math")

SEEDS = {"five": 21, "six": 22}

FIRST, SECOND = 192, 32
LAYERS = ((ENTRIES, FIRST, FIRST), (SECOND, FIRST, SECOND), (len(RESULTS), SECOND, len(RESULTS)))
"""Of each layer: its rows, their length, its biases. The first one's rows belong to entries, the others' to results."""
ALIGNED = 16
"""The trainer's files are filled up to a multiple of so many numbers."""

LARGEST = 127
"""Packed weights go from -127 to 127."""

COMPARED = 100
"""Positions of each profile in which packed weights are compared with the trainer's."""
STORED = 6
"""Positions of each profile that the tests compare."""


class TrainingError(Exception):
    """Ends the command with a message."""


def run(command: list[str | Path]) -> None:
    """Runs a program; if it fails, so does this command."""
    code = subprocess.run(command, check=False).returncode
    if code:
        raise TrainingError(f"{Path(command[0]).name} ended with code {code}")


def built(folder: Path) -> Path:
    """The trainer, built in a folder."""
    compiler = shutil.which("g++")
    if compiler is None:
        raise TrainingError("g++ is needed to build the trainer; on Debian and Ubuntu: apt-get install g++")
    trainer = folder / "trainer"
    run([compiler, *FLAGS, *sorted(SOURCES.glob("*.cpp")), "-o", trainer])
    return trainer


def numbers_of(raw: Path) -> list[float]:
    """The weights of the trainer's file."""
    data = raw.read_bytes()
    count = sum(rows * length + biases for rows, length, biases in LAYERS)
    if len(data) != 4 * -(-count // ALIGNED) * ALIGNED:
        raise TrainingError(f"{raw} is not a file of the trainer's weights: {len(data)} bytes")
    return list(struct.unpack_from(f"<{count}f", data))


def packed(numbers: list[float]) -> bytes:
    """The form that `bummerl.ai.network` reads: one byte a weight, one scale a row."""
    return b"".join((struct.pack("<4sHHHH", b"BNET", ENTRIES, FIRST, SECOND, len(RESULTS)), *_packed_layers(numbers)))


def _packed_layers(numbers: list[float]) -> Iterator[bytes]:
    at = 0
    for count, length, biases in LAYERS:
        end = at + count * length
        rows = [numbers[start : start + length] for start in range(at, end, length)]
        scales = [max(map(abs, row)) / LARGEST or 1.0 for row in rows]
        yield struct.pack(f"<{count}f", *scales)
        for scale, row in zip(scales, rows, strict=True):
            yield struct.pack(f"{length}b", *(round(weight / scale) for weight in row))
        at = end + biases
        yield struct.pack(f"<{biases}f", *numbers[end:at])


def positions(trainer: Path, name: str, raw: Path, count: int) -> list[str]:
    """Random positions of each profile, with what the trainer's weights say of them."""
    command: list[str | Path] = [trainer, "positions", name, raw, str(SEEDS[name]), str(count)]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    if made.returncode:
        raise TrainingError(made.stderr.strip())
    return made.stdout.splitlines()


def agreement(network: Network, lines: list[str]) -> str:
    """How far a packed network is from what the trainer's weights say."""
    chances, means = [], []
    for line in map(json.loads, lines):
        found = network.chances(network.sums(network.first_bias, line["entries"]))
        differences = [one - other for one, other in zip(found, line["chances"], strict=True)]
        chances.append(max(map(abs, differences)))
        means.append(abs(sum(result * difference for result, difference in zip(RESULTS, differences, strict=True))))
    return (
        f"{len(lines)} positions, packed against not packed: expected game points differ by {fmean(means):.4f} on "
        f"average, {max(means):.4f} at most; chances by {max(chances):.4f} at most"
    )


def renew(path: Path, name: str, lines: list[str]) -> None:
    """Puts positions in the place of the same profiles' old ones in a file, `five` before `six`."""
    profiles = {json.loads(line)["rules"] for line in lines}
    old = path.read_text("utf-8").splitlines() if path.exists() else []
    others = [line for line in old if json.loads(line)["rules"] not in profiles]
    path.write_text("".join(f"{line}\n" for line in (lines + others if name == "five" else others + lines)), "utf-8")


def main() -> None:
    """Reads the command line, trains or packs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=list(SEEDS))
    parser.add_argument("--minutes", type=float, default=27)
    parser.add_argument("--seed", type=int, help="21 for five, 22 for six")
    parser.add_argument("--out", type=Path, default=PLAYERS, metavar="DIRECTORY")
    parser.add_argument("--positions", type=Path, metavar="FILE")
    weights = parser.add_mutually_exclusive_group()
    weights.add_argument("--raw", type=Path, metavar="FILE")
    weights.add_argument("--pack", type=Path, metavar="FILE")
    options = parser.parse_args()
    name, seed = options.network, SEEDS[options.network] if options.seed is None else options.seed
    try:
        with tempfile.TemporaryDirectory() as folder:
            trainer = built(Path(folder))
            raw = options.pack or options.raw or Path(folder, "weights")
            if options.pack is None:
                run([trainer, "train", name, str(options.minutes), str(seed), raw])
            data = packed(numbers_of(raw))
            options.out.mkdir(parents=True, exist_ok=True)
            (options.out / f"{name}.net").write_bytes(data)
            print(agreement(Network(data), positions(trainer, name, raw, COMPARED)))
            if options.positions is not None:
                renew(options.positions, name, positions(trainer, name, raw, STORED))
    except (TrainingError, OSError) as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
