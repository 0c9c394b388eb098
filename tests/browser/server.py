"""A static file server for tests: it can be stopped, started again and told to answer oddly."""

import contextlib
import http.server
import socket
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import serving
from built import plain


@dataclass
class Answer:
    """An answer that stands in for a file; `headers` alone are added to the file's own answer."""

    body: bytes | None = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    never: bool = False


class Server:
    """Serves `folder` at `url` from its own port; as a context, from enter to exit.

    `answers` maps paths below `url` to what is answered instead of the file; `requests` lists the paths asked for. Both
    have the names of the sources. Every answer takes `delay` seconds longer.
    """

    def __init__(self, folder: Path, prefix: str = "/") -> None:
        self.folder = folder
        self.prefix = prefix
        self.answers: dict[str, Answer] = {}
        self.requests: list[str] = []
        self.delay = 0.0
        self.port = 0
        self._server: _TestServer | None = None
        self._stopped = threading.Event()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.origin + self.prefix

    def start(self) -> None:
        """Start, after a stop at the same address as before."""
        self._stopped.clear()
        self._server = _TestServer(("127.0.0.1", self.port), self._handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        """Stop for good: connections that a browser keeps open end as well."""
        if self._server:
            self._stopped.set()
            self._server.shutdown()
            self._server.cut_connections()
            self._server.server_close()
            self._server = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _handler(self, *arguments: Any) -> "_Handler":
        return _Handler(*arguments, owner=self)

    def wait_for_stop(self) -> None:
        self._stopped.wait()


class _TestServer(http.server.ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, *arguments: Any) -> None:
        self.connections: set[socket.socket] = set()
        super().__init__(*arguments)

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        self.connections.add(connection)
        return connection, address

    def cut_connections(self) -> None:
        for connection in self.connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers close connections as they like."""


class _Handler(serving.Handler):
    def __init__(self, *arguments: Any, owner: Server) -> None:
        self.owner = owner
        self.added: dict[str, str] = {}
        super().__init__(*arguments, directory=str(owner.folder))

    def do_GET(self) -> None:  # noqa: N802 (the library names it so)
        path = urlsplit(self.path).path
        if not path.startswith(self.owner.prefix):
            self.send_error(404)
            return
        self.path = "/" + path.removeprefix(self.owner.prefix)
        name = plain(self.path[1:])
        self.owner.requests.append(name)
        time.sleep(self.owner.delay)
        answer = self.owner.answers.get(name, Answer())
        if answer.never:
            self.owner.wait_for_stop()
            return
        # The handler lives as long as its connection, so what earlier answers added must not stay.
        self.added = {"Cache-Control": "no-cache", **answer.headers} if name in self.owner.answers else {}
        self.packing = ""
        if answer.body is None and answer.status == 200:
            super().do_GET()
            return
        body = answer.body or b""
        self.send_response(answer.status)
        if "Content-Type" not in answer.headers:
            self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def headers_to_send(self) -> list[tuple[str, str]]:
        return [*(each for each in super().headers_to_send() if each[0] not in self.added), *self.added.items()]

    def log_message(self, *_: object) -> None:
        """Tests look at `requests`."""
