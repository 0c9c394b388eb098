"""The computer players: fair, repeatable, never foolish, and stronger than chance."""

import os
import random as chance
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from ai_support import at_random, new_deal, place

from bummerl.ai.equity import utilities
from bummerl.ai.evaluate import evaluate
from bummerl.ai.players import LEVELS, choose
from bummerl.cards import CARD_COUNT, SUIT, parse_card
from bummerl.deal import Deal
from bummerl.moves import CLAIM, CLOSE, DECLINE, EXCHANGE, MOVE_NAMES, RENONCE, RESIGN, parse_move
from bummerl.rules import PROFILES, Rules, with_changes
from bummerl.scoring import ENOUGH
from bummerl.tricks import strict_answers

ENGINE = Path(__file__).parents[2] / "engine"


def play_deal(rules: Rules, seed: str, seat: int, level: str = "strong") -> Deal:
    """A deal of a player of a level in `seat` against chance."""
    random = Random(seed)
    deal = new_deal(rules, random)
    while deal.result is None:
        view = deal.view(deal.turn)
        move = choose(view, level, f"{seed} {len(deal.tricks)}") if deal.turn == seat else at_random(view, random)
        deal.play(move)
    return deal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PROFILES)
def test_moves_are_legal_and_sane(name: str, level: str) -> None:
    """Both seats played by the level: no false claim, no resignation, and 66 are claimed as soon as allowed."""
    for number in range(1 if level == "expert" else 12):
        deal = new_deal(PROFILES[name], Random(f"{name} {number}"))
        while deal.result is None:
            view = deal.view(deal.turn)
            move = choose(view, level, str(number))
            assert move in view.legal
            assert move not in (RESIGN, DECLINE)
            assert (move == CLAIM) == (CLAIM in view.legal and view.points[view.seat] >= ENOUGH)
            deal.play(move)
        assert deal.result.reason not in ("false-claim", "resigned")


def test_moves_depend_on_nothing_else() -> None:
    """Two interpreters with other hashes play the same deals, and the shared generator is left alone."""
    script = (
        "from random import Random; from ai_support import new_deal; from bummerl.ai.players import choose\n"
        "from bummerl.rules import PROFILES\n"
        "for name in ('wiener', 'klub', 'snapszer'):\n"
        "    deal = new_deal(PROFILES[name], Random(name))\n"
        "    while deal.result is None:\n"
        "        level = ['beginner', 'easy', 'normal', 'strong', 'expert'][len(deal.tricks) % 5]\n"
        "        move = choose(deal.view(deal.turn), level, 'seed'); print(move); deal.play(move)\n"
    )
    path = os.pathsep.join((str(ENGINE), str(Path(__file__).parent)))
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(outputs) == 1
    state = chance.getstate()
    play_deal(PROFILES["wiener"], "state", 0)
    assert chance.getstate() == state


def test_wrong_requests() -> None:
    deal = new_deal(PROFILES["wiener"], Random(0))
    with pytest.raises(KeyError):
        choose(deal.view(0), "master", "")
    with pytest.raises(ValueError, match="turn"):
        choose(deal.view(1), "normal", "")


@pytest.mark.parametrize(("name", "least"), [("wiener", 0.86), ("klub", 0.8), ("snapszer", 0.84), ("vu", 0.84)])
def test_beats_chance(name: str, least: float) -> None:
    won = 0
    for number in range(75):
        for seat in (0, 1):
            result = play_deal(PROFILES[name], f"deal {number}", seat).result
            won += result is not None and result.winner == seat
    assert won / 150 >= least - 0.03


def chosen(deal: Deal, score: tuple[int, int] | None = None) -> str:
    """Text of the move that the level ``expert`` makes."""
    return MOVE_NAMES[choose(deal.view(deal.turn, score), "expert", "seed")]


def test_exchanges_before_anything_else() -> None:
    deal = place(
        PROFILES["wiener"], "JH KC QC AS TS", "JC AD TD KD QD", trump="H", points=(20, 20), stock="JD TC AC AH"
    )
    assert chosen(deal) == "x"
    deal.play(EXCHANGE)
    assert chosen(deal) not in ("KC", "QC")


def test_exchanges_before_answering_a_marriage() -> None:
    """Where whoever is to move may exchange: the opponent's announcement is not one's own."""
    rules = PROFILES["hollands"]
    deal = place(
        rules,
        "JH TH KD TC AS",
        "KH QH JC QC JS",
        trump="H",
        points=(0, 0),
        stock="TS QS KC QD AD TD JD AC KS AH",
        turn=1,
    )
    deal.play(parse_move("mH"))
    deal.play(parse_card("QH"))
    values = evaluate(deal.view(0), "expert", "").moves
    assert {MOVE_NAMES[each.move] for each in values} == {"JH", "TH", "KD", "TC", "AS", "x"}
    assert choose(deal.view(0), "expert", "") in deal.legal_moves()


def test_forty_before_twenty() -> None:
    deal = place(PROFILES["wiener"], "KC QC KH QH JS", "AC TD JD QD AD", trump="H", points=(0, 0), stock="TC JC TS JH")
    while (move := chosen(deal)) == "c":
        deal.play(CLOSE)
    assert move == "mH"


def test_a_marriage_that_is_enough_is_announced_and_claimed() -> None:
    deal = place(PROFILES["wiener"], "KC QC JD JS QS", "AC TC JH QD AD", trump="H", points=(46, 6), stock="TD KH")
    assert chosen(deal) == "mC"
    deal.play(parse_move("mC"))
    assert chosen(deal) == "66"


def test_closes_a_hand_that_cannot_lose() -> None:
    """Four high trumps and an ace make 66 whatever the opponent holds; the forty may be announced before closing."""
    deal = place(PROFILES["wiener"], "AH TH KH QH AC", "JC QC KD QD JD", trump="H", points=(8, 4), stock="TC KC AD JH")
    if (move := chosen(deal)) == "mH":
        deal.play(parse_move(move))
        move = chosen(deal)
    assert move in ("c", "KH", "QH")
    assert evaluate(deal.view(0), "expert", "").moves[0].points >= 2


def test_does_not_close_a_poor_hand() -> None:
    for number in range(12):
        deal = new_deal(PROFILES["wiener"], Random(f"poor {number}"))
        if sum(SUIT[card] == deal.trump for card in range(CARD_COUNT) if deal.hands[0] >> card & 1) == 0:
            assert choose(deal.view(0), "expert", "") != CLOSE


def test_the_offered_exchange_is_taken() -> None:
    deal = place(
        PROFILES["sechsundsechzig"], "AH TH AS TS AC TC", "9H JC QD JD 9D 9C", trump="H", points=(20, 20), stock="KD KH"
    )
    deal.play(CLOSE)
    assert (deal.turn, chosen(deal)) == (1, "x")


def test_never_revokes_and_calls_a_certain_revoke() -> None:
    rules = with_changes(PROFILES["wiener"], {"renonce": "penalty"})
    for number in range(20):
        deal = new_deal(rules, Random(f"revoke {number}"))
        while deal.result is None:
            view = deal.view(deal.turn)
            move = choose(view, "strong", "")
            assert move != RENONCE
            if move < CARD_COUNT and view.led is not None and view.strict:
                assert strict_answers(view.hand, view.led, view.trumps, True) >> move & 1
            deal.play(move)
    deal = place(rules, "AC TC KD", "JC JD QD", trump="H", points=(10, 10))
    deal.play(parse_card("AC"))
    deal.play(parse_card("JD"))
    assert chosen(deal) == "ren"


@pytest.mark.parametrize(("score", "expected"), [((7, 7), 3), ((1, 7), 1)])
def test_score_is_heeded(score: tuple[int, int], expected: int) -> None:
    """With one game point to go, three are worth no more than one."""
    worth = utilities(*score)
    assert worth[3] == pytest.approx(expected * worth[1], rel=0.1)
    assert worth[-3] <= worth[-2] <= worth[-1] < worth[0] < worth[1] <= worth[2] <= worth[3]
