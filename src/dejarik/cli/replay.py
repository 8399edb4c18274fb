"""
Replaying a saved game: playing its journal again and showing the log.

What belongs here: the program `dejarik replay`. What does not: going on from there.
"""

import sys
from pathlib import Path

import msgspec

from dejarik.cli.screen import log_lines, paint_for
from dejarik.cli.session import audience_of
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.kernel.journal import PRESENT
from dejarik.kernel.wire import digest
from dejarik.play import saves
from dejarik.play.log import LogLine, retell
from dejarik.play.title_choice import title_of


def line_data(line: LogLine) -> dict[str, object]:
    """A line of the log as plain data."""
    return {
        "number": line.number,
        "cause": line.cause,
        "kind": line.kind,
        "text": line.text,
        "rulings": list(line.rulings),
    }


def show_replay(path: Path, to: int | None, as_json: bool) -> int:
    """Play a saved game again, up to a position of its journal, and show what happened."""
    journal = saves.read(path)
    last = len(journal.entries)
    if to is not None and not 0 <= to <= last:
        raise Trouble(
            f"There is no position {to} in {path}.",
            f"its journal has positions 0 to {last}",
            "choose one of those, or leave --to out for the end",
            USAGE,
        )
    # This checks every state hash on the way; the log is told by a second pass.
    game = saves.resume(journal, path).game
    audience = audience_of(title_of(journal).terminal, journal)
    lines, state = retell(game, journal, audience, PRESENT if to is None else to)
    view = audience.view(state)
    outcome = audience.result(view)
    if as_json:
        data = {
            "position": last if to is None else to,
            "of": last,
            "lines": [line_data(line) for line in lines],
            "outcome": outcome,
            "state": digest(game.dump(state)),
        }
        print(msgspec.json.encode(data).decode())
        return 0
    shown = [line for line in lines if not line.minor]
    print("\n".join(log_lines(shown, len(shown) or 1)))
    print("\n".join(audience.board(view, paint_for(sys.stdout))))
    print(outcome or f"Position {last if to is None else to} of {last}; the game is not over.")
    return 0
