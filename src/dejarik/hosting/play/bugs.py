"""
Bugs: from a reported fault to a test that fails until it is put right.

What belongs here: the report of a game in play, and the text of the test.
What does not: where reports are kept, and who may read them: they hold hidden cards.
"""

import textwrap
import zlib
from base64 import b64decode, b64encode
from typing import Final

from dejarik.hosting.play.bug_wire import NOTE_LENGTH, BugReport
from dejarik.kernel.entries import Entry
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.journal import Journal
from dejarik.kernel.journal_bytes import dump_journal, load_journal, unpack_entry
from dejarik.kernel.replaying import Diverged, carry_out, replay
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest

WIDTH: Final = 88
"""How long the lines of an embedded journal are."""


def report_of(table: str, note: str, seat: int, journal: Journal) -> BugReport:
    """A fault that somebody saw at the table as it stands now."""
    position = len(journal.entries)
    return BugReport(table, note[:NOTE_LENGTH], seat, position, dump_journal(journal))


def failure_of(table: str, journal: Journal, attempt: Entry, error: str) -> BugReport:
    """A fault that the rules themselves have met: the answer they failed on is not played."""
    note = f"The rules failed on an answer of seat {attempt.seat}."
    position = len(journal.entries)
    return BugReport(
        table,
        note,
        attempt.seat,
        position,
        dump_journal(journal),
        attempt.pack(),
        error[:NOTE_LENGTH],
    )


def circle_of(table: str, journal: Journal, circles: list[list[int]]) -> BugReport:
    """A fault between cards: a number that depends on itself was read as printed."""
    note = "A number depends on itself and was read as printed, so that the game could go on."
    error = f"statistics and things in a circle: {circles}"[:NOTE_LENGTH]
    position = len(journal.entries)
    return BugReport(table, note, NOBODY, position, dump_journal(journal), None, error)


def compact(journal: bytes) -> str:
    """A journal in few characters."""
    return b64encode(zlib.compress(journal, 9)).decode()


def position_of(game: Game, packed: str, position: int) -> State:
    """
    The state a test begins with.

    Raises Diverged when the rules no longer lead there.
    """
    return replay(game, load_journal(zlib.decompress(b64decode(packed))), position)


def journal_in(packed: str) -> Journal:
    """The journal a test holds."""
    return load_journal(zlib.decompress(b64decode(packed)))


def attempt_again(game: Game, s: State, packed: list[object]) -> None:
    """Give the answer that the rules failed on."""
    carry_out(game, s, unpack_entry(packed, "the answer"), None)


def state_hash(game: Game, report: BugReport) -> str:
    """The hash of the state a report is about; empty when the rules no longer lead there."""
    try:
        return digest(game.dump(replay(game, load_journal(report.journal), report.position)))
    except Diverged:
        return ""


def written_test(report: BugReport, hash_: str) -> str:
    """A test module: it plays up to the position and fails with the note."""
    attempt = "" if report.attempt is None else f"ATTEMPT: list[object] = {report.attempt!r}\n"
    return _MODULE.format(
        note=_wrapped(report.note),
        position=report.position,
        seat=report.seat,
        hash=hash_,
        attempt=attempt,
        imported="" if report.attempt is None else "attempt_again, ",
        title=load_journal(report.journal).release.game,
        journal=_wrapped(compact(report.journal)),
        body=_SEEN if report.attempt is None else _FAILED,
    )


def _wrapped(text: str) -> str:
    """A text as lines of string literals; nothing in it can become code."""
    if " " in text:
        parts = [
            part + end
            for line in text.strip().split("\n")
            for part, end in _with_ends(textwrap.wrap(line, WIDTH - 10) or [""])
        ]
        parts[-1] = parts[-1].rstrip()
    else:
        parts = [text[start : start + WIDTH] for start in range(0, len(text), WIDTH)]
    return "\n".join(f"    {part!r}" for part in parts)


def _with_ends(lines: list[str]) -> list[tuple[str, str]]:
    """Lines of a paragraph, each with what joins it to the next."""
    return [(line, " ") for line in lines[:-1]] + [(lines[-1], "\n")]


_MODULE: Final = '''"""
A reported fault: the game up to it, and what was said about it.

State in the last test what should have happened, give the file and the tests names
that say so, and take the hidden cards of people's games out before it is published.
"""

import pytest

from dejarik.hosting.play.bugs import {imported}journal_in, position_of
from dejarik.titles.registry import TITLES
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.kernel.wire import digest

TITLE = {title!r}
SEAT = {seat}
POSITION = {position}
HASH = {hash!r}
{attempt}NOTE = (
{note}
)
JOURNAL = (
{journal}
)


def position() -> tuple[Game, State]:
    """
    The game, stopped where the fault was reported.
    """
    game = TITLES.named(TITLE).game(journal_in(JOURNAL).setup())
    return game, position_of(game, JOURNAL, POSITION)


def test_the_game_leads_to_the_position() -> None:
    """
    The rules still play the journal up to here as they did.
    """
    game, state = position()

    assert HASH == digest(game.dump(state))


def test_what_was_reported() -> None:
    """
    The note stands where the expectation belongs.
    """
    game, state = position()
{body}'''

_SEEN: Final = """
    # TODO: state with an assert what should hold here, then delete the last line.
    assert game.view(state, SEAT) is not None
    pytest.fail(NOTE)
"""

_FAILED: Final = """
    try:
        attempt_again(game, state, ATTEMPT)
    except Exception as error:
        pytest.fail(f"{NOTE} {error!r}")
    # TODO: state with an assert what the answer should have led to.
"""
