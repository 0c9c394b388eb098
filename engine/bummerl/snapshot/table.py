"""What snapshots show beside the deal itself, and the forms that those of all games share."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bummerl.cards import Card, CardSet
from bummerl.dealing import packets_of
from bummerl.games import AnyDeal
from bummerl.json_text import JsonObject
from bummerl.match import Match, Series
from bummerl.options import Options
from bummerl.refusals import controls, refusals
from bummerl.rules import rules_form
from bummerl.shuffle import Shuffle


@dataclass(frozen=True, slots=True)
class Table:
    """What a snapshot shows beside the deal itself."""

    level: str
    guest: JsonObject | None
    """The visiting player who plays instead of a level, and its fault if that has lost it this deal."""
    seat: int
    """Where the person sits."""
    options: Options
    match: Match
    series: Series
    """As it stood before this deal."""
    draws: tuple[tuple[Card, Card], ...]
    """Cards drawn for the match's first deal."""
    first_dealer: int
    shuffle: Shuffle
    ply: int
    events: Sequence[JsonObject]
    practice: bool
    """Whether the match is none that counts."""
    undo: bool
    """Whether the person may take a move back."""

    @property
    def place(self) -> int | None:
        """The person's seat as the deal calls it; None for who looks on."""
        players = self.match.players
        return players.index(self.seat) if self.seat in players else None


def frame(deal: AnyDeal, table: Table, after: Match) -> JsonObject:
    """What the snapshots of all games begin with; `after` is the match as it stands with this deal's result."""
    place, series, players = table.place, table.series.after(after), table.match.players
    legal = deal.legal_moves() if deal.turn == place else ()
    return {
        "v": 1,
        "game": deal.game,
        "rules": rules_form(table.match.rules),
        "level": table.level,
        "guest": table.guest,
        "practice": table.practice,
        "undo": table.undo,
        "watching": place is None,
        "turn": None if deal.result is not None else deal.turn,
        "deal": table.match.deal_number,
        "ply": table.ply,
        "controls": controls(deal),
        "legal": sorted(deal.move_names[move] for move in legal),
        "refused": {} if place is None else refusals(deal, place),
        "target": table.match.rules.target,
        "carry": after.carry,
        "series": {"best_of": series.best_of, "won": list(series.score), "winner": series.winner},
        "company": _company(table, after, series) if len(players) < table.match.rules.seats else None,
        "events": list(table.events),
        "shuffle": shuffle_form(deal, table),
        "options": asdict(table.options),
    }


def _company(table: Table, after: Match, series: Series) -> JsonObject:
    """Everybody at a table at which not everybody plays the present deal; seats are those of the table."""
    match = table.match
    return {
        "seat": table.seat,
        "players": list(match.players),
        "dealer": match.dealer,
        "decides": "match" if not match.tied else "last",
        "score": list(after.score),
        "bummerl": list(series.won),
        "winner": after.winner,
        "last": list(after.last),
    }


def phase_of_end(after: Match) -> str:
    """What a deal that is over has ended."""
    return "match-end" if after.over else "deal-end"


def names(deal: AnyDeal, cards: CardSet) -> list[str]:
    """Names by suit, from high to low within each."""
    return [deal.deck.names[card] for card in deal.deck.by_suit(cards)]


def shuffle_form(deal: AnyDeal, table: Table) -> JsonObject:
    """The fingerprint of the shuffled deck and the packets in which it was dealt; its text once the deal is over."""
    shuffle = table.shuffle
    packets = packets_of(deal.rules, table.match.forehand, len(shuffle.deck)) if shuffle.whole else None
    return {
        "commitment": shuffle.commitment,
        "packets": packets and [packet._asdict() for packet in packets],
        "seed": None if deal.result is None else shuffle.seed,
    }


def match_end(after: Match) -> JsonObject | None:
    """How a match has ended; None while it goes on."""
    if not after.over:
        return None
    return {"winner": after.winner, "bummerl": after.bummerl, "schneider": after.schneider}
