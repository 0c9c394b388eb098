"""The arena: contests, their statistics, and the same result wherever and however often they are interrupted."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bummerl import cli
from bummerl.ai.players import LEVELS
from bummerl.arena import contest as contests
from bummerl.arena.contest import ArenaError, Block, Contest, engine_mark, play_block
from bummerl.arena.executors import Here, processes
from bummerl.arena.report import matches_of, ratio, report_on, wilson
from bummerl.arena.run import play_contest
from bummerl.arena.times import Times
from bummerl.cli.arena import report_lines, report_object
from bummerl.games import AnyDeal, computer_move
from bummerl.match import Match
from bummerl.moves import Move
from bummerl.rules import AUCTION_PROFILES, PROFILES, TUTE_PROFILES, parse_rules
from bummerl.scoring import Result

Json = dict[str, Any]


def contest(**changes: Any) -> Contest:
    """A quick contest."""
    fields = {
        "first": "normal",
        "second": "random",
        "rules": PROFILES["wiener"],
        "seed": "1",
        "kind": "deals",
        "rounds": 6,
    }
    return Contest(**{**fields, **changes})


def play(played: Contest, executor: Executor | None = None, ahead: int = 1) -> list[Block]:
    return play_contest(played, executor or Here(), {}, lambda *_: None, ahead)


def games(blocks: list[Block]) -> list[tuple[float, ...]]:
    return [game for block in blocks for game in block.games]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Json:
    """The object that the command prints, without what a clock has measured."""
    assert cli.main(["arena", *arguments, "--json"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    found: Json = json.loads(output.out)
    for times in found["seconds_per_move"]:
        del times["mean"], times["p95"]
    return found


# Playing


@pytest.mark.parametrize("kind", ["deals", "matches"])
def test_seats_are_exchanged(kind: str) -> None:
    """Who is named first changes nothing but the sign, game by game."""
    there = games(play(contest(kind=kind, rounds=3)))
    back = games(play(contest(kind=kind, rounds=3, first="random", second="normal")))
    assert len(there) == 6
    for pair in range(0, 6, 2):
        assert there[pair] == tuple(-points for points in back[pair + 1])
        assert there[pair + 1] == tuple(-points for points in back[pair])


@pytest.mark.parametrize("player", ["random", *LEVELS])
def test_a_player_is_its_own_equal(player: str) -> None:
    report = report_on(
        contest(first=player, second=player, rounds=1), play(contest(first=player, second=player, rounds=1))
    )
    assert report.mean == 0
    assert report.deals.won[0] == report.deals.won[1]


def test_the_seed_decides() -> None:
    assert games(play(contest())) == games(play(contest()))
    assert games(play(contest())) != games(play(contest(seed="2")))


def test_matches_end_at_the_target_and_players_know_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    scores: set[tuple[int, int]] = set()

    def watched(deal: AnyDeal, level: str, seed: str, score: tuple[int, int]) -> Move:
        scores.add(score)
        return computer_move(deal, level, seed, score)

    monkeypatch.setattr(contests, "computer_move", watched)
    for game in games(play(contest(kind="matches", rounds=1))):
        totals = [sum(max(0, sign * points) for points in game) for sign in (1, -1)]
        assert max(totals) >= 7
        assert totals.index(max(totals)) == (game[-1] < 0)
        assert max(sum(max(0, sign * points) for points in game[:-1]) for sign in (1, -1)) < 7
    assert len(scores) > 2
    scores.clear()
    play(contest(rounds=4))
    assert scores == {(7, 7)}


@pytest.mark.parametrize("rules", [*PROFILES.values(), *TUTE_PROFILES.values()], ids=lambda rules: rules.name)
def test_all_games_can_be_played(rules: object) -> None:
    for game in games(play(contest(first="random", rules=rules, kind="matches", rounds=1))):
        assert game[-1] != 0


def test_all_seats_are_shared_out_in_every_way() -> None:
    assert contest().seatings == ((0, 1), (1, 0))
    assert contest(rules=AUCTION_PROFILES["bauern"]).seatings == ((0, 1), (1, 0))
    three = contest(rules=AUCTION_PROFILES["talon"]).seatings
    assert sorted(three) == [seating for seating in product((0, 1), repeat=3) if len(set(seating)) == 2]
    assert all(there == tuple(1 - each for each in back) for there, back in zip(three[::2], three[1::2], strict=True))


@pytest.mark.parametrize("name", AUCTION_PROFILES)
def test_games_with_an_auction_can_be_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    played = contest(first="easy", second="random", rules=AUCTION_PROFILES[name], rounds=5)
    blocks = play(played)
    back = games(play(contest(first="random", second="easy", rules=AUCTION_PROFILES[name], rounds=5)))
    seatings = len(played.seatings)
    assert len(games(blocks)) == 5 * seatings
    for at, game in enumerate(games(blocks)):
        assert back[at ^ 1] == tuple(-points for points in game)
    report = report_on(played, blocks)
    assert report.mean > 1
    assert report.matches is None
    equal = contest(first="normal", second="normal", rules=AUCTION_PROFILES[name], rounds=1)
    assert report_on(equal, play(equal)).mean == 0
    assert cli.main(["arena", "easy", "random", "--deals", "5", "--rules", name, "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"easy – random, {name}, seed 1"
    assert lines[1].endswith(f"({5 * seatings} deals in all)")
    assert not any(line.startswith(("matches", "Bummerl")) for line in lines)
    assert report_object(played, report)["matches_won"] is None


def test_chance_neither_claims_wrongly_nor_resigns(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons = set()
    after = Match.after

    def watched(match: Match, result: Result) -> Match:
        reasons.add(result.reason)
        return after(match, result)

    monkeypatch.setattr(Match, "after", watched)
    play(contest(first="random", rounds=50))
    assert reasons == {"claim", "failed-close", "last-trick"}


# The same result everywhere


class Backwards(Executor):
    """Finishes what was submitted last first."""

    def __init__(self) -> None:
        self.calls: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.calls.append((future, lambda: fn(*args, **kwargs)))
        if len(self.calls) == 4:
            while self.calls:
                late, call = self.calls.pop()
                late.set_result(call())
        return future


def executors() -> Iterator[tuple[Executor, int]]:
    yield Backwards(), 4
    with ThreadPoolExecutor(3) as threads:
        yield threads, 5
    with processes(2) as pool:
        yield pool, 4


def test_every_executor_gives_the_same() -> None:
    played = contest(rounds=16)
    wanted = games(play(played))
    for executor, ahead in executors():
        assert games(play(played, executor, ahead)) == wanted


@pytest.mark.parametrize("what", [("--deals", "10"), ("--matches", "3")])
def test_any_number_of_jobs_gives_the_same(capsys: pytest.CaptureFixture[str], what: tuple[str, str]) -> None:
    one = run(capsys, "normal", "random", *what, "--jobs", "1")
    assert one == run(capsys, "normal", "random", *what, "--jobs", "2")


def test_a_worker_with_other_code_refuses() -> None:
    with pytest.raises(ArenaError, match="another version of the engine"):
        play_block(contest(), 0, "0123456789abcdef")
    assert play_block(contest(), 0, engine_mark()).games


# Going on after a stop

SHORT = ("random", "random", "--deals", "18", "--jobs", "1")


def blocks_of(file: Path) -> list[tuple[int, Any]]:
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    return sorted((line["block"], line["games"]) for line in lines[1:])


def test_a_contest_goes_on_after_any_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    wanted = run(capsys, *SHORT, "--resume", str(whole))
    text = whole.read_bytes()
    ends = [at + 1 for at, byte in enumerate(text) if byte == ord("\n")]
    assert len(ends) == 1 + 5
    for end in {0, 1, 30, *ends, *(end - 1 for end in ends), *(end - 40 for end in ends)}:
        cut.write_bytes(text[:end])
        assert run(capsys, *SHORT, "--resume", str(cut)) == wanted, end
        assert blocks_of(cut) == blocks_of(whole)


def test_a_finished_contest_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "contest.jsonl"
    wanted = run(capsys, *SHORT, "--resume", str(file))
    before = file.read_bytes()
    monkeypatch.setattr(contests, "play_game", None)
    assert run(capsys, *SHORT, "--resume", str(file)) == wanted
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (("normal", "random", "--deals", "18"), 'its first is "random", not "normal"'),
        (("random", "normal", "--deals", "18"), 'its second is "random", not "normal"'),
        (("random", "random", "--deals", "19"), "its deals is 18, not 19"),
        (("random", "random", "--matches", "18"), "its matches is null, not 18"),
        (("random", "random", "--deals", "18", "--seed", "2"), 'its seed is "1", not "2"'),
        (("random", "random", "--deals", "18", "--rules", "vu"), 'its rules is "wiener", not "vu"'),
    ],
)
def test_the_file_of_another_contest_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], changed: tuple[str, ...], named: str
) -> None:
    file = tmp_path / "contest.jsonl"
    run(capsys, *SHORT, "--resume", str(file))
    before = file.read_bytes()
    assert cli.main(["arena", *changed, "--jobs", "1", "--resume", str(file)]) == 2
    assert capsys.readouterr().err == f"bummerl: {file} is of another contest: {named}\n"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"[]",
        b"null",
        b"{",
        b"\xff",
        b"[" * 100_000,
        b'{"block": 9, "games": [], "times": []}',
        b'{"block": 4, "games": [[1], [1], [1], ["1"]], "times": [[0, 0, {}], [0, 0, {}]]}',
        b'{"block": 4, "games": [[1], [1], [1]], "times": [[0, 0, {}], [0, 0, {}]]}',
        b'{"block": 4, "games": [[1], [1], [1], []], "times": [[0, 0, {}], [0, 0, {}]]}',
        b'{"block": 4, "games": [[1], [1], [1], [1]], "times": [[0, 0, {}]]}',
        b'{"block": 4, "games": [[1], [1], [1], [1]], "times": [[0, 0, {"x": 1}], [0, 0, {}]]}',
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], line: bytes) -> None:
    file = tmp_path / "contest.jsonl"
    run(capsys, *SHORT, "--resume", str(file))
    file.write_bytes(file.read_bytes() + line + b"\n")
    assert cli.main(["arena", *SHORT, "--resume", str(file)]) == 2
    assert capsys.readouterr().err == f"bummerl: {file}, line 7: is damaged\n"


@pytest.mark.parametrize(
    "text", [b"no contest", b"no contest\n", b"{}\n", b'{"contest": 7}\n', b"\xff\n", b"[" * 99_999]
)
def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes
) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(text)
    assert cli.main(["arena", *SHORT, "--resume", str(file)]) == 2
    assert capsys.readouterr().err == f"bummerl: {file} is not the file of a contest\n"
    assert file.read_bytes() == text


# Statistics


def test_intervals_of_shares() -> None:
    """Values of Wilson's formula as they stand in textbooks."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_intervals_of_means() -> None:
    mean, interval = ratio([(2, 2), (-2, 2), (4, 2), (0, 2)])
    assert mean == 0.5
    assert interval == pytest.approx((0.5 - 1.26516, 0.5 + 1.26516), abs=1e-4)
    mean, interval = ratio([(3, 3), (1, 5)])
    assert mean == 0.5
    assert interval == pytest.approx((0.5 - 0.73499, 0.5 + 0.73499), abs=1e-4)
    assert ratio([(3, 3)]) == (1.0, None)


def test_matches_of_deals() -> None:
    assert matches_of([3, 3, 3, 1, 2, 3, -3, -3, 0, -1, 3], PROFILES["wiener"]) == [2, -1]
    assert matches_of([3, 3, 3], PROFILES["turnier"]) == [1]
    assert matches_of([3, 3, 3], PROFILES["santase"]) == []


def test_times() -> None:
    times, more = Times(), Times()
    assert (times.mean, times.quantile(0.95)) == (0, 0)
    for number in range(1, 81):
        times.add(number / 100)
    for number in range(81, 101):
        more.add(number / 100)
    times.include(more)
    assert times.moves == 100
    assert times.mean == pytest.approx(0.505)
    assert times.quantile(0.95) == pytest.approx(0.95, rel=0.05)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    times.add(0.0)


def test_what_is_printed() -> None:
    first = Block(((3,), (1,), (-1,), (0,)), (Times(2, 0.5, {-32: 2}), Times(1, 1.0, {0: 1})))
    second = Block(((2,), (2,), (2,), (2,)), (Times(2, 0.5, {-32: 2}), Times()))
    report = report_on(contest(rounds=4), [first, second])
    found = json.loads(json.dumps(report_object(contest(rounds=4), report)))
    assert list(found) == [
        "players", "rules", "seed", "deals", "game_points", "deals_won", "matches_won", "seconds_per_move",
    ]  # fmt: skip
    assert (found["players"], found["rules"], found["seed"], found["deals"]) == (["normal", "random"], "wiener", "1", 4)
    assert found["game_points"]["mean"] == 11 / 8
    assert found["game_points"]["interval"][0] < 11 / 8 < found["game_points"]["interval"][1]
    assert found["deals_won"]["played"] == 8
    assert found["deals_won"]["won"] == [6, 1]
    assert found["deals_won"]["share"] == [0.75, 0.125]
    assert (found["matches_won"]["won"], found["matches_won"]["bummerl"]) == ([1, 0], [1, 0])
    assert found["matches_won"]["score_known"] is False
    assert found["seconds_per_move"][0] == {"moves": 4, "mean": 0.25, "p95": pytest.approx(0.25, rel=0.05)}
    lines = report_lines(contest(rounds=4), report)
    assert lines[0] == "normal – random, wiener, seed 1"
    assert any(line.startswith("deals won     normal 6 of 8 (75.0 %; 95 %: ") for line in lines)
    custom = parse_rules({"base": "wiener", "must_head": False})
    assert report_lines(contest(rounds=4, rules=custom, second="normal"), report)[0] == (
        'normal – normal, {"base": "wiener", "must_head": false}, seed 1'
    )


def test_text_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "random", "random", "--matches", "1", "--jobs", "1", "--rules", "vu"]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    assert output.out.startswith("random – random, vu, seed 1\nmatches: 1, each twice with seats exchanged (")


# Mistakes


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("strongest", "random"), "player 'strongest' does not exist; there are random, "),
        (("random", ""), "player '' does not exist; there are random, "),
        (("random", "random", "--rules", "poker"), "rules profile 'poker' does not exist; there are wiener, "),
        (("random", "random", "--rules", "{"), "rules are not JSON: Expecting property name"),
        (("random", "random", "--rules", '{"a":' + "[" * 90_000), "rules are not JSON: "),
        (("random", "random", "--rules", '{"ranks": 7}'), "rules parameter 'ranks': 7 is not one of "),
        (("random", "random", "--deals", "0"), "0 deals cannot be played, at least 1 can"),
        (("random", "random", "--matches", "-1"), "-1 matches cannot be played, at least 1 can"),
        (("random", "random", "--rules", "dreier"), "rules 'dreier' are played as those of their two hands, 'wiener'"),
        (("random", "random", "--rules", "talon", "--matches", "1"), "of 'talon' deals can be played, not matches"),
        (("strongest", "random", "--rules", "bauern"), "'bauern' is played by random, beginner, easy, normal, "),
        (("random", "random", "--jobs", "0"), "0 jobs cannot play, at least 1 can"),
        (("random", "random", "--resume", "/"), "cannot use /: "),
        (("random", "random", "--resume", "/missing/file"), "cannot use /missing/file: "),
    ],
)
def test_mistakes_are_named(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str) -> None:
    assert cli.main(["arena", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"bummerl: {message}")
    assert output.err.count("\n") == 1
