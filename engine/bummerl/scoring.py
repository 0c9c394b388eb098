"""What a deal is worth: the usual scale of 3, 2 and 1, closing, false claims and resignation."""

from typing import NamedTuple

from bummerl.rules import Rules

ENOUGH = 66
"""Points that win a deal."""

SCHNEIDER = 33
"""A loser with fewer points is Schneider and loses double."""


class Closing(NamedTuple):
    """The closed stock: who closed it, and how both seats stood at that moment."""

    by: int
    points: tuple[int, int]
    tricks: tuple[int, int]


class Basis(NamedTuple):
    """Why a result is worth what it is."""

    rule: str
    """``no-trick`` 3, ``below-33`` 2, ``33-or-more`` 1: the usual scale; ``fixed``: another rule sets the value."""
    seat: int | None
    """Whose tricks and points decided."""
    moment: str
    """``end``, or ``close`` where the standing at closing decided."""
    tricks: int | None
    points: int | None


class Worth(NamedTuple):
    """Game points and their reason."""

    game_points: int
    basis: Basis


class Result(NamedTuple):
    """The end of a deal; `winner` is None after a tie."""

    winner: int | None
    game_points: int
    reason: str
    """``claim``, ``false-claim``, ``failed-close``, ``last-trick``, ``majority``, ``tie``,
    ``resigned``, ``renonce`` or ``forfeit``."""
    by: int | None
    """Who claimed, closed and failed, resigned, forfeited, took the last trick, or revoked or called a false revoke."""
    basis: Basis

    @property
    def scores(self) -> tuple[int, ...]:
        """Game points per seat."""
        return tuple(self.game_points if seat == self.winner else 0 for seat in (0, 1))


class Standing(NamedTuple):
    """Tricks and counted points of both seats now, and the closing if there was one."""

    tricks: tuple[int, int]
    points: tuple[int, int]
    closing: Closing | None


def fixed(game_points: int) -> Worth:
    """A value that does not depend on anybody's standing."""
    return Worth(game_points, Basis("fixed", None, "end", None, None))


def scale(seat: int, tricks: int, points: int, moment: str = "end") -> Worth:
    """The usual scale by the standing of the losing seat: 3 without a trick, 2 under 33 points, else 1."""
    if tricks == 0:
        return Worth(3, Basis("no-trick", seat, moment, tricks, points))
    if points < SCHNEIDER:
        return Worth(2, Basis("below-33", seat, moment, tricks, points))
    return Worth(1, Basis("33-or-more", seat, moment, tricks, points))


def successful_close(rules: Rules, standing: Standing, closing: Closing) -> Worth:
    """What the closer wins, by the opponent's standing at closing or at the end."""
    other = 1 - closing.by
    if rules.close_score == "at-close":
        return scale(other, closing.tricks[other], closing.points[other], "close")
    return scale(other, standing.tricks[other], standing.points[other])


def failed_close(rules: Rules, closing: Closing) -> Worth:
    """What the closer's opponent wins when the close fails: 2, or 3 as `Rules.failed_close` says."""
    if rules.failed_close == "always-3":
        return fixed(3)
    seat = 1 - closing.by if rules.failed_close == "opponent-trickless" else closing.by
    tricks = closing.tricks[seat]
    if tricks == 0:
        return Worth(3, Basis("no-trick", seat, "close", 0, closing.points[seat]))
    return Worth(2, Basis("fixed", seat, "close", tricks, closing.points[seat]))


def won_by(rules: Rules, standing: Standing, seat: int) -> Worth:
    """What `seat` wins by a right claim, or when the other seat gives up."""
    closing = standing.closing
    if closing is None:
        return scale(1 - seat, standing.tricks[1 - seat], standing.points[1 - seat])
    if closing.by == seat:
        return successful_close(rules, standing, closing)
    return failed_close(rules, closing)


def false_claim(rules: Rules, standing: Standing, claimer: int) -> Worth:
    """What a wrong claim is worth to the claimer's opponent.

    By the closer it is a failed close, never less. Otherwise `Rules.false_claim` decides; the mirror of what the
    closer's opponent would have won is the value of the failed close.
    """
    closing = standing.closing
    if closing is not None and closing.by == claimer:
        return failed_close(rules, closing)
    if rules.false_claim == "mirror":
        return won_by(rules, standing, claimer)
    if rules.false_claim == "claimer-trickless" and standing.tricks[claimer] == 0:
        return Worth(3, Basis("no-trick", claimer, "end", 0, standing.points[claimer]))
    return fixed(2)


RENONCE_COST = 3
"""Game points for a revoke, and for calling one that was none."""


def unclaimed(rules: Rules, standing: Standing, card_points: tuple[int, int], last: int) -> Result:
    """The end of a deal that was played to the last trick, taken by `last`, without a claim.

    A closer has failed. Else the last trick wins, or the majority as `Rules.unclaimed` and `Rules.majority_of` say;
    the bonus for the last trick then also counts towards the loser's 33.
    """
    closing = standing.closing
    if closing is not None:
        worth = failed_close(rules, closing)
        return Result(1 - closing.by, worth.game_points, "failed-close", closing.by, worth.basis)
    if rules.unclaimed == "last-trick":
        return Result(last, 1, "last-trick", last, fixed(1).basis)
    bonus = [0, 0]
    bonus[last] = rules.last_trick_bonus
    totals = [standing.points[seat] + bonus[seat] for seat in (0, 1)]
    compared = totals if rules.majority_of == "total" else [card_points[seat] + bonus[seat] for seat in (0, 1)]
    if compared[0] == compared[1]:
        return Result(None, 0, "tie", last, fixed(0).basis)
    winner = 0 if compared[0] > compared[1] else 1
    worth = scale(1 - winner, standing.tricks[1 - winner], totals[1 - winner])
    return Result(winner, worth.game_points, "majority", last, worth.basis)
