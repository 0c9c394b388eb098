"""Reading JSON that may come from anywhere: what is too long or too deep is refused before it costs time or memory."""

import json
import re
from collections.abc import Callable
from typing import Any

LONGEST = 1 << 20
"""Signs that a text may have."""

JsonObject = dict[str, object]

DEEPEST = 20
"""So many lists and objects may lie in one another; all messages and records are flatter."""

_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"|[^][{}"]++', re.DOTALL)


def parse(
    text: str,
    *,
    pairs: Callable[[list[tuple[str, Any]]], Any] | None = None,
    constant: Callable[[str], Any] | None = None,
) -> object:
    """What a JSON text stands for; `pairs` and `constant` make objects, and numbers such as ``NaN``.

    Raises `ValueError` saying why there is no such thing.
    """
    if len(text) > LONGEST:
        raise ValueError(f"it has {len(text)} signs, more than {LONGEST}")
    if text.count("[") + text.count("{") > DEEPEST and _is_deep(text):
        raise ValueError(f"brackets do not close, or more than {DEEPEST} of them lie in one another")
    return json.loads(text, object_pairs_hook=pairs, parse_constant=constant)


def _is_deep(text: str) -> bool:
    """Whether brackets are left when the innermost pairs are taken away again and again."""
    brackets = _NO_BRACKETS.sub("", text)
    for _ in range(DEEPEST):
        brackets = brackets.replace("[]", "").replace("{}", "")
    return bool(brackets)
