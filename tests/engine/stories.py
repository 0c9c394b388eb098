"""Deals told by their cards and moves, so that the same moves can be told with other cards in hidden places."""

from collections.abc import Iterator, Sequence
from itertools import chain, permutations
from random import Random
from typing import NamedTuple

from bummerl.cards import Card, CardSet, cards_in
from bummerl.games import TwoHandDeal, game_of
from bummerl.moves import DECLINE, EXCHANGE, IllegalMoveError, Move
from bummerl.rules import TwoHandRules


class Story(NamedTuple):
    """A deal by its cards and moves."""

    rules: TwoHandRules
    deck: tuple[Card, ...]
    forehand: int
    moves: tuple[Move, ...] = ()

    def steps(self) -> Iterator[TwoHandDeal]:
        """The deal before its moves and after each. Raises `IllegalMoveError` if one cannot be made with these cards.

        That an offered exchange is declined, or was not offered at all, makes no difference: nobody is told.
        """
        deal = game_of(self.rules).deal(self.deck, self.forehand)
        yield deal
        for move in self.moves:
            if deal.offered is not None and move not in (EXCHANGE, DECLINE):
                deal.play(DECLINE)
            if deal.result is not None:
                raise IllegalMoveError("the deal is over")
            if move != DECLINE or deal.offered is not None:
                deal.play(move)
            yield deal

    def told(self) -> TwoHandDeal:
        """The deal after its moves."""
        *_, deal = self.steps()
        return deal

    def and_then(self, move: Move) -> "Story":
        """The story with one move more."""
        return self._replace(moves=(*self.moves, move))


def new_story(rules: TwoHandRules, random: Random) -> Story:
    """A shuffled deal."""
    deck = list(game_of(rules).cards)
    random.shuffle(deck)
    return Story(rules, tuple(deck), random.randrange(2))


class Retelling:
    """Tells a story with other cards, as long as the seat whose turn it is sees no difference."""

    def __init__(self, story: Story) -> None:
        self._story = story
        owned = [0, 0]
        for deal in story.steps():
            owned = [cards | hand for cards, hand in zip(owned, deal.hands, strict=True)]
        seat = self._seat = deal.turn
        view = self._view = deal.view(seat)
        self.hidden = [card for card in story.deck if view.unseen >> card & 1]
        """The cards that the seat does not see."""
        self.held = deal.hands[1 - seat] & view.unseen
        """Those of them that the opponent holds."""
        turnup = game_of(story.rules).deal(story.deck, story.forehand).stock[0]
        theirs = owned[1 - seat] & ~owned[seat] & ~(1 << turnup)
        self._theirs = [place for place, card in enumerate(story.deck) if theirs >> card & 1]
        """Places of the cards that were dealt to the opponent or drawn by it."""
        self._drawn = sum(place > 2 * story.rules.hand_size for place in self._theirs)

    def told(self, deck: Sequence[Card]) -> TwoHandDeal | None:
        """The deal with another deck; nothing if the seat would have seen something else."""
        try:
            deal = self._story._replace(deck=tuple(deck)).told()
        except IllegalMoveError:
            return None
        return deal if deal.turn == self._seat and deal.view(self._seat) == self._view else None

    def shuffled(self, random: Random) -> tuple[Card, ...]:
        """The deck with the hidden cards laid differently among their places."""
        cards = iter(random.sample(self.hidden, len(self.hidden)))
        return tuple(next(cards) if self._view.unseen >> card & 1 else card for card in self._story.deck)

    def with_hand(self, hand: CardSet) -> TwoHandDeal | None:
        """A deal in which the opponent holds these of the hidden cards, whenever it got them; nothing if none fits."""
        coming, going = cards_in(hand & ~self.held), cards_in(self.held & ~hand)
        instead = dict(zip((*coming, *going), (*going, *coming), strict=True))
        deck = [instead.get(card, card) for card in self._story.deck]
        theirs = [deck[place] for place in self._theirs]
        likely_late = sorted(theirs, key=lambda card: not hand >> card & 1)
        early = len(theirs) - self._drawn
        for late in chain([theirs[early:]], permutations(likely_late, self._drawn)):
            cards = [card for card in theirs if card not in late] + [*late]
            for place, card in zip(self._theirs, cards, strict=True):
                deck[place] = card
            if (deal := self.told(deck)) is not None:
                return deal
        return None
