"""
Suggesting: the cards somebody may have meant.

What belongs here: names near to what was typed, and cards named so that a list is read.
What does not: reading lists (`lists`) and what is allowed in them (`checks`).
"""

import difflib
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from dejarik.hosting.near_names import NearNames
from dejarik.titles.swccg.catalogue import files

MOST: Final = 3
"""Suggestions for one line."""


def bare(name: str) -> str:
    """Only the letters and digits: people type apostrophes and accents as they can."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in apart if one.isalnum())


def written(code: str) -> str:
    """A card as a line of a list names it: its title, and its code behind."""
    return f"{files.cards()[code].title} ({code})"


def cards_near(words: str, side: str = "", most: int = MOST) -> tuple[str, ...]:
    """The cards whose titles are most like what was typed, as lines of a list name them."""
    wanted = bare(words)
    found = _near().like(wanted, most)
    found += _near().beginning(wanted)
    codes = [code for name in dict.fromkeys(found) for code in codes_by_title()[name]]
    fitting = [code for code in codes if side in ("", files.cards()[code].side)]
    return tuple(written(code) for code in fitting)[:most]


def instead_of(code: str, playable: Iterable[str]) -> tuple[str, ...]:
    """Playable cards of the same side and type: those of the most similar title first."""
    wanted = files.cards()[code]
    able = [files.cards()[one] for one in playable if one in files.cards()]
    fitting = [one for one in able if (one.side, one.type) == (wanted.side, wanted.type)]
    fitting.sort(key=lambda one: (-_likeness(one.title, wanted.title), one.code))
    return tuple(written(one.code) for one in fitting)[:MOST]


def _likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, bare(one), bare(other)).ratio()


@cache
def codes_by_title() -> dict[str, list[str]]:
    """Every card by its bare title; cards of one title in the order of the data files."""
    found: dict[str, list[str]] = {}
    for code, card in files.cards().items():
        found.setdefault(bare(card.title), []).append(code)
    return found


@cache
def _near() -> NearNames:
    return NearNames(codes_by_title())
