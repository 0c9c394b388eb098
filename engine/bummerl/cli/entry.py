"""Reads the command line and runs the command named there."""

import argparse
import os
import sys
from collections.abc import Sequence

from bummerl import __version__
from bummerl.cli import analyse, arena, play, replay

_COMMANDS = (replay, analyse, arena, play)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status."""
    parser = argparse.ArgumentParser(prog="bummerl", description="Schnapsen and its family.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_parser(commands)
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
    except BrokenPipeError:
        # Whoever read the output has gone; what is still buffered must not fail once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return status
