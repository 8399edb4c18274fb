"""
The register of rulings and the tests tied to it, as they lie in a checkout.

What belongs here: reading the register's files and finding the marks in the tests. What does
not: how a title sorts its rulings (`laws.register`), running the tests (`proofs`), and judging
the words of an entry (`scripts/rulings.py`).
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from dejarik.laws.register import Entry


def folder_of(title: str) -> Path:
    """Where the register of a title lies in a checkout."""
    return Path("docs", "rules", title, "rulings")


def checkout_of(start: Path, title: str) -> Path | None:
    """The checkout with a register of a title that a folder lies in; nothing if in none."""
    for folder in (start, *start.parents):
        if (folder / folder_of(title)).is_dir():
            return folder
    return None


def entries(folder: Path) -> list[Entry]:
    """The entries of all files of the register, file by file."""
    found: list[Entry] = []
    for path in sorted(folder.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        head = {"file": path.stem, "edition": data["edition"], "source": data["source"]}
        found += [{**head, **entry} for entry in data["ruling"]]
    return found


def tied_tests(root: Path) -> dict[str, list[str]]:
    """The tests tied to each ruling, as pytest names them without their parameters."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for test, ruling in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(ruling, []).append(f"{name}::{test}")
    return dict(sorted(found.items()))


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for function in tree.body:
        if not isinstance(function, ast.FunctionDef):
            continue
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "ruling":
                for ruling in mark.args:
                    yield function.name, ast.literal_eval(ruling)
