"""The swap test: hidden cards exchanged, same seed, same move, for every level in every phase of every game."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from bummerl.ai.players import LEVELS
from bummerl.ai.sense import sensible_moves
from bummerl.cards import Card
from bummerl.games import AnyDeal, computer_move, game_of
from bummerl.moves import CLAIM, CLOSE, DECLINE, RENONCE, RESIGN, IllegalMoveError, Move
from bummerl.rules import PROFILES, TUTE_PROFILES, AnyRules, TuteRules
from bummerl.tables.tute import TuteDeal

RULES: dict[str, AnyRules] = {**PROFILES, **TUTE_PROFILES}
DEALS = 3000
"""Deals by chance in which all phases must turn up."""
FEW = 4
"""Stock cards that are few."""
WORLDS = 3
"""Other ways to deal in which a level must make the same move."""


class Story(NamedTuple):
    """A deal by its cards and moves."""

    rules: AnyRules
    deck: tuple[Card, ...]
    forehand: int
    moves: tuple[Move, ...]

    def told(self) -> AnyDeal:
        """The deal after its moves. Raises `IllegalMoveError` if they cannot be made with these cards."""
        deal = game_of(self.rules).deal(self.deck, self.forehand)
        for move in self.moves:
            if deal.result is not None:
                raise IllegalMoveError("the deal is over")
            deal.play(move)
        return deal


def others(story: Story, random: Random) -> Iterator[Story]:
    """Other deals with the same moves that look the same to the seat whose turn it is."""
    deal = story.told()
    view = deal.view(deal.turn)
    places = [place for place, card in enumerate(story.deck) if view.unseen >> card & 1]
    for _ in range(400):
        cards = [story.deck[place] for place in places]
        random.shuffle(cards)
        deck = list(story.deck)
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
        other = story._replace(deck=tuple(deck))
        try:
            told = other.told()
        except IllegalMoveError:
            continue
        if other != story and told.turn == deal.turn and told.view(told.turn) == view:
            yield other


def phases(deal: AnyDeal) -> set[str]:
    """What is special about a deal for the seat whose turn it is."""
    act = "answering" if deal.led is not None else "leading"
    found = set()
    if deal.closing is not None:
        found.add(f"closed by {'self' if deal.closing.by == deal.turn else 'the opponent'}, {act}")
    elif not deal.stock:
        found.add(f"stock used up, {act}")
    else:
        found.add(f"{'after' if deal.tricks else 'before'} the first trick, {act}")
        if len(deal.stock) <= FEW:
            found.add(f"few stock cards, {act}")
    if deal.pending[deal.turn]:
        found.add("own marriage pending")
    if deal.pending[1 - deal.turn]:
        found.add("the opponent's marriage pending")
    if deal.announcing is not None:
        found.add("marriage announced")
    if deal.offered is not None:
        found.add("exchange offered")
    return found


def expected(rules: AnyRules) -> set[str]:
    """The phases that the rules know."""
    acts = ("leading", "answering")
    found = {f"{when}, {act}" for act in acts for when in ("before the first trick", "after the first trick")}
    found |= {f"{when}, {act}" for act in acts for when in ("few stock cards", "stock used up")}
    if isinstance(rules, TuteRules):
        return found
    if rules.close_min_stock is not None:
        found |= {f"closed by {who}, {act}" for act in acts for who in ("self", "the opponent")}
    if rules.exchange_on_close:
        found.add("exchange offered")
    if not rules.marriage_auto:
        found.add("marriage announced")
    if rules.marriage_first_lead or rules.marriage_counts == "next-trick":
        found |= {"own marriage pending", "the opponent's marriage pending"}
    return found


def is_choice(deal: AnyDeal) -> bool:
    if isinstance(deal, TuteDeal):
        return len(deal.legal_moves()) > 1
    return deal.offered is not None or len(sensible_moves(deal.view(deal.turn))) > 1


def by_chance(deal: AnyDeal, random: Random) -> Move:
    """A move that does not end the deal; closing seldom, so that the stock is used up too."""
    legal = deal.legal_moves()
    if isinstance(deal, TuteDeal):
        return random.choice(legal)
    moves = [move for move in legal if move not in (CLAIM, RENONCE, RESIGN, CLOSE)]
    if CLOSE in legal and (random.random() < 0.08 or not moves):
        return CLOSE
    if DECLINE in legal:
        return random.choice(legal)
    special = [move for move in moves if move >= deal.deck.count]
    return random.choice(special or moves or list(legal))


@cache
def stories(name: str) -> dict[str, tuple[Story, tuple[Story, ...]]]:
    """A deal for each phase, with others that look the same."""
    rules = RULES[name]
    missing = expected(rules)
    found = {}
    for number in range(DEALS):
        random = Random(f"swap {name} {number}")
        deck = list(game_of(rules).cards)
        random.shuffle(deck)
        story = Story(rules, tuple(deck), number % 2, ())
        deal = story.told()
        while deal.result is None and missing:
            if (new := phases(deal) & missing) and is_choice(deal):
                same = several(story, random)
                if same:
                    missing -= new
                    found |= dict.fromkeys(new, (story, same))
            move = by_chance(deal, random)
            story = story._replace(moves=(*story.moves, move))
            deal.play(move)
    return found


def several(story: Story, random: Random) -> tuple[Story, ...]:
    """Some others; with a stock, the opponent's hand differs in one of them."""
    deal = story.told()
    hand = deal.hands[1 - deal.turn]
    every = list(others(story, random))
    if deal.stock:
        every.sort(key=lambda other: other.told().hands[1 - deal.turn] == hand)
        if not every or every[0].told().hands[1 - deal.turn] == hand:
            return ()
    return tuple(every[:WORLDS])


@pytest.mark.parametrize("name", RULES)
def test_every_phase_is_reached(name: str) -> None:
    """In each the seat has a choice, and something that it does not know is different."""
    found = stories(name)
    assert set(found) == expected(RULES[name])
    for phase, (story, same) in found.items():
        deal = story.told()
        assert phase in phases(deal)
        assert is_choice(deal)
        assert same
        for other in same:
            assert other.deck != story.deck
            assert other.told().view(deal.turn) == deal.view(deal.turn)
        hands = {other.told().hands[1 - deal.turn] for other in same}
        assert hands != {deal.hands[1 - deal.turn]} or not deal.stock


def telling(name: str, player: Callable[[AnyDeal], Move]) -> set[str]:
    """The phases in which a player makes different moves in deals that look the same."""
    return {
        phase
        for phase, (story, same) in stories(name).items()
        if len({player(deal.told()) for deal in (story, *same)}) > 1
    }


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PROFILES)
def test_hidden_cards_do_not_matter(name: str, level: str) -> None:
    assert telling(name, lambda deal: computer_move(deal, level, "swap", (3, 7))) == set()


@pytest.mark.parametrize("name", TUTE_PROFILES)
def test_hidden_cards_do_not_matter_in_tute(name: str) -> None:
    assert telling(name, lambda deal: computer_move(deal, "expert", "swap", (1, 1))) == set()


@pytest.mark.parametrize("name", RULES)
def test_a_player_that_peeks_is_caught(name: str) -> None:
    """Proof that the deals can tell: one that sees the opponent's hand makes different moves."""

    def peeking(deal: AnyDeal) -> Move:
        legal = deal.legal_moves()
        return legal[deal.hands[1 - deal.turn] % 1009 % len(legal)]

    assert len(telling(name, peeking)) > len(expected(RULES[name])) / 2
