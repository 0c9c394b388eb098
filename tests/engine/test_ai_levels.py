"""The levels in their order, what an expert knows and how long it thinks, and what evaluations tell."""

import time
from collections.abc import Iterator
from random import Random

import pytest
from ai_support import new_deal, place

from bummerl.ai.casual import faded
from bummerl.ai.deadline import after
from bummerl.ai.evaluate import evaluate
from bummerl.ai.players import choose
from bummerl.ai.search import LAST_DRAWS
from bummerl.moves import MOVE_NAMES
from bummerl.rules import PROFILES
from bummerl.view import View


def won(level: str, against: str, pairs: int, rules: str = "wiener") -> float:
    """Share of deals won, each dealt twice with seats exchanged."""
    wins = 0
    for number in range(2 * pairs):
        deal = new_deal(PROFILES[rules], Random(f"order {number // 2}"))
        while deal.result is None:
            mover = level if deal.turn == number % 2 else against
            deal.play(choose(deal.view(deal.turn), mover, f"{number} {len(deal.tricks)} {deal.turn}"))
        wins += deal.result.winner == number % 2
    return wins / (2 * pairs)


@pytest.mark.parametrize(
    ("level", "against", "pairs", "least"),
    [("easy", "beginner", 60, 0.6), ("normal", "easy", 100, 0.5), ("strong", "normal", 60, 0.5)],
)
def test_order_of_levels(level: str, against: str, pairs: int, least: float) -> None:
    assert won(level, against, pairs) > least


def test_expert_beats_normal() -> None:
    assert won("expert", "normal", 4) >= 0.5


def views(rules: str, seed: str, deals: int) -> Iterator[View]:
    """What the seats to move see in deals between normal players."""
    for number in range(deals):
        deal = new_deal(PROFILES[rules], Random(f"{seed} {number}"))
        while deal.result is None:
            view = deal.view(deal.turn)
            yield view
            deal.play(choose(view, "normal", f"{seed} {number}"))


@pytest.mark.parametrize("name", ["wiener", "sechsundsechzig", "scharf"])
def test_expert_takes_its_time_and_no_more(name: str) -> None:
    """Generous, as machines differ: a slow page has three times this."""
    for view in views(name, "time", 1):
        start = time.process_time()
        choose(view, "expert", "")
        assert time.process_time() - start < 1.0


def test_a_deadline_cuts_thinking_short() -> None:
    deal = new_deal(PROFILES["wiener"], Random(1))
    while len(deal.stock) > LAST_DRAWS:
        deal.play(choose(deal.view(deal.turn), "beginner", ""))
    view = deal.view(deal.turn)
    assert choose(view, "expert", "", after(0.0)) in view.legal
    assert max(each.worlds for each in evaluate(view, "expert", "", after(0.0)).moves) <= 1


def test_forgetting_shows_nothing_new() -> None:
    """A faded view differs in the cards that seem played, and those are fewer."""
    forgot = 0
    for view in views("wiener", "faded", 10):
        weak = faded(view, Random("memory"))
        assert weak == faded(view, Random("memory"))
        assert weak.played & ~view.played == 0
        assert (weak.hand, weak.opponent_known, weak.bottom) == (view.hand, view.opponent_known, view.bottom)
        forgot += weak.played != view.played
    assert forgot


def test_evaluation_is_repeatable_and_whole() -> None:
    for view in views("wiener", "values", 1):
        found = evaluate(view, "expert", "seed")
        assert found == evaluate(view, "expert", "seed")
        assert found.chosen == choose(view, "expert", "seed")
        assert found.exact == (view.stock == 0)
        for each in found.moves:
            assert sum(each.chances) == pytest.approx(1.0)
            assert each.win + each.loss <= 1.0 + 1e-9
            assert each.wins <= each.worlds <= found.worlds
            assert -3 <= each.points <= 3
            assert each.match is None


def test_evaluation_knows_the_match() -> None:
    """With one game point needed by both, the match is won as often as the deal."""
    deal = place(PROFILES["wiener"], "TS JD", "AS AD", trump="H", points=(23, 60))
    found = evaluate(deal.view(0, (1, 1)), "normal", "")
    assert found.exact
    assert [(each.points < 0, each.match) for each in found.moves] == [(True, 0.0), (True, 0.0)]


def test_a_claim_is_valued() -> None:
    deal = place(PROFILES["wiener"], "TS JD", "AS AD", trump="H", points=(66, 30))
    found = evaluate(deal.view(0), "strong", "")
    assert [(MOVE_NAMES[each.move], each.points) for each in found.moves] == [("66", 2.0)]
