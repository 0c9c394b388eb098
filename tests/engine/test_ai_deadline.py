"""The clock that guards slow devices: it is asked often enough everywhere, and what was found until then is played."""

import time
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from ai_support import considered, new_deal
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl.ai import deadline as clock
from bummerl.ai.deadline import Deadline, OutOfTimeError, after, never
from bummerl.ai.evaluate import evaluate
from bummerl.ai.players import LEVELS, choose
from bummerl.ai.search import LAST_DRAWS
from bummerl.ai.sense import sensible_moves
from bummerl.ai.tute import choose_in_tute
from bummerl.cards import SPANISH
from bummerl.moves import CLOSE, EXCHANGE
from bummerl.rules import PROFILES, TUTE_PROFILES
from bummerl.session import Session
from bummerl.tables.tute import TuteDeal, TuteView
from bummerl.view import View

GUARD = 1.2
"""Seconds after which a slow device is to answer."""
SLOWER = 15
"""How many times slower than here a slow device is."""
OVER = 0.2
"""Part of the time by which it may be late."""


class Watched(Deadline):
    """Strikes when it has been asked so many times, and remembers the longest time without a question."""

    def __init__(self, questions: int = 1 << 30) -> None:
        super().__init__()
        self.left = questions
        self.late = 0
        self.longest = 0.0
        self._before = time.process_time()

    def __call__(self) -> bool:
        self.answered()
        self.left -= 1
        self.late += self.left < 0
        return self.left <= 0

    def answered(self) -> None:
        """Notes the time since the last question."""
        now = time.process_time()
        self.longest = max(self.longest, now - self._before)
        self._before = now

    def share(self, part: float) -> "Watched":
        return self


def phase(view: View) -> str:
    if view.closing is not None:
        return "after closing"
    return "no stock" if not view.stock else f"{view.stock} stock cards" if view.stock <= 4 else "open"


def views(name: str, seed: str) -> Iterator[View]:
    """What is seen in every phase of deals by chance, some of them closed early."""
    seen = set()
    for number in range(40):
        random = Random(f"{seed} {number}")
        deal = new_deal(PROFILES[name], random)
        while deal.result is None:
            view = deal.view(deal.turn)
            kind = (phase(view), view.led is None, CLOSE in view.legal)
            if len(sensible_moves(view)) > 1 and kind not in seen:
                seen.add(kind)
                yield view
            moves = [move for move in considered(deal) if move != CLOSE] or [CLOSE]
            deal.play(CLOSE if CLOSE in deal.legal_moves() and random.random() < 0.1 else random.choice(moves))


def is_held(view: View) -> bool:
    """Whether no answer to the view takes too long after the clock was last asked."""
    watched = Watched()
    for level in ("strong", "expert"):
        choose(view, level, "", watched)
    evaluate(view, "expert", "", watched)
    watched.answered()
    return watched.longest < OVER * GUARD / SLOWER


@pytest.mark.parametrize("name", PROFILES)
def test_the_clock_is_asked_often_enough(name: str) -> None:
    phases = set()
    for view in views(name, "asked"):
        phases.add(phase(view))
        assert any(is_held(view) for _ in range(3)), view
    expected = {"open", "no stock", "4 stock cards", "2 stock cards", "after closing"}
    if PROFILES[name].close_min_stock is None:
        expected.remove("after closing")
    assert phases == expected


@pytest.mark.parametrize("name", PROFILES)
def test_whenever_time_is_up_the_best_so_far_is_played(name: str) -> None:
    """With some questions more, thinking goes on; once time is up nobody asks for long."""
    for view in views(name, "struck"):
        whole = evaluate(view, "expert", "")
        for questions in (1, 2, 7, 40, 300):
            watched = Watched(questions)
            found = evaluate(view, "expert", "", watched)
            assert found.chosen in view.legal
            assert found.moves
            assert found.worlds <= whole.worlds
            assert {each.move for each in found.moves} <= {each.move for each in whole.moves} | {CLOSE}
            assert watched.late <= 4
            for level in LEVELS:
                assert choose(view, level, "", Watched(questions)) in view.legal
        if whole.worlds > 1:
            assert evaluate(view, "expert", "", Watched(1)).worlds < whole.worlds


@pytest.mark.parametrize("name", ["wiener", "sechsundsechzig"])
def test_values_and_the_move_of_an_expert_are_one_thought(name: str) -> None:
    for view in views(name, "once"):
        for_move, for_values = Watched(), Watched()
        move = choose(view, "expert", "", for_move)
        assert evaluate(view, "expert", "", for_values).chosen == move
        assert move == EXCHANGE or for_move.left == for_values.left


def tute_endings(name: str) -> Iterator[TuteView]:
    """What is seen when the stock has just been used up."""
    for number in range(12):
        random = Random(f"{name} {number}")
        deck = list(range(SPANISH.count))
        random.shuffle(deck)
        deal = TuteDeal.from_deck(TUTE_PROFILES[name], deck)
        while deal.stock and deal.result is None:
            deal.play(random.choice(deal.legal_moves()))
        if deal.result is None:
            yield deal.view(deal.turn)


@pytest.mark.parametrize("name", TUTE_PROFILES)
def test_the_player_of_tute_heeds_the_clock(name: str) -> None:
    asked = 0
    for view in tute_endings(name):
        watched = Watched()
        choose_in_tute(view, watched)
        watched.answered()
        assert watched.longest < OVER * GUARD / SLOWER
        whole = (1 << 30) - watched.left
        asked = max(asked, whole)
        for questions in (1, 5, whole // 2):
            watched = Watched(questions)
            assert choose_in_tute(view, watched) in view.legal
            assert watched.late == 0
    assert asked > 100


@pytest.mark.parametrize("rules", ["wiener", "santase"])
def test_a_slow_device_answers_in_time(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint and a move of the computer on a device so slow that they would take many times as long."""
    slowness = 60

    def now() -> float:
        return slowness * time.process_time()

    monkeypatch.setattr(clock, "monotonic", now)

    def seconds(seat: int, seed: str, guarded: bool) -> tuple[str, float]:
        """The phase with four stock cards, and how long the session then thinks."""
        session = Session(PROFILES[rules], "expert", seat, seed)
        state: Any = session.snapshot()
        while state["stock"] > LAST_DRAWS and state["result"] is None:
            if state["phase"] == "waiting":
                session.think(state["ply"], after(0.0))
            else:
                session.play(next(move for move in state["legal"] if move in state["hand"]), state["ply"])
            state = session.snapshot()
        start = now()
        guard = after(GUARD) if guarded else never
        if state["phase"] == "waiting":
            session.think(state["ply"], guard)
        elif state["result"] is None:
            session.hint(state["ply"], guard)
        return state["phase"], now() - start

    slow = set()
    for seat, digit in product((0, 1), "0123456789"):
        phase, whole = seconds(seat, 64 * digit, False)
        if whole > 2 * GUARD and phase not in slow:
            slow.add(phase)
            assert min(seconds(seat, 64 * digit, True)[1] for _ in range(3)) < (1 + OVER) * GUARD
    assert {"waiting"} < slow


@settings(deadline=None, max_examples=50)
@given(st.floats(0.01, 100), st.floats(0.01, 1))
def test_shares(seconds: float, part: float) -> None:
    """On a clock that stands still: seconds pass between two questions on a busy machine."""
    now = 1000.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "monotonic", lambda: now)
        share = after(seconds).share(part)
        assert not share()
        assert not never.share(part)()
        now += part * seconds + 1e-6
        assert share()
        spent = after(-seconds)
        assert spent.share(part)()
        with pytest.raises(OutOfTimeError):
            spent.check()
