"""
Docstrings: everything public says what it is for, once.

A method that overrides one of ours keeps its parent's promise and needs no words of its own;
it has some only if they add to it. The linter cannot tell an override, so this test can.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "dejarik"

Method = ast.FunctionDef | ast.AsyncFunctionDef
Classes = dict[str, list[ast.ClassDef]]


def classes_in(trees: list[ast.Module]) -> Classes:
    """All classes by their names; two of a name are taken for one."""
    found: Classes = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def methods_of(owner: ast.ClassDef) -> list[Method]:
    """What a class defines itself."""
    return [one for one in owner.body if isinstance(one, Method)]


def overrides(owner: ast.ClassDef, name: str, classes: Classes, seen: frozenset[str]) -> bool:
    """Whether a parent of ours has a method of this name."""
    bases = {ast.unparse(base).split("[", maxsplit=1)[0].rpartition(".")[2] for base in owner.bases}
    parents = [parent for base in bases - seen for parent in classes.get(base, [])]
    return any(
        name in [one.name for one in methods_of(parent)]
        or overrides(parent, name, classes, seen | bases)
        for parent in parents
    )


def silent(tree: ast.Module, classes: Classes) -> Iterator[str]:
    """The public methods that say nothing and override nothing."""
    for owner in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
        for method in methods_of(owner):
            has_words = ast.get_docstring(method) is not None
            if has_words or method.name.startswith("_") or owner.name.startswith("_"):
                continue
            if not overrides(owner, method.name, classes, frozenset()):
                yield f"{owner.name}.{method.name}"


def test_a_method_that_overrides_nothing_says_what_it_does() -> None:
    """In all of `src`."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}
    classes = classes_in([*trees.values()])
    found = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path, tree in trees.items()
        for name in silent(tree, classes)
    }
    assert set() == found


def test_a_silent_method_is_found() -> None:
    """Unless its parent, or the parent's parent, has promised it."""
    tree = ast.parse(
        "class Promise:\n def kept(self):\n  '''Words.'''\n"
        "class Between(Promise): pass\n"
        "class Keeper(Between):\n def kept(self): ...\n def other(self): ...\n"
    )
    assert ["Keeper.other"] == [*silent(tree, classes_in([tree]))]
