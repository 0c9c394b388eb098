"""What one seat may know of a deal: the only thing that players receive."""

from dataclasses import dataclass

from bummerl.cards import SUIT_SET, Card, CardSet, card_set, deck_of
from bummerl.moves import Move
from bummerl.rules import Rules
from bummerl.scoring import Closing
from bummerl.tricks import Trick


@dataclass(frozen=True, slots=True)
class View:
    """The knowledge of `seat`: own cards, everything played or shown, and nothing else.

    Points, game points and counts are whole numbers; pairs are in the order of seats.
    """

    rules: Rules
    """The rules that hold, parameter by parameter."""
    seat: int
    """The own seat, 0 or 1."""
    turn: int
    """The seat whose turn it is."""
    leader: int
    """The seat that leads, or that led the card on the table."""
    hand: CardSet
    """The own cards."""
    opponent_size: int
    """Cards in the opponent's hand."""
    opponent_known: CardSet
    """Cards of the opponent's hand that have been shown: by a marriage, an exchange, or the turn-up drawn last."""
    own_shown: CardSet
    """Cards of the own hand that the opponent knows in the same way."""
    trump: int
    """The trump suit."""
    bottom: Card | None
    """The turn-up; after closing it lies face down but is still known."""
    stock: int
    """Cards in the stock, turn-up included."""
    led: Card | None
    """The card on the table, to be answered."""
    announcing: int | None
    """Suit of the marriage announced for the present lead."""
    played: CardSet
    """All cards seen in tricks, the card on the table included."""
    tricks: tuple[Trick, ...]
    """All tricks played: who led, the card led, the answer, who won it, and whether following was obligatory."""
    trick_counts: tuple[int, int]
    """Tricks won by each seat."""
    points: tuple[int, int]
    """What counts now."""
    pending: tuple[int, int]
    """Announced points that do not count yet."""
    announced: tuple[int, int]
    """Marriages announced, one bit a suit."""
    closing: Closing | None
    """Who closed the stock, and both seats' points and tricks at that moment."""
    legal: tuple[Move, ...]
    """The seat's legal moves; empty when it is not its turn."""
    score: tuple[int, int]
    """Game points that each seat still needs."""

    @property
    def deck(self) -> CardSet:
        """All cards of the game."""
        return card_set(deck_of(self.rules.ranks))

    @property
    def trumps(self) -> CardSet:
        """All cards of the trump suit."""
        return SUIT_SET[self.trump]

    @property
    def unseen(self) -> CardSet:
        """The cards whose place is not known: in the opponent's hand or face down in the stock."""
        seen = self.hand | self.played | self.opponent_known
        if self.bottom is not None:
            seen |= 1 << self.bottom
        return self.deck & ~seen

    @property
    def strict(self) -> bool:
        """Whether following, heading and ruffing are obligatory now."""
        return self.stock == 0 or self.closing is not None or self.rules.strict_from_start
