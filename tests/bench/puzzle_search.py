"""What makes a position a puzzle: one move far better than all others, not seen by everybody, about one subject."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bummerl.ai.equity import utilities, worth_to
from bummerl.ai.evaluate import Evaluation, MoveValue, evaluate
from bummerl.ai.explain import CLEAR, explain
from bummerl.ai.network import RESULTS
from bummerl.ai.players import choose
from bummerl.ai.search import LAST_DRAW, LAST_DRAWS, Budget
from bummerl.ai.sense import sensible_moves
from bummerl.ai.worlds import Worlds
from bummerl.cards import CARD_COUNT, KING_QUEEN, SUIT_SET
from bummerl.deal import Deal
from bummerl.hidden import deal_hidden
from bummerl.moves import ANNOUNCE, CLAIM, CLOSE, EXCHANGE, Move
from bummerl.records import TwoHandRecord, seat_record, view_of
from bummerl.review import BUDGET, MISTAKE, SEED
from bummerl.rules import PROFILES
from bummerl.view import View

THEMES = ("ending", "marriage", "exchange", "close", "defence", "last-trick", "score")
SCORES = ((1, 7), (7, 1), (1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3), (5, 1), (1, 5))
"""Game points that both seats still need, for puzzles about the score of the match."""

ERRORS = 4
"""Standard errors by which a sampled margin must be more than nothing."""
SAMPLES = 8
"""Samples of worlds from which the standard error is taken, each as large as a review's."""
GLANCE = Budget(solved=8, positions=3000, hands=20, experience=10)
GLANCED = 0.3
"""What a first glance at few worlds must promise of the margin."""
DEALS_PLAYED = 80
"""Deals in which strong players must confirm, by playing on, what samples of an open stock say."""
BEGINNERS, EASY_PLAYERS = 12, 8
"""How often these levels, which forget by chance, are asked."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle, or what may be one."""

    theme: str
    grade: int
    record: TwoHandRecord
    view: View
    evaluation: Evaluation
    error: float = 0.0
    """Standard error of the margin; 0 where nothing is sampled."""

    @property
    def best(self) -> Move:
        """The right move."""
        return self.evaluation.chosen

    @property
    def exact(self) -> bool:
        """Whether both hands are known, or all hands that the opponent may have were looked at."""
        view = self.view
        if view.closing is None and view.stock > LAST_DRAW:
            return False
        hands = sum(1 for _ in Worlds(view).hands())
        return all(each.worlds >= hands for each in self.evaluation.moves)

    @property
    def kind(self) -> tuple[object, ...]:
        """Puzzles of one kind are too much alike to have many of them."""
        reason = explain(self.view, self.best, self.evaluation, SEED)[0].kind
        trump = self.best < CARD_COUNT and bool(self.view.trumps >> self.best & 1)
        if self.theme == "close":
            return self.theme, reason, self.grade, self.view.stock > LAST_DRAWS
        return self.theme, reason, trump, self.view.hand.bit_count(), self.view.led is None, self.view.stock

    @property
    def likeness(self) -> object:
        """What is left of the cards if plain suits are renamed."""
        view = self.view
        suits = [
            tuple((cards & SUIT_SET[suit]) >> 6 * suit for cards in (view.hand, view.unseen | view.opponent_known))
            for suit in range(4)
        ]
        return suits[view.trump], tuple(sorted(suits)), view.led is None


def margin(found: Evaluation) -> float:
    """How much more the best move is worth than the next."""
    return found.moves[0].worth - found.moves[1].worth


def candidates_at(deal: Deal, wanted: set[str], random: Random) -> Iterator[Found]:
    """Likely puzzles for the seat whose turn it is, about one of the wanted themes."""
    view = deal.view(deal.turn)
    if deal.offered is not None or view.announcing is not None or not subjects(view) & wanted:
        return
    if len(sensible_moves(view)) < 2:
        return
    record = seat_record(deal, (), view.seat)
    view = view_of(record)
    if view.stock == LAST_DRAWS and view.closing is None and not is_promising(view):
        return
    found = evaluate(view, "expert", SEED, budget=BUDGET)
    if len(found.moves) < 2:
        return
    if is_clear(found) and (theme := theme_of(deal, view, found)) in wanted:
        yield from graded(theme, record, view, found)
    if "score" in subjects(view) & wanted:
        score = telling_score(view, found, random)
        if score is not None:
            record = seat_record(deal, (), view.seat, score)
            view = view_of(record)
            scored = evaluate(view, "expert", SEED, budget=BUDGET)
            if is_clear(scored) and scored.chosen != found.chosen:
                yield from graded("score", record, view, scored)


def subjects(view: View) -> set[str]:
    """The themes that a position can have at all."""
    if view.closing is not None:
        return {"marriage", "score", "ending" if view.closing.by == view.seat else "defence"}
    if view.stock == 0:
        return {"marriage", "ending", "last-trick"}
    found = {"close"} if CLOSE in view.legal else set()
    if view.stock <= LAST_DRAW:
        return found | {"marriage", "exchange", "score"}
    return found | {"exchange"} if view.stock == LAST_DRAWS and view.led is not None else found


def is_clear(found: Evaluation) -> bool:
    """Whether every move but the best is a mistake, as reviews say."""
    best, chosen = found.moves[0].move, found.chosen
    return best == chosen != CLAIM and len(found.moves) > 1 and margin(found) >= MISTAKE


def is_promising(view: View) -> bool:
    """Whether a glance shows one move ahead of the others."""
    found = evaluate(view, "expert", SEED, budget=GLANCE)
    return len(found.moves) > 1 and margin(found) >= GLANCED


def telling_score(view: View, found: Evaluation, random: Random) -> tuple[int, int] | None:
    """A score at which another move seems best, by what is known without a score."""
    for mine, other in random.sample(SCORES, len(SCORES)):
        worth = utilities(mine, other)
        order = sorted(found.moves, key=lambda each, worth=worth: -_worth(each, worth))  # type: ignore[misc]
        if order[0].move != found.moves[0].move and _worth(order[0], worth) - _worth(order[1], worth) >= MISTAKE:
            return (mine, other) if view.seat == 0 else (other, mine)
    return None


def _worth(value: MoveValue, worth: tuple[float, ...]) -> float:
    return sum(chance * worth[result] for chance, result in zip(value.chances, RESULTS, strict=True))


# Themes


def theme_of(deal: Deal, view: View, found: Evaluation) -> str | None:
    """What a clear position is about, the score of the match aside."""
    best, second = found.chosen, found.moves[1].move
    if CLOSE in view.legal and CLOSE in (best, second, choose(view, "normal", SEED), choose(view, "strong", SEED)):
        return "close"
    if view.stock > LAST_DRAWS:
        return None
    if best == EXCHANGE or _is_for_exchange(view, best):
        return "exchange"
    if _is_about_marriage(view, best, second):
        return "marriage"
    if view.closing is not None:
        return "ending" if view.closing.by == view.seat else "defence"
    if view.stock:
        return None
    return "last-trick" if any(_comes_to_last_trick(deal, move) for move in (best, second)) else "ending"


def _is_for_exchange(view: View, best: Move) -> bool:
    """Whether another move would be best if nobody could exchange after the next cards are drawn."""
    if view.stock != LAST_DRAWS or view.closing is not None or EXCHANGE in view.legal:
        return False
    without = replace(view, rules=replace(view.rules, exchange_min_stock=4))
    return evaluate(without, "expert", SEED, budget=BUDGET).chosen != best


def _is_about_marriage(view: View, best: Move, second: Move) -> bool:
    """Whether a marriage is announced or should not be, or its cards are kept for it."""
    if any(ANNOUNCE <= move < EXCHANGE for move in view.legal):
        return True
    pairs = [pair for pair in KING_QUEEN if view.hand & pair == pair]
    return view.led is not None and any(pair >> second & 1 and not pair >> best & 1 for pair in pairs)


def _comes_to_last_trick(deal: Deal, move: Move) -> bool:
    """Whether nobody comes to claim if both play best after the move, all cards being known."""
    end = deal.copy()
    end.play(move)
    while end.result is None:
        end.play(choose(end.view(end.turn), "strong", SEED))
    return end.result.reason in ("last-trick", "majority")


def does_rule_matter(record: TwoHandRecord, view: View, found: Evaluation) -> bool:
    """Whether it would be no puzzle by Viennese rules; with six cards, without a bonus for the last trick."""
    wiener = PROFILES["wiener"]
    if view.rules == wiener:
        return True
    rules = wiener if view.rules.hand_size == wiener.hand_size else replace(view.rules, last_trick_bonus=0)
    changed = view_of(replace(record, position=replace(record.position, rules=rules)))
    other = evaluate(changed, "expert", SEED, budget=BUDGET)
    return other.chosen != found.chosen or len(other.moves) < 2 or margin(other) < CLEAR


# Proof and grade


def graded(theme: str, record: TwoHandRecord, view: View, found: Evaluation) -> Iterator[Found]:
    """The position with its grade, if it has one and the rules make it."""
    grade = grade_of(view, found.chosen)
    if grade is not None and does_rule_matter(record, view, found):
        yield Found(theme, grade, record, view, found)


def proved(puzzle: Found) -> Found | None:
    """The puzzle, if sampling does not make it doubtful."""
    if puzzle.exact:
        return puzzle
    view = puzzle.view
    best, second = (each.move for each in puzzle.evaluation.moves[:2])
    differences = [_difference(view, best, second, f"{SEED} {number}") for number in range(SAMPLES)]
    error = _error(differences)
    if fmean(differences) < max(MISTAKE, ERRORS * error) or margin(puzzle.evaluation) < ERRORS * error:
        return None
    if view.closing is None and not _do_players_agree(puzzle.record, view, best, second):
        return None
    return replace(puzzle, error=error)


def _difference(view: View, best: Move, second: Move, seed: str) -> float:
    """What the best move is worth more than any other by another sample; below zero if another is best there."""
    worth = {each.move: each.worth for each in evaluate(view, "expert", seed, budget=BUDGET, played=second).moves}
    return worth.get(best, -1.0) - max(value for move, value in worth.items() if move != best)


def _error(numbers: list[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers))


def _do_players_agree(record: TwoHandRecord, view: View, best: Move, second: Move) -> bool:
    """Whether the best move does better than the second when strong players go on, by several standard errors."""
    worth = worth_to(view)
    differences = []
    for number in range(DEALS_PLAYED):
        start = deal_hidden(record, view, Random(f"{SEED} {number}"))
        results = [_played_out(start, move, view) for move in (best, second)]
        differences.append(worth[results[0]] - worth[results[1]])
    return fmean(differences) >= ERRORS * _error(differences)


def _played_out(start: Deal, move: Move, view: View) -> int:
    """Game points for the seat of the view."""
    deal = start.copy()
    deal.play(move)
    while deal.result is None:
        deal.play(choose(deal.view(deal.turn, view.score), "strong", SEED))
    result = deal.result
    return 0 if result.winner is None else result.game_points * (1 if result.winner == view.seat else -1)


def grade_of(view: View, best: Move) -> int | None:
    """1 to 3 by which levels find the move; none if nearly all beginners do.

    1: easy players mostly do. 2: a normal player does. 3: neither does; or, where a normal player computes the end
    because all cards are known, no beginner and no easy player ever does.
    """
    beginners = sum(choose(view, "beginner", str(number)) == best for number in range(BEGINNERS))
    if 6 * beginners > 5 * BEGINNERS:
        return None
    easy = sum(choose(view, "easy", str(number)) == best for number in range(EASY_PLAYERS))
    if 4 * easy >= 3 * EASY_PLAYERS:
        return 1
    if view.stock == 0:
        return 2 if beginners or easy else 3
    return 2 if choose(view, "normal", SEED) == best else 3
