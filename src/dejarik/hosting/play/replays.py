"""
Replays: a finished game again, as one audience saw it.

What belongs here: playing the entries that count and collecting what is told.
What does not: who may see which (`service`), and going on from there.
"""

from collections.abc import Iterator

from dejarik.hosting.play.room import Room
from dejarik.hosting.title import Title
from dejarik.hosting.wire import News, Whole
from dejarik.kernel.entries import ADJUDICATE, ANSWER, Entry
from dejarik.kernel.journal import PRESENT, Journal
from dejarik.kernel.journal_bytes import unpack_entry
from dejarik.kernel.replaying import replay


def retold(title: Title, journal: Journal, seat: int, at: int = PRESENT) -> Iterator[Whole | News]:
    """
    What an audience saw: the table at the beginning, then the news of every entry.

    What was taken back is left out. Entries that the audience could not notice tell nothing.
    Raises Diverged when it no longer plays out as it did.
    """
    for _, message in retold_by_position(title, journal, seat, at):
        yield message


def retold_by_position(
    title: Title, journal: Journal, seat: int, at: int = PRESENT
) -> Iterator[tuple[int, Whole | News]]:
    """The same, each with the number of its entry: where a fork can begin; 0 is the beginning."""
    entries = journal.effective(at)
    # Whether it still is the game it was is known before anybody is told anything.
    replay(title.game(journal.setup()), journal, at)
    room = Room(title, Journal(journal.release, journal.setup(), journal.seed))
    yield 0, room.attend(seat)
    for entry in entries:
        news = carry_out(room, entry).get(seat)
        if news is not None:
            yield entry.number, news


def forked(journal: Journal, at: int) -> Journal:
    """A new journal that stands where another one stood: to play on from there."""
    fresh = Journal(journal.release, journal.setup(), journal.seed)
    fresh.start_hash = journal.start_hash
    for entry in journal.effective(at):
        fresh.append(unpack_entry(entry.pack(), entry.describe()))
    return fresh


def carry_out(room: Room, entry: Entry) -> dict[int, Whole | News]:
    """Have a stored entry happen in a room again; what each audience that attends is told."""
    if entry.kind == ANSWER:
        version = room.version(entry.seat)
        return {**room.answer(entry.seat, version, entry.decision, entry.choice).news}
    if entry.kind == ADJUDICATE:
        return {**room.adjudicate(entry.ranking, entry.reason).news}
    return {**room.concede(entry.seat).news}
