"""What those at a table are called by the person who sits at it."""

_PLACES = {2: ("you", "the computer"), 3: ("you", "left", "right"), 4: ("you", "left", "across", "right")}


def name_of(own: int, seat: int, seats: int) -> str:
    """The name of a seat among so many, clockwise from one's own."""
    return _PLACES[seats][(seat - own) % seats]
