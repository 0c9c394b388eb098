"""How long moves take, kept so small that the times of many machines can be added up."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter

_STEPS = 16
"""Classes of times per doubling: a quantile is right within three per cent."""
_SHORTEST = 1e-9


@dataclass
class Times:
    """Seconds of many moves: their number, their sum, and how many fell into each class of times."""

    moves: int = 0
    seconds: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """Takes the time of a move."""
        start = perf_counter()
        yield
        self.add(perf_counter() - start)

    def add(self, seconds: float) -> None:
        """Counts a move that took so long."""
        self.moves += 1
        self.seconds += seconds
        number = math.floor(math.log2(max(seconds, _SHORTEST)) * _STEPS)
        self.classes[number] = self.classes.get(number, 0) + 1

    def include(self, other: "Times") -> None:
        """Adds the moves of others."""
        self.moves += other.moves
        self.seconds += other.seconds
        for number, moves in other.classes.items():
            self.classes[number] = self.classes.get(number, 0) + moves

    @property
    def mean(self) -> float:
        """Seconds a move; 0 without moves."""
        return self.seconds / self.moves if self.moves else 0.0

    def quantile(self, share: float) -> float:
        """The seconds that this share of moves did not exceed; 0 without moves."""
        left = share * self.moves
        for number in sorted(self.classes):
            left -= self.classes[number]
            if left <= 0:
                return float(2 ** ((number + 0.5) / _STEPS))
        return 0.0
