"""The bills of materials: what is really in the site and the wheel, and nothing else."""

import hashlib
import json
import re
import tomllib
import zipfile
from typing import Any

import build

SITE = build.DIST
LOCK = json.loads((build.WEB / "package-lock.json").read_text("utf-8"))["packages"]


def bundled() -> set[str]:
    """The packages of which the source maps tell."""
    names: set[str] = set()
    for path in SITE.rglob("*.map"):
        for source in json.loads(path.read_text("utf-8"))["sources"]:
            names.update(re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", source))
    return {name for name in names if f"node_modules/{name}" in LOCK}


def bill() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SITE / "materials.cdx.json").read_text("utf-8"))
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    return found


def test_every_package_of_the_site_is_told_with_what_the_lock_says() -> None:
    told = {each["name"]: each for each in bill()["components"] if each.get("purl", "").startswith("pkg:npm/")}
    # Lit itself only passes on what the packages beside it hold, and Pyodide is copied.
    assert bundled() | {"lit", "pyodide"} == set(told)
    for name, each in told.items():
        locked = LOCK[f"node_modules/{name}"]
        assert (each["version"], each["licenses"][0]["license"]["id"]) == (locked["version"], locked["license"])
        assert each["hashes"][0]["alg"] == "SHA-512"
        assert len(each["hashes"][0]["content"]) == 128
        assert each["purl"].endswith(f"@{locked['version']}")
    terms = (SITE / "licenses.txt").read_text("utf-8")
    assert all(f"\n{name} {each['version']}: " in terms for name, each in told.items())


def test_python_and_its_wheels_are_told() -> None:
    told = {each["name"]: each for each in bill()["components"]}
    (wheel,) = SITE.glob("files/wheels-*/micropip-*.whl")
    assert f"micropip=={told['micropip']['version']}" == build.MICROPIP
    assert told["micropip"]["hashes"][0]["content"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert told["cpython"]["version"].startswith(build.PYTHON_IN_THE_PAGE + ".")
    assert re.fullmatch(r"\d+\.\d+\.\d+", told["emscripten"]["version"])
    references = [each["bom-ref"] for each in told.values()]
    assert len(set(references)) == len(bill()["components"])


def test_the_wheel_has_its_own() -> None:
    project = tomllib.loads((build.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (wheel,) = SITE.glob("files/wheels-*/bummerl-*.whl")
    with zipfile.ZipFile(wheel) as files:
        (name,) = (name for name in files.namelist() if ".dist-info/sboms/" in name)
        told = json.loads(files.read(name))
    about = told["metadata"]["component"]
    assert (about["name"], about["version"]) == (project["name"], project["version"])
    assert told["components"] == project["dependencies"] == []
