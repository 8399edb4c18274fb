"""A live table whose journal is out of reach: it waits with its room, and goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from dejarik.service.ports import NewEntry, Unavailable
from dejarik.service.tables import entry_writer
from dejarik.service.tables.clients import Client
from tests.service.alone import Alone, alone

Append = Callable[[NewEntry], Awaitable[None]]


@contextmanager
def trouble(here: Alone, monkeypatch: pytest.MonkeyPatch, append: Append) -> Any:
    """Have the journal append in another way inside."""
    with monkeypatch.context() as patched:
        patched.setattr(here.table.staff.journal, "append", append)
        yield


async def kinds(here: Alone, client: Client) -> list[str]:
    """What somebody hears, by kind."""
    return [one["type"] for one in await here.heard(client)]


@pytest.mark.parametrize("stored", [False, True])
def test_a_failed_entry_is_looked_for_and_the_room_stays(
    database_url: str, monkeypatch: pytest.MonkeyPatch, *, stored: bool
) -> None:
    """Whether it was stored or not, it is there once, and its player is told so."""

    async def main() -> None:
        async with alone(database_url) as here:
            journal, room, failures = here.table.staff.journal, here.table.room, [3]
            append = journal.append

            async def fail(entry: NewEntry) -> None:
                failures[0] -= 1
                if failures[0] == 2 and stored:
                    await append(entry)
                if failures[0] >= 0:
                    raise Unavailable("away")
                await append(entry)

            with trouble(here, monkeypatch, fail):
                here.answer(0)
                heard = await kinds(here, here.players[0])
            assert {"accepted", "news"} <= set(heard)
            assert "closing" not in heard
            assert (here.table.room is room, here.table.closed) == (True, False)
            assert 1 == len((await journal.load(here.table.id)).entries)
            here.answer(1)
            assert "accepted" in await kinds(here, here.players[1])
            assert 2 == len((await journal.load(here.table.id)).entries)

    asyncio.run(main())


def test_whoever_waits_long_is_sent_away_and_finds_the_same_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told that the journal cannot be reached, and what they sent is stored later."""
    monkeypatch.setattr(entry_writer, "AWAY_AFTER", 0.0)

    async def main() -> None:
        async with alone(sqlite_url) as here:
            journal, room = here.table.staff.journal, here.table.room
            append, back = journal.append, asyncio.Event()

            async def fail(entry: NewEntry) -> None:
                if not back.is_set():
                    raise Unavailable("away")
                await append(entry)

            with trouble(here, monkeypatch, fail):
                here.answer(0)
                for player in here.players:
                    said = await here.heard(player)
                    assert ("closing", "unavailable") == (said[-1]["type"], said[-1]["code"])
                back.set()
                again = Client("a0", "somebody", 0)
                here.table.post(again)
                whole = next(one for one in await here.heard(again) if one["type"] == "whole")
            assert (1, True) == (whole["version"], here.table.room is room)
            assert 1 == len((await journal.load(here.table.id)).entries)

    asyncio.run(main())


def test_somebody_elses_entry_sends_everybody_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number is taken by another process: this one has lost the table."""

    async def main() -> None:
        async with alone(sqlite_url) as here:
            append = here.table.staff.journal.append

            async def fail(entry: NewEntry) -> None:
                await append(replace(entry, at=entry.at + 1))
                raise Unavailable("away")

            with trouble(here, monkeypatch, fail):
                here.answer(0)
                said = await here.heard(here.players[0])
            assert ("closing", "moved") == (said[-1]["type"], said[-1]["code"])
            assert here.table.closed

    asyncio.run(main())


def test_a_table_that_is_given_up_does_not_wait(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that goes down while the journal is away goes down all the same."""

    async def main() -> None:
        async with alone(sqlite_url) as here:

            async def fail(_entry: NewEntry) -> None:
                raise Unavailable("away")

            with trouble(here, monkeypatch, fail):
                here.answer(0)
                await asyncio.sleep(0.05)
                async with asyncio.timeout(10):
                    await here.table_registry.close()
            assert {} == here.table_registry.tables

    asyncio.run(main())
