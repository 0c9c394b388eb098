"""Judging cards while the stock is open: a rule of thumb for every lead and answer, in card points.

A card's score is what the trick is expected to bring or cost, less what the card would be worth if it were kept.
"""

from math import comb

from bummerl.cards import CARD_COUNT, HIGHER, KING_QUEEN, SUIT, SUIT_SET_OF, VALUES, Card, CardSet, cards_in
from bummerl.moves import ANNOUNCE, EXCHANGE, Move
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins
from bummerl.view import View

TRUMP_KEPT = 26.0
"""A trump's worth besides its own points."""
STRICT_TRUMP_KEPT = 7.0
"""The same where suits must be followed and trumps are not always free to be played."""
WINNER_KEPT = 1.0
"""The worth besides its points of a plain card that no other card of its suit beats any more."""
LOSER_SHARE = 0.55
"""The part of its points that a plain card which can be beaten is expected to save."""
EXCHANGE_KEPT = 6.0
"""The lowest trump's worth for the exchange that is still to come."""
PARTNER_DRAWN = 0.17
"""Chance that a marriage's other card is drawn in time."""
MARRIAGE_KEPT = 0.8
"""The part of a marriage's worth that is lost by playing one of its cards unannounced."""
ON_LEAD = -1.0
"""Being on lead next: rather a burden while the opponent may answer freely."""
LEAD_FOR_MARRIAGE = 0.3
"""The part of a marriage's worth that being on lead secures."""
FIRST_TRICK = 1.5
"""The first trick, which makes announced points count and saves two game points."""
TRUMP_SHARE = 0.8
"""The part of a trump's points."""
DECISION = 60.0
"""A trick that ends the deal."""
LOW_REPLY = 2.5
"""Points that an opponent adds to a trick it gives away."""
HIGH_REPLY = 8.0
"""Points that an opponent adds to a trick it takes with a card of the suit."""
RUFF_REPLY = 3.0
"""Points that an opponent adds to a trick it takes with a trump."""


class Outlook:
    """What a view says about the cards to come, with the opponent's likely answers."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._known = view.opponent_known
        self._unseen = view.unseen
        self._out: CardSet = view.unseen | view.opponent_known
        if view.bottom is not None and view.closing is None:
            self._out |= 1 << view.bottom
        self._unknown = self._unseen.bit_count()
        self._missing = view.opponent_size - self._known.bit_count()
        self._seat = view.seat
        self._other = 1 - view.seat

    def score(self, move: Move) -> float:
        """Score of a card or a marriage; other moves score nothing."""
        if move < CARD_COUNT:
            return self.lead(move) if self.view.led is None else self.answer(move)
        if ANNOUNCE <= move < EXCHANGE:
            return self._worth(move - ANNOUNCE) + (DECISION if self.wins(move) else 0.0)
        return 0.0

    def wins(self, move: Move) -> bool:
        """Whether announcing a marriage brings 66 at once."""
        view = self.view
        return (
            view.trick_counts[self._seat] > 0
            and view.rules.marriage_counts == "with-trick"
            and view.points[self._seat] + self._worth(move - ANNOUNCE) >= ENOUGH
        )

    def _worth(self, suit: int) -> int:
        return 40 if suit == self.view.trump else 20

    def _announces_by_leading(self, card: Card) -> bool:
        view = self.view
        pair = KING_QUEEN[SUIT[card]]
        return (
            view.rules.marriage_auto
            and bool(pair >> card & 1)
            and view.hand & pair == pair
            and (view.rules.marriage_first_lead or sum(view.trick_counts) > 0)
        )

    def holds(self, cards: CardSet) -> float:
        """Chance that the opponent has at least one of the cards."""
        if self._known & cards:
            return 1.0
        possible = (self._unseen & cards).bit_count()
        return 1.0 - comb(self._unknown - possible, self._missing) / comb(self._unknown, self._missing)

    def kept(self, card: Card) -> float:
        """Worth of keeping a card."""
        view = self.view
        points = VALUES[card]
        if view.trumps >> card & 1:
            worth = TRUMP_SHARE * points
            worth += STRICT_TRUMP_KEPT if view.rules.strict_from_start else TRUMP_KEPT
            lowest = view.rules.lowest(view.trump)
            if card == lowest and view.closing is None and view.stock - 2 >= view.rules.exchange_min_stock:
                worth += EXCHANGE_KEPT
        elif HIGHER[card] & self._out:
            worth = LOSER_SHARE * points
        else:
            worth = WINNER_KEPT + points
        return worth + self._marriage_kept(card)

    def _marriage_kept(self, card: Card) -> float:
        view = self.view
        suit = SUIT[card]
        pair = KING_QUEEN[suit]
        if not pair >> card & 1 or suit == view.announcing or view.announced[self._seat] >> suit & 1:
            return 0.0
        worth = self._worth(suit)
        partner = pair ^ 1 << card
        if view.hand & partner:
            return MARRIAGE_KEPT * worth
        return PARTNER_DRAWN * worth if self._unseen & partner else 0.0

    def _lead_worth(self) -> float:
        """Worth of being on lead next."""
        view = self.view
        worth = ON_LEAD
        for suit, pair in enumerate(KING_QUEEN):
            if view.hand & pair == pair and suit != view.announcing and not view.announced[self._seat] >> suit & 1:
                worth += LEAD_FOR_MARRIAGE * self._worth(suit)
        return worth

    def won(self, points: float) -> float:
        """Worth of winning a trick of so many points."""
        view = self.view
        worth = points + self._lead_worth()
        if not view.trick_counts[self._seat]:
            worth += FIRST_TRICK
        total = view.points[self._seat] + view.pending[self._seat]
        return worth + view.pending[self._seat] + (DECISION if total + points >= ENOUGH else 0.0)

    def lost(self, points: float) -> float:
        """Worth, below zero, of losing a trick of so many points."""
        view = self.view
        worth = -points - ON_LEAD
        if not view.trick_counts[self._other]:
            worth -= FIRST_TRICK
        total = view.points[self._other] + view.pending[self._other]
        return worth - view.pending[self._other] - (DECISION if total + points >= ENOUGH else 0.0)

    def answer(self, card: Card) -> float:
        """Score of an answer to the lead on the table."""
        led = self.view.led
        assert led is not None
        points = VALUES[led] + VALUES[card]
        trick = self.won(points) if answer_wins(led, card, self.view.trumps) else self.lost(points)
        return trick - self.kept(card)

    def lead(self, card: Card) -> float:
        """Score of a lead, by what the opponent is likely to answer."""
        points = VALUES[card]
        headed, ruffed = self._duties(card) if self.view.rules.strict_from_start else self._wishes(card)
        score = (
            headed * self.lost(points + HIGH_REPLY)
            + ruffed * self.lost(points + RUFF_REPLY)
            + (1.0 - headed - ruffed) * self.won(points + LOW_REPLY)
            - self.kept(card)
        )
        if self._announces_by_leading(card):
            marriage = ANNOUNCE + SUIT[card]
            score += self.score(marriage) + self._marriage_kept(card)
        return score

    def _wishes(self, card: Card) -> tuple[float, float]:
        """Chances that an opponent who may answer as it likes heads and ruffs a lead."""
        headed = 0.0
        for higher in cards_in(HIGHER[card] & self._out):
            headed += (1.0 - headed) * self.holds(1 << higher) * _eagerness_to_head(card, higher)
        if self.view.trumps >> card & 1:
            return headed, 0.0
        return headed, (1.0 - headed) * self.holds(self.view.trumps) * _eagerness_to_ruff(card)

    def _duties(self, card: Card) -> tuple[float, float]:
        """Chances that an opponent must head and ruff a lead."""
        headed = self.holds(HIGHER[card])
        if self.view.trumps >> card & 1:
            return headed, 0.0
        return headed, (1.0 - self.holds(SUIT_SET_OF[card])) * self.holds(self.view.trumps)


def _eagerness_to_head(led: Card, higher: Card) -> float:
    """How willingly an opponent beats a lead with a certain card of the suit."""
    if VALUES[led] >= 10:
        return 0.95
    if VALUES[higher] == 10:
        return 0.85
    return 0.6


def _eagerness_to_ruff(led: Card) -> float:
    """How willingly an opponent takes a plain lead with a trump."""
    return 0.9 if VALUES[led] >= 10 else 0.15 + 0.05 * VALUES[led]
