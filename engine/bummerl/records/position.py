"""Positions of the two-hand game: all that is needed to play on."""

from dataclasses import dataclass
from typing import ClassVar

from bummerl.cards import KING_QUEEN, Card, CardSet, card_set
from bummerl.deal import Deal
from bummerl.records.check import check_position
from bummerl.records.history import Pile, Tally
from bummerl.records.reading import HIDDEN
from bummerl.records.setup import set_up
from bummerl.rules import Rules
from bummerl.scoring import Closing


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the two-hand game.

    It may be one that no deal leads to, but its cards are a whole deck and its numbers agree: otherwise making it
    raises `RecordError`.
    """

    rules: Rules
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """In a view, cards may be `HIDDEN`."""
    trump: int
    """The trump suit."""
    turnup: Card | None
    """None once it has been drawn. After closing it lies face down and is still given."""
    stock: tuple[Card, ...] = ()
    """Face-down cards, next to be drawn first, without the turn-up; in a view they may be `HIDDEN`."""
    leader: int = 0
    """The seat that leads, or that led the card on the table."""
    led: Card | None = None
    won: tuple[Pile, Pile] | Tally = ((), ())
    announced: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Suits of the marriages announced, per seat. Who is on lead and holds both cards of one has just announced it."""
    closed: Closing | None = None
    seat: int | None = None
    """Whose view this is."""
    score: tuple[int, int] | None = None
    """Game points still needed; None: as at the start of a match."""

    game: ClassVar = "two-hand"

    def __post_init__(self) -> None:
        """Raises `RecordError` naming the field that does not fit."""
        check_position(self)

    @property
    def trick_counts(self) -> tuple[int, int]:
        """Tricks won, per seat."""
        if isinstance(self.won, Tally):
            return self.won.tricks
        return len(self.won[0]), len(self.won[1])

    @property
    def drawn_tricks(self) -> int:
        """How many tricks were played while cards were drawn."""
        whole = 4 * len(self.rules.ranks) - 2 * self.rules.hand_size
        return (whole - len(self.stock) - (self.turnup is not None)) // 2

    @property
    def gone(self) -> CardSet:
        """The cards out of play."""
        if isinstance(self.won, Tally):
            return card_set(self.won.gone)
        return card_set(card for pile in self.won for trick in pile for card in trick)

    @property
    def announcing(self) -> int | None:
        """The suit announced for the present lead.

        Whoever announces must lead a card of the marriage next, so as long as none is gone the announcement is new.
        """
        gone = self.gone
        return next((suit for suit in self.announced[self.leader] if not gone & KING_QUEEN[suit]), None)

    @property
    def hidden(self) -> bool:
        """Whether some card is not known."""
        return any(HIDDEN in cards for cards in (*self.hands, self.stock))

    def deal(self) -> Deal:
        """A deal that stands at this position.

        Raises `RecordError` if some card is hidden.
        """
        return set_up(self)
