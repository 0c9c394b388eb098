"""A contest of two players: what is played, cut into blocks of work that can be done anywhere and in any order."""

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import bummerl
from bummerl.ai.players import LEVELS
from bummerl.ai.sense import sensible_moves
from bummerl.arena.times import Times
from bummerl.games import AnyDeal, computer_move, game_of
from bummerl.match import Match
from bummerl.moves import Move
from bummerl.rules import AnyRules, rules_form
from bummerl.scoring import Result
from bummerl.tables.tute import TuteDeal

RANDOM = "random"
"""Plays by chance, but claims rightly and never wrongly, and does not resign: the measure of everything else."""
PLAYERS = (RANDOM, *LEVELS)

_PAIRS_IN_BLOCK = {"deals": 4, "matches": 1}

Game = tuple[int, ...]
"""The game points of successive deals: above 0 the first player's, below 0 the second's, 0 a tie."""


class ArenaError(Exception):
    """The contest cannot be played as asked."""


class Block(NamedTuple):
    """Some pairs of games: in the first of a pair the first player has seat 0, in the second the other one."""

    games: tuple[Game, ...]
    times: tuple[Times, Times]


@dataclass(frozen=True)
class Contest:
    """Two players, by name, and what they play. All of it follows from the seed; no clock and no machine counts."""

    first: str
    second: str
    rules: AnyRules
    seed: str
    kind: Literal["deals", "matches"]
    """Single deals as at the start of a match, or whole matches in which the players know the score."""
    pairs: int
    """How many deals or matches there are; each is played twice, with seats exchanged."""

    def __post_init__(self) -> None:
        for name in (self.first, self.second):
            if name not in PLAYERS:
                raise ArenaError(f"player {name!r} does not exist; there are {', '.join(PLAYERS)}")
        if self.pairs < 1:
            raise ArenaError(f"{self.pairs} {self.kind} cannot be played, at least 1 can")

    @property
    def blocks(self) -> int:
        """How many blocks the contest has."""
        return -(-self.pairs // _PAIRS_IN_BLOCK[self.kind])

    def pairs_of(self, block: int) -> range:
        """The numbers of the pairs of a block."""
        size = _PAIRS_IN_BLOCK[self.kind]
        return range(block * size, min(self.pairs, (block + 1) * size))

    def form(self) -> Mapping[str, object]:
        """All that the outcome follows from, for JSON; with it goes the engine's code."""
        return {
            "first": self.first,
            "second": self.second,
            "rules": rules_form(self.rules),
            "seed": self.seed,
            self.kind: self.pairs,
            "engine": engine_mark(),
        }


@cache
def engine_mark() -> str:
    """A mark of the engine's code: results of different code must not be mixed."""
    total = hashlib.sha256()
    folder = Path(bummerl.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        total.update(f"{path.relative_to(folder).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def play_block(contest: Contest, number: int, engine: str) -> Block:
    """Plays a block, on whatever machine this is.

    Raises `ArenaError` if the engine's code here is not that of the mark `engine`.
    """
    if engine_mark() != engine:
        raise ArenaError("a worker has another version of the engine; all must have the same")
    times = (Times(), Times())
    games = tuple(play_game(contest, pair, seat, times) for pair in contest.pairs_of(number) for seat in (0, 1))
    return Block(games, times)


def play_game(contest: Contest, pair: int, seat: int, times: tuple[Times, Times]) -> Game:
    """Plays a deal, or a match, with the first player at `seat`. Cards and chances depend on the pair alone."""
    points: list[int] = []
    match = Match.start(contest.rules, dealer=pair % 2)
    while match.winner is None and (contest.kind == "matches" or not points):
        result = _play_deal(contest, f"{contest.seed} {pair} {match.deal_number}", match, seat, times)
        won = 0 if result.winner is None else result.game_points + match.carry
        points.append(won if result.winner == seat else -won)
        match = match.after(result)
    return tuple(points)


def _play_deal(contest: Contest, seed: str, match: Match, seat: int, times: tuple[Times, Times]) -> Result:
    game = game_of(contest.rules)
    deck = list(game.cards)
    random.Random(f"{seed} deck").shuffle(deck)
    deal = game.deal(deck, match.forehand)
    ply = 0
    while deal.result is None:
        first = deal.turn == seat
        with times[0 if first else 1].one_more():
            move = _choose(deal, contest.first if first else contest.second, f"{seed} {ply}", match.score)
        deal.play(move)
        ply += 1
    return deal.result


def _choose(deal: AnyDeal, player: str, seed: str, score: tuple[int, int]) -> Move:
    if player != RANDOM:
        return computer_move(deal, player, seed, score)
    moves = deal.legal_moves() if isinstance(deal, TuteDeal) else sensible_moves(deal.view(deal.turn, score))
    return random.Random(seed).choice(moves)
