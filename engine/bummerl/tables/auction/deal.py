"""One deal of a game with an auction: trump is named, contracts are bid, doubled and played."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from bummerl.cards import (
    CARD_COUNT,
    FRENCH,
    KING_QUEEN,
    SUIT,
    SUIT_SET,
    Card,
    CardSet,
    card_set,
    cards_in,
    deck_of,
)
from bummerl.dealing import deal_out
from bummerl.moves import ANNOUNCE, IllegalMoveError, Move
from bummerl.rules import AuctionRules
from bummerl.rules.contracts import ACE_HIGH, NORMAL, Contract
from bummerl.scoring import ENOUGH, Worth, fixed, scale
from bummerl.tables.auction.moves import (
    BID,
    CLAIM,
    CODES,
    DOUBLE,
    MOVE_NAMES,
    NAME_TRUMP,
    NO_DOUBLE,
    PASS,
    TURN_UP,
    laid_away_by,
    laying_away,
    parse_move,
)
from bummerl.tables.auction.results import AuctionResult, scores, worth_of
from bummerl.tables.auction.tricks import ManyTrick, Ranking, answers, best_of, ranking
from bummerl.tables.auction.view import AuctionView, side_of

MOST_DOUBLED = 8
ACES: CardSet = card_set(card for card in deck_of(ACE_HIGH) if card % 6 == 5)
_DECK: CardSet = card_set(deck_of(ACE_HIGH))
SUITS_DEALT = tuple(suit & _DECK for suit in SUIT_SET)
"""The five cards of each suit."""


class Call(NamedTuple):
    """What a seat has said in the auction."""

    seat: int
    move: Move


class AuctionDeal:
    """The state of a deal. Attributes may be read; `play` alone changes them.

    The stages are ``trump``, ``auction``, ``talon`` (where there is one), ``double``, ``play`` and ``over``.
    """

    deck = FRENCH
    move_names = MOVE_NAMES
    announce = ANNOUNCE

    def __init__(
        self,
        rules: AuctionRules,
        hands: Sequence[Sequence[Card]],
        talon: Sequence[Card] = (),
        caller: int = 0,
        trump: int | None = None,
    ) -> None:
        """A deal before trump is named, or before the first bid if it is given.

        `hands` are in the order of dealing: the first packet of three stands first.
        """
        self.rules = rules
        self.dealt = tuple(map(tuple, hands))
        """The hands as they were dealt."""
        self.hands: list[CardSet] = [card_set(hand) for hand in hands]
        self.talon: CardSet = card_set(talon)
        """The cards in the talon; none once they are taken."""
        self.talon_dealt = tuple(talon)
        self.caller = self.turn = self.leader = caller
        self.trump = trump
        self.turned_up: Card | None = None
        self.stage = "trump" if trump is None else "auction"
        self.calls: list[Call] = []
        self.contract: Contract | None = None
        self.declarer: int | None = None
        self.factor = 1
        self.laid_away: CardSet = 0
        self.asked: list[int] = []
        """Seats that are still to be asked whether they double, the next first."""
        self.table: list[tuple[int, Card]] = []
        self.announcing: int | None = None
        self.announced = [0] * rules.seats
        self.shown: list[CardSet] = [0] * rules.seats
        self.tricks: list[ManyTrick] = []
        self.result: AuctionResult | None = None

    @classmethod
    def from_deck(cls, rules: AuctionRules, deck: Sequence[Card], forehand: int = 0) -> Self:
        """Deals a shuffled deck packet by packet, forehand first; the talon comes after the first packets.

        Raises `ValueError` if `deck` is not the twenty cards.
        """
        if sorted(deck) != list(deck_of(ACE_HIGH)):
            raise ValueError("deck: not each of the twenty cards exactly once")
        dealt = deal_out(rules, deck, forehand)
        return cls(rules, dealt.hands, dealt.talon, forehand)

    @staticmethod
    def cards(_rules: AuctionRules) -> tuple[Card, ...]:
        """All cards of the game."""
        return deck_of(ACE_HIGH)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.rules.seats

    @property
    def game(self) -> str:
        """The game's name in records and messages."""
        return self.rules.name

    def copy(self) -> Self:
        """An independent deal in the same state."""
        other = object.__new__(type(self))
        other.__dict__ = {
            key: value.copy() if isinstance(value, list) else value for key, value in self.__dict__.items()
        }
        return other

    def parse_move(self, text: str) -> Move:
        """The move of a token at this point: ``KS`` is a card or a contract. Raises `ValueError`."""
        return parse_move(text, bidding=self.stage == "auction")

    # Who sits where

    def side_of(self, seat: int) -> int:
        """0 for the declaring side, 1 for the defenders. Before a bid the caller counts as declarer."""
        return side_of(self.rules, self.caller if self.declarer is None else self.declarer, seat)

    @property
    def out(self) -> int | None:
        """The seat that does not play: the declarer's partner in contracts without trump."""
        if self.stage in ("trump", "auction") or self.contract is None or not self.contract.alone:
            return None
        return next((seat for seat in range(self.seats) if seat != self.declarer and self.side_of(seat) == 0), None)

    @property
    def trumps(self) -> CardSet:
        """All cards of the trump suit of what is played; none without trump."""
        plays_trump = self.contract is None or self.contract.trump
        return SUIT_SET[self.trump] if self.trump is not None and plays_trump else 0

    @property
    def order(self) -> Ranking:
        """How cards rank in what is played."""
        return ranking(ACE_HIGH if self.contract is None else self.contract.ranks)

    def _after(self, seat: int) -> int:
        following = (seat + 1) % self.seats
        return self._after(following) if following == self.out else following

    # What counts

    def worth(self, suit: int) -> int:
        """Points of the marriage of a suit."""
        return 40 if suit == self.trump else 20

    def tricks_of(self, side: int) -> int:
        """Tricks won by a side."""
        return sum(self.side_of(trick.winner) == side for trick in self.tricks)

    def marriage_points(self, seat: int) -> int:
        """Points of the marriages that a seat has announced, counting or not."""
        return sum(self.worth(suit) for suit in cards_in(self.announced[seat]))

    def marriages_count(self, seat: int) -> bool:
        """Whether what a seat has announced counts already."""
        return not self.rules.marriage_needs_trick or self.tricks_of(self.side_of(seat)) > 0

    @property
    def points(self) -> tuple[int, ...]:
        """What counts for each seat now: cards won, and marriages once its side has a trick."""
        points = [self.marriage_points(seat) if self.marriages_count(seat) else 0 for seat in range(self.seats)]
        for trick in self.tricks:
            points[trick.winner] += trick.points
        return tuple(points)

    @property
    def pending(self) -> tuple[int, ...]:
        """Points of marriages that do not count yet."""
        return tuple(0 if self.marriages_count(seat) else self.marriage_points(seat) for seat in range(self.seats))

    def side_points(self, side: int) -> int:
        """What counts for a side now."""
        return sum(points for seat, points in enumerate(self.points) if self.side_of(seat) == side)

    # Legal moves

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat whose turn it is; none once the deal is over."""
        match self.stage:
            case "trump":
                return self._trumps_to_name()
            case "auction":
                return self._bids()
            case "talon":
                return self._layings_away()
            case "double":
                return (DOUBLE, NO_DOUBLE)
            case "play":
                return self._leads() if not self.table else cards_in(self._answers())
        return ()

    @property
    def first_packet(self) -> CardSet:
        """The caller's cards when naming trump."""
        return card_set(self.dealt[self.caller][: self.rules.packets[0]])

    def _trumps_to_name(self) -> tuple[Move, ...]:
        suits = tuple(NAME_TRUMP + suit for suit in range(4) if self.first_packet & SUIT_SET[suit])
        return suits if self.rules.knocking else (*suits, TURN_UP)

    def may_bid(self, seat: int, contract: Contract) -> bool:
        """Whether the contract is open to a seat, whatever it holds and whatever has been bid."""
        if seat == self.caller:
            return "caller" in contract.bidders
        together = any(seat in team and self.caller in team for team in self.rules.teams)
        return ("partner" if together else "opponent") in contract.bidders

    def holds_for(self, seat: int, contract: Contract) -> bool:
        """Whether a seat holds what it must hold to bid the contract."""
        hand = self.hands[seat]
        suits = [suit for suit in range(4) if hand & SUITS_DEALT[suit] == SUITS_DEALT[suit]]
        match contract.needs:
            case "ace":
                return bool(hand & ACES)
            case "suit":
                return bool(suits)
            case "plain suit":
                return any(suit != self.trump for suit in suits)
            case "trump suit":
                return self.trump in suits
        return True

    @property
    def least(self) -> int:
        """A bid must be worth more than this."""
        return -1 if self.contract is None else self.contract.value

    def _bids(self) -> tuple[Move, ...]:
        bids = tuple(
            BID + CODES.index(code)
            for code, contract in self.rules.contracts.items()
            if contract.value > self.least and self.may_bid(self.turn, contract) and self.holds_for(self.turn, contract)
        )
        return bids if self.contract is None else (*bids, PASS)

    def _layings_away(self) -> tuple[Move, ...]:
        assert self.contract is not None
        hand = cards_in(self.hands[self.turn])
        kept_ace = self.contract.needs == "ace"
        aces = [card for card in hand if ACES >> card & 1]
        return tuple(
            sorted(
                laying_away(first, second)
                for place, first in enumerate(hand)
                for second in hand[place + 1 :]
                if not kept_ace or set(aces) - {first, second}
            )
        )

    def _leads(self) -> tuple[Move, ...]:
        hand = self.hands[self.turn]
        claim = (CLAIM,) if self._may_claim() else ()
        if self.announcing is not None:
            return cards_in(hand & KING_QUEEN[self.announcing]) + claim
        marriages = tuple(
            ANNOUNCE + suit for suit in range(4) if self.may_announce() and hand & KING_QUEEN[suit] == KING_QUEEN[suit]
        )
        return cards_in(hand) + marriages + claim

    def may_announce(self) -> bool:
        """Whether the seat on lead may announce a marriage now, if it has one."""
        assert self.contract is not None
        if not self.contract.marriages or self.announcing is not None:
            return False
        return self.contract.goal == "points" or self.turn == self.declarer

    def _may_claim(self) -> bool:
        return (
            self.rules.claim == "manual"
            and self.contract == NORMAL
            and (self.announcing is not None or self.tricks_of(self.side_of(self.turn)) > 0)
        )

    def _answers(self) -> CardSet:
        led, best = self.table[0][1], self.table[self._best()][1]
        return answers(
            self.hands[self.turn], led, best, self.trumps, self.order, must_undertrump=self.rules.must_undertrump
        )

    def _best(self) -> int:
        return best_of(tuple(card for _, card in self.table), self.trumps, self.order)

    @property
    def winning(self) -> int | None:
        """The seat whose card is winning the trick on the table."""
        return self.table[self._best()][0] if self.table else None

    # Play

    def play(self, move: Move) -> None:
        """Makes a move of the seat whose turn it is.

        Raises `bummerl.moves.IllegalMoveError`; the deal is then unchanged.
        """
        if move not in self.legal_moves():
            name = MOVE_NAMES[move] if 0 <= move < len(MOVE_NAMES) else str(move)
            raise IllegalMoveError(f"{name} is not a legal move now")
        match self.stage:
            case "trump":
                self._name_trump(move)
            case "auction":
                self._call(move)
            case "talon":
                self._lay_away(move)
            case "double":
                self._answer_double(move)
            case _ if move < CARD_COUNT:
                self._play_card(move)
            case _ if move == CLAIM:
                self._claim(self.turn)
            case _:
                self._announce(move - ANNOUNCE)

    def _name_trump(self, move: Move) -> None:
        if move == TURN_UP:
            self.turned_up = self.dealt[self.caller][self.rules.packets[0]]
            self.shown[self.caller] |= 1 << self.turned_up
            self.trump = SUIT[self.turned_up]
        else:
            self.trump = move - NAME_TRUMP
        self.stage = "auction"

    def _call(self, move: Move) -> None:
        seat = self.turn
        self.calls.append(Call(seat, move))
        if move != PASS:
            self.contract = self.rules.contracts[MOVE_NAMES[move]]
            self.declarer = seat
        passed = {call.seat for call in self.calls if call.move == PASS}
        others = [(seat + place) % self.seats for place in range(1, self.seats)]
        speaking = [each for each in others if each not in passed and each != self.declarer]
        if speaking and any(contract.value > self.least for contract in self.rules.contracts.values()):
            self.turn = next(each for each in (*others, seat) if each not in passed and each != self.declarer)
        else:
            self._end_auction()

    def _end_auction(self) -> None:
        contract, declarer = self.contract, self.declarer
        assert contract is not None
        assert declarer is not None
        if contract.goal == "shown":
            self.stage = "play"
            self._end(True, "shown", declarer)
        elif self.talon:
            self.hands[declarer] |= self.talon
            self.talon = 0
            self.turn = declarer
            self.stage = "talon"
        else:
            self._ask_for_doubling()

    def _lay_away(self, move: Move) -> None:
        first, second = laid_away_by(move)
        self.laid_away = 1 << first | 1 << second
        self.hands[self.turn] &= ~self.laid_away
        # Whether the card that was turned up is among them, nobody else knows.
        self.shown[self.turn] = 0
        self._ask_for_doubling()

    def _ask_for_doubling(self) -> None:
        """Asks the side that may double next, or begins to play when no more may be asked."""
        self.stage = "double"
        side = 1 if self.factor in (1, 4) else 0
        if self.factor < MOST_DOUBLED:
            seats = [(self.caller + place) % self.seats for place in range(self.seats)]
            self.asked = [seat for seat in seats if self.side_of(seat) == side and seat != self.out]
            self.turn = self.asked.pop(0)
        else:
            self._begin_to_play()

    def _answer_double(self, move: Move) -> None:
        if move == DOUBLE:
            self.factor *= 2
            self._ask_for_doubling()
        elif self.asked:
            self.turn = self.asked.pop(0)
        else:
            self._begin_to_play()

    def _begin_to_play(self) -> None:
        assert self.contract is not None
        assert self.declarer is not None
        self.asked = []
        self.stage = "play"
        self.turn = self.leader = self.caller if self.contract.trump else self.declarer

    def _announce(self, suit: int) -> None:
        seat = self.turn
        self.announcing = suit
        self.announced[seat] |= 1 << suit
        self.shown[seat] |= KING_QUEEN[suit]
        self._end_if_enough(seat)
        self._end_if_too_late(seat)

    def _play_card(self, card: Card) -> None:
        seat = self.turn
        self.hands[seat] ^= 1 << card
        self.table.append((seat, card))
        self.turn = self._after(seat)
        if self.turn == self.leader:
            self._end_trick()

    def _end_trick(self) -> None:
        winner = self.table[self._best()][0]
        self.tricks.append(
            ManyTrick(tuple(seat for seat, _ in self.table), tuple(card for _, card in self.table), winner)
        )
        forty = self.announcing is not None and self.announcing == self.trump
        self.table = []
        self.announcing = None
        self.turn = self.leader = winner
        self._judge_trick(winner, forty)

    def _judge_trick(self, winner: int, forty: bool) -> None:
        """Ends the deal if the trick has decided it; `forty` says that a marriage of trumps was led to it."""
        contract = self.contract
        assert contract is not None
        last = not self.hands[winner]
        match contract.goal:
            case "points":
                self._end_if_enough(winner)
                if last and self.result is None:
                    self._end_normal(self.side_of(winner), fixed(1), "last-trick", winner)
            case "no-trick":
                if winner == self.declarer or last:
                    made = winner != self.declarer
                    self._end(made, "no-trick" if made else "trick-won", winner)
            case "all-tricks":
                if winner != self.declarer or last:
                    made = winner == self.declarer
                    self._end(made, "all-tricks" if made else "trick-lost", winner)
            case _:
                self._judge_schnapser(winner, forty)

    def _judge_schnapser(self, winner: int, forty: bool) -> None:
        if winner != self.declarer:
            self._end(False, "trick-lost", winner)
            return
        self._end_if_enough(winner)
        self._end_if_too_late(winner, at_once=forty and self.rules.vierziger_must_finish)

    def _schnapser_tricks(self) -> int:
        assert self.declarer is not None
        suits = cards_in(self.announced[self.declarer])
        return self.rules.schnapser_tricks(max((self.worth(suit) for suit in suits), default=0))

    # Endings

    def _end_if_enough(self, seat: int) -> None:
        """Ends the deal if `seat`, which has just won a trick or announced, has enough that counts."""
        contract = self.contract
        assert contract is not None
        if contract.goal == "points":
            last = not self.hands[seat]
            if self.side_points(self.side_of(seat)) >= ENOUGH and (self.rules.claim == "auto" or last):
                self._claim(seat)
        elif seat == self.declarer and self.points[seat] >= ENOUGH and len(self.tricks) <= self._schnapser_tricks():
            self._end(True, "enough", seat)

    def _end_if_too_late(self, seat: int, *, at_once: bool = False) -> None:
        """Ends a Schnapser that has no trick left: a marriage may leave it fewer than it has taken."""
        contract = self.contract
        assert contract is not None
        if self.result is not None or contract.goal != "schnapser":
            return
        if at_once or len(self.tricks) >= self._schnapser_tricks():
            self._end(False, "too-late", seat)

    def _claim(self, seat: int) -> None:
        side = self.side_of(seat)
        right = self.side_points(side) >= ENOUGH
        worth = scale(1 - side, self.tricks_of(1 - side), self.side_points(1 - side))
        self._end_normal(side if right else 1 - side, worth, "claim" if right else "false-claim", seat)

    def _end_normal(self, side: int, worth: Worth, reason: str, by: int) -> None:
        self._end(side == 0, reason, by, worth)

    def forfeit(self, seat: int) -> None:
        """Ends the deal as lost by the side of `seat`."""
        if self.contract is None:
            self.contract, self.declarer = NORMAL, self.caller
        self._end(self.side_of(seat) == 1, "forfeit", seat)

    def _end(self, made: bool, reason: str, by: int, normal: Worth | None = None) -> None:
        contract, declarer = self.contract, self.declarer
        assert contract is not None
        assert declarer is not None
        worth = worth_of(contract, normal or fixed(1))
        won = scores(self.rules, declarer, made, worth.game_points * self.factor)
        self.stage = "over"
        self.asked = []
        self.result = AuctionResult(made, declarer, contract.code, self.factor, won, reason, by, worth.basis)

    # Views

    def seen_by(self, seat: int) -> CardSet:
        """The own cards that a seat has seen: until trump is named those of the first packet alone."""
        if self.stage != "trump":
            return self.hands[seat]
        return card_set(self.dealt[seat][: self.rules.packets[0]])

    def view(self, seat: int, score: tuple[int, ...] | None = None) -> AuctionView:
        """All that a seat may know. `score` is the game points each team still needs, by default a whole match."""
        took_talon = seat == self.declarer and not self.talon
        return AuctionView(
            rules=self.rules,
            seat=seat,
            turn=self.turn,
            stage=self.stage,
            caller=self.caller,
            hand=self.seen_by(seat),
            sizes=tuple(hand.bit_count() for hand in self.hands),
            known=tuple(shown & hand for shown, hand in zip(self.shown, self.hands, strict=True)),
            trump=self.trump,
            turned_up=self.turned_up,
            calls=tuple(self.calls),
            contract=self.contract,
            declarer=self.declarer,
            factor=self.factor,
            talon=card_set(self.talon_dealt) if took_talon else 0,
            laid_away=self.laid_away if took_talon else 0,
            leader=self.leader,
            table=tuple(self.table),
            announcing=self.announcing,
            announced=tuple(self.announced),
            tricks=tuple(self.tricks),
            points=self.points,
            legal=self.legal_moves() if self.turn == seat else (),
            score=score or (self.rules.target,) * len(self.rules.teams),
        )
