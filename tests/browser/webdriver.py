"""Drives a browser by the W3C's WebDriver protocol.

Chromium and WebKitGTK have a program beside them that speaks it over HTTP. Firefox itself takes the same commands over
a plain connection, under names of its own: its Marionette.
"""

import itertools
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
PATIENCE = 60.0
SESSION = {"pageLoadStrategy": "none"}

# Ends with the middle of an element that has been at the same place for two frames, with nothing over it.
REACH = """const [element, done] = arguments;
let before = "", same = 0;
const look = () => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  same = before === `${left} ${top}` ? same + 1 : 0;
  before = `${left} ${top}`;
  if (same >= 2 && element.contains(element.getRootNode().elementFromPoint(x, y))) done([x, y]);
  else requestAnimationFrame(look);
};
look();"""

# The name of a command, with Firefox's name for it.
MARIONETTE = {
    ("POST", "url"): "WebDriver:Navigate",
    ("POST", "execute/async"): "WebDriver:ExecuteAsyncScript",
    ("POST", "execute/sync"): "WebDriver:ExecuteScript",
    ("POST", "actions"): "WebDriver:PerformActions",
    ("POST", "frame"): "WebDriver:SwitchToFrame",
    ("POST", "timeouts"): "WebDriver:SetTimeouts",
}


class DriverError(Exception):
    """What a browser answered instead of doing what it was told."""


class Connection(Protocol):
    """Where commands go, each with its method and name; and what was told of the browser when the session began."""

    told: dict[str, Any]

    def call(self, method: str, name: str, parameters: dict[str, Any]) -> Any: ...


class Browser:
    """A browser with one tab."""

    def __init__(self, name: str, connection: Connection) -> None:
        self.name = name
        self.version: str = connection.told["browserVersion"]
        self.call = connection.call
        self.call("POST", "timeouts", {"script": int(PATIENCE * 1000)})

    def open(self, address: str) -> None:
        self.call("POST", "url", {"url": address})

    def reload(self) -> None:
        """As the page itself does it: a driver's own command may pass by the service worker."""
        self.run("window.left = true; location.reload()")
        self.until("return window.left ? null : true")

    def run(self, body: str, *arguments: Any) -> Any:
        """What a function with this body returns in the page; `arguments` are its own."""
        return self.call("POST", "execute/sync", {"script": body, "args": list(arguments)})

    def until(self, body: str, *arguments: Any, patience: float = PATIENCE) -> Any:
        """Wait until a function with this body returns something, while pages come and go; gives what it returns."""
        limit = time.monotonic() + patience
        while True:
            with suppress(DriverError):
                if value := self.run(body, *arguments):
                    return value
            if time.monotonic() > limit:
                raise AssertionError(f"{self.name} waited in vain for: {body}")
            time.sleep(0.02)

    def reach(self, element: dict[str, str]) -> tuple[int, int]:
        """Where the middle of an element is, once it lies still and open."""
        x, y = self.call("POST", "execute/async", {"script": REACH, "args": [element]})
        return x, y

    def click(self, element: dict[str, str], pointer: str = "mouse") -> None:
        """Press the middle of an element, with a mouse or a finger (`touch`)."""
        self.reach(element)
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": element, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.point(steps, pointer)

    def point(self, steps: list[dict[str, Any]], pointer: str = "mouse") -> None:
        hand = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": steps}
        self.call("POST", "actions", {"actions": [hand]})

    def keys(self, *keys: str) -> None:
        steps = [{"type": each, "value": key} for key in keys for each in ("keyDown", "keyUp")]
        self.call("POST", "actions", {"actions": [{"type": "key", "id": "keys", "actions": steps}]})

    def enter(self, frame: dict[str, str]) -> None:
        """Let what follows concern the page in a frame."""
        # Firefox calls by another name what the protocol calls `id`.
        self.call("POST", "frame", {"id": frame, "element": next(iter(frame.values()))})


def patiently(attempt: Callable[[], T]) -> T:
    """What an attempt gives, once there is somebody who answers it."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (OSError, ValueError):
            if time.monotonic() > limit:
                raise
            time.sleep(0.05)


class OverHttp:
    """A session with a driver that speaks HTTP at a port."""

    def __init__(self, port: int, wish: dict[str, Any]) -> None:
        self.root = f"http://127.0.0.1:{port}/session"
        wishes = {"capabilities": {"alwaysMatch": {**SESSION, **wish}}}
        session = patiently(lambda: self.call("POST", "", wishes))
        self.told: dict[str, Any] = session["capabilities"]
        self.root += f"/{session['sessionId']}/"

    def call(self, method: str, name: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self.root + name, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise DriverError(f"{said['error']}: {said['message']}") from None

    def close(self) -> None:
        with suppress(DriverError, OSError):
            self.call("DELETE", "", {})


class Marionette:
    """A connection to a Firefox; messages are JSON, each after its length."""

    def __init__(self, port: int) -> None:
        self.stream = socket.create_connection(("127.0.0.1", port), 2 * PATIENCE).makefile("rwb")
        self.numbers = itertools.count(1)
        self.receive()
        session = self.command("WebDriver:NewSession", {"capabilities": {"alwaysMatch": SESSION}})
        self.told: dict[str, Any] = session["capabilities"]

    def receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise DriverError("Firefox has ended")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def command(self, name: str, parameters: dict[str, Any]) -> Any:
        message = json.dumps([0, next(self.numbers), name, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, value = self.receive()
        if error:
            raise DriverError(f"{error['error']}: {error['message']}")
        return value

    def call(self, method: str, name: str, parameters: dict[str, Any]) -> Any:
        value = self.command(MARIONETTE[method, name], parameters)
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value

    def close(self) -> None:
        with suppress(DriverError, OSError):
            self.command("Marionette:Quit", {"flags": ["eForceQuit"]})
