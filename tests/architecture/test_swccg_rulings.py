"""Every statement of the Customizable Card Game that is cited stands in its register."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REGISTER = ROOT / "docs" / "rules" / "swccg" / "rulings"
CITED = re.compile(r"\bswccg\.[1-9a-f]{1,2}\.\d{3}\b")
"""Statements of the rule document; rulings on single cards have ids of their own."""
FIRST = "M1"


def registered() -> dict[str, dict[str, str]]:
    """The entries of the register by their ids."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(REGISTER.glob("*.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["ruling"]:
            found[entry["id"]] = entry
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


@pytest.mark.parametrize("chapter", ["1a", "1e", "1f", "3", "4", "6", "8"])
def test_these_chapters_are_proven_or_explained(chapter: str) -> None:
    """All statements of the first milestone but these have a test or a reason."""
    proven = cited("tests")
    left = [
        one
        for one, entry in registered().items()
        if one.startswith(f"swccg.{chapter}.")
        and entry.get("milestone") == FIRST
        and one not in proven
        and not entry.get("outside")
        and not entry.get("waits_for")
    ]

    assert set(left) <= {"swccg.6.283"}
