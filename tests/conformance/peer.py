"""Deals played in step with the PyPI package `schnapsen` 0.0.5, whose rules are the profile ``vu``.

`python tests/conformance/peer.py --deals 10000` compares that many random deals.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from schnapsen.deck import Card, Rank
from schnapsen.game import Bot, BotState, GameState, Move, PlayerPerspective, SchnapsenGamePlayEngine

from bummerl.cards import NAMES, SUITS, card_set, parse_card
from bummerl.deal import Deal
from bummerl.moves import MOVE_NAMES, parse_move
from bummerl.rules import PROFILES

_RANKS = {Rank.ACE: "A", Rank.TEN: "T", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"}
_SUITS = {"HEARTS": "H", "DIAMONDS": "D", "CLUBS": "C", "SPADES": "S"}


def name_of(card: Card) -> str:
    """Our text of the package's card."""
    return _RANKS[card.rank] + _SUITS[card.suit.name]


def tokens_of(move: Move) -> list[str]:
    """Our moves that make up the package's move: a marriage is announced and its king led."""
    if move.is_trump_exchange():
        return ["x"]
    if move.is_marriage():
        king = name_of(move.as_marriage().king_card)
        return ["m" + king[1], king]
    return [name_of(move.as_regular_move().card)]


class DifferenceError(AssertionError):
    """The two engines do not agree."""


class InStep(Bot):
    """Moves at random for one seat, checks that both engines allow the same, and keeps our deal in step."""

    def __init__(self, seat: int, deal: Deal, chance: random.Random) -> None:
        super().__init__(f"seat {seat}")
        self.seat = seat
        self.deal = deal
        self.chance = chance

    def get_move(self, perspective: PlayerPerspective, leader_move: Move | None) -> Move:
        """Called by the package whenever this seat is to move."""
        moves = {tokens_of(move)[0]: move for move in perspective.valid_moves()}
        ours = {MOVE_NAMES[move] for move in self.deal.legal_moves()}
        points = (perspective.get_my_score().direct_points, perspective.get_opponent_score().direct_points)
        mine = (self.deal.points[self.seat], self.deal.points[1 - self.seat])
        if self.deal.turn != self.seat or set(moves) != ours or points != mine:
            raise DifferenceError(f"{sorted(moves)} {points} and {sorted(ours)} {mine}, turn {self.deal.turn}")
        move = moves[self.chance.choice(sorted(moves))]
        for token in tokens_of(move):
            self.deal.play(parse_move(token))
        return move


class Start:
    """A shuffled deal before its first lead, in both engines."""

    def __init__(self, chance: random.Random) -> None:
        self._engine = SchnapsenGamePlayEngine()
        cards = self._engine.deck_generator.shuffle_deck(self._engine.deck_generator.get_initial_deck(), chance)
        *self._hands, self._talon = self._engine.hand_generator.generateHands(cards)
        stock = [parse_card(name_of(card)) for card in self._talon.get_cards()]
        hands = [card_set(parse_card(name_of(card)) for card in hand.get_cards()) for hand in self._hands]
        self.deal = Deal(PROFILES["vu"], hands, SUITS.index(NAMES[stock[-1]][1]), stock)

    def play(self, bots: Sequence[Bot]) -> tuple[int, int, int]:
        """Lets the package play: the winner's seat, its game points and its card points."""
        leader, follower = (BotState(bot, hand) for bot, hand in zip(bots, self._hands, strict=True))
        state = GameState(leader, follower, self._talon, previous=None)
        winner, game_points, score = self._engine.play_game_from_state(state, leader_move=None)
        return bots.index(winner), game_points, score.direct_points


def compare(number: int) -> None:
    """Plays one random deal in both engines. Raises `DifferenceError` if anything differs."""
    chance = random.Random(number)
    start = Start(chance)
    theirs = start.play([InStep(seat, start.deal, chance) for seat in (0, 1)])
    result = start.deal.result
    ours = result and (result.winner, result.game_points, start.deal.points[result.winner or 0])
    if theirs != ours:
        raise DifferenceError(f"deal {number}: {theirs} and {ours}")


def main() -> None:
    """Compares as many deals as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    deals = parser.parse_args().deals
    for number in range(deals):
        compare(number)
    print(f"{deals} deals, no difference")


if __name__ == "__main__":
    main()
