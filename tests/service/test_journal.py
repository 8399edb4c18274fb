"""The journal stores entries in order, once, and says so only when they are on disk."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from types import NoneType

import pytest

from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.ports import (
    Beginning,
    Database,
    Fenced,
    Missing,
    NewEntry,
    StoredGame,
    Taken,
    Unavailable,
)

Opens = Callable[[], AbstractAsyncContextManager[Database]]
Play = Callable[[SqlJournal], Awaitable[None]]


BEGUN = Beginning(b"release", "destiny 3 1.0+aa", "3:0123")


def game_named(name: str) -> StoredGame:
    """A game that has not begun."""
    return StoredGame(name, "destiny", b"r", b"{}", b"[]", b"server", b"", b"", 1_700_000_000_000)


def entry(game: str, seq: int, text: bytes = b"e") -> NewEntry:
    """An entry of a game."""
    return NewEntry(game, seq, text, 1_700_000_000_000 + seq, b"c", seq % 3 - 1)


def with_journal(database: Opens, play: Play) -> None:
    """Do something with a journal that has the games a and b."""

    async def main() -> None:
        async with database() as db, SqlJournal(db) as journal:
            await journal.create(game_named("a"))
            await journal.create(game_named("b"))
            async with asyncio.timeout(30):
                await play(journal)

    asyncio.run(main())


async def appended(journal: SqlJournal, *entries: NewEntry) -> list[type]:
    """Append all at once; the type of what each gave."""
    found = await asyncio.gather(*map(journal.append, entries), return_exceptions=True)
    return [type(each) for each in found]


def test_the_last_entry_ends_its_game(database: Opens) -> None:
    """Both are stored together or not at all, beside entries of other games."""

    async def play(journal: SqlJournal) -> None:
        await journal.append(entry("a", 1))
        await journal.keep_snapshot("a", 1, b"state")
        await journal.keep_talk("a", 1, b"{}")
        last = replace(entry("a", 2), outcome=b"[[0],[1]]")
        late = replace(entry("b", 2), outcome=b"[[1],[0]]")
        assert [NoneType, Fenced] == await appended(journal, last, late)
        over, other = await journal.load("a"), await journal.load("b")
        assert (b"[[0],[1]]", [1, 2]) == (over.outcome, [one.seq for one in over.entries])
        assert (b"", ()) == (other.outcome, other.entries)
        assert ([], b"") == (await journal.snapshots("a"), over.talk)

    with_journal(database, play)


def test_a_game_comes_back_as_it_was_created(database: Opens) -> None:
    """Every field survives, there is one game of an id, and others are missing."""

    async def play(journal: SqlJournal) -> None:
        assert game_named("a") == await journal.load("a")
        with pytest.raises(Taken):
            await journal.create(game_named("a"))
        with pytest.raises(Missing):
            await journal.load("c")

    with_journal(database, play)


@pytest.mark.parametrize("seed", range(3))
def test_entries_load_in_order(database: Opens, seed: int) -> None:
    """However games take turns and share commits, each loads as it was written."""
    turns = ["a"] * 20 + ["b"] * 15
    random.Random(seed).shuffle(turns)
    written: dict[str, list[NewEntry]] = {"a": [], "b": []}
    for game in turns:
        written[game].append(entry(game, len(written[game]) + 1, b"%d" % len(written[game])))
    order = [written[game][turns[:place].count(game)] for place, game in enumerate(turns)]

    async def play(journal: SqlJournal) -> None:
        assert [type(None)] * 35 == await appended(journal, *order)
        for game, entries in written.items():
            assert tuple(entries) == (await journal.load(game)).entries
        assert written["a"][12:] == await journal.since("a", 12)

    with_journal(database, play)


@pytest.mark.parametrize("seq", [1, 2, 4, 0, -1])
def test_only_the_next_number_is_stored(database: Opens, seq: int) -> None:
    """After two entries, neither a number that is written nor one past a gap is taken."""

    async def play(journal: SqlJournal) -> None:
        await appended(journal, entry("a", 1), entry("a", 2))
        with pytest.raises(Fenced):
            await journal.append(entry("a", seq, b"other"))
        assert (entry("a", 1), entry("a", 2)) == (await journal.load("a")).entries
        await journal.append(entry("a", 3))

    with_journal(database, play)


def test_a_game_that_does_not_exist_takes_no_entry(database: Opens) -> None:
    """Nothing is stored of it, and the others in the same commit are."""

    async def play(journal: SqlJournal) -> None:
        found = await appended(journal, entry("a", 1), entry("nowhere", 1), entry("b", 1))
        assert [type(None), Fenced, type(None)] == found
        assert [] == await journal.since("nowhere", 0)

    with_journal(database, play)


def test_what_waits_behind_a_fenced_entry_is_fenced(database: Opens) -> None:
    """Entries that follow one which lost do not follow the winner's instead."""

    async def play(journal: SqlJournal) -> None:
        async with database() as db, SqlJournal(db) as other:
            await other.append(entry("a", 1, b"winner"))
        mine = [entry("a", seq, b"loser") for seq in (1, 2, 3)]
        assert [Fenced] * 3 == await appended(journal, *mine)
        with pytest.raises(Fenced):
            await journal.append(entry("a", 2, b"late loser"))
        assert (entry("a", 1, b"winner"),) == (await journal.load("a")).entries
        await journal.append(entry("a", 2))

    with_journal(database, play)


def test_entries_that_wait_share_a_commit(database: Opens) -> None:
    """A hundred games at once take few commits, and one game takes one for each entry."""

    async def play(journal: SqlJournal) -> None:
        names = [f"g{number}" for number in range(100)]
        for name in names:
            await journal.create(game_named(name))
        assert [type(None)] * 100 == await appended(journal, *(entry(name, 1) for name in names))
        assert journal.batches <= 2
        assert 100 == journal.rows

    with_journal(database, play)


def test_an_entry_that_cannot_be_stored_fails_alone(database: Opens) -> None:
    """One that the database does not take leaves those that shared its commit unharmed."""

    async def play(journal: SqlJournal) -> None:
        wrong = NewEntry("b", 1, b"", at=2**70)
        good, bad = await asyncio.gather(
            journal.append(entry("a", 1)), journal.append(wrong), return_exceptions=True
        )
        assert None is good
        assert isinstance(bad, Exception)
        assert not isinstance(bad, Unavailable)
        assert 1 == len((await journal.load("a")).entries)

    with_journal(database, play)


def test_a_closed_journal_has_stored_what_waited(database: Opens) -> None:
    """Whoever waits while it closes is served; whoever comes later is told."""

    async def main() -> None:
        async with database() as db:
            async with SqlJournal(db) as journal:
                await journal.create(game_named("a"))
                waiting = [asyncio.create_task(journal.append(entry("a", n))) for n in (1, 2, 3)]
                await asyncio.sleep(0)
            assert [None] * 3 == await asyncio.gather(*waiting)
            with pytest.raises(Unavailable, match="closed"):
                await journal.append(entry("a", 4))
            assert 3 == len((await journal.load("a")).entries)

    asyncio.run(main())


def test_a_cancelled_append_is_stored_all_the_same(database: Opens) -> None:
    """Giving up waiting takes nothing back, so the next number is the next."""

    async def play(journal: SqlJournal) -> None:
        task = asyncio.create_task(journal.append(entry("a", 1)))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await journal.append(entry("a", 2))
        assert 2 == len((await journal.load("a")).entries)

    with_journal(database, play)


def test_the_seed_is_fixed_once_and_the_end_noted_once(database: Opens) -> None:
    """A second seed is refused, a second end is ignored."""

    async def play(journal: SqlJournal) -> None:
        await journal.start("a", b"nonces", b"seed", BEGUN)
        with pytest.raises(Taken):
            await journal.start("a", b"others", b"other", BEGUN)
        with pytest.raises(Missing):
            await journal.start("c", b"nonces", b"seed", BEGUN)
        await journal.finish("a", b"won", 5)
        await journal.finish("a", b"lost", 6)
        loaded = await journal.load("a")
        assert (b"nonces", b"seed", b"won") == (loaded.nonces, loaded.seed, loaded.outcome)
        assert BEGUN == Beginning(loaded.release, loaded.played_by, loaded.start_hash)

    with_journal(database, play)


def test_a_game_knows_the_release_that_plays_it(database: Opens) -> None:
    """Nothing is known of it before somebody says so; a game that is not there has none."""

    async def play(journal: SqlJournal) -> None:
        assert "" == await journal.played_by("a")
        await journal.adopt("a", "one")
        assert "one" == await journal.played_by("a")
        await journal.adopt("a", "two")
        assert ("two", "") == (await journal.played_by("a"), await journal.played_by("b"))
        with pytest.raises(Missing):
            await journal.played_by("c")

    with_journal(database, play)


def test_the_newest_two_snapshots_are_kept(database: Opens) -> None:
    """The same one is replaced, an older one that comes late changes nothing, the end lets go."""

    async def play(journal: SqlJournal) -> None:
        assert [] == await journal.snapshots("a")
        await journal.keep_snapshot("a", 5, b"five")
        await journal.keep_snapshot("a", 7, b"seven")
        await journal.keep_snapshot("a", 9, b"nine")
        await journal.keep_snapshot("a", 9, b"nine again")
        await journal.keep_snapshot("a", 6, b"six")
        assert [(7, b"seven"), (9, b"nine again")] == await journal.snapshots("a")
        await journal.keep_snapshot("b", 3, b"three")
        await journal.finish("a", b"won", 5)
        assert [] == await journal.snapshots("a")
        assert [(3, b"three")] == await journal.snapshots("b")

    with_journal(database, play)
