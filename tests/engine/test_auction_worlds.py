"""The worlds of games with an auction: the true one is among them, and none contradicts what was played and said."""

from collections import Counter
from random import Random

import pytest
from auction_support import ALL_RULES, held_then, new_deal, positions, retold

from bummerl.ai.auction.worlds import Worlds, needs, ruled_out
from bummerl.cards import CardSet, card_set, parse_card
from bummerl.rules import AUCTION_PROFILES
from bummerl.tables.auction import AuctionDeal


def cards(text: str) -> CardSet:
    return card_set(parse_card(name) for name in text.split())


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_worlds_are_whole_and_fit(number: int) -> None:
    rules = ALL_RULES[number]
    random = Random(f"worlds {number}")
    inferred = 0
    for _ in range(12):
        for deal in positions(rules, random):
            for seat in range(rules.seats):
                view = deal.view(seat)
                never, wanted = ruled_out(view), needs(view)
                inferred += any(never)
                truth = tuple(held_then(deal))
                assert all(not held & out for held, out in zip(truth, never, strict=True))
                assert all(need.met(truth) for need in wanted)
                worlds = Worlds(view)
                for world in worlds.some(3, random):
                    assert sum(world) == sum(truth)
                    assert sum(world).bit_count() == sum(held.bit_count() for held in world)
                    assert [held.bit_count() for held in world] == [held.bit_count() for held in truth]
                    assert view.stage == "trump" or world[seat] == view.hand
                    assert all(not held & out for held, out in zip(world, never, strict=True))
                    assert all(need.met(world) for need in wanted)
                if worlds.number <= 40:
                    assert truth in set(worlds.all())
    assert inferred


def test_every_world_is_drawn_as_often_as_any_other() -> None:
    """Where some seats cannot hold some cards."""
    random = Random("uniform")
    for _ in range(40):
        for deal in positions(AUCTION_PROFILES["bauern"], random):
            view = deal.view(deal.turn)
            worlds = Worlds(view)
            if len(deal.tricks) == 3 and any(ruled_out(view)) and 6 <= worlds.number <= 30:
                every = list(worlds.all())
                drawn = Counter(worlds.draws(200 * worlds.number, random))
                assert set(drawn) == set(every)
                assert all(abs(number - 200) < 70 for number in drawn.values())
                return
    raise AssertionError("no such position")


def test_answers_tell_what_is_not_held() -> None:
    """Beaten without beating, not followed, not ruffed: nothing of it can be in the hand."""
    deal = AuctionDeal(
        AUCTION_PROFILES["bauern"],
        [
            [parse_card(name) for name in hand.split()]
            for hand in ("AH KH TC QC JC", "JH AC KC AD KD", "TH QH TD QD JD", "AS TS KS QS JS")
        ],
    )
    for token in ("tH", "N", "pass", "pass", "pass", "no", "no", "QC", "KC", "QH", "JS"):
        deal.play(deal.parse_move(token))
    never = ruled_out(deal.view(0))
    assert never[1] == 0
    assert never[2] == cards("AC TC KC QC JC")
    # Hearts that beat the queen would have been due.
    assert never[3] == cards("AC TC KC QC JC AH TH KH")
    assert deal.turn == 2


def test_a_suit_that_was_shown_by_a_bid_is_pinned() -> None:
    deal = AuctionDeal(
        AUCTION_PROFILES["bauern"],
        [
            [parse_card(name) for name in hand.split()]
            for hand in ("AH KH TC QC JC", "AS TS KS QS JS", "AC KC TD QD JD", "JH TH QH AD KD")
        ],
    )
    for token in ("tH", "N", "FR", "pass", "KB"):
        deal.play(deal.parse_move(token))
    view = deal.view(0)
    worlds = Worlds(view).some(50, Random(1))
    assert {world[1] for world in worlds} <= {cards("AS TS KS QS JS"), cards("AD TD KD QD JD")}
    assert len({world[1] for world in worlds}) == 2


def test_the_caller_holds_what_he_named() -> None:
    random = Random("named")
    deal = new_deal(AUCTION_PROFILES["bauern"], random)
    deal.play(deal.legal_moves()[0])
    assert deal.trump is not None
    deal.play(deal.legal_moves()[0])
    trumps = deal.trumps
    drawn = Worlds(deal.view(deal.turn)).some(200, random)
    assert all(world[deal.caller] & trumps for world in drawn)


def test_positions_that_contradict_themselves_still_have_worlds() -> None:
    """Somebody has set up tricks that cannot have been."""
    random = Random("set up")
    view = next(
        deal.view(deal.turn)
        for _ in range(50)
        for deal in positions(AUCTION_PROFILES["bauern"], random)
        if len(deal.tricks) == 3 and not deal.table
    )
    assert Worlds(view).some(5, random)


def test_other_deals_look_alike() -> None:
    """What the tests of fairness rest on."""
    random = Random("retold")
    deal = new_deal(AUCTION_PROFILES["talon"], random)
    other = retold(deal, [], random)
    assert other is not None
    assert other.view(other.turn) == deal.view(deal.turn)
