"""The course of a deal: how it began, the moves since, and what the last request brought about."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bummerl.events import forfeit_and_tell, play_and_tell
from bummerl.games import AnyDeal
from bummerl.json_text import JsonObject
from bummerl.moves import Move

if TYPE_CHECKING:
    from bummerl.guests import Fault


class Course:
    """A deal from its start on. Attributes may be read; methods alone change them."""

    def __init__(self, start: AnyDeal, moves: Sequence[Move] = ()) -> None:
        """Makes the moves. Raises `bummerl.moves.IllegalMoveError`."""
        self.start = start
        """The deal before its first move."""
        self.deal = start.copy()
        """As it stands now."""
        self.moves: list[Move] = []
        self.fault: Fault | None = None
        """How the visiting player has lost the deal."""
        self.told = 0
        """From which ply on the events are told: what was made before the last request is known."""
        self._forfeited = False
        for move in moves:
            self.make(move)

    @property
    def ply(self) -> int:
        """Moves made."""
        return len(self.moves)

    def make(self, move: Move) -> None:
        """Makes a move of the seat whose turn it is. Raises `bummerl.moves.IllegalMoveError`."""
        self.deal.play(move)
        self.moves.append(move)

    def tell_from_here(self, ply: int | None = None) -> None:
        """Events are told from a ply on, by default from the present one."""
        self.told = self.ply if ply is None else ply

    def forfeit(self) -> None:
        """Ends the deal as lost by the seat whose turn it is, without a move."""
        self.deal.forfeit(self.deal.turn)
        self._forfeited = True
        self.tell_from_here()

    def states(self) -> Iterator[AnyDeal]:
        """The deal before each of the moves."""
        deal = self.start.copy()
        for move in self.moves:
            yield deal
            deal.play(move)

    def events(self, viewer: int | None, dealer: int) -> list[JsonObject]:
        """What the last request brought about, as the seat `viewer` may know it; with None, somebody who looks on."""
        if not self.moves and not self._forfeited:
            return [{"type": "deal", "dealer": dealer}]
        deal = self.start.copy()
        events: list[JsonObject] = []
        for ply, move in enumerate(self.moves):
            told = play_and_tell(deal, move, viewer)
            if ply >= self.told:
                events += told
        return events + forfeit_and_tell(deal) if self._forfeited else events
