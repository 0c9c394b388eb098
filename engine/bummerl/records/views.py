"""The view that a record holds: what its seat knows after the moves, whatever the hidden cards are."""

from bummerl.records.filling import Filling
from bummerl.records.reading import RecordError
from bummerl.records.record import TwoHandRecord
from bummerl.view import View


def view_of(record: TwoHandRecord) -> View:
    """The view of the record's seat after its moves.

    Where marriages are announced by leading, moves do not tell whether the opponent did: if it can be otherwise, he
    did not. Raises `RecordError`, also if no hidden cards fit the moves.
    """
    position = record.position
    if position.seat is None:
        raise RecordError("seat", "is required for a view")
    _, deal = Filling(record, position.seat).find()
    return deal.view(position.seat, position.score)
