"""Filling the hidden places of a record with cards that fit what has been played."""

from collections.abc import Sequence
from dataclasses import replace

from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT, Card, CardSet, card_set, cards_in, deck_of
from bummerl.deal import Deal
from bummerl.moves import ANNOUNCE, DECLINE, EXCHANGE, Move, parse_move
from bummerl.records.position import Position
from bummerl.records.reading import HIDDEN, RecordError
from bummerl.records.record import TwoHandRecord
from bummerl.tricks import strict_answers

Clash = set[tuple[Card, int]]
"""Cards and the hidden places where they cannot be."""


class Filling:
    """Finds hidden cards under which all moves are legal; a view is the same for all of them.

    Any cards are tried first. A move that they make illegal tells which card cannot be where it was put; this holds
    for each card by itself, so that the right places are a matching.
    """

    def __init__(self, record: TwoHandRecord, seat: int, announced: CardSet | None = None) -> None:
        """Moves do not tell whether the opponent has announced by leading.

        `announced` is the suits of which it is known; without it, the opponent has not if it can be otherwise.
        """
        position = record.position
        self.record = record
        self.seat = seat
        self.other = 1 - seat
        self.announced = announced
        self.hidden_hand = [index for index, card in enumerate(position.hands[self.other]) if card == HIDDEN]
        self.hidden_stock = [index for index, card in enumerate(position.stock) if card == HIDDEN]
        seen = position.gone | card_set(
            card
            for card in (*position.hands[0], *position.hands[1], *position.stock, position.turnup, position.led)
            if card is not None and card != HIDDEN
        )
        self.cards = cards_in(card_set(deck_of(position.rules.ranks)) & ~seen)
        """The cards that lie in hidden places. A place is a number: those in the opponent's hand are the first."""
        shown = [card for suit in position.announced[self.other] for card in cards_in(KING_QUEEN[suit])]
        in_stock = range(len(self.hidden_hand), len(self.cards))
        self.barred: Clash = {(card, place) for card in shown for place in in_stock}
        self.avoided: dict[Card, Clash] = {}

    def bar(self, clash: Clash) -> None:
        """Keeps cards from places."""
        self.barred |= clash

    def try_in_order(self, cards: Sequence[Card]) -> None:
        """Places the cards in this order: the first ones come to the first of the places where they may be."""
        self.cards = tuple(cards)

    def find(self) -> tuple[Position, Deal]:
        """A position with hidden cards that fit, and the deal that has played all moves from it.

        Raises `RecordError` if none fit.
        """
        while True:
            places = self._match()
            position = self._position(places)
            deal = self.start(position)
            if self._play(deal, places):
                return position, deal

    def start(self, position: Position) -> Deal:
        """The deal before its moves; the opponent has shown those of its cards that the record knows."""
        deal = position.deal()
        deal.shown[self.other] |= card_set(card for card in self.record.position.hands[self.other] if card != HIDDEN)
        return deal

    def _position(self, places: dict[Card, int]) -> Position:
        position = self.record.position
        at = {place: card for card, place in places.items()}
        hands = [list(hand) for hand in position.hands]
        stock = list(position.stock)
        for place, index in enumerate(self.hidden_hand):
            hands[self.other][index] = at[place]
        for place, index in enumerate(self.hidden_stock, len(self.hidden_hand)):
            stock[index] = at[place]
        return replace(position, hands=(tuple(hands[0]), tuple(hands[1])), stock=tuple(stock), seat=None)

    def _play(self, deal: Deal, places: dict[Card, int]) -> bool:
        """Plays the moves; not all of them if one shows cards in the wrong place, which is then noted."""
        unseen = card_set(self.cards)
        for index, token in enumerate(self.record.moves):
            try:
                move = parse_move(token)
                if move not in deal.legal_moves():
                    clash = {(card, places[card]) for card in self._blamed(deal, move) if card in places}
                    if clash:
                        self.barred |= clash
                        return False
                deal.play(move)
            except ValueError as error:
                raise RecordError(f"moves[{index}]", str(error)) from None
            if move == EXCHANGE:
                unseen &= ~(1 << deal.exchange_card)
            for card in cards_in(deal.hands[self.seat] & unseen):
                where = self.hidden_stock[places[card] - len(self.hidden_hand)]
                raise RecordError(f"stock[{where}]", "is hidden from the seat that has drawn it")
            if self._is_told_wrongly(deal, move, places):
                return False
        if deal.offered == EXCHANGE and deal.turn == self.other and deal.exchange_card in places:
            self.barred.add((deal.exchange_card, places[deal.exchange_card]))
            return False
        return True

    def _is_told_wrongly(self, deal: Deal, move: Move, places: dict[Card, int]) -> bool:
        """Whether the opponent has announced by the lead just made where it should not, or the other way; notes it."""
        suit = SUIT[move] if move < CARD_COUNT else 0
        if (
            not deal.rules.marriage_auto
            or deal.led != move
            or deal.leader != self.other
            or not KING_QUEEN[suit] >> move & 1
        ):
            return False
        (partner,) = cards_in(KING_QUEEN[suit] & ~(1 << move))
        if partner not in places:
            return False
        clash = (partner, places[partner])
        has_announced = deal.announcing is not None
        if self.announced is not None:
            gone = any(partner in (trick.led, trick.answer) for trick in deal.tricks)
            if has_announced != bool(self.announced >> suit & 1 and not gone):
                self.barred.add(clash)
                return True
            return False
        avoided = self.avoided.setdefault(partner, set())
        if has_announced and clash not in avoided:
            avoided.add(clash)
            return True
        return False

    def _blamed(self, deal: Deal, move: Move) -> tuple[Card, ...]:
        """Cards whose place keeps the opponent from making `move`."""
        if deal.closing is not None and (move in (EXCHANGE, DECLINE) or deal.offered == EXCHANGE):
            return (deal.exchange_card,)
        hand = deal.hands[self.other]
        if deal.turn != self.other or deal.result is not None:
            return ()
        if move == EXCHANGE:
            return (deal.exchange_card,)
        if ANNOUNCE <= move < ANNOUNCE + 4:
            return cards_in(KING_QUEEN[move - ANNOUNCE] & ~hand)
        if move >= CARD_COUNT:
            return ()
        if not hand >> move & 1:
            return (move,)
        if deal.led is None:
            return ()
        must_head = deal.rules.must_head
        return tuple(
            card
            for card in cards_in(hand)
            if not strict_answers(1 << card | 1 << move, deal.led, deal.trumps, must_head) >> move & 1
        )

    def _match(self) -> dict[Card, int]:
        """A place for every hidden card, where possible none that is only avoided."""
        barred = self.barred
        places = self._solve(barred)
        if places is None:
            raise RecordError("moves", "do not fit any cards that the opponent may have had")
        for avoided in self.avoided.values():
            better = self._solve(barred | avoided)
            if better is not None:
                places, barred = better, barred | avoided
        return places

    def _solve(self, barred: Clash) -> dict[Card, int] | None:
        holders: dict[int, Card] = {}
        if all(self._place(card, holders, barred, set()) for card in self.cards):
            return {card: place for place, card in holders.items()}
        return None

    def _place(self, card: Card, holders: dict[int, Card], barred: Clash, tried: set[int]) -> bool:
        """Finds a place for a card, moving others on where that helps."""
        for place in range(len(self.cards)):
            if place in tried or (card, place) in barred:
                continue
            tried.add(place)
            if place not in holders or self._place(holders[place], holders, barred, tried):
                holders[place] = card
                return True
        return False
