"""Random deals agree with an independent engine, move by move."""

import pytest
from peer import compare


@pytest.mark.parametrize("block", range(10))
def test_fifty_deals(block: int) -> None:
    for number in range(50 * block, 50 * block + 50):
        compare(number)
