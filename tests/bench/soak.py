"""Random play without end: `python tests/bench/soak.py [--plies 1000000] [--deals 1000000] [--matches 10000]`.

Random moves in random deals of all profiles and of rules with random parameters: nothing may raise, every deal
ends. Then random deals under `vu` while the memory of the process is watched. Before all that, whole random matches of
each game for three and four, with random switches: cards and points are conserved, every deal's record replays to the
same end, and every match ends with a winner and a loser. Prints Markdown.
"""

import argparse
import random
import resource
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from bummerl.cards import card_set, cards_in, deck_of
from bummerl.deal import Deal
from bummerl.games import AnyDeal, game_of
from bummerl.match import Match
from bummerl.moves import Move
from bummerl.records import Record, record_of
from bummerl.rules import (
    AUCTION_CHOICES,
    CHOICES,
    MANY_HAND_PROFILES,
    PROFILES,
    TUTE_PROFILES,
    AnyRules,
    RulesError,
    TwoHandRules,
    find_rules,
    with_changes,
)
from bummerl.tables.auction import AuctionDeal


def random_rules(chance: random.Random) -> TwoHandRules:
    """A profile, or one with some parameters changed at random."""
    name = chance.choice([*PROFILES, *TUTE_PROFILES])
    if name in TUTE_PROFILES:
        return TUTE_PROFILES[name]
    while True:
        keys = chance.sample(list(CHOICES), chance.randrange(5))
        try:
            return with_changes(PROFILES[name], {key: chance.choice(CHOICES[key]) for key in keys})
        except RulesError:
            continue  # a combination that makes no sense


def play_plies(plies: int) -> Counter[str]:
    """Plays so many random moves and counts how deals end."""
    chance = random.Random(1)
    ends: Counter[str] = Counter()
    done = 0
    while done < plies:
        game = game_of(random_rules(chance))
        deck = list(game.cards)
        chance.shuffle(deck)
        deal = game.deal(deck, chance.randrange(2))
        while deal.result is None:
            quiet = [move for move in deal.legal_moves() if deal.move_names[move] not in ("66", "r", "ren")]
            deal.play(chance.choice(quiet if quiet and chance.random() < 0.97 else deal.legal_moves()))
            deal.view(done % 2)
            done += 1
        ends[deal.result.reason] += 1
    return ends


def random_many(name: str, chance: random.Random) -> AnyRules:
    """A game for three or four with some of its switches thrown; Dreierschnapsen by the rules of any two hands."""
    if name == "dreier":
        return find_rules({"base": name, "hands": chance.choice(list(PROFILES))})
    choices = AUCTION_CHOICES[name]
    keys = chance.sample(list(choices), chance.choice((0, 1, 3, len(choices))))
    return find_rules({"base": name, **{key: chance.choice(choices[key]) for key in keys}})


def some_move(deal: AnyDeal, chance: random.Random) -> Move:
    """By chance, but bids are few and claims are rare, so that all contracts are played."""
    legal = deal.legal_moves()
    if isinstance(deal, AuctionDeal) and deal.stage == "auction":
        return chance.choice(legal) if chance.random() < 0.3 else legal[-1] if deal.calls else legal[0]
    quiet = [move for move in legal if deal.move_names[move] not in ("66", "r", "ren")]
    return chance.choice(quiet if quiet and chance.random() < 0.97 else legal)


def check_cards(deal: AuctionDeal) -> None:
    """Every card lies in one place, and what has been won counts."""
    places = Counter(card for cards in (*deal.hands, deal.talon, deal.laid_away) for card in cards_in(cards))
    places.update(card for _, card in deal.table)
    places.update(card for trick in deal.tricks for card in trick.cards)
    assert places == Counter(cards_in(card_set(deal.cards(deal.rules))))
    worth = sum(deal.marriage_points(seat) for seat in range(deal.seats))
    assert sum(deal.points) + sum(deal.pending) == sum(trick.points for trick in deal.tricks) + worth


def play_matches(name: str, matches: int) -> Counter[str]:
    """Plays so many random matches and counts how their deals, and they, end."""
    chance = random.Random(name)
    ends: Counter[str] = Counter()
    for _ in range(matches):
        rules = random_many(name, chance)
        match = Match.start(rules, chance.randrange(rules.seats))
        while not match.over:
            result = play_deal(match, chance, ends).result
            assert result is not None
            before, match = match, match.after(result)
            assert all(0 <= new <= old for new, old in zip(match.score, before.score, strict=True))
        assert match.winner is not None
        assert match.score[match.winner] == 0
        assert match.winner not in match.last
        ends[f"match of {match.bummerl} Bummerl"] += 1
    return ends


def play_deal(match: Match, chance: random.Random, ends: Counter[str]) -> AnyDeal:
    """Plays a random deal of a match and holds its record against it."""
    game = game_of(match.deal_rules)
    deck = list(game.cards)
    chance.shuffle(deck)
    start = game.deal(deck, match.forehand)
    deal, moves = start.copy(), []
    while deal.result is None:
        deal.view(chance.randrange(len(match.players)))
        moves.append(some_move(deal, chance))
        deal.play(moves[-1])
    if isinstance(deal, AuctionDeal):
        check_cards(deal)
        ends[f"contract {deal.result.contract}"] += 1
    if isinstance(start, (AuctionDeal, Deal)):
        assert Record.parse(record_of(start, moves).to_json()).deal().result == deal.result
    ends["deals"] += 1
    return deal


def memory() -> int:
    """Peak memory of this process in KiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def play_deals(deals: int) -> list[int]:
    """Plays so many random deals; peak memory after each tenth."""
    chance = random.Random(2)
    rules = PROFILES["vu"]
    deck = list(deck_of(rules.ranks))
    peaks = []
    for number in range(deals):
        chance.shuffle(deck)
        deal = Deal.from_deck(rules, deck)
        while deal.result is None:
            deal.play(chance.choice(deal.legal_moves()))
        if (number + 1) % max(1, deals // 10) == 0:
            peaks.append(memory())
    return peaks


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=1_000_000)
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--matches", type=int, default=10_000)
    arguments = parser.parse_args()
    for name in MANY_HAND_PROFILES if arguments.matches else ():
        start = time.perf_counter()
        ended = play_matches(name, arguments.matches)
        told = ", ".join(f"{what} {count:,}" for what, count in ended.most_common())
        print(
            f"{arguments.matches:,} random matches of {name}, {time.perf_counter() - start:.0f} s: {told}", flush=True
        )
    if arguments.plies:
        report_plies(arguments.plies)
    if arguments.deals:
        peaks = play_deals(arguments.deals)
        print(f"\n{arguments.deals:,} random deals; peak memory in KiB after each tenth: {', '.join(map(str, peaks))}")


def report_plies(plies: int) -> None:
    """Plays random moves of games for two and prints how deals ended."""
    start = time.perf_counter()
    ends = play_plies(plies)
    seconds = time.perf_counter() - start
    print(f"{plies:,} random plies, {sum(ends.values()):,} deals, {seconds:.0f} s, nothing raised")
    print("\n| end | deals |\n|---|---|")
    for reason, count in ends.most_common():
        print(f"| {reason} | {count:,} |")


if __name__ == "__main__":
    main()
