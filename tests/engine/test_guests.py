"""Visiting players: found, asked, and made to lose the deal by whatever they do wrong."""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from asking import Ask, Json, answer_to, seed, validator

from bummerl import cli
from bummerl.arena import contest
from bummerl.cards import parse_card
from bummerl.deal import Deal
from bummerl.games import GUESTS, give_up
from bummerl.guests import Fault, GuestError, LoadError
from bummerl.guests.loading import from_source
from bummerl.guests.places import find, forget, of_distribution
from bummerl.guests.process import GuestProcess, invite
from bummerl.moves import MOVE_NAMES
from bummerl.rules import PROFILES, TUTE_PROFILES
from bummerl.session import Session
from bummerl.tables.tute import TuteDeal

EXAMPLE = Path(__file__).parents[2] / "web/players/example.py"
POSITIONS = EXAMPLE.with_name("positions.json")
POSITION = json.loads(POSITIONS.read_text(encoding="utf-8"))[0]["record"]
SHORT = 0.5
"""Seconds; the limit that tests wait for."""

WRONG = {
    "return view.hidden": ("raised", "AttributeError: 'View' object has no attribute 'hidden'", 3),
    "raise SystemExit(3)": ("raised", "SystemExit: 3", 3),
    "raise Unprintable": ("raised", "Unprintable", 3),
    "raise Nameless": ("raised", "Nameless", 3),
    r"raise ValueError('\x1b[31m \u202e')": ("raised", "ValueError: �[31m �", 3),
    "return self.choose(view)": ("raised", "RecursionError: maximum recursion depth exceeded", 3),
    "return 'x'": ("illegal", "x", None),
    "return 10_000": ("illegal", "10000", None),
    "return -1": ("illegal", "-1", None),
    "return 10**400": ("illegal", f"1{'0' * 298}…", None),
    "return 10**5000": ("illegal", "a number of 16610 bits", None),
    "object.__setattr__(view, 'legal', (40,)); return 40": ("illegal", "40", None),
    "return 'the ace'": ("nonsense", "'the ace'", None),
    "return None": ("nonsense", "None", None),
    "return True": ("nonsense", "a bool", None),
    "return 1.0": ("nonsense", "a float", None),
}
"""What a player's only line may be, and the fault that it is."""


def source(line: str, name: str = "Player") -> str:
    unprintable = (
        "class Unprintable(Exception):\n    def __str__(self):\n        raise self\n"
        "class Kind(type):\n    @property\n    def __name__(cls):\n        raise SystemExit\n"
        "class Nameless(BaseException, metaclass=Kind): pass\n"
    )
    return f"class {name}:\n    def choose(self, view):\n        {line}\n\n{unprintable}"


def deal_of(rules: str = "wiener") -> Deal:
    cards = list(Deal.cards(PROFILES[rules]))
    random.Random("a deal").shuffle(cards)
    return Deal.from_deck(PROFILES[rules], cards)


@pytest.fixture(autouse=True)
def no_guests_stay() -> Iterator[None]:
    yield
    GUESTS.clear()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an installed distribution of two players."""
    (tmp_path / "pair_of_players.py").write_text(source("return view.legal[0]", "First"), encoding="utf-8")
    info = tmp_path / "pair_of_players-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pair-of-players\nVersion: 1.0\n", encoding="utf-8")
    (info / "RECORD").write_text("pair_of_players.py,,\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[bummerl.players]\nlowest = pair_of_players:First\nbroken = pair_of_players:Second\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("line", "fault"), WRONG.items())
def test_every_wrong_answer_is_a_fault(line: str, fault: tuple[str, str, int | None]) -> None:
    with pytest.raises(GuestError) as caught:
        from_source(source(line), "wrong.py").guest.choose(deal_of().view(0), "1")
    kind, message, at = caught.value.fault
    assert (kind, message.partition(" in ")[0], at) == fault


def test_moves_and_tokens_are_answers() -> None:
    view = deal_of().view(0)
    for move in view.legal:
        for answer in (move, MOVE_NAMES[move]):
            assert from_source(source(f"return {answer!r}"), "right.py").guest.choose(view, "1") == move


def test_chance_follows_the_seed() -> None:
    guest = from_source("import random\n" + source("return random.choice(view.legal)"), "chance.py").guest
    view = deal_of().view(0)
    moves = [guest.choose(view, f"{number}") for number in range(20)]
    assert moves == [guest.choose(view, f"{number}") for number in range(20)]
    assert len(set(moves)) > 1


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("def f(:", "SyntaxError: invalid syntax", 1),
        ("\nimport no_such_module", "ModuleNotFoundError: No module named 'no_such_module'", 2),
        ("x = 1", "there is no class with a method choose", None),
        (source("pass", "One") + source("pass", "Two"), "several classes .* One, Two; call one of them Player", None),
        ("class Player:\n  choose = 1\n  def __init__(self):\n    1 / 0", "there is no class", None),
        (source("pass").replace("choose(self", "__init__(self, x): pass\n    def choose(self"), "no player can", None),
    ],
)
def test_files_that_hold_no_player(text: str, words: str, line: int | None) -> None:
    with pytest.raises(LoadError, match=words) as caught:
        from_source(text, "none.py")
    assert line in (None, caught.value.line)


def test_one_of_several_is_called_player() -> None:
    text = source("return view.legal[-1]", "Other") + source("return view.legal[0]")
    view = deal_of().view(0)
    assert from_source(text, "several.py").guest.choose(view, "1") == view.legal[0]


def test_players_are_found(place: Path) -> None:
    view = deal_of().view(0)
    for reference in ("lowest", "pair_of_players:First", str(EXAMPLE)):
        assert find(reference).guest.choose(view, "1") in view.legal
    with pytest.raises(LoadError, match="no attribute 'Second'"):
        find("broken")
    with pytest.raises(LoadError, match="there is no such player"):
        find("unknown")
    assert of_distribution("pair-of-players") == {
        "broken": "pair_of_players:Second",
        "lowest": "pair_of_players:First",
    }
    with pytest.raises(LoadError, match="is not installed"):
        of_distribution("nobody")
    with pytest.raises(LoadError, match=r"no entry point in the group bummerl\.players"):
        of_distribution("pytest")
    text = (place / "pair_of_players.py").read_text(encoding="utf-8").replace("legal[0]", "legal[-1]  ")
    (place / "pair_of_players.py").write_text(text, encoding="utf-8")
    forget("pair-of-players")
    assert find("lowest").guest.choose(view, "1") == view.legal[-1]


def test_a_process_survives_what_its_player_does(tmp_path: Path) -> None:
    """Loops end at the limit, with their line; a process that has died is begun anew."""
    file = tmp_path / "wild.py"
    text = """
    import os, sys, time
    what = view.stock + len(view.tricks)
    print("this is no answer")
    if view.trick_counts[0] == 1:
        while True:
            pass
    if view.trick_counts[0] == 2:
        time.sleep(60)
    if view.trick_counts[0] == 3:
        os._exit(0)
    assert sys.stdin.read() == ""
    return view.legal[0]"""
    file.write_text(source(text.strip().replace("\n    ", "\n        ")), encoding="utf-8")
    guest = GuestProcess(str(file), SHORT)
    view = deal_of().view(0)
    faults = []
    for tricks in (0, 1, 2, 3, 0):
        try:
            assert guest.choose(replaced(view, trick_counts=(tricks, 0)), "1") == view.legal[0]
        except GuestError as error:
            faults.append(error.fault)
    guest.close()
    assert faults == [Fault("late", "0.5", faults[0].line), Fault("late", "0.5", 10), Fault("gone", "")]
    assert faults[0].line in (7, 8)


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("os.kill(os.getpid(), signal.SIGSTOP)", None),
        ("faulthandler.cancel_dump_traceback_later(); time.sleep(60)", None),
        # The other process has the same pipes, and its own limit for ever.
        ("time.sleep(60 if os.fork() else 90)", 4),
    ],
)
def test_a_process_that_does_not_end_itself_is_ended(
    tmp_path: Path, line: str, at: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bummerl.guests.process._GRACE", SHORT)
    file = tmp_path / "wild.py"
    file.write_text(f"import faulthandler, os, signal, time\n{source(line)}", encoding="utf-8")
    guest = GuestProcess(str(file), SHORT)
    with pytest.raises(GuestError) as caught:
        guest.choose(deal_of().view(0), "1")
    assert caught.value.fault == Fault("late", "0.5", at)


def replaced(view: Any, **changes: object) -> Any:
    fields = {name: getattr(view, name) for name in type(view).__slots__}
    return type(view)(**{**fields, **changes})


def test_who_is_invited_is_named(place: Path) -> None:
    with pytest.raises(LoadError, match="player 'nobody' does not exist; there are normal, broken, lowest"):
        invite("nobody", ["normal"])
    with pytest.raises(LoadError, match="player 'broken' cannot play: AttributeError"):
        invite("broken", [])
    (place / "wrong.py").write_text("\n\n!", encoding="utf-8")
    with pytest.raises(LoadError, match=r"player 'wrong\.py' cannot play: SyntaxError: .* \(line 3\)"):
        invite("wrong.py", [])
    with pytest.raises(LoadError, match=r"player 'none\.py' cannot play: the file cannot be read"):
        invite("none.py", [])


@pytest.mark.parametrize("rules", [*PROFILES, *TUTE_PROFILES])
def test_the_example_plays_every_game(ask: Ask, rules: str) -> None:
    """Whole matches without a fault, and it beats chance."""
    ask("install", file="example.py", source=EXAMPLE.read_text(encoding="utf-8"))
    won = [0, 0]
    for number in range(4):
        chance = random.Random(f"{rules} {number}")
        state = ask("new", rules=rules, level="example", seat=0, seed=seed(number))
        while state["phase"] != "match-end":
            if state["phase"] == "waiting":
                state = ask("think", ply=state["ply"])
            elif state["phase"] == "deal-end":
                state = ask("next", deal=state["deal"])
            else:
                moves = [move for move in state["legal"] if move not in ("66", "r", "ren")]
                state = ask("play", move=chance.choice(moves), ply=state["ply"])
            assert state["guest"] == {"name": "example", "present": True, "fault": None}
        won[state["result"]["match"]["winner"]] += 1
    assert won[1] > won[0]


@pytest.mark.parametrize("rules", [*PROFILES, *TUTE_PROFILES])
def test_a_fault_loses_the_deal_and_nothing_else(ask: Ask, rules: str) -> None:
    """By resigning where the rules know that, else as a forfeit; the save keeps it, and the next deal is dealt."""
    ask("install", file="wrong.py", source=source("return 'the ace'"))
    state = ask("new", rules=rules, level="wrong", seat=0, seed=seed(1))
    resigns = "r" in state["controls"]
    while state["phase"] != "waiting":
        cards = [move for move in state["legal"] if move in state["hand"]]
        state = ask("play", move=cards[0], ply=state["ply"])
    state = ask("think", ply=state["ply"])
    validator("Snapshot").validate(state)
    assert state["phase"] in ("deal-end", "match-end")
    assert (state["result"]["winner"], state["result"]["by"]) == (0, 1)
    assert state["result"]["reason"] == ("resigned" if resigns else "forfeit")
    assert [event["type"] for event in state["events"]] == ["resign" if resigns else "forfeit", "end"]
    assert state["guest"]["fault"] == {"kind": "nonsense", "message": "'the ace'", "line": None}
    restored = ask("restore", save=ask("save")["save"])
    assert {**restored, "events": []} == {**state, "events": []}
    assert ask("next", deal=state["deal"])["guest"]["fault"] is None


def test_a_save_waits_for_its_player(ask: Ask) -> None:
    ask("install", file="first.py", source=source("return view.legal[0]"))
    state = ask("new", rules="wiener", level="first", seat=1, seed=seed(3))
    if state["phase"] != "waiting":
        state = ask("play", move=state["hand"][0], ply=0)
    save = ask("save")["save"]
    ask("uninstall", player="first")
    assert answer_to("new", {"rules": "wiener", "level": "first", "seat": 1, "seed": seed(3)})["ok"] is False
    assert ask("restore", save=save)["guest"] == {"name": "first", "present": False, "fault": None}
    ask("install", file="first.py", source=source("return view.legal[0]"))
    assert ask("think", ply=state["ply"])["guest"]["fault"] is None
    ask("restore", save=save)
    ask("uninstall", player="first")
    assert ask("think", ply=state["ply"])["guest"]["fault"]["kind"] == "absent"


def test_only_visiting_players_can_be_told_to_forfeit() -> None:
    session = Session(PROFILES["wiener"], "normal", 0, seed(1))
    while session.snapshot()["phase"] != "waiting":
        legal = session.snapshot()["legal"]
        assert isinstance(legal, list)
        session.play(legal[0], session.ply)
    with pytest.raises(ValueError, match="no visiting player"):
        session.forfeit(session.ply, "late")


def test_levels_keep_their_names() -> None:
    answer = answer_to("install", {"file": "expert.py", "source": source("return view.legal[0]")})
    assert answer["error"]["message"] == "expert is the name of a level"
    assert answer_to("install", {"file": "a" * 70, "source": ""})["error"]["code"] == "bad-player"


def test_giving_up_is_worth_what_resigning_is() -> None:
    resigned, forfeited = deal_of(), deal_of()
    give_up(resigned)
    forfeited.forfeit(forfeited.turn)
    assert resigned.result is not None
    assert forfeited.result == resigned.result._replace(reason="forfeit")
    assert forfeited.legal_moves() == ()
    tute = TuteDeal.from_deck(TUTE_PROFILES["tute"], TuteDeal.cards(TUTE_PROFILES["tute"]), 1)
    give_up(tute)
    assert tute.result is not None
    assert (tute.result.winner, tute.result.game_points, tute.result.reason) == (0, 1, "forfeit")


# On the command line


def test_in_the_arena(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Faults are counted and told; the same contest gives the same result, here and in two processes."""
    (place / "often.py").write_text(
        "import random\n" + source("return random.choice((*view.legal, 'x', 1/0 if random.random() < .2 else 0))"),
        encoding="utf-8",
    )
    reports = []
    for jobs in ("1", "2"):
        assert cli.main(["arena", "often.py", "lowest", "--deals", "6", "--jobs", jobs, "--json"]) == 0
        reports.append(json.loads(capsys.readouterr().out))
        del reports[-1]["seconds_per_move"]
    assert reports[0] == reports[1]
    often, lowest = reports[0]["faults"]
    assert 0 < often["deals"] <= 12
    assert re.search(r"ZeroDivisionError: .* \(line 4\)|not a legal move now", often["first"])
    assert lowest == {"deals": 0, "first": None}
    assert cli.main(["arena", "often.py", "random", "--deals", "2", "--jobs", "1"]) == 0
    assert "deals lost by a fault   often.py: " in capsys.readouterr().out
    assert cli.main(["arena", "nobody", "random"]) == 2
    assert "player 'nobody' does not exist; there are random, beginner" in capsys.readouterr().err


def test_a_contest_goes_on_only_with_the_same_player(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "pair_of_players.py", "random", "--deals", "1", "--jobs", "1", "--resume", "kept"]
    (place / "pair_of_players.py").write_text(source("return view.legal[0]"), encoding="utf-8")
    assert cli.main(command) == 0
    assert cli.main(command) == 0
    (place / "pair_of_players.py").write_text(source("return view.legal[-1]"), encoding="utf-8")
    contest._guest.cache_clear()
    capsys.readouterr()
    assert cli.main(command) == 2
    assert "is of another contest: its guests is" in capsys.readouterr().err


def test_in_an_analysis(place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "positions").write_text(json.dumps(POSITION), encoding="utf-8")
    assert cli.main(["analyse", "positions", "--level", "lowest"]) == 0
    assert json.loads(capsys.readouterr().out)["move"] == "QH"
    (place / "wrong.py").write_text(source("return view.hidden"), encoding="utf-8")
    assert cli.main(["analyse", "positions", "--level", "wrong.py"]) == 1
    told = json.loads(capsys.readouterr().out)["error"]["message"]
    assert told == "player wrong.py: raised AttributeError: 'View' object has no attribute 'hidden' (line 3)"


def test_in_the_terminal(place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (place / "wrong.py").write_text(source("return view.hidden"), encoding="utf-8")
    words = iter(["AH", "KH", "QH", "JH", "TH", "AD", "KD", "QD", "JD", "TD", "AC", "KC", "QC", "JC", "TC", "AS"])
    ended = "Enter for the next deal"
    monkeypatch.setattr("builtins.input", lambda prompt: "q" if ended in prompt else next(words))
    assert cli.main(["play", "--level", "wrong.py", "--seed", seed(1)]) == 0
    out = capsys.readouterr().out
    assert "The player wrong.py raised AttributeError: 'View' object has no attribute 'hidden' (line 3)." in out
    assert "the computer resigned" in out


def test_cards_in_words() -> None:
    from bummerl.guests import words

    view = deal_of().view(0)
    assert words.hand(view) == [MOVE_NAMES[move] for move in Deal.deck.by_suit(view.hand)]
    assert len(words.unseen(view)) == 14
    assert words.led(view) is None
    assert words.trump(view) == MOVE_NAMES[parse_card("A" + words.trump(view))][1]
    assert words.worth(view, "TH") == 10
    other = next(suit for suit in "HDCS" if suit != words.trump(view))
    assert words.beats(view, "A" + other, "T" + other)
    assert not words.beats(view, "T" + other, "A" + other)
    assert words.beats(view, "J" + words.trump(view), "A" + other)
    assert not words.beats(view, "A" + other, "J" + words.trump(view))
    assert words.announced_suits(view, 0) == []


@pytest.mark.parametrize("position", json.loads(POSITIONS.read_text(encoding="utf-8")), ids=lambda each: each["id"])
def test_the_example_moves_in_every_position_of_its_page(ask: Ask, position: Json) -> None:
    ask("install", file="example.py", source=EXAMPLE.read_text(encoding="utf-8"))
    trial = ask("try", player="example", record=position["record"])
    validator("Trial").validate(trial)
    assert trial["fault"] is None
    assert trial["move"] in trial["legal"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"player": "nobody"}, "payload.player"),
        ({"record": {"hands": ["AH", "??"]}}, "payload.record"),
        ({"record": {**POSITION, "leader": 1}}, "payload.record"),
        ({"record": []}, "payload.record"),
    ],
)
def test_what_cannot_be_tried_is_refused_by_name(ask: Ask, change: Json, where: str) -> None:
    ask("install", file="example.py", source=EXAMPLE.read_text(encoding="utf-8"))
    answer = answer_to("try", {"player": "example", "record": POSITION, **change})
    assert answer["error"]["where"] == where


@pytest.mark.parametrize(
    "fault", ["late", ["late", "10"], ["odd", "", None], ["late", 10, None], ["late", "10", "one"], [], {}]
)
def test_a_save_with_a_fault_that_is_none_is_refused(ask: Ask, fault: object) -> None:
    ask("install", file="wrong.py", source=source("return 'the ace'"))
    ask("new", rules="wiener", level="wrong", seat=0, seed=seed(1))
    save = json.loads(ask("save")["save"])
    body = {key: value for key, value in {**save, "fault": fault}.items() if key != "check"}
    check = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
    assert answer_to("restore", {"save": json.dumps({**body, "check": check})})["error"]["code"] == "bad-save"
