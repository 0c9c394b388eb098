"""The solver of games with an auction beside plain minimax over real deals."""

from random import Random

import pytest

from bummerl.ai.auction.game import Game
from bummerl.ai.auction.solver import Solver
from bummerl.ai.auction.values import Playing, game_of
from bummerl.cards import deck_of
from bummerl.rules import AUCTION_PROFILES, AuctionRules, BauernRules, TalonRules
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import NO_DOUBLE

RULES = (
    *AUCTION_PROFILES.values(),
    BauernRules(marriage_needs_trick=False, must_undertrump=True, vierziger_must_finish=True, partner_may_bauer=True),
    TalonRules(marriage_needs_trick=False, must_undertrump=True, assenbettler=True, koenigsgang=True, bauernloch=True),
)


def in_play(rules: AuctionRules, code: str, random: Random, cards: int) -> AuctionDeal:
    """A deal of a contract with so many cards left in each hand, or over before."""
    deck = list(deck_of("ATKQJ"))
    random.shuffle(deck)
    deal = AuctionDeal.from_deck(rules, deck, random.randrange(rules.seats))
    contract = rules.contracts[code]
    seats = [seat for seat in range(rules.seats) if deal.may_bid(seat, contract)]
    deal.trump = random.randrange(4)
    deal.contract, deal.declarer = contract, random.choice(seats)
    if rules.talon:
        deal.hands[deal.declarer] |= deal.talon
        deal.talon, deal.stage, deal.turn = 0, "talon", deal.declarer
        deal.play(random.choice(deal.legal_moves()))
    else:
        deal._begin_to_play()
    while deal.stage == "double":
        deal.play(NO_DOUBLE)
    while deal.stage == "play" and deal.hands[deal.turn].bit_count() > cards:
        deal.play(random.choice(deal.legal_moves()))
    return deal


def minimax(deal: AuctionDeal) -> int:
    """The declaring side's game points before doubling, in contracts of fixed value their sign."""
    if deal.result is not None:
        worth = max(deal.result.scores) // deal.factor
        if deal.result.contract != "N":
            worth = 1
        return worth if deal.result.made else -worth
    values = []
    for move in deal.legal_moves():
        following = deal.copy()
        following.play(move)
        values.append(minimax(following))
    return max(values) if deal.side_of(deal.turn) == 0 else min(values)


@pytest.mark.parametrize("number", range(len(RULES)))
def test_values_are_those_of_minimax(number: int) -> None:
    rules = RULES[number]
    random = Random(f"minimax {number}")
    decided = 0
    for code, contract in rules.contracts.items():
        if contract.goal == "shown":
            continue
        for round_ in range(10):
            deal = in_play(rules, code, random, 5 if contract.goal == "schnapser" and round_ < 5 else 3)
            if deal.result is not None:
                continue
            decided += 1
            view = deal.view(deal.turn)
            solver = Solver(game_of(view), deal.hands)
            for move, value in Playing(view).values(solver, deal.legal_moves()).items():
                following = deal.copy()
                following.play(move)
                assert value == minimax(following), (code, deal.move_names[move])
    assert decided > 10


def test_hands_are_left_as_they_were() -> None:
    rules = AUCTION_PROFILES["bauern"]
    hands = [0b111110 << 6 * suit for suit in range(4)]
    solver = Solver(Game(rules, rules.contracts["N"], 0, 0, 0), hands)
    assert solver.value() == 3
    assert solver.hands == hands
    assert solver.positions > 0
