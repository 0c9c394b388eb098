"""What the page for authors of players says about Python, read from the engine's own documentation."""

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENGINE = HERE.parents[1] / "engine/bummerl"

Fact = dict[str, str]


def facts() -> dict[str, list[Fact]]:
    """Return the fields of a view, and the functions that put it into words."""
    return {
        "fields": list(fields_of("View", ENGINE / "view.py")),
        "words": list(functions_of(ENGINE / "guests/words.py")),
    }


def fields_of(name: str, path: Path) -> Iterator[Fact]:
    """The documented fields and properties of a class, each with its type."""
    tree = ast.parse(path.read_text("utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else None
            yield fact(ast.unparse(node.target), ast.unparse(node.annotation), text)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield fact(node.name, ast.unparse(node.returns), ast.get_docstring(node))


def functions_of(path: Path) -> Iterator[Fact]:
    """The documented functions of a module, each with what it takes and gives."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            taken = ", ".join(each.arg for each in node.args.args)
            yield fact(f"{node.name}({taken})", ast.unparse(node.returns), ast.get_docstring(node))


def fact(name: str, kind: str, text: object) -> Fact:
    """Return a row of a table. Raises `ValueError` if the documentation is missing."""
    if not isinstance(text, str):
        raise ValueError(f"{name} has no documentation")
    return {"name": name, "type": kind, "text": " ".join(text.split())}
