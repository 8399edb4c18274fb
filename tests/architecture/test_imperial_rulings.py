"""Every ruling of Imperial Assault that is cited stands in its register."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
REGISTER = ROOT / "docs" / "rules" / "imperial-assault" / "rulings"
CITED = re.compile(r"\bia\.[a-z_]+\.\d\d\d?\b")


def registered() -> dict[str, str]:
    """The ids of the register, each with the milestone that needs it."""
    found: dict[str, str] = {}
    for path in sorted(REGISTER.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["ruling"]:
            found[entry["id"]] = entry["milestone"]
    return found


def cited(folder: str) -> set[str]:
    """The ids cited in the Python files of a folder."""
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        found.update(CITED.findall(path.read_text(encoding="utf-8")))
    return found


def test_every_cited_ruling_is_registered() -> None:
    """In sources and tests."""
    assert set() == (cited("src") | cited("tests")) - set(registered())


def test_most_rulings_of_the_board_are_proven() -> None:
    """Of the first milestone at least three in five are tied to a test."""
    board = {one for one, milestone in registered().items() if milestone == "M0"}

    assert 3 * len(board) <= 5 * len(board & cited("tests"))
