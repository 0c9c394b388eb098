"""French courts: double-headed half figures; and the ace."""

import math

from palette import GOLD, GOLD_DARK, GREEN, INK, PAPER, WOOD, Colours, var
from people import cap, crown, face
from shapes import JOINED, ROUND, at, checker, circle, lozenges, path, rect, turned, use
from tools import sceptre


def king(c: Colours) -> str:
    """Ermine lapels over a doublet with lozenges; a sceptre."""
    parts = [
        path("M42 186C44 158 66 140 120 136S196 158 198 186Z", c.main, c.dark, 2.2),
        path("M100 140H140L146 186H94Z", c.dark) + lozenges(120, 142, 186, 17, 3, c.second),  # doublet
        "".join(
            path(f"M{x} 186V{y}", "none", c.second, 3.6) + circle(x, y, 4.2, c.second, c.dark, 1.4)
            for x, y in ((60, 166), (180, 166))
        ),
        path(
            "M74 148C82 140 92 136 102 134L112 186H88C88 172 84 158 74 148Z"
            "M166 148C158 140 148 136 138 134L128 186H152C152 172 156 158 166 148Z",
            PAPER,
            c.dark,
            2.2,
            JOINED,
        )
        + path("M92 148v7M148 148v7M98 164v7M142 164v7M94 178v6M146 178v6", "none", INK, 4, ROUND),  # ermine lapels
        head(face(c.hair, "full") + crown(c)),
        sceptre(44, 160, 186),
    ]
    return "".join(parts)


def queen(c: Colours) -> str:
    """Long hair, a mantle, a flower."""
    parts = [
        path("M44 186C48 156 74 140 120 138S192 156 196 186Z", c.main, c.dark, 2.2),
        head(face(c.young, lady=True)),
        path("M44 186C48 158 66 148 90 143L120 178 150 143C174 148 192 158 196 186Z", c.main, c.dark, 2.2),
        path("M90 143L120 178 150 143 143 138 120 162 97 138Z", c.second, GOLD_DARK, 1.6)
        + circle(120, 150, 5, c.second, GOLD_DARK, 1.6),
        "".join(lozenges(x, 158, 186, 9, 2, c.second) for x in (72, 94, 146, 168)),
        head(crown(c, lady=True)),
        path("M40 186C40 172 41 164 43 156", "none", var("green-d", "#184527"), 4)
        + path("M41 178q14-2 16-14q-14 0-16 14z", GREEN)
        + "".join(
            circle(43 + 8 * math.cos(a * 1.2566 - 1.57), 148 + 8 * math.sin(a * 1.2566 - 1.57), 6.2, c.main)
            for a in range(5)
        )
        + circle(43, 148, 5, GOLD),
    ]
    return "".join(parts)


def jack(c: Colours) -> str:
    """A two-coloured doublet and a halberd."""
    parts = [
        path("M46 186C50 156 78 140 120 138S190 156 194 186Z", c.main)
        + path("M120 138C166 140 190 156 194 186H120Z", c.second),
        path("M46 186C50 156 78 140 120 138S190 156 194 186", "none", c.dark, 2.2),
        path("M96 186L102 146H138L144 186Z", c.dark) + lozenges(120, 154, 186, 13, 2, PAPER),
        path("M62 162v24M76 154v32", "none", c.second, 4) + path("M178 162v24M164 154v32", "none", c.main, 4),
        path(
            "M78 146C96 130 144 130 162 146L156 162 142 154 131 166 120 154 109 166 98 154 84 162Z",
            PAPER,
            c.dark,
            2.2,
            JOINED,
        ),
        head(face(c.young, young=True) + cap(c, -1)),
        path("M40 186V158", "none", WOOD, 6) + path("M40 134l10 20-10 10-10-10z", "#aeb6be", "#5c646c", 2),
    ]
    return "".join(parts)


BUSTS = {"K": king, "Q": queen, "J": jack}


def head(body: str) -> str:
    return at(120, 96, body, 1.08)


def french_court(suit: str, c: Colours, rank: str) -> str:
    """Draw the half figure of a king, queen or jack, twice."""
    half = BUSTS[rank](c) + use(suit, 196, 50, 42)
    band = rect(18, 177, 204, 18, c.dark) + checker(24, 180, 32, 2, 6, GOLD)
    return half + turned(half) + band


def french_ace(suit: str) -> str:
    orn = "".join(
        path(f"M120 {y - 7}l7 7-7 7-7-7zM102 {y - 5}l5 5-5 5-5-5zM138 {y - 5}l5 5-5 5-5-5z", GOLD) for y in (84, 288)
    )
    return use(suit, 120, 186, 152) + orn
