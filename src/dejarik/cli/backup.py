"""
`dejarik backup` and `dejarik restore`: a club's file, copied while it is served, and put back.

What belongs here: which files are meant, and words. What does not: copying
(`service.adapters.club_copies`).
"""

import json
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from dejarik.cli.club_file import usual_file
from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.service.adapters.club_copies import BadCopy, Contents, InUse, back_up, restore

STAMP: Final = "%Y%m%dT%H%M%SZ"


def show_backup(args: Namespace) -> int:
    """Copy the club's file and say what is in the copy."""
    club, began = _club(args), time.monotonic()
    if not club.is_file():
        raise Trouble(
            f"There is no club at {club}.",
            "nothing could be copied",
            "name its file with --sqlite; a database of PostgreSQL is copied by pg_dump",
        )
    into = _place(args.into, club)
    if into.exists():
        do = "name another file, or a folder, where each copy has a name of its own"
        raise Trouble(f"{into} is there already.", "no copy is written over", do, USAGE)
    try:
        found = back_up(club, into)
    except (BadCopy, OSError) as error:
        raise Trouble(
            f"{club} could not be copied to {into}.",
            str(error),
            "make room, or name a folder that can be written; if the club itself is damaged, "
            "restore the copy before",
        ) from error
    told = {"file": str(into), "bytes": into.stat().st_size, **found._asdict()}
    told["seconds"] = round(time.monotonic() - began, 3)
    words = [f"{into} is a copy of {club}: {_words(found)}, looked through and sound."]
    _say(args, told, words)
    return 0


def show_restore(args: Namespace) -> int:
    """Put a copy in place of the club's file and say what is there now."""
    club, copy = _club(args), Path(args.copy).resolve()
    if copy == club:
        raise Trouble(f"{club} is the club itself.", "nothing was changed", "name a copy", USAGE)
    kept = _named_now(club.parent, f"{club.stem}-before", club.suffix)
    try:
        club.parent.mkdir(parents=True, exist_ok=True)
        found, had = restore(copy, club, kept)
    except InUse as error:
        raise Trouble(
            f"{club} was not replaced.",
            "a server has it open, and would go on with what it remembers",
            "stop `dejarik serve` first, and whatever else reads the file",
            FAILURE,
        ) from error
    except (BadCopy, OSError) as error:
        raise Trouble(
            f"{copy} was not restored; {club} is as it was.", str(error), "name another copy"
        ) from error
    told = {"file": str(club), "from": str(copy), "kept": str(kept) if had else None}
    words = [f"{club} is {copy} now: {_words(found)}. Start `dejarik serve` again."]
    if had:
        words.append(f"What was there before is kept in {kept}")
    _say(args, {**told, **found._asdict()}, words)
    return 0


def _club(args: Namespace) -> Path:
    return Path(args.sqlite).resolve() if args.sqlite else usual_file()


def _place(named: str, club: Path) -> Path:
    """Where the copy goes: into a folder under a name of its own, or to the file that is named."""
    into = Path(named or ".").resolve()
    if not into.is_dir():
        return into
    return _named_now(into, club.stem, club.suffix)


def _named_now(folder: Path, name: str, suffix: str) -> Path:
    """A file with the time in its name that is not there yet."""
    stamp = time.strftime(STAMP, time.gmtime())
    found, nth = folder / f"{name}-{stamp}{suffix}", 1
    while found.exists():
        nth += 1
        found = folder / f"{name}-{stamp}-{nth}{suffix}"
    return found


def _words(found: Contents) -> str:
    games = "1 game" if found.games == 1 else f"{found.games} games"
    people = "1 account" if found.accounts == 1 else f"{found.accounts} accounts"
    return f"{people} and {games}"


def _say(args: Namespace, told: dict[str, object], words: list[str]) -> None:
    print(json.dumps(told) if args.json else "\n".join(words))
