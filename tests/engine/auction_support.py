"""Deals of the games with an auction, and what a seat cannot tell apart."""

from collections.abc import Iterator
from random import Random

from bummerl.ai.auction.sense import sensible_moves
from bummerl.cards import Card, cards_in, deck_of
from bummerl.moves import IllegalMoveError, Move
from bummerl.rules import AUCTION_PROFILES, AuctionRules, BauernRules, TalonRules
from bummerl.tables.auction import AuctionDeal

ALL_RULES: tuple[AuctionRules, ...] = (
    *AUCTION_PROFILES.values(),
    BauernRules(
        knocking=True,
        ass_bettler=False,
        partner_may_schnapser=False,
        partner_may_bauer=True,
        vierziger_must_finish=True,
        must_undertrump=True,
        marriage_needs_trick=False,
        claim="manual",
    ),
    TalonRules(
        ass_bettler=True,
        assenbettler=True,
        damengang=True,
        koenigsgang=True,
        bauernloch=True,
        must_undertrump=True,
        marriage_needs_trick=False,
        claim="manual",
    ),
)
"""The two games as they are, and with every switch thrown."""


def new_deal(rules: AuctionRules, random: Random) -> AuctionDeal:
    """A shuffled deal."""
    deck = list(deck_of("ATKQJ"))
    random.shuffle(deck)
    return AuctionDeal.from_deck(rules, deck, random.randrange(rules.seats))


def by_chance(deal: AuctionDeal, random: Random) -> Move:
    """A move of somebody who bids high now and then, so that all contracts are played."""
    moves = sensible_moves(deal.view(deal.turn))
    if deal.stage == "auction" and random.random() < 0.6:
        return moves[-1] if deal.calls else moves[0]
    return random.choice(moves)


def positions(rules: AuctionRules, random: Random) -> Iterator[AuctionDeal]:
    """A deal by chance before each of its moves."""
    deal = new_deal(rules, random)
    while deal.result is None:
        yield deal
        deal.play(by_chance(deal, random))


def dealt(deal: AuctionDeal) -> list[list[Card]]:
    """The hands as they were dealt, then the talon."""
    return [*map(list, deal.dealt), list(deal.talon_dealt)]


def retold(deal: AuctionDeal, moves: list[Move], random: Random, tries: int = 60) -> AuctionDeal | None:
    """Another deal with the same moves that the seat whose turn it is cannot tell from this one, if one is found."""
    seat = deal.turn
    view = deal.view(seat)
    hidden = [[place for place, card in enumerate(cards) if view.unseen >> card & 1] for cards in dealt(deal)]
    loose = [dealt(deal)[owner][place] for owner, places in enumerate(hidden) for place in places]
    for _ in range(tries):
        mixed = loose.copy()
        random.shuffle(mixed)
        cards = dealt(deal)
        for owner, places in enumerate(hidden):
            for place in places:
                cards[owner][place] = mixed.pop()
        other = AuctionDeal(deal.rules, cards[:-1], cards[-1], deal.caller)
        try:
            for move in moves:
                other.play(move)
        except IllegalMoveError:
            continue
        if other.turn == seat and other.view(seat) == view and other.hands != deal.hands:
            return other
    return None


def held_then(deal: AuctionDeal) -> list[int]:
    """All cards that each seat holds now, then those in the talon or laid away."""
    return [*deal.hands, deal.talon or deal.laid_away]


def names(cards: int) -> str:
    """For messages."""
    return " ".join(AuctionDeal.deck.names[card] for card in cards_in(cards))
