"""A player for Bummerl that fits on a page: it counts, announces, and wins tricks as cheaply as it can.

Free to use, change and pass on under the MIT licence.
"""

from bummerl.guests.words import AnyView, beats, hand, led, legal, trump, worth

ENOUGH = 66


class Player:
    """Takes what it is sure of first: the win, then the marriages, then the higher trump."""

    def choose(self, view: AnyView) -> str:
        """One of the legal moves, as its token."""
        moves = legal(view)
        # Claiming with fewer points would lose the deal.
        if "66" in moves and view.points[view.seat] >= ENOUGH:
            return "66"
        # Every action whose token begins so is good: m + suit announces a marriage, x exchanges, tute wins.
        for action in (f"m{trump(view)}", "mH", "mD", "mC", "mS", "x", "tute"):
            if action in moves:
                return action
        cards = [card for card in hand(view) if card in moves]
        if not cards:
            # The moment for a question: whether to call a revoke, for one. "-" says no.
            return "-"
        return self.answer(view, cards) if view.led is not None else self.lead(view, cards)

    def lead(self, view: AnyView, cards: list[str]) -> str:
        """The cheapest card, a trump only if there is nothing else."""
        return min(cards, key=lambda card: self.price(view, card))

    def answer(self, view: AnyView, cards: list[str]) -> str:
        """The cheapest card that takes the trick, if the trick is worth a trump; else the cheapest of all."""
        card = led(view)
        assert card is not None
        winners = [each for each in cards if beats(view, each, card)]
        cheapest = min(winners or cards, key=lambda each: self.price(view, each))
        takes = worth(view, card) >= 10 or cheapest[1] != trump(view)
        return cheapest if takes else min(cards, key=lambda each: self.price(view, each))

    def price(self, view: AnyView, card: str) -> tuple[bool, int]:
        """What it costs to part with a card: trumps are dearest, then what counts most."""
        return card[1] == trump(view), worth(view, card)
