"""How long a player may think: a guard for slow devices. When it strikes, the best so far is played."""

from math import inf
from time import monotonic


class OutOfTimeError(Exception):
    """The time ran out in the middle of a thought."""


class Deadline:
    """Tells, when called, whether the time is up; `end` is a time of the clock `monotonic`."""

    def __init__(self, end: float = inf) -> None:
        self._end = end

    def __call__(self) -> bool:
        return monotonic() >= self._end

    def check(self) -> None:
        """Raises `OutOfTimeError` if the time is up."""
        if self():
            raise OutOfTimeError

    def share(self, part: float) -> "Deadline":
        """The deadline of a thought that may take this part of the time that is left."""
        now = monotonic()
        return Deadline(now + part * (self._end - now))


never = Deadline()
"""A deadline that does not come."""


def after(seconds: float) -> Deadline:
    """A deadline so many seconds from now."""
    return Deadline(monotonic() + seconds)
