"""What the site passes on beside our own work: its bill of materials, as CycloneDX has it, and the licences."""

import base64
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"

Component = dict[str, Any]

# What packages ask for that is of no use in a browser.
_NOT_PASSED_ON = ("@types/", "@lit-labs/ssr-dom-shim", "ws")


def packages() -> dict[str, dict[str, Any]]:
    """List the packages of npm that the site is made of, with what the lock says of them."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    named = {place.partition("node_modules/")[2]: about for place, about in lock.items() if not about.get("dev")}
    return {name: about for name, about in named.items() if name and not name.startswith(_NOT_PASSED_ON)}


def licenses() -> str:
    """Return the terms of all that the site passes on."""
    parts = [
        "Python's standard library: Python Software Foundation License 2.0, https://docs.python.org/3/license.html",
        "micropip: MPL-2.0, https://github.com/pyodide/micropip",
    ]
    for name in packages():
        folder = PACKAGES / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        source = about.get("homepage") or about["repository"]["url"]
        texts = [path.read_text("utf-8") for path in sorted(folder.glob("LICEN[CS]E*"))]
        parts.append("\n\n".join([f"{name} {about['version']}: {about['license']}, {source}", *texts]))
    return f"\n\n{'-' * 79}\n\n".join(parts) + "\n"


def bill(wheels: Iterable[Path]) -> dict[str, object]:
    """Return the bill of materials of the site. It names no time, so that the same site has the same bill."""
    info = json.loads((PACKAGES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]
    _, _, emscripten = info["platform"].partition("_")
    components = [_npm(name, about) for name, about in packages().items()]
    components += [_wheel(path) for path in sorted(wheels) if not path.name.startswith("bummerl-")]
    components += [
        _component("platform", "cpython", info["python"], "Python-2.0", f"pkg:generic/cpython@{info['python']}"),
        _component("framework", "emscripten", emscripten.replace("_", "."), "MIT", ""),
    ]
    about = json.loads((WEB / "package.json").read_text("utf-8"))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component("application", "bummerl", about["version"], about["license"], "")},
        "components": components,
    }


def _component(kind: str, name: str, version: str, licence: str, purl: str, **more: object) -> Component:
    address = {"bom-ref": purl, "purl": purl} if purl else {"bom-ref": name}
    licences = [{"license": {"id": licence}}]
    return {"type": kind, "name": name, "version": version, "licenses": licences, **address, **more}


def _npm(name: str, about: dict[str, Any]) -> Component:
    version = about["version"]
    algorithm, _, digest = about["integrity"].partition("-")
    hashes = [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    return _component("library", name, version, about["license"], purl, hashes=hashes)


def _wheel(path: Path) -> Component:
    name, version = path.name.split("-")[:2]
    hashes = [{"alg": "SHA-256", "content": hashlib.sha256(path.read_bytes()).hexdigest()}]
    return _component("library", name, version, "MPL-2.0", f"pkg:pypi/{name}@{version}", hashes=hashes)
