"""Positions and records: one text form for a deal, for tests, sharing, replay and analysis."""

from bummerl.records.auction import AuctionPosition
from bummerl.records.filling import Filling
from bummerl.records.history import Pile, Tally
from bummerl.records.position import Position
from bummerl.records.reading import HIDDEN, RecordError
from bummerl.records.record import AnyRecord, AuctionRecord, Record, TwoHandRecord, record_of, two_hand
from bummerl.records.seats import seat_record
from bummerl.records.views import view_of

__all__ = [
    "HIDDEN",
    "AnyRecord",
    "AuctionPosition",
    "AuctionRecord",
    "Filling",
    "Pile",
    "Position",
    "Record",
    "RecordError",
    "Tally",
    "TwoHandRecord",
    "record_of",
    "seat_record",
    "two_hand",
    "view_of",
]
