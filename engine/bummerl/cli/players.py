"""Players on the command line: the levels, and visiting players in processes of their own."""

import argparse

from bummerl.ai.players import LEVELS
from bummerl.games import GUESTS
from bummerl.guests import LoadError
from bummerl.guests.process import invite

WHO = f"{', '.join(LEVELS)}; a player that is installed, module:Class, or a .py file"
"""What may be named, for help."""


def player(name: str) -> str:
    """Makes a player ready to play under its name, and gives the name: a type of `argparse`."""
    if name not in LEVELS and name not in GUESTS:
        try:
            GUESTS[name] = invite(name, LEVELS)
        except LoadError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return name
