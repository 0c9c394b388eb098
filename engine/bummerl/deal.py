"""One deal of the two-hand game: state, legal moves, play, result."""

from collections.abc import Sequence
from typing import Self

from bummerl.cards import (
    CARD_COUNT,
    FRENCH,
    KING,
    KING_QUEEN,
    SUIT,
    SUIT_SET,
    VALUES,
    Card,
    CardSet,
    card_set,
    deck_of,
)
from bummerl.dealing import deal_out
from bummerl.moves import (
    ANNOUNCE,
    CLAIM,
    CLOSE,
    DECLINE,
    EXCHANGE,
    MOVE_NAMES,
    RENONCE,
    RESIGN,
    IllegalMoveError,
    Move,
    parse_move,
)
from bummerl.rules import Rules
from bummerl.scoring import (
    ENOUGH,
    RENONCE_COST,
    Closing,
    Result,
    Standing,
    Worth,
    false_claim,
    fixed,
    unclaimed,
    won_by,
)
from bummerl.tricks import Trick, answer_wins, strict_answers
from bummerl.view import View

_CARDS: tuple[tuple[tuple[Move, ...], ...], ...] = tuple(
    tuple(tuple(6 * suit + bit for bit in range(6) if part >> bit & 1) for part in range(64)) for suit in range(4)
)
_HEARTS, _DIAMONDS, _CLUBS, _SPADES = _CARDS


class Deal:
    """The state of a deal between seats 0 and 1.

    Attributes may be read; only `play` and the set-up of positions change them. `stock` holds the next card to be
    drawn last and the turn-up first. `points` is what counts now, `pending` what has been announced and does not
    count yet.
    """

    __slots__ = (
        "_legal",
        "announced",
        "announcing",
        "closing",
        "gone",
        "hands",
        "leader",
        "led",
        "offered",
        "pending",
        "points",
        "result",
        "revoked",
        "rules",
        "shown",
        "stock",
        "trick_counts",
        "tricks",
        "trump",
        "trumps",
        "turn",
    )

    seats = 2
    game = "two-hand"
    deck = FRENCH
    move_names = MOVE_NAMES
    parse_move = staticmethod(parse_move)
    announce = ANNOUNCE

    def __init__(
        self, rules: Rules, hands: Sequence[CardSet], trump: int, stock: Sequence[Card], leader: int = 0
    ) -> None:
        """A deal before its first lead.

        `stock` lists the cards next to be drawn first, the turn-up last; `trump` is the suit.
        """
        self.rules = rules
        self.hands = [hands[0], hands[1]]
        self.trump = trump
        self.trumps = SUIT_SET[trump]
        self.stock = list(stock[::-1])
        self.leader = self.turn = leader
        self.led: Card | None = None
        self.announcing: int | None = None
        self.announced = [0, 0]
        self.points = [0, 0]
        self.pending = [0, 0]
        self.tricks: list[Trick] = []
        self.trick_counts = [0, 0]
        self.shown: list[CardSet] = [0, 0]
        self.gone: CardSet = 0
        self.closing: Closing | None = None
        self.offered: Move | None = None
        self.revoked = False
        self.result: Result | None = None
        self._legal: tuple[Move, ...] | None = None

    @staticmethod
    def cards(rules: Rules) -> tuple[Card, ...]:
        """All cards of the game, in the order of their numbers."""
        return deck_of(rules.ranks)

    @classmethod
    def from_deck(cls, rules: Rules, deck: Sequence[Card], forehand: int = 0) -> Self:
        """Deals a shuffled deck in the packets of `Rules.deal_order`, forehand first.

        Raises `ValueError` if `deck` is not the deck of these rules.
        """
        if sorted(deck) != list(cls.cards(rules)):
            raise ValueError("deck: not each card of these rules exactly once")
        dealt = deal_out(rules, deck, forehand)
        hands = [card_set(hand) for hand in dealt.hands]
        return cls(rules, hands, SUIT[dealt.turnup[0]], (*dealt.stock, *dealt.turnup), forehand)

    def copy(self) -> Self:
        """An independent deal in the same state."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.hands = self.hands.copy()
        other.trump = self.trump
        other.trumps = self.trumps
        other.stock = self.stock.copy()
        other.leader = self.leader
        other.turn = self.turn
        other.led = self.led
        other.announcing = self.announcing
        other.announced = self.announced.copy()
        other.points = self.points.copy()
        other.pending = self.pending.copy()
        other.tricks = self.tricks.copy()
        other.trick_counts = self.trick_counts.copy()
        other.shown = self.shown.copy()
        other.gone = self.gone
        other.closing = self.closing
        other.offered = self.offered
        other.revoked = self.revoked
        other.result = self.result
        other._legal = self._legal
        return other

    @property
    def turnup(self) -> Card | None:
        """The card face up under the stock; none once it is drawn or, after closing, face down.

        It stays face up as long as the closer's opponent is offered the exchange.
        """
        return self.stock[0] if self.stock and (self.closing is None or self.offered == EXCHANGE) else None

    @property
    def exchange_card(self) -> Card:
        """The card that may be exchanged for the turn-up: the jack, with 24 cards the nine."""
        return self.rules.lowest(self.trump)

    @property
    def strict(self) -> bool:
        """Whether following, heading and ruffing are obligatory now."""
        return not self.stock or self.closing is not None or self.rules.strict_from_start

    @property
    def standing(self) -> Standing:
        """Tricks, counted points and the closing, as scoring needs them."""
        return Standing((self.trick_counts[0], self.trick_counts[1]), (self.points[0], self.points[1]), self.closing)

    # Legal moves

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat whose turn it is; none once the deal is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self._find_legal()
        return legal

    def _find_legal(self) -> tuple[Move, ...]:
        if self.result is not None:
            return ()
        if self.offered is not None:
            return (self.offered, DECLINE)
        hand = self.hands[self.turn]
        if self.led is not None:
            cards, actions = self._answers(hand, self.led)
        else:
            cards, actions = self._leads(hand)
        if self.rules.resign:
            actions += (RESIGN,)
        return (
            _HEARTS[cards & 63] + _DIAMONDS[cards >> 6 & 63] + _CLUBS[cards >> 12 & 63] + _SPADES[cards >> 18] + actions
        )

    def _answers(self, hand: CardSet, led: Card) -> tuple[CardSet, tuple[Move, ...]]:
        rules = self.rules
        actions: tuple[Move, ...] = ()
        if self.strict and rules.renonce == "blocked":
            hand = strict_answers(hand, led, self.trumps, rules.must_head)
        if rules.claim_window == "turn" and rules.claim == "manual":
            actions = (CLAIM,)
        if rules.exchange_when == "turn" and self.may_exchange(self.turn):
            actions += (EXCHANGE,)
        return hand, actions

    def _leads(self, hand: CardSet) -> tuple[CardSet, tuple[Move, ...]]:
        rules = self.rules
        seat = self.turn
        actions: tuple[Move, ...] = ()
        if rules.claim == "manual" and (
            self.trick_counts[seat] or self.announcing is not None or rules.claim_window == "turn"
        ):
            actions = (CLAIM,)
        if rules.renonce == "penalty" and self.tricks and self.tricks[-1].strict and self.tricks[-1].leader == seat:
            actions += (RENONCE,)
        if self.may_close(seat):
            actions += (CLOSE,)
        if self.may_exchange(seat):
            actions += (EXCHANGE,)
        if self.announcing is not None:
            hand &= self._marriage_leads(self.announcing)
        elif not rules.marriage_auto and self.may_announce():
            actions += tuple(ANNOUNCE + suit for suit in (0, 1, 2, 3) if hand & KING_QUEEN[suit] == KING_QUEEN[suit])
        return hand, actions

    def may_exchange(self, seat: int) -> bool:
        """Whether `seat`, being to move, holds the lowest trump and may exchange it now."""
        rules = self.rules
        return (
            bool(self.hands[seat] >> self.exchange_card & 1)
            and self.closing is None
            and len(self.stock) >= rules.exchange_min_stock
            and (not rules.exchange_needs_trick or self.trick_counts[seat] > 0)
        )

    def may_close(self, seat: int) -> bool:
        """Whether `seat`, being on lead, may close the stock now."""
        rules = self.rules
        return (
            rules.close_min_stock is not None
            and self.closing is None
            and len(self.stock) >= rules.close_min_stock
            and (not rules.close_needs_trick or self.trick_counts[seat] > 0)
        )

    def may_announce(self) -> bool:
        """Whether the seat on lead may announce a marriage now, if it has one."""
        rules = self.rules
        return (rules.marriage_first_lead or self.trick_counts[0] + self.trick_counts[1] > 0) and (
            rules.marriage_when_strict or (bool(self.stock) and self.closing is None)
        )

    def _marriage_leads(self, suit: int) -> CardSet:
        return KING_QUEEN[suit] if self.rules.marriage_lead == "KQ" else KING[suit]

    # Play

    def play(self, move: Move) -> None:
        """Makes a move of the seat whose turn it is.

        Raises `IllegalMoveError`; the deal is then unchanged.
        """
        if move not in self.legal_moves():
            name = MOVE_NAMES[move] if 0 <= move < len(MOVE_NAMES) else str(move)
            raise IllegalMoveError(f"{name} is not a legal move now")
        self._legal = None
        seat = self.turn
        if move < CARD_COUNT:
            self.hands[seat] ^= 1 << move
            if self.led is None:
                self._lead(seat, move)
            else:
                self._answer(seat, move)
        elif move == CLAIM:
            self._claim(seat)
        elif move == RESIGN:
            self._end(1 - seat, won_by(self.rules, self.standing, 1 - seat), "resigned", seat)
        elif move == CLOSE:
            self._close(seat)
        elif move == EXCHANGE:
            self._exchange(seat)
        elif move == DECLINE:
            self._end_offer()
        elif move == RENONCE:
            self._call_revoke(seat)
        else:
            self._announce(seat, move - ANNOUNCE)

    def _lead(self, seat: int, card: Card) -> None:
        if self.rules.marriage_auto:
            partner = KING_QUEEN[SUIT[card]] ^ 1 << card
            if partner & (partner - 1) == 0 and partner & self.hands[seat] and self.may_announce():
                self._announce(seat, SUIT[card])
        self.led = card
        self.turn = 1 - seat

    def _announce(self, seat: int, suit: int) -> None:
        self.announcing = suit
        self.announced[seat] |= 1 << suit
        self.shown[seat] |= KING_QUEEN[suit]
        worth = self.worth(suit)
        if self.trick_counts[seat] and self.rules.marriage_counts == "with-trick":
            self.points[seat] += worth
            if self.rules.claim == "auto" and self.points[seat] >= ENOUGH:
                self._claim(seat)
        else:
            self.pending[seat] += worth

    def worth(self, suit: int) -> int:
        """Points of the marriage of a suit."""
        return 40 if suit == self.trump else 20

    def _answer(self, seat: int, card: Card) -> None:
        led = self.led
        assert led is not None
        winner = seat if answer_wins(led, card, self.trumps) else 1 - seat
        stock = self.stock
        drawing = bool(stock) and self.closing is None
        strict = not drawing or self.rules.strict_from_start
        self.tricks.append(Trick(1 - seat, led, card, winner, strict))
        self.trick_counts[winner] += 1
        self.points[winner] += VALUES[led] + VALUES[card] + self.pending[winner]
        self.pending[winner] = 0
        self.leader = self.turn = winner
        self.led = self.announcing = None
        may_be_called = strict and self.rules.renonce == "penalty" and self._note_revoke(seat, led, card)
        if drawing:
            self.hands[winner] |= 1 << stock.pop()
            drawn = 1 << stock.pop()
            self.hands[1 - winner] |= drawn
            if not stock:
                self.shown[1 - winner] |= drawn
        if may_be_called and winner == seat and self.hands[seat]:
            self.offered = RENONCE
            self.turn = 1 - seat
            return
        self._end_trick(winner)

    def _end_trick(self, winner: int) -> None:
        """Ends the deal if the trick's winner has enough by itself or no cards are left."""
        last = not self.hands[winner]
        if self.points[winner] >= ENOUGH and (last or self.rules.claim == "auto"):
            self._claim(winner)
        elif last:
            card_points = (self.card_points(0), self.card_points(1))
            self.result = unclaimed(self.rules, self.standing, card_points, winner)

    def _note_revoke(self, seat: int, led: Card, card: Card) -> bool:
        """Notes, before drawing, whether the answer is a revoke, and tells whether it looks as if it might be one.

        The leader who has lost the trick to a ruff is asked after every one, so that the question tells nothing.
        """
        held = self.hands[seat] | 1 << card
        self.revoked = not strict_answers(held, led, self.trumps, self.rules.must_head) >> card & 1
        return SUIT[card] != SUIT[led]

    def _close(self, seat: int) -> None:
        rules = self.rules
        other = 1 - seat
        may_exchange = rules.exchange_on_close and bool(self.hands[other] >> self.exchange_card & 1)
        self.closing = Closing(seat, (self.points[0], self.points[1]), (self.trick_counts[0], self.trick_counts[1]))
        if may_exchange:
            self.shown[other] |= 1 << self.exchange_card
            self.offered = EXCHANGE
            self.turn = other

    def _exchange(self, seat: int) -> None:
        taken = self.stock[0]
        given = self.exchange_card
        self.hands[seat] ^= 1 << taken | 1 << given
        self.stock[0] = given
        self.shown[seat] |= 1 << taken
        if self.offered is not None:
            self._end_offer()

    def _end_offer(self) -> None:
        """Goes on with the leader, who closed or has won the trick that was not called."""
        called = self.offered == RENONCE
        self.offered = None
        self.turn = self.leader
        if called:
            self._end_trick(self.leader)

    # Endings

    def forfeit(self, seat: int) -> None:
        """Ends the deal as if `seat` had resigned, whatever the rules say about that and whoever's turn it is."""
        self._legal = None
        self._end(1 - seat, won_by(self.rules, self.standing, 1 - seat), "forfeit", seat)

    def _end(self, winner: int | None, worth: Worth, reason: str, by: int | None) -> None:
        self.result = Result(winner, worth.game_points, reason, by, worth.basis)

    def _claim(self, seat: int) -> None:
        if self.points[seat] >= ENOUGH:
            self._end(seat, won_by(self.rules, self.standing, seat), "claim", seat)
        else:
            self._end(1 - seat, false_claim(self.rules, self.standing, seat), "false-claim", seat)

    def _call_revoke(self, seat: int) -> None:
        """A revoke costs its player three game points; so does calling one that was none."""
        loser = 1 - seat if self.revoked else seat
        self._end(1 - loser, fixed(RENONCE_COST), "renonce", loser)

    def card_points(self, seat: int) -> int:
        """Points in the tricks of a seat, without its marriages."""
        counted = sum(self.worth(suit) for suit in range(4) if self.announced[seat] >> suit & 1)
        return self.points[seat] + self.pending[seat] - counted

    # Seats

    def view(self, seat: int, score: tuple[int, int] | None = None) -> View:
        """All that a seat may know. `score` is the game points each seat still needs, by default a whole match."""
        other = 1 - seat
        public = 0
        for trick in self.tricks:
            public |= 1 << trick.led | 1 << trick.answer
        if self.led is not None:
            public |= 1 << self.led
        return View(
            rules=self.rules,
            seat=seat,
            turn=self.turn,
            leader=self.leader,
            hand=self.hands[seat],
            opponent_size=self.hands[other].bit_count(),
            opponent_known=self.shown[other] & self.hands[other],
            own_shown=self.shown[seat] & self.hands[seat],
            trump=self.trump,
            bottom=self.stock[0] if self.stock else None,
            stock=len(self.stock),
            led=self.led,
            announcing=self.announcing,
            played=public | self.gone,
            tricks=tuple(self.tricks),
            trick_counts=(self.trick_counts[0], self.trick_counts[1]),
            points=(self.points[0], self.points[1]),
            pending=(self.pending[0], self.pending[1]),
            announced=(self.announced[0], self.announced[1]),
            closing=self.closing,
            legal=self.legal_moves() if self.turn == seat else (),
            score=score or (self.rules.target, self.rules.target),
        )
