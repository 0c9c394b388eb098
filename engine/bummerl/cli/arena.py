"""``arena``: computer players against each other, measured."""

import argparse
import json
import os
import sys
from concurrent.futures import Executor
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from bummerl.arena.contest import PLAYERS, ArenaError, Block, Contest
from bummerl.arena.executors import Here, cluster, processes
from bummerl.arena.log import Log
from bummerl.arena.report import Interval, Report, Wins, report_on
from bummerl.arena.run import play_contest
from bummerl.cli.lines import JsonObject
from bummerl.cli.progress import Progress
from bummerl.cli.rules import read_rules
from bummerl.match import DealRules
from bummerl.rules import AnyRules, DreierRules, RulesError, rules_form

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers

_AHEAD_ON_CLUSTER = 1000
"""Blocks that wait for a worker; more than any cluster plays at a time."""
_SLOW = 0.95
"""The share of moves that are faster than the time printed beside the mean."""


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser(
        "arena",
        help="let computer players play each other and measure them",
        description="Lets two computer players play each other, all cards with every way to share out the seats.",
    )
    players = ", ".join(PLAYERS)
    parser.add_argument(
        "first", metavar="A", help=f"a player: {players}; one that is installed, module:Class, or a .py file"
    )
    parser.add_argument("second", metavar="B", help="the other one")
    number = parser.add_mutually_exclusive_group()
    number.add_argument("--deals", type=int, default=100, metavar="N", help="deals, each with seats exchanged (100)")
    number.add_argument("--matches", type=int, metavar="N", help="whole matches instead, likewise")
    parser.add_argument("--rules", default="wiener", metavar="R", help="a profile, or JSON as in records (wiener)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; the same gives the same result (1)")
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--jobs", type=int, metavar="J", help="processes; by default one for each core")
    place.add_argument("--scheduler", metavar="ADDRESS", help="a dask.distributed cluster that plays instead")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keeps finished blocks, to go on from after a stop")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        contest = _contest(options)
        report = report_on(contest, _play(contest, options))
    except (ArenaError, RulesError) as error:
        print(f"bummerl: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = f"; the same command goes on from {options.resume}" if options.resume else ""
        print(f"bummerl: stopped{kept}", file=sys.stderr)
        raise
    if options.json:
        print(json.dumps(report_object(contest, report)))
    else:
        print("\n".join(report_lines(contest, report)))
    return 0


def _contest(options: argparse.Namespace) -> Contest:
    rules = _of_one_deal(read_rules(options.rules))
    if options.matches is None:
        return Contest(options.first, options.second, rules, options.seed, "deals", options.deals)
    return Contest(options.first, options.second, rules, options.seed, "matches", options.matches)


def _of_one_deal(rules: AnyRules) -> DealRules:
    """Rules by which deals are played, not those of a match of other deals."""
    if isinstance(rules, DreierRules):
        raise RulesError(f"rules {rules.name!r} are played as those of their two hands, {rules.hands.name!r}")
    return rules


def _play(contest: Contest, options: argparse.Namespace) -> list[Block]:
    with ExitStack() as stack:
        log = stack.enter_context(Log(options.resume, contest)) if options.resume else None
        done = log.blocks.copy() if log else {}
        progress = Progress(len(contest.seatings) * contest.rounds, sum(len(block.games) for block in done.values()))

        def finished(number: int, block: Block) -> None:
            if log:
                log.add(number, block)
            progress.advance(len(block.games))

        place, ahead = _place(options, contest.blocks - len(done))
        executor = stack.enter_context(place)
        stack.enter_context(progress)
        return play_contest(contest, executor, done, finished, ahead)


def _place(options: argparse.Namespace, blocks: int) -> tuple[AbstractContextManager[Executor], int]:
    """The executor, and how many blocks to submit ahead."""
    if options.scheduler:
        return cluster(options.scheduler), _AHEAD_ON_CLUSTER
    jobs = (os.cpu_count() or 1) if options.jobs is None else options.jobs
    if jobs < 1:
        raise ArenaError(f"{jobs} jobs cannot play, at least 1 can")
    jobs = min(jobs, blocks)
    return (nullcontext(Here()), 1) if jobs <= 1 else (processes(jobs), 2 * jobs)


def report_object(contest: Contest, report: Report) -> JsonObject:
    """The outcome for JSON; pairs are in the order A, B, and `mean` is A's."""
    return {
        "players": [contest.first, contest.second],
        "rules": rules_form(contest.rules),
        "seed": contest.seed,
        contest.kind: contest.rounds,
        "game_points": {"mean": report.mean, "interval": report.interval},
        "deals_won": _wins_object(report.deals),
        "matches_won": None
        if report.matches is None
        else {
            **_wins_object(report.matches),
            "bummerl": report.bummerl,
            "score_known": contest.kind == "matches",
        },
        "seconds_per_move": [
            {"moves": times.moves, "mean": times.mean, "p95": times.quantile(_SLOW)} for times in report.times
        ],
        **({"faults": [_faults_object(texts) for texts in report.faults]} if contest.guests else {}),
    }


def _faults_object(texts: list[str]) -> JsonObject:
    return {"deals": len(texts), "first": texts[0] if texts else None}


def _wins_object(wins: Wins) -> JsonObject:
    return {
        "played": wins.played,
        "won": wins.won,
        "share": [wins.share(player) for player in (0, 1)],
        "interval": [wins.interval(player) for player in (0, 1)],
    }


def report_lines(contest: Contest, report: Report) -> list[str]:
    """The outcome for people."""
    names = [contest.first, contest.second]
    if contest.first == contest.second:
        names = ["A", "B"]
    form = rules_form(contest.rules)
    rules = form if isinstance(form, str) else json.dumps(form)
    times = len(contest.seatings)
    seats = "twice with seats exchanged" if times == 2 else f"{times} times, for every way to share out the seats"
    return [
        f"{contest.first} – {contest.second}, {rules}, seed {contest.seed}",
        f"{contest.kind}: {contest.rounds}, each {seats} ({report.deals.played} deals in all)",
        "",
        f"game points   {report.mean:+.3f} a deal to {names[0]}{_signed(report.interval)}",
        f"deals won     {_wins_text(names, report.deals)}",
        *_matches_lines(contest, report, names),
        *(
            f"s a move      {name}: mean {times.mean:.5f}, 95th percentile {times.quantile(_SLOW):.5f}"
            for name, times in zip(names, report.times, strict=True)
        ),
        *(
            f"deals lost by a fault   {name}: {len(texts)}; the first: {texts[0]}"
            for name, texts in zip(names, report.faults, strict=True)
            if texts
        ),
    ]


def _matches_lines(contest: Contest, report: Report, names: list[str]) -> list[str]:
    if report.matches is None:
        return []
    return [
        f"matches won   {_wins_text(names, report.matches)}",
        f"Bummerl       {names[0]} {report.bummerl[0]}, {names[1]} {report.bummerl[1]}",
        *(["(matches made of single deals; their score was not known)"] if contest.kind == "deals" else []),
    ]


def _signed(interval: Interval | None) -> str:
    return "" if interval is None else f" (95 %: {interval[0]:+.3f} to {interval[1]:+.3f})"


def _wins_text(names: list[str], wins: Wins) -> str:
    shares = []
    for player, name in enumerate(names):
        low, high = wins.interval(player)
        share = f"{100 * wins.share(player):.1f} %; 95 %: {100 * low:.1f} to {100 * high:.1f} %"
        shares.append(f"{name} {wins.won[player]} of {wins.played} ({share})")
    return ", ".join(shares)
