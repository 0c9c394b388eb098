"""`python -m bummerl replay`: answers line by line, exit statuses, and no line that breaks it."""

import json
import random
import subprocess
from pathlib import Path

import pytest
from command import ENVIRONMENT, Answer, command, run_on, text
from hypothesis import given, settings
from hypothesis import strategies as st

from bummerl import cli

COMMAND = command("replay")

GOOD = {
    "id": "good",
    "hands": ["JH AC KC QD TS", "TC QC AD KD AS"],
    "trump": "AH",
    "stock": "TH KH QH TD JD JC KS QS JS",
    "moves": ["x", "AC", "TC"],
}
ILLEGAL = {**GOOD, "id": "illegal", "moves": ["x", "x"]}
ENDED = {**GOOD, "id": "ended", "moves": ["r"]}
MALFORMED = {"id": "malformed", "hands": []}


def run(source: bytes, *arguments: str) -> tuple[int, list[Answer]]:
    """The exit status and the answers to what stands on standard input."""
    return run_on("replay", source, *(arguments or "-"))


def test_answers_have_the_shape_of_the_contract() -> None:
    status, (good, illegal, ended, malformed) = run(text(GOOD, ILLEGAL, ENDED, MALFORMED))
    assert status == 1
    assert list(good) == ["id", "plies", "points", "tricks", "result"]
    assert good["plies"][0] == {"seat": 0, "legal": ["AC", "JH", "KC", "QD", "TS", "c", "r", "x"], "move": "x"}
    assert good["plies"][-1] == {"seat": 0, "legal": ["66", "AH", "KC", "QD", "TH", "TS", "c", "r"]}
    assert (good["id"], good["points"], good["tricks"], good["result"]) == ("good", [21, 0], [1, 0], None)
    assert list(illegal) == ["id", "plies", "error"]
    assert illegal["plies"][-1]["move"] == "x"
    assert illegal["error"] == {"ply": 1, "move": "x", "message": "'x' is not a legal move now"}
    assert ended["result"] == {"winner": 1, "game_points": 3, "reason": "resigned"}
    assert len(ended["plies"]) == 1
    assert list(malformed) == ["id", "error"]
    assert malformed["id"] == "malformed"
    assert malformed["error"] == {"message": "trump: is required"}


def test_moves_after_the_end_and_unknown_moves_are_illegal() -> None:
    _, (after, unknown) = run(text({**ENDED, "moves": ["r", "AC"]}, {**GOOD, "moves": ["castle"]}))
    assert (after["error"]["ply"], after["error"]["move"]) == (1, "AC")
    assert (unknown["error"]["ply"], unknown["error"]["move"]) == (0, "castle")


def test_positions_that_cannot_be_played_are_errors_of_the_record() -> None:
    hidden = {**GOOD, "hands": [GOOD["hands"][0], "?? ?? ?? ?? ??"], "seat": 0, "stock": " ".join(["??"] * 9)}
    status, (answer,) = run(text(hidden))
    assert status == 1
    assert answer["error"]["message"].startswith("hands[1]: ")


@pytest.mark.parametrize(("records", "status"), [((GOOD, ENDED), 0), ((GOOD, ILLEGAL), 1), ((MALFORMED,), 1), ((), 0)])
def test_exit_statuses(tmp_path: Path, records: tuple[object, ...], status: int) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(text(*records))
    found, answers = run(b"", str(file))
    assert found == status
    assert len(answers) == len(records)


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in (tmp_path, tmp_path / "missing.jsonl"):
        assert cli.main(["replay", str(file)]) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.startswith(f"bummerl: cannot read {file}: ")


def test_blank_lines_are_passed_over() -> None:
    status, answers = run(
        b"\n  \r\n" + b"\xef\xbb\xbf" + text(GOOD).replace(b"\n", b"\r\n") + b"\t\n" + json.dumps(ENDED).encode()
    )
    assert status == 0
    assert [answer["id"] for answer in answers] == ["good", "ended"]


def test_each_line_is_answered_before_the_next_is_read() -> None:
    with subprocess.Popen(
        [*COMMAND, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT
    ) as conversation:
        assert conversation.stdin is not None
        assert conversation.stdout is not None
        for record in (GOOD, MALFORMED, ENDED):
            conversation.stdin.write(text(record))
            conversation.stdin.flush()
            assert json.loads(conversation.stdout.readline())["id"] == record["id"]
        conversation.stdin.close()
        assert conversation.wait() == 1


def test_a_reader_that_leaves_early() -> None:
    with subprocess.Popen(
        [*COMMAND, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as conversation:
        assert conversation.stdin is not None
        assert conversation.stdout is not None
        assert conversation.stderr is not None
        conversation.stdout.close()
        conversation.stdin.write(text(*[GOOD] * 10))
        conversation.stdin.close()
        assert conversation.stderr.read() == b""


NASTY = [
    b"\xff\xfe",
    b"\x00",
    b"[" * 100_000,
    b'{"hands":' * 50_000,
    b'{"rules":' + b"[" * 900 + b"]" * 900 + b',"hands":["",""],"trump":"H"}',
    b'{"rules":{"base":"wiener","target":' + b"[" * 700 + b"]" * 700 + b'},"hands":["",""],"trump":"H"}',
    b'{"id": NaN}',
    b'{"id": Infinity}',
    b'{"id": 1e999}',
    b'{"id": ' + b"9" * 10_000 + b"}",
    b'{"leader": ' + b"9" * 4_000 + b', "hands": ["", ""], "trump": "H"}',
    b'{"id": "\\ud800", "note": "\\udfff"}',
    b'{"id": "a", "id": "b"}',
    b'"' + b"a" * 2_000_000 + b'"',
    b" " * 1_500_000 + b"{}",
    b'{"' + b"a" * 500_000 + b'": 1}',
    json.dumps({**GOOD, "moves": ["A" * 100_000]}).encode(),
    json.dumps({**GOOD, "moves": ["x"] * 100_000}).encode(),
    json.dumps({**GOOD, "moves": None}).encode(),
    json.dumps({**GOOD, "hands": "A" * 100_000}).encode(),
    json.dumps({**GOOD, "hands": ["A" * 100_000, "AH " * 100_000]}).encode(),
    json.dumps({**GOOD, "won": [" / " * 10_000, ""]}).encode(),
    b"null",
    b"0",
    b'"record"',
    b"[]",
    b"{}",
]


def test_nasty_lines_are_answered_each() -> None:
    strange = {**GOOD, "id": "\ud800\u2028"}
    status, answers = run(b"\n".join(NASTY) + b"\n" + text(strange))
    assert status == 1
    assert len(answers) == len(NASTY) + 1
    assert answers[-1]["id"] == strange["id"]
    assert "result" in answers[-1]
    for line, answer in zip(NASTY, answers, strict=False):
        assert len(answer["error"]["message"]) < 400, line[:50]


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32))
def test_damaged_lines_are_answered_each(seed: int) -> None:
    """Bytes of good records, changed, cut and mixed by chance."""
    chance = random.Random(seed)
    lines = []
    for _ in range(250):
        line = bytearray(text(chance.choice([GOOD, ILLEGAL, ENDED])).strip())
        for _ in range(chance.randrange(1, 6)):
            at = chance.randrange(len(line))
            line[at : at + chance.choice((0, 1, 1, 1, 9))] = chance.choice(
                (b"", b"?", b'"', b"[", b"}", b"9", b"-1", b"AH", b" ", b"null", b"1e9", chance.randbytes(2))
            )
        lines.append(bytes(line).replace(b"\n", b" ").replace(b"\r", b" "))
    status, answers = run(b"\n".join(lines))
    assert len(answers) == sum(bool(line.strip()) for line in lines)
    assert status == int(any("error" in answer for answer in answers))


def test_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["replay"], ["castle"]):
        with pytest.raises(SystemExit) as caught:
            cli.main(arguments)
        assert caught.value.code == 2
    with pytest.raises(SystemExit) as caught:
        cli.main(["--help"])
    assert caught.value.code == 0
    assert "replay" in capsys.readouterr().out
