"""Which pictures are taken: in which languages and with which cards, and how each screen is looked at."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from journeys import Journey

# `box` is a table of 360 pixels in a large window; screens over the table do not lie in it.
SIZES = {
    "portrait": (390, 844),
    "landscape": (844, 390),
    "desktop": (1280, 800),
    "narrow": (360, 640),
    "box": (1000, 800),
}
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("de", "en", "hu", "nl")
DECKS = ("tell", "hungarian", "french", "french4")


@dataclass(frozen=True)
class View:
    size: str
    theme: str


@dataclass(frozen=True)
class Pass:
    """All journeys once, or only those where cards matter; each screen in all the views."""

    language: str
    deck: str
    views: tuple[View, ...]
    cards_only: bool = False

    def has(self, journey: Journey) -> bool:
        return journey.cards or not self.cards_only


@dataclass(frozen=True)
class Wanted:
    """What was asked for; what is empty was not."""

    sizes: Sequence[str] = ()
    themes: Sequence[str] = ()
    languages: Sequence[str] = ()
    decks: Sequence[str] = ()

    def __bool__(self) -> bool:
        return any((self.sizes, self.themes, self.languages, self.decks))


def _views(sizes: Sequence[str], themes: Sequence[str]) -> tuple[View, ...]:
    return tuple(View(size, theme) for size, theme in product(sizes, themes))


def passes(wanted: Wanted) -> list[Pass]:
    """All that was named with each other, the rest as usual; a set that covers everything if nothing was."""
    if wanted:
        views = _views(wanted.sizes or ["portrait"], wanted.themes or ["light"])
        pairs = product(wanted.languages or ["de"], wanted.decks or ["tell"])
        return [Pass(language, deck, views) for language, deck in pairs]
    usual = (*_views(list(SIZES), ["light", "dark"]), View("portrait", "contrast"))
    # Speakers of other languages have the cards that the page gives them.
    spoken = [Pass(language, "", (View("portrait", "light"),)) for language in LANGUAGES[1:]]
    views = _views(["portrait", "landscape", "desktop"], ["light", "dark"])
    dealt = [Pass("de", deck, views, cards_only=True) for deck in DECKS[1:]]
    return [Pass("de", "tell", usual), *spoken, *dealt]
