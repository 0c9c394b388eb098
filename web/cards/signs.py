"""The signs of the suits, each in a box from -50 to 50."""

import math

from palette import BLUE, FRENCH, GREEN, INK, RED, var
from shapes import JOINED, ROUND, circle, group, n, path

HEART = "M0 45C-13 27-46 9-46-17-46-34-33-44-20-44-10-44-3-39 0-30 3-39 10-44 20-44 33-44 46-34 46-17 46 9 13 27 0 45Z"


def sign_heart() -> str:
    shine = path("M-34-18C-34-27-28-32-20-33", "none", "#fff", 5, ' stroke-linecap="round" opacity=".55"')
    return path(HEART, RED) + shine


def sign_bell() -> str:
    return (
        circle(0, -41, 6, "none", INK, 4)
        + circle(0, 5, 39, var("bell", "#e0a62e"), INK, 4)
        + path("M-38 11A38.5 38.5 0 0 0 38 11Z", RED)
        + path("M-39 5H39M-38 12H38", "none", INK, 3.5)
        + path("M0 20V34", "none", INK, 5, ROUND)
        + circle(0, 20, 5, INK)
        + path("M-25-9C-22-19-14-25-6-26", "none", "#fff", 5, ' stroke-linecap="round" opacity=".7"')
    )


def sign_leaf() -> str:
    return (
        path("M1 20C1 34 5 42 13 47", "none", var("green-d", "#184527"), 7, ROUND)
        + path(
            "M0-48C8-36 42-20 42 8 42 24 30 33 17 32 9 31 4 28 0 23-4 28-9 31-17 32-30 33-42 24-42 8-42-20-8-36 0-48Z",
            GREEN,
        )
        + path("M0-28V24M0-10L18-19M0-10L-18-19M0 7L25-4M0 7L-25-4", "none", "#d9ecc9", 3.4, ROUND)
    )


def sign_acorn() -> str:
    return (
        path("M0-36C0-43 4-47 9-49", "none", var("acorn-cap", "#44622c"), 7, ROUND)
        + path("M-27-4H27C28 20 15 36 4 41L0 48-4 41C-15 36-28 20-27-4Z", var("acorn", "#a8662b"))
        + path("M-16 4C-15 18-10 27-4 32", "none", "#f0cf9c", 4.5, ' stroke-linecap="round" opacity=".85"')
        + path("M-35-8C-36-28-19-38 0-38S36-28 35-8C35-1 31 2 25 2H-25C-31 2-35-1-35-8Z", var("acorn-cap", "#44622c"))
        + path(
            "M-26-17L-14-29M-12-8L12-31M8-8L27-22M26-17L14-29M12-8L-12-31M-8-8L-27-22",
            "none",
            "#dfe8c6",
            2.4,
            ' stroke-linecap="round" opacity=".8"',
        )
    )


DIAMOND = "M0-48C9-30 24-11 38 0 24 11 9 30 0 48-9 30-24 11-38 0-24-11-9-30 0-48Z"
SPADE = (
    "M0-47C9-28 44-7 44 15 44 28 34 36 24 36 15 36 8 32 5 25 6 34 9 41 16 46H-16C-9 41-6 34-5"
    " 25-8 32-15 36-24 36-34 36-44 28-44 15-44-7-9-28 0-47Z"
)
CLUB = (
    "M-21-25a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-45 9a21 21 0 1 1 42 0a21 21 0 1 1-42 0Z"
    "M3 9a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-12-14H12L18 6 5 14C6 28 9 38 16 46H-16C-9 38-6"
    " 28-5 14L-18 6Z"
)


def sign_oro() -> str:
    rays = "".join(
        f"M{n(19 * math.cos(a))} {n(19 * math.sin(a))}L{n(30 * math.cos(a))} {n(30 * math.sin(a))}"
        for a in [k * math.pi / 6 for k in range(12)]
    )
    return (
        circle(0, 0, 45, var("oro", "#e0a62e"), "#7c4a12", 4)
        + circle(0, 0, 36, "#f6d584", "#7c4a12", 2.4)
        + path(rays, "none", RED, 4.6, ROUND)
        + circle(0, 0, 14, RED)
        + circle(0, 0, 6, "#f6d584")
    )


def sign_copa() -> str:
    return (
        path(
            "M-34-42H34C34-10 24 6 6 10V26H20C24 30 26 36 26 44H-26C-26 36-24 30-20 26H-6V10C-24 6-34-10-34-42Z",
            var("oro", "#e0a62e"),
            "#7c4a12",
            3.6,
            JOINED,
        )
        + path("M-31-26C-29-8-20 3-5 6.5H5C20 3 29-8 31-26Z", RED)
        + path("M-33.5-28H33.5", "none", "#7c4a12", 3)
        + path("M-13 18H13", "none", "#7c4a12", 5, ROUND)
        + path("M-18 36H18", "none", RED, 5, ROUND)
        + path("M-24-36V-34", "none", "#fff", 5, ' stroke-linecap="round" opacity=".7"')
        + path("M0-20l6 9-6 9-6-9z", "#f6d584")
    )


def sign_espada() -> str:
    return (
        path("M-6-20L-6 36 0 49 6 36V-20Z", "#9fb4c9", BLUE, 3.4, JOINED)
        + path("M0-18V40", "none", "#eef4fa", 3)
        + path("M-22-22C-14-17 14-17 22-22", "none", var("oro", "#d99f2b"), 7.5, ROUND)
        + path("M0-24V-38", "none", RED, 8)
        + circle(0, -43, 6, var("oro", "#e0a62e"), "#7c4a12", 2.4)
    )


def _knot(x: float, y: float, scale: float, turn: float) -> str:
    """Draw the stump of a twig with its leaf."""
    return group(
        path("M-9 8C-8-2-6-10 0-12 6-10 8-2 9 8Z", GREEN, var("green-d", "#184527"), 3, JOINED)
        + '<ellipse cy="-11" rx="5.5" ry="3.2" fill="#f0cf9c" stroke="#184527" stroke-width="2"/>',
        f"translate({x} {y}) rotate({turn}) scale({scale})",
    )


def sign_basto() -> str:
    return (
        _knot(15, -15, 1, 52)
        + _knot(-15, -4, 1, -58)
        + _knot(10, 13, 0.8, 60)
        + path(
            "M-16-41C-6-48 10-48 17-40 17-26 12-8 9 8 8 22 7 34 5 43 2 48-3 48-6 43-8 34-9 20-11 8-14-8-18-26-16-41Z",
            GREEN,
            var("green-d", "#184527"),
            3,
            JOINED,
        )
        + '<ellipse cx="0.5" cy="-40" rx="14" ry="5.5" fill="#f0cf9c" stroke="#184527" stroke-widt'
        'h="2.6"/><ellipse cx="0.5" cy="-40" rx="6" ry="2.2" fill="none" stroke="#a8662b" stroke-widt'
        'h="2"/>' + path("M-8-24C-6-8-3 8-2 24M6-26C6-14 5-4 4 6", "none", "#b9dca6", 3.2, ROUND)
    )


SIGNS = {
    "german": {"herz": sign_heart(), "schellen": sign_bell(), "laub": sign_leaf(), "eichel": sign_acorn()},
    "french": {
        "herz": path(HEART, FRENCH["herz"].main),
        "karo": path(DIAMOND, FRENCH["karo"].main),
        "pik": path(SPADE, FRENCH["pik"].main),
        "treff": path(CLUB, FRENCH["treff"].main),
    },
    "spanish": {"oros": sign_oro(), "copas": sign_copa(), "espadas": sign_espada(), "bastos": sign_basto()},
}
