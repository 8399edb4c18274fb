"""
In which editions a test is run, by its marks.

What belongs here: asking marks, register and cards. What does not: pytest, which
`tests/conftest.py` tells, and laying tables by an edition (`games`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from dejarik.games.destiny.model.edition import CURRENT, EDITIONS, FFG, LAUNCH
from dejarik.lab import register
from dejarik.titles.destiny.catalogue import files
from dejarik.titles.destiny.catalogue.texts import card_texts
from dejarik.titles.destiny.laboratory.register import REGISTER
from dejarik.titles.destiny.releases import DESTINY

SETS_OF: Final = {
    LAUNCH: ("AW", "TPG"),
    FFG: ("AW", "SoR", "EaW", "TPG", "LEG", "RIV"),
}
"""The sets whose cards are tried in an older edition; the box for two is fit for both."""


def editions_of(function: object, root: Path) -> tuple[str, ...]:
    """
    The editions a test is run in, newest first.

    Those its rulings stand in, and of a card's test only those with this version of it.
    """
    chosen: tuple[str, ...] = getattr(function, "__editions__", ())
    rulings: tuple[str, ...] = getattr(function, "__rulings__", ())
    if not chosen and rulings:
        known = _register(root)
        chosen = tuple({name for one in rulings for name in known.get(one, (CURRENT,))})
    codes: tuple[str, ...] = getattr(function, "__cards__", ())
    until: str = getattr(function, "__until__", CURRENT)
    having = [name for name in EDITIONS if has_version(codes, until, name) and knows(codes, name)]
    return tuple(name for name in having if name in chosen) or (until,)


def has_version(codes: tuple[str, ...], until: str, edition: str) -> bool:
    """Whether these cards have the version until an edition in this one; if none, all do."""
    texts = card_texts(edition)
    return all(texts[code].until == until for code in codes if code in texts)


def knows(codes: tuple[str, ...], edition: str) -> bool:
    """Whether an edition was ever used with the sets of these cards; all are if there are none."""
    sets = {files.facts()[code].set_code for code in codes if code in files.facts()}
    return edition == CURRENT or sets <= set(SETS_OF[edition])


@cache
def _register(root: Path) -> dict[str, tuple[str, ...]]:
    entries = register.entries(root / register.folder_of(DESTINY))
    return {entry["id"]: REGISTER.stands_in(entry) for entry in entries}
