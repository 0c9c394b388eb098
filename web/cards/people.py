"""Heads and headgear; the origin is the middle of the face."""

from palette import GOLD, GOLD_DARK, INK, PAPER, SKIN, SKIN_DARK, Colours
from shapes import JOINED, ROUND, circle, group, path, rect


def face(hair: str, beard: str = "", *, lady: bool = False, young: bool = False) -> str:
    """Draw a head; beards are full, moustache or pointed."""
    eye = "".join(circle(x, -3, 2.5, INK) for x in (-8.5, 8.5))
    brows = path("M-13-10Q-8.5-13-4-10M13-10Q8.5-13 4-10", "none", hair if hair != "#8d8478" else "#5d564e", 2.2, ROUND)
    nose = path("M1-4L-2 7H3", "none", SKIN_DARK, 2, JOINED + ROUND)
    mouth = path("M-5 14Q0 17 5 14", "none", "#a8323a", 2.8, ROUND)
    cheek = (circle(-13, 7, 4, "#e9a98d") + circle(13, 7, 4, "#e9a98d")) if (lady or young) else ""
    head = path("M-21-8C-21-24-12-30 0-30S21-24 21-8V4C21 19 11 28 0 28S-21 19-21 4Z", SKIN)
    out = ""
    if lady:  # long hair parted in the middle
        out += path("M0-33C-22-33-30-17-30 2L-34 50H34L30 2C30-17 22-33 0-33Z", hair)
    elif young:
        out += path("M-25 14C-29-14-20-33 0-33S29-14 25 14C22 20 18 22 15 23H-15C-18 22-22 20-25 14Z", hair)
    else:
        out += path("M-27 24C-30-12-22-33 0-33S30-12 27 24L18 30H-18Z", hair)
    out += head
    if lady:
        out += path("M0-31C-14-31-22-22-22-4-14-8-3-16 0-26 3-16 14-8 22-4 22-22 14-31 0-31Z", hair)
    elif young:
        out += path("M-22-4C-22-24-12-31 0-31S22-24 22-4C17-10 13-17 9-19 0-15-12-15-17-16-19-12-20-8-22-4Z", hair)
    out += cheek + eye + brows + nose
    if beard == "full":
        out += path("M-21 3C-18 11-12 10-8 9-3 7 3 7 8 9 12 10 18 11 21 3 24 24 17 42 0 56-17 42-24 24-21 3Z", hair)
        out += path("M-6 15Q0 18 6 15", "none", "#f3cfae", 2.6, ROUND)
        out += path("M-9 26L-3 42M9 26L3 42", "none", "#fff", 1.6, ' stroke-linecap="round" opacity=".35"')
    else:
        out += mouth
    if beard == "moustache":
        out += path("M0 10C-5 7-13 9-17 15-10 16-4 15 0 12 4 15 10 16 17 15 13 9 5 7 0 10Z", hair)
    if beard == "pointed":
        out += path("M0 9C-5 6-12 8-16 13-10 14-4 14 0 12 4 14 10 14 16 13 12 8 5 6 0 9ZM-6 20H6L0 38Z", hair)
    return out


def crown(c: Colours, *, lady: bool = False) -> str:
    if lady:
        return path(
            "M-25-20L-29-42-15-31-8-48 0-34 8-48 15-31 29-42 25-20Q0-28-25-20Z", GOLD, GOLD_DARK, 2, JOINED
        ) + "".join(circle(x, y, 3.6, c.main) for x, y in ((-8, -50), (8, -50), (-30, -44), (30, -44)))
    return (
        path("M-26-20L-31-54-17-40-10-58 0-42 10-58 17-40 31-54 26-20Z", GOLD, GOLD_DARK, 2, JOINED)
        + rect(-27, -27, 54, 9, c.main, 2, GOLD_DARK, 2)
        + "".join(circle(x, -22.5, 2.4, PAPER) for x in (-16, 0, 16))
        + "".join(circle(x, y, 4, GOLD, GOLD_DARK, 1.6) for x, y in ((-31, -56), (-10, -60), (10, -60), (31, -56)))
    )


def plumed_hat(c: Colours, side: int = 1) -> str:
    """Ober: broad brim, tall plume; `side` says where it points."""
    hat = (
        path(
            "M12-36C15-58 27-71 45-70 41-65 40-61 36-55 40-55 42-54 44-53 36-41 26-33 14-27Z", PAPER, c.dark, 2, JOINED
        )
        + path("M16-32C22-47 30-58 40-65", "none", c.dark, 1.8)
        + path("M-24-22C-27-46-14-52 0-52S27-46 24-22Z", c.dark)
        + path("M-42-17C-26-33 26-33 42-17 28-14-28-14-42-17Z", c.main, c.dark, 2, JOINED)
        + circle(19, -31, 5, GOLD, GOLD_DARK, 1.6)
    )
    return hat if side > 0 else group(hat, "scale(-1 1)")


def cap(c: Colours, side: int = 1) -> str:
    """Unter and jack: soft flat cap with one short feather."""
    hat = (
        path("M-16-34C-20-54-32-68-47-70-46-60-40-46-26-32Z", c.second, c.dark, 2, JOINED)
        + path("M-26-20C-32-42-14-50 4-49 26-48 36-34 28-20 10-27-10-27-26-20Z", c.main, c.dark, 2, JOINED)
        + path("M-27-20C-10-27 10-27 29-20L28-14C10-21-10-21-26-14Z", c.dark)
    )
    return hat if side > 0 else group(hat, "scale(-1 1)")


def hand(x: float, y: float, r: float = 9) -> str:
    return circle(x, y, r, SKIN, SKIN_DARK, 1.6)
