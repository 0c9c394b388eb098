"""The command build.py: the port and the address of the server, and builds that wait for each other."""

import contextlib
import socket
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import build
import hosting
import pytest
import serving


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("localhost", "http://localhost:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("::", "http://[::1]:8000/"),
    ],
)
def test_the_address_told_can_be_opened(host: str, address: str) -> None:
    assert serving.address_of(host, 8000) == address


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::1", "::"])
def test_nobody_connects_before_there_is_something_to_be_had(
    host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("here")
    monkeypatch.setattr(build, "DIST", tmp_path)
    try:
        server = build.open_server(host, 0)
    except build.BuildError:
        if ":" not in host:
            raise
        pytest.skip("this machine has no IPv6")
    with server:
        address = serving.address_of(host, server.server_port)
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(address, timeout=10)
        server.server_activate()
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert answer.read() == b"here"
        server.shutdown()


@pytest.mark.parametrize(("fault", "told"), [(BrokenPipeError, False), (ConnectionResetError, False), (KeyError, True)])
def test_a_reader_who_leaves_too_early_is_no_fault(
    fault: type[Exception],
    told: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: object) -> None:
        raise fault

    monkeypatch.setattr(build, "DIST", tmp_path)
    monkeypatch.setattr(serving.Handler, "do_GET", fail)
    with build.open_server("127.0.0.1", 0) as server:
        server.server_activate()
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        with pytest.raises(OSError, match="closed connection"):
            urllib.request.urlopen(serving.address_of("127.0.0.1", server.server_port), timeout=10)
        server.shutdown()
    assert (fault.__name__ in capsys.readouterr().err) == told


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [("gzip, deflate, br;q=0.9", "br", b"small"), ("gzip", "gzip", b"smaller"), ("deflate", None, b"the whole script")],
)
def test_what_a_browser_accepts_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str, packing: str | None, body: bytes
) -> None:
    for name, content in (("a.js", b"the whole script"), ("a.js.gz", b"smaller"), ("a.js.br", b"small")):
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(build, "DIST", tmp_path)
    with build.open_server("127.0.0.1", 0) as server:
        server.server_activate()
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        address = f"{serving.address_of('127.0.0.1', server.server_port)}a.js"
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Accept-Encoding": accepted})) as answer:
            assert (answer.read(), answer.headers["Content-Encoding"]) == (body, packing)
            assert answer.headers["Content-Type"] == "text/javascript"
        server.shutdown()


def test_a_port_that_is_taken_is_told_before_all_building() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(build.BuildError, match=f"127.0.0.1:{port} cannot be used"):
            build.open_server("127.0.0.1", port)


def test_a_second_build_waits_for_the_first_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "CACHE", tmp_path / "cache")
    entered = threading.Event()

    @build.alone()
    def second() -> None:
        entered.set()

    with build.alone():
        thread = threading.Thread(target=second)
        thread.start()
        assert not entered.wait(0.5)
        assert "Another build is under way" in capsys.readouterr().out
    assert entered.wait(10)
    thread.join()


def opened(address: str) -> Any:
    try:
        return urllib.request.urlopen(address, timeout=10)
    except urllib.error.HTTPError as error:
        return error


def test_tables_alone_may_be_framed(tmp_path: Path) -> None:
    for name in ("index.html", "embed.html", "runtime.html"):
        (tmp_path / name).write_text(name)
    with serving.SiteServer("127.0.0.1", 0, tmp_path) as server:
        server.server_activate()
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        for path, framed in (("", False), ("index.html", False), ("embed.html.txt", False), ("embed.html?x=1", True)):
            address = serving.address_of("127.0.0.1", server.server_port) + path
            # A page that is not there is none that may be framed either.
            with contextlib.closing(opened(address)) as answer:
                headers = answer.headers
            (policy,) = headers.get_all("Content-Security-Policy") or []
            assert policy.startswith(hosting.POLICY)
            told = policy.removeprefix(hosting.POLICY), headers["X-Frame-Options"]
            assert told == (("", None) if framed else ("; frame-ancestors 'none'", "DENY"))
            assert headers["Referrer-Policy"] == "no-referrer"
            assert "camera=()" in headers["Permissions-Policy"]
        server.shutdown()
