"""The arena as a program: interrupted, killed, and on a cluster that loses a worker."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bummerl import cli
from bummerl.cli.progress import Progress

ENGINE = Path(__file__).parents[2] / "engine"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ENGINE)}
ARENA = (sys.executable, "-m", "bummerl", "arena")

Json = dict[str, Any]
Process = subprocess.Popen[str]


# Programs and clusters have time limits, which a busy machine may miss once.
pytestmark = pytest.mark.flaky(reruns=1)

_started: list[Process] = []


@pytest.fixture(autouse=True)
def _no_program_outlives_its_test() -> Iterator[None]:
    yield
    while _started:
        process = _started.pop()
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def start(*command: str | Path, environment: dict[str, str] = ENVIRONMENT) -> Process:
    """A program with a process group of its own and interrupts not ignored, as a terminal gives it."""
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    _started.append(process)
    return process


def blocks_in(file: Path) -> int:
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0


def wait_for_blocks(file: Path, number: int, process: Process) -> None:
    """Waits until so many blocks are finished; the contest must not be over by then."""
    limit = time.monotonic() + 60
    while blocks_in(file) < number:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < limit
        time.sleep(0.01)
    assert process.poll() is None


def outcome(text: str) -> Json:
    """The object printed, without what a clock has measured."""
    found: Json = json.loads(text)
    for times in found["seconds_per_move"]:
        del times["mean"], times["p95"]
    return found


LONG = ("normal", "random", "--deals", "100000", "--json")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_it_at_once(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "contest.jsonl"
    arena = start(*ARENA, *LONG, "--jobs", jobs, "--resume", file)
    wait_for_blocks(file, 2, arena)
    os.killpg(arena.pid, signal.SIGINT)
    output, errors = arena.communicate(timeout=60)
    assert (arena.returncode, output) == (130, "")
    assert errors == f"bummerl: stopped; the same command goes on from {file}\n"


def test_an_interrupt_of_the_program_alone(tmp_path: Path) -> None:
    """As sent by another program: its workers must not stay."""
    file = tmp_path / "contest.jsonl"
    arena = start(*ARENA, *LONG, "--jobs", "2", "--resume", file)
    wait_for_blocks(file, 2, arena)
    arena.send_signal(signal.SIGINT)
    _, errors = arena.communicate(timeout=60)
    assert arena.returncode == 130
    assert "Traceback" not in errors


def test_a_killed_contest_leaves_no_workers_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("normal", "random", "--deals", "80", "--json", "--jobs")
    file = tmp_path / "contest.jsonl"
    arena = start(*ARENA, *command, "2", "--resume", file)
    wait_for_blocks(file, 2, arena)
    arena.kill()
    arena.communicate(timeout=60)  # not before all that hold its output have ended
    assert 2 <= blocks_in(file) < 20
    assert cli.main(["arena", *command, "2", "--resume", str(file)]) == 0
    resumed = outcome(capsys.readouterr().out)
    assert cli.main(["arena", *command, "1"]) == 0
    assert resumed == outcome(capsys.readouterr().out)


# A cluster


@contextmanager
def scheduler(environment: dict[str, str]) -> Iterator[tuple[str, list[Process]]]:
    """The address of a scheduler with two workers, and those."""
    quiet = ("--no-dashboard", "--host", "127.0.0.1")
    dask = (sys.executable, "-m", "dask")
    processes = [start(*dask, "scheduler", "--port", "0", *quiet, environment=environment)]
    try:
        assert processes[0].stderr is not None
        found = next(filter(None, (re.search(r"Scheduler at:\s+(\S+)", line) for line in processes[0].stderr)))
        worker = (*dask, "worker", found[1], "--no-nanny", "--nthreads", "1", *quiet)
        processes += [start(*worker, environment=environment) for _ in range(2)]
        yield found[1], processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def test_a_cluster_that_loses_a_worker_gives_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("normal", "random", "--deals", "120", "--json")
    file = tmp_path / "contest.jsonl"
    environment = {**ENVIRONMENT, "DASK_TEMPORARY_DIRECTORY": str(tmp_path)}
    with scheduler(environment) as (address, workers):
        arena = start(*ARENA, *command, "--scheduler", address, "--resume", file, environment=environment)
        wait_for_blocks(file, 2, arena)
        workers[0].kill()
        output, errors = arena.communicate(timeout=100)
    assert arena.returncode == 0
    assert "Traceback" not in errors  # the cluster may warn of the lost worker
    assert workers[1].returncode == -signal.SIGKILL
    assert cli.main(["arena", *command, "--jobs", "1"]) == 0
    assert outcome(output) == outcome(capsys.readouterr().out)


def test_a_cluster_with_another_engine(tmp_path: Path) -> None:
    (tmp_path / "bummerl").mkdir()
    (tmp_path / "bummerl" / "__init__.py").touch()
    environment = {**os.environ, "DASK_TEMPORARY_DIRECTORY": str(tmp_path)}
    with scheduler({**environment, "PYTHONPATH": str(tmp_path)}) as (address, _):
        arena = start(
            *ARENA, "random", "random", "--scheduler", address, environment={**environment, "PYTHONPATH": str(ENGINE)}
        )
        output, errors = arena.communicate(timeout=30)
    assert (arena.returncode, output) == (2, "")
    assert errors.splitlines()[-1] == (
        "bummerl: the cluster cannot go on: No module named 'bummerl.arena'; scheduler and workers need this engine"
    )


def test_no_cluster(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert cli.main(["arena", "random", "random", "--scheduler", "pigeon://loft:1"]) == 2
    assert capsys.readouterr().err.startswith("bummerl: no scheduler answers at pigeon://loft:1: ")
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main(["arena", "random", "random", "--scheduler", "127.0.0.1:8786"]) == 2
    assert capsys.readouterr().err == (
        "bummerl: a cluster needs the package `distributed`: pip install 'bummerl[cluster]'\n"
    )


# Progress


class Terminal(StringIO):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_only() -> None:
    terminal, file = Terminal(), StringIO()
    for stream in (terminal, file):
        with Progress(200, 50, stream) as progress:
            progress.advance(50)
    assert file.getvalue() == ""
    assert terminal.getvalue().startswith("\r[#######-")
    assert terminal.getvalue().endswith("\r")


def test_lines_of_progress() -> None:
    progress = Progress(200, 50, StringIO())
    assert progress.line(0.0) == f"[{'#' * 7}{'-' * 23}]  25%  50/200  0 s"
    progress.advance(50)
    assert progress.line(61.0) == f"[{'#' * 15}{'-' * 15}]  50%  100/200  1 min 1 s  2 min 2 s left"
    progress.advance(100)
    assert progress.line(7200.0) == f"[{'#' * 30}] 100%  200/200  2 h 0 min  0 s left"
