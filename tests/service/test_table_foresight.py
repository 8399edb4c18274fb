"""What comes of options at a table: told late, to whoever wants it, and never before its step."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service import wire
from dejarik.service.ports import NewEntry
from dejarik.service.tables.clients import Client
from tests.service.alone import Alone, alone

ASKED = 40
QUICK = TableSettings(beat=0)


async def foretold(here: Alone, client: Client) -> list[dict[str, Any]]:
    """What somebody hears until the table has nothing left to do and nothing is worked out."""
    here.table.post((client, wire.Ping(ref=1)))
    heard: list[dict[str, Any]] = []
    async with asyncio.timeout(20):
        while "pong" not in [one["type"] for one in heard]:
            heard += [msgspec.json.decode(data) for data in await client.outgoing()]
        await here.table_registry.staff.foreseer.settled()
    here.table.post((client, wire.Ping(ref=2)))
    return heard + [msgspec.json.decode(data) for data in await client.outgoing()]


def versions(heard: list[dict[str, Any]], *kinds: str) -> list[int]:
    """The versions of the messages of these kinds."""
    return [one["version"] for one in heard if one["type"] in kinds]


async def played_to_options(here: Alone, client: Client, other: Client) -> list[dict[str, Any]]:
    """Let people play until somebody who wants it is told of their options; what they heard."""
    chance = random.Random(4)
    for _ in range(ASKED):
        room = here.table.room
        asked = chance.choice(room.game.pending(room.state))
        said = wire.Answer(
            version=room.version(asked.seat),
            decision=asked.id,
            choice=chance.randrange(len(asked.options)),
        )
        here.table.post(({0: client, 1: other}[asked.seat], said))
        heard = await foretold(here, client)
        assert [] == versions(await foretold(here, other), "foretold")
        if versions(heard, "foretold"):
            return heard
    raise AssertionError("nothing was ever foretold")


def test_who_wants_it_is_told_after_the_question_and_again_on_coming_back(sqlite_url: str) -> None:
    """The other seat did not ask for it; a second window and a fresh whole have it at once."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here:
            here.table.leave(here.players[0])
            client = Client("a0", "Ann", 0, foresight=True)
            here.table.post(client)
            heard = await played_to_options(here, client, here.players[1])
            (version,) = set(versions(heard, "foretold"))
            kinds = [one["type"] for one in heard]
            assert version == versions(heard, "news", "whole")[-1]
            assert kinds.index("foretold") > kinds.index("news")

            window = Client("a0", "Ann", 0, foresight=True)
            here.table.post(window)
            assert [version] == versions(await foretold(here, window), "foretold")
            back = Client("a0", "Ann", 0, have=version, foresight=True)
            here.table.post(back)
            again = await foretold(here, back)
            assert [] == versions(again, "whole")
            assert [version] == versions(again, "foretold")
            here.table.post((client, wire.Refresh()))
            assert [version] == versions(await foretold(here, client), "foretold")

    asyncio.run(main())


def test_nothing_is_told_of_a_step_before_it_is_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun before an answer is dropped while the answer is on its way to the journal."""

    async def main() -> None:
        async with alone(sqlite_url, QUICK) as here:
            here.table.leave(here.players[0])
            client = Client("a0", "Ann", 0, foresight=True)
            here.table.post(client)
            await played_to_options(here, client, here.players[1])
            room, journal = here.table.room, here.table_registry.staff.journal
            append, going, go_on = journal.append, asyncio.Event(), asyncio.Event()

            async def slowly(entry: NewEntry) -> None:
                going.set()
                await go_on.wait()
                await append(entry)

            monkeypatch.setattr(journal, "append", slowly)
            before = room.version(0)
            asked = room.game.pending(room.state)[0]
            here.table.crowd._foresight._told.clear()
            here.table.post((client, wire.Refresh()))
            said = wire.Answer(version=room.version(asked.seat), decision=asked.id, choice=0)
            here.table.post(({0: client, 1: here.players[1]}[asked.seat], said))
            await going.wait()
            await here.table_registry.staff.foreseer.settled()
            waiting = [data for data in client._waiting if b'"foretold"' in data]
            assert all(f'"version":{before}'.encode() in data for data in waiting)
            assert room.version(0) > before
            go_on.set()
            heard = await foretold(here, client)
            assert all(one <= room.version(0) for one in versions(heard, "foretold"))

    asyncio.run(main())
