"""
Saved games: a kernel journal in a file.

What belongs here: finding, writing and reading the file, and saying what is wrong with it.
What does not: what a journal means (`kernel.journal`).
"""

import os
from pathlib import Path
from typing import Final

from dejarik.hosting.titles import UnknownTitle
from dejarik.hosting.trouble import Trouble
from dejarik.kernel.game import Game
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.play import Play
from dejarik.kernel.release import differences
from dejarik.kernel.replaying import Diverged
from dejarik.play.title_choice import edition_of, title_of

AUTOSAVE: Final = "autosave.dejarik"


def autosave_path() -> Path:
    """Where a game is kept when nobody named a file."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "dejarik" / AUTOSAVE


def game_of(journal: Journal) -> Game:
    """The game a journal is of: its title, in the edition its setup names."""
    title = title_of(journal).title
    edition_of(title, journal)
    return title.game(journal.setup())


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
        title = title_of(journal).title
        edition_of(title, journal)
        title.release(journal.setup())
    except UnknownTitle as error:
        raise Trouble(
            f"The saved game {path} is of another game.",
            f"it is of {error.wanted}",
            f"name a game of {', '.join(error.known)}",
        ) from error
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
        release = title_of(journal).title.release(journal.setup())
        others = differences(journal.release, release)
        advice = "finish it with the release it was begun on"
        raise Trouble(
            f"The saved game {path} no longer plays out as it did.",
            "; ".join([str(error), *others]),
            advice if others else f"{advice}, and report the file as a fault",
        ) from error
