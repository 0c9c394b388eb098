"""The computer players of games with an auction: legal, fair, repeatable, and better from level to level."""

from random import Random
from typing import TYPE_CHECKING

import pytest
from auction_support import ALL_RULES, by_chance, new_deal, positions, retold

from bummerl.ai.auction import LEVELS, choose, evaluate
from bummerl.ai.auction.game import Game
from bummerl.ai.auction.promise import Glance
from bummerl.ai.auction.sense import sensible_moves
from bummerl.ai.auction.worlds import Worlds
from bummerl.ai.deadline import Deadline
from bummerl.cards import card_set, parse_card
from bummerl.rules import AUCTION_PROFILES, TalonRules
from bummerl.tables.auction import AuctionDeal

if TYPE_CHECKING:
    from bummerl.moves import Move

STAGES = {"trump", "auction", "double", "play"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_deals_are_played_to_their_end(number: int, level: str) -> None:
    """All at the table are of the level in one deal; in another chance bids, and they play what comes of it."""
    rules = ALL_RULES[number]
    stages = set()
    for round_ in range(2):
        random = Random(f"{number} {round_}")
        deal = new_deal(rules, random)
        while deal.result is None:
            view = deal.view(deal.turn)
            stages.add(deal.stage)
            chance = round_ > 0 and deal.stage in ("trump", "auction", "double")
            move = by_chance(deal, random) if chance else choose(view, level, f"{round_}")
            assert move in sensible_moves(view)
            deal.play(move)
    assert stages == STAGES | ({"talon"} if rules.talon else set())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", AUCTION_PROFILES)
def test_hidden_cards_do_not_matter(name: str, level: str) -> None:
    """Two deals that a seat cannot tell apart get the same move, in every stage."""
    rules = AUCTION_PROFILES[name]
    random = Random(f"fair {name}")
    compared: dict[str, int] = {}
    for _ in range(12):
        deal = new_deal(rules, random)
        moves: list[Move] = []
        while deal.result is None:
            view = deal.view(deal.turn)
            if compared.get(deal.stage, 0) < 2 and len(sensible_moves(view)) > 1:
                other = retold(deal, moves, random)
                if other is not None:
                    compared[deal.stage] = compared.get(deal.stage, 0) + 1
                    assert choose(other.view(other.turn), level, "fair") == choose(view, level, "fair")
            moves.append(by_chance(deal, random))
            deal.play(moves[-1])
    assert set(compared) == STAGES | ({"talon"} if rules.talon else set())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", AUCTION_PROFILES)
def test_a_bid_that_cannot_be_lost_is_left_alone(name: str, level: str) -> None:
    """Nobody whose hand is poor bids over a whole suit; who holds one bids it."""
    suits = ["AH TH KH QH JH", "AD TD KC QC JS", "AC TC KD QD JD", "JC TS KS QS AS"]
    if name == "talon":
        suits = ["AH TH KH QH JH JD", "AD TD KC QC JS JC", "AC TC KD QD AS TS"]
    talon = [parse_card(card) for card in ("KS", "QS")] if name == "talon" else []
    hands = [[parse_card(card) for card in suit.split()] for suit in suits]
    deal = AuctionDeal(AUCTION_PROFILES[name], hands, talon, caller=len(hands) - 1, trump=2)
    deal.play(deal.parse_move("N"))
    assert choose(deal.view(0), level, "") == deal.parse_move("FR")
    deal.play(deal.parse_move("FR"))
    while deal.result is None:
        move = choose(deal.view(deal.turn), level, "")
        assert deal.move_names[move] == "pass"
        deal.play(move)
    assert deal.result.reason == "shown"


@pytest.mark.parametrize("level", ["easy", "normal", "strong", "expert"])
@pytest.mark.parametrize(("trick", "card"), [("KC AC QC", "TC"), ("AC QC KC", "JC")])
def test_points_go_to_the_partner(level: str, trick: str, card: str) -> None:
    """The last to play adds the ten to the partner's trick, and the jack to one of the others."""
    rest = ("AH TH KH AS", "QH JH TS KS", "AD TD KD QS")
    hands = [[*trick.split()[seat : seat + 1], *cards.split()] for seat, cards in enumerate(rest)]
    hands.append(["TC", "JC", "QD", "JD", "JS"])
    deal = AuctionDeal(AUCTION_PROFILES["bauern"], [[parse_card(name) for name in hand] for hand in hands], trump=0)
    for token in ("N", "pass", "pass", "pass", "no", "no", *trick.split()):
        deal.play(deal.parse_move(token))
    assert deal.move_names[choose(deal.view(3), level, "")] == card


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_hands_can_be_judged_for_every_bid(number: int) -> None:
    """A better hand promises more, whatever the contract and whoever bids it."""
    rules = ALL_RULES[number]
    high = card_set(parse_card(name) for name in ["AH", "TH", "KH", "AC", "AS"])
    low = card_set(parse_card(name) for name in ["JH", "QD", "JD", "JC", "QS"])
    for contract in rules.contracts.values():
        for declarer in range(rules.seats):
            who = "caller" if declarer == 0 else "partner" if rules.seats == 4 and declarer == 2 else "opponent"
            if who in contract.bidders and contract.goal != "shown" and contract.ranks[0] == "A":
                glance = Glance(Game(rules, contract, 0, 0, declarer))
                better, worse = (low, high) if contract.goal == "no-trick" else (high, low)
                assert glance.promise(better) > glance.promise(worse) + 1


def test_what_is_laid_away() -> None:
    """High cards where no trick is wanted, low ones where all are; the last ace stays where one is needed."""
    rules = TalonRules(ass_bettler=True)
    hand = card_set(parse_card(name) for name in ["AH", "KH", "JH", "QD", "JD", "JC", "QC", "AS"])
    laid_away = {code: Glance(Game(rules, rules.contracts[code], 0, 0, 0)).laid_away(hand)[0] for code in ("B", "AB")}
    aces = card_set(parse_card(name) for name in ("AH", "AS"))
    assert laid_away["B"] == aces
    assert laid_away["AB"] & aces != aces


def test_a_player_that_peeks_is_caught() -> None:
    random = Random("peek")
    deal = new_deal(AUCTION_PROFILES["bauern"], random)
    other = retold(deal, [], random)
    assert other is not None
    assert other.hands[1] % 1009 != deal.hands[1] % 1009


@pytest.mark.parametrize("level", LEVELS)
def test_the_seed_decides(level: str) -> None:
    random = Random("seed")
    for deal in positions(AUCTION_PROFILES["talon"], random):
        view = deal.view(deal.turn)
        assert choose(view, level, "one") == choose(view, level, "one")


def test_it_is_nobody_elses_turn() -> None:
    deal = new_deal(AUCTION_PROFILES["bauern"], Random(1))
    other = deal.view((deal.turn + 1) % 4)
    with pytest.raises(ValueError, match="turn"):
        choose(other, "easy", "")
    with pytest.raises(ValueError, match="turn"):
        evaluate(other, "")
    with pytest.raises(KeyError):
        choose(deal.view(deal.turn), "strongest", "")


def test_a_deadline_cuts_thinking_short() -> None:
    deal = new_deal(AUCTION_PROFILES["bauern"], Random(1))
    hasty = evaluate(deal.view(deal.turn), "", Deadline(0.0))
    assert hasty.worlds == 1
    assert choose(deal.view(deal.turn), "expert", "", Deadline(0.0)) in deal.legal_moves()


@pytest.mark.parametrize("name", AUCTION_PROFILES)
def test_evaluations_tell_what_the_expert_plays(name: str) -> None:
    random = Random(f"hints {name}")
    for deal in positions(AUCTION_PROFILES[name], random):
        view = deal.view(deal.turn)
        found = evaluate(view, "hint")
        moves = sensible_moves(view)
        assert {each.move for each in found.moves} <= set(moves)
        assert found.chosen in moves
        if len(moves) > 1:
            assert found.chosen == choose(view, "expert", "hint")
        assert [each.points for each in found.moves] == sorted((each.points for each in found.moves), reverse=True)
        assert all(0 <= each.made <= 1 and each.worlds <= found.worlds for each in found.moves)
        assert found.exact == (deal.stage == "play" and Worlds(view).number == 1)


def game_points(name: str, first: str, second: str, deals: int) -> float:
    """How far the first is ahead a deal, all seats exchanged."""
    rules = AUCTION_PROFILES[name]
    ahead = 0.0
    shares = [(0, 1, 0, 1), (1, 0, 1, 0)] if rules.seats == 4 else [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    for number in range(deals):
        for players in shares:
            deal = new_deal(rules, Random(f"{name} {number}"))
            ply = 0
            while deal.result is None:
                level = (first, second)[players[deal.turn]]
                deal.play(choose(deal.view(deal.turn), level, f"{number} {ply}"))
                ply += 1
            won = [points for points, player in zip(deal.result.scores, players, strict=True) if not player]
            lost = [points for points, player in zip(deal.result.scores, players, strict=True) if player]
            ahead += sum(won) / len(won) - sum(lost) / len(lost)
    return ahead / (deals * len(shares))


@pytest.mark.parametrize("name", AUCTION_PROFILES)
def test_levels_differ(name: str) -> None:
    assert game_points(name, "easy", "beginner", 80) > 0.1
    assert game_points(name, "strong", "easy", 10) > 0.3
