"""The page says what it makes of whatever it is given, and the match stays; `tests/bench/fuzz_page.py` goes on."""

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

    # Five million bytes; an address holds two million signs at most. Once is enough: the machine has other work.
    assert any(mutants.put("drop", "QUFB", HUGE // 3) < 100 for _ in range(10))
    assert any(mutants.put("link", "#deal=pQUFB", 170_000) < 100 for _ in range(10))

    mutants.store()
    table.lay()
