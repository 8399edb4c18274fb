"""
Reviewers: a child process for each review, so that nobody at a table waits for it.

What belongs here: both ends of the pipe, and ending a child that is stuck. What does not: the
review itself (`hosting.review`), and who may have one (`records.reviewing`).

Playing a game again holds the interpreter for a second or two, as a thought does (ADR 10). A review
is made once, so a child makes one and goes: nothing stays in memory for it.
"""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from typing import Final

import msgspec

from dejarik.hosting.review.reviewing import NotOver, review
from dejarik.hosting.titles import Titles
from dejarik.kernel.journal_bytes import load_journal
from dejarik.kernel.replaying import Diverged
from dejarik.service.adapters.children import stand_back
from dejarik.service.records.reviewing import CannotReview, ReviewLost

MOST_SECONDS: Final = 60.0
"""Loading the game and playing it again, on a busy machine too."""
NICENESS: Final = 5
"""How far a child stands back behind processes that people wait for."""
REFUSED: Final = 3
"""How a child ends that cannot review what it was given."""


class ChildReviewer:
    """Starts a child for each review."""

    def __init__(self, titles: Titles, seconds: float = MOST_SECONDS) -> None:
        self.titles = titles
        self.seconds = seconds

    async def make(self, title: str, seat: int, journal: bytes) -> bytes:
        """The review of a journal as JSON. Raises ReviewLost or CannotReview."""
        paths = json.dumps(self.titles.paths)
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __spec__.name, paths, title, str(seat)),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self.seconds):
                told, _ = await child.communicate(journal)
        except TimeoutError as error:
            raise ReviewLost(f"a review took more than {self.seconds:g} seconds") from error
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
        if child.returncode == REFUSED:
            raise CannotReview
        if child.returncode != 0:
            raise ReviewLost(f"the child ended with {child.returncode}")
        return told


# --- the child ------------------------------------------------------------------------


def main() -> None:
    """Review the journal that comes in; arguments say which games there are, which, for whom."""
    paths, title, seat = sys.argv[1:]
    stand_back(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever prints in here must not talk into the answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        found = review(
            Titles(json.loads(paths)).named(title),
            load_journal(sys.stdin.buffer.read()),
            int(seat),
        )
    except (Diverged, NotOver):
        sys.exit(REFUSED)
    with answers:
        answers.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
