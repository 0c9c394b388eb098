"""The file of a contest: its finished blocks, so that one that was stopped or killed can go on.

The first line names the contest, every other one holds a block, as JSON. A line that was being written when the
program was killed has no end and is dropped.
"""

import json
from pathlib import Path
from typing import Any, Self

from bummerl.arena.contest import ArenaError, Block, Contest
from bummerl.arena.times import Times


class Log:
    """The open file. `blocks` are those finished so far."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Opens the file, or begins it.

        Raises `ArenaError` if it belongs to another contest, is damaged, or cannot be used at all.
        """
        self.blocks: dict[int, Block] = {}
        self._path = path
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise ArenaError(f"cannot use {path}: {error.strerror or error}") from None
        try:
            self._read(contest)
        except BaseException:
            self._file.close()
            raise

    def _read(self, contest: Contest) -> None:
        path = self._path
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        begun = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
        head = json.dumps({"contest": contest.form()}).encode()
        if not lines and not head.startswith(begun):
            raise ArenaError(f"{path} is not the file of a contest")
        if lines:
            _check_head(path, lines[0], contest)
        for number, line in enumerate(lines[1:], 2):
            try:
                block, games = _parse(line, contest)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                raise ArenaError(f"{path}, line {number}: is damaged") from None
            self.blocks[block] = games
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._file.write(head + b"\n")
            self._file.flush()

    def add(self, number: int, block: Block) -> None:
        """Writes a finished block.

        Raises `ArenaError` if that fails.
        """
        self.blocks[number] = block
        times = [[part.moves, part.seconds, part.classes] for part in block.times]
        line = json.dumps({"block": number, "games": block.games, "times": times, "faults": block.faults})
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise ArenaError(f"cannot write {self._path}: {error.strerror or error}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *reason: object) -> None:
        self._file.close()


def _check_head(path: Path, line: bytes, contest: Contest) -> None:
    try:
        found = dict(json.loads(line)["contest"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ArenaError(f"{path} is not the file of a contest") from None
    wanted = contest.form()
    for name in (*wanted, *found):
        if found.get(name) != wanted.get(name):
            there, here = json.dumps(found.get(name)), json.dumps(wanted.get(name))
            raise ArenaError(f"{path} is of another contest: its {name} is {there}, not {here}")


def _parse(line: bytes, contest: Contest) -> tuple[int, Block]:
    """The block of a line; fails with one of the errors of wrong types and values."""
    fields: dict[str, Any] = json.loads(line)
    number = fields["block"]
    games = tuple(tuple(game) for game in fields["games"])
    if type(number) is not int or not 0 <= number < contest.blocks:
        raise ValueError("no block of this contest")
    if len(games) != len(contest.seatings) * len(contest.rounds_of(number)):
        raise ValueError("not all games of a block")
    if not all(game and all(type(points) in (int, float) for points in game) for game in games):
        raise ValueError("no games")
    first, second = (
        Times(int(moves), float(seconds), {int(key): int(count) for key, count in classes.items()})
        for moves, seconds, classes in fields["times"]
    )
    faults = [[str(text) for text in texts] for texts in fields["faults"]]
    return number, Block(games, (first, second), (faults[0], faults[1]))
