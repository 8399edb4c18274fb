"""Whose address counts behind a proxy, and that nobody else can claim one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from dejarik.cli.main import main
from dejarik.service.people import office
from dejarik.testing import http_clients
from dejarik.testing.processes import Process

NEWCOMERS = office.NEWCOMERS.rate.burst
"""How many guests may come from one address at once."""
TRUSTED = ("--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8")
FORWARDED = "X-Forwarded-For"


@contextmanager
def _serving(folder: Path, url: str, options: tuple[str, ...] = ()) -> Iterator[httpx.Client]:
    process = Process(folder, url, "", 0, options)
    process.start()
    address = f"http://127.0.0.1:{process.port}"
    try:
        with http_clients.client(address, timeout=20.0) as client:
            yield client
    finally:
        process.kill()


def _guests(client: httpx.Client, claims: list[str]) -> list[int]:
    """Let one guest after another come, each with what is claimed of the address."""
    return [
        client.post(
            "/api/people/guest", json={}, headers={FORWARDED: claim, "X-Dejarik": "1"}
        ).status_code
        for claim in claims
    ]


def _apart(pattern: str, count: int) -> list[str]:
    return [pattern.format(number) for number in range(1, count + 1)]


def test_nobody_can_claim_an_address(tmp_path: Path, sqlite_url: str) -> None:
    """Without a trusted proxy the header means nothing, not even from this machine."""
    with _serving(tmp_path, sqlite_url) as client:
        found = _guests(client, _apart("198.51.100.{}", NEWCOMERS + 2))

    assert {200} == set(found[:NEWCOMERS])
    assert [429, 429] == found[NEWCOMERS:]


def test_behind_a_trusted_proxy_each_client_counts_for_itself(
    tmp_path: Path, sqlite_url: str
) -> None:
    """The proxy names the client; what the client itself put before that is vain."""
    with _serving(tmp_path, sqlite_url, TRUSTED) as client:
        strangers = _guests(client, _apart("198.51.100.{}", NEWCOMERS + 2))
        liar = _guests(client, _apart("203.0.113.{}, 192.0.2.7", NEWCOMERS + 2))
        two_proxies = _guests(client, ["192.0.2.7, 10.1.2.3", "192.0.2.8, 10.1.2.3"])
        figures = [client.get("/metrics", headers={FORWARDED: one}) for one in ("127.0.0.1", "")]

    assert {200} == set(strangers)
    assert [200, 429, 429] == liar[NEWCOMERS - 1 :]
    assert [429, 200] == two_proxies
    assert [httpx.codes.NOT_FOUND] * 2 == [one.status_code for one in figures]


@pytest.mark.parametrize("named", ["*", "proxy.example.org", "10.0.0.1/8", ""])
def test_a_proxy_is_an_address_or_a_network(
    named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is refused in words: a name would be believed by nobody, a star everybody."""
    code = main(["serve", "--sqlite", str(tmp_path / "x.sqlite"), "--trusted-proxy", named])

    assert 2 == code
    assert "name an address such as 127.0.0.1" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("named", ["10.0.0.5:8421", "ws://10.0.0.5", "http://", "http://h:x"])
def test_an_address_of_its_own_is_one(
    named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anything else is refused in words: nobody could ask there."""
    code = main(["serve", "--sqlite", str(tmp_path / "x.sqlite"), "--own-url", named])

    assert 2 == code
    assert "such as http://10.0.0.5:8421" in " ".join(capsys.readouterr().err.split())
