"""The levels' ratings are those that the measured matches give."""

import re
from itertools import pairwise
from math import log10
from pathlib import Path

from asking import Ask

from bummerl.ai.players import LEVELS
from bummerl.ai.ratings import RATINGS

MEASURED = (Path(__file__).parents[1] / "bench" / "PLAYERS.md").read_text(encoding="utf-8")


def measured_share(stronger: str, weaker: str) -> float:
    """The share of matches that the table of levels says the first has won."""
    rows = re.findall(rf"arena {stronger} {weaker} --matches.*?\| [\d,]+ matches \| ([\d.]+) %", MEASURED)
    assert len(rows) == 1, f"{stronger} against {weaker}: {rows}"
    return float(rows[0]) / 100


def test_ratings_follow_from_the_table() -> None:
    levels = list(LEVELS)
    rating = 1000.0
    expected = {levels[0]: 1000}
    for weaker, stronger in pairwise(levels):
        share = measured_share(stronger, weaker)
        rating += 400 * log10(share / (1 - share))
        expected[stronger] = round(rating)
    assert expected == RATINGS


def test_the_page_is_told(ask: Ask) -> None:
    assert ask("hello")["ratings"] == RATINGS
