"""
Which title a command is about, where it may be left out.

What belongs here: the title of a deck that was named, and asking a person. What does not:
titles and editions by name (`play.title_choice`), and which there are (`titles.registry`).
"""

import sys

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.play.title_choice import Chosen, title_named
from dejarik.titles import registry


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
