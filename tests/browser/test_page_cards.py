"""Every face of every pack, drawn as small as it gets at the table, can be read: measured, not looked at."""

import re
from typing import Any

import build
import pytest
from built import name_of
from playwright.sync_api import Page

WIDTH = 56
LANGUAGES = ["de", "en", "hu", "nl"]
PACKS = {
    "tell": ("german", "dg", "ATKQJ9"),
    "hungarian": ("german", "dg", "ATKQJ9"),
    "french": ("french", "fr", "ATKQJ9"),
    "french4": ("french", "fr", "ATKQJ9"),
    "spanish": ("spanish", "es", "ARCS765432"),
}
# How many different letterings a pack has in these languages: the Hungarian pack speaks Hungarian to everybody.
WRITINGS = {"tell": 2, "hungarian": 1, "french": 3, "french4": 3, "spanish": 1}

# Draws the faces of a pack into one picture and measures each: how much of it is ink, a number that tells faces apart,
# the box of the ink in its corner, and the contrast of that ink to the paper.
MEASURE = """async ({ file, ids, variables, width }) => {
  const symbols = await (await fetch(file)).text();
  const height = Math.round(width * 372 / 240);
  const uses = ids.map((id, place) => `<use href="#${id}" x="${place * width}" width="${width}" height="${height}"/>`);
  // The variables stand in the picture itself: it does not inherit from the page.
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${ids.length * width}" height="${height}"
    style="${variables}">${symbols}${uses.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(ids.length * width, height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const luminance = (r, g, b) => {
    const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const measure = (place) => {
    const { data } = context.getImageData(place * width, 0, width, height);
    const light = (x, y) => luminance(...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3));
    const paper = light(width >> 1, 2);
    const contrast = (other) => (Math.max(paper, other) + 0.05) / (Math.min(paper, other) + 0.05);
    const box = { left: width, top: height, right: -1, bottom: -1 };
    let ink = 0, likeness = 0, strongest = 1;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const found = contrast(light(x, y));
        likeness = (Math.imul(likeness, 31) + Math.round(found * 64)) | 0;
        if (data[4 * (y * width + x) + 3] < 200 || found < 1.6) continue;
        ink += 1;
        // The corner, as wide as its column and as high as its letter; the edge of the card is too pale to be ink.
        if (x > width * 0.29 || y > height * 0.195) continue;
        strongest = Math.max(strongest, found);
        Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y),
          right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) });
      }
    }
    return { ink: ink / (width * height), likeness, box, contrast: strongest };
  };
  return Object.fromEntries(ids.map((id, place) => [id, measure(place)]));
}"""


def letters(pack: str, lang: str) -> str:
    """The custom properties that choose the letters and colours of a pack, as the page's own style gives them."""
    style = (build.WEB / "css/tokens.css").read_text("utf-8")
    values: dict[str, str] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", style):
        if f":root:lang({lang})" in selectors or f'[data-deck="{pack}"],' in selectors.replace("\n", ""):
            values |= dict(re.findall(r"(--[\w-]+): ([^;]+);", body))
    return " ".join(f"{name}: {value};" for name, value in values.items())


@pytest.mark.parametrize("pack", PACKS)
def test_every_face_can_be_read(page: Page, blank: str, pack: str) -> None:
    sprite, prefix, ranks = PACKS[pack]
    file = name_of(f"cards/{sprite}.svg")
    drawn = (build.DIST / file).read_text("utf-8")
    ids = re.findall(rf'id="({prefix}-\w+-\w)"', drawn)
    assert len(ids) == 4 * len(ranks)
    page.goto(blank)
    corners: dict[str, dict[str, Any]] = {}
    for lang in LANGUAGES:
        order = {"file": file, "ids": ids, "variables": letters(pack, lang), "width": WIDTH}
        faces: dict[str, dict[str, Any]] = page.evaluate(MEASURE, order)
        corners[lang] = {face: measured["likeness"] for face, measured in faces.items()}
        assert len(set(corners[lang].values())) == len(ids), "two faces are alike"
        for face, measured in faces.items():
            name, box = f"{face} in {lang}", measured["box"]
            assert 0.04 < measured["ink"] < 0.9, name
            # A letter is at least 8 px high and whole: what the edge cuts off has ink in the first row or column.
            assert box["bottom"] - box["top"] >= 8, (name, box)
            assert box["left"] >= 1, (name, box)
            assert box["top"] >= 1, (name, box)
            assert box["right"] - box["left"] >= 2, (name, box)
            assert measured["contrast"] >= 4.5, (name, measured["contrast"])
    different = {tuple(faces.values()) for faces in corners.values()}
    assert len(different) == WRITINGS[pack]
