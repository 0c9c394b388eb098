"""The page's check of the shuffle, fed with the engine's own deals: what was dealt honestly is never called false."""

import json
import random
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from bummerl.rules import PROFILES, TUTE_PROFILES, find_rules
from bummerl.session import Session

ROOT = Path(__file__).parents[2]

# Reads deals, each a list of snapshots, and writes what is found about each.
CHECK = """
const [witness, check] = await Promise.all(
  ["witness", "check"].map((name) => import(`${process.argv[1]}/web/table/fair/${name}.js`)),
);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const deals = JSON.parse(Buffer.concat(chunks));
const found = deals.map((deal) => {
  const seen = deal.reduce((before, snapshot) => witness.witness(before, snapshot), null);
  return check.check(deal.at(-1), seen);
});
console.log(JSON.stringify(await Promise.all(found)));
"""


def deal_of(rules: str, number: int) -> list[Any]:
    """The snapshots of a deal that the person plays at random, without resigning or claiming."""
    chance = random.Random(f"{rules} {number}")
    session = Session(find_rules(rules), "beginner", number % 2, sha256(f"{rules} {number}".encode()).hexdigest())
    snapshots: list[Any] = [session.snapshot()]
    while snapshots[-1]["result"] is None:
        last = snapshots[-1]
        if last["phase"] == "waiting":
            session.think(last["ply"])
        else:
            moves = [move for move in last["legal"] if move not in ("66", "r", "c", "ren")]
            moves = [move for move in moves if move == "x"] or moves
            session.play("c" if "c" in last["legal"] and chance.random() < 0.1 else chance.choice(moves), last["ply"])
        snapshots.append(session.snapshot())
    return snapshots


def test_honest_deals_hold_in_every_point_under_all_rules() -> None:
    deals = [deal_of(rules, number) for rules in (*PROFILES, *TUTE_PROFILES) for number in range(3)]
    command = ["node", "--input-type=module", "-e", CHECK, str(ROOT)]
    answer = subprocess.run(command, input=json.dumps(deals), capture_output=True, text=True, check=True).stdout
    expected = [{"point": point, "holds": True} for point in ("fingerprint", "hand", "turnup", "draws", "opponent")]
    assert json.loads(answer) == [expected] * len(deals)
    events = [event for deal in deals for snapshot in deal for event in snapshot["events"]]
    assert {"exchange", "close", "draw"} <= {event["type"] for event in events}
