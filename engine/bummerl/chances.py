"""What a first hand holds, and how likely that is under given rules."""

from dataclasses import dataclass
from math import comb, sqrt

from bummerl.cards import SUITS
from bummerl.games import game_of
from bummerl.rules import TwoHandRules


@dataclass(frozen=True, slots=True)
class Expectations:
    """Exact chances of a first hand, before any card is known; the turn-up is among the cards not dealt to it."""

    trumps: float
    """Mean number of trumps."""
    spread: float
    """Standard deviation of that number."""
    marriage: float
    """Chance of at least one marriage."""
    royal: float
    """Chance of the marriage in trumps."""
    forehand: float = 0.5
    """Chance to lead to the first trick, between equals."""


def expectations(rules: TwoHandRules) -> Expectations:
    """The chances under these rules, by counting hands.

    >>> from bummerl.rules import find_two_hand_rules
    >>> round(expectations(find_two_hand_rules("wiener")).royal, 4)
    0.0351
    """
    cards, hand = len(game_of(rules).cards), rules.hand_size
    suit = cards // len(SUITS)
    # The turn-up is a trump that the hand cannot hold.
    others, trumps = cards - 1, suit - 1
    share = trumps / others
    return Expectations(
        trumps=hand * share,
        spread=sqrt(hand * share * (1 - share) * (others - hand) / (others - 1)),
        marriage=_at_least_one_pair(cards, hand),
        # Only if the turn-up is neither card of the marriage can the hand hold both.
        royal=(suit - 2) / suit * comb(others - 2, hand - 2) / comb(others, hand),
    )


def _at_least_one_pair(cards: int, hand: int) -> float:
    """The chance that a hand holds both cards of one pair or more, one pair a suit: by inclusion and exclusion."""
    hands = sum(
        (1 if pairs % 2 else -1) * comb(len(SUITS), pairs) * comb(cards - 2 * pairs, hand - 2 * pairs)
        for pairs in range(1, min(len(SUITS), hand // 2) + 1)
    )
    return hands / comb(cards, hand)


@dataclass(frozen=True, slots=True)
class FirstHand:
    """What matters of a first hand."""

    trumps: int
    marriage: bool
    royal: bool


def first_hand(rules: TwoHandRules, hand: str, trump: str) -> FirstHand:
    """What a hand holds: its cards and the trump as records have them. Raises `ValueError` naming what is no card."""
    game = game_of(rules)
    cards = game.deck.set_of(game.parse_cards(hand))
    suit = SUITS.index(trump) if trump in tuple(SUITS) else game.deck.suit[game.deck.parse(trump)]
    pairs = [pair for pair in game.deck.marriage if cards & pair == pair]
    return FirstHand(
        trumps=(cards & game.deck.suit_set[suit]).bit_count(),
        marriage=bool(pairs),
        royal=game.deck.marriage[suit] in pairs,
    )
