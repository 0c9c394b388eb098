"""A deal between two in the terminal, whether or not a third looks on."""

from bummerl.cli.play.seats import Snapshot, name_of, show_hand, tell_deal, tell_trick
from bummerl.guests import Fault

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


def _who(snapshot: Snapshot, seat: int) -> str:
    company = snapshot["company"]
    if company:
        return name_of(company["seat"], company["players"][seat], 3)
    return name_of(snapshot["seat"], seat, 2)


def _dealer(snapshot: Snapshot) -> str:
    company = snapshot["company"]
    return name_of(company["seat"], company["dealer"], 3) if company else _who(snapshot, snapshot["dealer"])


def show(snapshot: Snapshot) -> None:
    """The table as the person sees it."""
    seat, points = snapshot["seat"], snapshot["points"]
    other = _who(snapshot, 1 - seat)
    stock = f"stock {snapshot['stock']}" + (f" with {snapshot['turnup']} open" if snapshot["turnup"] else "")
    if snapshot["closed"]:
        stock = f"closed by {_who(snapshot, snapshot['closed']['by'])}"
    pending = f" (+{snapshot['pending'][seat]})" if snapshot["pending"][seat] else ""
    print(
        f"\n  trump {snapshot['trump']}, {stock}; you have {points[seat]}{pending} points, {other} {points[1 - seat]}"
    )
    if snapshot["led"]:
        print(f"  on the table: {snapshot['led']}")
    show_hand(snapshot)


def tell(snapshot: Snapshot) -> None:
    """What has just happened."""
    for event in snapshot["events"]:
        kind = event["type"]
        who = _who(snapshot, event["seat"]) if "seat" in event else ""
        if kind == "deal":
            tell_deal(snapshot, _dealer(snapshot), _needed(snapshot))
        elif kind == "announce":
            print(f"  {who}: {event['worth']} in {event['suit']}")
        elif kind == "play":
            print(f"  {who}: {event['card']}")
        elif kind == "exchange":
            print(f"  {who}: {event['gave']} for {event['took']}")
        elif kind == "trick":
            tell_trick(event, _who(snapshot, event["trick"]["winner"]))
        elif kind == "draw" and event["card"]:
            print(f"  you draw {event['card']}")
        elif kind in ("close", "claim", "resign", "decline", "renonce", "tute"):
            print(f"  {who}: {kind}")
        elif kind == "end":
            _tell_result(snapshot)


def _needed(snapshot: Snapshot) -> str:
    company = snapshot["company"]
    if company:
        counts = enumerate(company["score"])
        return ", ".join(f"{name_of(company['seat'], seat, 3)} {points}" for seat, points in counts)
    return " and ".join(f"{_who(snapshot, seat)} {points}" for seat, points in enumerate(snapshot["score"]))


def _tell_result(snapshot: Snapshot) -> None:
    result = snapshot["result"]
    guest = snapshot["guest"]
    if guest and guest["fault"]:
        print(f"The player {guest['name']} {Fault(**guest['fault'])}.")
    reason = _ENDS[result["reason"]].format(by=_who(snapshot, result["by"]))
    if result["winner"] is None:
        print(f"Nobody wins: {reason}.")
    else:
        worth = result["game_points"] + result["carry"]
        print(f"{_who(snapshot, result['winner']).capitalize()}: {worth} game points; {reason}.")
    seat = snapshot["seat"]
    own, other = result["points"][seat], result["points"][1 - seat]
    print(f"Points {own} to {other}; still needed: {_needed(snapshot)}.")
    match, company = result["match"], snapshot["company"]
    if match and company:
        losers = " and ".join(name_of(company["seat"], each, 3) for each in company["last"])
        winner = name_of(company["seat"], company["winner"], 3)
        print(f"The match is over: {winner} won, {match['bummerl']} Bummerl for {losers}.")
    elif match:
        print(f"The match is over: {match['bummerl']} Bummerl to {_who(snapshot, match['winner'])}.")
