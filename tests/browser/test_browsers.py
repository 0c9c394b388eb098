"""Firefox and WebKitGTK, where the machine has them, play a deal and go on without a server; all else is Chromium's."""

import pytest
from installed import KINDS, MissingError
from server import Server
from visit import visit


@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_deal_and_on_without_a_server(server: Server, name: str) -> None:
    try:
        visits = visit(KINDS[name], server)
    except MissingError as missing:
        pytest.skip(f"this machine has no {missing}")
    assert visits.way == "image"
