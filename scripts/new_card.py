"""
Write the stubs of new cards: their place among the cards, and their tests.

    python scripts/new_card.py 01023 01024

Cards and their tests are filed by set and colour, in collector order. An existing card
is left alone.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dejarik.games.destiny.model.facts import COLOUR_NAMES, Card
from dejarik.titles.destiny import games
from dejarik.titles.destiny.catalogue import files

ROOT = Path(__file__).resolve().parent.parent
CARDS = ROOT / "src/dejarik/games/destiny/cards"
TESTS = ROOT / "tests/cards/destiny"

_CARD: Final = re.compile(r'^\w+ = d\.(?:card|reprint)\(\s*"(\w+)"', re.MULTILINE)
_TESTS_OF_CARD: Final = re.compile(
    r'^# [^\n]+\n(?:(?!^# ).)*?^@card\("(\w+)"[,)]', re.MULTILINE | re.DOTALL
)


def main() -> int:
    """Write the stubs and say where they are."""
    parser = argparse.ArgumentParser(description="Write the stubs of new cards.")
    parser.add_argument("code", nargs="+", help="a card's code, for example 01023")
    return max([stub(code) for code in parser.parse_args().code])


def stub(code: str) -> int:
    """Write the stubs of one card, unless there is none or it is there already."""
    card = files.facts().get(code)
    if card is None:
        print(f"There is no card {code}. Codes are set and number: 01023 is Awakenings 23.")
        return 1
    if card.reprint_of and not card.reworded:
        print(f"{card.title} ({code}) repeats {card.reprint_of}: write that one.")
        return 1
    if games.destiny().definitions[games.destiny().numbers[code]].implemented:
        print(f"{card.title} ({code}) is implemented already; see {module_of(card)}.")
        return 1
    module = write_card(card)
    test = write_test(card)
    print(f"{card.title} ({code})\n  card: {module}\n  test: {test}")
    print(f"Next: write it, then `just card {code}` and `just mutants --card {code}`.")
    return 0


def snake(title: str) -> str:
    """A title as a Python name."""
    plain = re.sub(r"['’]", "", title.lower())
    name = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    return f"_{name}" if name[0].isdigit() else name


def set_folder(card: Card) -> str:
    """The folder of a card's set."""
    return snake(set_name(card))


def set_name(card: Card) -> str:
    """The name of a card's set."""
    return next(one.name for one in files.sets() if one.code == card.set_code)


def filed(text: str, entries: re.Pattern[str], code: str, entry: str, gap: str) -> str:
    """The text with an entry more, before the first entry of a later card."""
    for found in entries.finditer(text):
        if found[1] > code:
            return f"{text[: found.start()]}{entry}{gap}{text[found.start() :]}"
    return f"{text}{gap}{entry}"


def module_of(card: Card) -> Path:
    """The module a card belongs to, from the project's root."""
    path = CARDS / set_folder(card) / f"{COLOUR_NAMES[card.colour]}.py"
    return path.relative_to(ROOT)


def write_card(card: Card) -> Path:
    """Add an empty card to its module, which is made and listed if it is new."""
    module = ROOT / module_of(card)
    if not module.exists():
        module.parent.mkdir(exist_ok=True)
        module.write_text(
            f'"""{set_name(card)}, {COLOUR_NAMES[card.colour]} cards, in collector order."""\n\n'
            "from dejarik.games.destiny import language as d\n"
        )
        list_module(card)
    entry = f'{snake(card.title)} = d.card("{card.code}")\n'
    module.write_text(filed(module.read_text(), _CARD, card.code, entry, "\n"))
    return module.relative_to(ROOT)


def list_module(card: Card) -> None:
    """List a new module in its set, and a new set among the sets: so its cards are in the game."""
    package = CARDS / set_folder(card)
    colours = [colour for colour in COLOUR_NAMES if (package / f"{colour}.py").exists()]
    (package / "__init__.py").write_text(index_of_set(set_name(card), colours))
    index = CARDS / "sets.py"
    folders = [snake(one.name) for one in files.sets()]
    present = [folder for folder in folders if (CARDS / folder).is_dir()]
    index.write_text(index_of_sets(index.read_text(), present))


def index_of_set(name: str, colours: Sequence[str]) -> str:
    """The package of a set: its modules in the order of the colours."""
    return (
        f'"""{name}: a module per colour, in the order of the colours."""\n\n'
        f"from dejarik.games.destiny.cards.{snake(name)} import {', '.join(sorted(colours))}\n\n"
        f"MODULES = ({', '.join(colours)}{',' if len(colours) == 1 else ''})\n"
    )


def index_of_sets(text: str, folders: list[str]) -> str:
    """The list of sets with these in it, below the words it begins with."""
    imported = "".join(f"    {folder},\n" for folder in sorted(folders))
    listed = "".join(f"    {folder},\n" for folder in folders)
    head = text[: text.index("from dejarik.games.destiny.cards import")]
    return (
        f"{head}from dejarik.games.destiny.cards import (\n{imported})\n\n"
        f"SETS: Final[tuple[ModuleType, ...]] = (\n{listed})\n"
    )


def write_test(card: Card) -> Path:
    """Add a test that fails until it is written."""
    test = TESTS / set_folder(card) / f"test_{COLOUR_NAMES[card.colour]}.py"
    if not test.exists():
        test.parent.mkdir(parents=True, exist_ok=True)
        test.write_text(
            f'"""{set_name(card)}, {COLOUR_NAMES[card.colour]} cards: '
            'what each offers, and what it does."""\n\n'
            "from dejarik.testing.destiny.table import Tabletop, card"
        )
    entry = (
        f'# {card.title}\n\n\n@card("{card.code}")\n'
        f"def test_{snake(card.title)}_does_what_it_says() -> None:\n"
        '    """Say here the fact this test proves."""\n'
        f'    t = Tabletop(hand="{card.code}")\n\n'
        '    assert ["what is offered, exactly"] == t.options()\n'
    )
    test.write_text(filed(test.read_text(), _TESTS_OF_CARD, card.code, entry, "\n\n"))
    return test.relative_to(ROOT)


if __name__ == "__main__":
    sys.exit(main())
