"""A visiting player in a process of its own, which may loop, crash or exit as it likes."""

import atexit
import json
import os
import pickle
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Timer
from typing import Any

from bummerl.guests.faults import LIMIT, LOAD_LIMIT, Fault, GuestError, LoadError
from bummerl.guests.places import exists, installed
from bummerl.guests.words import AnyView
from bummerl.moves import Move

_STRUCK = "Timeout ("
"""How `faulthandler` begins to tell where a player was when its time was up."""

_GRACE = 2.0
"""Seconds after which a process is ended from outside that should have ended itself: it was stopped, for one."""


class GuestProcess:
    """Asks a player in a process that is begun when it is first wanted, and anew after it has ended."""

    def __init__(self, reference: str, limit: float = LIMIT) -> None:
        """`reference` is what `bummerl.guests.places.find` takes, `limit` the seconds for a move."""
        self.reference = reference
        self._limit = limit
        self._file = ""
        self.mark = ""
        """Of the player's code, once it has been loaded."""
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        """The process that has begun the player's."""
        self._lock = Lock()
        atexit.register(self.close)

    def load(self) -> None:
        """Begins the process. Raises `LoadError`."""
        self._begin()
        answer = self._answer(LOAD_LIMIT)
        if "error" in answer:
            self.close()
            raise LoadError(str(answer["error"]), answer.get("line"))
        if "mark" not in answer:
            self.close()
            raise LoadError("importing it does not end, or ends Python")
        self._file = answer["file"]
        self.mark = str(answer["mark"])

    def choose(self, view: AnyView, seed: str) -> Move:
        """A legal move of the view. Raises `GuestError`. May be called from several threads."""
        with self._lock:
            return self._choose(view, seed)

    def _choose(self, view: AnyView, seed: str) -> Move:
        if self._owner != os.getpid():
            # A fork of the process that has asked so far: two cannot ask over one pair of pipes.
            self._process = None
        if self._process is None:
            try:
                self.load()
            except LoadError as error:
                raise GuestError(Fault("raised", str(error), error.line)) from None
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # a process that has ended gives no answer either
            pickle.dump((view, seed), self._process.stdin)
            self._process.stdin.flush()
        answer = self._answer(self._limit)
        move = answer.get("move")
        if move in view.legal:
            return int(move)
        fault = _fault(answer)
        if fault.kind in ("late", "gone"):
            self.close()
        raise GuestError(fault)

    def close(self) -> None:
        """Ends the process."""
        process, self._process = self._process, None
        if process is not None and self._owner == os.getpid():
            _kill(process)
            process.communicate()

    def _begin(self) -> None:
        # The process finds what this one finds, wherever that comes from.
        places = os.pathsep.join(place or str(Path.cwd()) for place in sys.path)
        command = [sys.executable, "-m", "bummerl.guests.host", self.reference, str(self._limit)]
        environment = {**os.environ, "PYTHONPATH": places}
        self._owner = os.getpid()
        # In a session of its own, so that it can be ended together with all that it has begun.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, start_new_session=True
        )

    def _answer(self, limit: float) -> dict[str, Any]:
        """The next answer; what stands in for one when the process has ended or had to be ended."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        struck = False

        def strike() -> None:
            nonlocal struck
            struck = True
            _kill(process)

        watch = Timer(limit + _GRACE, strike)
        watch.daemon = True
        watch.start()
        try:
            line = process.stdout.readline().decode(errors="replace")
            with suppress(ValueError):
                answer = json.loads(line)
                if isinstance(answer, dict):
                    return answer
            rest = process.stdout.read().decode(errors="replace")
        finally:
            watch.cancel()
        if not struck and not line.startswith(_STRUCK):
            return {"fault": Fault("gone", "")}
        where = re.search(rf'File "{re.escape(self._file)}", line (\d+)', rest)
        return {"fault": Fault("late", f"{self._limit:g}", int(where[1]) if where else None)}


def invite(name: str, levels: Iterable[str]) -> GuestProcess:
    """The player of a name, ready to play. Raises `LoadError` that names it, and the levels and players there are."""
    if not exists(name):
        raise LoadError(f"player {name!r} does not exist; there are {', '.join([*levels, *installed()])}")
    guest = GuestProcess(name)
    try:
        guest.load()
    except LoadError as error:
        where = "" if error.line is None else f" (line {error.line})"
        raise LoadError(f"player {name!r} cannot play: {error}{where}") from None
    return guest


def _fault(answer: dict[str, Any]) -> Fault:
    return Fault(*answer["fault"]) if "fault" in answer else Fault("gone", "")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and, where the system knows groups of them, those it has forked, which hold its pipes open."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
