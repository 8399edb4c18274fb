"""
The register of rulings and the tests tied to it, as they lie in a checkout.

What belongs here: reading the register's files, finding the marks in the tests, and the
names of editions and parts. What does not: running the tests (`proofs`), and judging the
words of an entry (`scripts/rulings.py`).
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dejarik.games.destiny.model.edition import ARH, FFG, LAUNCH

Entry = dict[str, Any]
"""One ruling as it stands in its file, with `file`, `edition` and `source` added."""

EDITIONS: Final = ("arh", "ffg17", "launch")
"""From the newest to the oldest; a statement is counted under the newest that has it."""

RULES_OF: Final = {"arh": ARH, "ffg17": FFG, "launch": LAUNCH}
"""The edition of the rules that follows each document."""

PARTS: Final = (
    "golden",
    *(f"part{number}" for number in range(1, 10)),
    "faq",
    "clarifications",
    "errata",
    "subtypes",
)

RULES: Final = ("golden", *(f"part{number}" for number in range(1, 9)), "faq")
"""The parts that hold rules of play, of which few may lie outside."""

FOLDER: Final = Path("docs", "rules", "destiny", "rulings")
"""Where the register lies in a checkout."""

_LONG_NAMES: Final = {"clar": "clarifications"}


def checkout_of(start: Path) -> Path | None:
    """The checkout a folder lies in; nothing if it lies in none."""
    for folder in (start, *start.parents):
        if (folder / FOLDER).is_dir():
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


def edition_of(ruling: str) -> str:
    """The newest edition that has this ruling."""
    return ruling.split(".", maxsplit=1)[0]


def stands_in(entry: Entry) -> tuple[str, ...]:
    """
    The editions of the rules a ruling stands in, newest first.

    `not_in` takes back what the catalogue says of an edition, and why.
    """
    named = {edition_of(entry["id"]), *entry.get("also_in", ())} - set(entry.get("not_in", {}))
    return tuple(RULES_OF[name] for name in EDITIONS if name in named)


def part_of(ruling: str) -> str:
    """The part of its document where a ruling stands."""
    part = ruling.split(".")[1]
    return _LONG_NAMES.get(part, part)


def home(ruling: str) -> str:
    """The file of the register where a ruling stands: by edition, and by part for ours."""
    edition = edition_of(ruling)
    return edition if edition != EDITIONS[0] else f"{edition}-{part_of(ruling)}"


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
