"""A deal with an auction in the terminal."""

from typing import Any

from bummerl.cli.play.seats import Snapshot, name_of, show_hand, tell_deal, tell_trick

_ENDS = {
    "claim": "{by} has the points",
    "false-claim": "{by} claimed wrongly",
    "last-trick": "{by} took the last trick",
    "trick-won": "{by} took a trick",
    "trick-lost": "{by} took a trick",
    "enough": "{by} has 66",
    "too-late": "66 were not reached in time",
    "all-tricks": "every trick was won",
    "no-trick": "no trick was won",
    "shown": "{by} showed the cards",
    "forfeit": "{by} forfeits the deal",
}


def _who(snapshot: Snapshot, seat: int) -> str:
    return name_of(snapshot["seat"], seat, len(snapshot["seats"]))


def _team(snapshot: Snapshot, team: int) -> str:
    return " and ".join(_who(snapshot, seat) for seat in snapshot["teams"][team])


def show(snapshot: Snapshot) -> None:
    """The table as the person sees it."""
    contract = snapshot["contract"]
    played = "nothing bid yet"
    if contract:
        played = f"{contract['code']} by {_who(snapshot, contract['declarer'])}, times {contract['double']}"
    points = "" if snapshot["stage"] != "play" else f"; declaring and defending side: {snapshot['points']} points"
    print(f"\n  trump {snapshot['trump'] or 'not named yet'}, {played}{points}")
    if snapshot["trick"]:
        cards = ", ".join(f"{_who(snapshot, each['seat'])} {each['card']}" for each in snapshot["trick"])
        print(f"  on the table: {cards}")
    show_hand(snapshot)


def tell(snapshot: Snapshot) -> None:
    """What has just happened."""
    for event in snapshot["events"]:
        kind = event["type"]
        if kind == "deal":
            tell_deal(snapshot, _who(snapshot, event["dealer"]), _needed(snapshot))
        elif kind == "trick":
            tell_trick(event, _who(snapshot, event["trick"]["winner"]))
        elif kind == "end":
            _tell_result(snapshot)
        else:
            print(f"  {_who(snapshot, event['seat'])}: {_done(event)}")


def _done(event: dict[str, Any]) -> str:
    """What somebody has done."""
    match event["type"]:
        case "name-trump":
            return f"{event['suit']} is trump"
        case "turn-up":
            return f"turns up {event['card']}"
        case "call":
            return str(event["call"])
        case "take":
            return "takes the talon"
        case "lay-away":
            return "lays two cards away"
        case "double":
            return "does not double" if event["factor"] is None else f"doubles, times {event['factor']}"
        case "announce":
            return f"{event['worth']} in {event['suit']}"
        case "play":
            return str(event["card"])
        case kind:
            return str(kind)


def _needed(snapshot: Snapshot) -> str:
    return ", ".join(f"{_team(snapshot, team)} {points}" for team, points in enumerate(snapshot["score"]))


def _tell_result(snapshot: Snapshot) -> None:
    result = snapshot["result"]
    made = "made" if result["made"] else "lost"
    reason = _ENDS[result["reason"]].format(by=_who(snapshot, result["by"]))
    print(f"{result['contract']} by {_who(snapshot, result['declarer'])} is {made}: {reason}.")
    gains = ", ".join(f"{_who(snapshot, seat)} {points}" for seat, points in enumerate(result["scores"]) if points)
    print(f"Game points: {gains}; still needed: {_needed(snapshot)}.")
    match = result["match"]
    if match:
        losers = ", ".join(_team(snapshot, team) for team in match["last"])
        print(f"The match is over: {_team(snapshot, match['winner'])} won, {match['bummerl']} Bummerl for {losers}.")
