"""
Stored journals: games that a release wrote, which later releases must play on or refuse.

    python -m dejarik.lab.journals [FOLDER]
    python -m dejarik.lab.journals --write FOLDER

What belongs here: writing games down with what everyone saw at their end, and playing them
again. What does not: the games of a store (the title's laboratory), and what a release promises
about older games (`kernel.journal`).

A store is a folder for each schema of journals. It is written once, by the release it is
meant to remember, and never anew: its worth is that today's rules did not make it.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.replaying import Diverged, replay
from dejarik.laws.laboratory import Laboratory
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

FOLDER: Final = "tests/journals"
LIST: Final = "games.json"
ENDING: Final = ".journal"


@dataclass(frozen=True)
class Stored:
    """What is known of a stored game: `seen` is a hash of what everyone saw at its end."""

    name: str
    edition: str
    decks: str
    player: str
    entries: int
    outcome: str
    seen: str


def write(folder: Path, laboratory: Laboratory) -> Iterator[Stored]:
    """Play the planned games and write them down, with a list of what they came to."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Stored] = []
    for plan in laboratory.planned():
        going = laboratory.play(plan)
        outcome = going.game.outcome(going.state)
        stored = Stored(
            plan.name,
            plan.edition,
            plan.decks,
            plan.player,
            going.position(),
            "" if outcome is None else outcome.reason,
            laboratory.seen_by_all(going.state),
        )
        folder.joinpath(plan.name + ENDING).write_bytes(dump_journal(going.journal))
        written.append(stored)
        yield stored
    data = msgspec.json.format(msgspec.json.encode(written), indent=2)
    folder.joinpath(LIST).write_bytes(data + b"\n")


# --- playing again --------------------------------------------------------------------


def stored_in(folder: Path) -> tuple[Stored, ...]:
    """The games of one store, in order."""
    return msgspec.json.decode(folder.joinpath(LIST).read_bytes(), type=tuple[Stored, ...])


def journal_of(folder: Path, stored: Stored) -> Journal:
    """One journal of a store."""
    return load_journal(folder.joinpath(stored.name + ENDING).read_bytes())


def why_not(folder: Path, stored: Stored, title: str) -> str:
    """
    Why a stored game cannot be played on; nothing if it comes to what everyone saw then.

    Raises ValueError when it plays on to something else: that must never be.
    """
    try:
        game = TITLES.named(title).game_in(stored.edition)
        s = replay(game, journal_of(folder, stored))
    except Diverged as refused:
        return str(refused)
    found = laboratory_of(title).seen_by_all(s)
    if found != stored.seen:
        message = f"{stored.name} plays on to another position than it had"
        raise ValueError(message)
    return ""


def main(arguments: list[str] | None = None) -> int:
    """Write a store, or play every stored game again."""
    parser = argparse.ArgumentParser(
        prog="python -m dejarik.lab.journals", description="Play stored journals again."
    )
    parser.add_argument("folder", nargs="?", help=f"where the stores are ({FOLDER}/TITLE)")
    parser.add_argument(
        "--title", choices=tuple(LABORATORIES), default=TITLES.default, help="of which game"
    )
    parser.add_argument("--write", metavar="FOLDER", help="write a new store, never an old one")
    asked = parser.parse_args(arguments)
    if asked.write:
        if Path(asked.write).joinpath(LIST).exists():
            parser.error(f"{asked.write} is a store already: it is never written anew")
        for stored in write(Path(asked.write), laboratory_of(asked.title)):
            print(f"{stored.name}: {stored.entries} entries, {stored.outcome or 'goes on'}")
        return 0
    return _report(Path(asked.folder or f"{FOLDER}/{asked.title}"), asked.title)


def _report(folder: Path, title: str) -> int:
    failed = False
    for store in sorted(path.parent for path in folder.glob(f"*/{LIST}")):
        games = stored_in(store)
        refused = 0
        for stored in games:
            try:
                why = why_not(store, stored, title)
            except ValueError as error:
                why, failed = str(error), True
            if why:
                refused += 1
                print(f"{store.name}/{stored.name}: {why}")
        print(f"{store.name}: {len(games) - refused} of {len(games)} games play on")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
