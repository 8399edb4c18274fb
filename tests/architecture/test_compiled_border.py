"""The compiled border: what mypyc compiles holds native classes only."""

import ast
from pathlib import Path

import pytest

from scripts import compile as compiling

PACKAGE = Path(__file__).parents[2] / "src" / "dejarik"


def plain_names(tree: ast.Module) -> set[str]:
    """Return the names a module takes from msgspec or from a wire module."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module is not None
        and node.module.split(".")[-1] in {"msgspec", "wire"}
        for alias in node.names
    }


def imported_modules(tree: ast.Module) -> set[str]:
    """Return the modules named by a module's import statements."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def parsed(module: str) -> ast.Module:
    """Return the syntax tree of one module of the project."""
    path = PACKAGE.parent / compiling.source_file(module)
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_a_compiled_module_does_not_know_msgspec(module: str) -> None:
    """A Struct in a compiled module would lose its tag and its frozenness without a word."""
    roots = {name.partition(".")[0] for name in imported_modules(parsed(module))}

    assert "msgspec" not in roots


@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_a_compiled_module_does_not_inherit_from_a_struct(module: str) -> None:
    """A subclass of a wire record is a Struct too, wherever it stands."""
    tree = parsed(module)
    bases = {
        name.id
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        for name in ast.walk(base)
        if isinstance(name, ast.Name)
    }

    assert set() == bases & plain_names(tree)


def test_every_module_of_kernel_and_games_is_compiled_or_named_as_plain() -> None:
    """No module is left out of the compiled copy except by the written rule."""
    plain = set()
    for part in compiling.COMPILED_PARTS:
        for path in (PACKAGE / part).rglob("*.py"):
            inside = path.relative_to(PACKAGE)
            name = ".".join(("dejarik", *inside.with_suffix("").parts))
            if name not in compiling.compiled_modules():
                plain.add(inside)

    unexplained = {
        path
        for path in plain
        if path.name not in {"__init__.py", "wire.py"}
        and not {"building", "cards", "data", "language"} & set(path.parts)
    }
    assert set() == unexplained


@pytest.mark.parametrize(
    ("path", "is_compiled"),
    [
        ("kernel/machine.py", True),
        ("games/destiny/rules/dice.py", True),
        ("games/destiny/wire.py", False),
        ("games/destiny/__init__.py", False),
        ("games/destiny/cards/awakenings/red.py", False),
        ("games/destiny/language/damage.py", False),
        ("games/destiny/data/AW.json", False),
        ("titles/destiny/games.py", False),
        ("cli/main.py", False),
    ],
)
def test_the_path_alone_decides_what_is_compiled(path: str, is_compiled: bool) -> None:
    """Kernel and rules are compiled; wire, cards, facts and everything above them are not."""
    assert is_compiled is compiling.is_compiled(Path(path))
