"""The checks of the doctor that ask servers: where something is wrong and where nothing is."""

import asyncio
import ssl
import time
from dataclasses import replace
from pathlib import Path

import pytest

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate, newest_revision
from dejarik.service.config import MailSettings, NatsSettings
from dejarik.service.doctor import database_checks, network_checks
from dejarik.service.doctor.findings import Finding
from dejarik.testing.mail_server import MailServer, new_certificate, serving
from dejarik.testing.nats_servers import nats
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.sites import Site
from dejarik.titles.registry import TITLES
from tests.service.examined import found, patient

ROOT = Path(__file__).parents[2]


def run(url: str, *statements: tuple[str, tuple[object, ...]]) -> None:
    """Put something into a database."""

    async def done() -> None:
        async with open_database(url) as database:
            for sql, values in statements:
                await database.run(sql, values)  # type: ignore[arg-type]

    asyncio.run(done())


def test_a_database_that_answers_and_one_that_does_not(database_url: str) -> None:
    """Of either kind."""
    assert "fine" == found(database_checks.database, patient(database_url))[0]
    away = patient(f"postgresql://{HOST}:{free_port()}/x")
    assert "wrong" == found(database_checks.database, away)[0]


def test_a_shape_that_is_not_the_newest(tmp_path: Path, sqlite_url: str) -> None:
    """Behind, and up to date."""
    old = f"sqlite:///{tmp_path / 'old.sqlite'}"
    migrate(old, "0001")

    assert found(database_checks.migrations, patient(old))[0] == "warning"
    state, what = found(database_checks.migrations, patient(sqlite_url))
    assert ("fine", True) == (state, newest_revision() in what)


def test_clocks_that_do_not_agree(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one of this machine and the one of the database."""
    assert "fine" == found(database_checks.clock, patient(postgres_url))[0]
    late = time.time_ns() - 60_000_000_000
    monkeypatch.setattr("dejarik.service.doctor.database_checks.time.time_ns", lambda: late)
    assert "warning" == found(database_checks.clock, patient(postgres_url))[0]


def test_games_that_are_stuck(sqlite_url: str) -> None:
    """A fault is filed, and then a game is overdue."""
    one = patient(sqlite_url)
    assert "fine" == found(database_checks.stuck_games, one)[0]
    now = time.time_ns() // 1_000_000
    columns = "id, title, release, setup, settings, server_seed, nonces, seed, began, outcome"
    values = ("g", "t", b"", b"", b"", b"", b"", b"s", 1, b"", 5)
    game = f"INSERT INTO games ({columns}, deadline) VALUES ({', '.join(['%s'] * 11)})"  # noqa: S608
    run(
        sqlite_url,
        (
            "INSERT INTO faults (id, game, account, at, report) VALUES (%s, %s, %s, %s, %s)",
            ("f", "g", "", now, b""),
        ),
    )
    assert "warning" == found(database_checks.stuck_games, one)[0]
    run(sqlite_url, (game, values))
    assert "wrong" == found(database_checks.stuck_games, one)[0]


def test_processes_of_this_release_and_of_another(club_site: Site, sqlite_url: str) -> None:
    """None, one of another release, one of this."""
    running = patient(club_site.database)

    assert "warning" == found(database_checks.processes, patient(sqlite_url))[0]
    assert "warning" == found(database_checks.processes, running)[0]
    ours = replace(running, release=TITLES.release_name())
    assert "fine" == found(database_checks.processes, ours)[0]


def test_nats_with_its_password_and_without(tmp_path: Path) -> None:
    """And a queue that no process has made yet."""
    with nats(tmp_path, ROOT / "deploy" / "nats.conf", "a_secret") as server:
        url = f"nats://dejarik@{HOST}:{server.port}"
        let_in = patient(nats=NatsSettings(url, "a_secret"))
        assert "fine" == found(network_checks.nats, let_in)[0]
        assert "wrong" == found(network_checks.nats, patient(nats=NatsSettings(url, "other")))[0]
        assert "warning" == found(network_checks.bot_stream, let_in)[0]
    assert "wrong" == found(network_checks.bot_stream, let_in)[0]


def test_a_queue_that_is_there(cluster_site: Site) -> None:
    """Any process makes it."""
    one = patient(nats=NatsSettings(cluster_site.nats))
    assert "fine" == found(network_checks.bot_stream, one)[0]


def test_a_mail_server_that_lets_us_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has no trusted certificate does not."""
    certificate = new_certificate(tmp_path)
    with serving(MailServer(certificate)) as server:
        settings = MailSettings(HOST, server.port, "a@example.org", "starttls", "table", "secret")
        one = patient(mail=settings)
        assert "wrong" == found(network_checks.mail, one)[0]
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        assert "fine" == found(network_checks.mail, one)[0]


def test_a_certificate_and_how_long_it_lasts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused by browsers, valid for a day only, and nobody there."""
    certificate = new_certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)

    async def checked() -> Finding:
        server = await asyncio.start_server(lambda _, w: w.close(), HOST, 0, ssl=context)
        async with server:
            port = server.sockets[0].getsockname()[1]
            return await network_checks.certificate(patient(site=f"https://{HOST}:{port}"))

    assert "wrong" == asyncio.run(checked()).state
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert "warning" == asyncio.run(checked()).state
    assert "wrong" == found(network_checks.certificate, patient(site=f"https://{HOST}:1"))[0]
    assert "skipped" == found(network_checks.certificate, patient(site="http://x"))[0]
