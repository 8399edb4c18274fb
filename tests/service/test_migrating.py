"""Migrations run on both databases, as often as one likes."""

import asyncio
import itertools
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from dejarik.service.adapters import schema_steps
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.postgres import PostgresDatabase
from dejarik.service.adapters.schema import migrate, newest_revision, revision
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Unavailable
from dejarik.testing import live_migration
from dejarik.testing.servers import Postgres

STATEMENTS = 153
"""Of all migrations from the oldest database here to the newest, on PostgreSQL."""
EVERY = int(os.environ.get("DEJARIK_INTERRUPTED_EVERY", "16"))
"""Interrupted at every so many of them."""
ROWS = 1_500
LONGEST = 2.0
"""Seconds that a statement may take: a lock is waited for half a second, on a busy machine."""

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


@pytest.fixture
def old_server_url(postgres_server: Postgres) -> Iterator[str]:
    """The address of a database of PostgreSQL without deadlines."""
    name = postgres_server.new_database()
    migrate(postgres_server.url(name), live_migration.BEFORE)
    yield postgres_server.url(name)
    postgres_server.drop_database(name)


def test_answers_are_stored_while_a_database_is_migrated(old_server_url: str) -> None:
    """No statement of a process waits longer than the limit of a lock, and work."""

    async def main() -> None:
        async with PostgresDatabase(old_server_url) as database:
            await live_migration.fill(database, ROWS)
            load, _ = await live_migration.migrated_under_load(old_server_url)
            assert max(load.longest.values()) < LONGEST, load.longest
            assert load.done[live_migration.ANSWERS]
            found = await database.rows("SELECT count(*), sum(deadline) FROM games")
            assert [(ROWS, 0)] == found
            scores = "SELECT seat, count(*), sum(score) FROM seats GROUP BY seat ORDER BY seat"
            assert [(0, ROWS, 0.0), (1, ROWS, float(ROWS))] == await database.rows(scores)


def test_names_are_compared_without_hyphens_from_then_on(old_url: str) -> None:
    """Whoever has a name that looks like an older one's signs in as before."""

    async def main() -> None:
        async with open_database(old_url) as database:
            names = (("1", "Luke"), ("2", "luke-"), ("3", "Han-Solo"), ("4", "v-vv"), ("5", "R-n"))
            looks = ("luke", "luke-", "han-solo", "v-w", "r-n")
            for (id_, name), look in zip(names, looks, strict=True):
                await database.run(OLD_ACCOUNT, (id_, name, look, b"{}"))
            await asyncio.to_thread(migrate, old_url)
            rows = await database.rows("SELECT id, look FROM accounts ORDER BY id")
            kept = [("1", "luke"), ("2", "luke-"), ("3", "hansolo"), ("4", "wv"), ("5", "m")]
            assert kept == rows
            store = AccountStore(database)
            for id_, name in names:
                known = await store.named(name)
                assert known is not None
                assert id_ == known.account.id
                assert await store.is_taken(name)
            assert await store.is_taken("HanSolo")
            assert await store.is_taken("l-u-k-e")

    asyncio.run(main())


def test_a_step_waits_for_a_long_transaction_and_nobody_waits_behind_it(
    old_server_url: str,
) -> None:
    """Somebody reads all games for two seconds; others read and write them meanwhile."""

    async def main() -> None:
        async with PostgresDatabase(old_server_url) as database:
            await live_migration.fill(database, 10)
            async with database.transaction() as export:
                await export.rows("SELECT * FROM games")
                migrating = asyncio.create_task(asyncio.to_thread(migrate, old_server_url))
                until = time.monotonic() + 2.0
                while time.monotonic() < until:
                    began = time.monotonic()
                    await database.run("UPDATE games SET began = 2 WHERE id = 'g1'")
                    assert time.monotonic() - began < LONGEST
                assert not migrating.done()
            await migrating
        assert newest_revision() == revision(old_server_url)

    asyncio.run(main())


def test_where_nothing_is_to_be_done_no_step_is_loaded(database_url: str) -> None:
    """Most starts of a server find the newest shape, and are a tenth shorter so."""
    said = (
        "import sys; from dejarik.service.adapters.schema import migrate; "
        f"migrate({database_url!r}); print('sqlalchemy' in sys.modules)"
    )
    done = subprocess.run(
        (sys.executable, "-c", said), check=True, capture_output=True, text=True, timeout=60
    )
    assert "False\n" == done.stdout


class Killed(Exception):
    """The process that migrates ends here."""


def watching(monkeypatch: pytest.MonkeyPatch, before: Callable[..., None]) -> None:
    """Call something before every statement of a migration."""
    engine_of = schema_steps._engine

    def watched(url: str) -> sa.Engine:
        engine = engine_of(url)
        sa.event.listen(engine, "before_cursor_execute", before)
        return engine

    monkeypatch.setattr(schema_steps, "_engine", watched)


def test_there_are_so_many_statements_at_which_a_migration_can_be_interrupted(
    old_server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the last ones would never be."""
    statements: list[object] = []
    watching(monkeypatch, lambda *said: statements.append(said[2]))
    migrate(old_server_url)

    assert STATEMENTS == len(statements)


@pytest.mark.parametrize("at", range(1, STATEMENTS + 1, EVERY))
def test_a_migration_that_was_interrupted_anywhere_goes_on(
    at: int, old_server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done is done, what was not is done by the next that migrates, and all is valid."""
    statements = itertools.count(1)

    def interrupt(*_: object) -> None:
        if next(statements) == at:
            raise Killed

    watching(monkeypatch, interrupt)
    with suppress(Killed):
        migrate(old_server_url)
    monkeypatch.undo()
    migrate(old_server_url)

    assert newest_revision() == revision(old_server_url)
    with psycopg.connect(old_server_url) as server:
        broken = server.execute("SELECT count(*) FROM pg_index WHERE NOT indisvalid").fetchone()
        assert (0,) == broken


def test_an_index_that_was_left_half_built_is_built_again(old_server_url: str) -> None:
    """As a server leaves it that was stopped meanwhile."""
    migrate(old_server_url, "0013")
    with psycopg.connect(old_server_url, autocommit=True) as server:
        server.execute("ALTER TABLE tables ADD found bigint")
        server.execute("CREATE INDEX tables_found ON tables (found)")
        server.execute(
            "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'tables_found'::regclass"
        )
        migrate(old_server_url)
        found = server.execute(
            "SELECT indisvalid, indnatts FROM pg_index WHERE indexrelid = 'tables_found'::regclass"
        ).fetchall()
    assert [(True, 3)] == found


def test_whoever_is_suspended_by_then_is_in_the_list_of_bans(old_url: str) -> None:
    """Without a reason: nobody kept one beside them."""

    async def main() -> None:
        await asyncio.to_thread(migrate, old_url, "0017")
        async with open_database(old_url) as database:
            for name, until in (("ann", 0), ("bob", 7)):
                await database.run(OLD_ACCOUNT, (name, name, name, b"{}"))
                sql = "UPDATE accounts SET suspended_until = %s WHERE id = %s"
                await database.run(sql, (until, name))
            await asyncio.to_thread(migrate, old_url)
            assert [("bob", "", 7)] == await database.rows(
                "SELECT account, network, until FROM bans"
            )

    asyncio.run(main())
