"""
The report of cards: how many printings of each set can be played, and are proven.

What belongs here: counting printings and laying the counts out. What does not: running
tests (`dejarik.lab.proofs`) and measuring words (`dejarik.lab.overlap`).

A printing counts as implemented when the game can play that very printing. A reprint is
listed like any card: some are worded otherwise than the card they repeat.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dejarik.cli.report import Report, root_of, rulings_of, run_tests, show
from dejarik.cli.trouble import FAILURE, Trouble
from dejarik.lab import overlap
from dejarik.lab.proofs import Outcomes
from dejarik.laws.register import Collection
from dejarik.titles import registry

NAME_WIDTH = 30
CELL_WIDTHS = (10, 12, 8)
BAR = 18

UNMEASURED: Final = (
    "Nobody knows whether rendered texts repeat printed ones: name a copy of the "
    f"community's card data with --texts or {overlap.SETTING}."
)

Row = dict[str, int | None]


def report_cards(
    title: str, given_root: Path | None, texts: Path | None, *, as_json: bool, tests: bool
) -> int:
    """The program `dejarik report cards`; 0 when every text was measured and all is well."""
    root = root_of(given_root, title)
    outcomes = run_tests(root, title, registry.collection_of(title).tests) if tests else None
    return show(cards_of(root, title, texts, outcomes), as_json=as_json)


def report_all(
    title: str, given_root: Path | None, texts: Path | None, *, as_json: bool, ids: bool
) -> int:
    """The program `dejarik report all`: rulings and cards by one run of the tests."""
    root = root_of(given_root, title)
    outcomes = run_tests(root, title)
    rulings = rulings_of(root, title, outcomes, ids=ids)
    cards = cards_of(root, title, texts, outcomes)
    both = Report(
        {"rulings": rulings.data, "cards": cards.data},
        [*rulings.lines, "", *cards.lines],
        max(rulings.status, cards.status),
        cards.note,
    )
    return show(both, as_json=as_json)


def cards_of(root: Path, title: str, texts: Path | None, outcomes: Outcomes | None) -> Report:
    """The cards of a title, set by set; without outcomes nobody knows which are proven."""
    collection = registry.collection_of(title)
    overlaps = too_long(overlap.texts_folder(title, texts, root), collection)
    sets = counted(outcomes, collection)
    failing = failures(outcomes) if outcomes else []
    formats = by_format(collection)
    lines = [
        *_table(sets, collection.sets()),
        *[f"{name}: {n} of {most} cards can be played." for name, (n, most) in formats.items()],
        *[f"{test}: fails" for test in failing],
    ]
    if outcomes is None:
        lines.append("The tests were not run: what is proven is not known.")
    if overlaps is not None:
        lines.append(f"{overlaps} rendered texts repeat {overlap.LIMIT} printed words or more.")
    printings = len(collection.printings())
    data: dict[str, object] = {
        "printings": printings,
        "overlaps": overlaps,
        "sets": sets,
        "formats": {name: {"cards": most, "implemented": n} for name, (n, most) in formats.items()},
    }
    status = 0 if overlaps == 0 and not failing else FAILURE
    return Report(data, lines, status, UNMEASURED if overlaps is None else "")


def too_long(folder: Path | None, collection: Collection) -> int | None:
    """
    How many rendered texts repeat too much of a printed one; nothing without those.

    Raises Trouble when the folder that is named does not hold them.
    """
    if folder is None:
        return None
    try:
        printed = overlap.printed_texts(folder, collection)
    except overlap.SourceMissing as problem:
        raise Trouble(
            "The printed texts cannot be read.",
            str(problem),
            f"point --texts or {overlap.SETTING} at a copy of the community's card data",
        ) from problem
    return len(overlap.offenders(overlap.measure(collection.rendered(), printed)))


def counted(outcomes: Outcomes | None, collection: Collection) -> dict[str, Row]:
    """Printings of each set: all, implemented, and those whose own tests all pass."""
    playable = collection.implemented()
    found: dict[str, Row] = {}
    for card_set in collection.sets():
        codes = [code for code, where in collection.printings().items() if where == card_set]
        implemented = [code for code in codes if code in playable]
        found[card_set] = {
            "printings": len(codes),
            "implemented": len(implemented),
            "tested": None
            if outcomes is None
            else sum(1 for code in implemented if is_proven(outcomes, collection, code)),
        }
    return found


def by_format(collection: Collection) -> dict[str, tuple[int, int]]:
    """Of each format how many of its cards can be played, and how many there are."""
    playable = collection.implemented()
    return {
        name: (len(cards & playable), len(cards)) for name, cards in collection.formats().items()
    }


def is_proven(outcomes: Outcomes, collection: Collection, code: str) -> bool:
    """
    Whether a card has tests for each of its versions, and all of them pass.

    A reprint is what the first printing is: the same program, tried once.
    """
    first = collection.first_printing(code)
    names = [name for name, of_code in collection.versions().items() if of_code == first]
    tests = [outcomes.cards.get(name, {}) for name in names]
    return all(of_version and all(of_version.values()) for of_version in tests)


def failures(outcomes: Outcomes) -> list[str]:
    """The card tests that fail."""
    tests = [each for of_card in outcomes.cards.values() for each in of_card.items()]
    return sorted({test for test, passed in tests if not passed})


def _table(sets: dict[str, Row], names: Mapping[str, str]) -> list[str]:
    lines = [_row("set", ("printings", "implemented", "tested"))]
    whole: Row = {"printings": 0, "implemented": 0, "tested": 0}
    for code, row in sets.items():
        printings, implemented = row["printings"] or 0, row["implemented"] or 0
        bar = "█" * (BAR * implemented // max(printings, 1))
        cells = [_shown(each) for each in row.values()]
        lines.append(f"{_row(f'  {code:<5} {names[code]}', cells)}  {bar}".rstrip())
        for name, number in row.items():
            so_far = whole[name]
            whole[name] = None if number is None or so_far is None else so_far + number
    return [*lines, _row("  all", [_shown(each) for each in whole.values()])]


def _row(name: str, cells: tuple[str, ...] | list[str]) -> str:
    padded = [f"{cell:>{width}}" for cell, width in zip(cells, CELL_WIDTHS, strict=True)]
    return f"{name:<{NAME_WIDTH}}" + "".join(padded)


def _shown(number: int | None) -> str:
    if number is None:
        return "?"
    return str(number) if number else "·"
