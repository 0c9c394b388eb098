"""Playing in the terminal: whole matches of every profile, wrong input, end of input."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bummerl.cli import main
from bummerl.rules import MANY_HAND_PROFILES, PROFILES, TUTE_PROFILES

ENGINE = Path(__file__).parents[2] / "engine"


class Person:
    """Types nonsense, asks for help, then makes random legal moves until a match is over."""

    def __init__(self, capsys: pytest.CaptureFixture[str], chance: random.Random) -> None:
        self.capsys = capsys
        self.chance = chance
        self.text = ""
        self.first_words = ["?", "nonsense"]

    def answer(self, prompt: str) -> str:
        out = self.capsys.readouterr().out
        self.text += out + prompt
        if "new match" in prompt:
            return "q"
        if "next deal" in prompt:
            return ""
        if self.first_words:
            return self.first_words.pop()
        legal: str = re.findall(r"you may: (.*)", self.text)[-1]
        return self.chance.choice(legal.split(", "))


@pytest.mark.parametrize(
    "rules", [*PROFILES, *TUTE_PROFILES, *MANY_HAND_PROFILES, '{"base": "klub", "renonce": "penalty"}']
)
def test_a_whole_match(rules: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(capsys, random.Random(rules))
    monkeypatch.setattr("builtins.input", person.answer)
    assert main(["play", "--rules", rules, "--seed", f"{len(rules):064x}"]) == 0
    assert "The match is over" in person.text
    assert "is not a move" in person.text
    assert "None" not in person.text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rules", "nonsense"], "nonsense"),
        (["--rules", "{"], "Expecting"),
        (["--rules", '{"base": "wiener", "gravity": 1}'], "gravity"),
        (["--rules", '{"base":' * 5000], "not JSON"),
        (["--rules", '{"base": ' + "9" * 5000 + "}"], "not JSON"),
        (["--seed", "12"], "64 hex digits"),
    ],
)
def test_wrong_options_are_named(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    assert words in capsys.readouterr().err


def play(typed: bytes, rules: str, encoding: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": encoding}
    return subprocess.run(
        [sys.executable, "-m", "bummerl", "play", "--rules", rules, "--seed", f"{1:064x}"],
        input=typed,
        capture_output=True,
        env=environment,
        check=False,
    )


def test_the_end_of_input_ends_the_game() -> None:
    run = play(b"", "wiener", "utf-8")
    assert run.returncode == 0
    assert run.stderr == b""
    assert b"your hand" in run.stdout


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_a_terminal_may_have_other_signs(encoding: str) -> None:
    """Those it cannot show are replaced, and those that cannot be read are no move."""
    run = play(b"\xff\xc3\xa9\nq\n", "bauern", encoding)
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"is not a move" in run.stdout
