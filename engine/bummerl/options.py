"""What a person chooses about a table: what the snapshot shows, and what the session does for them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from bummerl.commands import CommandError

_CHOICES: dict[str, tuple[object, ...]] = {
    "show_points": ("both", "own", "none"),
    "trick_review": ("rules", "sharp", "soft"),
    "auto_claim": (False, True),
}
OPTIONS = tuple(_CHOICES)
"""The names of all options."""


@dataclass(frozen=True, slots=True)
class Options:
    """Options, of which none changes the rules."""

    show_points: str = "both"
    """Whose points are shown: ``both``, ``own`` or ``none``."""
    trick_review: str = "rules"
    """Which won tricks are shown: as the ``rules`` say, or as if they said ``sharp`` or ``soft``."""
    auto_claim: bool = False
    """Whether the session claims for the person as soon as a claim is legal and right."""

    def changed(self, given: Mapping[str, object], where: str = "") -> Self:
        """These options with those that are given instead; other keys of `given` are left alone.

        Raises `CommandError`, whose place begins with `where`.
        """
        changes = {key: given[key] for key in OPTIONS if key in given}
        for key, value in changes.items():
            choices = _CHOICES[key]
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                words = ", ".join(
                    "true" if each is True else "false" if each is False else str(each) for each in choices
                )
                raise CommandError("bad-message", f"{value!r} is not one of {words}", f"{where}{key}")
        return replace(self, **changes)  # type: ignore[arg-type]


DEFAULTS = Options()
