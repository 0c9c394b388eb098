"""A view in words, for players that had rather not count bits: cards as ``"KH"``, suits as ``"H"``."""

from bummerl.cards import FRENCH, SPANISH, SUITS, Deck, cards_in
from bummerl.moves import MOVE_NAMES
from bummerl.tables.tute import MOVE_NAMES as TUTE_NAMES
from bummerl.tables.tute import TuteView
from bummerl.view import View

AnyView = View | TuteView


def deck_of_view(view: AnyView) -> Deck:
    """The kind of cards: their names, values, suits, and which beat which."""
    return SPANISH if isinstance(view, TuteView) else FRENCH


def move_names(view: AnyView) -> tuple[str, ...]:
    """The token of every move, by its number."""
    return TUTE_NAMES if isinstance(view, TuteView) else MOVE_NAMES


def legal(view: AnyView) -> list[str]:
    """The tokens of the legal moves."""
    return [move_names(view)[move] for move in view.legal]


def hand(view: AnyView) -> list[str]:
    """The own cards, by suit and from strong to weak."""
    deck = deck_of_view(view)
    return [deck.names[card] for card in deck.by_suit(view.hand)]


def unseen(view: AnyView) -> list[str]:
    """The cards that may be in the opponent's hand or in the stock, in the same order."""
    deck = deck_of_view(view)
    return [deck.names[card] for card in deck.by_suit(view.unseen)]


def led(view: AnyView) -> str | None:
    """The card to be answered; None when on lead."""
    return None if view.led is None else deck_of_view(view).names[view.led]


def trump(view: AnyView) -> str:
    """The trump suit."""
    return SUITS[view.trump]


def worth(view: AnyView, card: str) -> int:
    """Card points."""
    deck = deck_of_view(view)
    return deck.values[deck.parse(card)]


def beats(view: AnyView, answer: str, card: str) -> bool:
    """Whether an answer wins the trick against the card led."""
    deck = deck_of_view(view)
    first, second = deck.parse(card), deck.parse(answer)
    if deck.suit[first] == deck.suit[second]:
        return bool(deck.higher[first] >> second & 1)
    return deck.suit[second] == view.trump


def announced_suits(view: AnyView, seat: int) -> list[str]:
    """The suits of the marriages that a seat has announced."""
    return [SUITS[suit] for suit in cards_in(view.announced[seat])]
