"""What a journey is: a walk through a page that stops at screens."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from stage import Stage

Walk = Callable[[Stage], Iterator[str]]


@dataclass(frozen=True)
class Journey:
    """`walk` yields the name of each screen when it is there, in this order; `cards`: the cards' look matters."""

    screens: tuple[str, ...]
    walk: Walk
    cards: bool


JOURNEYS: list[Journey] = []


def journey(*screens: str, cards: bool = False) -> Callable[[Walk], Walk]:
    """Add a walk to the journeys."""

    def add(walk: Walk) -> Walk:
        JOURNEYS.append(Journey(screens, walk, cards))
        return walk

    return add
