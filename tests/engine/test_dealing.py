"""Dealing: the packets that snapshots tell beforehand are those in which the deck shown afterwards was dealt."""

from typing import Any

import pytest
from asking import seed
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.dealing import deal_out, gather, packets_of
from bummerl.games import game_of
from bummerl.rules import PROFILES, TUTE_PROFILES, BauernRules, find_two_hand_rules
from bummerl.session import Session


def play_deal(session: Session) -> tuple[Any, Any]:
    """The snapshots before the first move and after the last."""
    first: Any = session.snapshot()
    while True:
        snapshot: Any = session.snapshot()
        if snapshot["result"] is not None:
            return first, snapshot
        if snapshot["phase"] == "waiting":
            session.think(snapshot["ply"])
        else:
            move = next(move for move in snapshot["legal"] if move not in ("66", "r", "c"))
            session.play(move, snapshot["ply"])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("rules", [*PROFILES, *TUTE_PROFILES])
def test_the_packets_give_the_hand_the_turnup_and_what_was_drawn(rules: str, seat: int) -> None:
    session = Session(find_two_hand_rules(rules), "beginner", seat, seed(7))
    first, last = play_deal(session)
    assert first["shuffle"]["packets"] == last["shuffle"]["packets"]
    *deck, _salt = last["shuffle"]["seed"].split()
    places: dict[object, list[str]] = {}
    for packet in first["shuffle"]["packets"]:
        places.setdefault(packet["to"], []).extend(deck[: packet["cards"]])
        del deck[: packet["cards"]]
    assert deck == []
    assert set(places[seat]) == set(first["hand"])
    assert places["turn-up"] == [first["turnup"]]
    assert len(places["stock"]) == first["stock"] - 1
    assert len(places[1 - seat]) == first["opponents"][0]["cards"]
    opened = {trick["cards"][trick["leader"] != seat] for trick in last["result"]["trick_list"]}
    open_cards = {first["turnup"], first["exchange_card"]}
    assert opened <= set(places[seat]) | set(places["stock"]) | open_cards


@settings(max_examples=100, deadline=None)
@given(st.sampled_from([*PROFILES, *TUTE_PROFILES]), st.integers(0, 1), st.randoms())
def test_what_was_dealt_is_gathered_to_a_deck_that_is_dealt_the_same(rules: str, forehand: int, chance: Any) -> None:
    parameters = find_two_hand_rules(rules)
    deck = list(game_of(parameters).cards)
    chance.shuffle(deck)
    dealt = deal_out(parameters, deck, forehand)
    places = {0: dealt.hands[0], 1: dealt.hands[1], "turn-up": dealt.turnup, "stock": dealt.stock}
    assert gather(parameters, places, forehand) == tuple(deck)


def test_who_knocks_gets_a_hand_at_once() -> None:
    """The packets that are told are those in which the caller has seen the cards."""
    packets = packets_of(BauernRules(knocking=True), 1, 20)
    assert [(packet.to, packet.cards) for packet in packets] == [(1, 5), (2, 5), (3, 5), (0, 5)]
