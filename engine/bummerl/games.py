"""The two-hand games: which cards, moves and deals belong to which rules, and who plays them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.players import LEVELS, choose
from bummerl.ai.tute import choose_in_tute
from bummerl.cards import Card, Deck
from bummerl.deal import Deal
from bummerl.guests import Fault, Guest, GuestError
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


PERSON = "person"
"""In place of a level: a second person, at the same device."""

GUESTS: dict[str, Guest] = {}
"""The visiting players that are there, by the names under which they play like a level."""


def computer_move(deal: AnyDeal, level: str, seed: str, score: tuple[int, int], deadline: Deadline = never) -> Move:
    """The computer's move for the seat whose turn it is, from that seat's view alone.

    Raises `bummerl.guests.GuestError` if the level is a visiting player who makes none.
    """
    if level not in LEVELS:
        return guest_move(deal, level, seed, score)
    if isinstance(deal, TuteDeal):
        return choose_in_tute(deal.view(deal.turn, score), deadline)
    return choose(deal.view(deal.turn, score), level, seed, deadline)


def guest_move(deal: AnyDeal, name: str, seed: str, score: tuple[int, int]) -> Move:
    """The move of a visiting player, from the view of the seat whose turn it is. Raises `GuestError`."""
    if name not in GUESTS:
        raise GuestError(Fault("absent", ""))
    return GUESTS[name].choose(deal.view(deal.turn, score), seed)


def resignation(deal: AnyDeal) -> Move | None:
    """The move by which the seat whose turn it is resigns; None where the rules or the moment know none."""
    legal = deal.legal_moves()
    return next((move for move in legal if deal.move_names[move] == "r"), None)


def give_up(deal: AnyDeal) -> None:
    """Lets the seat whose turn it is lose the deal: by resigning if it can, else as a forfeit, which is no move."""
    move = resignation(deal)
    if move is None:
        deal.forfeit(deal.turn)
    else:
        deal.play(move)
