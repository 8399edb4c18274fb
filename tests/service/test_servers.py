"""The servers of the tests can be stopped, killed and started again."""

from pathlib import Path

import psycopg
import pytest

from dejarik.testing import servers
from dejarik.testing.servers import NoServer, Postgres, postgres


def test_a_killed_server_comes_back_with_what_was_committed(killable_server: Postgres) -> None:
    """After a kill nobody answers; after a start the committed row is there."""
    killable_server.run("DROP TABLE IF EXISTS kept")
    killable_server.run("CREATE TABLE kept (n bigint)")
    killable_server.run("INSERT INTO kept VALUES (7)")
    killable_server.kill()
    assert not killable_server.is_ready()
    killable_server.start()
    with psycopg.connect(killable_server.url()) as connection:
        assert [(7,)] == connection.execute("SELECT n FROM kept").fetchall()


def test_a_restarted_server_has_its_address(killable_server: Postgres) -> None:
    """Stop and start leave address and data as they were."""
    before = killable_server.url()
    killable_server.restart()
    assert before == killable_server.url()
    assert killable_server.is_ready()


def test_a_server_syncs_to_disk(killable_server: Postgres) -> None:
    """No test measures or trusts a database that only pretends to write."""
    with psycopg.connect(killable_server.url()) as connection:
        assert [("on",)] == connection.execute("SHOW fsync").fetchall()
        assert [("on",)] == connection.execute("SHOW synchronous_commit").fetchall()


def test_a_machine_without_postgresql_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The error names the package."""
    monkeypatch.setattr(servers, "POSTGRES_PLACES", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoServer, match="Install the package `postgresql`"), postgres(tmp_path):
        pass


def test_a_server_that_does_not_start_shows_its_log(killable_server: Postgres) -> None:
    """A second server in the same folder is refused, in the words of the program."""
    programs = Path(killable_server.command[0]).parent
    second = Postgres(killable_server.folder, programs, killable_server.user)
    with pytest.raises(NoServer, match="lock file"):
        second.start()
