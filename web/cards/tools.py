"""Things that figures hold."""

from palette import GOLD, GOLD_DARK, GREEN, INK, RED, WOOD, var
from shapes import JOINED, ROUND, circle, n, path


def sword(x: int, top: int, bottom: int) -> str:
    return (
        path(f"M{x} {top}V{bottom - 8}L{x} {bottom}", "none", "#8d949c", 7, ROUND)
        + path(f"M{x} {top}V{bottom - 6}", "none", "#eef1f4", 2.2)
        + path(f"M{x - 15} {top}H{x + 15}", "none", GOLD_DARK, 6, ROUND)
        + path(f"M{x} {top}V{top - 22}", "none", INK, 6)
        + circle(x, top - 25, 5.5, GOLD, GOLD_DARK, 1.6)
    )


def axe(x: int, top: int, bottom: int) -> str:
    blade = (
        f"M{x + 3} {top + 4}C{x - 10} {top + 2} {x - 20} {top - 2} {x - 22} {top - 8}"
        f"C{x - 30} {top + 10} {x - 28} {top + 26} {x - 20} {top + 38}"
        f"C{x - 16} {top + 30} {x - 8} {top + 26} {x + 3} {top + 25}Z"
    )
    return path(f"M{x} {top}V{bottom}", "none", WOOD, 6, ROUND) + path(blade, "#aeb6be", "#5c646c", 2)


def bow(x: int, top: int, bottom: int) -> str:
    m = (top + bottom) / 2
    return (
        path(
            f"M{x + 14} {top}C{x - 22} {n(top + 40)} {x - 22} {n(bottom - 40)} {x + 14} {bottom}",
            "none",
            WOOD,
            6,
            ROUND,
        )
        + path(f"M{x + 14} {top}V{bottom}", "none", INK, 1.6)
        + path(f"M{x - 24} {n(m)}H{x + 26}", "none", WOOD, 3)
        + path(f"M{x - 34} {n(m)}l13-6v12z", "#8d949c")
    )


def crossbow(x: int, top: int, bottom: int) -> str:
    return (
        path(f"M{x} {top}V{bottom}", "none", WOOD, 9, ROUND)
        + path(
            f"M{x - 26} {top + 26}C{x - 20} {top + 4} {x + 20} {top + 4} {x + 26} {top + 26}",
            "none",
            "#5c646c",
            6,
            ROUND,
        )
        + path(f"M{x - 26} {top + 26}L{x} {top + 38} {x + 26} {top + 26}", "none", INK, 1.8)
    )


def horn(x: int, y: int) -> str:
    return path(
        f"M{x - 14} {y + 16}C{x + 2} {y + 18} {x + 14} {y + 2} {x + 12} {y - 16}"
        f"L{x + 28} {y - 20}C{x + 30} {y + 8} {x + 12} {y + 30} {x - 14} {y + 23}Z",
        GOLD,
        GOLD_DARK,
        2,
        JOINED,
    ) + path(f"M{x + 11} {y - 16}L{x + 29} {y - 20}", "none", GOLD_DARK, 5, ROUND)


def goblet(x: int, y: int) -> str:
    return path(
        f"M{x - 13} {y - 24}H{x + 13}C{x + 13} {y - 6} {x + 6} {y - 1} {x + 2} {y}V{y + 12}H{x + 10}V{y + 18}H{x - 10}"
        f"V{y + 12}H{x - 2}V{y}C{x - 6} {y - 1} {x - 13} {y - 6} {x - 13} {y - 24}Z",
        GOLD,
        GOLD_DARK,
        2,
        JOINED,
    )


def sprig(x: int, y: int) -> str:
    leaf = "".join(
        path(
            f"M{x} {y + d}q{s * 6}-14 {s * 18}-16q-2 14-{s * 18 if s > 0 else -18} 16z"
            if s > 0
            else f"M{x} {y + d}q-6-14-18-16q2 14 18 16z",
            GREEN,
        )
        for s, d in ((1, 6), (-1, -2), (1, -12))
    )
    return (
        path(f"M{x} {y + 22}V{y - 18}", "none", var("green-d", "#184527"), 3.5, ROUND)
        + leaf
        + circle(x, y - 24, 7, RED)
        + circle(x, y - 24, 2.6, GOLD)
    )


def apple(x: int, y: int) -> str:
    return (
        circle(x, y - 8, 14, RED)
        + path(f"M{x} {y - 20}q2-8 9-10", "none", WOOD, 3, ROUND)
        + path(f"M{x - 30} {y - 2}L{x + 28} {y - 16}", "none", WOOD, 3, ROUND)
        + path(f"M{x + 34} {y - 17}l-13-3 3 11z", "#5c646c")
    )


def sceptre(x: int, top: int, bottom: int) -> str:
    return (
        path(f"M{x} {top}V{bottom}", "none", GOLD_DARK, 6, ROUND)
        + path(f"M{x} {top + 2}V{bottom - 2}", "none", GOLD, 2.4)
        + circle(x, top - 8, 9, GOLD, GOLD_DARK, 2)
        + path(f"M{x} {top - 26}v10M{x - 5} {top - 21}h10", "none", GOLD_DARK, 3.4, ROUND)
    )


def orb(x: int, y: int) -> str:
    return (
        circle(x, y, 14, GOLD, GOLD_DARK, 2)
        + path(f"M{x - 13} {y - 2}H{x + 13}M{x} {y - 14}V{y - 2}", "none", GOLD_DARK, 2.4)
        + path(f"M{x} {y - 25}v11M{x - 5} {y - 20}h10", "none", GOLD_DARK, 3.4, ROUND)
    )
