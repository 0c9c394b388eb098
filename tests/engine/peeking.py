"""Looks for hidden cards in all that the bridge answers while a deal is played.

Two games that a seat cannot tell apart, whose hidden cards lie otherwise, must be answered alike to the last sign: then
no encoding of any kind carries them. The one exception is a shuffle's fingerprint, whose salt nobody knows; and what
decks and salts follow from must stand in no answer at all.
"""

import json
import random
import re
from collections.abc import Iterator

from asking import Json, request
from fuzzing import signed

from bummerl import bridge
from bummerl.cards import cards_in
from bummerl.commands import CommandError
from bummerl.session import Session
from bummerl.tables.auction import AuctionDeal
from bummerl.tables.tute import TuteDeal

TABLE = "peeked"
CARD = re.compile(r"\b[ATKQJ92-7RCS][HDCS]\b")


class PeekedError(AssertionError):
    """A hidden card can be found."""


def ask(kind: str, payload: Json) -> str:
    """The bridge's answer as text."""
    return bridge.handle(json.dumps(request(kind, payload, TABLE)))


def walk(rules: str, level: str, number: int, deals: int, hints: float = 1.0) -> Iterator[Json]:
    """Plays deals with random moves of the person, looks at all answers, and gives each snapshot.

    Its `twin` is whether there was a game to compare with; `hints` is how often one is asked for. Raises `PeekedError`.
    """
    chance = random.Random(f"{rules} {level} {number}")
    seed = f"{chance.getrandbits(256):064x}"
    ask("new", {"rules": rules, "level": level, "seat": number % 2, "seed": seed})
    while deals:
        now: Json = json.loads(ask("state", {}))["payload"]
        if now["result"] is None:
            now["twin"] = look(chance, hint=chance.random() < hints)
        yield now
        if now["phase"] == "waiting":
            ask("think", {"ply": now["ply"]})
        elif now["result"] is None:
            moves = [move for move in now["legal"] if move not in ("66", "r")] or now["legal"]
            ask("play", {"ply": now["ply"], "move": chance.choice(moves)})
        else:
            deals -= 1
            ask("next", {"deal": now["deal"]})


def look(chance: random.Random, *, hint: bool) -> bool:
    """Looks at all that can be asked now; gives whether there was a game to compare with. Raises `PeekedError`."""
    session = bridge._tables[TABLE]
    state = session._state
    saved = session.save()
    answers = dict(all_answers(session, hint=hint))
    for secret in {state.seed, state.shuffle.salt, state.derive(f"deck {state.deal_name}")}:
        for kind, answer in answers.items():
            if secret in answer:
                raise PeekedError(f"{kind} tells a secret: {answer}")
    names, unseen = state.game.deck.names, hidden(session)
    # Which card may be exchanged for the turn-up is a matter of its suit.
    shown = {key: value for key, value in json.loads(answers["state"])["payload"].items() if key != "exchange_card"}
    told = {names[card] for card in unseen} & set(CARD.findall(json.dumps(shown)))
    if isinstance(state.course.deal, AuctionDeal):
        # A contract is called like the king of spades.
        told.discard("KS")
    if told:
        raise PeekedError(f"the snapshot names {told}, which nobody has seen: {answers['state']}")
    twin = told_otherwise(saved, session, chance)
    if twin is None:
        return False
    for kind, answer in all_answers(twin, hint=hint):
        if answer != answers[kind]:
            raise PeekedError(f"{kind} depends on hidden cards: {answers[kind]} and {answer}")
    bridge._tables[TABLE] = Session.restore(saved)
    return True


def hidden(session: Session) -> list[int]:
    """The cards of the deal that the person has not seen; who looks on sees those of no hand."""
    state = session._state
    unseen = 0
    for seat in (0, 1) if state.place is None else (state.place,):
        unseen |= state.course.deal.view(seat).unseen
    return [card for card in state.shuffle.deck if unseen >> card & 1]


def told_otherwise(saved: str, session: Session, chance: random.Random) -> Session | None:
    """The same game with hidden cards in other places, if the person can see no difference."""
    body = json.loads(saved)
    state = session._state
    if "start" in body or state.place is None:
        return None
    names = [state.game.deck.names[card] for card in hidden(session)]
    view = state.course.deal.view(state.place)
    for _ in range(12):
        instead = dict(zip(names, chance.sample(names, len(names)), strict=True))
        deck = " ".join(instead.get(name, name) for name in body["deck"].split())
        try:
            twin = Session.restore(signed({**body, "deck": deck}))
        except CommandError:
            continue  # what the opponent has played does not fit
        deal = twin._state.course.deal
        if deal.view(state.place) == view and deal.result is None and held(twin) != held(session):
            return twin
    return None


def held(session: Session) -> tuple[int, ...]:
    """The cards of the other seats and those of the stock or the talon."""
    deal, seat = session._state.course.deal, session._state.place
    others = [hand for each, hand in enumerate(deal.hands) if each != seat]
    return (*others, deal.talon, deal.laid_away) if isinstance(deal, AuctionDeal) else (*others, *deal.stock)


def all_answers(session: Session, *, hint: bool) -> Iterator[tuple[str, str]]:
    """What can be asked of a table without going on there, each with its answer."""
    state = session._state
    saved = session.save()
    ply, names = session.ply, state.game.move_names
    bridge._tables[TABLE] = session
    yield "state", plain(ask("state", {}))
    for points in ("none", "own", "both"):
        yield f"points {points}", plain(ask("options", {"show_points": points, "trick_review": "soft"}))
        bridge._tables[TABLE] = Session.restore(saved)
    yield "record", ask("record", {})
    yield "next", ask("next", {"deal": state.match.deal_number})
    yield "stale", ask("play", {"ply": ply + 1, "move": names[0]})
    deal = state.course.deal
    legal = {names[move] for move in deal.legal_moves()} if deal.turn == state.place else set()
    for name in dict.fromkeys(names):
        # There are many pairs of cards to lay away; they are looked at where some may be.
        pair = name.startswith("d:") and not any(token.startswith("d:") for token in legal)
        if name not in legal and not pair:
            yield f"refused {name}", ask("play", {"ply": ply, "move": name})
    yield "undo", plain(ask("undo", {"ply": ply}))
    bridge._tables[TABLE] = Session.restore(saved)
    if hint and legal and not isinstance(deal, TuteDeal):
        yield "hint", ask("hint", {"ply": ply})


def plain(answer: str) -> str:
    """An answer without the fingerprint."""
    form: Json = json.loads(answer)
    if form["ok"]:
        shuffle = form["payload"]["shuffle"]
        if not re.fullmatch("[0-9a-f]{64}", shuffle.pop("commitment")):
            raise PeekedError(f"this is no fingerprint: {answer}")
        # Cards drawn for the first deal are put back before it.
        form["payload"].pop("first_dealer")
    return json.dumps(form)


def cards_of(session: Session) -> str:
    """The hand of the other seat of two by name."""
    deal = session._state.course.deal
    return " ".join(deal.deck.names[card] for card in cards_in(deal.hands[1 - session._state.seat]))
