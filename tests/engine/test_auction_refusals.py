"""Why a card may not be played in a game with an auction: the reason names the duty that holds."""

import pytest

from bummerl.records import Record
from bummerl.refusals import refusals

DUTIES = [
    ("must-follow", {}, "KC QC", "AC JC TH TD JS", "TH TD JS"),
    ("must-head", {}, "KC QC", "AC JC TH TD JS", "JC"),
    ("must-overtrump", {}, "KH QH", "AH JH TC TD JS", "JH"),
    ("must-trump", {}, "KC QC", "KH QH TD JS JD", "TD JS JD"),
    ("must-overruff", {}, "KC TH", "KH AH TD JS JD", "KH TD JS JD"),
    ("must-trump", {"must_undertrump": True}, "KC TH", "KH QH TD JS JD", "TD JS JD"),
    ("must-overruff", {"must_undertrump": True}, "KC TH", "KH AH TD JS JD", "KH TD JS JD"),
]
"""A reason, rules that differ, the two cards on the table, the hand that answers, and what the reason is given for."""


@pytest.mark.parametrize(("reason", "changes", "table", "hand", "refused"), DUTIES)
def test_the_duty_that_a_card_breaks_is_named(
    reason: str, changes: dict[str, bool], table: str, hand: str, refused: str
) -> None:
    led, answered = table.split()
    rest = [rank + suit for suit in "HDCS" for rank in "ATKQJ" if rank + suit not in {led, answered, *hand.split()}]
    # Who answers second has no other card of the suit led, and nothing higher.
    free = [card for card in rest if card[1] in "DS"]
    second = [answered, *free[:4]]
    others = [card for card in rest if card not in second]
    first = [led, *sorted(others, key=lambda card: card[1] != "H")[:4]]
    fourth = [card for card in others if card not in first]
    hands = [" ".join(cards) for cards in (first, second, hand.split(), fourth)]
    moves = ["tH", "N", "pass", "pass", "pass", "no", "no", led, answered]
    record = {"game": "bauern", "rules": {"base": "bauern", **changes}, "hands": hands, "moves": moves}
    found = refusals(Record.parse(record).deal(), 2)
    assert {card for card, why in found.items() if why == reason} == set(refused.split())
