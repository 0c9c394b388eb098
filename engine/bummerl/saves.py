"""Saved games: a text that holds everything, its version and its checksum."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import TypedDict, TypeGuard

from bummerl.cards import FRENCH
from bummerl.commands import CommandError, field, mapping, number, numbers, text, texts
from bummerl.course import Course
from bummerl.deal import Deal
from bummerl.games import AnyDeal
from bummerl.guests import Fault
from bummerl.guests.faults import KINDS
from bummerl.json_text import JsonObject, parse
from bummerl.match import DealRules, Match, Series
from bummerl.options import DEFAULTS
from bummerl.records import AuctionPosition, Position, Record, record_of
from bummerl.rules import AnyRules, find_rules, rules_form
from bummerl.shuffle import Shuffle, is_dealt
from bummerl.state import State, check_seat
from bummerl.tables.auction import AuctionDeal

FORMAT = "bummerl-save"
VERSION = 1
_NOTE = "Holds hidden cards. Not to be read while a deal is played."


def save(state: State) -> str:
    """The whole game as text; `restore` reads it back exactly."""
    game, match, course = state.game, state.match, state.course
    body: JsonObject = {
        "format": FORMAT,
        "v": VERSION,
        "note": _NOTE,
        "rules": rules_form(state.rules),
        "level": state.level,
        "seat": state.seat,
        "seed": state.seed,
        **asdict(state.options),
        "match_number": state.match_number,
        "first_dealer": state.first_dealer,
        "draws": [game.card_names(drawn) for drawn in state.draws],
        "dealer": match.dealer,
        "score": list(match.score),
        "carry": match.carry,
        "deal_number": match.deal_number,
        "series": state.series.best_of,
        "bummerl": list(state.series.won),
        "before_series": list(state.series.before),
        "deck": game.card_names(state.shuffle.deck),
        "salt": state.shuffle.salt,
        "moves": [game.move_names[move] for move in course.moves],
        "told": course.told,
        "practice": state.practice,
        "opened": state.opened,
        "taken_back": state.taken_back,
    }
    if match.trailing is not None:
        body["trailing"] = match.trailing
    if match.tied:
        body |= {"winner": match.winner, "tied": list(match.tied)}
    if state.guest:
        body |= {"guest": True, "fault": course.fault}
    if _stands_apart(course.start, state.shuffle):
        body["start"] = _start_form(course.start)
    return json.dumps({**body, "check": _checksum(body)})


def restore(saved: str) -> State:
    """The game that was saved as the given text. A foreign or damaged text raises `CommandError` with the place."""
    fields = _opened(saved)
    try:
        return _state_of(fields)
    except CommandError as error:
        raise CommandError("bad-save", f"the save's {error.where}: {error}", "save") from None
    except ValueError as error:
        raise CommandError("bad-save", f"the save does not fit together: {error}", "save") from None


def _state_of(fields: Mapping[str, object]) -> State:
    state = State.start(
        find_rules(field(fields, "rules")),
        text(fields, "level"),
        number(fields, "seat"),
        text(fields, "seed"),
        DEFAULTS.changed(fields),
        number(fields, "series"),
        guest=fields.get("guest") is True,
    )
    game = state.game
    state.match_number = _from(1, fields, "match_number")
    state.first_dealer = _seat(fields, "first_dealer", state.rules)
    draws = [game.parse_cards(drawn) for drawn in texts(fields, "draws")]
    state.draws = tuple((first, second) for first, second in draws)
    teams = len(state.rules.teams)
    bummerl, before = numbers(fields, "bummerl", teams), numbers(fields, "before_series", teams)
    state.series = Series(number(fields, "series"), bummerl, before)
    if min(state.series.score) < 0:
        raise CommandError("bad-message", "before_series has more than bummerl", "before_series")
    state.match = Match(
        state.rules,
        _seat(fields, "dealer", state.rules),
        numbers(fields, "score", teams),
        _from(0, fields, "carry"),
        _from(1, fields, "deal_number"),
        **_end_of_match(fields, state.rules),
    )
    least = 0 if state.match.tied else 1
    if not all(least <= needed <= state.rules.target for needed in state.match.score):
        raise CommandError("bad-message", f"score is not from 1 to {state.rules.target}", "score")
    state.practice = fields.get("practice") is True
    state.opened = fields.get("opened") is True
    state.taken_back = _from(0, fields, "taken_back") if "taken_back" in fields else 0
    shuffle = Shuffle(game.deck, game.parse_cards(text(fields, "deck")), _salt(fields))
    if "start" in fields:
        start = _read_start(mapping(fields, "start"), state.match.deal_rules)
        state.course, state.shuffle = Course(start), replace(shuffle, whole=is_dealt(start))
    else:
        state.deal(shuffle)
    _go_on(state.course, texts(fields, "moves"), fields)
    return state


def _from(least: int, fields: Mapping[str, object], key: str) -> int:
    value = number(fields, key)
    if value < least:
        raise CommandError("bad-message", f"{key} is less than {least}", key)
    return value


def _seat(fields: Mapping[str, object], key: str, rules: AnyRules) -> int:
    """A field that must be a seat: a wrong one might only be noticed at the next deal. Raises `CommandError`."""
    seat = number(fields, key)
    check_seat(seat, rules, key)
    return seat


class _End(TypedDict):
    """Fields of a match that only matter at its end."""

    winner: int | None
    trailing: int | None
    tied: tuple[int, ...]


def _end_of_match(fields: Mapping[str, object], rules: AnyRules) -> _End:
    """What a save tells of a match's end, if anything. Raises `CommandError`."""
    end: _End = {"winner": None, "trailing": None, "tied": ()}
    if "trailing" in fields:
        end["trailing"] = _seat(fields, "trailing", rules)
    if "tied" in fields:
        end["winner"] = _seat(fields, "winner", rules)
        end["tied"] = numbers(fields, "tied", 2)
        if {end["winner"], *end["tied"]} != {0, 1, 2}:
            raise CommandError("bad-message", "tied and winner are not the three seats", "tied")
    return end


def _salt(fields: Mapping[str, object]) -> str:
    """A salt of which the fingerprint can be made. Raises `CommandError`."""
    salt = text(fields, "salt")
    if not salt.isascii():
        raise CommandError("bad-message", "salt is not plain text", "salt")
    return salt


def _go_on(course: Course, tokens: Sequence[str], fields: Mapping[str, object]) -> None:
    """Makes the moves that have been made, and lets a visiting player lose that has lost."""
    for token in tokens:
        course.make(course.deal.parse_move(token))
    course.tell_from_here(number(fields, "told") if "told" in fields else max(0, course.ply - 1))
    course.fault = _read_fault(fields.get("fault"))
    if course.fault is not None and course.deal.result is None:
        course.forfeit()


def _stands_apart(start: AnyDeal, shuffle: Shuffle) -> TypeGuard[Deal | AuctionDeal]:
    """Whether the start of a deal does not follow from its deck."""
    if isinstance(start, AuctionDeal):
        return start.trump is not None
    return isinstance(start, Deal) and (not shuffle.whole or any(start.shown))


def _start_form(start: Deal | AuctionDeal) -> JsonObject:
    """The start of a deal that does not follow from a deck."""
    shown = [FRENCH.by_suit(cards) for cards in start.shown]
    return {
        "position": record_of(start).to_object(),
        "shown": [" ".join(FRENCH.names[card] for card in cards) for cards in shown],
    }


def _read_start(form: Mapping[str, object], rules: DealRules) -> Deal | AuctionDeal:
    position: Position | AuctionPosition = Record.parse(mapping(form, "position")).position
    if position.rules != rules:
        raise CommandError("bad-message", "start has other rules", "start")
    deal = position.deal()
    shown = [FRENCH.set_of(map(FRENCH.parse, names.split())) for names in texts(form, "shown")]
    if len(shown) != len(deal.shown):
        raise CommandError("bad-message", "shown has not one entry a seat", "start")
    deal.shown = shown
    return deal


def _read_fault(value: object) -> Fault | None:
    """The fault of a visiting player that a save tells of, if any. Raises `CommandError`."""
    if value is None:
        return None
    match value:
        case [str(kind), str(message), int() | None as line] if kind in KINDS:
            return Fault(kind, message, line)
    raise CommandError("bad-message", "it is not the fault of a player", "fault")


def _opened(saved: str) -> dict[str, object]:
    """The fields of a saved game. Raises `CommandError` if the text is foreign or damaged."""
    try:
        save = parse(saved)
    except ValueError as error:
        raise CommandError("bad-save", f"the save is not JSON: {error}", "save") from None
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise CommandError("bad-save", "this is not a saved game of Bummerl", "save")
    if save.get("v") != VERSION:
        raise CommandError("bad-save", f"the save has version {save.get('v')!r}, this program reads {VERSION}", "save")
    if save.pop("check", None) != _checksum(save):
        raise CommandError("bad-save", "the save is damaged: its checksum differs", "save")
    return save


def _checksum(body: Mapping[str, object]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
