"""Positions with few unknown cards and what their moves are worth, found by trying everything in real deals.

`python tests/engine/few_unknowns.py > tests/engine/few_unknowns.jsonl` makes the file; `--seed` makes another one.

A line tells a deal by its cards and moves, the game points that both seats still need, in how many worlds the unseen
cards may lie, and how each move ends in them: counts of -3 to 3 game points. The worlds are all hands that the opponent
may have after the same moves, each counted once. Nothing of the players is used but the worth of game points at a
score, by which plans are compared. What the values mean:

- While the stock is open, both sides see all cards after the move in question, and play best. This promises too much
  to both alike.
- After closing, and for the close itself, the seat to move makes the same move wherever it sees the same. Of such plans
  the one with the highest mean worth counts. The opponent sees all cards; it does what would be best if both did: of
  several such leads or answers it plays the lowest card. A marriage is announced when one of its cards is led, an
  exchange that is offered is taken, and who may rightly claim does so at once.

Nobody resigns, claims falsely or revokes.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from ai_support import brute_force, considered, value_after
from stories import Retelling, Story, new_story

from bummerl.ai.equity import worth_to
from bummerl.cards import CARD_COUNT, NAMES, card_set, parse_card
from bummerl.deal import Deal
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, DECLINE, EXCHANGE, MOVE_NAMES, Move, parse_move
from bummerl.rules import PROFILES

if TYPE_CHECKING:
    from bummerl.view import View

MOST_WORLDS = 40
LAST_DRAW = 2
SCORES = ((7, 7), (7, 7), (1, 7), (7, 2), (2, 2))
"""Game points that the seats still need."""
KINDS = ("two stock cards", "closed by self", "closed by the opponent")
OF_EACH = 10
"""Positions of each kind in each profile."""

Line = tuple[Move, ...]
"""What one seat does before the other acts: a card, perhaps announced, or a claim."""


def worlds_of(story: Story) -> list[Deal]:
    """A deal for each hand that the opponent may have."""
    retelling = Retelling(story)
    hands = combinations(sorted(retelling.hidden), retelling.held.bit_count())
    told = (retelling.with_hand(card_set(hand)) for hand in hands)
    return [deal for deal in told if isinstance(deal, Deal)]


def lines(deal: Deal) -> list[Line]:
    """What the seat to move may sensibly do in a closed deal, by the card that is played."""
    moves = considered(deal)
    if CLAIM in moves:
        return [(CLAIM,)]
    if DECLINE in moves:
        return [(EXCHANGE,) if EXCHANGE in moves else (DECLINE,)]
    announcing: dict[Move, Move] = {}
    for move in moves:
        if ANNOUNCE <= move < EXCHANGE:
            after = deal.copy()
            after.play(move)
            announcing |= {card: move for card in considered(after) if card < CARD_COUNT}
            if after.result is not None or CLAIM in considered(after):
                return [(move,)]
    return [(announcing[card], card) if card in announcing else (card,) for card in moves if card < CARD_COUNT]


def played(deal: Deal, line: Line) -> Deal:
    after = deal.copy()
    for move in line:
        after.play(move)
    return after


def value_to(deal: Deal, seat: int) -> int:
    """Game points for a seat if both sides see all cards."""
    value = brute_force(deal)
    return value if deal.turn == seat else -value


def planned(deals: list[Deal], seat: int, worth: tuple[float, ...]) -> list[int]:
    """Game points for `seat`, to which all the deals look the same, in each of them."""
    first = deals[0]
    if first.result is not None:
        return [value_to(deal, seat) for deal in deals]
    if first.turn == seat:
        plans = (planned([played(deal, line) for deal in deals], seat, worth) for line in lines(first))
        return max(plans, key=lambda values: sum(worth[value] for value in values))
    groups: defaultdict[View, list[int]] = defaultdict(list)
    after = []
    for number, deal in enumerate(deals):
        after.append(min((played(deal, line) for line in lines(deal)), key=lambda deal: value_to(deal, seat)))
        groups[after[-1].view(seat)].append(number)
    values = [0] * len(deals)
    for numbers in groups.values():
        for number, value in zip(numbers, planned([after[number] for number in numbers], seat, worth), strict=True):
            values[number] = value
    return values


def values_of(story: Story, score: tuple[int, int]) -> dict[Move, list[int]]:
    """How each move ends in the worlds: counts of -3 to 3 game points."""
    deals = worlds_of(story)
    seat = deals[0].turn
    found = {}
    for move in considered(deals[0]):
        if deals[0].closing is not None or move == CLOSE:
            after = [played(deal, (move,)) for deal in deals]
            values = planned(after, seat, worth_to(deals[0].view(seat, score)))
        else:
            values = [value_after(deal, move) for deal in deals]
        found[move] = [values.count(value) for value in range(-3, 4)]
    return found


def kind_of(deal: Deal) -> str | None:
    """Which of the kinds the position of the seat to move is, if its worlds are few and the rest is not clear."""
    view = deal.view(deal.turn)
    worlds = comb(view.unseen.bit_count(), view.opponent_size - view.opponent_known.bit_count())
    if not 1 < worlds <= MOST_WORLDS or deal.offered is not None or CLAIM in considered(deal):
        return None
    if deal.closing is None:
        return KINDS[0] if view.stock == LAST_DRAW else None
    return KINDS[1] if deal.closing.by == view.seat else KINDS[2]


def line_of(story: Story, score: tuple[int, int]) -> dict[str, Any]:
    """What the file says of a position."""
    values = values_of(story, score)
    return {
        "rules": story.rules.name,
        "deck": " ".join(NAMES[card] for card in story.deck),
        "forehand": story.forehand,
        "moves": " ".join(MOVE_NAMES[move] for move in story.moves),
        "score": list(score),
        "worlds": sum(next(iter(values.values()))),
        "values": {MOVE_NAMES[move]: counts for move, counts in values.items()},
    }


def chosen_lines(name: str, seed: str) -> Iterator[dict[str, Any]]:
    """Positions of all kinds that a profile knows, in which it matters what is played."""
    rules = PROFILES[name]
    kinds = list(KINDS if rules.close_min_stock is not None else KINDS[:1]) * OF_EACH
    number = 0
    while kinds:
        number += 1
        random = Random(f"{seed} {name} {number}")
        story = new_story(rules, random)
        deal = story.told()
        assert isinstance(deal, Deal)
        while deal.result is None:
            kind = kind_of(deal)
            if kind in kinds and random.random() < 0.4:
                line = line_of(story, random.choice(SCORES))
                if len(set(map(tuple, line["values"].values()))) > 1:
                    kinds.remove(kind)
                    yield line
                break
            moves = considered(deal)
            quiet = [move for move in moves if move not in (CLAIM, CLOSE)] or moves
            move = CLOSE if CLOSE in moves and random.random() < 0.15 else random.choice(quiet)
            story = story.and_then(move)
            deal.play(move)


def story_of(line: dict[str, Any]) -> Story:
    """The position of a line of the file."""
    deck = tuple(map(parse_card, line["deck"].split()))
    return Story(PROFILES[line["rules"]], deck, line["forehand"], tuple(map(parse_move, line["moves"].split())))


def main() -> None:
    """Prints the positions, one a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="few")
    options = parser.parse_args()
    for name in PROFILES:
        for line in chosen_lines(name, options.seed):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
