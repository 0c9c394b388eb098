"""All that a game at one table consists of: who plays what, how the matches stand, and the present deal."""

import hashlib
import random
from dataclasses import dataclass, field
from typing import Self

from bummerl.ai.players import LEVELS
from bummerl.cards import Card
from bummerl.commands import CommandError
from bummerl.course import Course
from bummerl.games import GUESTS, PERSON, AnyDeal, Game, game_of, right_claim
from bummerl.match import SERIES, Match, Series, find_first_dealer
from bummerl.options import DEFAULTS, Options
from bummerl.rules import AnyRules, AuctionRules, TwoHandRules
from bummerl.shuffle import Shuffle


@dataclass(slots=True)
class State:
    """The state of a game."""

    rules: AnyRules
    level: str
    """One of the computer's, `PERSON`, or a visiting player, which need not be there."""
    seat: int
    """Where the person sits; of two people, who is looking."""
    seed: str
    options: Options
    series: Series
    first_dealer: int
    draws: tuple[tuple[Card, Card], ...]
    """Cards drawn for the match's first deal."""
    match: Match
    match_number: int = 1
    opened: bool = False
    """Whether the game has begun from a record."""
    practice: bool = False
    """Whether the match is none that counts."""
    taken_back: int = 0
    """How often a move was taken back since the game began."""
    shuffle: Shuffle = field(init=False)
    course: Course = field(init=False)

    @classmethod
    def start(
        cls,
        rules: AnyRules,
        level: str,
        seat: int,
        seed: str,
        options: Options = DEFAULTS,
        series: int = 1,
        *,
        guest: bool = False,
    ) -> Self:
        """Starts the first match of a series: best of `series` Bummerl.

        `level` is one of the computer's, `PERSON` or a visiting player; `guest` says that it is the latter, though it
        may not be there. `seed` is 64 hex digits from a source that nobody can guess. Raises `CommandError`.
        """
        if level not in (*LEVELS, PERSON) and level not in GUESTS and not guest:
            there = ", ".join([*LEVELS, PERSON, *GUESTS])
            raise CommandError("bad-message", f"level {level!r} does not exist; there are {there}", "level")
        check_seat(seat, rules)
        if len(seed) != 64 or not set(seed) <= set("0123456789abcdef"):
            raise CommandError("bad-message", "seed is not 64 hex digits", "seed")
        if (guest or level in GUESTS) and isinstance(rules, AuctionRules):
            raise CommandError("bad-rules", "a visiting player plays no game with an auction", "rules")
        if level == PERSON and not isinstance(rules, TwoHandRules):
            raise CommandError("bad-rules", "two people play a game for two", "rules")
        if series not in SERIES:
            raise CommandError(
                "bad-message", f"series {series!r} is not one of {', '.join(map(str, SERIES))}", "series"
            )
        if series > 1 and len(rules.teams) > 2:
            raise CommandError("bad-message", "a series is between two sides; three players have none", "series")
        dealer, draws = find_first_dealer(rules, random.Random(_derived(seed, "first dealer")))
        match = Match.start(rules, dealer)
        state = cls(rules, level, seat, seed, options, Series.start(rules, series), dealer, draws, match)
        state.shuffle_and_deal()
        return state

    @property
    def game(self) -> Game[AnyDeal]:
        """The game of the present deal."""
        return game_of(self.match.deal_rules)

    @property
    def place(self) -> int | None:
        """The person's seat as the present deal calls it; None for who sits out."""
        return self.match.players.index(self.seat) if self.seat in self.match.players else None

    @property
    def guest(self) -> bool:
        """Whether a visiting player sits opposite, there or not."""
        return self.level not in LEVELS and self.level != PERSON

    @property
    def two_people(self) -> bool:
        """Whether two people play at one device."""
        return self.level == PERSON

    @property
    def deal_name(self) -> str:
        """Tells the present deal from all others of the game."""
        return f"{self.match_number}.{self.match.deal_number}"

    def derive(self, purpose: str) -> str:
        """A secret of its own for each purpose, so that none tells anything about another."""
        return _derived(self.seed, purpose)

    def shuffle_and_deal(self) -> None:
        """Begins the deal that the match has come to."""
        deck = list(self.game.cards)
        random.Random(self.derive(f"deck {self.deal_name}")).shuffle(deck)
        self.deal(Shuffle(self.game.deck, tuple(deck), self.derive(f"salt {self.deal_name}")))

    def deal(self, shuffle: Shuffle) -> None:
        """Begins a deal. Raises `ValueError` if the deck is not one of the rules."""
        self.shuffle = shuffle
        self.course = Course(self.game.deal(shuffle.deck, self.match.forehand))

    def put(self, course: Course, shuffle: Shuffle) -> None:
        """Puts a deal in place of the present one."""
        self.course, self.shuffle = course, shuffle
        course.tell_from_here()
        self.claim_if_wanted()

    def next_deal(self) -> None:
        """Goes on after a deal that is over: the next deal, or a new match after the last."""
        result = self.course.deal.result
        assert result is not None
        self.match = self.match.after(result)
        if self.match.over:
            self.series = self.series.after(self.match).next()
            self.match_number += 1
            self.practice = self.opened
            self.match = self.match.rematch()
            self.draws = ()
            self.first_dealer = self.match.dealer
        self.shuffle_and_deal()

    def claim_if_wanted(self) -> None:
        """Claims for a person who has chosen that."""
        deal = self.course.deal
        of_a_person = self.two_people or deal.turn == self.place
        claim = right_claim(deal)
        if self.options.auto_claim and of_a_person and claim is not None:
            self.course.make(claim)


def check_seat(seat: int, rules: AnyRules, where: str = "seat") -> None:
    """Raises `CommandError` if there is no such seat."""
    if not 0 <= seat < rules.seats:
        seats = " or ".join([", ".join(map(str, range(rules.seats - 1))), str(rules.seats - 1)])
        raise CommandError("bad-message", f"{where} {seat!r} is not {seats}", where)


def _derived(seed: str, purpose: str) -> str:
    return hashlib.sha256(f"{seed} {purpose}".encode()).hexdigest()
