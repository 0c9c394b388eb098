"""Builds the site twice, in two fresh clones of what is committed, and compares every byte.

    python3 tests/bench/reproduce.py

Each clone makes all of it anew, in a folder of another name and length. What differs is printed, and fails.
"""

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built(origin: Path, place: Path) -> dict[str, str]:
    """Build the site in a new clone; return what is in each file, as a hash."""
    subprocess.run(["git", "clone", "--quiet", origin, place], check=True)
    subprocess.run([sys.executable, place / "build.py", "build"], check=True, capture_output=True)
    site = place / "dist"
    files = sorted(path for path in site.rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def main() -> int:
    """Builds, compares and prints."""
    with tempfile.TemporaryDirectory() as folder:
        one, other = Path(folder) / "one", Path(folder) / "another folder" / "with a longer name"
        first = built(ROOT, one)
        # Others may commit meanwhile.
        second = built(one, other)
    differing = sorted(name for name in {*first, *second} if first.get(name) != second.get(name))
    for name in differing:
        told = "in both, but differs" if name in first and name in second else "only in one"
        print(f"{name}: {told}")
    print(f"{len(first)} and {len(second)} files, {len(differing)} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
