"""Why a move is good: reasons as facts, which every language puts into its own words.

Every reason tells the move from another one: what is said of both explains nothing, and what speaks against a move is
said only of one that should not have been played.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bummerl.ai.evaluate import Evaluation, MoveValue
from bummerl.ai.worlds import Worlds
from bummerl.cards import CARD_COUNT, HIGHER, KING_QUEEN, SUIT, SUIT_SET_OF, VALUES, Card, CardSet, cards_in
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, Move
from bummerl.tricks import answer_wins
from bummerl.view import View

HANDS = 300
"""Hands of the opponent that are looked at where there are more."""
CLEAR = 0.1
"""Game points by which a move must be better than the next for the difference to be a reason."""
OFTEN = 0.1
"""Part of the hands by which a lead must be beaten less often than another."""
HIGH = 10
"""Card points of the cards that are worth being kept."""
NOTED = 2
"""Card points by which a card must be cheaper than another."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One fact that tells a move from another one, or that is to be known about its value.

    | kind | says |
    |---|---|
    | ``claim`` | `points` are enough |
    | ``counted-out`` | both hands are known, the rest was computed |
    | ``exchange`` | the trump `card` comes into the hand |
    | ``marriage`` | announcing adds `points` |
    | ``close`` | closing now wins in `cases` of `of` |
    | ``takes`` | `card` takes a trick of `points` that another card would give up |
    | ``more`` | `card` takes a trick of `points`, with `move` it would have `against` |
    | ``less`` | `card` gives up a trick of `points`, with `move` it would have `against` |
    | ``keeps`` | `card` stays in the hand |
    | ``pair`` | the marriage of which `card` is one stays whole |
    | ``hope`` | `card` may still become a marriage |
    | ``safe`` | nothing beats `card` when it is led |
    | ``rarer`` | `card` is beaten in `cases` of `of` hands, `move` in `against` |
    | ``draws`` | leading the trump `card` takes a trump from the opponent in `cases` of `of` hands |
    | ``little`` | should `card` be beaten, it costs `points`; `move` would cost `against` |
    | ``better`` | `move` would bring `difference` game points less |
    | ``chances`` | the chance to win is `chance`, with `move` it is `against` |
    | ``alike`` | `move` is about as good |
    | ``only`` | there is nothing else to play |
    | ``gives`` | against a move: `card` gives up a trick of `points` |
    | ``falls`` | against a move: `card` is beaten in `cases` of `of` hands, with `by` if by a card of its suit |
    """

    kind: str
    card: Card | None = None
    by: Card | None = None
    points: int | None = None
    cases: int | None = None
    of: int | None = None
    move: Move | None = None
    difference: float | None = None
    chance: float | None = None
    against: float | None = None


def explain(
    view: View, move: Move, evaluation: Evaluation, seed: str, instead: Move | None = None
) -> tuple[Reason, ...]:
    """The reasons for `move`, the most telling first, in comparison with the move played `instead` or the next best.

    They follow from the view and the seed alone.
    """
    others = [each.move for each in evaluation.moves if each.move != move]
    rival = instead if instead not in (None, move) else next(iter(others), None)
    facts = tuple(_facts(view, move, _alike(move, rival, others), evaluation, seed))
    counted = (Reason("counted-out"),) if evaluation.exact and move != CLAIM else ()
    return (*facts, *_compared(move, rival, evaluation, bool(facts)), *counted)


def against(view: View, played: Move, better: Move, seed: str) -> tuple[Reason, ...]:
    """What speaks against a card that was `played` where another move was better, if that does not share it."""
    if played >= CARD_COUNT or played == better:
        return ()
    return tuple(_faults(view, played, better if better < CARD_COUNT else None, seed))


def _alike(move: Move, rival: Move | None, others: list[Move]) -> Move | None:
    """The move with which to compare: a card with a card, wherever there is one."""
    if move >= CARD_COUNT or (rival is not None and rival < CARD_COUNT):
        return rival
    return next((other for other in others if other < CARD_COUNT), None)


def _facts(view: View, move: Move, rival: Move | None, evaluation: Evaluation, seed: str) -> Iterator[Reason]:
    if move == CLAIM:
        yield Reason("claim", points=view.points[view.seat])
    elif move == EXCHANGE:
        yield Reason("exchange", card=view.bottom)
    elif move == CLOSE:
        value = next(each for each in evaluation.moves if each.move == CLOSE)
        if value.worlds and 2 * value.wins >= value.worlds:
            yield Reason("close", cases=value.wins, of=value.worlds)
    elif ANNOUNCE <= move < EXCHANGE:
        worth = _worth(view, move)
        if rival is None or not ANNOUNCE <= rival < EXCHANGE or _worth(view, rival) < worth:
            yield Reason("marriage", points=worth)
    elif move < CARD_COUNT and rival is not None and rival < CARD_COUNT:
        yield from _led(view, move, rival, seed) if view.led is None else _answered(view, view.led, move, rival)
        yield from _kept(view, move, rival)


def _worth(view: View, move: Move) -> int:
    return 40 if move - ANNOUNCE == view.trump else 20


def _answered(view: View, led: Card, card: Card, rival: Card) -> Iterator[Reason]:
    trick, other = (VALUES[led] + VALUES[each] for each in (card, rival))
    if answer_wins(led, card, view.trumps):
        if not answer_wins(led, rival, view.trumps):
            yield Reason("takes", card=card, points=trick)
        elif trick >= other + NOTED:
            yield Reason("more", card=card, points=trick, move=rival, against=other)
    elif trick < other and not answer_wins(led, rival, view.trumps):
        yield Reason("less", card=card, points=trick, move=rival, against=other)


def _led(view: View, card: Card, rival: Card, seed: str) -> Iterator[Reason]:
    hands = _hands(view, seed)
    beaten, other = (_beaten(view, hands, each) for each in (card, rival))
    if beaten == 0 < other:
        yield Reason("safe", card=card)
    elif other - beaten >= OFTEN * len(hands):
        yield Reason("rarer", card=card, cases=beaten, of=len(hands), move=rival, against=other)
    if view.strict and view.trumps >> card & 1 and not view.trumps >> rival & 1:
        drawing = sum(bool(hand & view.trumps) for hand in hands)
        if 2 * drawing >= len(hands):
            yield Reason("draws", card=card, cases=drawing, of=len(hands))
    if beaten and other and VALUES[rival] - VALUES[card] >= NOTED:
        yield Reason("little", card=card, points=VALUES[card], move=rival, against=VALUES[rival])


def _kept(view: View, card: Card, rival: Card) -> Iterator[Reason]:
    """What stays in the hand because `rival` is not played."""
    suit = SUIT[rival]
    pair = KING_QUEEN[suit]
    open_yet = pair >> rival & 1 and not (view.announced[view.seat] >> suit & 1 or pair >> card & 1)
    partner = pair & ~(1 << rival)
    if open_yet and view.hand & partner:
        yield Reason("pair", card=rival)
    elif open_yet and not view.strict and view.unseen & partner:
        yield Reason("hope", card=rival)
    elif VALUES[rival] >= HIGH > VALUES[card] or (view.trumps >> rival & 1 and not view.trumps >> card & 1):
        yield Reason("keeps", card=rival)


def _faults(view: View, played: Card, better: Card | None, seed: str) -> Iterator[Reason]:
    if view.led is not None:
        trick = VALUES[view.led] + VALUES[played]
        shared = (
            better is not None and not answer_wins(view.led, better, view.trumps) and VALUES[better] >= VALUES[played]
        )
        if not answer_wins(view.led, played, view.trumps) and not shared:
            yield Reason("gives", card=played, points=trick)
        return
    hands = _hands(view, seed)
    beaten = _beaten(view, hands, played)
    # Where both can be beaten, the reason for the better one compares them.
    if beaten and (better is None or not _beaten(view, hands, better)):
        higher = HIGHER[played] & (view.unseen | view.opponent_known)
        by = cards_in(higher)[-1] if higher else None
        yield Reason("falls", card=played, by=by, cases=beaten, of=len(hands))


def _hands(view: View, seed: str) -> list[CardSet]:
    return Worlds(view).some_hands(HANDS, Random(seed))


def _beaten(view: View, hands: list[CardSet], card: Card) -> int:
    """In how many of the opponent's possible hands there is a card that beats a lead of `card`."""
    return sum(_beats(view, hand, card) for hand in hands)


def _beats(view: View, hand: CardSet, card: Card) -> bool:
    """Whether a hand can take a lead of `card`; in the strict phase a trump only helps where the suit is missing."""
    if hand & HIGHER[card]:
        return True
    follows = hand & SUIT_SET_OF[card]
    return bool(hand & view.trumps) and not view.trumps >> card & 1 and not (view.strict and follows)


def _compared(move: Move, rival: Move | None, evaluation: Evaluation, explained: bool) -> Iterator[Reason]:
    """How much better the move is than another, if it is clearly so or nothing else tells them apart."""
    if rival is None:
        if not explained:
            yield Reason("only")
        return
    values = {each.move: each for each in evaluation.moves}
    if move not in values or rival not in values:
        return
    best, other = values[move], values[rival]
    if not explained and _per_cent(best) > _per_cent(other):
        yield Reason("chances", chance=best.win, move=rival, against=other.win)
    elif best.points - other.points >= CLEAR:
        yield Reason("better", move=rival, difference=best.points - other.points)
    elif not explained:
        yield Reason("alike", move=rival)


def _per_cent(value: MoveValue) -> int:
    return round(100 * value.win)
