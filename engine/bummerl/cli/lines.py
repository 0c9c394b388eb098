"""JSON Lines in and out: one answer a line, flushed, so that another program can hold a conversation over a pipe."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from bummerl.records.reading import RecordError
from bummerl.records.record import Record, load, read_id

JsonObject = dict[str, object]

_LONGEST_LINE = 1_000_000
"""Bytes; a record of a deal has about a thousand."""


def answer_lines(file: str, answer: Callable[[Record[Any]], JsonObject]) -> int:
    """Answers every record of a file, ``-`` being standard input, on standard output.

    Returns the exit status: 0 when no answer has an error, 1 when one has, 2 when the file cannot be read.
    """
    status = 0
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            for line in _lines(stream):
                answered = _answer_line(line, answer)
                if "error" in answered:
                    status = 1
                sys.stdout.write(json.dumps(answered) + "\n")
                sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"bummerl: cannot read {file}: {error.strerror or error}", file=sys.stderr)
        return 2
    return status


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines that are not blank; None stands for one that is too long."""
    while line := stream.readline(_LONGEST_LINE + 1):
        if len(line) <= _LONGEST_LINE:
            if line := line.strip():
                yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(_LONGEST_LINE)
        yield None


def _answer_line(line: bytes | None, answer: Callable[[Record[Any]], JsonObject]) -> JsonObject:
    name: str | int | None = None
    try:
        if line is None:
            raise RecordError("record", f"is longer than {_LONGEST_LINE} bytes")
        fields = load(line.decode("utf-8-sig"))
        name = read_id(fields)
        return {"id": name, **answer(Record.parse(fields))}
    except UnicodeDecodeError as error:
        message = f"record: is not UTF-8 at byte {error.start}"
    except RecordError as error:
        message = str(error)
    return {"id": name, "error": {"message": message}}
