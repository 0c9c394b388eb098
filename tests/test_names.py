"""Names of files tell their contents: the same content has the same name for ever, and pages ask for what there is."""

import json
from pathlib import Path

import names
import pytest


@pytest.fixture
def made(tmp_path: Path) -> names.Names:
    site = tmp_path / "site"
    (site / "learn").mkdir(parents=True)
    return names.Names(site, tmp_path / "names.json")


def test_a_name_changes_with_its_content_and_with_nothing_else(made: names.Names, tmp_path: Path) -> None:
    source = tmp_path / "source"
    told = []
    for content in ("one", "two", "one"):
        source.write_text(content)
        made.add("cards/face.svg", source)
        made.add_folder("wheels", [source])
        told.append(made.all())
        name, folder = told[-1]["cards/face.svg"], told[-1]["wheels/"]
        assert (made.site / name).read_text() == (made.site / folder / "source").read_text() == content
    assert told[0] == told[2]
    assert set(told[0].values()).isdisjoint(told[1].values())


def test_pages_ask_for_what_there_is_and_say_what_it_must_be(made: names.Names, tmp_path: Path) -> None:
    script = tmp_path / "learn.js"
    script.write_text("alert(1)")
    made.add("learn/learn.js", script)
    made.add("cards/face.svg", script)
    made.ledger.write_text(json.dumps({**made.all(), "element.js": "element.js"}))
    page = made.site / "learn/page.html"
    page.write_text(
        '<script src="learn.js"></script><script src="../element.js"></script><use href="../cards/face.svg#a"/>'
        '<p title="learn.js"><a href="learn.js">learn.js</a>'
    )
    made.into_pages()
    learn, face = made.all()["learn/learn.js"], made.all()["cards/face.svg"]
    assert page.read_text() == (
        f'<script src="../{learn}" integrity="{names.integrity(b"alert(1)")}"></script>'
        f'<script src="../element.js"></script><use href="../{face}#a"/>'
        '<p title="learn.js"><a href="learn.js">learn.js</a>'
    )
