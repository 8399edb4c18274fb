"""
Which title a game is of, and which of its editions.

What belongs here: the title of a name or of a journal, and editions by name. What does not:
which titles there are (`titles.registry`), and asking a person (`cli.title_choice`).
"""

from typing import NamedTuple

from dejarik.hosting.near_names import NearNames
from dejarik.hosting.terminal import Terminal
from dejarik.hosting.title import Title
from dejarik.hosting.titles import UnknownTitle
from dejarik.hosting.trouble import FAILURE, USAGE, Trouble
from dejarik.kernel.journal import Journal
from dejarik.titles import registry


class Chosen(NamedTuple):
    """A title, and how it is told in lines of text."""

    title: Title
    terminal: Terminal


def title_named(id_: str | None) -> Chosen:
    """The title of this id, or the usual one. Raises UnknownTitle."""
    wanted = registry.TITLES.default if id_ is None else id_
    return Chosen(registry.TITLES.named(wanted), registry.terminal_of(wanted))


def title_meant(wanted: str | Chosen) -> Chosen:
    """The title of this id, or one that is brought along. Raises Trouble."""
    if isinstance(wanted, Chosen):
        return wanted
    try:
        return title_named(wanted)
    except UnknownTitle as error:
        known = ", ".join(error.known)
        near = NearNames(error.known).like(wanted.casefold(), 1)
        do = f"perhaps {near[0]!r} is meant; there are {known}" if near else f"one of: {known}"
        raise Trouble(f"There is no game {wanted!r} here.", "no title has this id", do) from error


def title_of(journal: Journal) -> Chosen:
    """The title a journal is of. Raises UnknownTitle."""
    return title_named(journal.release.game)


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
