"""
The words gate: no card's rendered text may repeat a long run of its printed text.

What belongs here: comparing the words of two texts, and the limit.
What does not: rendering, which is the game's, and the printed texts, which stay outside
the project and are read from a copy of the community's card data.
"""

import os
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from dejarik.lab import register
from dejarik.laws.register import Collection, Printing

LIMIT: Final = 8
"""A run of this many words is too long."""

SETTING: Final = "DEJARIK_TEXTS"
"""The setting that names the folder of the community's card data."""

# Some printed texts hold bullets that were decoded wrongly and would read as letters.
_MARKUP: Final = re.compile("<[^>]*>|\u00e2\u20ac\u00a2")
_APOSTROPHE: Final = re.compile("['\N{RIGHT SINGLE QUOTATION MARK}]")
_WORD: Final = re.compile(r"[a-z0-9]+")


class Run(NamedTuple):
    """The longest run of words a card's rendered text shares with its printed text."""

    length: int
    code: str
    shared: str


class SourceMissing(Exception):
    """The reference data is not where it should be."""

    def __init__(self, source: Path) -> None:
        """Say where it was looked for and how to point elsewhere."""
        super().__init__(
            f"the printed texts are not there: {source} does not exist; name their place"
        )


def beside(title: str) -> Path:
    """Where the folder of a title lies beside a checkout, if nobody says otherwise."""
    return Path("shared", "data", title)


def texts_folder(title: str, given: Path | None = None, start: Path | None = None) -> Path | None:
    """
    Where the printed texts are: as given, as the setting says, or beside the checkout.

    That is the checkout the start lies in, or the one we stand in; nothing if there is none.
    """
    if given:
        return given
    if named := os.environ.get(SETTING):
        return Path(named)
    checkout = register.checkout_of((start or Path.cwd()).resolve(), title)
    found = checkout.parent / beside(title) if checkout else None
    return found if found and found.is_dir() else None


def offenders(runs: list[Run]) -> list[Run]:
    """The runs that are too long."""
    return [run for run in runs if run.length >= LIMIT]


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
    """Find the longest run of words that stands in both lists; the first in `one`, if several."""
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


def printed_texts(source: Path, collection: Collection) -> dict[str, Printing]:
    """
    Read the printed text of every printing.

    Raises SourceMissing.
    """
    if not source.is_dir():
        raise SourceMissing(source)
    return collection.printed(source)


def code_of(version: str) -> str:
    """The code of the card a text is a version of: 01138 for 01138@ffg."""
    return version.partition("@")[0]


def measure(texts: Mapping[str, str], printed: Mapping[str, Printing]) -> list[Run]:
    """Find the longest run of every text, longest first."""
    printings: dict[str, list[list[str]]] = {}
    for printing in printed.values():
        printings.setdefault(printing.first, []).append(words(printing.text))
    found: list[Run] = []
    for name, text in texts.items():
        code = code_of(name)
        same = printings.get(printed[code].first, []) if code in printed else []
        if not same:
            continue
        ours = words(text)
        longest = max([longest_run(ours, one) for one in same], key=len)
        found.append(Run(len(longest), name, " ".join(longest)))
    return sorted(found, key=lambda run: (-run.length, run.code))
