"""A small network that was trained on millions of deals: it tells how a deal is likely to end.

The numbers lie in files of whole numbers beside this module, each row with a scale of its own. All entries are 0 or
1, so the first of three layers is a sum of rows.
"""

import math
import pkgutil
import struct
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import mul

RESULTS = (-3, -2, -1, 0, 1, 2, 3)
"""Game points of the results that the network tells apart."""

Chances = tuple[float, ...]
"""How likely each of `RESULTS` is."""

Row = list[float]

_HEAD = struct.Struct("<4sHHHH")
_MARK = b"BNET"


def _sum_of_products(a: Sequence[float], b: Sequence[float]) -> float:
    total: float = sum(map(mul, a, b))
    return total


_products: Callable[[Sequence[float], Sequence[float]], float] = getattr(math, "sumprod", _sum_of_products)


class Network:
    """Three layers; the first two cut off what is below zero."""

    def __init__(self, data: bytes) -> None:
        """Reads a file: mark, sizes of all layers, then each layer's rows and biases."""
        mark, entries, first, second, results = _HEAD.unpack_from(data)
        if mark != _MARK or results != len(RESULTS):
            raise ValueError("not a network of this game's results")
        rest = memoryview(data)[_HEAD.size :]
        self.first, rest = _rows(rest, entries, first)
        self.first_bias, rest = _numbers(rest, first)
        self.second, rest = _rows(rest, second, first)
        self.second_bias, rest = _numbers(rest, second)
        self.third, rest = _rows(rest, results, second)
        self.third_bias, rest = _numbers(rest, results)
        if rest:
            raise ValueError("a network's file is longer than its layers")

    def sums(self, base: Row, entries: Iterable[int], without: int | None = None) -> Row:
        """The first layer's sums with more entries than those in `base`, and one of those less."""
        rows = [self.first[entry] for entry in entries]
        total = [sum(column) for column in zip(base, *rows, strict=True)]
        if without is not None:
            total = [each - less for each, less in zip(total, self.first[without], strict=True)]
        return total

    def chances(self, sums: Row) -> Chances:
        """How likely each result is."""
        hidden = [each if each > 0.0 else 0.0 for each in sums]
        hidden = [
            max(0.0, _products(row, hidden) + bias) for row, bias in zip(self.second, self.second_bias, strict=True)
        ]
        ends = [_products(row, hidden) + bias for row, bias in zip(self.third, self.third_bias, strict=True)]
        most = max(ends)
        powers = [math.exp(each - most) for each in ends]
        total = sum(powers)
        return tuple(power / total for power in powers)


def _numbers(data: memoryview, number: int) -> tuple[Row, memoryview]:
    size = 4 * number
    return list(struct.unpack_from(f"<{number}f", data)), data[size:]


def _rows(data: memoryview, number: int, length: int) -> tuple[list[Row], memoryview]:
    scales, data = _numbers(data, number)
    size = number * length
    whole = array("b", data[:size].tobytes())
    return [
        [scale * each for each in whole[at : at + length]]
        for scale, at in zip(scales, range(0, size, length), strict=True)
    ], data[size:]


@cache
def weights(name: str) -> bytes:
    """What a file beside this module holds."""
    data = pkgutil.get_data(__package__, f"{name}.net")
    assert data is not None
    return data


@cache
def network(name: str) -> Network:
    """The network of a file beside this module."""
    return Network(weights(name))
