"""What the network is told of a view and a move: the list of the entries that are 1, all others being 0.

One plain suit is as good as another: trumps come first, then the plain suits in the order of the own cards in them.
"""

from itertools import accumulate

from bummerl.cards import CARD_COUNT, SUIT, VALUES, Card, CardSet, cards_in
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH
from bummerl.tricks import answer_wins
from bummerl.view import View

TRICKS = 4
"""The last tricks that the network is told of."""

_SIZES = {
    "hand": CARD_COUNT,
    "opponent_known": CARD_COUNT,
    "unseen": CARD_COUNT,
    "bottom": CARD_COUNT,
    "card": CARD_COUNT,
    "led": CARD_COUNT,
    "own_shown": CARD_COUNT,
    "tricks": TRICKS * 2 * CARD_COUNT,
    "own_leads": TRICKS,
    "points": ENOUGH // 2 + 2,
    "opponent_points": ENOUGH // 2 + 2,
    "pending": 4,
    "opponent_pending": 4,
    "trickless": 2,
    "stock": 7,
    "on_lead": 1,
    "takes": 1,
    "marriage": 2,
    "close": 1,
    "trick_points": 8,
    "rules": 16,
}
"""Groups of entries, in their order."""
AT = dict(zip(_SIZES, accumulate(_SIZES.values(), initial=0), strict=False))
"""Where each group begins."""
ENTRIES = sum(_SIZES.values())

_HAND, _CARD = AT["hand"], AT["card"]
_POINTS, _PENDING, _TAKES, _MARRIAGE = AT["points"], AT["pending"], AT["takes"], AT["marriage"]
_TRICK_POINTS = AT["trick_points"]


def _step(points: int) -> int:
    """Steps of two points, one for none and one for all from 66 on."""
    return min(ENOUGH // 2 + 1, 1 + points // 2) if points else 0


def _uncounted(points: int) -> int:
    return min(3, points // 20)


class Features:
    """The entries of one view, and those of each of its cards."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._places = _places(view)
        self.entries = [*self._cards(), *self._tricks(), *self._standing(), *_of_rules(view.rules)]

    def _place(self, card: Card) -> int:
        return self._places[SUIT[card]] + card % 6

    def _group(self, name: str, cards: CardSet) -> list[int]:
        at = AT[name]
        return [at + self._place(card) for card in cards_in(cards)]

    def _cards(self) -> list[int]:
        view = self._view
        entries = [
            *self._group("hand", view.hand),
            *self._group("opponent_known", view.opponent_known),
            *self._group("unseen", view.unseen),
            *self._group("own_shown", view.own_shown),
        ]
        if view.bottom is not None:
            entries.append(AT["bottom"] + self._place(view.bottom))
        entries.append(AT["on_lead"] if view.led is None else AT["led"] + self._place(view.led))
        return entries

    def _tricks(self) -> list[int]:
        entries = []
        for number, trick in enumerate(self._view.tricks[: -TRICKS - 1 : -1]):
            at = AT["tricks"] + 2 * CARD_COUNT * number
            entries += [at + self._place(trick.led), at + CARD_COUNT + self._place(trick.answer)]
            if trick.leader == self._view.seat:
                entries.append(AT["own_leads"] + number)
        return entries

    def _standing(self) -> list[int]:
        view = self._view
        seat, other = view.seat, 1 - view.seat
        entries = [
            AT["stock"] + min(6, view.stock // 2),
            AT["opponent_points"] + _step(view.points[other]),
            AT["opponent_pending"] + _uncounted(view.pending[other]),
        ]
        return entries + [
            AT["trickless"] + number for number, who in enumerate((seat, other)) if not view.trick_counts[who]
        ]

    def of_card(self, card: Card, points: int, pending: int, suit: int | None) -> tuple[list[int], int]:
        """The entries that playing a card adds, and the one that it takes away.

        `points` and `pending` are the own ones then, `suit` the one of a marriage that is announced with the card.
        """
        view = self._view
        entries = [_CARD + self._place(card), _POINTS + _step(points), _PENDING + _uncounted(pending)]
        if suit is not None:
            entries.append(_MARRIAGE + (suit == view.trump))
        if view.led is not None:
            entries.append(_TRICK_POINTS + min(5, (VALUES[view.led] + VALUES[card]) // 4))
            if answer_wins(view.led, card, view.trumps):
                entries.append(_TAKES)
        return entries, _HAND + self._place(card)


def _places(view: View) -> list[int]:
    """Where each suit's cards begin in a group."""

    def cards(suit: int) -> tuple[int, int, int]:
        return (view.hand >> 6 * suit & 63, view.opponent_known >> 6 * suit & 63, view.unseen >> 6 * suit & 63)

    plain = sorted((suit for suit in range(4) if suit != view.trump), key=cards, reverse=True)
    places = [0] * 4
    for number, suit in enumerate((view.trump, *plain)):
        places[suit] = 6 * number
    return places


def _of_rules(rules: Rules) -> list[int]:
    """What is other than in the Viennese game."""
    differences = (
        rules.strict_from_start,
        not rules.must_head,
        rules.close_min_stock is None,
        rules.close_min_stock == 2,
        rules.close_needs_trick,
        rules.close_score == "at-end",
        rules.failed_close != "opponent-trickless",
        rules.exchange_when == "turn",
        rules.exchange_needs_trick,
        rules.exchange_min_stock == 4,
        not rules.marriage_first_lead,
        not rules.marriage_when_strict,
        rules.marriage_counts == "next-trick",
        rules.unclaimed == "majority",
        rules.majority_of == "cards",
        rules.marriage_lead == "K",
    )
    return [AT["rules"] + number for number, differs in enumerate(differences) if differs]
