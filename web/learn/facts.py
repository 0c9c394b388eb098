"""What the course shows of positions and rules, as the engine sees them: python facts.py FILE writes it as JSON.

A lesson is data: steps, each with what the reader is asked. A position is drawn from the snapshot that a table at it
would get, and the pages about rules are made of the profiles themselves: neither can tell anything but what is played.
What is said of the moves of a puzzle follows from the judgements that the page gets after a deal.
"""

import json
import sys
from functools import reduce
from operator import and_, or_
from pathlib import Path
from typing import Any

from bummerl.ai.worlds import Worlds
from bummerl.bridge import handle
from bummerl.cards import NAMES, VALUES, CardSet, cards_in, parse_card
from bummerl.records import Record, view_of
from bummerl.rules import AUCTION_CHOICES, AUCTION_PROFILES, CONTRACTS, AuctionRules, Contract, find_rules
from bummerl.session import Session

HERE = Path(__file__).resolve().parent
LESSONS = HERE / "lessons"
SEED = "0" * 64
GIVING_UP = ("66", "r")
"""No answers to a puzzle, which is not won yet."""
THEMES = ("marriage", "exchange", "close", "defence", "ending", "last-trick", "score")
"""Of puzzles, in the order of the course."""

Json = dict[str, Any]


def lessons() -> dict[str, Json]:
    """Return all lessons by their keys, in the order of the course."""
    keys: list[str] = json.loads((HERE / "course.json").read_text("utf-8"))
    return {key: json.loads((LESSONS / key / "lesson.json").read_text("utf-8")) for key in keys}


def snapshot_of(step: Json) -> Json:
    """Return what the reader sees at a step's position."""
    session = Session.open(Record.parse(step["record"]), None, "normal", step.get("seat", 0), SEED)
    return session.snapshot()


def puzzles() -> list[Json]:
    """Return all puzzles, the easy ones of each theme first."""
    found: list[Json] = [json.loads(line) for line in (HERE / "puzzles.jsonl").read_text("utf-8").splitlines()]
    found.sort(key=lambda puzzle: (THEMES.index(puzzle["theme"]), puzzle["grade"]))
    return found


def seen_of(record: Json) -> Json:
    """Return a puzzle's snapshot, what is known of the cards that it does not show, and the judgements."""
    view = view_of(Record.parse(record))
    snapshot = snapshot_of({"record": record, "seat": record["seat"]})
    moves = [move for move in snapshot["legal"] if move not in GIVING_UP]
    # What the tricks before have told counts, too: they are not seen any more.
    hands = list(Worlds(view).hands())
    known = reduce(and_, hands)
    unseen = view.unseen & ~known
    return {
        "snapshot": snapshot,
        "turned": NAMES[view.bottom] if view.closing and view.bottom is not None else None,
        "unseen": names(unseen),
        "known": names(known),
        "absent": names(unseen & ~reduce(or_, hands)),
        "judgements": {move: ask("judge", record={**record, "moves": [move]}, ply=0) for move in moves},
    }


def names(cards: CardSet) -> list[str]:
    return [NAMES[card] for card in cards_in(cards)]


def ask(kind: str, **payload: object) -> Json:
    """Return what the page would get for a request."""
    request = {"v": 1, "id": 1, "table": "course", "type": kind, "payload": payload}
    answer: Json = json.loads(handle(json.dumps(request)))["payload"]
    return answer


def worths() -> list[tuple[str, int]]:
    """Return the ranks with what their cards count, the highest first."""
    return [(rank, VALUES[parse_card(f"{rank}H")]) for rank in "ATKQJ9"]


def contracts() -> dict[str, list[Json]]:
    """Return all contracts of each game with an auction, cheap ones first, with what switches change of them."""
    return {game: [_contract_of(rules, code) for code in _codes(rules)] for game, rules in AUCTION_PROFILES.items()}


def _codes(rules: AuctionRules) -> list[str]:
    found = {code for each in (rules, *_switched(rules)) for code in each.contracts}
    return [code for code in CONTRACTS if code in found]


def _switched(rules: AuctionRules) -> list[AuctionRules]:
    """Return the rules with one switch thrown, for each there is."""
    switches = [name for name, values in AUCTION_CHOICES[rules.name].items() if set(values) == {False, True}]
    found = [find_rules({"base": rules.name, name: not getattr(rules, name)}) for name in switches]
    return [each for each in found if isinstance(each, AuctionRules)]


def _contract_of(rules: AuctionRules, code: str) -> Json:
    variants = [each.contracts.get(code) for each in _switched(rules)]
    usual = rules.contracts.get(code)
    contract = usual or next(each for each in variants if each)
    return {
        "code": code,
        "value": contract.value,
        "bidders": sorted(contract.bidders - ({"partner"} if rules.seats == 3 else set())),
        "trump": contract.trump,
        "alone": contract.alone,
        "goal": contract.goal,
        "tricks": [rules.schnapser_tricks(marriage) for marriage in (40, 20, 0)],
        "ranks": contract.ranks,
        "needs": contract.needs,
        "doubling": contract.doubling,
        "switch": _switch_of(usual, variants),
    }


def _switch_of(usual: Contract | None, variants: list[Contract | None]) -> str | None:
    """Return what a switch does: it `adds` or `drops` the contract, or lets `more` or `fewer` bid it."""
    if usual is None:
        return "adds"
    if None in variants:
        return "drops"
    bidders = [each.bidders for each in variants if each and each.bidders != usual.bidders]
    return ("more" if bidders[0] > usual.bidders else "fewer") if bidders else None


def facts() -> Json:
    """Return lessons and puzzles with a snapshot for each position, what cards count, contracts and all rules."""
    found = []
    for key, lesson in lessons().items():
        steps = [{**step, "snapshot": snapshot_of(step)} if "record" in step else step for step in lesson["steps"]]
        found.append({"key": key, "steps": steps})
    seen = [{**puzzle, **seen_of(puzzle["record"])} for puzzle in puzzles()]
    return {
        "lessons": found,
        "puzzles": seen,
        "worths": worths(),
        "contracts": contracts(),
        "catalogue": ask("profiles"),
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(facts()), "utf-8")
