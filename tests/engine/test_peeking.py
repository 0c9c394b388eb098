"""No answer of the bridge carries a hidden card, and whoever plants one is found out."""

from collections.abc import Callable
from typing import Any

import pytest
from peeking import PeekedError, cards_of, walk

from bummerl import saves, session
from bummerl.ai.players import LEVELS
from bummerl.commands import CommandError
from bummerl.deal import Deal
from bummerl.rules import AUCTION_PROFILES, MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

RULES = [*PROFILES, *TUTE_PROFILES, *MANY_HAND_PROFILES]


@pytest.mark.parametrize("number", range(len(RULES)), ids=RULES)
def test_no_hidden_card_in_a_deal(number: int) -> None:
    """`tests/bench/peek.py` plays whole matches at each level."""
    level = list(LEVELS)[number % len(LEVELS)]
    assert sum(now.get("twin", False) for now in walk(RULES[number], level, number, 1, hints=0.1)) >= 3


@pytest.mark.parametrize("rules", AUCTION_PROFILES)
def test_refusals_tell_nothing_of_the_packet_not_seen_yet(rules: str) -> None:
    seeds = (session.Session(AUCTION_PROFILES[rules], "easy", 0, f"{number:064x}") for number in range(50))
    table = next(each for each in seeds if each.snapshot()["phase"] == "trump")
    seen = table.snapshot()["hand"]
    assert isinstance(seen, list)
    assert len(seen) == 3
    told = {}
    for name in (rank + suit for suit in "HDSC" for rank in "ATKQJ"):
        with pytest.raises(CommandError) as refused:
            table.play(name, table.ply)
        told[name] = refused.value.reason
    assert {name for name, reason in told.items() if reason} == set(seen)


def planted_mask(table: session.Session, answer: dict[str, Any]) -> None:
    answer["pending"][0] += table._state.course.deal.hands[1 - table._state.seat]


def planted_order(table: session.Session, answer: dict[str, Any]) -> None:
    deal = table._state.course.deal
    assert isinstance(deal, Deal)
    answer["carry"] = hash(tuple(deal.stock)) % 7


def planted_name(table: session.Session, answer: dict[str, Any]) -> None:
    answer["events"].append({"type": "draw", "seat": 0, "card": cards_of(table)[:2]})


def planted_seed(table: session.Session, answer: dict[str, Any]) -> None:
    answer["rules"] = table._state.seed


@pytest.mark.parametrize("plant", [planted_mask, planted_order, planted_name, planted_seed])
def test_what_is_planted_is_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[session.Session, dict[str, Any]], None]
) -> None:
    snapshot = session.Session.snapshot

    def leaking(table: session.Session) -> dict[str, Any]:
        answer = snapshot(table)
        plant(table, answer)
        return answer

    monkeypatch.setattr(session.Session, "snapshot", leaking)
    with pytest.raises(PeekedError):
        for _ in walk("wiener", "normal", 1, 3, hints=0):
            pass


def test_a_save_holds_hidden_cards_and_says_so() -> None:
    """It is the one exception."""
    table = session.Session(PROFILES["wiener"], "normal", 0, f"{1:064x}")
    saved = table.save()
    assert saves._NOTE in saved
    assert set(cards_of(table).split()) <= set(saved.replace('"', " ").split())
