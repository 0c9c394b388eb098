"""The computer players of the games with an auction."""

from random import Random

from bummerl.ai.deadline import Deadline, never
from bummerl.moves import Move
from bummerl.tables.auction import AuctionView


def choose(view: AuctionView, level: str, seed: str, deadline: Deadline = never) -> Move:
    """The move that a computer player makes."""
    return Random(f"{level} {seed} {deadline is never}").choice(view.legal)
