"""Which of the possible worlds go with what the others have said: likely ones, where the worlds are all that can be."""

from math import log
from random import Random

from bummerl.ai.auction.promise import Glance
from bummerl.ai.auction.values import game_of
from bummerl.ai.auction.worlds import World, Worlds, played_by, ruled_out
from bummerl.ai.deadline import Deadline
from bummerl.cards import SUIT_SET, CardSet
from bummerl.tables.auction.view import AuctionView

POOL = 20
"""So many worlds are drawn at most for each that is chosen."""
UNBID, BID_FROM = 0.3, 0.6
"""Up to the one chance a hand is hardly bid; from the other on it is as good as any for its bid."""
STRANGE = 0.02
"""How likely a hand that is hardly bid is, beside one as good as any."""


class Belief:
    """What the declarer and the caller of a view are likely to hold."""

    def __init__(self, view: AuctionView) -> None:
        self._view = view
        self._game = game_of(view)
        self._glance = Glance(self._game)
        self._played = played_by(view)
        self._never = ruled_out(view)
        named = view.trump is not None and view.turned_up is None and view.caller != view.seat
        self._trump = view.trump if named else None
        others = view.declarer is not None and view.declarer != view.seat
        self._bid = others and self._game.contract.value > 0
        self._laid_away = others and view.rules.talon > 0 and view.stage in ("double", "play")

    def some(self, worlds: Worlds, number: int, random: Random, deadline: Deadline) -> list[World]:
        """So many worlds, or all if there are fewer, the likely ones rather than the others; fewer when time is up."""
        if not (self._bid or self._laid_away or self._trump is not None) or worlds.number <= number:
            return worlds.some(number, random)
        pool: list[tuple[float, World]] = []
        enough = 0.0
        for world in worlds.draws(number * POOL, random):
            weight = self._weight(world)
            pool.append((log(random.random() or 1e-9) / weight, world))
            enough += weight
            if enough >= number or deadline():
                break
        if not pool:
            return worlds.some(number, random)
        pool.sort(reverse=True)
        chosen = [world for _, world in pool[:number]]
        return [self._sorted_out(world) for world in chosen] if self._laid_away else chosen

    def _weight(self, world: World) -> float:
        """How likely it is that a world's hands have said what they have, beside others."""
        weight = 1.0
        if self._trump is not None:
            dealt = world[self._view.caller] | self._played[self._view.caller]
            squares = [(dealt & cards).bit_count() ** 2 for cards in SUIT_SET]
            weight = max(STRANGE, squares[self._trump] / sum(squares))
        if self._bid:
            declarer = self._game.declarer
            hand = world[declarer] | self._played[declarer]
            if self._view.rules.talon:
                hand = self._glance.kept(hand | world[-1])
            chance = (self._glance.chance(hand) - UNBID) / (BID_FROM - UNBID)
            weight *= max(STRANGE, min(1.0, chance))
        return weight

    def _sorted_out(self, world: World) -> World:
        """A world in which the declarer has laid away, of the same cards, what a good player would have."""
        declarer = self._game.declarer
        held: CardSet = world[declarer] | world[-1]
        least, most = held & self._never[declarer], held & ~self._view.known[declarer]
        for pair in self._glance.laid_away(held | self._played[declarer], 28):
            if pair & most == pair and pair & least == least:
                hands = list(world)
                hands[declarer], hands[-1] = held & ~pair, pair
                return tuple(hands)
        return world
