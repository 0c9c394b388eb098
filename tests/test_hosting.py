"""Hosts of every kind are told to send the same: what is in the site for them is read as they read it."""

import re
from collections.abc import Callable
from fnmatch import fnmatch

import build
import hosting
import pytest

SITE = build.DIST
NAMES = [
    "",
    "index.html",
    "embed.html",
    "runtime.html",
    "sw.js",
    "schnapsen-embed.js",
    "manifest.webmanifest",
    "puzzles.jsonl",
    "cards/icon.svg",
    "learn/de/index.html",
    "learn/",
    *(
        path.relative_to(SITE).as_posix()
        for path in sorted(SITE.glob("files/*/*"))
        if path.suffix not in (".gz", ".br")
    ),
]
Headers = dict[str, set[str]]


def told(headers: list[tuple[str, str]]) -> Headers:
    return {name: {value for each, value in headers if each == name} for name, _ in headers}


def by_rules(name: str) -> Headers:
    """Of all rules that fit; Cloudflare Pages sends a header as often as it is told, Netlify perhaps the last alone."""
    found: list[tuple[str, str]] = []
    fits = False
    for line in (SITE / "_headers").read_text("utf-8").splitlines():
        if line.startswith("/"):
            fits = fnmatch(f"/{name}", line)
        elif fits and line.startswith("  "):
            key, _, value = line.strip().partition(": ")
            assert key not in dict(found), (name, key)
            found.append((key, value))
    return told(found)


def by_apache(name: str) -> Headers:
    """Of what is set, with the conditions on the address; it takes the place of what was there."""
    found: list[tuple[str, str]] = []
    text = (SITE / ".htaccess").read_text("utf-8")
    for key, value, negated, pattern in re.findall(
        r'^  Header set (\S+) "([^"]*)"(?: "expr=(! )?%\{REQUEST_URI\} =~ m#([^#]*)#")?$', text, re.MULTILINE
    ):
        if pattern and bool(re.search(pattern, f"/game/{name}")) == bool(negated):
            continue
        found = [each for each in found if each[0] != key] + [(key, value)]
    return told(found)


def by_nginx(name: str) -> Headers:
    """With its variables, and without the headers that are empty."""
    text = (SITE / "nginx.conf").read_text("utf-8")
    values = dict(re.findall(r'^set \$(\w+) "([^"]*)";$', text, re.MULTILINE))
    for pattern, body in re.findall(r'^if \(\$uri ~ "([^"]*)"\) \{(.*)\}$', text, re.MULTILINE):
        if re.search(pattern, f"/game/{name}"):
            values |= dict(re.findall(r'set \$(\w+) "([^"]*)";', body))
    found = []
    for key, value, variable in re.findall(r'^add_header (\S+) (?:"([^"]*)"|\$(\w+));$', text, re.MULTILINE):
        if value or values[variable]:
            found.append((key, value or values[variable]))
    return told(found)


@pytest.mark.parametrize("reader", [by_rules, by_apache, by_nginx])
def test_all_hosts_send_what_our_own_server_sends(reader: Callable[[str], Headers]) -> None:
    for name in NAMES:
        assert reader(name) == told(hosting.headers_of(name)), name


def test_a_folder_of_the_same_name_keeps_nothing_for_ever() -> None:
    for name in ("sw.js", "embed.html", "learn/de/index.html", "learn/de/puzzles-marriage.html"):
        assert not re.search(hosting.STAYS, f"/files/game/{name}")


def test_every_file_has_a_type() -> None:
    """Where types are not known, scripts do not run; Apache and nginx are told the same."""
    endings = {path.suffix for path in SITE.rglob("*.*") if path.is_file()} - {*hosting.PACKINGS.values()}
    assert endings - {".conf", ""} == set(hosting.TYPES)
    apache = (SITE / ".htaccess").read_text("utf-8")
    nginx = (SITE / "nginx.conf").read_text("utf-8")
    for ending, kind in hosting.TYPES.items():
        (pattern,) = re.findall(rf'<FilesMatch "(.*)">\n  ForceType "{re.escape(kind)}"', apache)
        assert re.search(pattern, f"some{ending}")
        assert re.search(pattern, f"some{ending}.br")
        assert not re.search(pattern, f"some{ending}x")
        (listed,) = re.findall(rf'^  "{re.escape(kind)}" (.*);$', nginx, re.MULTILINE)
        assert ending[1:] in listed.split()


def test_the_file_for_cloudflare_keeps_its_limits() -> None:
    lines = (SITE / "_headers").read_text("utf-8").splitlines()
    assert len([line for line in lines if line.startswith("/")]) <= 100
    assert max(map(len, lines)) <= 2000
