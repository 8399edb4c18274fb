"""No regular expression that meets text from outside can be made to take long."""

import ast
import importlib
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.worst_cases import worst_cases

SOURCE = Path("src")
OURS_ONLY = ("dejarik/games", "dejarik/lab", "dejarik/testing", "laboratory")
"""These read facts, words and files of the repository alone."""
LENGTH = 20_000
MOST_MS = 20
SIZES = (20, 400, LENGTH)
STEPS = (20, 400, 1_000, 4_000, 10_000, LENGTH)
"""The short ones first: what takes long already there would never end with the long ones."""
ANCHORED = {"fullmatch", "match"}
CALLED = {"compile", "search", "match", "fullmatch", "split", "findall", "finditer", "sub", "subn"}


@dataclass(frozen=True)
class Found:
    """An expression, where it stands, and by which methods it is used."""

    place: str
    compiled: re.Pattern[str]
    used: frozenset[str]


def patterns_of(path: Path) -> Iterator[Found]:
    """Yield every regular expression that a module writes."""
    tree = ast.parse(path.read_text())
    written = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _writes(node)]
    if not written:
        return
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    module = importlib.import_module(name.removesuffix(".__init__"))
    names = _assigned(tree)
    for node in written:
        expression = next((one.value for one in node.keywords if one.arg == "pattern"), None)
        flags = [one for one in node.args[1:] if "re." in ast.unparse(one)]
        value = _value(expression or node.args[0], vars(module))
        flag = sum(_value(one, vars(module)) for one in flags)
        text = value.decode("latin-1") if isinstance(value, bytes) else value
        called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        used = _uses(tree, names[node]) if node in names else {called}
        place = f"{path.relative_to(SOURCE)}:{node.lineno}"
        yield Found(place, re.compile(text, flag), frozenset(used))


def _writes(node: ast.Call) -> bool:
    if any(one.arg == "pattern" for one in node.keywords):
        return True
    called = node.func
    if not isinstance(called, ast.Attribute) or not isinstance(called.value, ast.Name):
        return False
    return called.value.id == "re" and called.attr in CALLED


def _value(node: ast.expr, names: dict[str, object]) -> Any:
    return eval(compile(ast.Expression(node), "pattern", "eval"), dict(names))  # noqa: S307 - our own source


def _assigned(tree: ast.Module) -> dict[ast.expr, str]:
    """By which name of the module an expression is known."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.value] = node.target.id
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.value] = node.targets[0].id
    return found


def _uses(tree: ast.Module, name: str) -> set[str]:
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
    }


def reads(found: Found) -> list[Callable[[str], object]]:
    """Return the ways in which an expression is used; all of them where nobody can tell."""
    one = found.compiled
    if found.used and found.used <= ANCHORED:
        return [getattr(one, used) for used in sorted(found.used)]
    return [lambda text: sum(1 for _ in one.finditer(text))]


def slowest(found: Found, sizes: tuple[int, ...] = SIZES) -> tuple[float, str]:
    """Return the CPU milliseconds of the worst case, and the text; too long ends the search."""
    worst = 0.0, ""
    for read in reads(found):
        for size in sizes:
            for text in worst_cases(found.compiled.pattern, size):
                spent = _spent(read, text)
                if spent > MOST_MS:
                    spent = min(spent, _spent(read, text), _spent(read, text))
                worst = max(worst, (spent, text[:60]))
                if spent > MOST_MS:
                    return worst
    return worst


def _spent(read: Callable[[str], object], text: str) -> float:
    begin = time.thread_time()
    read(text)
    return (time.thread_time() - begin) * 1_000


ALL = [
    found
    for path in sorted(SOURCE.rglob("*.py"))
    if not any(part in path.as_posix() for part in OURS_ONLY)
    for found in patterns_of(path)
]


@pytest.mark.parametrize("found", ALL, ids=[found.place for found in ALL])
def test_the_worst_case_of_an_expression_takes_no_longer_than_its_length(found: Found) -> None:
    """While one matches, no other thread of a process does anything."""
    spent, text = slowest(found)
    assert spent <= MOST_MS, f"{found.compiled.pattern!r} takes {spent:.0f} ms for {text!r}..."


@pytest.mark.parametrize(
    ("pattern", "used"),
    [
        (r"<card\s[^>]*?id=\"([^\"<>]{1,60})\"", "finditer"),
        (r"[*=_~\s-]*(?:deck)\s*(?:\(\d+\))?:?[*=_~\s-]*", "fullmatch"),
        (r"(?:dark)(?:\s+side)?(?:\s+deck)?\s*x?\s*y", "fullmatch"),
        (r"(.*)\(([^()]+?)\s+#?(\w+)\)", "fullmatch"),
        (r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "sub"),
        (r"(a+)+b", "match"),
    ],
)
def test_an_expression_that_goes_back_is_found(pattern: str, used: str) -> None:
    """The ones that once stood here, and the one of the textbooks."""
    spent, _ = slowest(Found("", re.compile(pattern), frozenset({used})), STEPS)
    assert spent > MOST_MS


def test_expressions_are_found() -> None:
    """Those of deck lists and of messages are among them."""
    places = " ".join(found.place for found in ALL)
    for part in ("swccg/decks/lists.py", "lobby/deck_wire.py", "service/wire.py", "people/names"):
        assert part in places
