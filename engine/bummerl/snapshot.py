"""The snapshot: everything that the person at one seat may know of a table, as the page draws it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bummerl.cards import KING, SUITS, Card, CardSet, cards_in
from bummerl.dealing import packets_of
from bummerl.events import JsonObject, marriage_form, trick_form
from bummerl.games import AnyDeal
from bummerl.match import Match, Series
from bummerl.options import Options
from bummerl.refusals import controls, refusals
from bummerl.rules import rules_form
from bummerl.scoring import ENOUGH, Result, failed_close, successful_close
from bummerl.shuffle import Shuffle
from bummerl.tables.tute import TuteDeal


@dataclass(frozen=True, slots=True)
class Table:
    """What a snapshot shows beside the deal itself."""

    level: str
    guest: JsonObject | None
    """The visiting player who plays instead of a level, and its fault if that has lost it this deal."""
    seat: int
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


def _names(deal: AnyDeal, cards: CardSet) -> list[str]:
    """Names by suit, from high to low within each."""
    return [deal.deck.names[card] for card in deal.deck.by_suit(cards)]


def snapshot(deal: AnyDeal, table: Table) -> JsonObject:
    """The snapshot of a table for the person at `table.seat`, as the message schema describes it."""
    seat = table.seat
    other = 1 - seat
    view = deal.view(seat)
    over = deal.result is not None
    after = table.match.after(deal.result) if deal.result is not None else table.match
    shown = table.options.show_points
    hidden = {seat: shown == "none", other: shown != "both"}
    review = deal.rules.trick_review if table.options.trick_review == "rules" else table.options.trick_review
    series = table.series.after(after)
    return {
        "v": 1,
        "game": deal.game,
        "rules": rules_form(deal.rules),
        "level": table.level,
        "guest": table.guest,
        "practice": table.practice,
        "undo": table.undo,
        "phase": _phase(deal, seat, after),
        "seat": seat,
        "turn": None if over else deal.turn,
        "dealer": table.match.dealer,
        "deal": table.match.deal_number,
        "ply": table.ply,
        "controls": controls(deal),
        "legal": sorted(deal.move_names[move] for move in view.legal),
        "refused": refusals(deal, seat),
        "hand": _names(deal, view.hand),
        "opponents": [{"seat": other, "cards": view.opponent_size, "known": _names(deal, view.opponent_known)}],
        "trump": SUITS[deal.trump],
        "turnup": None if deal.turnup is None else deal.deck.names[deal.turnup],
        "exchange_card": deal.deck.names[deal.exchange_card],
        "stock": view.stock,
        "strict": deal.strict,
        "closed": _closed(deal),
        "led": None if deal.led is None else deal.deck.names[deal.led],
        "announcing": None if deal.announcing is None else SUITS[deal.announcing],
        "marriages": _marriages(deal, seat),
        "announced": [[marriage_form(deal, suit) for suit in cards_in(suits)] for suits in deal.announced],
        "last_trick": _last_trick(deal, review),
        "piles": _piles(deal, seat, review),
        "tricks": deal.trick_counts.copy(),
        "points": [None if hidden[x] and not over else deal.points[x] for x in (0, 1)],
        "pending": [None if hidden[x] and not over else deal.pending[x] for x in (0, 1)],
        "enough": not hidden[seat] and _has_enough(deal, seat),
        "target": deal.rules.target,
        "score": list(after.score),
        "carry": after.carry,
        "bummerl": list(series.won),
        "series": {"best_of": series.best_of, "won": list(series.score), "winner": series.winner},
        "first_dealer": {
            "dealer": table.first_dealer,
            "draws": [[deal.deck.names[card] for card in pair] for pair in table.draws],
        },
        "events": list(table.events),
        "result": None if deal.result is None else _result(deal, deal.result, table.match, after),
        "shuffle": _shuffle(deal, table),
        "options": asdict(table.options),
    }


def _shuffle(deal: AnyDeal, table: Table) -> JsonObject:
    shuffle = table.shuffle
    packets = packets_of(deal.rules, table.match.forehand, len(shuffle.deck)) if shuffle.whole else None
    return {
        "commitment": shuffle.commitment,
        "packets": packets and [packet._asdict() for packet in packets],
        "seed": None if deal.result is None else shuffle.seed,
    }


def _phase(deal: AnyDeal, seat: int, after: Match) -> str:
    if deal.result is not None:
        return "deal-end" if after.winner is None else "match-end"
    if deal.turn != seat:
        return "waiting"
    return "lead" if deal.led is None and not deal.offered else "answer"


def _closed(deal: AnyDeal) -> JsonObject | None:
    closing = deal.closing
    if closing is None or isinstance(deal, TuteDeal):
        return None
    wins = None
    if deal.rules.close_score == "at-close":
        wins = successful_close(deal.rules, deal.standing, closing).game_points
    return {"by": closing.by, "wins": wins, "loses": failed_close(deal.rules, closing).game_points}


def _has_enough(deal: AnyDeal, seat: int) -> bool:
    return not isinstance(deal, TuteDeal) and deal.points[seat] >= ENOUGH


def _marriages(deal: AnyDeal, seat: int) -> list[JsonObject]:
    if deal.turn != seat:
        return []
    return [
        {**marriage_form(deal, suit), "cards": _names(deal, _marriage_leads(deal, suit))}
        for suit in range(4)
        if deal.announce + suit in deal.legal_moves()
    ]


def _marriage_leads(deal: AnyDeal, suit: int) -> CardSet:
    """The cards one of which must be led after announcing; in Tute none need be."""
    if isinstance(deal, TuteDeal):
        return 0
    return deal.deck.marriage[suit] if deal.rules.marriage_lead == "KQ" else KING[suit]


def _last_trick(deal: AnyDeal, review: str) -> JsonObject | None:
    if not deal.tricks or (review == "sharp" and deal.led is not None):
        return None
    return trick_form(deal, deal.tricks[-1])


def _piles(deal: AnyDeal, seat: int, review: str) -> list[list[JsonObject]]:
    """The won tricks that may be looked at; all of them once the deal is over."""
    piles: list[list[JsonObject]] = []
    for owner in (0, 1):
        tricks = [trick for trick in deal.tricks if trick.winner == owner]
        if deal.result is None:
            if review == "soft":
                tricks = tricks if owner == seat else tricks[:1]
            else:
                tricks = [
                    trick for trick in tricks if trick is deal.tricks[-1] and _last_trick(deal, review) is not None
                ]
        piles.append([trick_form(deal, trick) for trick in tricks])
    return piles


def _result(deal: AnyDeal, result: Result, before: Match, after: Match) -> JsonObject:
    basis = result.basis
    ended = None
    if after.winner is not None:
        ended = {"winner": after.winner, "bummerl": after.bummerl, "schneider": after.schneider}
    return {
        "winner": result.winner,
        "game_points": result.game_points,
        "carry": before.carry if result.winner is not None else 0,
        "reason": result.reason,
        "by": result.by,
        "points": deal.points.copy(),
        "card_points": [deal.card_points(0), deal.card_points(1)],
        "tricks": deal.trick_counts.copy(),
        "marriages": [
            [{**marriage_form(deal, suit), "counts": deal.pending[seat] == 0} for suit in cards_in(suits)]
            for seat, suits in enumerate(deal.announced)
        ],
        "basis": {
            "rule": basis.rule,
            "seat": basis.seat,
            "moment": basis.moment,
            "tricks": basis.tricks,
            "points": basis.points,
        },
        "trick_list": [trick_form(deal, trick) for trick in deal.tricks],
        "hands": [_names(deal, hand) for hand in deal.hands],
        "score_before": list(before.score),
        "score": list(after.score),
        "match": ended,
    }
