"""The puzzles of the course: each checked by the solver, fair, and together a balanced lot."""

import json
from collections import Counter
from pathlib import Path

import jsonschema_rs
import pytest
from asking import Ask, Json, answer_to, validator
from learn.facts import seen_of

from bummerl.ai.evaluate import evaluate
from bummerl.ai.worlds import Worlds
from bummerl.cards import SUIT_SET, deck_of
from bummerl.moves import ANNOUNCE, CLOSE, EXCHANGE, MOVE_NAMES, parse_move
from bummerl.records import Record, view_of
from bummerl.review import BUDGET, SEED
from bummerl.rules import PROFILES
from bummerl.view import View

WEB = Path(__file__).parents[2] / "web"
PUZZLES: list[Json] = [json.loads(line) for line in (WEB / "learn/puzzles.jsonl").read_text("utf-8").splitlines()]
FORM = jsonschema_rs.Draft202012Validator(json.loads((WEB / "schema/puzzle.schema.json").read_text("utf-8")))
THEMES = ("ending", "marriage", "exchange", "close", "defence", "last-trick", "score")
LEAST_MARGIN = 0.5
"""Game points, as the score makes them worth, by which the best move is better than any other."""
ERRORS = 4
"""Standard errors that a sampled margin is more than."""

each = pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle["id"] for puzzle in PUZZLES])


def seen(puzzle: Json) -> View:
    return view_of(Record.parse(puzzle["record"]))


def likeness(view: View) -> object:
    """What is left of the cards if plain suits are renamed."""
    suits = [
        tuple((cards & SUIT_SET[suit]) >> 6 * suit for cards in (view.hand, view.unseen | view.opponent_known))
        for suit in range(4)
    ]
    return suits[view.trump], tuple(sorted(suits)), view.led is None


def test_there_are_enough_of_every_theme_and_grade() -> None:
    themes = Counter(puzzle["theme"] for puzzle in PUZZLES)
    assert len(PUZZLES) >= 60
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 7
    assert themes["score"] >= 8
    grades = Counter(puzzle["grade"] for puzzle in PUZZLES)
    assert min(grades[grade] for grade in (1, 2, 3)) >= len(PUZZLES) // 5
    assert all(len({puzzle["grade"] for puzzle in PUZZLES if puzzle["theme"] == theme}) >= 2 for theme in THEMES)


def test_most_are_of_the_viennese_game_and_some_of_others() -> None:
    rules = Counter(puzzle["record"]["rules"] for puzzle in PUZZLES)
    assert len(PUZZLES) * 3 / 4 < rules["wiener"] < len(PUZZLES)
    assert set(rules) <= set(PROFILES)


def test_no_two_are_alike() -> None:
    assert len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({likeness(seen(puzzle)) for puzzle in PUZZLES}) == len(PUZZLES)


@each
def test_it_fits_the_schema(puzzle: Json) -> None:
    FORM.validate(puzzle)
    assert puzzle["id"].startswith(f"{puzzle['theme']}-")


@each
def test_it_hides_what_its_seat_does_not_know(puzzle: Json) -> None:
    """Of the other hand only what was shown: by an exchange, as the turn-up drawn last, or by a marriage."""
    record, seat = puzzle["record"], puzzle["record"]["seat"]
    announced = record.get("announced", ("", ""))[1 - seat]
    told = [card for card in record["hands"][1 - seat].split() if card != "??"]
    assert all(card[1] == record["trump"][-1] or (card[0] in "KQ" and card[1] in announced) for card in told)
    assert set(record.get("stock", "??").split()) == {"??"}
    assert seen(puzzle).turn == seat


@each
def test_its_best_move_is_right_and_no_other(puzzle: Json) -> None:
    view = seen(puzzle)
    found = evaluate(view, "expert", SEED, budget=BUDGET)
    assert MOVE_NAMES[found.chosen] == puzzle["best"]
    assert parse_move(puzzle["best"]) in view.legal
    assert {MOVE_NAMES[value.move]: value.points for value in found.moves} == pytest.approx(puzzle["values"], abs=1e-3)
    assert next(iter(puzzle["values"])) == puzzle["best"]
    margin = found.moves[0].worth - found.moves[1].worth
    assert margin == pytest.approx(puzzle["margin"], abs=1e-3)
    assert margin >= max(LEAST_MARGIN, ERRORS * puzzle["error"])
    if puzzle["exact"]:
        hands = len(list(Worlds(view).hands()))
        assert all(value.worlds == hands for value in found.moves)
        assert puzzle["error"] == 0


@each
def test_it_is_about_its_theme(puzzle: Json) -> None:
    view, best = seen(puzzle), parse_move(puzzle["best"])
    match puzzle["theme"]:
        case "score":
            plain = {key: value for key, value in puzzle["record"].items() if key != "score"}
            assert evaluate(view_of(Record.parse(plain)), "expert", SEED, budget=BUDGET).chosen != best
            assert puzzle["match"][puzzle["best"]] == max(puzzle["match"].values())
        case "close":
            assert CLOSE in view.legal
        case "exchange":
            assert best == EXCHANGE or view.stock == 4
        case "marriage":
            assert any(ANNOUNCE <= move < EXCHANGE for move in view.legal) or view.led is not None
        case "defence":
            assert view.closing is not None
            assert view.closing.by != view.seat
        case "ending":
            assert view.stock == 0 or (view.closing is not None and view.closing.by == view.seat)
        case "last-trick":
            assert view.stock == 0


@each
def test_the_page_is_told_the_reasons(puzzle: Json) -> None:
    """Of the best move and of the best of the wrong ones, which is a mistake."""
    wrong = next(move for move in puzzle["values"] if move != puzzle["best"])
    judged = answer_to("judge", {"record": {**puzzle["record"], "moves": [wrong]}, "ply": 0})["payload"]
    validator("Judgement").validate(judged)
    assert (judged["move"], judged["grade"]) == (puzzle["best"], "mistake")
    assert judged["reasons"]
    assert judged["cost"] == pytest.approx(puzzle["margin"], abs=1e-3)


@each
def test_the_page_knows_every_card_and_rejects_every_other_move(puzzle: Json) -> None:
    facts = seen_of(puzzle["record"])
    snapshot = facts["snapshot"]
    played = [card for pile in puzzle["record"]["won"] for card in pile.replace("/", "").split()]
    shown = [snapshot["turnup"], snapshot["led"], facts["turned"]]
    cards = [*played, *snapshot["hand"], *facts["known"], *facts["unseen"], *shown]
    assert sorted(filter(None, cards)) == sorted(MOVE_NAMES[card] for card in deck_of(seen(puzzle).rules.ranks))
    grades = {move: judged["grade"] for move, judged in facts["judgements"].items() if move != puzzle["best"]}
    assert set(grades.values()) <= {"slip", "mistake"}


def test_the_page_knows_what_earlier_tricks_have_told() -> None:
    """The computer, which had closed, trumped a diamond: it has none."""
    won = ["QH KH / QC AC / KC AS", "JH TH / JC TC / JD TS"]
    closed = {"by": 1, "points": [7, 24], "tricks": [1, 2]}
    record = {"hands": ["KD QS", "?? ??"], "trump": "JS", "stock": "?? ?? ??", "leader": 0, "won": won}
    facts = seen_of({"rules": "wiener", **record, "announced": ["", "C"], "closed": closed, "seat": 0})
    assert facts["known"] == ["AH", "KS"]
    assert facts["absent"] == facts["unseen"] == ["QD", "TD", "AD"]


@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_opened_and_played(ask: Ask, theme: str) -> None:
    puzzle = max((puzzle for puzzle in PUZZLES if puzzle["theme"] == theme), key=lambda puzzle: puzzle["exact"])
    seat = puzzle["record"]["seat"]
    opened = ask("open", record=puzzle["record"], level="normal", seat=seat, seed="1" * 64)
    assert opened["turn"] == seat
    assert set(puzzle["values"]) <= set(opened["legal"])
    assert ask("hint", ply=opened["ply"])["move"] == puzzle["best"]
    assert ask("play", move=puzzle["best"], ply=opened["ply"])["ply"] == 1
