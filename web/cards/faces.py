"""A whole face: stock, panel, index and what lies between; the back and the app's icon."""

from french import french_ace, french_court
from german import german_king, german_ober, german_unter
from letters import index
from palette import FRENCH, GERMAN, PAPER, SPANISH, Colours, var
from seasons import german_ace
from shapes import HEIGHT, WIDTH, group, path, rect, use
from signs import SIGNS
from spanish import caballo, corner_number, pintas, rey, sota, spanish_ace, spanish_pips

PANEL = (
    "M79 18H214a8 8 0 0 1 8 8V238a8 8 0 0 1-8 8H179a10 10 0 0 0-10 10V346a8 8 0 0 1-8 8H26"
    "a8 8 0 0 1-8-8V134a8 8 0 0 1 8-8H61a10 10 0 0 0 10-10V26a8 8 0 0 1 8-8Z"
)
PIPS = {
    "german": {
        "T": [(x, y) for y in (58, 122, 186, 250, 314) for x in (93, 147)],
        "9": [*((x, y) for y in (62, 130, 242, 310) for x in (93, 147)), (120, 186)],
    },
    "french": {
        "T": [*((x, y) for y in (60, 144, 228, 312) for x in (90, 150)), (120, 102), (120, 270)],
        "9": [*((x, y) for y in (60, 144, 228, 312) for x in (90, 150)), (120, 186)],
    },
}
PIP_SIZE = {"german": 51, "french": 46}
COLOURS = {"german": GERMAN, "french": FRENCH, "spanish": SPANISH}


def stock() -> str:
    return rect(1, 1, WIDTH - 2, HEIGHT - 2, PAPER, 17, var("edge", "#d8cfbd"), 2)


def framed(figure: str, c: Colours) -> str:
    """Put a figure in its panel; paper over the index corners keeps it out of the letters."""
    notches = path("M22 6H71V116a10 10 0 0 1-10 10H6V22ZM218 366H169V256a10 10 0 0 1 10-10H234V350Z", PAPER)
    return path(PANEL, c.tint) + figure + notches + path(PANEL, "none", c.dark, 2.4)


def pips(deck: str, suit: str, rank: str) -> str:
    size = PIP_SIZE[deck]
    return "".join(use(suit, x, y, size, flip=y > 190 and deck == "french") for x, y in PIPS[deck][rank])


def german(suit: str, rank: str, c: Colours) -> str:
    if rank in "T9":
        return pips("german", suit, rank)
    if rank == "A":
        return german_ace(suit)
    figure = {"K": german_king, "Q": german_ober, "J": german_unter}[rank]
    return framed(figure(suit, c), c)


def french(suit: str, rank: str, c: Colours) -> str:
    if rank in "T9":
        return pips("french", suit, rank)
    return french_ace(suit) if rank == "A" else framed(french_court(suit, c, rank), c)


def spanish(suit: str, rank: str, c: Colours) -> str:
    if rank == "A":
        return spanish_ace(suit, c)
    if rank not in "SCR":
        return spanish_pips(suit, rank)
    figure = {"S": sota, "C": caballo, "R": rey}[rank]
    return framed(figure(suit, c), c) + pintas(suit) + corner_number(rank, c.dark)


DECKS = {"german": german, "french": french, "spanish": spanish}


def face(deck: str, suit: str, rank: str) -> str:
    c = COLOURS[deck][suit]
    return stock() + DECKS[deck](suit, rank, c) + index(deck, suit, rank, c.index)


def back() -> str:
    """Square lattice in the manner of the Vienna workshops; the same upside down."""
    base, line = var("back", "#6e1f2b"), var("back-line", "#d9b25f")
    lattice = "".join(f"M{x} {y}h8v8h-8z" for y in range(42, 330, 20) for x in range(36, 204, 20))
    return "".join(
        [
            stock(),
            rect(12, 12, 216, 348, base, 9),
            rect(20, 20, 200, 332, "none", 5, line, 2),
            f'<g opacity=".55">{path(lattice, line)}</g>',
            path("M120 102L182 186L120 270L58 186Z", base, line, 3),
            path("M120 118L170 186L120 254L70 186Z", "none", line, 1.6),
            path("M120 211l9 9-9 9-9-9zM120 143l9 9-9 9-9-9zM94 177l9 9-9 9-9-9zM146 177l9 9-9 9-9-9z", line),
            path("M120 170l16 16-16 16-16-16z", "none", line, 3),
            path("M120 179l7 7-7 7-7-7z", line),
        ]
    )


def symbol(name: str, suit: str, deck: str) -> str:
    """Define a suit's sign, to be placed by `use`."""
    return f'<symbol id="{name}" viewBox="-50 -50 100 100">{SIGNS[deck][suit]}</symbol>'


def icon() -> str:
    """Draw the app's icon, maskable: everything that matters lies in the middle 80 %."""
    places = (("herz", 72, 128), ("schellen", 168, 128), ("laub", 72, 244), ("eichel", 168, 244))
    card = rect(0, 0, WIDTH, HEIGHT, "#fdfaf3", 22)
    front = card + rect(12, 12, WIDTH - 24, HEIGHT - 24, "none", 14, "#d3a13b", 4)
    front += "".join(use(suit, x, y, 82) for suit, x, y in places)
    rear = card + rect(12, 12, WIDTH - 24, HEIGHT - 24, "#6e1f2b", 14)
    return "".join(
        [
            "<defs>",
            *(symbol(f"s-{suit}", suit, "german") for suit in GERMAN),
            "</defs>",
            rect(0, 0, 512, 512, "#275643"),
            group(rear, "translate(256 262) rotate(14) scale(.86) translate(-92 -190)"),
            group(front, "translate(256 262) rotate(-7) scale(.86) translate(-134 -186)"),
        ]
    )
