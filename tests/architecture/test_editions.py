"""Parameters of editions: each is read in one place, listed, tried, and named by its question."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from dejarik.games.destiny.model.edition import BATTLEFIELD_DECIDES, EDITIONS, edition_named
from dejarik.titles.destiny.catalogue import texts

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "dejarik"
EDITION: Final = SOURCE / "games" / "destiny" / "model" / "edition.py"
RULES: Final = ROOT / "docs" / "rules" / "destiny"
TESTS: Final = ROOT / "tests" / "conformance"

READ: Final = re.compile(r"\bedition\.([a-z_]+)\b(?! = )")
LISTED: Final = re.compile(r"(?m)^\| `([a-z_]+)` \|.*\| built[^|]*\|$")
ROW: Final = re.compile(r"(?m)^\| `([a-z_]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|")
WORDS: Final = {"yes": 1, "no": 0, "battlefield": BATTLEFIELD_DECIDES}
SAME: Final = ("silent", "-")
WAITING: Final = re.compile(r"(?m)^- Waits for: (\w+) ")
NAMED: Final = re.compile(r"`Edition\.([a-z_]+)`")


def parameters() -> list[str]:
    """The names of all parameters."""
    tree = ast.parse(EDITION.read_text(encoding="utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [
        node.target.id
        for node in classes[0].body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]


def text_of(folder: Path, pattern: str) -> str:
    """All such files in one."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob(pattern)))


def test_every_parameter_is_read_in_one_place() -> None:
    """A rule that reads it somewhere else too would have to be found when it is set otherwise."""
    found = READ.findall(text_of(SOURCE / "games", "*.py"))

    assert dict.fromkeys(parameters(), 1) == {name: found.count(name) for name in parameters()}


def test_every_parameter_is_listed_once() -> None:
    """The page of editions has a row for each, and for nothing else."""
    page = (RULES / "editions.md").read_text(encoding="utf-8")

    assert sorted(parameters()) == sorted(LISTED.findall(page))


def value(cell: str, current: int) -> int:
    """What a cell of the page says: the first word; an edition that does not say follows ours."""
    said = cell.replace(",", " ").split()[0]
    return current if said in SAME else WORDS[said] if said in WORDS else int(said)


def test_the_page_says_the_values_of_every_edition() -> None:
    """Current, the publisher's last, its first."""
    rows = ROW.findall((RULES / "editions.md").read_text(encoding="utf-8"))
    editions = [edition_named(name) for name in EDITIONS]

    for name, *cells in rows:
        current = int(getattr(editions[0], name))
        said = [value(cell, current) for cell in cells]
        assert said == [int(getattr(one, name)) for one in editions], name


@pytest.mark.parametrize("name", parameters())
def test_every_parameter_is_tried(name: str) -> None:
    """Some test sets it otherwise."""
    tests = text_of(TESTS, "test_*.py")

    assert re.search(rf'"{name}"|\b{name}=', tests) or f".{name} = " in tests


def test_every_open_question_says_what_its_switch_is() -> None:
    """By the name of a parameter, or in words why it has none."""
    page = (RULES / "open-questions.md").read_text(encoding="utf-8")
    entries = re.split(r"(?m)^## ", page)[1:]

    assert [] == [entry.split("\n")[0] for entry in entries if "\n- Switch: " not in entry]
    assert set() == set(NAMED.findall(page)) - set(parameters())


def test_an_open_question_waits_only_for_cards_that_cannot_be_played() -> None:
    """An answer to a card that can be played names where it stands instead."""
    page = (RULES / "open-questions.md").read_text(encoding="utf-8")
    waiting = WAITING.findall(page)

    assert waiting
    assert [] == [code for code in waiting if code in texts.card_texts()]
    assert "built yet" not in page
