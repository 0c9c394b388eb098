"""How strong the levels are, as Elo ratings."""

RATINGS: dict[str, int] = {
    "beginner": 1000,
    "easy": 1442,
    "normal": 1617,
    "strong": 1731,
    "expert": 1862,
}
"""Of every level; the weakest counts as 1000. They follow from the matches under "Levels" in `tests/bench/PLAYERS.md`:
between neighbours 400 points for every tenfold of the odds to win a match.
"""
