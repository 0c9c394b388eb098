"""Parameters of rules: what values they may have, and the error that names a wrong one."""

from collections.abc import Mapping
from typing import Literal, get_args, get_origin, get_type_hints


class RulesError(ValueError):
    """A profile or parameter that does not exist, or a combination that makes no sense."""


Choices = Mapping[str, tuple[object, ...]]
"""Every parameter of a kind of rules and its values."""


def choices_of(rules: type) -> Choices:
    """The parameters of a class of rules, from the types of its fields."""
    return {key: _values_of(annotation) for key, annotation in get_type_hints(rules).items() if key != "name"}


def _values_of(annotation: object) -> tuple[object, ...]:
    """The values that a parameter's type allows."""
    if annotation is bool:
        return (False, True)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    literal, _none = get_args(annotation)
    return (*get_args(literal), None)


def check_values(rules: object, choices: Choices) -> None:
    """Raises `RulesError` naming the parameter whose value is not one of its choices."""
    for field, values in choices.items():
        value = getattr(rules, field)
        if not any(value == choice and type(value) is type(choice) for choice in values):
            raise RulesError(f"rules parameter {field!r}: {value!r} is not one of {', '.join(map(repr, values))}")


def changes_from(base: object, rules: object, choices: Choices) -> dict[str, object]:
    """The parameters in which rules differ from their base."""
    return {key: getattr(rules, key) for key in choices if getattr(rules, key) != getattr(base, key)}


def check_known(changes: Mapping[str, object], choices: Choices) -> None:
    """Raises `RulesError` naming a parameter that does not exist."""
    for key in changes:
        if key not in choices:
            raise RulesError(f"rules parameter {key!r} does not exist")
