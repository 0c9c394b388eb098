"""The two-hand games: which cards, moves and deals belong to which rules, and who plays them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.players import choose
from bummerl.ai.tute import choose_in_tute
from bummerl.cards import Card, Deck
from bummerl.deal import Deal
from bummerl.moves import Move
from bummerl.rules import AnyRules, TuteRules
from bummerl.tables.tute import TuteDeal

AnyDeal = Deal | TuteDeal


class Game(NamedTuple):
    """A game under certain rules."""

    deck: Deck
    cards: tuple[Card, ...]
    """All cards that are dealt."""
    move_names: tuple[str, ...]
    deal: Callable[[Sequence[Card], int], AnyDeal]
    """Deals a shuffled deck for a forehand. Raises `ValueError` if it is not the deck of the rules."""

    def parse_move(self, token: str) -> Move:
        """The move of a token. Raises `ValueError` if there is no such move."""
        if token not in self.move_names:
            raise ValueError(f"{token!r} is not a move of this game")
        return self.move_names.index(token)

    def parse_cards(self, names: str) -> tuple[Card, ...]:
        """The cards of a text. Raises `ValueError` naming what is not a card."""
        return tuple(self.deck.parse(name) for name in names.split())

    def card_names(self, cards: Sequence[Card]) -> str:
        """Texts of cards, separated by spaces."""
        return " ".join(self.deck.names[card] for card in cards)


def game_of(rules: AnyRules) -> Game:
    """The game that these rules play."""
    if isinstance(rules, TuteRules):
        return Game(TuteDeal.deck, TuteDeal.cards(rules), TuteDeal.move_names, partial(TuteDeal.from_deck, rules))
    return Game(Deal.deck, Deal.cards(rules), Deal.move_names, partial(Deal.from_deck, rules))


def computer_move(deal: AnyDeal, level: str, seed: str, score: tuple[int, int], deadline: Deadline = never) -> Move:
    """The computer's move for the seat whose turn it is, from that seat's view alone."""
    if isinstance(deal, TuteDeal):
        return choose_in_tute(deal.view(deal.turn, score), deadline)
    return choose(deal.view(deal.turn, score), level, seed, deadline)
