"""A game being played at one table: commands in, snapshots out."""

from collections.abc import Mapping
from typing import Self

from bummerl.ai.auction import evaluate as evaluate_in_auction
from bummerl.ai.deadline import Deadline, never
from bummerl.ai.evaluate import evaluate
from bummerl.ai.explain import explain
from bummerl.commands import CommandError
from bummerl.games import GUESTS, computer_move, resignation
from bummerl.guests import LIMIT, Fault, GuestError
from bummerl.hint import auction_hint_form, hint_form
from bummerl.json_text import JsonObject
from bummerl.moves import Move
from bummerl.options import DEFAULTS, Options
from bummerl.practice import last_decision, open_game, take_back
from bummerl.records import AnyRecord, record_of, seat_record
from bummerl.refusals import NOT_YOUR_TURN, hand_seen, refusal
from bummerl.rules import AnyRules, DreierRules
from bummerl.saves import restore, save
from bummerl.snapshot import Table, snapshot
from bummerl.state import State, check_seat
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.tute import TuteDeal

_NEVER_BACK = ("late", "gone")
"""Faults of which only those can tell who asked."""


class Session:
    """Matches between a person and the computer, or between two people at one device.

    Everything follows from the seed and the moves: decks, first dealers and the computer's choices. All commands
    raise `CommandError` and then change nothing.
    """

    def __init__(
        self, rules: AnyRules, level: str, seat: int, seed: str, options: Options = DEFAULTS, series: int = 1
    ) -> None:
        """A new game; see `State.start`."""
        self._state = State.start(rules, level, seat, seed, options, series)

    @classmethod
    def open(
        cls, record: AnyRecord, ply: int | None, level: str, seat: int, seed: str, options: Options = DEFAULTS
    ) -> Self:
        """A game that practises from a record; see `open_game`."""
        return cls._of(open_game(record, ply, level, seat, seed, options))

    @classmethod
    def restore(cls, saved: str) -> Self:
        """The game that `save` has saved. Raises `CommandError` if the text is foreign or damaged."""
        return cls._of(restore(saved))

    @classmethod
    def _of(cls, state: State) -> Self:
        session = object.__new__(cls)
        session._state = state
        return session

    def save(self) -> str:
        """The whole game as text."""
        return save(self._state)

    # Commands

    @property
    def ply(self) -> int:
        """Moves made in this deal."""
        return self._state.course.ply

    def play(self, token: str, ply: int) -> None:
        """Makes the person's move, which answers the snapshot of the given ply."""
        self._check_ply(ply)
        deal = self._state.course.deal
        try:
            move = deal.parse_move(token)
        except ValueError as error:
            raise CommandError("illegal-move", str(error), "move") from None
        if deal.turn != self._state.place and deal.result is None:
            whose = "the other seat's" if self._state.two_people else "the computer's"
            raise CommandError("illegal-move", f"it is {whose} turn", "move", NOT_YOUR_TURN)
        if move not in deal.legal_moves():
            place = self._state.place
            told = place is not None and (move >= deal.deck.count or hand_seen(deal, place) >> move & 1)
            reason = refusal(deal, place, move) if told and place is not None else None
            raise CommandError("illegal-move", f"{token} is not a legal move now", "move", reason)
        self._state.course.tell_from_here()
        self._make(move)

    def think(self, ply: int, deadline: Deadline = never) -> None:
        """Makes one move of the computer; a deadline that strikes cuts a long thought.

        A visiting player that makes none loses the deal.
        """
        self._check_computer(ply)
        secret = self._state.derive(f"player {self._state.deal_name}.{self.ply}")
        self._state.course.tell_from_here()
        try:
            score = self._state.match.deal_score
            self._make(computer_move(self._state.course.deal, self._state.level, secret, score, deadline))
        except GuestError as error:
            self._lose(error.fault)

    def forfeit(self, ply: int, kind: str) -> None:
        """Lets the visiting player, whose turn it is, lose the deal: it never came back when it was asked."""
        self._check_computer(ply)
        if not self._state.guest:
            raise CommandError("bad-message", "no visiting player plays here", "type")
        if kind not in _NEVER_BACK:
            raise CommandError("bad-message", f"{kind!r} is not one of {', '.join(_NEVER_BACK)}", "fault")
        self._state.course.tell_from_here()
        self._lose(Fault(kind, f"{LIMIT:g}" if kind == "late" else ""))

    def _check_computer(self, ply: int) -> None:
        self._check_ply(ply)
        deal = self._state.course.deal
        if deal.result is not None or deal.turn == self._state.place or self._state.two_people:
            raise CommandError("not-waiting", "it is not the computer's turn", "type")

    def _lose(self, fault: Fault) -> None:
        """Ends the deal by the fault of the visiting player."""
        move = resignation(self._state.course.deal)
        if move is None:
            self._state.course.forfeit()
        else:
            self._state.course.make(move)
        self._state.course.fault = fault

    def _check_ply(self, ply: int) -> None:
        if ply != self.ply:
            raise CommandError("stale", f"answers ply {ply}, the deal stands at ply {self.ply}", "ply")

    def _make(self, move: Move) -> None:
        self._state.course.make(move)
        self._state.claim_if_wanted()

    def undo(self, ply: int) -> None:
        """Takes back to the person's last decision; what the person had not seen then is dealt anew."""
        self._check_ply(ply)
        take_back(self._state)

    def sit(self, seat: int) -> None:
        """Lets the person at this seat look: two people take turns at one device."""
        if not self._state.two_people:
            raise CommandError("bad-message", "two people do not play here", "type")
        check_seat(seat, self._state.rules)
        self._state.seat = seat

    def next(self, deal: int) -> None:
        """Goes on after the deal of the given number: the next deal, or a new match after the last."""
        if deal != self._state.match.deal_number:
            raise CommandError("stale", f"answers deal {deal}, this is deal {self._state.match.deal_number}", "deal")
        if self._state.course.deal.result is None:
            raise CommandError("deal-running", "the deal is not over", "type")
        self._state.next_deal()

    def set_options(self, given: Mapping[str, object]) -> None:
        """Chooses among the options that are given; a claim that is right is made at once."""
        self._state.options = self._state.options.changed(given)
        ply = self.ply
        self._state.claim_if_wanted()
        if self.ply > ply:
            self._state.course.tell_from_here(ply)

    def snapshot(self) -> JsonObject:
        """All that the person may know, as the message schema describes it."""
        return snapshot(
            self._state.course.deal,
            Table(
                level=self._state.level,
                guest=self._guest_form(),
                seat=self._state.seat,
                options=self._state.options,
                match=self._state.match,
                series=self._state.series,
                draws=self._state.draws,
                first_dealer=self._state.first_dealer,
                shuffle=self._state.shuffle,
                ply=self.ply,
                events=self._state.course.events(self._state.place, self._dealer),
                practice=self._state.practice,
                undo=last_decision(self._state) is not None,
            ),
        )

    def _guest_form(self) -> JsonObject | None:
        if not self._state.guest:
            return None
        fault = self._state.course.fault
        fault_form = None if fault is None else fault._asdict()
        return {"name": self._state.level, "present": self._state.level in GUESTS, "fault": fault_form}

    def hint(self, ply: int, deadline: Deadline = never) -> JsonObject:
        """What an expert in the person's seat would play, what each move is worth, and why."""
        self._check_ply(ply)
        deal = self._state.course.deal
        if isinstance(deal, TuteDeal):
            raise CommandError("bad-rules", "there are no hints in Tute", "type")
        if deal.result is not None or deal.turn != self._state.place:
            raise CommandError("illegal-move", "it is not the person's turn", "type", NOT_YOUR_TURN)
        secret = self._state.derive(f"hint {self._state.deal_name}.{self.ply}")
        if isinstance(deal, AuctionDeal):
            seen = deal.view(deal.turn, self._state.match.deal_score)
            return auction_hint_form(seen, evaluate_in_auction(seen, secret, deadline))
        view = deal.view(deal.turn, self._score)
        evaluation = evaluate(view, "expert", secret, deadline)
        return hint_form(evaluation, explain(view, evaluation.chosen, evaluation, secret))

    def record(self) -> AnyRecord:
        """The running deal as the person may see it; once it is over, the whole deal."""
        state, match = self._state, self._state.match
        start, moves, score = state.course.start, state.course.moves, match.deal_score
        over = state.course.deal.result is not None
        if isinstance(start, TuteDeal):
            raise CommandError("bad-rules", "there are no records of Tute", "type")
        if state.place is None and not over:
            raise CommandError("deal-running", "who sits out sees no cards", "type")
        if isinstance(start, AuctionDeal):
            if over or state.place is None:
                return record_of(start, moves, score=score)
            return seat_record(start, moves, state.place, score)
        out = match.dealer if isinstance(match.rules, DreierRules) else None
        if over or state.place is None:
            return record_of(start, moves, score=score, out=out)
        return seat_record(start, moves, state.place, score, out)

    @property
    def _dealer(self) -> int:
        """The dealer as the snapshot of the present deal calls it."""
        match = self._state.match
        return match.dealer if len(match.players) == match.rules.seats else 1 - match.forehand

    @property
    def _score(self) -> tuple[int, int]:
        """Game points that the two players of the deal still need."""
        first, second = self._state.match.deal_score
        return first, second
