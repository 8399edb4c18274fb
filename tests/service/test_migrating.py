"""Migrations run on both databases, as often as one likes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate, revision
from dejarik.service.ports import Unavailable
from dejarik.testing.servers import Postgres

OLD_GAME = """
    INSERT INTO games (id, title, release, setup, settings, server_seed, nonces, seed, began,
        finished, outcome) VALUES (%s, 'destiny', %s, %s, %s, %s, %s, %s, 1, %s, %s)
"""


@pytest.fixture(params=["sqlite", "postgres"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without deadlines."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'old.sqlite'}"
        migrate(url, "0008")
        yield url
        return
    server: Postgres = request.getfixturevalue("postgres_server")
    name = server.new_database()
    migrate(server.url(name), "0008")
    yield server.url(name)
    server.drop_database(name)


def test_games_that_are_older_than_deadlines_get_one_later(old_url: str) -> None:
    """Unless they are over; the service's time begins with the clock of the database."""

    async def main() -> None:
        async with open_database(old_url) as database:
            for game, finished in (("over", 5), ("played", None)):
                values = (game, *[b"x"] * 6, finished, b"")
                await database.run(OLD_GAME, values)
            await asyncio.to_thread(migrate, old_url)
            found = await database.rows("SELECT id, deadline, warned FROM games ORDER BY id")
            assert [("over", 0, 0), ("played", None, 0)] == found
            [(behind,)] = await database.rows("SELECT clock.ms - s.ms FROM service_time s, clock")
            assert isinstance(behind, int)
            assert 0 <= behind < 30_000

    asyncio.run(main())


OLD_ACCOUNT = """
    INSERT INTO accounts (id, name, look, password, role, created, seen, muted_until, settings)
        VALUES (%s, %s, %s, '', 'player', 1, 1, 0, %s)
"""
OLD_ADDRESS = """
    INSERT INTO mail_addresses (account, address, code_hash, code_until, confirmed)
        VALUES (%s, %s, %s, 7, %s)
"""


def test_addresses_that_waited_to_be_confirmed_still_do(old_url: str) -> None:
    """Those that were confirmed stay; one without a code is gone."""

    async def main() -> None:
        async with open_database(old_url) as database:
            addresses = (("ann", None, 5), ("bob", "hash", 0), ("cid", None, 0))
            for name, code, confirmed in addresses:
                await database.run(OLD_ACCOUNT, (name, name, name, b"{}"))
                await database.run(OLD_ADDRESS, (name, f"{name}@example.org", code, confirmed))
            await asyncio.to_thread(migrate, old_url)
            stay = await database.rows("SELECT account, confirmed FROM mail_addresses")
            wait = await database.rows("SELECT account, token_hash, expires FROM mail_changes")
            assert [("ann", 5)] == stay
            assert [("bob", "hash", 7)] == wait

    asyncio.run(main())


OLD_TABLE = """
    INSERT INTO tables (id, commitment, title, edition, format, status, host, settings, created,
        turns, moved, result) VALUES (%s, '', 'destiny', '', 'INF', %s, 'han', %s, 1, '', 1, %s)
"""
OLD_SEAT = """
    INSERT INTO seats (table_id, seat, account, bot, deck_name, cards, here, nonce)
        VALUES (%s, %s, NULL, 'greedy', '', %s, 1, '')
"""
RESULTS = {
    "won": b'{"ranking": [[1], [0]], "reason": "conceded"}',
    "level": b'{"ranking": [[0, 1]], "reason": "both_out"}',
    "played": b"",
}


def test_games_that_were_over_before_scores_have_them(old_url: str) -> None:
    """One won and lost, one level; one that goes on has none."""

    async def main() -> None:
        async with open_database(old_url) as database:
            for table, result in RESULTS.items():
                status = "over" if result else "playing"
                await database.run(OLD_TABLE, (table, status, b"{}", result))
                for seat in range(2):
                    await database.run(OLD_SEAT, (table, seat, b""))
            await asyncio.to_thread(migrate, old_url)
            found = await database.rows("SELECT score FROM seats ORDER BY table_id, seat")
            level, played, won = [0.5, 0.5], [None, None], [0.0, 1.0]
            assert [*level, *played, *won] == [score for (score,) in found]

    asyncio.run(main())


def test_a_migrated_database_stays_as_it_is(database_url: str) -> None:
    """Migrating again changes nothing."""
    before = revision(database_url)
    migrate(database_url)
    assert before == revision(database_url)
    assert before is not None


def test_a_new_file_has_no_revision(tmp_path: Path) -> None:
    """What was never migrated says so."""
    assert None is revision(f"sqlite:///{tmp_path / 'new.sqlite'}")


def test_a_folder_that_is_not_there_is_out_of_reach(tmp_path: Path) -> None:
    """A database that cannot be opened raises the port's error."""
    with pytest.raises(Unavailable, match="cannot be reached"):
        migrate(f"sqlite:///{tmp_path / 'nowhere' / 'new.sqlite'}")


@pytest.mark.parametrize("url", ["mysql://localhost/x", "dejarik.sqlite"])
def test_another_kind_of_address_is_refused(url: str) -> None:
    """The error says how an address begins."""
    with pytest.raises(ValueError, match="begins with sqlite:///"):
        migrate(url)
