"""What the tests of computer players share: deals, a player by chance, and plain minimax over real deals."""

from random import Random

from bummerl.cards import CARD_COUNT, deck_of
from bummerl.deal import Deal
from bummerl.moves import CLAIM, RESIGN, Move
from bummerl.rules import Rules
from bummerl.scoring import ENOUGH
from bummerl.tricks import strict_answers
from bummerl.view import View


def new_deal(rules: Rules, random: Random, forehand: int = 0) -> Deal:
    """A shuffled deal."""
    deck = list(deck_of(rules.ranks))
    random.shuffle(deck)
    return Deal.from_deck(rules, deck, forehand)


def considered(deal: Deal) -> list[Move]:
    """The legal moves without giving up: no resignation, no false claim, no revoke."""
    moves = []
    for move in deal.legal_moves():
        if move == RESIGN or (move == CLAIM and deal.points[deal.turn] < ENOUGH):
            continue
        if move < CARD_COUNT and deal.led is not None and deal.strict:
            hand = deal.hands[deal.turn]
            if not strict_answers(hand, deal.led, deal.trumps, deal.rules.must_head) >> move & 1:
                continue
        moves.append(move)
    return moves


def at_random(view: View, random: Random, uniform: bool = False) -> Move:
    """A move by chance; unless `uniform`, without resigning and without false claims."""
    legal = view.legal
    if not uniform:
        low = view.points[view.seat] < ENOUGH
        legal = tuple(move for move in legal if move != RESIGN and not (move == CLAIM and low))
    return random.choice(legal)


def brute_force(deal: Deal, alpha: int = -3, beta: int = 3) -> int:
    """Game points for the seat to move under best play of both, by trying everything."""
    if deal.result is not None:
        result = deal.result
        if result.winner is None:
            return 0
        return result.game_points if result.winner == deal.turn else -result.game_points
    best = -3
    for move in considered(deal):
        value = value_after(deal, move, alpha, beta)
        best = max(best, value)
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return best


def value_after(deal: Deal, move: Move, alpha: int = -3, beta: int = 3) -> int:
    """Game points for the seat to move after a certain move."""
    after = deal.copy()
    after.play(move)
    if after.turn == deal.turn:
        return brute_force(after, alpha, beta)
    return -brute_force(after, -beta, -alpha)
