"""Players that others have written: a class with `choose(view) -> move`.

    class Careful:
        def choose(self, view):
            return view.legal[0]

`view` is a `bummerl.view.View`, in Tute a `bummerl.tables.tute.TuteView`: whole numbers and bit sets, all that the seat
may know and nothing else. The answer is a move as in `view.legal`, or its token, as ``"KH"``. `bummerl.guests.words`
has both as text. One object is made, without arguments, and asked for every move; before each, `random` is seeded from
the game, so that equal games go the same way.

A player is found as an entry point of the group ``bummerl.players``, as ``module:Class``, or as a ``.py`` file. One
that raises, answers with anything else, or thinks for longer than `LIMIT` seconds has lost the deal.
"""

from bummerl.guests.faults import LIMIT, Fault, GuestError, LoadError
from bummerl.guests.local import Guest, LocalGuest, Player

__all__ = ["LIMIT", "Fault", "Guest", "GuestError", "LoadError", "LocalGuest", "Player"]
