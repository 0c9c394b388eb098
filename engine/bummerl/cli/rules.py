"""Rules as the command line names them."""

from bummerl.json_text import parse
from bummerl.rules import AnyRules, RulesError, find_rules


def read_rules(text: str) -> AnyRules:
    """Rules by name or as a JSON object, as in records. Raises `RulesError`."""
    if not text.lstrip().startswith("{"):
        return find_rules(text)
    try:
        form = parse(text)
    except ValueError as error:
        raise RulesError(f"rules are not JSON: {error}") from None
    return find_rules(form)
