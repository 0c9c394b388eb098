"""The worlds of a view: the true one is among them, none that earlier cards rule out, and samples are uniform."""

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random

import pytest
from ai_support import considered, new_deal, place, random_position

from bummerl.ai.worlds import Worlds
from bummerl.cards import CardSet, card_set, cards_in, parse_card
from bummerl.moves import CLAIM, CLOSE, parse_move
from bummerl.rules import PROFILES, with_changes


def cards(text: str) -> CardSet:
    """A set of cards by their names."""
    return card_set(map(parse_card, text.split()))


@pytest.mark.parametrize("name", PROFILES)
def test_truth_is_among_the_worlds(name: str) -> None:
    random = Random(name)
    for _ in range(12):
        deal = new_deal(PROFILES[name], random)
        while deal.result is None:
            view = deal.view(deal.turn)
            worlds = Worlds(view)
            if worlds.count() <= 500:
                hands = list(worlds.hands())
                assert deal.hands[1 - deal.turn] in hands
                assert len(hands) <= worlds.count()
            for hand in worlds.some_hands(5, random):
                assert hand.bit_count() == view.opponent_size
                assert hand & view.opponent_known == view.opponent_known
                assert not hand & (view.hand | view.played)
            deal.play(random.choice([move for move in considered(deal) if move != CLAIM] or [CLAIM]))


def test_stock_is_what_the_hand_leaves() -> None:
    random = Random(1)
    deal = new_deal(PROFILES["wiener"], random)
    for world in Worlds(deal.view(0)).some(20, random):
        assert world.stock[0] == deal.turnup
        assert card_set(world.stock) & (world.hand | deal.hands[0]) == 0
        assert len(world.stock) == 10


def test_a_suit_not_followed_is_not_held() -> None:
    """After a close, an answer off suit and without a trump rules out the suit and all trumps."""
    deal = place(PROFILES["wiener"], "AC TC KD", "JD QS AS", trump="H", points=(10, 10), stock="KC QC JH TD AD KH")
    deal.play(parse_move("c"))
    deal.play(parse_card("AC"))
    assert len(list(Worlds(deal.view(0)).hands())) == 56
    deal.play(parse_card("JD"))
    hands = list(Worlds(deal.view(0)).hands())
    assert cards("QS AS") in hands
    assert all(not hand & cards("KC QC JH") for hand in hands)
    assert len(hands) == 6


def test_a_lead_not_headed_leaves_no_higher_card() -> None:
    deal = place(PROFILES["wiener"], "QC TC KD", "JC QS AS", trump="H", points=(10, 10), stock="KC AC JH TD AD KH")
    deal.play(parse_move("c"))
    deal.play(parse_card("QC"))
    deal.play(parse_card("JC"))
    assert all(not hand & cards("KC AC") for hand in Worlds(deal.view(0)).hands())


def test_cards_drawn_later_may_be_of_the_suit() -> None:
    """Where drawing goes on in the strict phase, one card drawn since may be one that was lacking."""
    deal = place(
        PROFILES["scharf"], "AC TC KD QD JS", "JD QS AS KS TS", trump="H", points=(10, 10), stock="KC QC JH TD AD KH"
    )
    deal.play(parse_card("AC"))
    deal.play(parse_card("JD"))
    counts = [(hand & cards("KC QC JH")).bit_count() for hand in Worlds(deal.view(0)).hands()]
    assert max(counts) == 1


def test_silence_rules_out_the_partner() -> None:
    """Where marriages announce themselves, a queen led alone has no king beside it."""
    rules = with_changes(PROFILES["klub"], {"resign": False})
    deal = place(rules, "QC TC KD JS TS", "JD QS AS QD JC", trump="H", points=(10, 10), stock="KC AC JH TD AD KH")
    deal.play(parse_card("QC"))
    assert all(not hand & cards("KC") for hand in Worlds(deal.view(1)).hands())
    deal.play(parse_card("JD"))
    assert any(hand & cards("KC") for hand in Worlds(deal.view(1)).hands())


def test_a_revoke_that_may_be_played_rules_out_nothing() -> None:
    rules = with_changes(PROFILES["wiener"], {"renonce": "penalty"})
    deal = place(rules, "AC TC KD", "JD QC AS", trump="H", points=(10, 10), stock="KC QS JH TD AD KH")
    deal.play(parse_move("c"))
    deal.play(parse_card("AC"))
    deal.play(parse_card("JD"))
    assert deal.hands[1] in list(Worlds(deal.view(0)).hands())


def test_contradictions_are_forgiven() -> None:
    """A position that was set up may show tricks that its hands belie."""
    deal = place(PROFILES["wiener"], "AC TC KD", "JD QS AS", trump="H", points=(10, 10), stock="KC QC JH TD AD KH")
    deal.play(parse_move("c"))
    deal.play(parse_card("AC"))
    deal.play(parse_card("JD"))
    deal.hands[1] = deal.shown[1] = cards("KC QC")
    deal.stock[1:] = [parse_card(name) for name in ("JH", "TD", "AD", "QS", "AS")]
    assert list(Worlds(deal.view(0)).hands()) == [cards("KC QC")]


def test_a_card_drawn_and_played_leaves_none() -> None:
    """The one card drawn since the suit was lacking has been played: nothing more of the suit can be there."""
    deal = place(
        PROFILES["scharf"], "AC TC KD QD JS", "JD QS AS KS TS", trump="H", points=(10, 10), stock="AD KC QC TD JH KH"
    )
    for token in ("AC", "JD", "c"):
        deal.play(parse_move(token))
    assert any(hand & cards("QC JC") for hand in Worlds(deal.view(0)).hands())
    for token in ("TC", "KC"):
        deal.play(parse_move(token))
    assert not any(hand & cards("QC JC") for hand in Worlds(deal.view(0)).hands())


def test_who_was_not_offered_the_exchange_lacks_the_nine() -> None:
    rules = PROFILES["sechsundsechzig"]
    deal = place(rules, "AH TH AS TS AC TC", "JH JC QD JD 9D 9C", trump="H", points=(20, 20), stock="9H KD QS KH")
    assert any(hand & cards("9H") for hand in Worlds(deal.view(0)).hands())
    deal.play(parse_move("c"))
    assert not any(hand & cards("9H") for hand in Worlds(deal.view(0)).hands())


def is_uniform(counts: Sequence[int]) -> bool:
    """Whether a chi-square test finds the counts no more, and no less, uneven than chance makes them."""
    mean = sum(counts) / len(counts)
    chi = sum((count - mean) ** 2 / mean for count in counts)
    freedom = len(counts) - 1
    return bool(abs(chi - freedom) < 5 * (2 * freedom) ** 0.5)


@pytest.mark.parametrize("name", PROFILES)
def test_sampled_worlds_are_uniform(name: str) -> None:
    """All hands that the opponent may have are drawn as often, and any card is as often the next of the stock."""
    deal = random_position(PROFILES[name], Random("uniform"), 6, 4)
    while len(deal.stock) != 4 or deal.closing is not None or deal.view(deal.turn).opponent_known:
        deal = random_position(PROFILES[name], Random(f"uniform {sum(deal.hands)}"), 6, 4)
    view = deal.view(deal.turn)
    worlds = Worlds(view)
    hands = list(worlds.hands())
    assert len(hands) > 20
    drawn: Counter[int] = Counter()
    nexts: Counter[int] = Counter()
    random = Random("sample")
    for _ in range(200):
        some = worlds.some(len(hands) // 2, random)
        drawn.update(world.hand for world in some)
        nexts.update(world.stock[-1] for world in some)
    assert set(drawn) == set(hands)
    assert is_uniform(list(drawn.values()))
    if len(hands) == worlds.count():
        assert set(nexts) == set(cards_in(view.unseen))
        assert is_uniform(list(nexts.values()))


@pytest.mark.parametrize("name", [name for name, rules in PROFILES.items() if rules.close_min_stock is not None])
def test_sampled_worlds_after_closing_are_uniform(name: str) -> None:
    """Also among those that the opponent's answers leave."""
    checked = 0
    for number in range(200):
        deal = new_deal(PROFILES[name], Random(f"closed {number}"))
        random = Random(number)
        while deal.result is None and checked < 3:
            view = deal.view(deal.turn)
            worlds = Worlds(view)
            if view.closing is not None and view.opponent_size > 1:
                hands = list(worlds.hands())
                every = comb(view.unseen.bit_count(), (hands[0] & view.unseen).bit_count())
                if 20 < len(hands) < every:
                    checked += 1
                    counts = Counter(hand for _ in range(200) for hand in worlds.some_hands(len(hands) // 2, random))
                    assert set(counts) == set(hands)
                    assert is_uniform(list(counts.values()))
            moves = [move for move in considered(deal) if move != CLAIM] or [CLAIM]
            deal.play(CLOSE if CLOSE in moves and random.random() < 0.3 else random.choice(moves))
    assert checked
