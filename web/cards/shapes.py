"""Small SVG elements as text."""

WIDTH, HEIGHT = 240, 372
ROUND = ' stroke-linecap="round"'
JOINED = ' stroke-linejoin="round"'


def n(x: float) -> str:
    """Print a number as short as may be."""
    return f"{x:.1f}".rstrip("0").rstrip(".")


def _stroke(colour: str | None, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{n(width)}"' if colour else ""


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 0, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{_stroke(stroke, width)}{extra}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str | None = None, width: float = 0) -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{_stroke(stroke, width)}/>'


def rect(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, stroke: str | None = None, width: float = 0
) -> str:
    corner = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{corner} fill="{fill}"{_stroke(stroke, width)}/>'


def group(body: str, transform: str) -> str:
    return f'<g transform="{transform}">{body}</g>'


def at(x: float, y: float, body: str, scale: float = 1) -> str:
    """Move a drawing whose origin is its middle."""
    return group(body, f"translate({n(x)} {n(y)})" + (f" scale({n(scale)})" if scale != 1 else ""))


def turned(body: str) -> str:
    """Return the same thing upside down: the lower half of a double-headed card."""
    return group(body, f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def use(suit: str, x: float, y: float, size: float, *, flip: bool = False) -> str:
    """Place a suit's sign with its middle at a point."""
    turn = f' transform="rotate(180 {n(x)} {n(y)})"' if flip else ""
    box = f'x="{n(x - size / 2)}" y="{n(y - size / 2)}" width="{n(size)}" height="{n(size)}"'
    return f'<use href="#s-{suit}" {box}{turn}/>'


def checker(x: float, y: float, columns: int, rows: int, a: float, fill: str) -> str:
    """Secession chequer: one path of alternating squares."""
    squares = ((x + i * a, y + j * a) for j in range(rows) for i in range(columns) if (i + j) % 2 == 0)
    return path("".join(f"M{n(left)} {n(top)}h{n(a)}v{n(a)}h-{n(a)}z" for left, top in squares), fill)


def lozenges(x: float, top: float, bottom: float, w: float, count: int, fill: str) -> str:
    """Stand `count` lozenges on each other between two heights."""
    h = (bottom - top) / count
    one = f"l{n(w / 2)} {n(h / 2)}l-{n(w / 2)} {n(h / 2)}l-{n(w / 2)}-{n(h / 2)}z"
    return path("".join(f"M{n(x)} {n(top + i * h)}{one}" for i in range(count)), fill)
