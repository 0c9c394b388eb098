"""The levels ``beginner`` and ``easy``: rules of thumb, with and without slips."""

from random import Random

from bummerl.ai.auction.promise import Glance
from bummerl.ai.auction.thumb import Thumb
from bummerl.ai.auction.values import game_of
from bummerl.ai.deadline import Deadline
from bummerl.cards import SUIT_SET, VALUES, cards_in
from bummerl.moves import Move
from bummerl.rules.contracts import NORMAL
from bummerl.tables.auction.moves import MOVE_NAMES, NAME_TRUMP, NO_DOUBLE, PASS, TURN_UP, laid_away_by, laying_away
from bummerl.tables.auction.view import AuctionView

SLIPS = 0.3
"""How often a beginner plays any card."""
SURE = 0.85
"""The chance at a glance from which on an easy player bids."""


def beginner(view: AuctionView, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """Knows the rules, bids only what cannot be lost, never doubles, and now and then plays any card."""
    match view.stage:
        case "trump":
            return random.choice([move for move in moves if move != TURN_UP])
        case "auction":
            return _quiet_bid(view, moves)
        case "talon":
            return min(moves, key=lambda move: sum(VALUES[card] for card in laid_away_by(move)) + 6 * random.random())
        case "double":
            return NO_DOUBLE
    if random.random() < SLIPS:
        return random.choice(moves)
    return max(moves, key=Thumb(view).score)


def _quiet_bid(view: AuctionView, moves: tuple[Move, ...]) -> Move:
    """A contract that cannot be lost, else to pass, else the Normal game."""
    shown = [move for move in moves if move != PASS and view.rules.contracts[MOVE_NAMES[move]].goal == "shown"]
    return shown[-1] if shown else PASS if PASS in moves else moves[0]


def easy(view: AuctionView, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """Plays by rules of thumb, bids what looks safe, and never doubles."""
    match view.stage:
        case "trump":
            return max(moves, key=lambda move: _trump_length(view, move))
        case "auction":
            return _safe_bid(view, moves)
        case "talon":
            best = Glance(game_of(view)).laid_away(view.hand)[0]
            return laying_away(*cards_in(best))
        case "double":
            return NO_DOUBLE
    return max(moves, key=Thumb(view).score)


def _trump_length(view: AuctionView, move: Move) -> tuple[int, int]:
    if move == TURN_UP:
        return 0, 0
    cards = view.hand & SUIT_SET[move - NAME_TRUMP]
    return cards.bit_count(), sum(VALUES[card] for card in cards_in(cards))


def _safe_bid(view: AuctionView, moves: tuple[Move, ...]) -> Move:
    """The dearest contract that looks safe without the talon, if there is one."""
    for move in reversed(moves):
        contract = NORMAL if move == PASS else view.rules.contracts[MOVE_NAMES[move]]
        if contract.goal == "shown":
            return move
        if contract.value and Glance(game_of(view, contract, view.seat)).chance(view.hand) >= SURE:
            return move
    return _quiet_bid(view, moves)
