"""The reasons for moves in games with an auction: what they say of a card is so, however the others play."""

from collections.abc import Iterator
from random import Random

import pytest
from auction_support import ALL_RULES, by_chance, new_deal

from bummerl.ai.auction.evaluate import AuctionEvaluation, AuctionMoveValue
from bummerl.ai.auction.explain import explain_in_auction
from bummerl.ai.explain import Reason
from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT, VALUES
from bummerl.moves import Move
from bummerl.tables.auction import AuctionDeal

KINDS = {"smears", "unbeaten", "more", "less", "keeps", "pair", "alike", "better"}


def valued(moves: tuple[Move, ...], random: Random) -> AuctionEvaluation:
    """A valuation by chance."""
    values = [AuctionMoveValue(move, random.choice((0.0, 0.05, 1.0)), 0.5, 1) for move in moves]
    values.sort(key=lambda value: -value.points)
    return AuctionEvaluation(values[0].move, tuple(values), exact=False, worlds=1)


def winners(deal: AuctionDeal, move: Move) -> Iterator[int]:
    """Who wins the present trick after a move, by every way to play it to its end."""
    following = deal.copy()
    following.play(move)
    if len(following.tricks) > len(deal.tricks) or following.result is not None:
        yield following.tricks[-1].winner
        return
    for each in following.legal_moves():
        if each < CARD_COUNT:
            yield from winners(following, each)


def holds(deal: AuctionDeal, seat: int, reason: Reason, move: Move, rival: Move) -> bool:
    """Whether what is said is so, whatever the others do."""
    wins, other = set(winners(deal, move)), set(winners(deal, rival))
    table = sum(VALUES[card] for _, card in deal.table)
    match reason.kind:
        case "smears":
            return {deal.side_of(each) for each in wins} == {deal.side_of(seat)} and reason.points == VALUES[move]
        case "unbeaten":
            return wins == {seat}
        case "more":
            return wins == other == {seat} and reason.points == table + VALUES[move]
        case "less":
            sides = {deal.side_of(each) for each in wins | other}
            return sides == {1 - deal.side_of(seat)} and reason.points == table + VALUES[move]
        case "keeps":
            return reason.card == rival and move != rival and bool(deal.hands[seat] >> rival & 1)
        case "pair":
            pair = KING_QUEEN[SUIT[rival]]
            return reason.card == rival and deal.hands[seat] & pair == pair and not pair >> move & 1
    return reason.move == rival


@pytest.mark.parametrize("number", range(len(ALL_RULES)))
def test_reasons_hold_however_the_others_play(number: int) -> None:
    rules, random = ALL_RULES[number], Random(f"reasons {number}")
    seen: set[str] = set()
    for _ in range(60):
        deal = new_deal(rules, random)
        while deal.result is None:
            seat, legal = deal.turn, deal.legal_moves()
            cards = [move for move in legal if move < CARD_COUNT]
            if deal.stage == "play" and len(cards) > 1:
                move, rival = random.sample(cards, 2)
                evaluation = valued(tuple(legal), random)
                for reason in explain_in_auction(deal.view(seat), move, evaluation, rival):
                    assert holds(deal, seat, reason, move, rival), (reason, deal.contract)
                    seen.add(reason.kind)
            deal.play(by_chance(deal, random))
    assert seen >= KINDS


def test_what_cannot_be_chosen_is_said() -> None:
    random = Random("only")
    deal = new_deal(ALL_RULES[0], random)
    while len(deal.legal_moves()) != 1:
        deal = new_deal(ALL_RULES[0], random) if deal.result is not None else deal
        deal.play(by_chance(deal, random))
    (move,) = deal.legal_moves()
    reasons = explain_in_auction(deal.view(deal.turn), move, valued((move,), random))
    assert [reason.kind for reason in reasons] == ["only"]
