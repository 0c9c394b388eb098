"""Index letters, drawn as strokes: no font is needed."""

from palette import var
from shapes import JOINED, ROUND, group, n, path, turned, use

# letter: width and path, with capitals 44 high; T stands for 10
GLYPH = {
    "A": (34, "M0 44L17 0 34 44M7 29H27"),
    "Á": (34, "M0 44L17 8 34 44M7 31H27M17-6L22-12"),
    "K": (28, "M0 0V44M27 0L1 26M11 17L28 44"),
    "O": (33, "M16.5 0C28 0 33 9 33 22S28 44 16.5 44 0 35 0 22 5 0 16.5 0Z"),
    "Q": (33, "M16.5 0C28 0 33 9 33 22S28 44 16.5 44 0 35 0 22 5 0 16.5 0ZM20 31L33 46"),
    "U": (29, "M0 0V28C0 39 6 44 14.5 44S29 39 29 28V0"),
    "J": (21, "M21 0V30C21 40 17 44 10 44 4 44 0 40 0 34"),
    "D": (28, "M0 0V44H9C22 44 28 36 28 22S22 0 9 0Z"),
    "B": (26, "M13 21C20 21 24 17 24 10.500S20 0 13 0H0V44H14C22 44 26 39 26 32.500S22 21 14 21H0"),
    "F": (23, "M23 0H0V44M0 21H18"),
    "9": (27, "M27 14A13.5 14 0 1 1 0 14 13.5 14 0 0 1 27 14V21C27 36 20 44 6 44"),
    "X": (32, "M0 0L32 44M32 0L0 44"),
    "IX": (46, "M0 0V44M14 0L46 44M46 0L14 44"),
    "Al": (46, "M0 44L16 0 32 44M6 29H26M46-2V44"),
    "H": (29, "M0 0V44M29 0V44M0 21H29"),
    "V": (34, "M0 0L17 44 34 0"),
    "S": (27, "M26 8C23 2 19 0 13.5 0 6 0 1 4 1 11 1 26 27 17 27 33 27 40 21 44 14 44 7 44 2 41 0 35"),
    "C": (31, "M31 8C28 3 24 0 18 0 6 0 0 9 0 22S6 44 18 44C24 44 28 41 31 36"),
    "R": (28, "M0 44V0H14C23 0 27 5 27 11.500S23 23 14 23H0M14 23L28 44"),
    "1": (12, "M0 9L12 0V44"),
    "0": (28, "M14 0C23 0 28 9 28 22S23 44 14 44 0 35 0 22 5 0 14 0Z"),
    "2": (28, "M1 11C2 4 7 0 14 0 22 0 27 5 27 12 27 23 12 29 0 44H28"),
    "3": (27, "M2 0H25L12 17C21 17 27 22 27 30S21 44 13 44C6 44 2 41 0 36"),
    "4": (32, "M24 44V0L0 31H32"),
    "5": (27, "M25 0H4L2 19C5 16 9 15 13 15 21 15 27 21 27 29.500S21 44 13 44C6 44 2 41 0 36"),
    "6": (28, "M22 1C9 2 1 14 1 29A13.5 14.5 0 1 0 28 29.5 13.5 14 0 0 0 1 29"),
    "7": (28, "M0 0H28L10 44"),
    "T": (40, "M0 8L9 0V44M29.5 0C37 0 40 10 40 22S37 44 29.5 44 19 34 19 22 22 0 29.5 0Z"),
}
# Rank: languages and their letter. A face whose letter depends on the language carries every variant; the custom
# property of a set of languages (--ix-de-hu, --ix-en ..., inline or none) picks one, and --ix: none hides all. The
# Hungarian German deck follows the printed magyar kártya: Roman numbers; the ace has its accent (ász), the alsó two
# letters, so that A never stands for both.
LETTERS = {
    "german": {
        "A": {"de-en-nl": "A", "hu": "Á"},
        "T": {"de-en-nl": "T", "hu": "X"},
        "K": {"*": "K"},
        "9": {"de-en-nl": "9", "hu": "IX"},
        "Q": {"de-en-nl": "O", "hu": "F"},
        "J": {"de-en-nl": "U", "hu": "Al"},
    },
    "french": {
        "A": {"*": "A"},
        "T": {"*": "T"},
        "K": {"de-en-hu": "K", "nl": "H"},
        "9": {"*": "9"},
        "Q": {"de-hu": "D", "en": "Q", "nl": "V"},
        "J": {"de-hu-nl": "B", "en": "J"},
    },
    "spanish": {r: {"*": r} for r in "A234567SCR"},
}
MIDDLE = 36  # x of the index column
SIGN_SIZE = {"espadas": 54, "bastos": 48, "copas": 45}


def glyph(letter: str, x: float, y: float, colour: str) -> str:
    w, d = GLYPH[letter]
    return group(path(d, "none", colour, 8.6, ROUND + JOINED), f"translate({n(x - w / 2)} {n(y)})")


def index(deck: str, suit: str, rank: str, colour: str) -> str:
    """Letter over suit sign, top left, and the same turned at bottom right."""
    letters = ""
    for languages, letter in LETTERS[deck][rank].items():
        default = "inline" if languages == "*" or "de" in languages else "none"
        show = var("ix" if languages == "*" else f"ix-{languages}", default)
        letters += f'<g display="{show}">{glyph(letter, MIDDLE, 22, colour)}</g>'
    one = letters + use(suit, MIDDLE, 99, SIGN_SIZE.get(suit, 40))
    return one + turned(one)
