"""The snapshot: everything that the person at one seat may know of a table, as the page draws it."""

from bummerl.games import AnyDeal
from bummerl.json_text import JsonObject
from bummerl.snapshot import auction, two_hand
from bummerl.snapshot.table import Table
from bummerl.tables.auction import AuctionDeal

__all__ = ["Table", "snapshot"]


def snapshot(deal: AnyDeal, table: Table) -> JsonObject:
    """The snapshot of a table for the person at `table.seat`, as the message schema describes it."""
    return auction.snapshot(deal, table) if isinstance(deal, AuctionDeal) else two_hand.snapshot(deal, table)
