"""The page says what it makes of whatever it is given, and the match stays; `tests/bench/fuzz_page.py` goes on."""

import base64
import json

from mutants import Mutants
from table import Table, seed_of

HUGE = 5_000_000


def test_a_slice_of_mutated_inputs(table: Table, errors: list[str]) -> None:
    table.open(seed_of(1), level="beginner")
    table.lay()
    mutants = Mutants(table, 1, errors)
    for _ in range(25):
        mutants.give()
    assert len(mutants.outcomes) >= 4, mutants.outcomes

    # An address holds two million signs at most.
    whole = json.dumps({"hands": ["x" * HUGE]}).encode()
    packed = base64.urlsafe_b64encode(whole).decode()[:1_900_000]
    file = base64.b64encode(whole).decode()
    for kind, text in (("link", f"#deal=p{packed}"), ("drop", file)):
        # Once is enough: the machine has other work.
        assert any(mutants.put(kind, text) < 100 for _ in range(10)), kind

    mutants.store()
    table.lay()
