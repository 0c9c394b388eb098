"""Names that tell what is in a file.

Whoever keeps such a file need not ask whether it is out of date, and what stays the same from one build to the next is
not loaded again. These files lie below `files/`; only what others address has the same name for ever.
"""

import base64
import hashlib
import json
import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

FOLDER = "files"
_TAG = re.compile(r"<(?:script|link|use)\b[^>]*>")
_ADDRESS = re.compile(r'\b(src|href)="([^"#?]+)([^"]*)"')


def integrity(content: bytes) -> str:
    """Return what a browser is told that a file must be."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def _mark(contents: Iterable[bytes]) -> str:
    """Return eight signs, as esbuild has them."""
    total = hashlib.sha256()
    for content in contents:
        total.update(hashlib.sha256(content).digest())
    return base64.b32encode(total.digest()).decode()[:8]


class Names:
    """The files of a site that is being made, by the names that they have where they come from.

    All names are relative to the site's folder. `ledger` is a file with all of them, to which `bundle.mjs` adds.
    """

    def __init__(self, site: Path, ledger: Path) -> None:
        self.site = site
        self.ledger = ledger
        ledger.write_text("{}")

    def all(self) -> dict[str, str]:
        names: dict[str, str] = json.loads(self.ledger.read_text("utf-8"))
        return names

    def add(self, name: str, source: Path) -> None:
        """Copy a file into the site."""
        path = Path(name)
        marked = path.with_name(f"{path.stem}-{_mark([source.read_bytes()])}{path.suffix}")
        self._note(name, (FOLDER / marked).as_posix(), [source])

    def move(self, name: str) -> None:
        """Rename a file that is in the site already."""
        self.add(name, self.site / name)
        (self.site / name).unlink()

    def add_folder(self, name: str, sources: Iterable[Path]) -> None:
        """Copy files that have to keep their names into a folder whose name tells what is in all of them."""
        files = sorted(sources, key=lambda source: source.name)
        mark = _mark(part for source in files for part in (source.name.encode(), source.read_bytes()))
        self._note(f"{name}/", f"{FOLDER}/{name}-{mark}/", files)

    def _note(self, name: str, marked: str, sources: list[Path]) -> None:
        for source in sources:
            target = self.site / marked / source.name if marked.endswith("/") else self.site / marked
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        self.ledger.write_text(json.dumps({**self.all(), name: marked}))

    def into_pages(self) -> None:
        """Put the names into all pages, and beside scripts and style sheets what they must be."""
        names = self.all()
        for path in self.site.rglob("*.html"):
            text = path.read_text("utf-8")
            path.write_text(self._with_names(text, path.parent.relative_to(self.site), names), "utf-8")

    def _with_names(self, text: str, folder: Path, names: dict[str, str]) -> str:
        def address(found: re.Match[str]) -> str:
            attribute, old, rest = found.groups()
            name = names.get(os.path.normpath(folder / old).replace(os.sep, "/"), "")
            if not name.startswith(FOLDER):
                return found[0]
            new = f'{attribute}="{os.path.relpath(name, folder).replace(os.sep, "/")}{rest}"'
            if Path(name).suffix in (".js", ".css"):
                new += f' integrity="{integrity((self.site / name).read_bytes())}"'
            return new

        return _TAG.sub(lambda tag: _ADDRESS.sub(address, tag[0]), text)
