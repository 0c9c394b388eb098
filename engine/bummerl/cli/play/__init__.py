"""``play``: whole matches against computer players in the terminal."""

import argparse
import io
import secrets
import sys
from types import ModuleType
from typing import TYPE_CHECKING

from bummerl.cli.play import auction, two_hand
from bummerl.cli.play.seats import Snapshot
from bummerl.cli.players import WHO, player
from bummerl.cli.rules import read_rules
from bummerl.commands import CommandError
from bummerl.rules import AUCTION_PROFILES, RulesError
from bummerl.session import Session

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers

_HELP = """Moves: a card as KH plays it; mH announces the marriage in hearts; x exchanges the lowest trump for
the turn-up; c closes the stock; 66 claims; r resigns; - declines; ren calls a revoke; tute shows four of a kind.
? shows this, q ends the game."""
_AUCTION_HELP = """Moves: tH makes hearts trump, up turns the next card up; N, B, S, G … bid a contract, pass passes;
d:KD TS lays two cards away; fleck doubles, no does not; a card as KH plays it; mH announces the marriage in hearts;
66 claims. ? shows this, q ends the game."""

_REASONS = {
    "must-follow": "follow suit",
    "must-head": "beat the card",
    "must-trump": "play a trump",
    "must-overtrump": "beat the trump",
    "marriage-lead": "lead the king or queen of the marriage",
    "only-on-lead": "only when on lead",
    "claim-needs-trick": "only with a trick of your own, or after announcing",
    "exchange-closed": "the stock is closed",
    "exchange-no-card": "you do not hold the lowest trump",
    "exchange-stock": "too few cards in the stock",
    "exchange-needs-trick": "only with a trick of your own",
    "close-stock": "too few cards in the stock",
    "close-needs-trick": "only with a trick of your own",
    "no-marriage": "you hold no marriage",
    "trump-not-held": "you have seen no card of that suit",
    "caller-cannot-pass": "the caller plays at least a Normal game",
    "bid-too-low": "bid higher or pass",
    "bid-not-yours": "that contract is not yours to bid",
    "bid-needs-ace": "you hold no ace",
    "bid-needs-suit": "you do not hold five cards of a suit",
    "bid-needs-trumps": "you do not hold the five trumps",
    "keep-an-ace": "keep an ace",
    "name-trump-first": "name trump first",
    "auction-first": "bid or pass first",
    "lay-away-first": "lay two cards away first",
    "double-first": "double or not first",
    "must-overruff": "play a higher trump",
    "marriage-done": "one marriage at a time",
    "marriage-declarer-only": "only the declarer announces in this contract",
    "marriage-not-in-contract": "there are no marriages in this contract",
}


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser("play", help="play against the computer in the terminal")
    parser.add_argument("--rules", default="wiener", metavar="R", help="a profile, or JSON as in records")
    parser.add_argument("--level", default="normal", type=player, metavar="L", help=f"who plays (normal): {WHO}")
    parser.add_argument("--seed", default="", metavar="HEX", help="64 hex digits, to play the same deals again")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    try:
        session = Session(read_rules(options.rules), options.level, 0, options.seed or secrets.token_hex(32))
    except (RulesError, CommandError) as error:
        print(f"bummerl: {error}", file=sys.stderr)
        return 2
    for stream in (sys.stdin, sys.stdout):
        # A terminal may send and show other signs than these; a question mark stands for them.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _play(session)
    except EOFError:
        print()
    return 0


def _play(session: Session) -> None:
    """Plays until the person quits."""
    print(_help(session.snapshot()))
    while True:
        snapshot: Snapshot = session.snapshot()
        _of(snapshot).tell(snapshot)
        if snapshot["phase"] == "waiting":
            session.think(snapshot["ply"])
        elif snapshot["result"] is not None:
            again = "Enter for the next deal" if snapshot["phase"] == "deal-end" else "Enter for a new match"
            if input(f"{again}, q to end: ").strip() == "q":
                return
            session.next(snapshot["deal"])
        elif not _move(session, snapshot):
            return


def _of(snapshot: Snapshot) -> ModuleType:
    """What shows and tells the game of a snapshot."""
    return auction if snapshot["game"] in AUCTION_PROFILES else two_hand


def _help(snapshot: Snapshot) -> str:
    return _AUCTION_HELP if snapshot["game"] in AUCTION_PROFILES else _HELP


def _move(session: Session, snapshot: Snapshot) -> bool:
    """Asks for moves until one is legal; False if the person quits."""
    _of(snapshot).show(snapshot)
    while True:
        token = input("Your move: ").strip()
        if token == "q":
            return False
        if token == "?":
            print(_help(snapshot))
            continue
        try:
            session.play(token, snapshot["ply"])
        except CommandError as error:
            why = _REASONS.get(error.reason or "", "")
            print(f"{error}{': ' + why if why else ''}")
        else:
            return True
