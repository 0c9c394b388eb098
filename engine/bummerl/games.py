"""The games of the family: which cards, moves and deals belong to which rules, and who plays them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar, overload

from bummerl.ai.auction import choose as choose_in_auction
from bummerl.ai.deadline import Deadline, never
from bummerl.ai.players import LEVELS, choose
from bummerl.ai.tute import choose_in_tute
from bummerl.cards import Card, Deck
from bummerl.deal import Deal
from bummerl.guests import Fault, Guest, GuestError
from bummerl.match import DealRules
from bummerl.moves import CLAIM, Move
from bummerl.rules import Rules, TuteRules
from bummerl.scoring import ENOUGH
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import CLAIM as CLAIM_IN_AUCTION
from bummerl.tables.tute import TuteDeal

TwoHandDeal = Deal | TuteDeal
AnyDeal = TwoHandDeal | AuctionDeal


D = TypeVar("D", bound=AnyDeal)


class Game(NamedTuple, Generic[D]):
    """A game under certain rules."""

    deck: Deck
    cards: tuple[Card, ...]
    """All cards that are dealt."""
    move_names: tuple[str, ...]
    deal: Callable[[Sequence[Card], int], D]
    """Deals a shuffled deck for a forehand. Raises `ValueError` if it is not the deck of the rules."""

    def parse_cards(self, names: str) -> tuple[Card, ...]:
        """The cards of a text. Raises `ValueError` naming what is not a card."""
        return tuple(self.deck.parse(name) for name in names.split())

    def card_names(self, cards: Sequence[Card]) -> str:
        """Texts of cards, separated by spaces."""
        return " ".join(self.deck.names[card] for card in cards)


@overload
def game_of(rules: Rules) -> Game[Deal]: ...
@overload
def game_of(rules: Rules | TuteRules) -> Game[TwoHandDeal]: ...
@overload
def game_of(rules: DealRules) -> Game[AnyDeal]: ...
def game_of(rules: DealRules) -> Game[Any]:
    """The game that these rules play."""
    kind = Deal if isinstance(rules, Rules) else TuteDeal if isinstance(rules, TuteRules) else AuctionDeal
    # Each kind of deal takes the rules of its own kind alone.
    play: Any = kind
    return Game(kind.deck, play.cards(rules), kind.move_names, partial(play.from_deck, rules))


PERSON = "person"
"""In place of a level: a second person, at the same device."""

GUESTS: dict[str, Guest] = {}
"""The visiting players that are there, by the names under which they play like a level."""


def computer_move(deal: AnyDeal, level: str, seed: str, score: tuple[int, ...], deadline: Deadline = never) -> Move:
    """The computer's move for the seat whose turn it is, from that seat's view alone.

    Raises `bummerl.guests.GuestError` if the level is a visiting player who makes none.
    """
    if isinstance(deal, AuctionDeal):
        return choose_in_auction(deal.view(deal.turn, score), level, seed, deadline)
    first, second = score
    if level not in LEVELS:
        return guest_move(deal, level, seed, (first, second))
    if isinstance(deal, TuteDeal):
        return choose_in_tute(deal.view(deal.turn, (first, second)), deadline)
    return choose(deal.view(deal.turn, (first, second)), level, seed, deadline)


def guest_move(deal: TwoHandDeal, name: str, seed: str, score: tuple[int, int]) -> Move:
    """The move of a visiting player, from the view of the seat whose turn it is. Raises `GuestError`."""
    if name not in GUESTS:
        raise GuestError(Fault("absent", ""))
    return GUESTS[name].choose(deal.view(deal.turn, score), seed)


def right_claim(deal: AnyDeal) -> Move | None:
    """The move by which the seat whose turn it is claims, if it may and has enough points that count."""
    if isinstance(deal, TuteDeal):
        return None
    if isinstance(deal, AuctionDeal):
        claim, points = CLAIM_IN_AUCTION, deal.side_points(deal.side_of(deal.turn))
    else:
        claim, points = CLAIM, deal.points[deal.turn]
    return claim if points >= ENOUGH and claim in deal.legal_moves() else None


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
