"""Colours: custom properties with fallbacks. An inlined sprite can be re-coloured, and a file still looks right."""

from dataclasses import dataclass


def var(name: str, fallback: str) -> str:
    return f"var(--{name},{fallback})"


INK, PAPER = var("ink", "#221f1c"), var("paper", "#fdfaf3")
GOLD, GOLD_DARK = var("gold", "#d3a13b"), var("gold-d", "#94691a")
SKIN, SKIN_DARK = "#f3cfae", "#c98d68"
RED, GREEN, BROWN, BLUE = (
    var("red", "#b5212d"),
    var("green", "#2d7440"),
    var("brown", "#8f5626"),
    var("blue", "#2a5b92"),
)
WOOD = "#6b4423"


@dataclass(frozen=True)
class Colours:
    """The colours of one suit's figures. `index` is dark enough on paper for letters."""

    main: str
    dark: str
    tint: str
    second: str
    hair: str
    index: str
    other_hair: str = ""

    @property
    def young(self) -> str:
        """Hair of the young ones, where the old one's is grey."""
        return self.other_hair or self.hair


def _french(name: str, main: str, dark: str, tint: str, hair: str, other_hair: str = "") -> Colours:
    colour = var(f"f-{name}", main)
    return Colours(colour, var(f"f-{name}-d", dark), var(f"f-{name}-t", tint), GOLD, hair, colour, other_hair)


GERMAN = {
    "herz": Colours(RED, "#741722", "#f9e7e1", GOLD, "#5b3420", RED),
    "schellen": Colours(var("bell", "#dba02a"), "#8c2a1d", "#fbf0d6", RED, "#b9762f", var("bell-ix", "#8a5a00")),
    "laub": Colours(GREEN, "#184527", "#e5f0e0", GOLD, "#2b2420", GREEN),
    "eichel": Colours(BROWN, "#4b2b15", "#f3e7d7", "#5b7a3a", "#8d8478", var("brown-ix", "#74421a"), "#a9692f"),
}
FRENCH = {
    "herz": _french("herz", "#b5212d", "#741722", "#f9e7e1", "#b9762f"),
    "karo": _french("karo", "#b5212d", "#741722", "#f9e7e1", "#5b3420"),
    "pik": _french("pik", "#24272d", "#101216", "#e8eaed", "#2b2420"),
    "treff": _french("treff", "#24272d", "#101216", "#e8eaed", "#8d8478", "#7a3b1e"),
}
SPANISH = {
    "oros": Colours(var("oro", "#d99f2b"), "#7c4a12", "#fbf0d6", RED, "#b9762f", var("oro-ix", "#8a5a00")),
    "copas": Colours(RED, "#741722", "#f9e7e1", GOLD, "#5b3420", RED),
    "espadas": Colours(BLUE, "#17365b", "#e3ecf5", GOLD, "#2b2420", BLUE),
    "bastos": Colours(GREEN, "#184527", "#e5f0e0", GOLD, "#8d8478", GREEN, "#a9692f"),
}
