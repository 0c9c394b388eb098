"""The course says nothing of games for three and four that the engine does not."""

from typing import Any

import pytest
from learn.facts import contracts, lessons, snapshot_of
from test_lessons import MANY

from bummerl.ai.auction.solver import Solver
from bummerl.ai.auction.values import Playing, game_of
from bummerl.match import Match
from bummerl.records import Record
from bummerl.refusals import refusals
from bummerl.rules import AUCTION_PROFILES, DreierRules
from bummerl.scoring import Basis, Result
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.moves import NO_DOUBLE, PASS
from bummerl.tables.auction.results import scores

Step = dict[str, Any]
STEPS: list[tuple[str, Step]] = [(key, step) for key in sorted(MANY) for step in lessons()[key]["steps"]]
PERSON = 0


def steps_with(name: str) -> list[Any]:
    return [pytest.param(step, id=f"{key}-{step['id']}") for key, step in STEPS if name in step]


def deal_of(step: Step, moves: list[str]) -> AuctionDeal:
    """The step's deal after some moves, each of which must be legal."""
    deal = Record.parse(step["record"]).deal()
    assert isinstance(deal, AuctionDeal)
    for token in moves:
        deal.play(deal.parse_move(token))
    return deal


def made(deal: AuctionDeal, lay: list[str]) -> bool:
    """Whether what is played is won by best play of all, once everybody has passed and the cards are laid away."""
    while deal.stage != "play":
        if deal.stage == "talon":
            deal.play(deal.parse_move(lay[0]))
        else:
            deal.play(PASS if deal.stage == "auction" else NO_DOUBLE)
    view = deal.view(deal.turn)
    values = Playing(view).values(Solver(game_of(view), deal.hands), deal.legal_moves()).values()
    return (max(values) if deal.side_of(deal.turn) == 0 else min(values)) > 0


@pytest.mark.parametrize("step", steps_with("record"))
def test_positions_and_right_moves(step: Step) -> None:
    snapshot = snapshot_of(step)
    assert snapshot["turn"] == snapshot["seat"] == PERSON
    if "choose" not in step:
        (right,) = step["right"]
        assert {*right, *step.get("wrong", [])} <= set(snapshot["legal"])
        assert not set(right) & set(step.get("wrong", []))


@pytest.mark.parametrize("step", steps_with("claims"))
def test_what_is_said_of_a_position_holds(step: Step) -> None:
    for claim in step["claims"]:
        deal = deal_of(step, claim["moves"])
        if "legal" in claim:
            assert {deal.move_names[move] for move in deal.legal_moves()} == set(claim["legal"])
        for token, reason in claim.get("refused", {}).items():
            assert refusals(deal, PERSON)[token] == reason
        if "points" in claim:
            assert list(deal.points) == claim["points"]
        if "made" in claim:
            assert made(deal, claim.get("lay", [])) == claim["made"]


@pytest.mark.parametrize("step", steps_with("only"))
def test_nothing_else_makes_the_contract(step: Step) -> None:
    deal = deal_of(step, [])
    tokens = [deal.move_names[move] for move in deal.legal_moves()]
    winning = [token for token in tokens if made(deal_of(step, [token]), [])]
    assert [winning] == step["right"]


@pytest.mark.parametrize("step", steps_with("choose"))
def test_what_is_said_of_contracts_and_scores_holds(step: Step) -> None:
    assert step["right"] in step["choose"]
    if "contract" in step:
        told = dict(step["contract"])
        (found,) = [each for each in contracts()[told.pop("game")] if each["code"] == told["code"]]
        assert told == {name: found[name] for name in told}
    if "scores" in step:
        told = step["scores"]
        rules = AUCTION_PROFILES[step["contract"]["game"]]
        assert list(scores(rules, told["declarer"], told["made"], told["worth"])) == told["scores"]


@pytest.mark.parametrize("step", steps_with("three"))
def test_what_is_said_of_three_who_play_by_two_holds(step: Step) -> None:
    three = step["three"]
    match = Match(DreierRules(), three["dealer"], tuple(three.get("before", [7, 7, 7])))
    assert three["dealer"] not in match.players
    if "players" in three:
        assert sorted(match.players) == three["players"]
    if "won" in three:
        winner, points = three["won"]
        result = Result(match.players.index(winner), points, "claim", None, Basis("fixed", None, "end", None, None))
        after = match.after(result)
        assert list(after.score) == three["score"]
        assert list(after.last if after.over else ()) == three.get("last", [])


def test_every_contract_is_compared() -> None:
    """All that may be bid with any switch thrown, and what a switch does is told."""
    for game, found in contracts().items():
        usual = AUCTION_PROFILES[game].contracts
        codes = {each["code"] for each in found}
        assert codes >= set(usual)
        for each in found:
            assert (each["code"] in usual) == (each["switch"] != "adds")
            assert each["value"] == 0 or each["value"] >= 4
    talon = {each["code"]: each["switch"] for each in contracts()["talon"]}
    assert {code for code, switch in talon.items() if switch == "adds"} == {"AB", "NB", "DG", "KG", "BL"}
    bauern = {each["code"]: each["switch"] for each in contracts()["bauern"]}
    assert (bauern["AB"], bauern["S"], bauern["BS"]) == ("drops", "fewer", "more")
