"""A contest of two players: what is played, cut into blocks of work that can be done anywhere and in any order."""

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from pathlib import Path
from statistics import fmean
from typing import Literal, NamedTuple

import bummerl
from bummerl.ai.auction.sense import sensible_moves as sensible_in_auction
from bummerl.ai.players import LEVELS
from bummerl.ai.sense import sensible_moves
from bummerl.arena.times import Times
from bummerl.games import GUESTS, AnyDeal, computer_move, game_of, give_up
from bummerl.guests import GuestError, LoadError
from bummerl.guests.process import GuestProcess, invite
from bummerl.match import AnyResult, DealRules, Match
from bummerl.moves import Move
from bummerl.rules import Rules, TuteRules, rules_form
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.tute import TuteDeal

RANDOM = "random"
"""Plays by chance, but claims rightly and never wrongly, and does not resign: the measure of everything else."""
PLAYERS = (RANDOM, *LEVELS)

_ROUNDS_IN_BLOCK = {"deals": 4, "matches": 1}

Game = tuple[float, ...]
"""By how many game points the first player is ahead of the second in successive deals, on average over their seats."""

Seating = tuple[int, ...]
"""Who plays for each team: 0 for the first player, 1 for the second."""


class ArenaError(Exception):
    """The contest cannot be played as asked."""


class Block(NamedTuple):
    """Some rounds of games: in each the same cards are played once with each seating."""

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
    rules: DealRules
    seed: str
    kind: Literal["deals", "matches"]
    """Single deals as at the start of a match, or whole matches in which the players know the score."""
    rounds: int
    """How many deals or matches there are; each is played once with each seating."""

    def __post_init__(self) -> None:
        if not isinstance(self.rules, (Rules, TuteRules)):
            self._check_auction()
        for name in self.guests:
            _guest(name)
        if self.rounds < 1:
            raise ArenaError(f"{self.rounds} {self.kind} cannot be played, at least 1 can")

    def _check_auction(self) -> None:
        if self.kind == "matches":
            raise ArenaError(f"of {self.rules.name!r} deals can be played, not matches")
        if self.guests:
            raise ArenaError(f"{self.rules.name!r} is played by {', '.join(PLAYERS)} alone, not by {self.guests[0]!r}")

    @property
    def guests(self) -> tuple[str, ...]:
        """The visiting players among the two."""
        return tuple(name for name in (self.first, self.second) if name not in PLAYERS)

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Every way to give the teams to both players, each followed by its opposite."""
        first_half = [(0, *others) for others in product((1, 0), repeat=len(self.rules.teams) - 1) if 1 in others]
        return tuple(chain.from_iterable((one, tuple(1 - player for player in one)) for one in first_half))

    @property
    def blocks(self) -> int:
        """How many blocks the contest has."""
        return -(-self.rounds // _ROUNDS_IN_BLOCK[self.kind])

    def rounds_of(self, block: int) -> range:
        """The numbers of the rounds of a block."""
        size = _ROUNDS_IN_BLOCK[self.kind]
        return range(block * size, min(self.rounds, (block + 1) * size))

    def form(self) -> Mapping[str, object]:
        """All that the outcome follows from, for JSON; with it goes the engine's code."""
        marks = {name: _guest(name).mark for name in self.guests}
        return {
            **({"guests": marks} if marks else {}),
            "first": self.first,
            "second": self.second,
            "rules": rules_form(self.rules),
            "seed": self.seed,
            self.kind: self.rounds,
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
    games = tuple(
        play_game(contest, round_, seating, block)
        for round_ in contest.rounds_of(number)
        for seating in contest.seatings
    )
    return block._replace(games=games)


def play_game(contest: Contest, round_: int, seating: Seating, block: Block) -> Game:
    """Plays a deal, or a match, with one seating. Cards and chances depend on the round alone.

    Times and faults are added to those of the block.
    """
    points: list[float] = []
    match = Match.start(contest.rules, dealer=round_ % contest.rules.seats)
    while match.winner is None and (contest.kind == "matches" or not points):
        result = _play_deal(contest, f"{contest.seed} {round_} {match.deal_number}", match, seating, block)
        points.append(_ahead(contest, result, seating, match.carry))
        match = match.after(result)
    return tuple(points)


def _ahead(contest: Contest, result: AnyResult, seating: Seating, carry: int) -> float:
    """The mean game points of the first player's teams less those of the second's; whole where each has one team."""
    won: tuple[list[int], list[int]] = ([], [])
    for player, team in zip(seating, contest.rules.teams, strict=True):
        points = result.scores[team[0]]
        won[player].append(points + carry if points else 0)
    if len(seating) == 2:
        return won[0][0] - won[1][0]
    return fmean(won[0]) - fmean(won[1])


def _play_deal(contest: Contest, seed: str, match: Match, seating: Seating, block: Block) -> AnyResult:
    game = game_of(contest.rules)
    deck = list(game.cards)
    random.Random(f"{seed} deck").shuffle(deck)
    deal = game.deal(deck, match.forehand)
    player_of = {seat: player for player, team in zip(seating, match.rules.teams, strict=True) for seat in team}
    ply = 0
    while deal.result is None:
        player = player_of[deal.turn]
        try:
            with block.times[player].one_more():
                move = _choose(deal, (contest.first, contest.second)[player], f"{seed} {ply}", match.score)
        except GuestError as error:
            block.faults[player].append(str(error))
            give_up(deal)
        else:
            deal.play(move)
        ply += 1
    return deal.result


def _choose(deal: AnyDeal, player: str, seed: str, score: tuple[int, ...]) -> Move:
    if player != RANDOM:
        return computer_move(deal, player, seed, score)
    return random.Random(seed).choice(_moves_for_chance(deal, score))


def _moves_for_chance(deal: AnyDeal, score: tuple[int, ...]) -> tuple[Move, ...]:
    if isinstance(deal, TuteDeal):
        return deal.legal_moves()
    if isinstance(deal, AuctionDeal):
        return sensible_in_auction(deal.view(deal.turn, score))
    first, second = score
    return sensible_moves(deal.view(deal.turn, (first, second)))
