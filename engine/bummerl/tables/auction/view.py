"""What one seat may know of a deal with an auction: the only thing that players receive."""

from dataclasses import dataclass

from bummerl.cards import SUIT_SET, Card, CardSet, card_set, deck_of
from bummerl.moves import Move
from bummerl.rules import AuctionRules
from bummerl.rules.contracts import ACE_HIGH, Contract
from bummerl.tables.auction.tricks import ManyTrick


@dataclass(frozen=True, slots=True)
class AuctionView:
    """The knowledge of `seat`: own cards, everything said, played or shown, and nothing else.

    Tuples with an entry per seat are in the order of seats; sides are the declaring one, then the defending one.
    """

    rules: AuctionRules
    seat: int
    turn: int
    """The seat whose turn it is."""
    stage: str
    """``trump``, ``auction``, ``talon``, ``double``, ``play`` or ``over``."""
    caller: int
    hand: CardSet
    """The own cards; until trump is named those of the first packet alone."""
    sizes: tuple[int, ...]
    """Cards in each hand, seen or not."""
    known: tuple[CardSet, ...]
    """Cards still in each hand that all have seen: the one turned up, and of announced marriages."""
    trump: int | None
    """The caller's suit, once it has been named."""
    turned_up: Card | None
    calls: tuple[tuple[int, Move], ...]
    """Bids and passes with their seats, in order."""
    contract: Contract | None
    """The highest bid so far; once the auction is over, what is played."""
    declarer: int | None
    """Who has bid it."""
    factor: int
    """By which doubling multiplies: 1, 2, 4 or 8."""
    talon: CardSet
    """The talon as the declarer has seen it; nothing to others."""
    laid_away: CardSet
    """What the declarer has laid away, which only he knows."""
    leader: int
    table: tuple[tuple[int, Card], ...]
    """The cards of the present trick with their seats."""
    announcing: int | None
    """Suit of the marriage announced for the present lead."""
    announced: tuple[int, ...]
    """Marriages announced by each seat, one bit a suit."""
    tricks: tuple[ManyTrick, ...]
    points: tuple[int, ...]
    """What counts for each seat now: cards, and marriages once they count."""
    legal: tuple[Move, ...]
    """The seat's legal moves; empty when it is not its turn."""
    score: tuple[int, ...]
    """Game points that each team still needs."""

    @property
    def trumps(self) -> CardSet:
        """All cards of the trump suit of the game that is played or would be; none without trump."""
        trumps_count = self.trump is not None and (self.contract is None or self.contract.trump)
        return SUIT_SET[self.trump] if trumps_count and self.trump is not None else 0

    @property
    def ranks(self) -> str:
        """Ranks from high to low."""
        return ACE_HIGH if self.contract is None else self.contract.ranks

    @property
    def played(self) -> CardSet:
        """All cards seen in tricks, those on the table included."""
        return card_set([card for trick in self.tricks for card in trick.cards] + [card for _, card in self.table])

    @property
    def unseen(self) -> CardSet:
        """The cards whose place is not known: in other hands, in the talon or laid away."""
        seen = self.hand | self.played | self.laid_away
        for cards in self.known:
            seen |= cards
        return card_set(deck_of(ACE_HIGH)) & ~seen

    def side_of(self, seat: int) -> int:
        """0 for the declaring side, 1 for the defenders. Before a bid the caller counts as declarer."""
        return side_of(self.rules, self.caller if self.declarer is None else self.declarer, seat)


def side_of(rules: AuctionRules, declarer: int, seat: int) -> int:
    """0 for the declarer's side, 1 for the defenders."""
    return int(not any(seat in team and declarer in team for team in rules.teams))
