"""What every computer player knows without thinking: moves that are never made, and moves that always are."""

from bummerl.ai.worlds import tricks_with_drawing
from bummerl.cards import CARD_COUNT
from bummerl.moves import CLAIM, DECLINE, EXCHANGE, RENONCE, RESIGN, Move
from bummerl.scoring import ENOUGH
from bummerl.tricks import strict_answers
from bummerl.view import View


def sensible_moves(view: View) -> tuple[Move, ...]:
    """The legal moves worth a thought.

    A right claim and a certain revoke of the opponent leave no choice. A false claim, a resignation, a revoke of one's
    own or a call on suspicion is never among them.
    """
    legal = view.legal
    if CLAIM in legal and view.points[view.seat] >= ENOUGH:
        return (CLAIM,)
    if RENONCE in legal and has_revoked(view):
        return (RENONCE,)
    if DECLINE in legal:
        return (EXCHANGE if EXCHANGE in legal else DECLINE,)
    moves = tuple(move for move in legal if move not in (CLAIM, RENONCE, RESIGN))
    if view.led is None or not view.strict or view.rules.renonce == "blocked":
        return moves
    allowed = strict_answers(view.hand, view.led, view.trumps, view.rules.must_head)
    return tuple(move for move in moves if move >= CARD_COUNT or allowed >> move & 1)


def has_revoked(view: View) -> bool:
    """Whether a card that the opponent certainly held shows its last answer to be a revoke."""
    if not view.tricks or view.tricks[-1].leader != view.seat or sum(view.trick_counts) <= tricks_with_drawing(view):
        return False
    trick = view.tricks[-1]
    held = view.opponent_known | 1 << trick.answer
    if view.stock == 0:
        held |= view.unseen
    return not strict_answers(held, trick.led, view.trumps, view.rules.must_head) >> trick.answer & 1
