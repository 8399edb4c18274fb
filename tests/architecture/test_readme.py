"""The README tells how much can be played as it is counted today, and names no measured figure."""

import re
from pathlib import Path
from typing import Final

import pytest

from dejarik.cli.report_cards import by_format, counted
from dejarik.titles.registry import TITLES, collection_of

ROOT: Final = Path(__file__).parents[2]
README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
MEASURED: Final = re.compile(r"\d(?:[\d.,]*)\s*(?:ms|µs|s|kB|MB|%|times|x)\b")
WORDS: Final = {6: "six", 26: "26"}


@pytest.mark.parametrize("name", ["ARH Standard", "Galactic Infinite"])
def test_the_formats_of_destiny_are_told_as_playable_of_all(name: str) -> None:
    """Today's format, and all formats together."""
    playable, whole = by_format(collection_of("destiny"))[name]

    assert f"{playable:,} of {whole:,} cards" in README


@pytest.mark.parametrize("title", ["imperial-assault", "swccg"])
def test_the_printings_of_the_other_games_are_told_as_playable_of_all(title: str) -> None:
    """How much is missing stands beside how much is there."""
    rows = counted(None, collection_of(title)).values()
    playable, whole = (sum(row[one] or 0 for row in rows) for one in ("implemented", "printings"))

    assert f"{playable:,} of {whole:,}" in README


@pytest.mark.parametrize(
    ("title", "words"), [("destiny", "ready decks"), ("imperial-assault", "ready armies")]
)
def test_the_ready_decks_are_counted(title: str, words: str) -> None:
    """As many as `dejarik decks` lists."""
    decks = TITLES.named(title).decks.ready()

    assert f"{WORDS[len(decks)]} {words}" in README


def test_no_measured_figure_stands_in_the_readme() -> None:
    """They grow old there; the page of measurements says of each when and where it was taken."""
    assert [] == MEASURED.findall(README)


@pytest.mark.parametrize("first", ["README.md", "web/src/pages/landing/landing.tsx", "mkdocs.yml"])
def test_the_first_screen_says_whose_work_this_is_not(first: str) -> None:
    """Of README, the page and the site of documents."""
    said = (ROOT / first).read_text(encoding="utf-8")

    assert "unofficial fan project" in said.lower()
