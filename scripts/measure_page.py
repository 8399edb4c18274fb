"""
The page of measurements: its table read, checked, and written anew with some rows replaced.

What belongs here: Markdown. What does not: what is measured (`measure_rows`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from scripts.measure_rows import MEASUREMENTS

COLUMNS: Final = ("what", "figure", "wanted", "command", "machine", "commit", "date")
HEAD: Final = f"| {' | '.join(COLUMNS)} |"
INTRODUCTION: Final = """\
# Measurements

Made by `just measure`; do not edit.
A row is written when its command has run, and never otherwise: what was not measured on the \
code of today is not here.
`just measure --list` says what there is to be measured, `just measure --only bench` measures \
one thing anew.
The commit is the newest one that changed the program (`src`, `web` or `bench`) when the row was \
measured; load is how many programs waited for a processor when it began.
What is wanted is an aim, not a promise; what a table promises, and under which condition, says \
[promises](reference/promises.md).
Older figures, with what was learnt from them, stand on the page that they belong to, each with \
its date: [scale](scale.md), [bots](reference/bots.md), [the first five \
minutes](design/first-five-minutes.md).

"""
DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")
COMMIT: Final = re.compile(r"[0-9a-f]{7,40}")


@dataclass(frozen=True)
class Row:
    """One figure with everything one must know of it."""

    what: str
    figure: str
    wanted: str
    command: str
    machine: str
    commit: str
    date: str

    def written(self) -> str:
        """The row as Markdown."""
        cells = (self.what, self.figure, self.wanted, f"`{self.command}`")
        return f"| {' | '.join((*cells, self.machine, self.commit, self.date))} |"


def rows_of(page: str) -> list[Row]:
    """The rows of a page; raises ValueError for a table of other columns."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    if not lines:
        return []
    if lines[0] != HEAD:
        raise ValueError(f"the table must begin with {HEAD}")
    return [_row(line) for line in lines[2:]]


def _row(line: str) -> Row:
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    if len(cells) != len(COLUMNS):
        raise ValueError(f"a row has {len(cells)} columns, not {len(COLUMNS)}: {line}")
    what, figure, wanted, command, *rest = cells
    return Row(what, figure, wanted, command.strip("`"), *rest)


def with_rows(page: str, fresh: list[Row]) -> str:
    """The page with some commands' rows in place of their older ones, in the registry's order."""
    commands = [one.written() for one in MEASUREMENTS.values()]
    replaced = {row.command for row in fresh}
    kept = [row for row in rows_of(page) if row.command not in replaced]
    rows = [row for row in (*kept, *fresh) if row.command in commands]
    rows.sort(key=lambda row: commands.index(row.command))
    table = [HEAD, "|---|--:|---|---|---|---|---|", *(row.written() for row in rows)]
    return INTRODUCTION + "\n".join([*table, ""])


def complaints(page: str) -> Iterator[str]:
    """What is wrong with a page, in words."""
    try:
        rows = rows_of(page)
    except ValueError as error:
        yield str(error)
        return
    if not page.startswith(INTRODUCTION):
        yield "the words above the table are not those that `just measure` writes"
    known = {
        (figure.what, one.written()): figure
        for one in MEASUREMENTS.values()
        for figure in one.figures
    }
    for row in rows:
        figure = known.get((row.what, row.command))
        if figure is None:
            yield f"{row.what}: nothing measures this with `{row.command}`"
        elif row.wanted != figure.wanted():
            yield f"{row.what}: wanted is {figure.wanted() or 'nothing'}, not {row.wanted}"
        if not (row.figure and row.machine):
            yield f"{row.what}: figure and machine must be there"
        if not COMMIT.fullmatch(row.commit):
            yield f"{row.what}: {row.commit!r} is no commit"
        if not DATE.fullmatch(row.date):
            yield f"{row.what}: {row.date!r} is no date"
