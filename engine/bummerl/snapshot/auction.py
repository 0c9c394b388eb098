"""The snapshot of a game with an auction: everything that the person at one seat may know, as the page draws it."""

from bummerl.cards import FRENCH, KING_QUEEN, SUITS, cards_in
from bummerl.events import many_trick_form, marriage_form
from bummerl.json_text import JsonObject
from bummerl.match import Match
from bummerl.refusals.auction import bid_reason
from bummerl.rules.contracts import Contract
from bummerl.scoring import ENOUGH
from bummerl.snapshot.table import Table, frame, match_end, names, phase_of_end
from bummerl.tables.auction import AuctionDeal, AuctionResult
from bummerl.tables.auction.moves import LAY_AWAY, laid_away_by

_NAMES = FRENCH.names
PHASES = {"trump": "trump", "auction": "bid", "talon": "lay-away", "double": "double"}


def snapshot(deal: AuctionDeal, table: Table) -> JsonObject:
    """The snapshot for the person at `table.seat`.

    Lists have an entry per seat; those of `score` and `bummerl` one per team, those of `points`, `pending` and
    `tricks` one per side of the deal: the declarer's, then the defenders'.
    """
    seat = table.seat
    view = deal.view(seat)
    over = deal.result is not None
    after = table.match.after(deal.result) if deal.result is not None else table.match
    return {
        **frame(deal, table, after),
        "phase": phase_of_end(after) if over else _phase(deal, seat),
        "stage": deal.stage,
        "seat": seat,
        "dealer": table.match.dealer,
        "caller": deal.caller,
        "teams": [list(team) for team in deal.rules.teams],
        "hand": names(deal, view.hand),
        "face_down": view.sizes[seat] - view.hand.bit_count(),
        "seats": [_seat(deal, each) for each in range(deal.seats)],
        "trump": None if deal.trump is None else SUITS[deal.trump],
        "turned_up": None if deal.turned_up is None else _NAMES[deal.turned_up],
        "calls": [{"seat": call.seat, "call": deal.move_names[call.move]} for call in deal.calls],
        "offers": [_offer(deal, seat, contract) for contract in deal.rules.contracts.values()],
        "contract": None if deal.contract is None else _contract(deal, deal.contract),
        "talon": _talon(deal, seat),
        "asked": [deal.turn, *deal.asked] if deal.stage == "double" else [],
        "trick": [{"seat": each, "card": _NAMES[card]} for each, card in deal.table],
        "winning": deal.winning,
        "announcing": None if deal.announcing is None else SUITS[deal.announcing],
        "marriages": _marriages(deal, seat),
        "first_tricks": [_first_trick(deal, side) for side in (0, 1)],
        "last_trick": many_trick_form(deal, deal.tricks[-1]) if deal.tricks else None,
        "tricks": [deal.tricks_of(side) for side in (0, 1)],
        "points": _shown(deal, table, [deal.side_points(side) for side in (0, 1)]),
        "pending": _shown(deal, table, [_pending(deal, side) for side in (0, 1)]),
        "enough": table.options.show_points != "none" and deal.side_points(deal.side_of(seat)) >= ENOUGH,
        "score": list(after.score),
        "bummerl": list(table.series.after(after).won),
        "first_dealer": {"dealer": table.first_dealer, "draws": []},
        "result": None if deal.result is None else _result(deal, deal.result, table.match, after),
    }


def _phase(deal: AuctionDeal, seat: int) -> str:
    if deal.turn != seat:
        return "waiting"
    return PHASES.get(deal.stage, "answer" if deal.table else "lead")


def _seat(deal: AuctionDeal, seat: int) -> JsonObject:
    """A seat as all see it."""
    return {
        "seat": seat,
        "side": deal.side_of(seat),
        "cards": deal.hands[seat].bit_count(),
        "known": names(deal, deal.shown[seat] & deal.hands[seat]),
        "out": seat == deal.out,
        "tricks": sum(trick.winner == seat for trick in deal.tricks),
        "announced": [marriage_form(deal, suit) for suit in cards_in(deal.announced[seat])],
    }


def _offer(deal: AuctionDeal, seat: int, contract: Contract) -> JsonObject:
    """A contract of these rules, and why the person may not bid it, whoever is to speak."""
    refused = bid_reason(deal, seat, contract) if deal.stage == "auction" else None
    return {"code": contract.code, "value": contract.value, "trump": contract.trump, "refused": refused}


def _contract(deal: AuctionDeal, contract: Contract) -> JsonObject:
    """The highest bid so far; once the auction is over, what is played."""
    return {
        "code": contract.code,
        "declarer": deal.declarer,
        "value": contract.value,
        "double": deal.factor,
        "trump": contract.trump,
        "ranks": contract.ranks,
        "leader": deal.caller if contract.trump else deal.declarer,
        "settled": deal.stage not in ("trump", "auction"),
    }


def _talon(deal: AuctionDeal, seat: int) -> JsonObject | None:
    """The talon: whether it has been taken; to the declarer, and to all at the end, its cards and those laid away."""
    if not deal.talon_dealt:
        return None
    taken = not deal.talon
    knows = deal.result is not None or (taken and seat == deal.declarer)
    return {
        "cards": len(cards_in(deal.talon)),
        "taken": taken,
        "seen": [_NAMES[card] for card in deal.talon_dealt] if knows else [],
        "laid_away": names(deal, deal.laid_away) if knows else [],
        "choices": [
            [_NAMES[card] for card in laid_away_by(move)]
            for move in (deal.legal_moves() if deal.turn == seat else ())
            if move >= LAY_AWAY
        ],
    }


def _marriages(deal: AuctionDeal, seat: int) -> list[JsonObject]:
    if deal.turn != seat:
        return []
    return [
        {**marriage_form(deal, suit), "cards": names(deal, KING_QUEEN[suit])}
        for suit in range(4)
        if deal.announce + suit in deal.legal_moves()
    ]


def _first_trick(deal: AuctionDeal, side: int) -> JsonObject | None:
    """The first trick of a side, which lies open as long as the deal goes on."""
    tricks = (trick for trick in deal.tricks if deal.side_of(trick.winner) == side)
    return next((many_trick_form(deal, trick) for trick in tricks), None)


def _pending(deal: AuctionDeal, side: int) -> int:
    return sum(points for seat, points in enumerate(deal.pending) if deal.side_of(seat) == side)


def _shown(deal: AuctionDeal, table: Table, numbers: list[int]) -> list[int | None]:
    """Numbers per side as far as the person has chosen to see them."""
    own = deal.side_of(table.seat)
    shown = table.options.show_points
    return [
        number if deal.result is not None or shown == "both" or (shown == "own" and side == own) else None
        for side, number in enumerate(numbers)
    ]


def _result(deal: AuctionDeal, result: AuctionResult, before: Match, after: Match) -> JsonObject:
    return {
        "made": result.made,
        "declarer": result.declarer,
        "contract": result.contract,
        "double": result.double,
        "scores": list(result.scores),
        "reason": result.reason,
        "by": result.by,
        "basis": result.basis._asdict(),
        "trick_list": [many_trick_form(deal, trick) for trick in deal.tricks],
        "hands": [names(deal, hand) for hand in deal.hands],
        "dealt": [[_NAMES[card] for card in hand] for hand in deal.dealt],
        "score_before": list(before.score),
        "score": list(after.score),
        "match": _match_end(after),
    }


def _match_end(after: Match) -> JsonObject | None:
    end = match_end(after)
    return end and {**end, "last": list(after.last), "retour": after.retour}
