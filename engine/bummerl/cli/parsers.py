"""The type of what commands are declared to, which only type checkers know to take a parameter."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    Parsers = argparse._SubParsersAction[argparse.ArgumentParser]
