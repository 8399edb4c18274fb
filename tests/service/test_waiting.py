"""Games of other releases: taken over if they come to the same, else they wait and can be ended."""

import asyncio
import random

import pytest

from dejarik.cli.main import main as command
from dejarik.games.destiny.model.rulebook import SCHEMA
from dejarik.kernel.journal_bytes import unpack_entry
from dejarik.kernel.wire import decode, encode
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.directory import SqlDirectory
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.people.roles import Role
from dejarik.service.ports import Database
from dejarik.service.records.waiting_store import WaitingStore
from dejarik.service.tables.home import Elsewhere
from dejarik.service.tables.rebuild import Unplayable
from dejarik.service.tables.release_checks import PAUSE, REFUSED_MS
from dejarik.testing.application import Application, application
from dejarik.testing.tables import lay_table
from dejarik.titles.registry import TITLES
from tests.service.alone import Alone, alone

OTHER = f"destiny {SCHEMA} 0.0.9+0123456789abcdef"


async def _answers(_url: str) -> bool:
    return True


async def play(here: Alone, count: int = 6) -> str:
    """Some answers, and then nobody has the table; its id."""
    chance = random.Random("waiting")
    for _ in range(count):
        await here.play(chance)
    await here.table_registry.let_go([here.table.id])
    return here.table.id


async def of_another_release(database: Database, game: str, *, differs: bool) -> None:
    """As if another release had played the game, perhaps to something else."""
    await database.run("UPDATE games SET played_by = %s WHERE id = %s", (OTHER, game))
    if differs:
        rows = await database.rows("SELECT entry FROM entries WHERE game = %s AND seq = 4", (game,))
        assert isinstance(rows[0][0], bytes)
        entry = unpack_entry(decode(rows[0][0]), "entry 4")
        entry.hash = f"{SCHEMA}:{'0' * 16}"
        await database.run(
            "UPDATE entries SET entry = %s WHERE game = %s AND seq = 4",
            (encode(entry.pack()), game),
        )


def test_a_game_of_another_release_that_comes_to_the_same_is_taken_over(sqlite_url: str) -> None:
    """From then on it is a game of this release."""

    async def main() -> None:
        async with alone(sqlite_url) as here, open_database(sqlite_url) as database:
            game = await play(here)
            before = here.table.room.game.dump(here.table.room.state)
            await of_another_release(database, game, differs=False)

            live = await here.table_registry.table(game)

            assert before == live.room.game.dump(live.room.state)
            assert TITLES.release_name() == await here.table_registry.staff.journal.played_by(game)
            assert () == await WaitingStore(database, lambda: 0).listed()

    asyncio.run(main())


def test_a_game_that_would_be_played_otherwise_waits(sqlite_url: str) -> None:
    """It is claimed by nobody, stays as it is, and is listed with the entry; also after a while."""

    async def main() -> None:
        async with alone(sqlite_url) as here, open_database(sqlite_url) as database:
            game = await play(here)
            await of_another_release(database, game, differs=True)
            before = await database.rows("SELECT * FROM games WHERE id = %s", (game,))
            for _ in range(2):
                with pytest.raises(Unplayable):
                    await here.table_registry.table(game)
                here.clock[0] += REFUSED_MS

            assert [("",)] == await database.rows(
                "SELECT instance FROM homes WHERE game = %s", (game,)
            )
            assert before == await database.rows("SELECT * FROM games WHERE id = %s", (game,))
            (waiting,) = await WaitingStore(database, lambda: 0).listed()
            assert (game, OTHER) == (waiting.game, waiting.played_by)
            assert waiting.why.startswith("entry 4 (answer) gives another state")

    asyncio.run(main())


def test_whoever_comes_to_a_waiting_game_is_sent_to_a_process_of_its_release(
    sqlite_url: str,
) -> None:
    """As long as one lives, the game does not wait at all."""

    async def main() -> None:
        async with (
            alone(sqlite_url, answers=_answers) as here,
            open_database(sqlite_url) as database,
        ):
            game = await play(here)
            await of_another_release(database, game, differs=True)
            await SqlDirectory(database, "old", "ws://old", OTHER).beat(0, 0)
            await here.table_registry.beat()

            with pytest.raises(Elsewhere, match="ws://old"):
                await here.table_registry.table(game)
            assert () == await WaitingStore(database, lambda: 0).listed()

    asyncio.run(main())


def test_a_process_that_comes_back_as_another_release_lets_go_of_its_games(
    sqlite_url: str,
) -> None:
    """Its name in the directory is the old one; what it cannot play is free for others."""

    async def main() -> None:
        async with alone(sqlite_url) as here, open_database(sqlite_url) as database:
            game = await play(here)
            await of_another_release(database, game, differs=True)
            await database.run("UPDATE homes SET instance = %s", ("alone",))

            with pytest.raises(Unplayable):
                await here.table_registry.table(game)
            assert [("",)] == await database.rows(
                "SELECT instance FROM homes WHERE game = %s", (game,)
            )

    asyncio.run(main())


def test_a_game_whose_start_would_be_another_waits_too(sqlite_url: str) -> None:
    """Its players have seen their cards, although nobody has answered."""

    async def main() -> None:
        async with alone(sqlite_url) as here, open_database(sqlite_url) as database:
            second = (await lay_table(database, "second")).game
            await database.run(
                "UPDATE games SET played_by = %s, start_hash = %s WHERE id = %s",
                (OTHER, f"{SCHEMA}:{'0' * 16}", second),
            )
            with pytest.raises(Unplayable, match="the start of the game gives another state"):
                await here.table_registry.table(second)

    asyncio.run(main())


async def _laid(url: str) -> tuple[str, list[str]]:
    """A game that waits, and who plays it."""
    async with alone(url) as here, open_database(url) as database:
        game = await play(here)
        await of_another_release(database, game, differs=True)
        return game, [seat.name for seat in here.table.hosted.seats]


def waiting_in(place: Application) -> list[dict[str, object]]:
    """What an administrator is told."""
    found = place.somebody(Role.ADMINISTRATOR).get("/api/waiting").json()["games"]
    assert isinstance(found, list)
    return found


def until_listed(place: Application) -> list[dict[str, object]]:
    """The list, once the process has looked through the games of others."""
    for _ in range(100):
        if found := waiting_in(place):
            return found
        place.client.blocking_portal.call(asyncio.sleep, 0.1)
    return []


def test_a_process_lists_the_games_that_wait_when_it_starts(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a line of its log and for administrators, without cards and hashes."""
    game, players = asyncio.run(_laid(sqlite_url))

    with application(sqlite_url) as place:
        (listed,) = until_listed(place)
        place.client.blocking_portal.call(asyncio.sleep, 5 * PAUSE)

    assert {"id": game, "players": players, "release": OTHER} == {
        key: value for key, value in listed.items() if key != "since"
    }
    said = capsys.readouterr().out
    assert "games_incompatible" in said
    assert game in said
    assert "gives another state" not in said


def test_an_administrator_ends_a_waiting_game_without_playing_it(sqlite_url: str) -> None:
    """It has no winner; nothing of it is deleted, and the deed is in the audit."""
    game, _ = asyncio.run(_laid(sqlite_url))

    with application(sqlite_url) as place:
        until_listed(place)
        boss = place.somebody(Role.ADMINISTRATOR)
        assert {} == boss.told("/api/waiting/end", {"game": game})
        assert [] == waiting_in(place)
        assert 404 == boss.post("/api/waiting/end", {"game": game}).status_code
        (deed,) = boss.told("/api/people/audit", {})["acts"]
        assert ("end games that wait for their release", game) == (deed["act"], deed["target"])
        assert 409 == boss.get(f"/api/games/{game}/receipt").status_code

    async def look() -> None:
        async with open_database(sqlite_url) as database, SqlJournal(database) as journal:
            stored = await journal.load(game)
            assert [[[0, 1]], "abandoned"] == decode(stored.outcome)
            last = unpack_entry(decode(stored.entries[-1].entry), "the last")
            assert "entry 0 (adjudicate)" == last.describe()
            assert 6 == len(stored.entries[:-1])

    asyncio.run(look())


def test_a_game_that_somebody_plays_cannot_be_ended(sqlite_url: str) -> None:
    """Neither one that goes on here nor one that another process has gone on with."""
    game, _ = asyncio.run(_laid(sqlite_url))

    async def go_on() -> None:
        async with open_database(sqlite_url) as database:
            await SqlDirectory(database, "old", "ws://old", OTHER).beat(0, 1)

    with application(sqlite_url) as place:
        until_listed(place)
        asyncio.run(go_on())
        answer = place.somebody(Role.ADMINISTRATOR).post("/api/waiting/end", {"game": game})
        assert 404 == answer.status_code


def test_whoever_has_the_machine_lists_and_ends_waiting_games(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command also says why, entry and all."""
    game, players = asyncio.run(_laid(sqlite_url))
    with application(sqlite_url) as place:
        until_listed(place)
    capsys.readouterr()

    assert 0 == command(["waiting", "--database", sqlite_url])
    said = capsys.readouterr().out
    assert f"{game}: {' and '.join(players)}; waits for {OTHER}" in said
    assert "entry 4 (answer) gives another state" in said
    assert 0 == command(["waiting", "--database", sqlite_url, "--end", game])
    assert f"The game {game} is over" in capsys.readouterr().out
    assert 0 == command(["waiting", "--database", sqlite_url])
    assert "No game waits" in capsys.readouterr().out
    assert 0 != command(["waiting", "--database", sqlite_url, "--end", game])


def test_a_game_that_ended_by_other_rules_says_so_at_its_table(sqlite_url: str) -> None:
    """It does not wait any more, and cannot be shown here."""

    async def main() -> None:
        async with alone(sqlite_url) as here, open_database(sqlite_url) as database:
            game = await play(here)
            await of_another_release(database, game, differs=True)
            await here.table_registry.staff.journal.finish(game, encode([[[0, 1]], "abandoned"]), 1)

            with pytest.raises(Unplayable) as refused:
                await here.table_registry.table(game)
            assert refused.value.over
            assert () == await WaitingStore(database, lambda: 0).listed()

    asyncio.run(main())


def test_an_entry_that_is_stored_meanwhile_keeps_a_game_from_being_ended(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal fences: whoever plays it has the word."""
    game, _ = asyncio.run(_laid(sqlite_url))
    load = SqlJournal.load

    with application(sqlite_url) as place:
        until_listed(place)

        async def load_and_be_overtaken(self: SqlJournal, which: str) -> object:
            found = await load(self, which)
            await place.state.database.run(
                "INSERT INTO entries (game, seq, entry, at, clocks, only_seat)"
                " VALUES (%s, %s, %s, 0, %s, -1)",
                (which, len(found.entries) + 1, b"", b""),
            )
            return found

        monkeypatch.setattr(SqlJournal, "load", load_and_be_overtaken)
        answer = place.somebody(Role.ADMINISTRATOR).post("/api/waiting/end", {"game": game})
        assert 409 == answer.status_code
