"""The process of a visiting player: reads views, writes its answers, and ends itself if the player thinks for too long.

Views come pickled on standard input, answers go out as lines of JSON on what was standard output; what the player
prints goes to standard error. `python -m bummerl.guests.host REFERENCE LIMIT`.
"""

import faulthandler
import hashlib
import json
import os
import pickle
import signal
import sys
from pathlib import Path
from typing import IO

from bummerl.guests.faults import LOAD_LIMIT, GuestError, LoadError
from bummerl.guests.places import find


def serve(reference: str, limit: float, questions: IO[bytes], answers: IO[str]) -> None:
    """Loads the player, says so, and answers until nobody asks any more."""

    def tell(**answer: object) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    # This watch needs nothing from Python, so that no player can keep it from striking by being busy.
    faulthandler.dump_traceback_later(LOAD_LIMIT, exit=True, file=answers)
    try:
        guest, file = find(reference)
    except LoadError as error:
        tell(error=str(error), line=error.line)
        return
    faulthandler.cancel_dump_traceback_later()
    tell(file=file, mark=_mark(file))
    while True:
        try:
            view, seed = pickle.load(questions)
        except EOFError:
            return
        faulthandler.dump_traceback_later(limit, exit=True, file=answers)
        answer: dict[str, object]
        try:
            answer = {"move": guest.choose(view, seed)}
        except GuestError as trouble:
            answer = {"fault": trouble.fault}
        faulthandler.cancel_dump_traceback_later()
        tell(**answer)


def _mark(file: str) -> str:
    """A mark of the player's code."""
    try:
        return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


def main() -> None:
    """Keeps the two channels to itself, then serves."""
    # Whoever asks decides what an interrupt means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    serve(sys.argv[1], float(sys.argv[2]), questions, answers)


if __name__ == "__main__":
    main()
