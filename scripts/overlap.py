#!/usr/bin/env python3
"""
The words gate: no card's rendered text may repeat a long run of its printed text.

What belongs here: the command line. What does not: measuring, which is in
`dejarik.lab.overlap`.

    scripts/overlap.py < texts.json         texts by card code: {"01001": "..."}
    scripts/overlap.py --all                every text the game renders
    scripts/overlap.py --all --worst 20     the longest runs, too long or not
    scripts/overlap.py --title TITLE ...    of another title than the first

A text is held against the printed text of every printing of the same card.
Exit codes: 0 all well, 1 a run is too long or a text has no card, 3 source not there.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from dejarik.lab.overlap import (
    LIMIT,
    Run,
    SourceMissing,
    beside,
    code_of,
    measure,
    offenders,
    printed_texts,
)
from dejarik.laws.register import Collection
from dejarik.titles.registry import COLLECTIONS, collection_of

ROOT: Final = Path(__file__).resolve().parents[1]
FIRST: Final = next(iter(COLLECTIONS))

WELL: Final = 0
TOO_LONG: Final = 1
NO_SOURCE: Final = 3


def given_texts(options: argparse.Namespace, collection: Collection) -> dict[str, str]:
    """Take the rendered texts from the game or from the standard input."""
    if options.all:
        return collection.rendered()
    given = json.load(sys.stdin)
    return {str(code): str(text) for code, text in given.items()}


def report(runs: list[Run], strangers: list[str], worst: int) -> int:
    """Tell which runs are too long, and how it went by the exit code."""
    too_long = offenders(runs)
    for run in runs[: max(worst, len(too_long))]:
        mark = "too long" if run.length >= LIMIT else "within the limit"
        sys.stdout.write(f"{run.code}: {run.length} words, {mark}: {run.shared}\n")
    for code in strangers:
        sys.stdout.write(f"{code}: there is no card with this code\n")
    longest = runs[0].length if runs else 0
    sys.stdout.write(
        f"{len(runs)} texts, longest run {longest} words, "
        f"{len(too_long)} of {LIMIT} words or more\n"
    )
    return TOO_LONG if too_long or strangers else WELL


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Hold rendered card text against the printed.")
    parser.add_argument("--all", action="store_true", help="measure every text the game renders")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N longest runs")
    parser.add_argument("--title", choices=[*COLLECTIONS], default=FIRST, help="whose cards")
    parser.add_argument("--source", type=Path, help="the reference data")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Measure the texts, list the offenders, and say by the exit code how it went."""
    options = arguments(given)
    collection = collection_of(options.title)
    source = options.source or ROOT.parent / beside(options.title)
    try:
        printed = printed_texts(source, collection)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    texts = given_texts(options, collection)
    strangers = sorted(name for name in texts if code_of(name) not in printed)
    return report(measure(texts, printed), strangers, options.worst)


if __name__ == "__main__":
    sys.exit(main())
