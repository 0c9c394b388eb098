"""Fits the weights by which the players of games with an auction judge hands at a glance, and writes them.

`python tests/bench/promises.py [--deals 8000] [--seed 1] [--out FILE]` deals at random, solves each contract with all
hands open, and fits sums of weights to the outcomes: by logistic regression, in the Normal game by least squares. With
a talon the two cards laid away are those that the weights of the round before would choose, now and then any others.
"""

import argparse
import math
import sys
from itertools import combinations
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from typing import TYPE_CHECKING

from bummerl.ai.auction import promise
from bummerl.ai.auction.game import Game
from bummerl.ai.auction.promise import SHAPES, Weights, kind_of, shapes_of
from bummerl.ai.auction.solver import Solver
from bummerl.cards import CardSet, card_set, cards_in, deck_of
from bummerl.rules import AuctionRules, BauernRules, TalonRules

if TYPE_CHECKING:
    from collections.abc import Callable

PLACE = Path(__file__).parents[2] / "engine/bummerl/ai/auction/weights.py"
EPOCHS = 8
STEP = 0.08
SHRINK = 2e-5
"""By how much a weight used shrinks at each step: what is seldom seen stays small."""
ANY = 0.2
"""How often other cards than the best are laid away while learning."""

Sample = tuple[list[int], float]
"""Places of the weights that add up, and the outcome."""


def games_of(rules: AuctionRules) -> list[Game]:
    """One game of each kind."""
    games: dict[str, Game] = {}
    for contract in rules.contracts.values():
        if contract.goal == "shown":
            continue
        for declarer in range(rules.seats):
            who = "caller" if declarer == 0 else "partner" if declarer == 2 and rules.seats == 4 else "opponent"
            if who in contract.bidders:
                game = Game(rules, contract, 0, 0, declarer)
                games.setdefault(kind_of(game), game)
    return list(games.values())


def sample(game: Game, random: Random) -> Sample:
    """A deal at random with its outcome."""
    deck = list(deck_of("ATKQJ"))
    random.shuffle(deck)
    rules = game.rules
    size = sum(rules.packets)
    hands = [card_set(deck[seat * size : (seat + 1) * size]) for seat in range(rules.seats)]
    if rules.talon:
        glance = promise.Glance(game)
        hand = hands[game.declarer] | card_set(deck[-rules.talon :])
        pairs = [1 << first | 1 << second for first, second in combinations(cards_in(hand), 2)]
        best = max(pairs, key=lambda pair: glance.promise(hand & ~pair))
        hands[game.declarer] = hand & ~(random.choice(pairs) if random.random() < ANY else best)
    return places_of(game, hands[game.declarer]), float(Solver(game, hands).value())


def places_of(game: Game, hand: CardSet) -> list[int]:
    """The weights that a hand uses: the start, then those of its suits, trumps behind the others."""
    shapes = shapes_of(game.contract.ranks)
    behind = SHAPES if game.contract.trump else 0
    return [0, *(1 + shapes[hand >> 6 * suit & 63] + (behind if suit == game.trump else 0) for suit in range(4))]


def fitted(game: Game, samples: list[Sample], random: Random) -> list[float]:
    """The weights that fit the samples."""
    points = game.contract.goal == "points"
    likely: Callable[[float], float] = (lambda total: total) if points else (lambda total: 1 / (1 + math.exp(-total)))
    weights = [0.0] * (1 + SHAPES * (2 if game.contract.trump else 1))
    for epoch in range(EPOCHS):
        random.shuffle(samples)
        step = STEP / (1 + epoch)
        for places, outcome in samples:
            wanted = outcome if points else float(outcome > 0)
            total = sum(weights[place] for place in places)
            change = step * (wanted - likely(max(-30.0, min(30.0, total))))
            for place in places:
                weights[place] += change - SHRINK * weights[place]
    return weights


def loss(game: Game, weights: list[float], samples: list[Sample]) -> float:
    """How much of the outcomes' variance is left."""
    points = game.contract.goal == "points"
    wanted = [outcome if points else float(outcome > 0) for _, outcome in samples]
    mean = sum(wanted) / len(wanted)
    totals = [sum(weights[place] for place in places) for places, _ in samples]
    found = totals if points else [1 / (1 + math.exp(-total)) for total in totals]
    left = sum((one - other) ** 2 for one, other in zip(wanted, found, strict=True))
    return left / (sum((one - mean) ** 2 for one in wanted) or 1)


def text_of(kinds: dict[str, list[float]]) -> str:
    """The module that holds the weights."""
    lines = ['"""The weights of `bummerl.ai.auction.promise`, in hundredths; made by `tests/bench/promises.py`."""', ""]
    lines.append("WEIGHTS: dict[str, str] = {")
    for kind, weights in kinds.items():
        numbers = [str(round(100 * weight)) for weight in weights]
        lines.append(f'    "{kind}": (')
        lines += [f'        "{" ".join(numbers[at : at + 16])} "' for at in range(0, len(numbers), 16)]
        lines.append("    ),")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Fits and writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=8000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, default=PLACE)
    options = parser.parse_args()
    kinds: dict[str, list[float]] = {}
    current: dict[str, Weights] = {}
    promise.weights_of = current.__getitem__  # type: ignore[assignment]
    for rules in (TalonRules(), BauernRules(partner_may_bauer=True)):
        for game in games_of(rules):
            kind, random = kind_of(game), Random(f"{options.seed} {kind_of(game)}")
            current[kind] = Weights(0.0, (0.0,) * SHAPES, (0.0,) * SHAPES)
            weights: list[float] = []
            samples: list[Sample] = []
            for deals in (options.deals // 4, options.deals // 4, options.deals) if rules.talon else (options.deals,):
                samples = [sample(game, random) for _ in range(deals)]
                weights = fitted(game, samples, random)
                plain = tuple(weights[1 : 1 + SHAPES])
                current[kind] = Weights(weights[0], plain, tuple(weights[1 + SHAPES :]) or plain)
            kinds[kind] = weights
            made = sum(outcome > 0 for _, outcome in samples) / len(samples)
            print(f"{kind:28} made {made:.4f}, variance left {loss(game, weights, samples):.3f}", flush=True)
    options.out.write_text(text_of(kinds), encoding="utf-8")


if __name__ == "__main__":
    main()
