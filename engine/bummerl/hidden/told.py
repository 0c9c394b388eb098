"""A deal of which a seat's record may tell: hidden cards are moved until all that was said and played could be."""

from random import Random

from bummerl.cards import CARD_COUNT, KING_QUEEN, Card, CardSet, cards_in, deck_of
from bummerl.moves import ANNOUNCE, Move
from bummerl.records import HIDDEN, AuctionRecord, RecordError
from bummerl.records.seats import LAID_AWAY_HIDDEN
from bummerl.rules.contracts import ACE_HIGH
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.auction.deal import ACES, SUITS_DEALT
from bummerl.tables.auction.moves import BID, MOVE_NAMES, NAME_TRUMP, laid_away_by

_TRIES = 3000
"""Deals that are tried: of what has been played hardly any needs a hundred."""
_REPAIRS = 120
"""Of these so many follow from one filling of the hidden places, card by card."""
_DECK = deck_of(ACE_HIGH)

Place = tuple[int, int]
"""A hand, or the talon after the last of them, and a card's place in it."""


class Told:
    """A record with hidden cards, and cards in their places."""

    def __init__(self, record: AuctionRecord, chance: Random) -> None:
        self._record = record
        self._chance = chance
        position = record.position
        self._cards = [[*cards] for cards in (*position.hands, position.talon)]
        self._hidden = [
            (hand, place)
            for hand, cards in enumerate(self._cards)
            for place, card in enumerate(cards)
            if card == HIDDEN
        ]
        self._fixed: set[Card] = set()
        """Cards that a seat must hold for what has been found so far."""
        self._kept: CardSet = 0
        """Cards played later, which the declarer cannot have laid away."""

    def find(self) -> tuple[AuctionDeal, list[Move]]:
        """A start and moves that look to the record's seat as the record says. Raises `RecordError`."""
        furthest, repairs = -1, 0
        for _ in range(_TRIES):
            if not repairs:
                self._fill()
                repairs = _REPAIRS
            start = self._start()
            moves, deal = self._follow(start)
            if len(moves) == len(self._record.moves):
                return start, moves
            furthest = max(furthest, len(moves))
            repairs = repairs - 1 if self._repair(deal, self._record.moves[len(moves)]) else 0
        raise RecordError(f"moves[{furthest}]", f"{self._record.moves[furthest]!r} is not possible, whatever is hidden")

    def _fill(self) -> None:
        held = {card for cards in self._record.position.hands for card in cards} | {*self._record.position.talon}
        free = [card for card in _DECK if card not in held]
        self._chance.shuffle(free)
        for (hand, place), card in zip(self._hidden, free, strict=True):
            self._cards[hand][place] = card
        self._fixed, self._kept = set(), 0

    def _start(self) -> AuctionDeal:
        position = self._record.position
        return AuctionDeal(position.rules, self._cards[:-1], self._cards[-1], position.leader, position.trump)

    def _follow(self, start: AuctionDeal) -> tuple[list[Move], AuctionDeal]:
        """The moves as far as they can be made, and the deal after them."""
        deal = start.copy()
        moves: list[Move] = []
        for token in self._record.moves:
            legal = deal.legal_moves()
            hidden = token == LAID_AWAY_HIDDEN and deal.stage == "talon"
            move = self._laid_away(legal) if hidden else self._parsed(deal, token)
            if move not in legal:
                break
            deal.play(move)
            moves.append(move)
        return moves, deal

    def _laid_away(self, legal: tuple[Move, ...]) -> Move:
        """Any two cards that are not played later."""
        pairs = [move for move in legal if not any(self._kept >> card & 1 for card in laid_away_by(move))]
        return self._chance.choice(pairs or legal)

    def _repair(self, deal: AuctionDeal, token: str) -> bool:
        """Moves cards so that a move may become possible; False if none can be moved."""
        move, seat = self._parsed(deal, token), deal.turn
        if move < CARD_COUNT and deal.stage == "play":
            if move not in _DECK:
                return False
            if deal.laid_away >> move & 1 and seat == deal.declarer and not self._kept >> move & 1:
                self._kept |= 1 << move
                return True
            if deal.hands[seat] >> move & 1:
                return self._drop(seat, [card for card in deal.legal_moves() if card < CARD_COUNT])
            return self._give(seat, [move])
        if ANNOUNCE <= move < ANNOUNCE + 4:
            return self._give(seat, list(cards_in(KING_QUEEN[move - ANNOUNCE])))
        if NAME_TRUMP <= move < NAME_TRUMP + 4 and deal.stage == "trump":
            suit = cards_in(SUITS_DEALT[move - NAME_TRUMP])
            return self._give(seat, [self._chance.choice(suit)], deal.rules.packets[0])
        if deal.stage == "auction" and move >= BID and MOVE_NAMES[move] in deal.rules.contracts:
            return self._let_bid(deal, MOVE_NAMES[move])
        return False

    def _let_bid(self, deal: AuctionDeal, code: str) -> bool:
        """Gives whoever bids a contract the cards that it needs."""
        suits = [suit for suit in range(4) if suit != deal.trump]
        match deal.rules.contracts[code].needs:
            case "ace":
                return self._give(deal.turn, [self._chance.choice(cards_in(ACES))])
            case "trump suit" if deal.trump is not None:
                return self._give(deal.turn, list(cards_in(SUITS_DEALT[deal.trump])))
            case "plain suit":
                return self._give(deal.turn, list(cards_in(SUITS_DEALT[self._chance.choice(suits)])))
            case "suit":
                return self._give(deal.turn, list(cards_in(SUITS_DEALT[self._chance.randrange(4)])))
        return False

    def _give(self, seat: int, wanted: list[Card], among: int | None = None) -> bool:
        """Puts cards into a hand, or among its first ones, in exchange for some that it need not hold."""
        for card in wanted:
            source = self._place_of(card)
            if source[0] == seat and (among is None or source[1] < among):
                self._fixed.add(card)
                continue
            targets = [
                (hand, place)
                for hand, place in self._hidden
                if hand == seat and (among is None or place < among) and self._cards[hand][place] not in self._fixed
            ]
            if source not in self._hidden or card in self._fixed or not targets:
                return False
            self._exchange(source, self._chance.choice(targets))
            self._fixed.add(card)
        return True

    def _drop(self, seat: int, cards: list[Card]) -> bool:
        """Moves cards out of a hand that would have had to be played instead."""
        for card in cards:
            source = self._place_of(card)
            targets = [
                (hand, place)
                for hand, place in self._hidden
                if hand != seat and self._cards[hand][place] not in self._fixed
            ]
            if source not in self._hidden or card in self._fixed or not targets:
                return False
            self._exchange(source, self._chance.choice(targets))
        return bool(cards)

    def _parsed(self, deal: AuctionDeal, token: str) -> Move:
        try:
            return deal.parse_move(token)
        except ValueError as error:
            raise RecordError(f"moves[{self._record.moves.index(token)}]", str(error)) from None

    def _place_of(self, card: Card) -> Place:
        return next((hand, cards.index(card)) for hand, cards in enumerate(self._cards) if card in cards)

    def _exchange(self, one: Place, other: Place) -> None:
        first, second = self._cards[one[0]][one[1]], self._cards[other[0]][other[1]]
        self._cards[one[0]][one[1]], self._cards[other[0]][other[1]] = second, first
