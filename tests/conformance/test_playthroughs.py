"""Deals and matches by chance stay what they were, state by state, and so does the number of lines of play."""

import pytest
from playthrough import ALL_PROFILES, FOLDER, text_of


@pytest.mark.parametrize("rules", ALL_PROFILES)
def test_playthrough(rules: str) -> None:
    assert text_of(rules) == (FOLDER / f"{rules}.txt").read_text(encoding="utf-8")
