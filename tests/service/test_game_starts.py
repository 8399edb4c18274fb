"""From a full table to its game: once, and under an id that tells nobody anything."""

import asyncio
from base64 import urlsafe_b64encode
from hashlib import blake2b

from dejarik.hosting.play.hosted_wire import write_hosted
from dejarik.kernel.wire import encode
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.game_starts import GAME_IDS, StartPorts, advance, game_of
from dejarik.service.ids import ID_BYTES
from dejarik.service.lobby import course, tables
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.records.secret_store import SecretStore
from dejarik.testing.lobbies import INFINITE, JEDI, SITH, LobbyForTests, Opens, lobby_on


async def full_table(lobby: LobbyForTests) -> course.Ready:
    """A table at which both sit."""
    han, leia = await lobby.person("Han"), await lobby.person("Leia")
    table = await tables.create_table(wire.CreateTable(INFINITE, JEDI), han, lobby.ports)
    await tables.sit_down(wire.SitDown(table.id, SITH), leia, lobby.ports)
    found = await course.ready(table.id, lobby.ports)
    assert found is not None
    return found


def test_whoever_guesses_the_other_deck_cannot_tell_by_the_id(database: Opens) -> None:
    """All that players know, and the right list, do not lead to the id of their game."""

    async def main() -> None:
        async with lobby_on(database) as lobby, SqlJournal(lobby.database) as journal:
            ready = await full_table(lobby)
            ports = StartPorts(lobby.ports, journal, SecretStore(lobby.database))
            await advance(ready.table, ports)
            [(game,)] = await lobby.database.rows("SELECT game FROM tables")
            known = encode([ready.table, ready.setup, write_hosted(ready.hosted)])
            guessed = blake2b(known, digest_size=ID_BYTES)
            secret = await ports.secrets.named(GAME_IDS)
            assert game == game_of(ready, secret)
            assert game != game_of(ready, b"another server's secret")
            assert game != urlsafe_b64encode(guessed.digest()).decode()

    asyncio.run(main())


def test_two_processes_open_one_game(database: Opens) -> None:
    """Each has asked for the secret itself, and both at once."""

    async def main() -> None:
        async with lobby_on(database) as lobby, SqlJournal(lobby.database) as journal:
            ready = await full_table(lobby)
            processes = [
                StartPorts(lobby.ports, journal, SecretStore(lobby.database)) for _ in range(3)
            ]
            await asyncio.gather(*(advance(ready.table, one) for one in processes))
            await advance(ready.table, processes[0])
            [(game,)] = await lobby.database.rows("SELECT game FROM tables")
            assert [(game,)] == await lobby.database.rows("SELECT id FROM games")

    asyncio.run(main())
