"""Golden playthroughs: one deal of every profile, every state written out, and the number of lines of play.

`python tests/conformance/playthrough.py` writes them anew after a wanted change of the rules.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.cards import SUITS, CardSet, cards_in
from bummerl.games import TwoHandDeal, game_of
from bummerl.rules import PROFILES, TUTE_PROFILES, find_two_hand_rules

FOLDER = Path(__file__).parent / "playthroughs"
ALL_PROFILES = (*PROFILES, *TUTE_PROFILES)
DEPTH = 4
"""Moves up to which lines of play are counted."""


def first_deal(rules: str) -> TwoHandDeal:
    """A fixed deal that differs from profile to profile."""
    game = game_of(find_two_hand_rules(rules))
    deck = list(game.cards)
    random.Random(f"playthrough {rules}").shuffle(deck)
    return game.deal(deck, 0)


def count_lines(deal: TwoHandDeal, depth: int) -> int:
    """The number of different sequences of `depth` moves; shorter ones that end the deal count too."""
    if depth == 0 or deal.result is not None:
        return 1
    total = 0
    for move in deal.legal_moves():
        after = deal.copy()
        after.play(move)
        total += count_lines(after, depth - 1)
    return total


def state_of(deal: TwoHandDeal) -> str:
    """One state in one line."""

    def names(cards: CardSet) -> str:
        return " ".join(deal.deck.names[card] for card in cards_in(cards)) or "-"

    stock = " ".join(deal.deck.names[card] for card in reversed(deal.stock)) or "-"
    led = "-" if deal.led is None else deal.deck.names[deal.led]
    closed = "-" if deal.closing is None else f"by {deal.closing.by}"
    legal = " ".join(sorted(deal.move_names[move] for move in deal.legal_moves()))
    return (
        f"turn {deal.turn} | hands {names(deal.hands[0])} / {names(deal.hands[1])} | trump {SUITS[deal.trump]} | "
        f"stock {stock} | led {led} | closed {closed} | points {deal.points[0]} {deal.points[1]} | "
        f"pending {deal.pending[0]} {deal.pending[1]} | tricks {deal.trick_counts[0]} {deal.trick_counts[1]} | "
        f"legal {legal or '-'}"
    )


def playthrough(rules: str) -> Iterator[str]:
    """The lines of a profile's file: claims and resignations are made only where nothing else is left."""
    deal = first_deal(rules)
    for depth in range(1, DEPTH + 1):
        yield f"lines of {depth}: {count_lines(deal, depth)}"
    chance = random.Random(f"moves {rules}")
    while deal.result is None:
        yield state_of(deal)
        quiet = [move for move in deal.legal_moves() if deal.move_names[move] not in ("66", "r")]
        move = chance.choice(quiet or deal.legal_moves())
        yield f"  {deal.turn} plays {deal.move_names[move]}"
        deal.play(move)
    yield state_of(deal)
    result = deal.result
    yield f"result: winner {result.winner}, game points {result.game_points}, {result.reason} by {result.by}"


def text_of(rules: str) -> str:
    """A profile's whole file."""
    return "".join(line + "\n" for line in playthrough(rules))


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(exist_ok=True)
    for rules in ALL_PROFILES:
        (FOLDER / f"{rules}.txt").write_text(text_of(rules), encoding="utf-8")
        print(rules)


if __name__ == "__main__":
    main()
