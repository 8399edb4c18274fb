"""
Saved games: a kernel journal in a file.

What belongs here: finding, writing and reading the file, and saying what is wrong with it.
What does not: what a journal means (`kernel.journal`).
"""

import os
from pathlib import Path
from typing import Final

from dejarik.cli.trouble import Trouble
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import EDITIONS
from dejarik.games.destiny.wire import Setup, read_setup
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.play import Play
from dejarik.kernel.release import Release, differences
from dejarik.kernel.replaying import Diverged
from dejarik.titles.destiny import games
from dejarik.titles.destiny.releases import DESTINY, release_for

AUTOSAVE: Final = "autosave.dejarik"


def release_of(setup: Setup) -> Release:
    """
    Which rules and which card programs a game of this setup is played by.

    Raises Trouble when its edition is not known here.
    """
    known_edition(setup.edition)
    return release_for(setup)


def known_edition(name: str) -> str:
    """
    The name of an edition, if there is such an edition.

    Raises Trouble when there is none.
    """
    if name not in EDITIONS:
        raise Trouble(
            f"There is no edition {name!r} of the rules here.",
            f"the editions known to this release are {', '.join(EDITIONS)}",
            "choose one of them, or take the release the name comes from",
        )
    return name


def autosave_path() -> Path:
    """Where a game is kept when nobody named a file."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "dejarik" / AUTOSAVE


def game_of(journal: Journal) -> Destiny:
    """The game a journal is of: Destiny in the edition its setup names."""
    return games.destiny(known_edition(read_setup(journal.setup()).edition))


def write(journal: Journal, path: Path) -> None:
    """Write the journal; the file is replaced only when the new one is complete."""
    unfinished = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(dump_journal(journal))
        unfinished.replace(path)
    except OSError as error:
        raise Trouble(
            f"The game could not be saved to {path}.",
            str(error.strerror or error).lower(),
            "name another file, in a folder you can write to",
        ) from error


def read(path: Path) -> Journal:
    """The journal in a file; whether these rules still play it as it was is found by doing so."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble(
            f"The saved game {path} cannot be opened.",
            str(error.strerror or error).lower(),
            "check the name; quitting a game tells where it was saved",
        ) from error
    try:
        journal = load_journal(data)
        if journal.release.game != DESTINY:
            raise Trouble(
                f"The saved game {path} is of another game.",
                f"it is of {journal.release.game}",
                f"name a game of {DESTINY}",
            )
        release_of(read_setup(journal.setup()))
    except ValueError as error:
        raise Trouble(
            f"{path} is not a saved game.",
            "it holds something else, or it is damaged",
            "name a file that `save` or `quit` has written",
        ) from error
    return journal


def resume(journal: Journal, path: Path) -> Play:
    """
    The game a journal leads to, just as it was.

    Raises Trouble when these rules would play it otherwise.
    """
    try:
        return Play(game_of(journal), journal)
    except (Diverged, ValueError) as error:
        release = release_of(read_setup(journal.setup()))
        others = differences(journal.release, release)
        advice = "finish it with the release it was begun on"
        raise Trouble(
            f"The saved game {path} no longer plays out as it did.",
            "; ".join([str(error), *others]),
            advice if others else f"{advice}, and report the file as a fault",
        ) from error
