"""A bar that shows how far a long command is, on a terminal only."""

import sys
from time import monotonic
from types import TracebackType
from typing import Self, TextIO

_WIDTH = 30
_EVERY = 0.2
"""Seconds between two drawings."""


class Progress:
    """Counts steps towards a whole. Used as a context, it leaves the line empty."""

    def __init__(self, whole: int, done: int = 0, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty()
        self._whole = whole
        self._done = self._before = done
        self._start = self._last = monotonic()
        self._length = 0

    def advance(self, steps: int) -> None:
        """Counts finished steps."""
        self._done += steps
        now = monotonic()
        if self._shown and now - self._last >= _EVERY:
            self._last = now
            self._draw(self.line(now - self._start))

    def line(self, seconds: float) -> str:
        """The line as it is after so many seconds."""
        share = self._done / self._whole
        full = int(share * _WIDTH)
        bar = "#" * full + "-" * (_WIDTH - full)
        made = self._done - self._before
        left = f"{_span(seconds / made * (self._whole - self._done))} left" if made else ""
        return f"[{bar}] {share:4.0%}  {self._done}/{self._whole}  {_span(seconds)}  {left}".rstrip()

    def _draw(self, line: str) -> None:
        self._stream.write(f"\r{line.ljust(self._length)}")
        self._stream.flush()
        self._length = len(line)

    def __enter__(self) -> Self:
        if self._shown:
            self._draw(self.line(0.0))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            self._draw("")
            self._stream.write("\r")
            self._stream.flush()


def _span(seconds: float) -> str:
    """A time for people."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min {whole % 60} s" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"
