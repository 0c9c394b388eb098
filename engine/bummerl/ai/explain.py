"""Why a move is good: reasons as facts, which every language puts into its own words."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bummerl.ai.evaluate import Evaluation
from bummerl.ai.worlds import Worlds
from bummerl.cards import CARD_COUNT, HIGHER, SUIT_SET_OF, VALUES, Card, CardSet, cards_in
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, Move
from bummerl.tricks import answer_wins
from bummerl.view import View

HANDS = 300
"""Hands of the opponent that are looked at where there are more."""
CLEAR = 0.1
"""Game points by which a move must be better than the next for the difference to be a reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that speaks for a move, or that is to be known about it.

    | kind | says |
    |---|---|
    | ``claim`` | `points` are enough |
    | ``counted-out`` | both hands are known, the rest was computed |
    | ``exchange`` | the trump `card` comes into the hand |
    | ``marriage`` | announcing adds `points` |
    | ``close`` | closing now wins in `cases` of `of` |
    | ``takes`` | `card` takes a trick of `points` |
    | ``gives`` | `card` gives up a trick of `points` |
    | ``safe`` | nothing beats `card` when it is led |
    | ``falls`` | the opponent can beat `card` in `cases` of `of` hands, with `by` if it is a card of its suit |
    | ``better`` | `move` would bring `difference` game points less |
    """

    kind: str
    card: Card | None = None
    by: Card | None = None
    points: int | None = None
    cases: int | None = None
    of: int | None = None
    move: Move | None = None
    difference: float | None = None


def explain(view: View, move: Move, evaluation: Evaluation, seed: str) -> tuple[Reason, ...]:
    """The reasons for `move`, the most telling first; they follow from the view and the seed alone."""
    return (*_facts(view, move, evaluation, seed), *_compared(move, evaluation))


def _facts(view: View, move: Move, evaluation: Evaluation, seed: str) -> Iterator[Reason]:
    if move == CLAIM:
        yield Reason("claim", points=view.points[view.seat])
    elif move == EXCHANGE:
        yield Reason("exchange", card=view.bottom)
    elif move == CLOSE:
        value = next(each for each in evaluation.moves if each.move == CLOSE)
        yield Reason("close", cases=value.wins, of=value.worlds)
    elif ANNOUNCE <= move < EXCHANGE:
        yield Reason("marriage", points=40 if move - ANNOUNCE == view.trump else 20)
    elif move < CARD_COUNT and view.led is not None:
        trick = VALUES[view.led] + VALUES[move]
        yield Reason("takes" if answer_wins(view.led, move, view.trumps) else "gives", card=move, points=trick)
    elif move < CARD_COUNT:
        yield _risk(view, move, seed)
    if evaluation.exact and move != CLAIM:
        yield Reason("counted-out")


def _risk(view: View, card: Card, seed: str) -> Reason:
    """In how many of the opponent's possible hands there is a card that beats a lead of `card`."""
    hands = Worlds(view).some_hands(HANDS, Random(seed))
    beaten = sum(_beats(view, hand, card) for hand in hands)
    if beaten == 0:
        return Reason("safe", card=card)
    higher = HIGHER[card] & (view.unseen | view.opponent_known)
    by = cards_in(higher)[-1] if higher else None
    return Reason("falls", card=card, by=by, cases=beaten, of=len(hands))


def _beats(view: View, hand: CardSet, card: Card) -> bool:
    """Whether a hand can take a lead of `card`; in the strict phase a trump only helps where the suit is missing."""
    if hand & HIGHER[card]:
        return True
    follows = hand & SUIT_SET_OF[card]
    return bool(hand & view.trumps) and not view.trumps >> card & 1 and not (view.strict and follows)


def _compared(move: Move, evaluation: Evaluation) -> Iterator[Reason]:
    """The best other move, if it is clearly worse."""
    values = {each.move: each.points for each in evaluation.moves}
    others = [each for each in evaluation.moves if each.move != move]
    if move in values and others:
        difference = values[move] - others[0].points
        if difference >= CLEAR:
            yield Reason("better", move=others[0].move, difference=difference)
