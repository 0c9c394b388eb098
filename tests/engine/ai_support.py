"""What tests and benches of computer players share: deals, players by chance, and plain minimax over real deals."""

from random import Random

from bummerl.ai.values import Valuer
from bummerl.ai.worlds import World
from bummerl.cards import CARD_COUNT, SUITS, card_set, deck_of, parse_card
from bummerl.deal import Deal
from bummerl.moves import CLAIM, CLOSE, MOVE_NAMES, RENONCE, RESIGN, Move
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
    """The legal moves without giving up: no resignation, no false claim, no revoke and no call of one."""
    moves = []
    for move in deal.legal_moves():
        if move in (RENONCE, RESIGN) or (move == CLAIM and deal.points[deal.turn] < ENOUGH):
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
        legal = tuple(move for move in legal if move not in (RENONCE, RESIGN) and not (move == CLAIM and low))
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


def random_position(rules: Rules, random: Random, cards: int, stock: int) -> Deal:
    """A position with at most so many cards in a hand and, while it is open, in the stock."""
    while True:
        deal = new_deal(rules, random, random.randrange(2))
        while deal.result is None and not (_small(deal, cards, stock) and random.random() < 0.7):
            moves = considered(deal)
            if random.random() < 0.8:
                moves = [move for move in moves if move not in (CLAIM, CLOSE)] or moves
            deal.play(random.choice(moves))
        if deal.result is None:
            return deal


def _small(deal: Deal, cards: int, stock: int) -> bool:
    drawable = len(deal.stock) if deal.closing is None else 0
    return not deal.offered and drawable <= stock and max(hand.bit_count() for hand in deal.hands) <= cards


def true_world(deal: Deal) -> World:
    """How the cards really lie, for the seat to move."""
    return World(deal.hands[1 - deal.turn], tuple(deal.stock) if deal.closing is None else ())


def disagreements(deal: Deal) -> list[str]:
    """Moves whose exact value differs from that of plain minimax."""
    moves = tuple(considered(deal))
    values = Valuer(deal.view(deal.turn)).values(true_world(deal), moves)
    return [
        f"{deal.rules.name} {MOVE_NAMES[move]}: solver {values[move]}, minimax {expected}, {deal.view(deal.turn)}"
        for move in moves
        if values[move] != (expected := value_after(deal, move))
    ]


def place(
    rules: Rules, first: str, second: str, *, trump: str, points: tuple[int, int], stock: str = "", turn: int = 0
) -> Deal:
    """A position on lead by its cards' names; the stock lists the card drawn next first, the tricks are shared."""
    hands = [card_set(map(parse_card, cards.split())) for cards in (first, second)]
    drawn = [parse_card(name) for name in stock.split()]
    deal = Deal(rules, hands, SUITS.index(trump), drawn, turn)
    deal.points = list(points)
    deal.gone = card_set(deck_of(rules.ranks)) & ~(hands[0] | hands[1] | card_set(drawn))
    tricks = deal.gone.bit_count() // 2
    deal.trick_counts = [tricks - tricks // 2, tricks // 2]
    return deal
