"""Spanish courts: page, rider and king as whole figures; aces and number cards."""

import math

from letters import GLYPH
from palette import GOLD, GOLD_DARK, GREEN, INK, PAPER, RED, Colours
from people import cap, crown, face, hand, plumed_hat
from shapes import JOINED, ROUND, at, checker, circle, group, lozenges, n, path, rect, turned, use

LONG = ("espadas", "bastos")  # signs that are long rather than round


def held(suit: str, x: float, y: float, size: float) -> str:
    """In a hand: the sword stands on its hilt, the rest as printed."""
    return use(suit, x + 2, y - 4, size * 1.16, flip=True) if suit == "espadas" else use(suit, x, y, size)


def sota(suit: str, c: Colours) -> str:
    """Standing page in tunic and hose, the sign held up on the right."""
    parts = [
        path("M84 150C60 196 60 262 54 334H112C112 270 110 206 106 150Z", c.dark),  # short cloak
        path("M88 252H118V334H84ZM122 252H152L158 334H124Z", c.second)
        + path("M84 330H119V346H70C70 338 76 334 84 330ZM123 330H158C166 334 170 338 168 346H123Z", INK),
        path("M84 142H156L170 266C150 274 90 274 70 266Z", c.main, c.dark, 2.2) + lozenges(120, 152, 214, 14, 4, PAPER),
        path("M70 266C90 274 150 274 170 266L168 250C148 258 92 258 72 250Z", c.dark)
        + path("M79 216H163V228H77.500Z", INK)
        + rect(112, 213, 16, 18, GOLD, 2, GOLD_DARK, 2),
        path("M84 144C60 154 46 184 54 216 62 226 74 226 82 222L90 206C80 200 78 188 92 174Z", c.main, c.dark, 2.2)
        + hand(88, 214),
        path("M152 142C172 152 186 164 194 186L178 198C168 184 158 178 146 174Z", c.main, c.dark, 2.2)
        + path("M178 197L193 186", "none", GOLD, 6),
        path("M82 146C96 132 144 132 158 146L152 160 120 166 88 160Z", PAPER, c.dark, 2.2, JOINED),
        at(116, 100, face(c.young, young=True) + cap(c, -1)),
        held(suit, 190, 150 if suit in LONG else 152, 84 if suit in LONG else 60) + hand(188, 190),
    ]
    return "".join(parts)


def caballo(suit: str, c: Colours) -> str:
    """Rider on a prancing horse that looks to the left; the sign in his raised hand."""
    coat, dark = {
        "oros": ("#e9e2d3", "#a69a83"),
        "copas": ("#8a5a34", "#55341a"),
        "espadas": ("#6c6f78", "#3e4149"),
        "bastos": ("#c79a62", "#85602f"),
    }[suit]
    parts = [
        path("M186 236C210 236 218 262 208 300 204 318 196 330 188 338 194 314 192 290 182 276Z", dark),  # tail
        path(
            "M158 262C176 284 174 304 166 346H148C152 318 146 300 132 282Z"
            "M96 268C88 286 92 304 84 318L60 306 66 296 74 300C74 284 76 270 84 256Z",
            dark,
        ),  # far legs
        path(
            "M176 242C200 258 186 292 184 312L186 346H168C166 322 160 304 150 288 126 292 104 288"
            " 92 276 88 296 94 316 94 346H76C74 316 66 292 68 262 66 244 66 232 62 222L58 226C56 240"
            " 48 250 38 250 28 250 26 242 32 234 38 222 42 204 54 196L52 182C60 184 66 190 68 196"
            " 88 208 96 226 108 234 130 238 156 234 176 242Z",
            coat,
            dark,
            2.4,
            JOINED,
        ),
        path("M66 192C92 202 104 224 110 236 96 236 84 226 78 212 76 204 72 198 66 192Z", dark)
        + circle(51, 212, 3, INK)
        + circle(34, 242, 1.8, INK),
        path("M56 222C66 220 72 210 70 200M62 216L124 238", "none", RED, 4, ROUND),  # bridle
        path("M76 340H95V347H74ZM167 340H187V347H165ZM147 340H167V347H145ZM58 304L70 312 66 319 54 311Z", INK),
        path("M104 226C126 240 152 240 172 234L176 268C154 276 124 276 104 266Z", c.dark)
        + checker(110, 258, 10, 1, 6, GOLD),
        path(
            "M120 236C116 256 116 276 120 294L108 304V310H134L136 290C140 270 144 254 148 240Z", c.second, c.dark, 2
        ),  # leg and boot
        path("M118 284L137 286 134 312H106V304L118 297Z", INK),
        path("M100 148C96 178 100 214 102 238 120 248 146 248 164 238 166 210 164 176 160 148Z", c.main, c.dark, 2.2)
        + lozenges(130, 158, 236, 15, 5, PAPER),
        path("M102 226H165V237H102Z", INK),
        path("M104 150C84 160 76 186 84 214L98 228 108 218C102 206 100 192 110 178Z", c.main, c.dark, 2.2)
        + hand(99, 222, 8),
        path("M156 148C176 152 190 158 200 180L186 192C176 184 164 180 150 178Z", c.main, c.dark, 2.2)
        + path("M185 191L199 180", "none", GOLD, 5),
        path("M98 152C108 138 150 138 164 152L156 166 130 172 106 166Z", PAPER, c.dark, 2.2, JOINED),
        at(
            128,
            106,
            face(c.young, {"oros": "moustache", "copas": "pointed", "espadas": "moustache", "bastos": "pointed"}[suit])
            + plumed_hat(c, -1),
            0.96,
        ),
        held(suit, 196, 146 if suit in LONG else 152, 78 if suit in LONG else 54) + hand(194, 184, 8),
    ]
    return "".join(parts)


def rey(suit: str, c: Colours) -> str:
    """Standing king in a long mantle with ermine edges, the sign before him."""
    parts = [
        path("M80 142C52 184 40 268 32 346H208C200 300 190 262 186 240 180 200 172 166 160 142Z", c.dark),  # mantle
        path(
            "M84 142C60 190 52 268 46 346H68C70 268 78 200 96 150ZM156 142C176 180 186 214 190 246"
            "L172 252C168 214 160 180 146 150Z",
            PAPER,
            c.dark,
            2,
        )
        + path("M62 300v9M58 328v8M68 268v8M74 236v8M80 206v7M170 216v8M164 190v7", "none", INK, 4, ROUND),
        path("M88 142H152L164 334H76Z", c.main, c.dark, 2.2)
        + path("M76 322L75 346H166L164 322Z", c.second)
        + checker(78, 326, 14, 2, 6, c.dark),
        path("M106 142H134L140 322H100Z", PAPER)
        + lozenges(120, 236, 320, 20, 5, c.second if c.second != GOLD else c.main),
        path("M81 226H160V240H80Z", INK) + rect(110, 222, 20, 22, GOLD, 2, GOLD_DARK, 2),
        path("M84 146C62 158 46 186 52 216 58 226 72 228 80 222L92 204C82 198 80 188 94 176Z", c.main, c.dark, 2.2)
        + hand(88, 213),
        path("M154 146C176 154 190 168 198 190L182 202C172 188 160 182 146 178Z", c.main, c.dark, 2.2)
        + path("M182 201L197 190", "none", GOLD, 6),
        path(
            "M76 138C92 126 148 126 164 138 170 150 168 160 162 166 144 174 96 174 78 166 72 160 70 150 76 138Z",
            PAPER,
            c.dark,
            2.2,
        )
        + path("M88 148v8M152 148v8M104 156v8M136 156v8", "none", INK, 4, ROUND),
        at(120, 98, face(c.hair, "full") + crown(c)),
        held(suit, 194, 152, 86 if suit in LONG else 60) + hand(192, 194),
    ]
    return "".join(parts)


CORNER = {"S": "10", "C": "11", "R": "12"}


def corner_number(rank: str, colour: str) -> str:
    """Draw the traditional small number, top right in the panel."""
    x, figures = 0, ""
    for figure in CORNER[rank]:
        width, d = GLYPH[figure]
        figures += group(path(d, "none", colour, 9, ROUND + JOINED), f"translate({x} 0)")
        x += width + 13
    return group(figures, f"translate({n(209 - (x - 13) * 0.42)} 28) scale(.42)")


PINTAS = {"oros": 0, "copas": 1, "espadas": 2, "bastos": 3}


def pintas(suit: str) -> str:
    """Break the frame as every Spanish pack does: the number of breaks tells the suit."""
    count = PINTAS[suit]
    gaps = "".join(path(f"M{n(152 + 18 * j - 9 * (count - 1))} 18h9", "none", PAPER, 6) for j in range(count))
    return gaps + turned(gaps)


def spanish_ace(suit: str, c: Colours) -> str:
    """A large sign in a wreath."""
    wreath = ""
    for k in range(24):
        angle = 2 * math.pi * k / 24
        x, y = 120 + 82 * math.cos(angle), 186 + 82 * math.sin(angle)
        leaf = path("M0-8q9 8 0 18q-9-10 0-18z", GREEN if k % 3 else GOLD)
        wreath += group(leaf, f"translate({n(x)} {n(y)}) rotate({n(math.degrees(angle) + 90)})")
    disc = (
        circle(120, 186, 70, c.tint) + circle(120, 186, 94, "none", c.dark, 2.2) + circle(120, 186, 70, "none", GOLD, 3)
    )
    return disc + wreath + use(suit, 120, 186, ACE_SIZE[suit])


ACE_SIZE = {"oros": 116, "copas": 116, "espadas": 178, "bastos": 150}
PIPS = {
    "2": [(120, 104), (120, 268)],
    "3": [(120, 76), (120, 186), (120, 296)],
    "4": [(x, y) for y in (106, 266) for x in (92, 150)],
    "5": [(x, y) for y in (86, 286) for x in (92, 148)] + [(120, 186)],
    "6": [(x, y) for y in (74, 186, 298) for x in (92, 148)],
    "7": [(x, y) for y in (68, 186, 304) for x in (92, 148)] + [(120, 127)],
}
SIZE = {
    "2": (104, 134),
    "3": (86, 100),
    "4": (58, 104),
    "5": (58, 90),
    "6": (55, 90),
    "7": (52, 74),
}  # of round signs, of long signs
SCALE = {"oros": 1, "copas": 1.14, "espadas": 1, "bastos": 0.9}


def spanish_pips(suit: str, rank: str) -> str:
    size = SIZE[rank][suit in LONG] * SCALE[suit]
    return "".join(use(suit, x, y, size) for x, y in PIPS[rank])
