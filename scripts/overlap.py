#!/usr/bin/env python3
"""
The words gate: no card's rendered text may repeat a long run of its printed text.

What belongs here: comparing the words of two texts, and the limit.
What does not: rendering, which is the game's, and the printed texts, which stay
outside the project and are read from the reference data.

    scripts/overlap.py < texts.json         texts by card code: {"01001": "..."}
    scripts/overlap.py --all                every text the game renders
    scripts/overlap.py --all --worst 20     the longest runs, too long or not

A text is held against the printed text of every printing of the same card.
Exit codes: 0 all well, 1 a run is too long or a text has no card, 3 source not there.
"""

import argparse
import importlib
import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT.parent / "shared" / "data" / "destiny"

# A run of this many words is too long.
LIMIT: Final = 8

WELL: Final = 0
TOO_LONG: Final = 1
NO_SOURCE: Final = 3

# Some printed texts hold bullets that were decoded wrongly and would read as letters.
_MARKUP: Final = re.compile("<[^>]*>|\u00e2\u20ac\u00a2")
_APOSTROPHE: Final = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}]")
_WORD: Final = re.compile(r"[a-z0-9]+")


class Run(NamedTuple):
    """
    The longest run of words a card's rendered text shares with its printed text.
    """

    length: int
    code: str
    shared: str


class Printed(NamedTuple):
    """
    The printed texts: the words of each printing, and the card each printing is.
    """

    words: dict[str, list[str]]
    card: dict[str, str]


class SourceMissing(Exception):
    """
    The reference data is not where it should be.
    """

    def __init__(self, source: Path) -> None:
        """
        Say where it was looked for and how to point elsewhere.
        """
        super().__init__(
            f"the printed texts are not there: {source} does not exist; "
            "give their place with --source"
        )


def words(text: str) -> list[str]:
    """
    Reduce a text to its words: no markup, capitals, accents or punctuation.

    A symbol in brackets counts as the word in it, and a word keeps its
    letters when an apostrophe falls out of it.
    """
    plain = _APOSTROPHE.sub("", _MARKUP.sub(" ", text))
    letters = unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()
    return _WORD.findall(letters.lower())


def longest_run(one: list[str], other: list[str]) -> list[str]:
    """
    Find the longest run of words that stands in both lists; the first in `one`, if several.
    """
    length, end = 0, 0
    # `before[j]` is the length of the shared run that ends at the previous word
    # of `one` and at word j of `other`.
    before = [0] * (len(other) + 1)
    for i, word in enumerate(one, start=1):
        now = [0] * (len(other) + 1)
        for j, candidate in enumerate(other, start=1):
            if word == candidate:
                now[j] = before[j - 1] + 1
                if now[j] > length:
                    length, end = now[j], i
        before = now
    return one[end - length : end]


def printed_texts(source: Path) -> Printed:
    """
    Read the printed text of every printing.

    Raises SourceMissing.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    found = Printed({}, {})
    reprints: dict[str, str] = {}
    for path in sorted((source / "set").glob("*.json")):
        for card in json.loads(path.read_text(encoding="utf-8")):
            found.words[card["code"]] = words(card.get("text") or "")
            if card.get("reprint_of"):
                reprints[card["code"]] = card["reprint_of"]
    for code in found.words:
        first = code
        while first in reprints:
            first = reprints[first]
        found.card[code] = first
    return found


def measure(texts: dict[str, str], printed: Printed) -> list[Run]:
    """
    Find the longest run of every text, longest first.
    """
    printings: dict[str, list[str]] = {}
    for code, card in printed.card.items():
        printings.setdefault(card, []).append(code)
    found: list[Run] = []
    for code in texts.keys() & printed.card.keys():
        ours = words(texts[code])
        runs = [longest_run(ours, printed.words[one]) for one in printings[printed.card[code]]]
        longest = max(runs, key=len)
        found.append(Run(len(longest), code, " ".join(longest)))
    return sorted(found, key=lambda run: (-run.length, run.code))


def given_texts(options: argparse.Namespace) -> dict[str, str]:
    """
    Take the rendered texts from the game or from the standard input.
    """
    if options.all:
        rendered: dict[str, str] = importlib.import_module("dejarik.catalog").rendered_texts()
        return rendered
    given = json.load(sys.stdin)
    return {str(code): str(text) for code, text in given.items()}


def report(runs: list[Run], strangers: list[str], worst: int) -> int:
    """
    Tell which runs are too long, and how it went by the exit code.
    """
    offenders = [run for run in runs if run.length >= LIMIT]
    for run in runs[: max(worst, len(offenders))]:
        mark = "too long" if run.length >= LIMIT else "within the limit"
        sys.stdout.write(f"{run.code}: {run.length} words, {mark}: {run.shared}\n")
    for code in strangers:
        sys.stdout.write(f"{code}: there is no card with this code\n")
    longest = runs[0].length if runs else 0
    sys.stdout.write(
        f"{len(runs)} texts, longest run {longest} words, "
        f"{len(offenders)} of {LIMIT} words or more\n"
    )
    return TOO_LONG if offenders or strangers else WELL


def arguments(given: list[str] | None) -> argparse.Namespace:
    """
    Read the command line.
    """
    parser = argparse.ArgumentParser(description="Hold rendered card text against the printed.")
    parser.add_argument("--all", action="store_true", help="measure every text the game renders")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N longest runs")
    parser.add_argument("--source", type=Path, default=SOURCE, help="the reference data")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """
    Measure the texts, list the offenders, and say by the exit code how it went.
    """
    options = arguments(given)
    try:
        printed = printed_texts(options.source)
    except SourceMissing as problem:
        sys.stderr.write(f"{problem}\n")
        return NO_SOURCE
    texts = given_texts(options)
    strangers = sorted(texts.keys() - printed.card.keys())
    return report(measure(texts, printed), strangers, options.worst)


if __name__ == "__main__":
    sys.exit(main())
