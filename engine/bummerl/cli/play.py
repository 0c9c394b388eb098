"""``play``: whole matches against the computer in the terminal."""

import argparse
import json
import secrets
import sys
from typing import TYPE_CHECKING, Any

from bummerl.cli.players import WHO, player
from bummerl.commands import CommandError
from bummerl.guests import Fault
from bummerl.rules import RulesError, find_two_hand_rules
from bummerl.session import Session

if TYPE_CHECKING:
    from bummerl.cli.parsers import Parsers

Snapshot = dict[str, Any]

_HELP = """Moves: a card as KH plays it; mH announces the marriage in hearts; x exchanges the lowest trump for
the turn-up; c closes the stock; 66 claims; r resigns; - declines; ren calls a revoke; tute shows four of a kind.
? shows this, q ends the game."""

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
}

_ENDS = {
    "claim": "{by} claimed rightly",
    "false-claim": "{by} claimed wrongly",
    "failed-close": "{by} closed and did not get there",
    "last-trick": "{by} took the last trick",
    "majority": "the higher total wins",
    "tie": "a tie",
    "resigned": "{by} resigned",
    "renonce": "{by} revoked or called a revoke wrongly",
    "tute": "{by} showed four of a kind",
    "forfeit": "{by} forfeits the deal",
}


def add_parser(commands: "Parsers") -> None:
    """Declares the command."""
    parser = commands.add_parser("play", help="play against the computer in the terminal")
    parser.add_argument("--rules", default="wiener", metavar="R", help="a profile, or JSON as in records")
    parser.add_argument("--level", default="normal", type=player, metavar="L", help=f"who plays (normal): {WHO}")
    parser.add_argument("--seed", default="", metavar="HEX", help="64 hex digits, to play the same deals again")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    form: object = options.rules
    try:
        if options.rules.lstrip().startswith("{"):
            form = json.loads(options.rules)
        session = Session(find_two_hand_rules(form), options.level, 0, options.seed or secrets.token_hex(32))
    except (RulesError, CommandError, json.JSONDecodeError) as error:
        print(f"bummerl: {error}", file=sys.stderr)
        return 2
    try:
        _play(session)
    except EOFError:
        print()
    return 0


def _play(session: Session) -> None:
    """Plays until the person quits."""
    print(_HELP)
    while True:
        snapshot: Snapshot = session.snapshot()
        _tell(snapshot)
        if snapshot["phase"] == "waiting":
            session.think(snapshot["ply"])
        elif snapshot["result"] is not None:
            again = "Enter for the next deal" if snapshot["phase"] == "deal-end" else "Enter for a new match"
            if input(f"{again}, q to end: ").strip() == "q":
                return
            session.next(snapshot["deal"])
        elif not _move(session, snapshot):
            return


def _move(session: Session, snapshot: Snapshot) -> bool:
    """Asks for moves until one is legal; False if the person quits."""
    _show(snapshot)
    while True:
        token = input("Your move: ").strip()
        if token == "q":
            return False
        if token == "?":
            print(_HELP)
            continue
        try:
            session.play(token, snapshot["ply"])
        except CommandError as error:
            why = _REASONS.get(error.reason or "", "")
            print(f"{error}{': ' + why if why else ''}")
        else:
            return True


def _who(seat: int) -> str:
    return ("you", "the computer")[seat]


def _show(snapshot: Snapshot) -> None:
    """The table as the person sees it."""
    own, other = snapshot["points"]
    stock = f"stock {snapshot['stock']}" + (f" with {snapshot['turnup']} open" if snapshot["turnup"] else "")
    if snapshot["closed"]:
        stock = f"closed by {_who(snapshot['closed']['by'])}"
    pending = f" (+{snapshot['pending'][0]})" if snapshot["pending"][0] else ""
    print(f"\n  trump {snapshot['trump']}, {stock}; you have {own}{pending} points, the computer {other}")
    if snapshot["led"]:
        print(f"  on the table: {snapshot['led']}")
    print(f"  your hand: {' '.join(snapshot['hand'])}")
    print(f"  you may: {' '.join(snapshot['legal'])}")


def _tell(snapshot: Snapshot) -> None:
    """What has just happened."""
    for event in snapshot["events"]:
        kind = event["type"]
        who = _who(event["seat"]) if "seat" in event else ""
        if kind == "deal":
            needs = " and ".join(f"{_who(seat)} {points}" for seat, points in enumerate(snapshot["score"]))
            print(f"\nDeal {snapshot['deal']}, dealt by {_who(event['dealer'])}. Still needed: {needs}.")
        elif kind == "announce":
            print(f"  {who}: {event['worth']} in {event['suit']}")
        elif kind == "play":
            print(f"  {who}: {event['card']}")
        elif kind == "exchange":
            print(f"  {who}: {event['gave']} for {event['took']}")
        elif kind == "trick":
            print(f"  the trick goes to {_who(event['trick']['winner'])}: {event['trick']['points']}")
        elif kind == "draw" and event["seat"] == 0:
            print(f"  you draw {event['card']}")
        elif kind in ("close", "claim", "resign", "decline", "renonce", "tute"):
            print(f"  {who}: {kind}")
        elif kind == "end":
            _tell_result(snapshot)


def _tell_result(snapshot: Snapshot) -> None:
    result = snapshot["result"]
    guest = snapshot["guest"]
    if guest and guest["fault"]:
        print(f"The player {guest['name']} {Fault(**guest['fault'])}.")
    reason = _ENDS[result["reason"]].format(by=_who(result["by"]))
    if result["winner"] is None:
        print(f"Nobody wins: {reason}.")
    else:
        worth = result["game_points"] + result["carry"]
        print(f"{_who(result['winner']).capitalize()}: {worth} game points; {reason}.")
    own, other = result["points"]
    print(f"Points {own} to {other}; still needed {result['score'][0]} and {result['score'][1]}.")
    if result["match"]:
        match = result["match"]
        print(f"The match is over: {match['bummerl']} Bummerl to {_who(match['winner'])}.")
