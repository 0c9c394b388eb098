"""What those at a table are called by the person who sits at it, and what all games tell alike."""

from typing import Any

Snapshot = dict[str, Any]

_PLACES = {2: ("you", "the computer"), 3: ("you", "left", "right"), 4: ("you", "left", "across", "right")}


def name_of(own: int, seat: int, seats: int) -> str:
    """The name of a seat among so many, clockwise from one's own."""
    return _PLACES[seats][(seat - own) % seats]


def tell_deal(snapshot: Snapshot, dealer: str, needed: str) -> None:
    """A deal begins."""
    print(f"\nDeal {snapshot['deal']}, dealt by {dealer}. Still needed: {needed}.")


def tell_trick(event: dict[str, Any], winner: str) -> None:
    """A trick has been won."""
    print(f"  the trick goes to {winner}: {event['trick']['points']}")


def show_hand(snapshot: Snapshot) -> None:
    """What the person holds and may do."""
    print(f"  your hand: {' '.join(snapshot['hand'])}")
    print(f"  you may: {', '.join(snapshot['legal'])}")
