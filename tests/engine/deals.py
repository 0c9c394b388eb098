"""What tests of deals share: random rules, random decks, random play."""

import random
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from bummerl.cards import deck_of, parse_card
from bummerl.deal import Deal
from bummerl.moves import CLAIM, RENONCE, RESIGN, Move, parse_move
from bummerl.rules import PROFILES, Rules, RulesError, with_changes


def _choices(annotation: Any) -> list[object]:
    if get_origin(annotation) is Literal:
        return list(get_args(annotation))
    if annotation is bool:
        return [False, True]
    if annotation is type(None):
        return [None]
    return [choice for part in get_args(annotation) for choice in _choices(part)]


CHOICES: dict[str, list[object]] = {
    name: _choices(annotation) for name, annotation in get_type_hints(Rules).items() if name != "name"
}
"""All values of every parameter of the rules."""


def random_rules(chance: random.Random) -> Rules:
    """A profile, or one with one to all parameters changed."""
    while True:
        rules = chance.choice(list(PROFILES.values()))
        names = chance.sample(list(CHOICES), chance.choice((0, 1, 2, 4, 8, len(CHOICES))))
        try:
            return with_changes(rules, {name: chance.choice(CHOICES[name]) for name in names})
        except RulesError:
            continue


def random_deal(chance: random.Random, rules: Rules | None = None) -> Deal:
    """A deal before its first lead."""
    rules = rules or random_rules(chance)
    deck = list(deck_of(rules.ranks))
    chance.shuffle(deck)
    return Deal.from_deck(rules, deck, chance.randrange(2))


def play_on(deal: Deal, chance: random.Random) -> Iterator[Move]:
    """Plays a deal by chance to its end, which claims and the like seldom hasten; gives each move before it is made."""
    while deal.result is None:
        legal = deal.legal_moves()
        quiet = [move for move in legal if move not in (CLAIM, RESIGN, RENONCE)]
        move = chance.choice(quiet if quiet and chance.random() < 0.98 else legal)
        yield move
        deal.play(move)


def cards(text: str) -> int:
    """The set of cards of a text such as ``AH TD``."""
    return sum(1 << parse_card(name) for name in text.split())


def moves(text: str) -> list[Move]:
    """The moves of tokens separated by spaces."""
    return [parse_move(token) for token in text.split()]


def chances() -> st.SearchStrategy[random.Random]:
    """Sources of chance, each from a seed that a failing test names."""
    return st.integers(0, 2**32).map(random.Random)
