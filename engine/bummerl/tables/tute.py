"""Tute for two hands with forty Spanish cards: the ordinary form of six cards, and the Cuban one of eight.

There is no closing and no claim: a deal is played to the end, or until somebody shows four kings or four knights.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from bummerl.cards import SPANISH, Card, CardSet, cards_in
from bummerl.dealing import deal_out
from bummerl.moves import IllegalMoveError, Move
from bummerl.rules import TuteRules
from bummerl.scoring import Basis, Closing, Result, Worth, fixed
from bummerl.tricks import Trick, answer_wins, strict_answers

SING = SPANISH.count
"""`SING` + suit sings king and knight of that suit."""
SWAP = SING + 4
TUTE = SWAP + 1
"""Shows four kings or four knights."""

MOVE_NAMES: tuple[str, ...] = (*SPANISH.names, "mH", "mD", "mC", "mS", "x", "tute")
"""Text of every move, as in records."""


def parse_move(text: str) -> Move:
    """The move of a token. Raises `ValueError` if there is no such token."""
    if text not in MOVE_NAMES:
        raise ValueError(f"{text!r} is not a move of Tute: a card as 'RH', or 'mH', 'x', 'tute'")
    return MOVE_NAMES.index(text)


LAST_TRICK = 10
DOUBLE = 101
"""Points from which a won deal counts as two games; with songs, `DOUBLE_WITH_SONGS`."""
DOUBLE_WITH_SONGS = 121

_SEVENS = SPANISH.set_of(card for card, name in enumerate(SPANISH.names) if name[0] == "7")
_TWOS = SPANISH.set_of(card for card, name in enumerate(SPANISH.names) if name[0] == "2")
_FOURS = tuple(SPANISH.set_of(card for card, name in enumerate(SPANISH.names) if name[0] == rank) for rank in "RC")


@dataclass(frozen=True, slots=True)
class TuteView:
    """What one seat may know of a deal of Tute; see `bummerl.view.View` for the fields."""

    rules: TuteRules
    seat: int
    turn: int
    hand: CardSet
    opponent_size: int
    opponent_known: CardSet
    trump: int
    bottom: Card | None
    stock: int
    led: Card | None
    played: CardSet
    tricks: tuple[Trick, ...]
    trick_counts: tuple[int, int]
    points: tuple[int, int]
    announced: tuple[int, int]
    legal: tuple[Move, ...]
    score: tuple[int, int]

    @property
    def trumps(self) -> CardSet:
        """All cards of the trump suit."""
        return SPANISH.suit_set[self.trump]

    @property
    def unseen(self) -> CardSet:
        """The cards whose place is not known: in the opponent's hand or face down in the stock."""
        seen = self.hand | self.played | self.opponent_known
        if self.bottom is not None:
            seen |= 1 << self.bottom
        return (1 << SPANISH.count) - 1 & ~seen


class TuteDeal:
    """The state of a deal of Tute between seats 0 and 1. Attributes as in `bummerl.deal.Deal`."""

    seats = 2
    game = "tute"
    deck = SPANISH
    move_names = MOVE_NAMES
    parse_move = staticmethod(parse_move)
    announce = SING
    closing: Closing | None = None
    announcing: int | None = None
    offered: Move | None = None
    pending = (0, 0)

    def __init__(
        self, rules: TuteRules, hands: Sequence[CardSet], trump: int, stock: Sequence[Card], leader: int = 0
    ) -> None:
        """A deal before its first lead; `stock` lists the cards next to be drawn first, the turn-up last."""
        self.rules = rules
        self.hands = [hands[0], hands[1]]
        self.trump = trump
        self.trumps = SPANISH.suit_set[trump]
        self.stock = list(stock[::-1])
        self.leader = self.turn = leader
        self.led: Card | None = None
        self.sung = False
        """Whether a song was sung since the last trick."""
        self.announced = [0, 0]
        self.points = [0, 0]
        self.tricks: list[Trick] = []
        self.trick_counts = [0, 0]
        self.shown: list[CardSet] = [0, 0]
        self.result: Result | None = None

    @staticmethod
    def cards(_rules: TuteRules) -> tuple[Card, ...]:
        """All cards of the game."""
        return tuple(range(SPANISH.count))

    @classmethod
    def from_deck(cls, rules: TuteRules, deck: Sequence[Card], forehand: int = 0) -> Self:
        """Deals a shuffled deck: the hands in packets, forehand first, then the turn-up.

        Raises `ValueError` if `deck` is not the forty Spanish cards.
        """
        if sorted(deck) != list(range(SPANISH.count)):
            raise ValueError("deck: not each of the forty cards exactly once")
        dealt = deal_out(rules, deck, forehand)
        hands = [SPANISH.set_of(hand) for hand in dealt.hands]
        return cls(rules, hands, SPANISH.suit[dealt.turnup[0]], (*dealt.stock, *dealt.turnup), forehand)

    def copy(self) -> Self:
        """An independent deal in the same state."""
        other = object.__new__(type(self))
        other.__dict__ = {
            key: value.copy() if isinstance(value, list) else value for key, value in self.__dict__.items()
        }
        return other

    @property
    def turnup(self) -> Card | None:
        """The card face up under the stock."""
        return self.stock[0] if self.stock else None

    @property
    def exchange_card(self) -> Card:
        """The trump that may be swapped for the turn-up: the seven for a face card, ace or three, else the two."""
        seven = cards_in(_SEVENS & self.trumps)[0]
        two = cards_in(_TWOS & self.trumps)[0]
        return seven if self.turnup is not None and self.turnup > seven else two

    @property
    def strict(self) -> bool:
        """Whether heading, following and ruffing are obligatory now."""
        return not self.stock

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat whose turn it is; none once the deal is over."""
        if self.result is not None:
            return ()
        hand = self.hands[self.turn]
        if self.led is None:
            return cards_in(hand) + self._actions(self.turn)
        if self.strict:
            hand = strict_answers(hand, self.led, self.trumps, must_head=True, deck=SPANISH)
        elif self.rules.follow_trump and self.trumps >> self.led & 1:
            hand = hand & self.trumps or hand
        return cards_in(hand)

    def _actions(self, seat: int) -> tuple[Move, ...]:
        """What the winner of a trick may do before leading."""
        if self.trick_counts[seat] == 0:
            return ()
        hand = self.hands[seat]
        actions: tuple[Move, ...] = ()
        if self.stock:
            if hand >> self.exchange_card & 1 and self.stock[0] != self.exchange_card:
                actions += (SWAP,)
            if not self.sung:
                pairs = [
                    suit
                    for suit in range(4)
                    if hand & SPANISH.marriage[suit] == SPANISH.marriage[suit] and not self._has_sung(suit)
                ]
                actions += tuple(SING + suit for suit in ([self.trump] if self.trump in pairs else pairs))
        if any(hand & four == four for four in _FOURS):
            actions += (TUTE,)
        return actions

    def _has_sung(self, suit: int) -> bool:
        return bool((self.announced[0] | self.announced[1]) >> suit & 1)

    def play(self, move: Move) -> None:
        """Makes a move of the seat whose turn it is.

        Raises `bummerl.moves.IllegalMoveError`; the deal is then unchanged.
        """
        if move not in self.legal_moves():
            name = MOVE_NAMES[move] if 0 <= move < len(MOVE_NAMES) else str(move)
            raise IllegalMoveError(f"{name} is not a legal move now")
        seat = self.turn
        if move == TUTE:
            self._end(seat, fixed(1), "tute", seat)
        elif move == SWAP:
            self._swap(seat)
        elif move >= SING:
            self._sing(seat, move - SING)
        else:
            self.hands[seat] ^= 1 << move
            if self.led is None:
                self.led = move
                self.turn = 1 - seat
            else:
                self._answer(seat, self.led, move)

    def _swap(self, seat: int) -> None:
        given = self.exchange_card
        taken = self.stock[0]
        self.hands[seat] ^= 1 << given | 1 << taken
        self.stock[0] = given
        self.shown[seat] |= 1 << taken

    def _sing(self, seat: int, suit: int) -> None:
        self.sung = True
        self.announced[seat] |= 1 << suit
        self.shown[seat] |= SPANISH.marriage[suit]
        self.points[seat] += self.worth(suit)

    def worth(self, suit: int) -> int:
        """Points of a song."""
        return 40 if suit == self.trump else 20

    def _answer(self, seat: int, led: Card, card: Card) -> None:
        winner = seat if answer_wins(led, card, self.trumps, SPANISH) else 1 - seat
        self.tricks.append(Trick(1 - seat, led, card, winner, self.strict))
        self.trick_counts[winner] += 1
        self.points[winner] += SPANISH.values[led] + SPANISH.values[card]
        self.leader = self.turn = winner
        self.led = None
        self.sung = False
        if self.stock:
            self.hands[winner] |= 1 << self.stock.pop()
            drawn = 1 << self.stock.pop()
            self.hands[1 - winner] |= drawn
            if not self.stock:
                self.shown[1 - winner] |= drawn
        elif not self.hands[winner]:
            self._end_after_last_trick(winner)

    def _end_after_last_trick(self, last: int) -> None:
        """The higher total wins, between equals the last trick; 101 points, with songs 121, count double."""
        self.points[last] += LAST_TRICK
        winner = last if self.points[0] == self.points[1] else self.points.index(max(self.points))
        double = DOUBLE_WITH_SONGS if self.announced[winner] else DOUBLE
        worth = fixed(1)
        if self.points[winner] >= double:
            basis = Basis("above-100", winner, "end", self.trick_counts[winner], self.points[winner])
            worth = Worth(2, basis)
        self._end(winner, worth, "majority" if self.points[0] != self.points[1] else "last-trick", last)

    def forfeit(self, seat: int) -> None:
        """Ends the deal as a single win of the other seat."""
        self._end(1 - seat, fixed(1), "forfeit", seat)

    def _end(self, winner: int, worth: Worth, reason: str, by: int) -> None:
        self.result = Result(winner, worth.game_points, reason, by, worth.basis)

    def card_points(self, seat: int) -> int:
        """Points of a seat without its songs; the ten of the last trick is among them."""
        return self.points[seat] - sum(self.worth(suit) for suit in range(4) if self.announced[seat] >> suit & 1)

    def view(self, seat: int, score: tuple[int, int] | None = None) -> TuteView:
        """All that a seat may know. `score` is the games that each seat still needs, by default a whole match."""
        other = 1 - seat
        played = SPANISH.set_of(card for trick in self.tricks for card in (trick.led, trick.answer))
        if self.led is not None:
            played |= 1 << self.led
        return TuteView(
            rules=self.rules,
            seat=seat,
            turn=self.turn,
            hand=self.hands[seat],
            opponent_size=self.hands[other].bit_count(),
            opponent_known=self.shown[other] & self.hands[other],
            trump=self.trump,
            bottom=self.turnup,
            stock=len(self.stock),
            led=self.led,
            played=played,
            tricks=tuple(self.tricks),
            trick_counts=(self.trick_counts[0], self.trick_counts[1]),
            points=(self.points[0], self.points[1]),
            announced=(self.announced[0], self.announced[1]),
            legal=self.legal_moves() if self.turn == seat else (),
            score=score or (self.rules.target, self.rules.target),
        )
