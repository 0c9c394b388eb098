"""What a first hand holds: against enumeration of all hands, against dealt decks, and asked over the bridge."""

import random
from itertools import combinations
from statistics import fmean, pstdev

import pytest
from asking import Ask, answer_to, validator

from bummerl.chances import expectations, first_hand
from bummerl.games import game_of
from bummerl.rules import PROFILES, TUTE_PROFILES, find_two_hand_rules

ALL = [*PROFILES, *TUTE_PROFILES]


@pytest.mark.parametrize("rules", ["wiener", "snapszer", {"base": "snapszer", "hand_size": 5, "deal_order": "3-2-up"}])
def test_chances_are_those_of_all_hands(rules: object) -> None:
    """Every hand there is, with every turn-up of one suit: suits are alike."""
    form = find_two_hand_rules(rules)
    game = game_of(form)
    trumps, royals, marriages = [], [], []
    for turnup in game.cards[: len(game.cards) // 4]:
        trump = game.deck.names[turnup]
        for cards in combinations([card for card in game.cards if card != turnup], form.hand_size):
            held = game.deck.set_of(cards)
            pairs = [held & pair == pair for pair in game.deck.marriage]
            trumps.append((held & game.deck.suit_set[game.deck.suit[turnup]]).bit_count())
            royals.append(pairs[game.deck.suit[turnup]])
            marriages.append(any(pairs))
    expected = expectations(form)
    assert (expected.trumps, expected.spread) == pytest.approx((fmean(trumps), pstdev(trumps)))
    assert (expected.royal, expected.marriage) == pytest.approx((fmean(royals), fmean(marriages)))
    assert trump[1] == "H"


def test_known_facts_of_twenty_cards() -> None:
    """Any marriage 20.4 %; that in trumps 3.51 %, so 5.85 % with ace, ten or jack turned up."""
    expected = expectations(find_two_hand_rules("wiener"))
    assert expected.marriage == pytest.approx(0.204, abs=0.0005)
    assert expected.royal == pytest.approx(0.0351, abs=0.00005)
    assert expected.royal * 5 / 3 == pytest.approx(0.0585, abs=0.00005)


@pytest.mark.parametrize("name", ALL)
def test_dealt_hands_agree(name: str) -> None:
    """Deals of shuffled decks, as the game itself deals them."""
    rules = find_two_hand_rules(name)
    game = game_of(rules)
    chance = random.Random(name)
    deck = list(game.cards)
    hands = []
    for _ in range(3000):
        chance.shuffle(deck)
        deal = game.deal(tuple(deck), 0)
        names = game.card_names(game.deck.by_suit(deal.hands[0]))
        assert deal.turnup is not None
        hands.append(first_hand(rules, names, game.deck.names[deal.turnup]))
    expected = expectations(rules)
    assert fmean(hand.trumps for hand in hands) == pytest.approx(expected.trumps, abs=0.08)
    assert fmean(hand.marriage for hand in hands) == pytest.approx(expected.marriage, abs=0.04)
    assert fmean(hand.royal for hand in hands) == pytest.approx(expected.royal, abs=0.02)


def test_hands_are_read_as_records_have_them() -> None:
    wiener = find_two_hand_rules("wiener")
    assert first_hand(wiener, "KH QH AD TC JS", "TH") == first_hand(wiener, "KH QH AD TC JS", "H")
    assert (first_hand(wiener, "KH QH AD TC JS", "TH").trumps, first_hand(wiener, "KH QH", "TH").royal) == (2, True)
    spades = first_hand(wiener, "KH QH AD TC JS", "AS")
    assert (spades.trumps, spades.marriage, spades.royal) == (1, True, False)
    assert not first_hand(wiener, "KH QD", "TH").marriage


def test_the_bridge_tells_them(ask: Ask) -> None:
    answer = ask("expectations", rules={"base": "wiener", "target": 11}, hand="KH QH AD TC JS", trump="TH")
    validator("Expectations").validate(answer)
    assert answer["held"] == {"trumps": 2, "marriage": True, "royal": True}
    assert answer["forehand"] == 0.5
    assert "held" not in ask("expectations", rules="wiener")


@pytest.mark.parametrize(
    ("payload", "where"),
    [
        ({"rules": "nonsense"}, "payload.rules"),
        ({"rules": "wiener", "hand": "KH"}, "payload.trump"),
        ({"rules": "wiener", "trump": "H"}, "payload.hand"),
        ({"rules": "wiener", "hand": "KH ??", "trump": "H"}, "payload.hand"),
        ({"rules": "wiener", "hand": "KH", "trump": "HD"}, "payload.hand"),
    ],
)
def test_bad_questions_are_refused_by_name(payload: dict[str, object], where: str) -> None:
    answer = answer_to("expectations", payload)
    assert (answer["ok"], answer["error"]["where"]) == (False, where)
