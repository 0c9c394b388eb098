"""The German aces: a round picture of a season each, radius 82 round the middle of the card."""

import math

from palette import GOLD, INK, PAPER, WOOD
from shapes import ROUND, circle, n, path, rect, use


def spring() -> str:
    """A tree in blossom on a young meadow."""
    parts = []
    parts.append(rect(36, 102, 168, 168, "#d8ebf2") + circle(164, 138, 15, "#f7d774"))
    parts.append(
        path("M36 226C80 204 160 210 204 232V270H36Z", "#8dbb62")
        + path("M36 246C90 228 150 240 204 252V270H36Z", "#6ea24c")
    )
    parts.append(path("M114 240C116 214 114 204 108 190M118 240C120 212 124 200 136 184", "none", WOOD, 7, ROUND))
    parts.append(
        "".join(
            circle(x, y, r, f)
            for x, y, r, f in (
                (92, 174, 23, "#eaa6b4"),
                (146, 174, 24, "#eaa6b4"),
                (118, 150, 28, "#f2bcc6"),
                (118, 182, 22, "#f2bcc6"),
            )
        )
    )
    for x, y in ((86, 166), (104, 184), (112, 142), (132, 156), (150, 170), (128, 186), (96, 152), (156, 184)):
        parts.append(
            "".join(
                circle(x + 4.2 * math.cos(a * 1.2566), y + 4.2 * math.sin(a * 1.2566), 3.4, "#fff") for a in range(5)
            )
            + circle(x, y, 2.3, "#c73d53")
        )
    parts.append(
        "".join(
            path(f"M{x} {y}v12", "none", "#2d7440", 2.4) + path(f"M{x - 5} {y - 7}l5 4 5-4v8a5 5 0 0 1-10 0z", f)
            for x, y, f in ((66, 246, "#b5212d"), (84, 254, "#e0a62e"), (156, 252, "#b5212d"), (174, 246, "#e0a62e"))
        )
    )
    return "".join(parts)


def summer() -> str:
    """High sun over wheat."""
    parts = []
    parts.append(rect(36, 102, 168, 168, "#fbe2a0"))
    parts.append(
        path(
            "".join(
                f"M{n(120 + 38 * math.cos(a))} {n(158 + 38 * math.sin(a))}"
                f"L{n(120 + 52 * math.cos(a))} {n(158 + 52 * math.sin(a))}"
                for a in [i * math.pi / 8 for i in range(16)]
            ),
            "none",
            "#e0861f",
            5,
            ROUND,
        )
        + circle(120, 158, 31, "#e8962a")
        + circle(120, 158, 23, "#f3b54a")
    )
    parts.append(
        path("M36 222C90 206 150 208 204 222V270H36Z", "#d8a13a")
        + path("M36 240C90 232 150 232 204 240V270H36Z", "#b97d22")
    )
    for x, y, h in ((62, 214, 48), (84, 204, 60), (106, 212, 52), (134, 212, 52), (156, 204, 60), (178, 214, 48)):
        parts.append(
            path(f"M{x} {y}V{y + h}", "none", "#7b5212", 2.6)
            + "".join(
                path(f"M{x} {y + d}q-9-2-9-11q9 1 9 11q0-10 9-11q0 9-9 11z", "#f0cd72", "#7b5212", 1.2)
                for d in (4, 14, 24)
            )
            + path(f"M{x} {y - 6}q-5-6 0-12q5 6 0 12z", "#f0cd72", "#7b5212", 1.2)
        )
    parts.append(
        "".join(circle(x, y, 5.5, "#c3262f") + circle(x, y, 1.8, INK) for x, y in ((72, 240), (120, 236), (168, 240)))
    )
    return "".join(parts)


def autumn() -> str:
    """A vineyard, grapes under a turning leaf."""
    parts = []
    parts.append(
        rect(36, 102, 168, 168, "#f6dcae")
        + path("M36 214C80 188 140 200 204 176V270H36Z", "#d9a45a")
        + path("M36 236C100 206 160 224 204 206V270H36Z", "#b9772f")
    )
    parts.append(
        path(
            "M48 262C70 244 84 236 104 232M80 268C96 250 110 244 128 238M150 268C160 254 172 244 196"
            " 236M116 270C128 254 142 248 160 242",
            "none",
            "#7c4a1c",
            3,
            ROUND,
        )
    )
    parts.append(path("M64 128C92 112 140 116 176 124M120 118V142", "none", WOOD, 5, ROUND))
    parts.append(
        path(
            "M96 122C84 112 70 118 60 128 70 130 66 138 58 146 70 144 74 150 72 162 82 156 90 154"
            " 100 160 98 150 102 144 110 142 102 136 100 130 96 122Z",
            "#c8502a",
        )
        + path("M96 124L72 150M84 138l-12-6M84 138l4 14", "none", "#7c2a16", 2, ROUND)
    )
    for r, count in enumerate((4, 5, 4, 3, 2, 1)):
        for i in range(count):
            x, y = 128 + (i - (count - 1) / 2) * 15.5, 148 + r * 13.5
            parts.append(
                circle(x, y, 9.4, "#5d2f66" if (i + r) % 2 else "#74407d") + circle(x - 2.6, y - 3, 2.1, "#d9bde0")
            )
    return "".join(parts)


def winter() -> str:
    """Firs in the snow, moon."""
    parts = []
    parts.append(rect(36, 102, 168, 168, "#35526e") + circle(164, 142, 17, "#f5ecca") + circle(171, 137, 15, "#35526e"))
    parts.append(
        path("M36 222C80 204 140 210 204 226V270H36Z", "#dbe6ee")
        + path("M36 244C90 226 160 240 204 248V270H36Z", "#fff")
    )
    for x, y, s in ((84, 232, 1), (124, 240, 1.35), (162, 230, 0.8)):
        t = "".join(
            f"M{n(x)} {n(y - s * h)}l{n(s * w)} {n(s * 26)}h-{n(2 * s * w)}z" for h, w in ((30, 24), (46, 19), (62, 14))
        )
        snow = "".join(
            f"M{n(x)} {n(y - s * h)}l{n(s * w * 0.5)} {n(s * 13)}"
            f"q-{n(s * w * 0.25)} {n(s * 5)}-{n(s * w * 0.5)} 0q-{n(s * w * 0.25)} {n(s * 5)}-{n(s * w * 0.5)} 0z"
            for h, w in ((30, 24), (46, 19), (62, 14))
        )
        parts.append(rect(x - 3 * s, y - 6 * s, 6 * s, 12 * s, "#4b2b15") + path(t, "#1f4d3a") + path(snow, "#fff"))
    parts.append(
        "".join(
            circle(x, y, r, "#fff")
            for x, y, r in (
                (66, 138, 2.6),
                (90, 122, 2),
                (112, 136, 2.8),
                (138, 118, 2.2),
                (144, 160, 2),
                (72, 168, 2.2),
                (100, 164, 2.2),
                (186, 176, 2.6),
                (176, 196, 2),
                (60, 196, 2.4),
                (56, 160, 1.8),
            )
        )
    )
    return "".join(parts)


SEASONS = {"herz": spring, "schellen": summer, "laub": autumn, "eichel": winter}


def german_ace(suit: str) -> str:
    """Draw a season between two signs; a ring of paper makes the picture round."""
    ring = path("M34 100H206V272H34ZM120 104a82 82 0 1 0 0 164a82 82 0 1 0 0-164Z", PAPER, extra=' fill-rule="evenodd"')
    frame = ring + circle(120, 186, 82, "none", INK, 2.4) + circle(120, 186, 87, "none", GOLD, 4)
    return SEASONS[suit]() + frame + use(suit, 120, 54, 70) + use(suit, 120, 318, 70, flip=True)
