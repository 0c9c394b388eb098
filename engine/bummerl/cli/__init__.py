"""The command line: ``python -m bummerl``."""

from bummerl.cli.entry import main

__all__ = ["main"]
