"""A fresh page for every journey, in the language and with the cards that are being photographed."""

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page
from server import Server
from table import Table, seed_of

# At once a marriage and an exchange.
USUAL_SEED = seed_of(30)
LOCALES = {"de": "de-AT", "en": "en-GB", "hu": "hu-HU", "nl": "nl-NL"}


@dataclass
class Stage:
    """Opens pages; `errors` are what they have logged."""

    browser: Browser
    server: Server
    language: str
    deck: str
    errors: list[str] = field(default_factory=list)
    _context: BrowserContext | None = None
    _page: Page | None = None

    def blank(self) -> Page:
        """A page of a new profile, in place of the last one."""
        self.close()
        # Without a service worker nothing tells that the page can do without a network.
        self._context = self.browser.new_context(
            locale=LOCALES[self.language], service_workers="block", viewport={"width": 390, "height": 844}
        )
        self._page = self._context.new_page()
        self._page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self._page

    @property
    def page(self) -> Page:
        """The page that is open."""
        if not self._page:
            raise ValueError("no page has been opened")
        return self._page

    def table(self) -> Table:
        """The table of a new page, not loaded yet."""
        return Table(self.blank(), self.server.url)

    def load(self, table: Table, seed: str | None = USUAL_SEED, **preferences: str) -> None:
        table.load(seed, **self._spoken(preferences))

    def open(self, seed: str = USUAL_SEED, **preferences: str) -> Table:
        """A table where the person is to act."""
        table = self.table()
        table.open(seed, **self._spoken(preferences))
        table.wait()
        return table

    def close(self) -> None:
        if self._context:
            self._context.close()
            self._context = self._page = None

    def _spoken(self, preferences: dict[str, str]) -> dict[str, str]:
        deck = {"deck": self.deck} if self.deck else {}
        return {"lang": self.language, **deck, **preferences}
