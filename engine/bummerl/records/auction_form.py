"""The text form of positions of the games with an auction: a record's fields without its moves."""

from collections.abc import Mapping

from bummerl.cards import SUITS
from bummerl.records.auction import AuctionPosition
from bummerl.records.reading import (
    RecordError,
    print_cards,
    read_cards,
    read_entries,
    read_integer,
    read_seat,
    read_text,
)
from bummerl.rules import AUCTION_PROFILES, AuctionRules, BauernRules, RulesError, TalonRules, find_rules, rules_form

AUCTION_FIELDS = ("rules", "hands", "talon", "trump", "leader", "seat", "score")
"""The fields of a record that make its position."""
AUCTION_GAMES = tuple(AUCTION_PROFILES)


def read_auction_position(game: str, fields: Mapping[str, object]) -> AuctionPosition:
    """The position of a record's fields; other fields are left alone.

    Raises `RecordError`.
    """
    if "hands" not in fields:
        raise RecordError("hands", "is required")
    rules = _read_rules(game, fields.get("rules", game))
    hands = read_entries("hands", fields["hands"], rules.seats)
    seat = fields.get("seat")
    return AuctionPosition(
        rules=rules,
        hands=tuple(read_cards(f"hands[{place}]", hand) for place, hand in enumerate(hands)),
        talon=read_cards("talon", fields.get("talon", "")),
        trump=_read_trump(fields.get("trump")),
        leader=read_seat("leader", fields.get("leader", 0), rules.seats),
        seat=None if seat is None else read_seat("seat", seat, rules.seats),
        score=_read_score(fields.get("score"), rules),
    )


def auction_fields(position: AuctionPosition) -> dict[str, object]:
    """The fields that `read_auction_position` reads back; those at their default are left out."""
    fields: dict[str, object] = {
        "rules": rules_form(position.rules),
        "hands": [print_cards(hand) for hand in position.hands],
    }
    if position.talon:
        fields["talon"] = print_cards(position.talon)
    fields["trump"] = None if position.trump is None else SUITS[position.trump]
    fields["leader"] = position.leader
    if position.seat is not None:
        fields["seat"] = position.seat
    if position.score is not None:
        fields["score"] = list(position.score)
    return fields


def _read_rules(game: str, value: object) -> AuctionRules:
    try:
        rules = find_rules(value)
    except RulesError as error:
        raise RecordError("rules", str(error)) from None
    if not isinstance(rules, (BauernRules, TalonRules)) or rules.name != game:
        raise RecordError("rules", f"{rules.name!r} are not rules of {game}")
    return rules


def _read_trump(value: object) -> int | None:
    if value is None:
        return None
    text = read_text("trump", value)
    if len(text) != 1 or text not in SUITS:
        raise RecordError("trump", f"{text!r} is not one of the suits {', '.join(SUITS)}, nor null")
    return SUITS.index(text)


def _read_score(value: object, rules: AuctionRules) -> tuple[int, ...] | None:
    if value is None:
        return None
    entries = read_entries("score", value, len(rules.teams), "team")
    score = tuple(read_integer(f"score[{team}]", needs) for team, needs in enumerate(entries))
    for team, needs in enumerate(score):
        if not 1 <= needs <= rules.target:
            raise RecordError(f"score[{team}]", f"must be from 1 to {rules.target}, the game points of a match")
    return score
