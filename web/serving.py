"""Serves the site on this machine as a good static host would."""

import http.server
import os
import socket
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hosting import PACKINGS, TYPES, headers_of

BAD_REQUEST = 400


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files as a good static host does."""

    protocol_version = "HTTP/1.1"
    # Head and body go out in two parts, of which the second would wait for the first to be acknowledged.
    disable_nagle_algorithm = True
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES
    status = 0
    packing = ""
    """How the file that is sent was compressed."""

    def translate_path(self, path: str) -> str:
        """Return the smallest form of a file that the browser accepts."""
        file = Path(super().translate_path(path))
        if file.is_dir() and urlsplit(path).path.endswith("/"):
            file /= "index.html"
        accepted = {word.partition(";")[0].strip() for word in self.headers.get("Accept-Encoding", "").split(",")}
        for self.packing, suffix in PACKINGS.items():
            packed = file.with_name(file.name + suffix)
            if self.packing in accepted and packed.is_file():
                return str(packed)
        self.packing = ""
        return str(file)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(str(path).removesuffix(PACKINGS[self.packing]) if self.packing else path)

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def headers_to_send(self) -> list[tuple[str, str]]:
        # A request that cannot be read has no path.
        name = getattr(self, "path", "").partition("?")[0].lstrip("/")
        return [*headers_of(name, found=self.status < BAD_REQUEST), ("Vary", "Accept-Encoding")]

    def end_headers(self) -> None:
        for name, value in self.headers_to_send():
            self.send_header(name, value)
        if self.packing:
            self.send_header("Content-Encoding", self.packing)
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Only faults are worth a line."""


class SiteServer(http.server.ThreadingHTTPServer):
    """Has its port from the beginning, but nobody can connect before `server_activate`."""

    def __init__(self, host: str, port: int, site: Path) -> None:
        if ":" in host:
            self.address_family = socket.AF_INET6
        handler = lambda *request: Handler(*request, directory=str(site))  # noqa: E731
        super().__init__((host, port), handler, bind_and_activate=False)
        try:
            self.server_bind()
        except OSError:
            self.server_close()
            raise

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader who leaves before the answer has come, as on a reload, is no fault of the server."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def address_of(host: str, port: int) -> str:
    """Return what a browser on this machine can open: 0.0.0.0 and :: only mean all addresses that there are."""
    host = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
