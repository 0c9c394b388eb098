"""The package's commands that read records, run as a person runs them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "engine")}

Answer = dict[str, Any]


def command(name: str) -> list[str]:
    return [sys.executable, "-m", "bummerl", name]


def text(*records: object) -> bytes:
    """Records as a file holds them, one a line."""
    return b"".join(json.dumps(record).encode() + b"\n" for record in records)


def run_on(name: str, source: bytes, *arguments: str) -> tuple[int, list[Answer]]:
    """The exit status of a command and its answers, with this on standard input."""
    words = [*command(name), *arguments]
    done = subprocess.run(words, input=source, capture_output=True, env=ENVIRONMENT, check=False)
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]
