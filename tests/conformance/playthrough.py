"""Golden playthroughs: every state written out, and the number of lines of play.

One deal of every profile for two; of each game with an auction a deal of each of some contracts; of Dreierschnapsen a
match.

`python tests/conformance/playthrough.py` writes them anew after a wanted change of the rules.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.cards import SUITS, Card, CardSet, cards_in
from bummerl.games import AnyDeal, TwoHandDeal, game_of
from bummerl.match import Match
from bummerl.moves import Move
from bummerl.rules import AUCTION_PROFILES, PROFILES, TUTE_PROFILES, DreierRules, find_two_hand_rules
from bummerl.tables.auction import AuctionDeal

FOLDER = Path(__file__).parent / "playthroughs"
ALL_PROFILES = (*PROFILES, *TUTE_PROFILES, *AUCTION_PROFILES, "dreier")
CONTRACTS = ("N", "B", "S", "G", "KB")
"""Of which a deal of each game with an auction is played."""
DEPTH = 4
"""Moves up to which lines of play are counted."""


def first_deal(rules: str) -> TwoHandDeal:
    """A fixed deal that differs from profile to profile."""
    game = game_of(find_two_hand_rules(rules))
    deck = list(game.cards)
    random.Random(f"playthrough {rules}").shuffle(deck)
    return game.deal(deck, 0)


def count_lines(deal: AnyDeal, depth: int) -> int:
    """The number of different sequences of `depth` moves; shorter ones that end the deal count too."""
    if depth == 0 or deal.result is not None:
        return 1
    total = 0
    for move in deal.legal_moves():
        after = deal.copy()
        after.play(move)
        total += count_lines(after, depth - 1)
    return total


def names_in(deal: AnyDeal, cards: CardSet) -> str:
    """Cards by name."""
    return " ".join(deal.deck.names[card] for card in cards_in(cards)) or "-"


def state_of(deal: TwoHandDeal) -> str:
    """One state in one line."""
    stock = " ".join(deal.deck.names[card] for card in reversed(deal.stock)) or "-"
    led = "-" if deal.led is None else deal.deck.names[deal.led]
    closed = "-" if deal.closing is None else f"by {deal.closing.by}"
    legal = " ".join(sorted(deal.move_names[move] for move in deal.legal_moves()))
    return (
        f"turn {deal.turn} | hands {names_in(deal, deal.hands[0])} / {names_in(deal, deal.hands[1])} | "
        f"trump {SUITS[deal.trump]} | stock {stock} | led {led} | closed {closed} | "
        f"points {deal.points[0]} {deal.points[1]} | "
        f"pending {deal.pending[0]} {deal.pending[1]} | tricks {deal.trick_counts[0]} {deal.trick_counts[1]} | "
        f"legal {legal or '-'}"
    )


def auction_state_of(deal: AuctionDeal) -> str:
    """One state in one line."""

    def played(card: tuple[int, Card]) -> str:
        return f"{card[0]}:{deal.deck.names[card[1]]}"

    contract = "-" if deal.contract is None else f"{deal.contract.code} by {deal.declarer} x{deal.factor}"
    legal = " ".join(sorted(deal.move_names[move] for move in deal.legal_moves()))
    return (
        f"{deal.stage} | turn {deal.turn} | hands {' / '.join(names_in(deal, hand) for hand in deal.hands)} | "
        f"talon {names_in(deal, deal.talon)} | away {names_in(deal, deal.laid_away)} | "
        f"trump {'-' if deal.trump is None else SUITS[deal.trump]} | {contract} | "
        f"table {' '.join(map(played, deal.table)) or '-'} | points {' '.join(map(str, deal.points))} | "
        f"pending {' '.join(map(str, deal.pending))} | tricks {deal.tricks_of(0)} {deal.tricks_of(1)} | "
        f"legal {legal if deal.stage != 'talon' else len(deal.legal_moves())}"
    )


def quiet_move(deal: AnyDeal, chance: random.Random) -> Move:
    """Claims and resignations are made only where nothing else is left."""
    quiet = [move for move in deal.legal_moves() if deal.move_names[move] not in ("66", "r")]
    return chance.choice(quiet or deal.legal_moves())


def playthrough(rules: str) -> Iterator[str]:
    """The lines of a profile's file."""
    deal = first_deal(rules)
    yield from lines_of(deal)
    chance = random.Random(f"moves {rules}")
    while deal.result is None:
        yield state_of(deal)
        move = quiet_move(deal, chance)
        yield f"  {deal.turn} plays {deal.move_names[move]}"
        deal.play(move)
    yield state_of(deal)
    result = deal.result
    yield f"result: winner {result.winner}, game points {result.game_points}, {result.reason} by {result.by}"


def lines_of(deal: AnyDeal) -> Iterator[str]:
    """How many lines of play there are of each length."""
    for depth in range(1, DEPTH + 1):
        yield f"lines of {depth}: {count_lines(deal, depth)}"


def auction_move(deal: AuctionDeal, chance: random.Random) -> Move:
    """A move by chance; bids are few."""
    move = quiet_move(deal, chance)
    if deal.stage == "auction" and chance.random() < 0.6:
        move = deal.legal_moves()[-1 if deal.calls else 0]
    return move


def auction_deal(deal: AuctionDeal, chance: random.Random) -> tuple[str, list[str]]:
    """The contract that a deal comes to by chance, and its lines."""
    lines = [*lines_of(deal)]
    while deal.result is None:
        move = auction_move(deal, chance)
        lines += [auction_state_of(deal), f"  {deal.turn} plays {deal.move_names[move]}"]
        deal.play(move)
    result = deal.result
    made, scores = "made" if result.made else "lost", " ".join(map(str, result.scores))
    end = f"result: {made}, scores {scores}, {result.reason} by {result.by}"
    return result.contract, [*lines, auction_state_of(deal), end]


def auction_playthrough(rules: str) -> Iterator[str]:
    """The first deal by chance of each contract, from naming trump on."""
    wanted = set(CONTRACTS)
    for number in range(1000):
        chance = random.Random(f"playthrough {rules} {number}")
        deck = list(AuctionDeal.cards(AUCTION_PROFILES[rules]))
        chance.shuffle(deck)
        start = AuctionDeal.from_deck(AUCTION_PROFILES[rules], deck, number % AUCTION_PROFILES[rules].seats)
        contract, lines = auction_deal(start, chance)
        if contract in wanted:
            wanted.remove(contract)
            yield from lines
        if not wanted:
            return
    raise AssertionError(f"no deal of {wanted}")


def match_playthrough() -> Iterator[str]:
    """A match of Dreierschnapsen: who deals and plays, how each deal ends, and the counts."""
    chance = random.Random("playthrough dreier")
    match = Match.start(DreierRules(), 0)
    while not match.over:
        game = game_of(match.deal_rules)
        deck = list(game.cards)
        chance.shuffle(deck)
        deal = game.deal(deck, match.forehand)
        while deal.result is None:
            deal.play(quiet_move(deal, chance))
        yield f"dealer {match.dealer} | players {' '.join(map(str, match.players))} | forehand {match.forehand}"
        yield f"  {deal.result}"
        assert deal.result is not None
        match = match.after(deal.result)
        yield f"counts {' '.join(map(str, match.score))}"
    yield f"winner {match.winner} | last {' '.join(map(str, match.last))} | bummerl {match.bummerl}"


def text_of(rules: str) -> str:
    """A profile's whole file."""
    if rules == "dreier":
        lines = match_playthrough()
    else:
        lines = auction_playthrough(rules) if rules in AUCTION_PROFILES else playthrough(rules)
    return "".join(line + "\n" for line in lines)


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(exist_ok=True)
    for rules in ALL_PROFILES:
        (FOLDER / f"{rules}.txt").write_text(text_of(rules), encoding="utf-8")
        print(rules)


if __name__ == "__main__":
    main()
