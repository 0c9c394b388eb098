"""`python -m bummerl analyse`: what moves are worth from one seat's view, line by line, and no line that breaks it."""

import json
import random
import subprocess
from pathlib import Path

import pytest
from command import ENVIRONMENT, Answer, command, run_on, text

from bummerl import cli
from bummerl.ai.players import LEVELS
from bummerl.ai.sense import sensible_moves
from bummerl.cards import deck_of
from bummerl.cli.analyse import analyse
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES
from bummerl.records import Record, seat_record
from bummerl.rules import PROFILES

COMMAND = command("analyse")

FIRST = {
    "id": "first lead",
    "hands": ["AH KD QD TC JS", "?? ?? ?? ?? ??"],
    "trump": "JH",
    "stock": "?? ?? ?? ?? ?? ?? ?? ?? ??",
    "seat": 0,
}
LATE = {
    "id": "four stock cards",
    "hands": ["AH KD QD TC JS", "?? ?? ?? ?? ??"],
    "trump": "JH",
    "stock": "?? ?? ??",
    "points": [20, 21],
    "tricks": [2, 1],
    "gone": "TH AD KS AC QS JD",
    "seat": 0,
}
ENDING = {
    "id": "ending",
    "hands": ["AH KC", "?? ??"],
    "trump": "H",
    "points": [41, 60],
    "tricks": [4, 4],
    "gone": "TH KH QH AC TC QC JC AD TD KD QD JD AS TS KS QS",
    "seat": 0,
}
"""The opponent has JH and JS: the ace draws JH and both tricks are won, the king is ruffed and brings it 66."""


def run(source: bytes, *arguments: str) -> tuple[int, list[Answer]]:
    """The exit status and the answers to what stands on standard input."""
    return run_on("analyse", source, "-", *arguments)


def answer_to(record: object, level: str = "expert", seed: str = "1", seconds: float | None = None) -> Answer:
    return analyse(Record.parse(json.dumps(record)), level, seed, seconds)


def test_answers_have_the_shape_of_the_contract() -> None:
    status, (first, scored, late, last) = run(text(FIRST, {**FIRST, "score": [1, 7]}, LATE, ENDING))
    assert status == 0
    shape = ["id", "move", "values", "exact", "worlds", "seconds"]
    assert list(first) == shape
    assert list(scored) == [*shape[:3], "match", *shape[3:]]
    assert list(last) == shape
    assert first["id"] == "first lead"
    assert first["values"][first["move"]] == max(first["values"].values())
    assert {"AH", "KD", "QD", "TC", "JS", "mD"} <= set(first["values"])
    assert all(-3 <= value <= 3 for value in first["values"].values())
    assert (first["exact"], last["exact"]) == (False, True)
    assert (last["worlds"], late["worlds"] > 1, late["exact"]) == (1, True, False)
    assert first["seconds"] > 0
    assert set(scored["match"]) == set(scored["values"])
    assert scored["match"][scored["move"]] == max(scored["match"].values())
    assert all(0 <= chance <= 1 for chance in scored["match"].values())


def test_an_ending_is_played_exactly() -> None:
    answer = answer_to(ENDING)
    assert (answer["move"], answer["values"], answer["exact"]) == ("AH", {"AH": 1.0, "KC": -1.0}, True)
    claim = answer_to({**ENDING, "points": [70, 31]})
    assert (claim["move"], claim["values"], claim["exact"]) == ("66", {"66": 2.0}, True)


def test_with_a_score_the_match_counts() -> None:
    """Values stay game points; who needs one has the match by any win, and its opponent by any other end."""
    answer = answer_to({**ENDING, "score": [1, 1]})
    assert (answer["values"], answer["match"]) == ({"AH": 1.0, "KC": -1.0}, {"AH": 1.0, "KC": 0.0})
    behind = answer_to({**ENDING, "score": [7, 1]})["match"]
    assert 0 < behind["AH"] < 0.1
    assert behind["KC"] == 0
    start = answer_to({**ENDING, "score": [7, 7]})["match"]
    assert 0.4 < start["KC"] < 0.5 < start["AH"] < 0.6


def test_an_answer_follows_from_record_and_seed() -> None:
    def answer(seed: str) -> Answer:
        found = answer_to(LATE, seed=seed)
        del found["seconds"]
        return found

    assert answer("1") == answer("1")
    assert answer("1") != answer("2")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_tells_its_move(level: str) -> None:
    answer = answer_to(FIRST, level)
    assert answer["move"] in answer["values"]
    assert answer["values"] == answer_to(FIRST)["values"]


def test_time_is_a_guard() -> None:
    hurried = answer_to(LATE, seconds=1e-9)
    assert hurried["worlds"] < answer_to(LATE)["worlds"]
    assert hurried["move"] in hurried["values"]
    assert answer_to(LATE, seconds=1000)["values"] == answer_to(LATE)["values"]


@pytest.mark.parametrize("rules", PROFILES)
def test_all_positions_of_a_deal_can_be_analysed(rules: str) -> None:
    chance = random.Random(rules)
    deck = list(deck_of(PROFILES[rules].ranks))
    chance.shuffle(deck)
    start = Deal.from_deck(PROFILES[rules], deck)
    deal = start.copy()
    moves: list[int] = []
    while deal.result is None:
        record = seat_record(start, moves, deal.turn, (1, 2) if len(moves) % 2 else None)
        answer: Answer = analyse(record, "expert", "1", 0.02)
        legal = {MOVE_NAMES[move] for move in deal.legal_moves()}
        assert answer["move"] in legal
        assert set(answer["values"]) <= legal
        worth = answer.get("match", answer["values"])
        assert not worth or worth[answer["move"]] == max(worth.values())
        moves.append(chance.choice(sensible_moves(deal.view(deal.turn))))
        deal.play(moves[-1])


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({key: value for key, value in FIRST.items() if key != "seat"}, "hands[1][0]: is hidden, but no seat is named"),
        ({**ENDING, "hands": ["AH KC", "JH JS"], "seat": None}, "seat: is required for a view"),
        ({**ENDING, "hands": ["AH KC", "JH JS"], "seat": 1}, "seat: has no move: it is the other seat's turn"),
        ({**ENDING, "moves": ["r"]}, "seat: has no move: "),
        ({**FIRST, "moves": ["AS"]}, "moves[0]: AS is not a legal move now"),
        ({**FIRST, "rules": "tute"}, "rules: rules profile 'tute' does not exist"),
        ({}, "hands: is required"),
        ([], "record: must be a JSON object"),
    ],
)
def test_records_without_a_question(record: object, message: str) -> None:
    status, (answer, good) = run(text(record, ENDING))
    assert status == 1
    assert list(answer) == ["id", "error"]
    assert answer["error"]["message"].startswith(message)
    assert good["move"] == "AH"


def test_damaged_lines_are_answered_each() -> None:
    """Bytes of good records, changed, cut and mixed by chance."""
    chance = random.Random(1)
    lines = []
    for _ in range(400):
        line = bytearray(text(chance.choice([ENDING, {**ENDING, "score": [3, 4]}, FIRST])).strip())
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(line))
            line[at : at + chance.choice((0, 1, 1, 2))] = chance.choice(
                (b"", b"?", b'"', b"[", b"}", b"9", b"-1", b"AH", b"0", b"null", b"H", chance.randbytes(1))
            )
        lines.append(bytes(line).replace(b"\n", b" ").replace(b"\r", b" "))
    status, answers = run(b"\n".join(lines), "--seconds", "0.001")
    assert status == 1
    assert len(answers) == sum(bool(line.strip()) for line in lines)


def test_each_line_is_answered_before_the_next_is_read() -> None:
    with subprocess.Popen(
        [*COMMAND, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT
    ) as conversation:
        assert conversation.stdin is not None
        assert conversation.stdout is not None
        for record in (ENDING, FIRST):
            conversation.stdin.write(text(record))
            conversation.stdin.flush()
            assert json.loads(conversation.stdout.readline())["id"] == record["id"]
        conversation.stdin.close()
        assert conversation.wait() == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--level", "strongest"),
        ("--seconds", "0"),
        ("--seconds", "-1"),
        ("--seconds", "nan"),
        ("--seconds", "inf"),
        ("--seconds", "soon"),
    ],
)
def test_usage(capsys: pytest.CaptureFixture[str], arguments: tuple[str, str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["analyse", "-", *arguments])
    assert caught.value.code == 2
    assert arguments[1] in capsys.readouterr().err


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["analyse", str(tmp_path / "missing")]) == 2
    assert capsys.readouterr().err.startswith("bummerl: cannot read ")
