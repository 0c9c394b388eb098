"""The snapshot of a two-hand game: everything that the person at one seat may know, as the page draws it."""

from bummerl.cards import KING, SUITS, CardSet, cards_in
from bummerl.events import marriage_form, trick_form
from bummerl.games import TwoHandDeal
from bummerl.json_text import JsonObject
from bummerl.match import Match
from bummerl.scoring import ENOUGH, Result, failed_close, successful_close
from bummerl.snapshot.table import Table, frame, match_end, names, phase_of_end
from bummerl.tables.tute import TuteDeal


def snapshot(deal: TwoHandDeal, table: Table) -> JsonObject:
    """The snapshot for the person at `table.seat`; who looks on sees nothing but what lies on the table."""
    seat = table.place or 0
    other = 1 - seat
    watching = table.place is None
    view = deal.view(seat)
    over = deal.result is not None
    after = table.match.after(deal.result) if deal.result is not None else table.match
    shown = table.options.show_points
    hidden = {seat: shown == "none", other: shown != "both"}
    review = deal.rules.trick_review if table.options.trick_review == "rules" else table.options.trick_review
    bummerl = table.series.after(after).won
    return {
        **frame(deal, table, after),
        "phase": phase_of_end(after) if over else _phase(deal, table.place),
        "seat": seat,
        "dealer": 1 - table.match.forehand,
        "hand": [] if watching else names(deal, view.hand),
        "opponents": [_opponent(deal, other), *([_opponent(deal, seat)] if watching else [])],
        "trump": SUITS[deal.trump],
        "turnup": None if deal.turnup is None else deal.deck.names[deal.turnup],
        "exchange_card": deal.deck.names[deal.exchange_card],
        "stock": view.stock,
        "strict": deal.strict,
        "closed": _closed(deal),
        "led": None if deal.led is None else deal.deck.names[deal.led],
        "announcing": None if deal.announcing is None else SUITS[deal.announcing],
        "marriages": [] if watching else _marriages(deal, seat),
        "announced": [[marriage_form(deal, suit) for suit in cards_in(suits)] for suits in deal.announced],
        "last_trick": _last_trick(deal, review),
        "piles": _piles(deal, table.place, review),
        "tricks": deal.trick_counts.copy(),
        "points": [None if hidden[x] and not over else deal.points[x] for x in (0, 1)],
        "pending": [None if hidden[x] and not over else deal.pending[x] for x in (0, 1)],
        "enough": not watching and not hidden[seat] and _has_enough(deal, seat),
        "score": _score(table.match, after),
        "bummerl": [bummerl[player] for player in table.match.players],
        "first_dealer": {
            "dealer": table.first_dealer,
            "draws": [[deal.deck.names[card] for card in pair] for pair in table.draws],
        },
        "result": None if deal.result is None else _result(deal, deal.result, table.match, after),
    }


def _opponent(deal: TwoHandDeal, seat: int) -> JsonObject:
    hand = deal.hands[seat]
    return {"seat": seat, "cards": hand.bit_count(), "known": names(deal, deal.shown[seat] & hand)}


def _score(before: Match, after: Match) -> list[int]:
    """Game points that the two players of a deal still need after it; a deal that decides who is last needs one."""
    if before.tied:
        return [int(not after.over or player in after.last) for player in before.tied]
    return [after.score[player] for player in before.players]


def _phase(deal: TwoHandDeal, seat: int | None) -> str:
    if deal.turn != seat:
        return "waiting"
    return "lead" if deal.led is None and not deal.offered else "answer"


def _closed(deal: TwoHandDeal) -> JsonObject | None:
    closing = deal.closing
    if closing is None or isinstance(deal, TuteDeal):
        return None
    wins = None
    if deal.rules.close_score == "at-close":
        wins = successful_close(deal.rules, deal.standing, closing).game_points
    return {"by": closing.by, "wins": wins, "loses": failed_close(deal.rules, closing).game_points}


def _has_enough(deal: TwoHandDeal, seat: int) -> bool:
    return not isinstance(deal, TuteDeal) and deal.points[seat] >= ENOUGH


def _marriages(deal: TwoHandDeal, seat: int) -> list[JsonObject]:
    if deal.turn != seat:
        return []
    return [
        {**marriage_form(deal, suit), "cards": names(deal, _marriage_leads(deal, suit))}
        for suit in range(4)
        if deal.announce + suit in deal.legal_moves()
    ]


def _marriage_leads(deal: TwoHandDeal, suit: int) -> CardSet:
    """The cards one of which must be led after announcing; in Tute none need be."""
    if isinstance(deal, TuteDeal):
        return 0
    return deal.deck.marriage[suit] if deal.rules.marriage_lead == "KQ" else KING[suit]


def _last_trick(deal: TwoHandDeal, review: str) -> JsonObject | None:
    if not deal.tricks or (review == "sharp" and deal.led is not None):
        return None
    return trick_form(deal, deal.tricks[-1])


def _piles(deal: TwoHandDeal, seat: int | None, review: str) -> list[list[JsonObject]]:
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


def _result(deal: TwoHandDeal, result: Result, before: Match, after: Match) -> JsonObject:
    basis = result.basis
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
        "hands": [names(deal, hand) for hand in deal.hands],
        "score_before": list(before.deal_score),
        "score": _score(before, after),
        "match": match_end(after),
    }
