"""Migrations keep the habit that lets people play while they run (ADR 0039)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.service.adapters.migrations import versions

FOLDER = Path(next(iter(versions.__path__)))
STEPS = sorted(FOLDER.glob("m*.py"))

HOW = {
    "create_index": "online.create_index builds it while the table is written to",
    "add_column": "online.add_column can be run twice",
    "alter_column": "it rewrites the table or reads all of it: add a column, and fill it in",
    "create_check_constraint": "it reads the whole table under a lock",
    "create_foreign_key": "it reads the whole table under a lock",
    "create_unique_constraint": "it builds an index under a lock",
    "drop_column": "the old release still uses it",
    "drop_table": "the old release still uses it",
    "drop_index": "the old release still uses it",
    "rename_table": "the old release still uses it",
    "batch_alter_table": "it rewrites the table",
    "bulk_insert": "it cannot be run twice: INSERT … ON CONFLICT DO NOTHING",
}
OF_OLD = {
    "m0006_loads.py",
    "m0007_releases.py",
    "m0010_places.py",
    "m0012_suspensions.py",
    "m0013_company.py",
}
"""They only add columns with a constant, each in one transaction: nothing to be run twice."""


def called(tree: ast.AST) -> Iterator[tuple[str, str, ast.Call]]:
    """Every call of a function of a module."""
    for node in ast.walk(tree):
        function = node.func if isinstance(node, ast.Call) else None
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
            assert isinstance(node, ast.Call)
            yield function.value.id, function.attr, node


def complaints(source: str) -> list[str]:
    """What breaks the habit in the upgrade of a migration, and in what it calls."""
    tree = ast.parse(source)
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    upward = [one for one in functions if one.name != "downgrade"]
    calls = [call for one in upward for call in called(one)]
    twice = any(module == "online" for module, _, _ in calls)
    found = []
    for module, name, call in calls:
        if module != "op":
            continue
        if name in HOW:
            found.append(f"op.{name}: {HOW[name]}")
        for word in ("UPDATE", "DELETE"):
            if name == "execute" and word in ast.unparse(call).upper():
                found.append(f"op.execute of {word}: online.in_batches holds few rows at a time")
        if name == "create_table" and twice:
            found.append("op.create_table: online.create_table can be run twice")
    return found


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.stem)
def test_a_migration_runs_while_people_play(step: Path) -> None:
    """No lock is held while a table is read or written as a whole, and steps can be run twice."""
    found = complaints(step.read_text())
    if step.name in OF_OLD:
        assert {"op.add_column: online.add_column can be run twice"} == set(found)
        return
    assert [] == found


BAD = {
    'op.create_index("i", "games", ["x"])': "online.create_index",
    'op.execute("UPDATE games SET x = 1")': "online.in_batches",
    'op.execute("delete from games")': "online.in_batches",
    'op.alter_column("games", "x", nullable=False)': "rewrites",
    'op.drop_column("games", "x")': "old release",
    'online.add_column("games", x)\n    op.create_table("t", x)': "online.create_table",
}


@pytest.mark.parametrize(("line", "reason"), BAD.items())
def test_what_breaks_the_habit_is_found(line: str, reason: str) -> None:
    """Each by what to do instead."""
    (found,) = complaints(f"def upgrade():\n    {line}\n")

    assert reason in found
