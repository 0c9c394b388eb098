"""Records that tests change: a deal's start, middle and end, a puzzle, a view."""

START: dict[str, object] = {
    "hands": ["JH AC KC QD TS", "TC QC AD KD AS"],
    "trump": "AH",
    "stock": "TH KH QH TD JD JC KS QS JS",
}
"""A deal before its first lead."""

MIDDLE: dict[str, object] = {
    "hands": ["KH QH AC TC", "AH KD QD TS KC"],
    "trump": "TH",
    "stock": "JH AD QC KS QS",
    "led": "JC",
    "won": ["AS JD", "TD JS"],
}
"""A trick later, with a card on the table."""

CLOSED: dict[str, object] = {
    "hands": ["AC", "KS"],
    "trump": "JH",
    "stock": "TS QS JS",
    "won": ["AD TD / AH KD / TH KC", "AS QD / KH JD / QH QC / TC JC"],
    "closed": {"by": 0, "points": [36, 14], "tricks": [2, 1]},
}
"""Closed, with one trick to play."""

PUZZLE: dict[str, object] = {
    "hands": ["KD QD AH JS", "KH QH JH QC"],
    "trump": "H",
    "points": [56, 32],
    "tricks": [3, 3],
    "gone": "AC TC AS TS TH KC AD TD KS QS JC JD",
}
"""The history is not known."""

VIEW: dict[str, object] = {
    "hands": ["KH QH AC TC JC", "?? ?? AH ?? ??"],
    "trump": "TH",
    "stock": "?? ?? ?? ?? ??",
    "won": ["AS JD", "TD JS"],
    "seat": 0,
}
"""Seen from one seat."""
