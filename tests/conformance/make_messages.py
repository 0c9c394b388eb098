"""Writes the golden messages anew, after a wanted change: `python tests/conformance/make_messages.py`.

The requests are made here; positions come from the first random deal, both seats moving at random, that shows what is
wanted. The answers are the bridge's own.
"""

import hashlib
import json
import random
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from playthrough import auction_move

from bummerl import bridge
from bummerl.cards import deck_of, parse_card
from bummerl.deal import Deal
from bummerl.games import game_of
from bummerl.match import Match
from bummerl.moves import CLOSE, EXCHANGE, MOVE_NAMES
from bummerl.options import Options
from bummerl.records import record_of
from bummerl.rules import AUCTION_PROFILES, PROFILES, DreierRules, find_rules
from bummerl.session import Session
from bummerl.tables.auction import AuctionDeal

FOLDER = Path(__file__).parent / "messages"

POSITION = {
    "hands": ["AH KH QH TC JS", "?? ?? ?? ?? ??"],
    "trump": "TH",
    "stock": "?? ?? ?? ?? ?? ?? ?? ?? ??",
    "seat": 0,
}

Json = dict[str, Any]
Wanted = Callable[[Deal], bool]


def save_of(rules: str, wanted: Wanted, score: tuple[int, int] = (7, 7), show_points: str = "both") -> str:
    """The save of the first random game whose first deal comes to a state as wanted."""
    for number in range(100_000):
        chance = random.Random(f"{rules} {number}")
        seed = hashlib.sha256(f"{rules} {number}".encode()).hexdigest()
        save = json.loads(Session(PROFILES[rules], "normal", 0, seed, Options(show_points=show_points)).save())
        deal = Deal.from_deck(PROFILES[rules], [parse_card(name) for name in save["deck"].split()], 1 - save["dealer"])
        while deal.result is None:
            move = chance.choice([move for move in deal.legal_moves() if move < CLOSE or chance.random() < 0.05])
            deal.play(move)
            save["moves"].append(MOVE_NAMES[move])
            if wanted(deal):
                return sealed({**save, "score": list(score), "told": len(save["moves"]) - 1})
    raise SystemExit(f"no deal of {rules} shows this")


def table_save(rules: str, wanted: Callable[[AuctionDeal], bool], score: tuple[int, ...] = ()) -> str:
    """The save of the first random game with an auction whose first deal comes to a state as wanted."""
    for number in range(100_000):
        chance = random.Random(f"{rules} {number}")
        save = new_save(rules, number)
        deck = [parse_card(name) for name in save["deck"].split()]
        found = AUCTION_PROFILES[rules]
        deal = AuctionDeal.from_deck(found, deck, (save["dealer"] + 1) % found.seats)
        while not wanted(deal) and deal.result is None:
            move = auction_move(deal, chance)
            save["moves"].append(deal.move_names[move])
            deal.play(move)
        if wanted(deal):
            told = max(0, len(save["moves"]) - 1)
            return sealed({**save, "score": list(score or save["score"]), "told": told})
    raise SystemExit(f"no deal of {rules} shows this")


def company_save(sits_out: bool, score: tuple[int, int, int] = (7, 7, 7)) -> str:
    """The save of a first deal of Dreierschnapsen, all of it played by chance, which the person watches or not."""
    for number in range(100_000):
        chance = random.Random(f"dreier {number}")
        save = new_save("dreier", number)
        if (save["dealer"] == save["seat"]) != sits_out:
            continue
        match = Match.start(DreierRules(), save["dealer"])
        deal = game_of(match.deal_rules).deal([parse_card(name) for name in save["deck"].split()], match.forehand)
        while deal.result is None:
            move = chance.choice([move for move in deal.legal_moves() if move < CLOSE])
            save["moves"].append(deal.move_names[move])
            deal.play(move)
        if max(deal.result.scores) == 3:
            return sealed({**save, "score": list(score), "told": len(save["moves"]) - 1})
    raise SystemExit("no deal of dreier shows this")


def new_save(rules: str, number: int) -> Json:
    """What the save of a new match holds."""
    seed = hashlib.sha256(f"{rules} {number}".encode()).hexdigest()
    save: Json = json.loads(Session(find_rules(rules), "normal", 0, seed).save())
    return save


def whole_record(rules: str) -> Json:
    """The record of the first random deal in which somebody announces and exchanges, with all its moves."""
    for number in range(100_000):
        chance = random.Random(f"{rules} {number}")
        deck = list(deck_of(PROFILES[rules].ranks))
        chance.shuffle(deck)
        deal = Deal.from_deck(PROFILES[rules], deck)
        start = deal.copy()
        moves = []
        while deal.result is None:
            moves.append(chance.choice([move for move in deal.legal_moves() if move < CLOSE]))
            deal.play(moves[-1])
        if any(deal.announced) and EXCHANGE in moves:
            return record_of(start, moves, score=(7, 7)).to_object()
    raise SystemExit(f"no deal of {rules} shows this")


def sealed(save: Json) -> str:
    """A save with its checksum put right."""
    body = {key: value for key, value in save.items() if key != "check"}
    return json.dumps({**body, "check": hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()})


def ended(reason: str) -> Wanted:
    """Whether a deal has ended for this reason."""
    return lambda deal: deal.result is not None and deal.result.reason == reason


def answering(deal: Deal) -> bool:
    """The person must answer in the strict phase and may not play every card."""
    return deal.led is not None and deal.turn == 0 and deal.strict and len(deal.legal_moves()) < 4 and not deal.stock


def marrying(deal: Deal) -> bool:
    """The person may exchange and announce two marriages."""
    tokens = {MOVE_NAMES[move] for move in deal.legal_moves()}
    return deal.turn == 0 and "x" in tokens and sum(token[0] == "m" for token in tokens) == 1


def messages() -> Iterable[tuple[str, list[Json]]]:
    """Name and requests of every golden file."""
    game = {"rules": "wiener", "level": "normal", "seat": 0, "seed": hashlib.sha256(b"forehand 3").hexdigest()}
    yield "hello", [ask("hello"), ask("profiles")]
    yield (
        "expectations",
        [
            ask("expectations", rules="wiener"),
            ask("expectations", rules="snapszer", hand="KH QH AD TC JS 9H", trump="TH"),
            ask("expectations", rules="tute", hand="RC CC 2H", trump="C"),
            ask("expectations", rules="nonsense"),
            ask("expectations", rules="wiener", hand="KH ??", trump="TH"),
            ask("expectations", rules="wiener", hand="KH"),
        ],
    )
    yield (
        "new-game",
        [
            ask("new", **game),
            ask("play", move="9H", ply=0),
            ask("play", move="TS", ply=1),
            ask("think", ply=1),
            ask("next", deal=1),
            ask("options", show_points="own", auto_claim=True),
            ask("state"),
        ],
    )
    yield (
        "errors",
        [
            ask("close-table"),
            ask("state"),
            ask("new", **{**game, "rules": "nonsense"}),
            ask("new", **{**game, "level": "godlike"}),
            ask("restore", save="{}"),
            ask("fly"),
        ],
    )
    yield (
        "two-people",
        [
            ask("new", **{**game, "level": "person"}),
            ask("sit", seat=2),
            ask("play", move="AH", ply=0),
            ask("play", move="AS", ply=1),
            ask("think", ply=1),
            ask("sit", seat=1),
            ask("record"),
        ],
    )
    practice = {"level": "normal", "seat": 0, "seed": game["seed"]}
    yield (
        "practice",
        [
            ask("open", record=POSITION, **practice),
            ask("undo", ply=0),
            ask("play", move="KH", ply=0),
            ask("undo", ply=1),
            ask("open", record={**POSITION, "moves": ["AH", "AS"]}, ply=1, **practice),
            ask("open", record={**POSITION, "moves": ["AH", "AH"]}, **practice),
            ask("open", record={**POSITION, "moves": ["r"]}, **practice),
            ask("open", record=POSITION, ply=1, **practice),
        ],
    )
    always_first = "class Player:\n    def choose(self, view):\n        return view.legal[0]\n"
    yield (
        "visiting-player",
        [
            ask("install", file="first.py", source=always_first),
            ask("new", **{**game, "level": "first"}),
            ask("play", move="AH", ply=0),
            ask("install", file="first.py", source=always_first.replace("legal[0]", "nothing")),
            ask("install", file="first.py", source="class Player:\n    def choose(self, view)"),
            ask("try", player="first", record=POSITION),
            ask("think", ply=1),
            ask("install", file="first.py", source=always_first),
            ask("try", player="first", record=POSITION),
            ask("try", player="second", record=POSITION),
            ask("uninstall", player="first"),
            ask("state"),
            ask("next", deal=1),
            ask("forfeit", ply=0, fault="raised"),
            ask("forfeit", ply=0, fault="late"),
        ],
    )
    whole = whole_record("wiener")
    moves = whole["moves"]
    yield (
        "review",
        [
            ask("replay", record=whole),
            ask("judge", record=whole, ply=len(moves) - 3),
            ask("judge", record=whole, ply=len(moves)),
            ask("replay", record=POSITION),
            ask("replay", record={**whole, "moves": [moves[0], moves[0]]}),
            ask("judge", record={**whole, "trump": "1X"}, ply=0),
        ],
    )
    positions: list[tuple[str, str]] = [
        ("lead-with-marriage-and-exchange", save_of("wiener", marrying)),
        ("answer-in-the-strict-phase", save_of("wiener", answering)),
        ("pending-marriage", save_of("wiener", lambda deal: deal.pending[0] == 40 and deal.turn == 1)),
        ("closed-by-the-computer", save_of("wiener", lambda deal: deal.closing is not None and deal.closing.by == 1)),
        (
            "closed-scored-at-the-end",
            save_of("turnier", lambda deal: CLOSE not in deal.legal_moves() and deal.closing is not None),
        ),
        ("points-hidden", save_of("wiener", lambda deal: len(deal.tricks) == 3, show_points="own")),
        ("twenty-four-cards", save_of("snapszer", lambda deal: len(deal.tricks) == 2)),
        ("offered-exchange", save_of("sechsundsechzig", lambda deal: bool(deal.offered) and deal.turn == 0)),
        ("tie-carried", save_of("snapszer", ended("tie"))),
        ("majority", save_of("haus", ended("majority"))),
        (
            "match-end-by-schneider",
            save_of("wiener", lambda deal: ended("claim")(deal) and deal.points[0] > 65, (1, 7)),
        ),
        *((f"end-by-{reason}", save_of("wiener", ended(reason))) for reason in ENDINGS),
    ]
    for name, save in (*positions, *table_positions()):
        yield name, [ask("restore", save=save), *([ask("record")] if "end" in name.split("-") else [])]


def table_positions() -> Iterable[tuple[str, str]]:
    """Name and save of every position of the games for three and four."""
    for rules, last_points in (("talon", (1, 20, 7)), ("bauern", (1, 9))):
        for stage in ("trump", "auction", "double", "play"):
            yield f"{rules}-{stage}", table_save(rules, partial(own_turn, stage=stage))
        yield f"{rules}-end-made", table_save(rules, lambda deal: over(deal, made=True))
        yield f"{rules}-end-lost", table_save(rules, lambda deal: over(deal, made=False))
        yield f"{rules}-match-end", table_save(rules, lambda deal: over(deal, made=True), last_points)
    yield "talon-lay-away", table_save("talon", lambda deal: own_turn(deal, "talon"))
    yield "dreier-end", company_save(False)
    yield "dreier-end-watched", company_save(True)
    yield "dreier-match-end", company_save(False, (3, 3, 3))


def own_turn(deal: AuctionDeal, stage: str) -> bool:
    """The person is to act in this stage; in play, something has been announced or trumped before."""
    return deal.turn == 0 and deal.stage == stage and (stage != "play" or (any(deal.announced) and bool(deal.table)))


def over(deal: AuctionDeal, *, made: bool) -> bool:
    """A deal has ended so after a higher bid than the lowest by seat 0, and no match with it."""
    result = deal.result
    if result is None or result.contract == "N" or max(result.scores) >= deal.rules.target:
        return False
    return result.made == made and result.declarer == 0 and bool(deal.table or deal.tricks)


ENDINGS = ("claim", "false-claim", "failed-close", "last-trick", "resigned")


def ask(kind: str, **payload: object) -> Json:
    """A request of the table ``golden``."""
    return {"v": 1, "id": 1, "table": "golden", "type": kind, "payload": payload}


def main() -> None:
    """Writes all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, requests in messages():
        exchanges = [
            {"request": request, "response": json.loads(bridge.handle(json.dumps(request)))} for request in requests
        ]
        for exchange in exchanges:
            print(f"{name}: {exchange['request']['type']} -> {exchange['response']['ok']}")
        text = json.dumps(exchanges, indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
