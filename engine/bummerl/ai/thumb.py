"""Rules of thumb of a careful player, and the end of a deal once all cards are known."""

from bummerl.ai.heuristics import Outlook
from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World
from bummerl.cards import CARD_COUNT, KING_QUEEN, value_of
from bummerl.moves import ANNOUNCE, CLOSE, EXCHANGE, Move
from bummerl.view import View

CLOSING = 60
"""Points of hand, marriages and tricks with which a player closes by thumb, with trumps to hold."""
TRUMPS_TO_CLOSE = 2


def in_known_world(view: View, moves: tuple[Move, ...], world: World) -> Move:
    """The best move when both hands are known; among equals the one after which the opponent can err most."""
    valuer = Valuer(view)
    values = valuer.values(world, moves)
    best = max(values.values())
    equals = [move for move in moves if values[move] == best]
    if len(equals) == 1:
        return equals[0]
    outlook = Outlook(view)
    return max(equals, key=lambda move: (valuer.chance(world, move), outlook.score(move)))


def by_thumb(view: View, moves: tuple[Move, ...]) -> Move:
    """Closes with many trumps and points, else announces or plays by the outlook."""
    if CLOSE in moves and EXCHANGE not in moves and _would_close(view):
        return CLOSE
    return in_the_open(view, tuple(move for move in moves if move != CLOSE))


def _would_close(view: View) -> bool:
    pairs = [suit for suit, pair in enumerate(KING_QUEEN) if view.hand & pair == pair]
    marriages = sum(40 if suit == view.trump else 20 for suit in pairs) if view.announcing is None else 0
    points = view.points[view.seat] + view.pending[view.seat] + value_of(view.hand) + marriages
    return points >= CLOSING and (view.hand & view.trumps).bit_count() >= TRUMPS_TO_CLOSE


def in_the_open(view: View, moves: tuple[Move, ...]) -> Move:
    """The exchange, announcement or card by rules of thumb."""
    if EXCHANGE in moves:
        return EXCHANGE
    marriages = [move for move in moves if ANNOUNCE <= move < EXCHANGE]
    if marriages:
        return max(marriages, key=Outlook(view).score)
    return max((move for move in moves if move < CARD_COUNT), key=Outlook(view).score)
