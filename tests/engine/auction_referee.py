"""The rules of the games with an auction once more, as plainly as they can be said: a referee for the engine.

Cards and moves are texts, hands are lists, everything is looked up anew each time. It shares nothing with the engine
but the names of the rules' parameters.
"""

from bummerl.rules import AuctionRules

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PLAIN, TEN_FIRST = "ATKQJ", "TKQJA"

# Value, who may bid (caller, partner, opponent), whether there is trump, order of the ranks, what must be done.
CONTRACTS: dict[str, tuple[int, str, bool, str, str]] = {
    "N": (0, "c", True, PLAIN, "points"),
    "B": (4, "cpo", False, PLAIN, "none"),
    "AB": (5, "cpo", False, PLAIN, "none"),
    "NB": (5, "cpo", False, TEN_FIRST, "none"),
    "S": (6, "c", True, PLAIN, "66"),
    "DG": (7, "cpo", False, "QJATK", "all"),
    "KG": (8, "cpo", False, "KQJAT", "all"),
    "G": (9, "cpo", False, PLAIN, "all"),
    "ZG": (10, "cpo", False, TEN_FIRST, "all"),
    "KS": (12, "o", True, PLAIN, "66"),
    "BS": (12, "c", True, PLAIN, "all"),
    "BL": (12, "c", True, TEN_FIRST, "all"),
    "FR": (18, "cpo", False, PLAIN, "shown"),
    "KB": (24, "o", True, PLAIN, "all"),
    "HS": (24, "c", True, PLAIN, "shown"),
}
OPTIONS = {
    "AB": "ass_bettler",
    "NB": "assenbettler",
    "DG": "damengang",
    "KG": "koenigsgang",
    "BL": "bauernloch",
}


class Referee:
    """One deal."""

    def __init__(self, rules: AuctionRules, hands: list[list[str]], talon: list[str], caller: int) -> None:
        self.rules = rules
        self.four = rules.name == "bauern"
        self.seats = 4 if self.four else 3
        self.dealt = [list(hand) for hand in hands]
        self.hands = [list(hand) for hand in hands]
        self.talon = list(talon)
        self.caller = self.turn = caller
        self.trump = ""
        self.stage = "trump"
        self.bids: list[tuple[int, str]] = []
        self.passed: set[int] = set()
        self.contract = ""
        self.declarer = caller
        self.level = 0
        self.to_ask: list[int] = []
        self.table: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[str]]] = []
        self.marriages: list[tuple[int, str]] = []
        self.just_announced = ""
        self.made: bool | None = None
        self.scores: list[int] = []

    # Who and what

    def switch(self, name: str) -> bool:
        return bool(getattr(self.rules, name, False))

    def with_declarer(self, seat: int) -> bool:
        return seat == self.declarer or (self.four and (seat + 2) % 4 == self.declarer)

    def order(self) -> str:
        return CONTRACTS[self.contract][3]

    def has_trump(self) -> bool:
        return CONTRACTS[self.contract][2]

    def playing(self) -> list[int]:
        """The seats that play, from the caller on."""
        seats = [(self.caller + step) % self.seats for step in range(self.seats)]
        return [seat for seat in seats if seat == self.declarer or not self.with_declarer(seat) or self.has_trump()]

    def beats(self, card: str, other: str) -> bool:
        if card[1] == other[1]:
            return self.order().index(card[0]) < self.order().index(other[0])
        return self.has_trump() and card[1] == self.trump

    def best(self) -> tuple[int, str]:
        best = self.table[0]
        for entry in self.table[1:]:
            if self.beats(entry[1], best[1]):
                best = entry
        return best

    def counted(self, declaring: bool) -> int:
        """What counts for a side."""
        cards = [card for winner, trick in self.tricks if self.with_declarer(winner) == declaring for card in trick]
        points = sum(POINTS[card[0]] for card in cards)
        if cards or not self.rules.marriage_needs_trick:
            ours = [suit for seat, suit in self.marriages if self.with_declarer(seat) == declaring]
            points += sum(40 if suit == self.trump else 20 for suit in ours)
        return points

    # What may be done

    def legal(self) -> set[str]:
        if self.stage == "play":
            return self.leads() if not self.table else self.replies()
        hand = self.hands[self.turn]
        if self.stage == "trump":
            packet = hand if self.switch("knocking") else self.dealt[self.turn][:3]
            return {"t" + card[1] for card in packet} | (set() if self.switch("knocking") else {"up"})
        if self.stage == "auction":
            return {code for code in CONTRACTS if self.may_bid(code)} | ({"pass"} if self.contract else set())
        if self.stage == "talon":
            pairs = [(a, b) for a in hand for b in hand if a != b]
            if self.contract == "AB":
                pairs = [(a, b) for a, b in pairs if any(card[0] == "A" for card in hand if card not in (a, b))]
            return {self.laying(a, b) for a, b in pairs}
        return {"fleck", "no"} if self.stage == "double" else set()

    @staticmethod
    def laying(first: str, second: str) -> str:
        order = [rank + suit for suit in "HDCS" for rank in PLAIN]
        return "d:" + " ".join(sorted((first, second), key=order.index))

    def may_bid(self, code: str) -> bool:
        value, who, *_ = CONTRACTS[code]
        if code in OPTIONS and not self.switch(OPTIONS[code]):
            return False
        if self.contract and value <= CONTRACTS[self.contract][0]:
            return False
        partner = self.four and self.turn == (self.caller + 2) % 4
        if code == "S" and self.switch("partner_may_schnapser"):
            who += "p"
        if code == "BS" and self.switch("partner_may_bauer"):
            who += "p"
        if ("c" if self.turn == self.caller else "p" if partner else "o") not in who:
            return False
        hand = self.hands[self.turn]
        whole = {suit for suit in "HDCS" if all(rank + suit in hand for rank in PLAIN)}
        if code == "AB":
            return any(card[0] == "A" for card in hand)
        if code == "FR":
            return bool(whole - {self.trump} if self.four else whole)
        return code != "HS" or self.trump in whole

    def leads(self) -> set[str]:
        hand = self.hands[self.turn]
        goal = CONTRACTS[self.contract][4]
        moves = {card for card in hand if not self.just_announced or card in self.pair(self.just_announced)}
        may_announce = goal == "points" or (goal == "66" and self.turn == self.declarer)
        if may_announce and not self.just_announced:
            moves |= {"m" + suit for suit in "HDCS" if set(self.pair(suit)) <= set(hand)}
        own_trick = any(self.with_declarer(winner) == self.with_declarer(self.turn) for winner, _ in self.tricks)
        if goal == "points" and self.rules.claim == "manual" and (own_trick or self.just_announced):
            moves.add("66")
        return moves

    @staticmethod
    def pair(suit: str) -> tuple[str, str]:
        return "K" + suit, "Q" + suit

    def replies(self) -> set[str]:
        hand, led, best = self.hands[self.turn], self.table[0][1], self.best()[1]
        suit = {card for card in hand if card[1] == led[1]}
        if suit:
            return {card for card in suit if self.beats(card, best)} or suit
        if self.has_trump():
            trumps = {card for card in hand if card[1] == self.trump}
            over = {card for card in trumps if self.beats(card, best)}
            if over or (trumps and self.rules.must_undertrump):
                return over or trumps
        return set(hand)

    # What it brings about

    def play(self, move: str) -> None:
        assert move in self.legal()
        if self.stage == "trump":
            self.trump = self.dealt[self.caller][3][1] if move == "up" else move[1]
            self.stage = "auction"
        elif self.stage == "auction":
            self.call(move)
        elif self.stage == "talon":
            for card in move[2:].split():
                self.hands[self.turn].remove(card)
            self.ask(0)
        elif self.stage == "double":
            self.answer(move)
        elif move == "66":
            self.claim(self.turn)
        elif move[0] == "m":
            self.just_announced = move[1]
            self.marriages.append((self.turn, move[1]))
            self.look_at_points(self.turn)
            if self.made is None and CONTRACTS[self.contract][4] == "66" and len(self.tricks) >= self.limit():
                self.end(False)
        else:
            self.card(move)

    def call(self, move: str) -> None:
        if move == "pass":
            self.passed.add(self.turn)
        else:
            self.contract, self.declarer = move, self.turn
        others = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        left = [seat for seat in others if seat not in self.passed and seat != self.declarer]
        if left and CONTRACTS[self.contract][0] < 24:
            self.turn = left[0]
            return
        if CONTRACTS[self.contract][4] == "shown":
            self.end(True)
        elif self.talon:
            self.turn = self.declarer
            self.hands[self.turn] += self.talon
            self.stage = "talon"
        else:
            self.ask(0)

    def ask(self, level: int) -> None:
        self.level, self.stage = level, "double"
        self.to_ask = [seat for seat in self.playing() if self.with_declarer(seat) == (level == 1)]
        if level == 3:
            self.begin()
        else:
            self.turn = self.to_ask.pop(0)

    def answer(self, move: str) -> None:
        if move == "fleck":
            self.ask(self.level + 1)
        elif self.to_ask:
            self.turn = self.to_ask.pop(0)
        else:
            self.begin()

    def begin(self) -> None:
        self.stage = "play"
        self.turn = self.caller if self.has_trump() else self.declarer

    def card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.table.append((self.turn, card))
        seats = self.playing()
        if len(self.table) < len(seats):
            self.turn = seats[(seats.index(self.turn) + 1) % len(seats)]
            return
        winner = self.best()[0]
        self.tricks.append((winner, [each for _, each in self.table]))
        forty = self.just_announced != "" and self.just_announced == self.trump
        self.table, self.just_announced, self.turn = [], "", winner
        self.judge(winner, last=not self.hands[winner], forty=forty)

    def judge(self, winner: int, *, last: bool, forty: bool) -> None:
        goal = CONTRACTS[self.contract][4]
        if goal == "none" and (last or winner == self.declarer):
            self.end(winner != self.declarer)
        elif goal == "all" and (last or winner != self.declarer):
            self.end(winner == self.declarer)
        elif goal == "66" and winner != self.declarer:
            self.end(False)
        elif goal in ("points", "66"):
            self.look_at_points(winner, last=last)
            if self.made is None and goal == "points" and last:
                self.end(self.with_declarer(winner), 1)
            elif self.made is None and goal == "66":
                finish = forty and self.switch("vierziger_must_finish")
                if finish or len(self.tricks) >= self.limit():
                    self.end(False)

    def limit(self) -> int:
        if self.four:
            return 3
        suits = [suit for seat, suit in self.marriages if seat == self.declarer]
        return 2 if self.trump in suits else 3 if suits else 4

    def look_at_points(self, seat: int, *, last: bool = False) -> None:
        if CONTRACTS[self.contract][4] == "66":
            if seat == self.declarer and self.counted(True) >= 66 and len(self.tricks) <= self.limit():
                self.end(True)
        elif self.counted(self.with_declarer(seat)) >= 66 and (last or self.rules.claim == "auto"):
            self.claim(seat)

    def claim(self, seat: int) -> None:
        ours = self.with_declarer(seat)
        theirs = [winner for winner, _ in self.tricks if self.with_declarer(winner) != ours]
        value = 3 if not theirs else 2 if self.counted(not ours) < 33 else 1
        self.end(ours == (self.counted(ours) >= 66), value)

    def end(self, made: bool, normal: int = 0) -> None:
        self.made, self.stage = made, "over"
        worth = (CONTRACTS[self.contract][0] or normal) * 2**self.level
        self.scores = [worth if self.with_declarer(seat) == made else 0 for seat in range(self.seats)]
