"""Looking back at deals of three and four: replayed with all hands, judged by what each seat could know."""

import random
from typing import Any

import pytest
from asking import Json, answer_to, validator
from auction_support import by_chance, new_deal, retold

from bummerl.cards import CARD_COUNT
from bummerl.moves import Move
from bummerl.records import record_of, seat_record
from bummerl.rules import AUCTION_PROFILES
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal
from bummerl.tables.auction.moves import LAY_AWAY


def played(rules: str, number: int) -> tuple[AuctionDeal, list[Move]]:
    """A deal by chance to its end, and its moves."""
    chance = random.Random(f"{rules} {number}")
    start = new_deal(AUCTION_PROFILES[rules], chance)
    deal = start.copy()
    moves: list[Move] = []
    while deal.result is None:
        moves.append(by_chance(deal, chance))
        deal.play(moves[-1])
    return start, moves


def asked(kind: str, **payload: object) -> Json:
    answer = answer_to(kind, payload)
    assert answer["ok"], answer
    validator({"replay": "Replay", "judge": "Judgement"}[kind]).validate(answer["payload"])
    found: Json = answer["payload"]
    return found


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_a_whole_deal_is_replayed_and_judged(rules: str) -> None:
    start, moves = played(rules, 1)
    record = record_of(start, moves).to_object()
    replayed = asked("replay", record=record)
    assert (replayed["game"], replayed["rules"]) == (rules, rules)
    deal = start.copy()
    stages = set()
    for ply, move in enumerate(moves):
        told = replayed["plies"][ply]
        places = [*deal.hands, deal.talon, deal.laid_away] if rules == "talon" else deal.hands
        names = [{deal.deck.names[card] for card in range(CARD_COUNT) if place >> card & 1} for place in places]
        lying = [told["talon"], told["laid_away"]] if rules == "talon" else []
        assert [set(cards) for cards in (*told["hands"], *lying)] == names
        assert ("talon" in told) == (rules == "talon")
        assert (told["seat"], told["move"]) == (deal.turn, MOVE_NAMES[move])
        assert told["trick"] == (len(deal.tricks) + 1 if deal.stage == "play" else 0)
        judged = asked("judge", record=record, ply=ply)
        stages.add(judged.get("phase", "play"))
        assert (judged["ply"], judged["seat"], judged["played"]) == (ply, deal.turn, MOVE_NAMES[move])
        assert {judged["move"], judged["played"]} <= {each["move"] for each in judged["values"]}
        assert (judged["grade"] == "best") == (judged["cost"] == 0)
        deal.play(move)
        if told["trick"] and len(deal.tricks) == told["trick"]:
            assert told["winner"] == deal.tricks[-1].winner
    assert stages == {"trump", "bid", "double", "play"} | ({"lay-away"} if rules == "talon" else set())
    assert deal.result is not None
    assert replayed["points"] == list(deal.points)
    assert replayed["result"] == {"scores": list(deal.result.scores), "reason": deal.result.reason}


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_hidden_cards_change_nothing_in_a_judgement(rules: str) -> None:
    """The swap test, and what a seat has seen of a deal is enough to judge its own moves."""
    told = 0
    for number in range(3):
        start, moves = played(rules, number)
        deal = start.copy()
        chance = random.Random(number)
        for ply, move in enumerate(moves):
            if ply % 3 == number % 3:
                judged = asked("judge", record=record_of(start, moves).to_object(), ply=ply)
                view: Any = seat_record(start, moves[: ply + 1], deal.turn).to_object()
                if move < LAY_AWAY:
                    assert asked("judge", record=view, ply=ply) == judged
                other = retold(deal, moves[:ply], chance)
                if other is not None:
                    told += 1
                    again = AuctionDeal(other.rules, other.dealt, other.talon_dealt, other.caller)
                    assert asked("judge", record=record_of(again, moves[: ply + 1]).to_object(), ply=ply) == judged
            deal.play(move)
    assert told > 10


def test_a_clear_mistake_costs_points() -> None:
    """Who leads a low card in a Gang that an ace wins, has thrown it away."""
    hands = ["AH TH KH QH JH", "AD TD KD QD JD", "AC TC KC QC JC", "AS TS KS QS JS"]
    record = {
        "game": "bauern",
        "hands": hands,
        "moves": ["tH", "B", "pass", "pass", "pass", *["no"] * 2, "JH"],
    }
    judged = asked("judge", record=record, ply=1)
    assert (judged["played"], judged["grade"]) == ("B", "mistake")
    assert judged["cost"] > 5
    assert judged["move"] == "HS"
