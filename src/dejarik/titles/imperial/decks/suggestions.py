"""
Suggesting: the cards somebody may have meant.

What belongs here: names near to what was typed, and cards named so that a list is read.
What does not: reading lists (`lists`) and what is allowed in them (`checks`).
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from dejarik.games.imperial.language.english.names import card_name
from dejarik.hosting.near_names import NearNames
from dejarik.titles.imperial.catalogue import files

MOST: Final = 3
"""Suggestions for one line."""


def bare(name: str) -> str:
    """Only the letters and digits: people type apostrophes and accents as they can."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in apart if one.isalnum())


def written(code: str) -> str:
    """A card as a line of a list names it: its name, and its code behind."""
    return f"{card_name(code, files.library())} ({code})"


def cards_near(words: str, most: int = MOST) -> tuple[str, ...]:
    """The cards whose names are most like what was typed, as lines of a list name them."""
    wanted = bare(words)
    found = _near().like(wanted, most)
    found += _near().beginning(wanted)
    codes = [code for name in dict.fromkeys(found) for code in _codes_by_name()[name]]
    return tuple(written(code) for code in codes)[:most]


def instead_of(code: str, playable: Iterable[str]) -> tuple[str, ...]:
    """Playable cards with a name near to that of one that is not."""
    able = set(playable)
    wanted = bare(files.library().name(code))
    found = _near().like(wanted, len(_codes_by_name()))
    codes = [one for name in found for one in _codes_by_name()[name]]
    return tuple(written(one) for one in codes if one in able)[:MOST]


@cache
def _codes_by_name() -> dict[str, list[str]]:
    """Every card by its bare name; cards of one name in the order of the data files."""
    library = files.library()
    found: dict[str, list[str]] = {}
    for code in [*library.deployments, *library.commands]:
        found.setdefault(bare(library.name(code)), []).append(code)
    return found


@cache
def _near() -> NearNames:
    return NearNames(_codes_by_name())
