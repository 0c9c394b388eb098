"""Random deals of the games with an auction: held against a referee, and what must be so in all of them."""

import json
import random
from collections import Counter
from dataclasses import replace

import pytest
from auction_referee import Referee
from auction_support import new_deal
from deals import chances
from hypothesis import given, settings

from bummerl.cards import NAMES, card_set, cards_in
from bummerl.games import game_of
from bummerl.match import Match
from bummerl.moves import IllegalMoveError, Move
from bummerl.options import Options
from bummerl.rules import AUCTION_CHOICES, AUCTION_PROFILES, AuctionRules, DreierRules, find_rules
from bummerl.scoring import ENOUGH
from bummerl.session import Session
from bummerl.tables.auction import MOVE_NAMES, AuctionDeal


def random_rules(chance: random.Random) -> AuctionRules:
    """A game with some of its switches thrown."""
    name = chance.choice(list(AUCTION_PROFILES))
    choices = AUCTION_CHOICES[name]
    keys = chance.sample(list(choices), chance.choice((0, 1, 3, len(choices))))
    return replace(AUCTION_PROFILES[name], **{key: chance.choice(choices[key]) for key in keys})  # type: ignore[arg-type]


def suited(chance: random.Random, rules: AuctionRules) -> AuctionDeal:
    """A deal; now and then with a whole suit in one hand, so that the dear contracts come up."""
    deal = new_deal(rules, chance)
    if chance.random() < 0.8:
        return deal
    seat, suit = chance.randrange(rules.seats), chance.randrange(4)
    whole = list(range(6 * suit + 1, 6 * suit + 6))
    deck = [card for card in AuctionDeal.cards(rules) if card not in whole]
    chance.shuffle(deck)
    size = 20 // rules.seats
    hands = [[*whole, *(deck.pop() for _ in range(size - 5))] if each == seat else [] for each in range(rules.seats)]
    hands = [hand or [deck.pop() for _ in range(size)] for hand in hands]
    return AuctionDeal(rules, hands, deck, deal.caller)


def some_move(deal: AuctionDeal, chance: random.Random) -> Move:
    """By chance, but bids are few and claims are rare, so that all contracts are played."""
    legal = deal.legal_moves()
    if deal.stage == "auction":
        return chance.choice(legal) if chance.random() < 0.3 else legal[-1] if deal.calls else legal[0]
    quiet = [move for move in legal if MOVE_NAMES[move] != "66"] or legal
    return chance.choice(quiet if chance.random() < 0.95 else legal)


def tokens(cards: int) -> list[str]:
    return [NAMES[card] for card in cards_in(cards)]


@settings(max_examples=1000, deadline=None)
@given(chances())
def test_the_engine_and_a_referee_agree(chance: random.Random) -> None:
    deal = suited(chance, random_rules(chance))
    dealt = [[NAMES[card] for card in hand] for hand in deal.dealt]
    referee = Referee(deal.rules, dealt, tokens(deal.talon), deal.caller)
    while deal.result is None:
        legal = {MOVE_NAMES[move] for move in deal.legal_moves()}
        assert (deal.stage, deal.turn, legal) == (referee.stage, referee.turn, referee.legal())
        move = some_move(deal, chance)
        referee.play(MOVE_NAMES[move])
        deal.play(move)
        if deal.contract is not None:
            assert [deal.side_points(side) for side in (0, 1)] == [referee.counted(True), referee.counted(False)]
    result = deal.result
    assert (referee.stage, referee.made, referee.declarer) == ("over", result.made, result.declarer)
    assert (referee.contract, 2**referee.level, tuple(referee.scores)) == (
        result.contract,
        result.double,
        result.scores,
    )


@settings(max_examples=150, deadline=None)
@given(chances())
def test_cards_and_points_are_conserved_and_only_legal_moves_are_accepted(chance: random.Random) -> None:
    deal = suited(chance, random_rules(chance))
    deck = card_set(AuctionDeal.cards(deal.rules))
    while deal.result is None:
        legal = set(deal.legal_moves())
        assert legal
        for wrong in chance.sample([move for move in range(len(MOVE_NAMES)) if move not in legal], 5):
            before = repr(vars(deal))
            with pytest.raises(IllegalMoveError):
                deal.play(wrong)
            assert repr(vars(deal)) == before
        twin = deal.copy()
        before = repr(vars(deal))
        twin.play(some_move(twin, chance))
        assert repr(vars(deal)) == before
        deal.play(some_move(deal, chance))
        places = Counter(card for cards in (*deal.hands, deal.talon, deal.laid_away) for card in cards_in(cards))
        places.update(card for _, card in deal.table)
        places.update(card for trick in deal.tricks for card in trick.cards)
        assert places == Counter(cards_in(deck))
    won = [trick for trick in deal.tricks for _ in trick.cards]
    assert sum(deal.points) + sum(deal.pending) == sum(trick.points for trick in deal.tricks) + sum(
        deal.marriage_points(seat) for seat in range(deal.seats)
    )
    assert sum(deal.tricks_of(side) for side in (0, 1)) == len(deal.tricks)
    assert len(won) == len(deal.tricks) * (deal.seats - (deal.out is not None))
    if deal.result.contract == "N" and deal.result.reason == "claim":
        assert max(deal.side_points(side) for side in (0, 1)) >= ENOUGH


def hidden_from(deal: AuctionDeal, seat: int) -> set[int]:
    """The cards that a seat cannot have seen."""
    own = deal.dealt[seat] if deal.stage != "trump" or deal.rules.knocking else deal.dealt[seat][:3]
    seen = {*own, *(card for trick in deal.tricks for card in trick.cards), *(card for _, card in deal.table)}
    if deal.turned_up is not None:
        seen.add(deal.turned_up)
    seen |= {card for each in range(deal.seats) for card in cards_in(deal.shown[each])}
    if seat == deal.declarer and deal.stage in ("talon", "double", "play", "over"):
        seen |= set(deal.talon_dealt)
    return set(AuctionDeal.cards(deal.rules)) - seen


def lain_otherwise(deal: AuctionDeal, made: list[Move], seat: int, chance: random.Random) -> AuctionDeal | None:
    """The same moves with the cards hidden from a seat in other places; None where they are not legal there."""
    cards = [list(hand) for hand in (*deal.dealt, deal.talon_dealt)]
    hidden = hidden_from(deal, seat)
    places = [(hand, place) for hand in cards for place, card in enumerate(hand) if card in hidden]
    for (hand, place), card in zip(places, chance.sample(sorted(hidden), len(hidden)), strict=True):
        hand[place] = card
    other = AuctionDeal(deal.rules, cards[:-1], cards[-1], deal.caller)
    try:
        for move in made:
            other.play(move)
    except IllegalMoveError:
        return None
    return other


def test_a_view_is_the_same_wherever_hidden_cards_lie() -> None:
    chance = random.Random(3)
    compared: Counter[str] = Counter()
    for _ in range(100):
        deal = new_deal(random_rules(chance), chance)
        made: list[Move] = []
        while deal.result is None:
            for seat in range(deal.seats):
                other = lain_otherwise(deal, made, seat, chance)
                if other is not None and other.hands != deal.hands:
                    assert other.view(seat) == deal.view(seat)
                    compared[deal.stage] += 1
            made.append(some_move(deal, chance))
            deal.play(made[-1])
    assert min(compared[stage] for stage in ("trump", "auction", "talon", "double", "play")) > 50


@settings(max_examples=30, deadline=None)
@given(chances())
def test_a_game_is_saved_and_restored_at_any_point(chance: random.Random) -> None:
    rules = DreierRules() if chance.random() < 0.3 else random_rules(chance)
    options = Options(auto_claim=chance.random() < 0.5)
    session = Session(rules, "beginner", chance.randrange(rules.seats), f"{chance.getrandbits(256):064x}", options)
    for _ in range(40):
        now = session.snapshot()
        restored = Session.restore(session.save())
        assert json.dumps(restored.snapshot()) == json.dumps(now)
        assert restored.save() == session.save()
        session = chance.choice((session, restored))
        if now["result"] is not None:
            session.next(session._state.match.deal_number)
        elif now["phase"] == "waiting":
            session.think(session.ply)
        else:
            assert isinstance(now["legal"], list)
            session.play(chance.choice(now["legal"]), session.ply)


@pytest.mark.parametrize("name", ["bauern", "talon", "dreier"])
def test_whole_random_matches_come_to_their_end(name: str) -> None:
    chance = random.Random(name)
    for _ in range(60):
        rules = find_rules(name)
        match = Match.start(rules, chance.randrange(rules.seats))
        while not match.over:
            game = game_of(match.deal_rules)
            deck = list(game.cards)
            chance.shuffle(deck)
            deal = game.deal(deck, match.forehand)
            while deal.result is None:
                deal.play(
                    some_move(deal, chance) if isinstance(deal, AuctionDeal) else chance.choice(deal.legal_moves())
                )
            before, match = match, match.after(deal.result)
            assert all(0 <= new <= old for new, old in zip(match.score, before.score, strict=True))
        assert match.winner is not None
        assert match.score[match.winner] == 0
        assert match.winner not in match.last
        assert match.bummerl in (1, 2, 4)
