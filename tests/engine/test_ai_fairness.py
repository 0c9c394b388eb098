"""The swap test: hidden cards exchanged, same seed, same move, for every level in every phase of every game."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from stories import Retelling, Story, new_story

from bummerl.ai.players import LEVELS
from bummerl.ai.sense import sensible_moves
from bummerl.games import TwoHandDeal, computer_move
from bummerl.moves import CLAIM, CLOSE, DECLINE, RENONCE, RESIGN, Move
from bummerl.rules import PROFILES, TUTE_PROFILES, TuteRules, TwoHandRules
from bummerl.tables.tute import TuteDeal

RULES: dict[str, TwoHandRules] = {**PROFILES, **TUTE_PROFILES}
DEALS = 3000
"""Deals by chance in which all phases must turn up."""
FEW = 4
"""Stock cards that are few."""
WORLDS = 3
"""Other ways to deal in which a level must make the same move."""


def others(story: Story, random: Random) -> Iterator[TwoHandDeal]:
    """Other deals with the same moves that look the same to the seat whose turn it is."""
    retelling = Retelling(story)
    for _ in range(400):
        deck = retelling.shuffled(random)
        if deck != story.deck and (deal := retelling.told(deck)) is not None:
            yield deal


def phases(deal: TwoHandDeal) -> set[str]:
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


def expected(rules: TwoHandRules) -> set[str]:
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


def is_choice(deal: TwoHandDeal) -> bool:
    if isinstance(deal, TuteDeal):
        return len(deal.legal_moves()) > 1
    return deal.offered is not None or len(sensible_moves(deal.view(deal.turn))) > 1


def by_chance(deal: TwoHandDeal, random: Random) -> Move:
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
def twins(name: str) -> dict[str, list[TwoHandDeal]]:
    """A deal for each phase, the first of several that look the same."""
    rules = RULES[name]
    missing = expected(rules)
    found: dict[str, list[TwoHandDeal]] = {}
    for number in range(DEALS):
        random = Random(f"swap {name} {number}")
        story = new_story(rules, random)
        deal = story.told()
        while deal.result is None and missing:
            if (new := phases(deal) & missing) and is_choice(deal) and (same := several(story, random)):
                missing -= new
                deals = [story.told(), *same]
                found |= dict.fromkeys(new, deals)
            move = by_chance(deal, random)
            story = story.and_then(move)
            deal.play(move)
    return found


def several(story: Story, random: Random) -> list[TwoHandDeal]:
    """Some other deals; with a stock, the opponent's hand differs in one of them at least."""
    deal = story.told()
    hand = deal.hands[1 - deal.turn]
    found = sorted(others(story, random), key=lambda other: other.hands[1 - deal.turn] == hand)
    if deal.stock and (not found or found[0].hands[1 - deal.turn] == hand):
        return []
    return found[:WORLDS]


@pytest.mark.parametrize("name", RULES)
def test_every_phase_is_reached(name: str) -> None:
    """In each the seat has a choice, and something that it does not know is different."""
    assert set(twins(name)) == expected(RULES[name])
    for phase, deals in twins(name).items():
        seat = deals[0].turn
        assert len(deals) > 1
        assert is_choice(deals[0])
        assert all(phase in phases(deal) for deal in deals)
        assert all(deal.view(seat) == deals[0].view(seat) for deal in deals)
        assert len({deal.hands[1 - seat] for deal in deals}) > 1 or not deals[0].stock


def telling(name: str, player: Callable[[TwoHandDeal], Move]) -> set[str]:
    """The phases in which a player makes different moves in deals that look the same."""
    return {phase for phase, deals in twins(name).items() if len({player(deal) for deal in deals}) > 1}


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

    def peeking(deal: TwoHandDeal) -> Move:
        legal = deal.legal_moves()
        return legal[deal.hands[1 - deal.turn] % 1009 % len(legal)]

    assert len(telling(name, peeking)) > len(expected(RULES[name])) / 2
