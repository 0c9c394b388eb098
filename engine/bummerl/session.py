"""A game being played at one table: matches against the computer, commands in, snapshots out, saves that restore."""

import hashlib
import random
from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Self

from bummerl.ai.deadline import Deadline, never
from bummerl.ai.evaluate import evaluate
from bummerl.ai.explain import explain
from bummerl.ai.players import LEVELS
from bummerl.commands import CommandError, field, mapping, number, pair, text, texts
from bummerl.course import Course, claim_is_right
from bummerl.deal import Deal
from bummerl.events import JsonObject
from bummerl.games import GUESTS, PERSON, computer_move, game_of, resignation
from bummerl.guests import LIMIT, Fault, GuestError
from bummerl.hint import hint_form
from bummerl.match import SERIES, Match, Series, find_first_dealer
from bummerl.moves import CLAIM, Move
from bummerl.options import DEFAULTS, Options
from bummerl.practice import forehand_of, open_record, read_start, start_form, taken_back
from bummerl.records import Record, record_of, seat_record
from bummerl.refusals import NOT_YOUR_TURN, refusal
from bummerl.rules import AnyRules, find_rules, rules_form
from bummerl.saves import opened, read_fault, sealed
from bummerl.shuffle import Shuffle, is_dealt, shuffle_of
from bummerl.snapshot import Table, snapshot
from bummerl.tables.tute import TuteDeal

_NEVER_BACK = ("late", "gone")
"""Faults of which only those can tell who asked."""


class Session:
    """Matches of the two-hand game between a person and the computer, or between two people at one device.

    Everything follows from the seed and the moves: decks, first dealers and the computer's choices. All commands
    raise `CommandError` and then change nothing.
    """

    def __init__(
        self,
        rules: AnyRules,
        level: str,
        seat: int,
        seed: str,
        options: Options = DEFAULTS,
        series: int = 1,
        *,
        guest: bool = False,
    ) -> None:
        """Starts the first match of a series: best of `series` Bummerl.

        `level` is one of the computer's, `PERSON` or a visiting player; `guest` says that it is the latter, though it
        may not be there. `seed` is 64 hex digits from a source that nobody can guess.
        """
        if level not in (*LEVELS, PERSON) and level not in GUESTS and not guest:
            there = ", ".join([*LEVELS, PERSON, *GUESTS])
            raise CommandError("bad-message", f"level {level!r} does not exist; there are {there}", "level")
        _check_seat(seat)
        if len(seed) != 64 or not set(seed) <= set("0123456789abcdef"):
            raise CommandError("bad-message", "seed is not 64 hex digits", "seed")
        if series not in SERIES:
            raise CommandError(
                "bad-message", f"series {series!r} is not one of {', '.join(map(str, SERIES))}", "series"
            )
        self._rules = rules
        self._game = game_of(rules)
        self._level = level
        self._guest = level not in LEVELS and level != PERSON
        self._seat = seat
        self._seed = seed
        self._options = options
        self._series = Series(series)
        self._match_number = 1
        self._opened = False
        """Whether the game has begun from a record."""
        self._practice = False
        self._taken_back = 0
        """How often a move was taken back since the game began."""
        self._first_dealer, self._draws = find_first_dealer(rules, random.Random(self._derive("first dealer")))
        self._match = Match.start(rules, self._first_dealer)
        self._begin_deal(self._new_shuffle())

    @classmethod
    def open(
        cls, record: Record, ply: int | None, level: str, seat: int, seed: str, options: Options = DEFAULTS
    ) -> Self:
        """A game that practises: it goes on after the first `ply` moves of a record, by default all of them."""
        session = cls(record.position.rules, level, seat, seed, options)
        course = open_record(record, ply, random.Random(session._derive("record")))
        assert isinstance(course.start, Deal)
        forehand = forehand_of(course.start)
        match = Match.start(session._rules, 1 - forehand)
        session._match = replace(match, score=record.position.score or match.score)
        session._first_dealer, session._draws = session._match.dealer, ()
        session._opened = session._practice = True
        session._go_on(course, shuffle_of(course.start, forehand, session._derive("salt record")))
        return session

    # Chance

    def _derive(self, purpose: str) -> str:
        """A secret of its own for each purpose, so that none tells anything about another."""
        return hashlib.sha256(f"{self._seed} {purpose}".encode()).hexdigest()

    def _new_shuffle(self) -> Shuffle:
        name = f"{self._match_number}.{self._match.deal_number}"
        deck = list(self._game.cards)
        random.Random(self._derive(f"deck {name}")).shuffle(deck)
        return Shuffle(self._game.deck, tuple(deck), self._derive(f"salt {name}"))

    def _begin_deal(self, shuffle: Shuffle) -> None:
        self._shuffle = shuffle
        self._course = Course(self._game.deal(shuffle.deck, self._match.forehand))

    def _go_on(self, course: Course, shuffle: Shuffle) -> None:
        """Puts another deal in place of the present one."""
        self._course, self._shuffle = course, shuffle
        course.tell_from_here()
        self._claim_if_wanted()

    # Commands

    @property
    def ply(self) -> int:
        """Moves made in this deal."""
        return self._course.ply

    def play(self, token: str, ply: int) -> None:
        """Makes the person's move, which answers the snapshot of the given ply."""
        self._check_ply(ply)
        deal = self._course.deal
        try:
            move = self._game.parse_move(token)
        except ValueError as error:
            raise CommandError("illegal-move", str(error), "move") from None
        if deal.turn != self._seat and deal.result is None:
            whose = "the other seat's" if self._level == PERSON else "the computer's"
            raise CommandError("illegal-move", f"it is {whose} turn", "move", NOT_YOUR_TURN)
        if move not in deal.legal_moves():
            held = move >= self._game.deck.count or deal.hands[self._seat] >> move & 1
            reason = refusal(deal, self._seat, move) if held else None
            raise CommandError("illegal-move", f"{token} is not a legal move now", "move", reason)
        self._course.tell_from_here()
        self._make(move)

    def think(self, ply: int, deadline: Deadline = never) -> None:
        """Makes one move of the computer; a deadline that strikes cuts a long thought.

        A visiting player that makes none loses the deal.
        """
        self._check_computer(ply)
        secret = self._derive(f"player {self._match_number}.{self._match.deal_number}.{self.ply}")
        self._course.tell_from_here()
        try:
            self._make(computer_move(self._course.deal, self._level, secret, self._match.score, deadline))
        except GuestError as error:
            self._lose(error.fault)

    def forfeit(self, ply: int, kind: str) -> None:
        """Lets the visiting player, whose turn it is, lose the deal: it never came back when it was asked."""
        self._check_computer(ply)
        if not self._guest:
            raise CommandError("bad-message", "no visiting player plays here", "type")
        if kind not in _NEVER_BACK:
            raise CommandError("bad-message", f"{kind!r} is not one of {', '.join(_NEVER_BACK)}", "fault")
        self._course.tell_from_here()
        self._lose(Fault(kind, f"{LIMIT:g}" if kind == "late" else ""))

    def _check_computer(self, ply: int) -> None:
        self._check_ply(ply)
        deal = self._course.deal
        if deal.result is not None or deal.turn == self._seat or self._level == PERSON:
            raise CommandError("not-waiting", "it is not the computer's turn", "type")

    def _lose(self, fault: Fault) -> None:
        """Ends the deal by the fault of the visiting player."""
        move = resignation(self._course.deal)
        if move is None:
            self._course.forfeit()
        else:
            self._course.make(move)
        self._course.fault = fault

    def _check_ply(self, ply: int) -> None:
        if ply != self.ply:
            raise CommandError("stale", f"answers ply {ply}, the deal stands at ply {self.ply}", "ply")

    def _make(self, move: Move) -> None:
        self._course.make(move)
        self._claim_if_wanted()

    def _claim_if_wanted(self) -> None:
        """Claims for a person who has chosen that."""
        deal = self._course.deal
        of_a_person = self._level == PERSON or deal.turn == self._seat
        if self._options.auto_claim and of_a_person and claim_is_right(deal):
            self._course.make(CLAIM)

    def undo(self, ply: int) -> None:
        """Takes back to the person's last decision; what the person had not seen then is dealt anew."""
        self._check_ply(ply)
        decision = self._last_decision()
        if decision is None:
            raise CommandError("no-undo", "there is nothing to take back", "type")
        self._taken_back += 1
        name = f"{self._match_number}.{self._match.deal_number}.{self._taken_back}"
        course = taken_back(self._course, self._seat, decision, random.Random(self._derive(f"undo {name}")))
        assert isinstance(course.start, Deal)
        self._practice = True
        self._go_on(course, shuffle_of(course.start, self._match.forehand, self._derive(f"salt {name}")))

    def _last_decision(self) -> int | None:
        """The last ply at which the person decided; none where nothing is taken back."""
        if self._level == PERSON or isinstance(self._course.start, TuteDeal):
            return None
        last = None
        for ply, deal in enumerate(self._course.states()):
            if deal.turn == self._seat and not (self._options.auto_claim and claim_is_right(deal)):
                last = ply
        return last

    def sit(self, seat: int) -> None:
        """Lets the person at this seat look: two people take turns at one device."""
        if self._level != PERSON:
            raise CommandError("bad-message", "two people do not play here", "type")
        _check_seat(seat)
        self._seat = seat

    def next(self, deal: int) -> None:
        """Goes on after the deal of the given number: the next deal, or a new match after the last."""
        if deal != self._match.deal_number:
            raise CommandError("stale", f"answers deal {deal}, this is deal {self._match.deal_number}", "deal")
        result = self._course.deal.result
        if result is None:
            raise CommandError("deal-running", "the deal is not over", "type")
        self._match = self._match.after(result)
        if self._match.winner is not None:
            self._series = self._series.after(self._match).next()
            self._match_number += 1
            self._practice = self._opened
            self._match = self._match.rematch()
            self._draws = ()
            self._first_dealer = self._match.dealer
        self._begin_deal(self._new_shuffle())

    def set_options(self, given: Mapping[str, object]) -> None:
        """Chooses among the options that are given; a claim that is right is made at once."""
        self._options = self._options.changed(given)
        ply = self.ply
        self._claim_if_wanted()
        if self.ply > ply:
            self._course.tell_from_here(ply)

    def snapshot(self) -> JsonObject:
        """All that the person may know, as the message schema describes it."""
        return snapshot(
            self._course.deal,
            Table(
                level=self._level,
                guest=self._guest_form(),
                seat=self._seat,
                options=self._options,
                match=self._match,
                series=self._series,
                draws=self._draws,
                first_dealer=self._first_dealer,
                shuffle=self._shuffle,
                ply=self.ply,
                events=self._course.events(self._seat, self._match.dealer),
                practice=self._practice,
                undo=self._last_decision() is not None,
            ),
        )

    def _guest_form(self) -> JsonObject | None:
        if not self._guest:
            return None
        fault = self._course.fault
        fault_form = None if fault is None else fault._asdict()
        return {"name": self._level, "present": self._level in GUESTS, "fault": fault_form}

    def hint(self, ply: int, deadline: Deadline = never) -> JsonObject:
        """What an expert in the person's seat would play, what each move is worth, and why."""
        self._check_ply(ply)
        deal = self._course.deal
        if isinstance(deal, TuteDeal):
            raise CommandError("bad-rules", "there are no hints in Tute", "type")
        if deal.result is not None or deal.turn != self._seat:
            raise CommandError("illegal-move", "it is not the person's turn", "type", NOT_YOUR_TURN)
        secret = self._derive(f"hint {self._match_number}.{self._match.deal_number}.{self.ply}")
        view = deal.view(self._seat, self._match.score)
        evaluation = evaluate(view, "expert", secret, deadline)
        return hint_form(evaluation, explain(view, evaluation.chosen, evaluation, secret))

    def record(self) -> Record:
        """The running deal as the person may see it; once it is over, the whole deal."""
        start, moves = self._course.start, self._course.moves
        if isinstance(start, TuteDeal):
            raise CommandError("bad-rules", "there are no records of Tute", "type")
        if self._course.deal.result is not None:
            return record_of(start, moves, score=self._match.score)
        return seat_record(start, moves, self._seat, self._match.score)

    # Saves

    def save(self) -> str:
        """The whole game as text; `restore` reads it back exactly."""
        course = self._course
        game: JsonObject = {
            "rules": rules_form(self._rules),
            "level": self._level,
            "seat": self._seat,
            "seed": self._seed,
            **asdict(self._options),
            "match_number": self._match_number,
            "first_dealer": self._first_dealer,
            "draws": [self._game.card_names(drawn) for drawn in self._draws],
            "dealer": self._match.dealer,
            "score": list(self._match.score),
            "carry": self._match.carry,
            "deal_number": self._match.deal_number,
            "series": self._series.best_of,
            "bummerl": list(self._series.won),
            "before_series": list(self._series.before),
            "deck": self._game.card_names(self._shuffle.deck),
            "salt": self._shuffle.salt,
            "moves": [self._game.move_names[move] for move in course.moves],
            "told": course.told,
            "practice": self._practice,
            "opened": self._opened,
            "taken_back": self._taken_back,
        }
        if isinstance(course.start, Deal) and (not self._shuffle.whole or any(course.start.shown)):
            game["start"] = start_form(course.start)
        if self._guest:
            game |= {"guest": True, "fault": course.fault}
        return sealed(game)

    @classmethod
    def restore(cls, saved: str) -> Self:
        """The game that was saved as the given text. A foreign or damaged text raises `CommandError` with the place."""
        save = opened(saved)
        try:
            return cls._from_save(save)
        except CommandError as error:
            raise CommandError("bad-save", f"the save's {error.where}: {error}", "save") from None
        except ValueError as error:
            raise CommandError("bad-save", f"the save does not fit together: {error}", "save") from None

    @classmethod
    def _from_save(cls, save: Mapping[str, object]) -> Self:
        session = cls(
            find_rules(field(save, "rules")),
            text(save, "level"),
            number(save, "seat"),
            text(save, "seed"),
            DEFAULTS.changed(save),
            number(save, "series"),
            guest=save.get("guest") is True,
        )
        session._match_number = number(save, "match_number")
        session._first_dealer = number(save, "first_dealer")
        draws = [session._game.parse_cards(drawn) for drawn in texts(save, "draws")]
        session._draws = tuple((first, second) for first, second in draws)
        session._series = Series(number(save, "series"), pair(save, "bummerl"), pair(save, "before_series"))
        session._match = Match(
            session._rules,
            number(save, "dealer"),
            pair(save, "score"),
            number(save, "carry"),
            number(save, "deal_number"),
        )
        session._practice = save.get("practice") is True
        session._opened = save.get("opened") is True
        session._taken_back = number(save, "taken_back") if "taken_back" in save else 0
        deck = session._game.parse_cards(text(save, "deck"))
        shuffle = Shuffle(session._game.deck, deck, text(save, "salt"))
        if "start" in save:
            start = read_start(mapping(save, "start"))
            session._course, session._shuffle = Course(start), replace(shuffle, whole=is_dealt(start))
        else:
            session._begin_deal(shuffle)
        course = session._course
        for token in texts(save, "moves"):
            course.make(session._game.parse_move(token))
        course.tell_from_here(number(save, "told") if "told" in save else max(0, course.ply - 1))
        course.fault = read_fault(save.get("fault"))
        if course.fault is not None and course.deal.result is None:
            course.forfeit()
        return session


def _check_seat(seat: int) -> None:
    if seat not in (0, 1):
        raise CommandError("bad-message", f"seat {seat!r} is not 0 or 1", "seat")
