"""The levels ``beginner``, ``easy`` and ``normal``: people who see no more than anyone, and use less of it."""

from dataclasses import replace
from random import Random

from bummerl.ai.deadline import Deadline
from bummerl.ai.thumb import by_thumb, in_known_world
from bummerl.ai.worlds import World
from bummerl.cards import CARD_COUNT, HIGHER, VALUES, Card, CardSet
from bummerl.moves import ANNOUNCE, CLOSE, EXCHANGE, Move
from bummerl.tricks import answer_wins
from bummerl.view import View

REMEMBERED = 0.4
"""Chance that a beginner remembers a trick before the last."""
OVERLOOKED = 0.3
"""Chance that a beginner overlooks an exchange or a marriage."""
EASY_ENDING = 3
"""Cards in the hand with which an easy player sees to the end."""


def beginner(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """Knows the rules, likes to take tricks, and forgets what has been played."""
    actions = [move for move in moves if ANNOUNCE <= move <= EXCHANGE]
    if actions and random.random() >= OVERLOOKED:
        return random.choice(actions)
    seen = faded(view, random)
    cards = [move for move in moves if move < CARD_COUNT]
    if view.led is None:
        return _naive_lead(seen, cards, random)
    return _naive_answer(view, view.led, cards)


def faded(view: View, random: Random) -> View:
    """What is left of a view after forgetting: the cards of some tricks before the last seem still to be out."""
    forgotten: CardSet = 0
    for trick in view.tricks[:-1]:
        if random.random() >= REMEMBERED:
            forgotten |= 1 << trick.led | 1 << trick.answer
    return replace(view, played=view.played & ~forgotten)


def _naive_lead(view: View, cards: list[Card], random: Random) -> Card:
    """The highest card if nothing in memory beats it, else a low one, and now and then any."""
    out = view.unseen | view.opponent_known
    masters = [card for card in cards if VALUES[card] >= 10 and not HIGHER[card] & out]
    if masters and random.random() < 0.6:
        return max(masters)
    return min(cards, key=lambda card: VALUES[card] + 6 * random.random())


def _naive_answer(view: View, led: Card, cards: list[Card]) -> Card:
    """The cheapest card that takes the trick, if that is worth a point or two, else the cheapest."""
    taking = [card for card in cards if answer_wins(led, card, view.trumps)]
    if taking:
        card = min(taking, key=lambda card: VALUES[card])
        if VALUES[led] + VALUES[card] >= 6:
            return card
    return min(cards, key=lambda card: VALUES[card])


def easy(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """Plays by rules of thumb with a weak memory, never closes, and sees the end only when it is near."""
    if view.stock == 0 and view.hand.bit_count() <= EASY_ENDING:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    return by_thumb(faded(view, random), tuple(move for move in moves if move != CLOSE))


def normal(view: View, moves: tuple[Move, ...], random: Random, deadline: Deadline) -> Move:
    """Counts cards, plays by rules of thumb, and exactly once all cards are known."""
    if view.stock == 0:
        return in_known_world(view, moves, World(view.opponent_known | view.unseen, ()))
    return by_thumb(view, moves)
