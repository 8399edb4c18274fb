"""
Stored journals: games that a release wrote, which later releases must play on or refuse.

    python -m dejarik.lab.journals [FOLDER]
    python -m dejarik.lab.journals --write FOLDER

What belongs here: playing games with much taken back, writing them down with what everyone saw
at their end, and playing them again. What does not: which games a store has (the title's
laboratory), and what a release promises about older games (`kernel.journal`).

A store is a folder for each schema of journals. It is written once, by the release it is
meant to remember, and never anew: its worth is that today's rules did not make it.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from dejarik.bots.outlook import outlooks
from dejarik.bots.roster import bot_named
from dejarik.kernel.chance import seed_from
from dejarik.kernel.decisions import BACK, IllegalAnswer
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal
from dejarik.kernel.play import Play, begin
from dejarik.kernel.replaying import Diverged, replay
from dejarik.laws.laboratory import Planned, number_of
from dejarik.titles.registry import LABORATORIES, TITLES, laboratory_of

FOLDER: Final = "tests/journals"
LIST: Final = "games.json"
ENDING: Final = ".journal"

BACK_RATE: Final = 0.05
"""How often a stage is taken back where it can be."""
UNDO_RATE: Final = 0.04
"""How often what goes on is taken back as a whole."""
RETURN_RATE: Final = 0.01
"""How often the game goes back to any earlier position."""
SHORTEST: Final = 30
LONGEST: Final = 160
"""How many entries a half-played game has."""
MOST: Final = 1_500


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


def play(title: str, plan: Planned) -> Play:
    """Play one game, with stages, actions and whole stretches taken back on the way."""
    game = TITLES.named(title).game_in(plan.edition)
    setup = laboratory_of(title).planned_setup(game, plan)
    number = number_of(plan)
    whole = number % 2 == 0
    seed = f"journal {plan.name}"
    rng = random.Random(seed)
    bot = bot_named(plan.player, seed)
    going = begin(game, TITLES.named(title).release(setup), setup, seed_from(seed))
    longest = MOST if whole else rng.randint(SHORTEST, LONGEST)
    while going.position() < longest and game.outcome(going.state) is None:
        if not _taken_back(going, rng):
            asked = rng.choice(outlooks(game, going.state))
            decision = asked.decision
            back = decision.may_step_back() and rng.random() < BACK_RATE
            going.answer(decision.seat, decision.id, BACK if back else bot.choose(asked))
    if not whole and number % 4 == 1 and game.outcome(going.state) is None:
        going.concede(number % 2)
    return going


def _taken_back(going: Play, rng: random.Random) -> bool:
    """Now and then go back; whether that was done."""
    if rng.random() < UNDO_RATE:
        try:
            going.take_back()
        except IllegalAnswer:
            return False
        return True
    if going.position() and rng.random() < RETURN_RATE:
        going.return_to(rng.randint(max(0, going.position() - 12), going.position()))
        return True
    return False


def write(folder: Path, title: str) -> Iterator[Stored]:
    """Play the planned games and write them down, with a list of what they came to."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Stored] = []
    laboratory = laboratory_of(title)
    for plan in laboratory.planned():
        going = play(title, plan)
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
        for stored in write(Path(asked.write), asked.title):
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
