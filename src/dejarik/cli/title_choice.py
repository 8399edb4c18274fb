"""
Which title a command is about, and which of its editions.

What belongs here: the title that was named, that a journal is of, or that a person chooses.
What does not: which titles there are (`titles.registry`).
"""

import sys
from typing import NamedTuple

from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.hosting.terminal import Terminal
from dejarik.hosting.title import Title
from dejarik.kernel.journal import Journal
from dejarik.titles import registry


class Chosen(NamedTuple):
    """A title, and how it is played in a terminal."""

    title: Title
    terminal: Terminal


def title_named(id_: str | None) -> Chosen:
    """The title of this id, or the usual one. Raises UnknownTitle."""
    wanted = registry.TITLES.default if id_ is None else id_
    return Chosen(registry.TITLES.named(wanted), registry.terminal_of(wanted))


def title_of(journal: Journal) -> Chosen:
    """The title a journal is of. Raises UnknownTitle."""
    return title_named(journal.release.game)


def title_wanted(id_: str | None, deck: str | None = None) -> Chosen:
    """
    The title that was named, or the first that has a deck of this name.

    Else a person at a terminal is asked, where there are several.
    """
    if id_ is None and deck is not None:
        return title_named(_having(deck))
    if id_ is None and len(registry.TITLES.ids) > 1 and sys.stdin.isatty():
        return title_named(_asked())
    return title_named(id_)


def _having(deck: str) -> str | None:
    names = ((title.id, one.name) for title in registry.TITLES for one in title.decks.ready())
    return next((id_ for id_, name in names if name == deck), None)


def _asked() -> str:
    """The title a person chooses. Raises Trouble when they choose none."""
    titles = list(registry.TITLES)
    for number, title in enumerate(titles, 1):
        print(f" {number:>3}. {title.name()}")
    by_name = {str(number): title.id for number, title in enumerate(titles, 1)}
    by_name |= {title.id: title.id for title in titles}
    while True:
        try:
            typed = input("Which game? ").strip().casefold()
        except (EOFError, KeyboardInterrupt) as error:
            ids = ", ".join(registry.TITLES.ids)
            do = f"choose one, or name it with --title: {ids}"
            raise Trouble("No game was chosen.", "nothing was typed", do, USAGE) from error
        if typed in by_name:
            return by_name[typed]
        print(f"Type a number from 1 to {len(titles)}, or one of: {', '.join(registry.TITLES.ids)}")


def edition_in(title: Title, wanted: str | None, code: int = USAGE) -> str:
    """
    The edition of this name, or the newest.

    Raises Trouble when a title has none such.
    """
    if wanted is None:
        return title.editions[0]
    if wanted not in title.editions:
        raise Trouble(
            f"There is no edition {wanted!r} of the rules here.",
            f"the editions known to this release are {', '.join(title.editions)}",
            "choose one of them, or take the release the name comes from",
            code,
        )
    return wanted


def edition_of(title: Title, journal: Journal) -> str:
    """
    The edition a game is played in, as its setup says.

    Raises ValueError when that is no setup, Trouble when there is no such edition.
    """
    return edition_in(title, title.decks.brought(journal.setup())[1].edition, FAILURE)
