"""What every computer player knows without thinking: moves that are never made, and moves that always are."""

from bummerl.cards import CARD_COUNT
from bummerl.moves import CLAIM, DECLINE, EXCHANGE, RESIGN, Move
from bummerl.scoring import ENOUGH
from bummerl.tricks import strict_answers
from bummerl.view import View


def sensible_moves(view: View) -> tuple[Move, ...]:
    """The legal moves worth a thought: a right claim alone; never a false one, a resignation or a revoke."""
    legal = view.legal
    if CLAIM in legal and view.points[view.seat] >= ENOUGH:
        return (CLAIM,)
    if DECLINE in legal:
        return (EXCHANGE,)
    moves = tuple(move for move in legal if move not in (CLAIM, RESIGN))
    if view.led is None or not view.strict or view.rules.renonce == "blocked":
        return moves
    allowed = strict_answers(view.hand, view.led, view.trumps, view.rules.must_head)
    return tuple(move for move in moves if move >= CARD_COUNT or allowed >> move & 1)
