"""Rules of thumb for play: how good a card looks without a look into worlds. They also decide between equals."""

from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT, SUIT_SET_OF, VALUES, Card
from bummerl.moves import ANNOUNCE, Move
from bummerl.tables.auction.tricks import beats, best_of, ranking
from bummerl.tables.auction.view import AuctionView


class Thumb:
    """How good the moves of a view in play look."""

    def __init__(self, view: AuctionView) -> None:
        self._view = view
        self._order = ranking(view.ranks)
        self._trumps = view.trumps
        self._out = view.unseen
        for seat, known in enumerate(view.known):
            if seat != view.seat:
                self._out |= known
        goal = view.contract.goal if view.contract is not None else "points"
        declares = view.side_of(view.seat) == 0
        self._wants_tricks = goal != "no-trick" or not declares
        self._counts_points = goal in ("points", "schnapser")
        self._helps_bettler = goal == "no-trick" and not declares

    def score(self, move: Move) -> float:
        """The higher the better."""
        if move >= CARD_COUNT:
            return 100.0 + self._view.rules.seats if move - ANNOUNCE == self._view.trump else 100.0
        if not self._view.table:
            return self._of_lead(move)
        return self._of_answer(move)

    def _rank(self, card: Card) -> int:
        """From 0 for the strongest of a suit to 4."""
        return self._order.higher[card].bit_count()

    def _master(self, card: Card) -> bool:
        """Whether no card that is still out beats it within its suit."""
        return not self._order.higher[card] & self._out

    def _of_lead(self, card: Card) -> float:
        """A sure card if tricks are wanted, else low from where others must beat."""
        same = (self._view.hand & SUIT_SET_OF[card]).bit_count()
        if not self._wants_tricks or self._helps_bettler:
            return self._rank(card) - 0.5 * same
        if self._master(card):
            safe = not self._trumps & self._out or bool(self._trumps >> card & 1)
            return 20 + (VALUES[card] if self._counts_points else 0) * (1 if safe else 0.5) + same
        return 0.7 * same - VALUES[card] - 4 * bool(self._trumps >> card & 1)

    def _of_answer(self, card: Card) -> float:
        view = self._view
        cards = tuple(each for _, each in view.table)
        at = best_of(cards, self._trumps, self._order)
        winner = view.table[at][0]
        last = self._closes(len(cards))
        takes = beats(card, cards[at], self._trumps, self._order)
        trump = bool(self._trumps >> card & 1)
        if not self._counts_points:
            return self._without_points(card, takes)
        if takes:
            # Keep high trumps; secure dear cards; a card that will be beaten had better be cheap.
            sure = last or self._master(card)
            return 10 + (VALUES[card] if sure and not trump else -VALUES[card])
        friendly = view.side_of(winner) == view.side_of(view.seat)
        sure = last or (friendly and self._master(cards[at]))
        kept = 3.0 * bool(KING_QUEEN[SUIT[card]] >> card & 1 and self._has_pair(card)) + 12 * trump
        kept += 4.0 * self._master(card)
        return (VALUES[card] if friendly and sure else -VALUES[card]) - kept

    def _closes(self, played: int) -> bool:
        """Whether this card ends the trick."""
        contract = self._view.contract
        alone = contract is not None and contract.alone and self._view.rules.seats == 4
        return played == self._view.rules.seats - (2 if alone else 1)

    def _has_pair(self, card: Card) -> bool:
        pair = KING_QUEEN[SUIT[card]]
        return self._view.hand & pair == pair

    def _without_points(self, card: Card, takes: bool) -> float:
        """Who must not win a trick throws high cards away; who must, keeps them, but against a Bettler low ones."""
        same = (self._view.hand & SUIT_SET_OF[card]).bit_count()
        if not self._wants_tricks or self._helps_bettler:
            return -self._rank(card) - 0.3 * same
        return self._rank(card) - 2.0 * self._master(card) - (0.0 if takes else 3.0 * bool(self._trumps >> card & 1))
