"""What each move of a view is worth in one world, exactly: a world fixes every card's place."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bummerl.ai.auction.game import Game, Standing
from bummerl.ai.auction.promise import Glance
from bummerl.ai.auction.solver import WON, Solver, Trick
from bummerl.ai.auction.worlds import World
from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT, SUIT_SET_OF, VALUES, CardSet, card_set, cards_in
from bummerl.moves import ANNOUNCE, Move
from bummerl.rules.contracts import NORMAL, Contract
from bummerl.tables.auction.moves import DOUBLE, MOVE_NAMES, NAME_TRUMP, PASS, TURN_UP, laid_away_by
from bummerl.tables.auction.tricks import best_of, ranking
from bummerl.tables.auction.view import AuctionView


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a move ends in one world."""

    value: int
    """As the solver gives it: the declaring side's."""
    game: Game
    factor: int
    """By which doubling multiplies."""

    @property
    def points(self) -> int:
        """The declaring side's game points; what it loses is below zero."""
        return self.value * (self.game.contract.value or 1) * self.factor


def game_of(view: AuctionView, contract: Contract | None = None, declarer: int | None = None) -> Game:
    """What is played, or would be played with another contract or declarer."""
    if contract is None:
        contract, declarer = view.contract or NORMAL, view.declarer
    caller = view.caller
    return Game(view.rules, contract, view.trump or 0, caller, caller if declarer is None else declarer)


def standing_of(view: AuctionView, game: Game) -> Standing:
    """What counts so far."""
    worth = {suit: 40 if suit == game.trump else 20 for suit in range(4)}
    goal = game.contract.goal
    if goal == "schnapser":
        suits = cards_in(view.announced[game.declarer])
        counts = bool(view.tricks) or not view.rules.marriage_needs_trick
        pending = 0 if counts else sum(worth[suit] for suit in suits)
        forty = view.announcing is not None and view.announcing == game.trump
        dearest = max((worth[suit] for suit in suits), default=0)
        return view.points[game.declarer], pending, len(view.tricks), dearest, int(forty)
    if goal != "points":
        return ()
    both = [0, 0]
    waiting = [WON, WON]
    for side in (0, 1):
        seats = [seat for seat in range(view.rules.seats) if view.side_of(seat) == side]
        both[side] = sum(view.points[seat] for seat in seats)
        if not any(view.side_of(trick.winner) == side for trick in view.tricks):
            suits = tuple(suit for seat in seats for suit in cards_in(view.announced[seat]))
            waiting[side] = sum(worth[suit] for suit in suits) if view.rules.marriage_needs_trick else 0
    return *both, *waiting


class Outcomes:
    """How the moves of a view end, in every stage of a deal."""

    def __init__(self, view: AuctionView, random: Random) -> None:
        """`random` turns up a card where that is a move."""
        self._view = view
        self._random = random
        self._playing = Playing(view) if view.stage == "play" else None
        self._glances: dict[tuple[str, int, int], Glance] = {}
        self.positions = 0
        """How many positions have been solved: a measure of the work."""

    def of(self, world: World, moves: tuple[Move, ...]) -> dict[Move, Outcome]:
        """How each of the moves ends in a world."""
        match self._view.stage:
            case "trump":
                return self._of_naming(world, moves)
            case "auction":
                return self._of_bidding(world, moves)
            case "talon":
                return self._of_laying_away(world, moves)
            case "double":
                return self._of_doubling(world, moves)
        assert self._playing is not None
        game = game_of(self._view)
        solver = Solver(game, world[: self._view.rules.seats])
        values = self._playing.values(solver, moves)
        self.positions += solver.positions
        return {move: Outcome(value, game, self._view.factor) for move, value in values.items()}

    def _of_naming(self, world: World, moves: tuple[Move, ...]) -> dict[Move, Outcome]:
        """By the Normal game that follows; a turned-up card is one of those that the seat has not seen yet."""
        view = self._view
        hidden = cards_in(world[view.seat] & ~view.hand)
        turned_up = SUIT[self._random.choice(hidden)] if hidden else 0
        games = {}
        for move in moves:
            trump = turned_up if move == TURN_UP else move - NAME_TRUMP
            games[move] = Game(view.rules, NORMAL, trump, view.caller, view.caller)
        solved = {game: self._after_talon(game, world) for game in dict.fromkeys(games.values())}
        return {move: Outcome(solved[game], game, 1) for move, game in games.items()}

    def _of_bidding(self, world: World, moves: tuple[Move, ...]) -> dict[Move, Outcome]:
        """As if nobody bids any more."""
        view = self._view
        found = {}
        for move in moves:
            contract = None if move == PASS else view.rules.contracts[MOVE_NAMES[move]]
            game = game_of(view, contract, view.seat)
            found[move] = Outcome(self._after_talon(game, world), game, 1)
        return found

    def _of_laying_away(self, world: World, moves: tuple[Move, ...]) -> dict[Move, Outcome]:
        view = self._view
        game = game_of(view)
        found = {}
        for move in moves:
            hands = list(world[: view.rules.seats])
            hands[view.seat] &= ~card_set(laid_away_by(move))
            found[move] = Outcome(self._solved(game, hands), game, 1)
        return found

    def _of_doubling(self, world: World, moves: tuple[Move, ...]) -> dict[Move, Outcome]:
        view = self._view
        game = game_of(view)
        value = self._solved(game, world[: view.rules.seats])
        return {move: Outcome(value, game, view.factor * (2 if move == DOUBLE else 1)) for move in moves}

    def _after_talon(self, game: Game, world: World) -> int:
        """The value of a game before its first lead; where there is a talon, the declarer lays two cards away first."""
        if game.contract.goal == "shown":
            return 1
        hands = list(world[: game.rules.seats])
        if game.rules.talon:
            key = (game.contract.code, game.trump, game.declarer)
            if key not in self._glances:
                self._glances[key] = Glance(game)
            hands[game.declarer] = self._glances[key].kept(hands[game.declarer] | world[-1])
        return self._solved(game, hands)

    def _solved(self, game: Game, hands: Sequence[CardSet]) -> int:
        solver = Solver(game, hands)
        value = solver.value()
        self.positions += solver.positions
        return value


class Playing:
    """Values of the moves of a view in play."""

    def __init__(self, view: AuctionView) -> None:
        self._view = view
        self._game = game_of(view)
        self._standing = standing_of(view, self._game)

    def values(self, solver: Solver, moves: tuple[Move, ...]) -> dict[Move, int]:
        """The value of each of the moves; the solver is one of the view's game and the hands of a world."""
        if self._view.table:
            trick = self._trick(solver.others)
            seat, most = self._view.seat, self._game.most
            return {move: solver.answer_card(seat, move, trick, self._standing, -most, most) for move in moves}
        return {move: self._lead(solver, move) for move in moves}

    def _trick(self, others: int) -> Trick:
        table = self._view.table
        cards = tuple(card for _, card in table)
        best = best_of(cards, self._view.trumps, ranking(self._view.ranks))
        points = sum(VALUES[card] for card in cards)
        return Trick(SUIT_SET_OF[cards[0]], cards[best], table[best][0], points, others + 1 - len(table))

    def _lead(self, solver: Solver, move: Move) -> int:
        seat, most = self._view.seat, self._game.most
        if move < CARD_COUNT:
            return solver.lead_card(seat, move, self._standing, -most, most)
        after = solver.announced(seat, move - ANNOUNCE, self._standing)
        if isinstance(after, int):
            return after
        values = [solver.lead_card(seat, card, after, -most, most) for card in cards_in(KING_QUEEN[move - ANNOUNCE])]
        return max(values) if self._view.side_of(seat) == 0 else min(values)
