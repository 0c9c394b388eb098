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
from bummerl.games import GUESTS, TwoHandDeal, computer_move, game_of, give_up
from bummerl.guests import GuestError, LoadError
from bummerl.guests.process import GuestProcess, invite
from bummerl.match import Match
from bummerl.moves import Move
from bummerl.rules import TwoHandRules, rules_form
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
    faults: tuple[list[str], list[str]] = ([], [])
    """Why visiting players have lost deals without playing them, one text a deal."""


@dataclass(frozen=True)
class Contest:
    """Two players, by name, and what they play.

    All of it follows from the seed; no clock and no machine counts, except for visiting players that think too long.
    """

    first: str
    second: str
    rules: TwoHandRules
    seed: str
    kind: Literal["deals", "matches"]
    """Single deals as at the start of a match, or whole matches in which the players know the score."""
    pairs: int
    """How many deals or matches there are; each is played twice, with seats exchanged."""

    def __post_init__(self) -> None:
        for name in (self.first, self.second):
            if name not in PLAYERS:
                _guest(name)
        if self.pairs < 1:
            raise ArenaError(f"{self.pairs} {self.kind} cannot be played, at least 1 can")

    @property
    def guests(self) -> tuple[str, ...]:
        """The visiting players among the two."""
        return tuple(name for name in (self.first, self.second) if name not in PLAYERS)

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
        marks = {name: _guest(name).mark for name in self.guests}
        return {
            **({"guests": marks} if marks else {}),
            "first": self.first,
            "second": self.second,
            "rules": rules_form(self.rules),
            "seed": self.seed,
            self.kind: self.pairs,
            "engine": engine_mark(),
        }


@cache
def _guest(name: str) -> GuestProcess:
    """A visiting player, one process for each of ours. Raises `ArenaError` if it cannot play."""
    try:
        return invite(name, PLAYERS)
    except LoadError as error:
        raise ArenaError(str(error)) from None


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
    GUESTS.update({name: _guest(name) for name in contest.guests})
    block = Block((), (Times(), Times()), ([], []))
    games = tuple(play_game(contest, pair, seat, block) for pair in contest.pairs_of(number) for seat in (0, 1))
    return block._replace(games=games)


def play_game(contest: Contest, pair: int, seat: int, block: Block) -> Game:
    """Plays a deal, or a match, with the first player at `seat`. Cards and chances depend on the pair alone.

    Times and faults are added to those of the block.
    """
    points: list[int] = []
    match = Match.start(contest.rules, dealer=pair % 2)
    while match.winner is None and (contest.kind == "matches" or not points):
        result = _play_deal(contest, f"{contest.seed} {pair} {match.deal_number}", match, seat, block)
        won = 0 if result.winner is None else result.game_points + match.carry
        points.append(won if result.winner == seat else -won)
        match = match.after(result)
    return tuple(points)


def _play_deal(contest: Contest, seed: str, match: Match, seat: int, block: Block) -> Result:
    game = game_of(contest.rules)
    deck = list(game.cards)
    random.Random(f"{seed} deck").shuffle(deck)
    deal = game.deal(deck, match.forehand)
    first, second = match.score
    ply = 0
    while deal.result is None:
        player = 0 if deal.turn == seat else 1
        try:
            with block.times[player].one_more():
                move = _choose(deal, (contest.first, contest.second)[player], f"{seed} {ply}", (first, second))
        except GuestError as error:
            block.faults[player].append(str(error))
            give_up(deal)
        else:
            deal.play(move)
        ply += 1
    return deal.result


def _choose(deal: TwoHandDeal, player: str, seed: str, score: tuple[int, int]) -> Move:
    if player != RANDOM:
        return computer_move(deal, player, seed, score)
    moves = deal.legal_moves() if isinstance(deal, TuteDeal) else sensible_moves(deal.view(deal.turn, score))
    return random.Random(seed).choice(moves)
