"""
Keeps functions, modules, cards and tests small.

The limits are hard: the size at which we stop and split, not the size to aim for.
What belongs here is counting lines and names; taste belongs to review.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

FUNCTION_LINES = 50
TEST_LINES = 40
CARD_LINES = 25
MODULE_LINES = 600
PARAMETERS = 7
IMPORTED_NAMES = 30

ROOTS = ("src", "tests", "scripts", "bench", "examples")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def main() -> int:
    """Report every limit that is passed; the exit code says whether there was one."""
    root = Path(__file__).resolve().parent.parent
    complaints = list(all_complaints(root))
    for complaint in complaints:
        print(complaint)
    if complaints:
        print(f"{len(complaints)} too large. Split them: a second subject has moved in.")
        return 1
    print("sizes: everything is within its limit")
    return 0


def all_complaints(root: Path) -> Iterator[str]:
    """Every limit passed by a Python file of the project."""
    for folder in ROOTS:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            yield from complaints_about(name, path.read_text(encoding="utf-8"))


def complaints_about(name: str, source: str) -> Iterator[str]:
    """
    Every limit passed by one module.

    The name is its path in the project: tests and cards have limits of their own.
    """
    tree = ast.parse(source, filename=name)
    yield from _over(name, "module", len(source.splitlines()), MODULE_LINES, "lines")
    yield from _over(name, "module", len(imported_names(tree)), IMPORTED_NAMES, "imported names")
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield from _function_complaints(name, node)
    if "/cards/" in name and name.startswith("src/"):
        yield from _card_complaints(name, tree)


def imported_names(tree: ast.Module) -> set[str]:
    """The names a module binds by importing them, switches of the language left out."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        or (isinstance(node, ast.ImportFrom) and node.module != "__future__")
        for alias in node.names
    }


def _function_complaints(name: str, node: Function) -> Iterator[str]:
    where = f"{name}:{node.lineno}"
    is_test = name.startswith("tests/") and node.name.startswith("test_")
    kind, limit = ("test", TEST_LINES) if is_test else ("function", FUNCTION_LINES)
    yield from _over(where, f"{kind} {node.name}", _lines(node), limit, "lines")
    yield from _over(where, f"function {node.name}", _parameters(node), PARAMETERS, "parameters")


def _card_complaints(name: str, tree: ast.Module) -> Iterator[str]:
    """A card is a name bound to a call at the top of a card module."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            title = f"card {ast.unparse(target)}"
            yield from _over(f"{name}:{node.lineno}", title, _lines(node), CARD_LINES, "lines")


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def _parameters(node: Function) -> int:
    arguments = node.args
    positional = [*arguments.posonlyargs, *arguments.args]
    if positional and positional[0].arg in {"self", "cls"}:
        positional = positional[1:]
    named = [*positional, *arguments.kwonlyargs]
    return len(named) + (arguments.vararg is not None) + (arguments.kwarg is not None)


def _over(where: str, what: str, size: int, limit: int, unit: str) -> Iterator[str]:
    if size > limit:
        yield f"{where}: {what} has {size} {unit}, the limit is {limit}"


if __name__ == "__main__":
    sys.exit(main())
