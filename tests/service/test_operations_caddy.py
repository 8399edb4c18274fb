"""Two processes behind Caddy, as `deploy/Caddyfile` sets it up: a game over TLS."""

import asyncio
import shutil
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dejarik.client import Seat, Site
from dejarik.testing.nats_servers import nats
from dejarik.testing.ports import free_port
from dejarik.testing.processes import Process, program_for
from dejarik.testing.servers import Server
from dejarik.titles.registry import TITLES

ROOT = Path(__file__).parents[2]
CADDY = shutil.which("caddy")
pytestmark = pytest.mark.skipif(CADDY is None, reason="Debian's package caddy is not installed")


class Caddy(Server):
    """Caddy with a certificate of its own making, before two processes."""

    def __init__(self, folder: Path, port: int, processes: list[Process]) -> None:
        folder.mkdir()
        self.root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        around = folder / "Caddyfile"
        deployed = ROOT / "deploy" / "Caddyfile"
        # A caddy of a test asks nobody, installs nothing and stays off the common ports.
        ours = ("admin off", "skip_install_trust", "auto_https disable_redirects")
        settings = "\n".join((*ours, f"http_port {free_port()}"))
        around.write_text(f"{{\n{settings}\n}}\nimport {deployed}\n")
        places = {
            f"DEJARIK_P{number}": f"127.0.0.1:{process.port}"
            for number, process in enumerate(processes, 1)
        }
        environment = {
            **places,
            "DEJARIK_SITE": f"https://localhost:{port}",
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        command = [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(around)]
        super().__init__(command, folder, environment=environment)
        self.address = f"https://localhost:{port}"

    def trust(self) -> ssl.SSLContext:
        """What believes this Caddy's certificates."""
        return ssl.create_default_context(cafile=str(self.root))

    def is_ready(self) -> bool:
        try:
            found = httpx.get(
                f"{self.address}/health/ready", verify=self.trust(), trust_env=False, timeout=2.0
            )
        except (httpx.HTTPError, OSError):
            return False
        return found.status_code == httpx.codes.OK


class Worker(Server):
    """Somebody who thinks for the bots."""

    def __init__(self, folder: Path, bus: str) -> None:
        folder.mkdir()
        super().__init__([*program_for(TITLES), "work", "--nats", bus], folder)

    def is_ready(self) -> bool:
        return True


@pytest.fixture
def caddy(tmp_path: Path, postgres_url: str) -> Iterator[Caddy]:
    """Caddy in front of two processes with PostgreSQL and NATS."""
    port = free_port()
    behind = ("--site", f"https://localhost:{port}", "--trusted-proxy", "127.0.0.1")
    with nats(tmp_path) as bus:
        processes = [
            Process(
                tmp_path,
                postgres_url,
                bus.url,
                number,
                (*behind, "--url", f"wss://localhost:{port}/p{number}"),
            )
            for number in (1, 2)
        ]
        servers: list[Server] = [
            *processes,
            Worker(tmp_path / "worker", bus.url),
            Caddy(tmp_path / "caddy", port, processes),
        ]
        try:
            for server in servers:
                server.start()
            assert isinstance(servers[-1], Caddy)
            yield servers[-1]
        finally:
            for server in servers:
                server.kill()


def test_a_game_is_played_over_tls_through_caddy(caddy: Caddy) -> None:
    """Page, interface and socket; the table is found at whichever process it is at home."""

    async def played() -> Seat:
        async with Site(caddy.address, trust=caddy.trust()) as site:
            await site.guest()
            deck = (await site.ready_decks(TITLES.default))[0]["name"]
            begun = await site.play_bot(title=TITLES.default, deck=deck, bot="random")
            async with begun as seat:
                async for question in seat:
                    await seat.answer(question, 0)
            return seat

    seat = asyncio.run(played())
    with httpx.Client(base_url=caddy.address, verify=caddy.trust(), trust_env=False) as client:
        figures = [client.get(path).status_code for path in ("/metrics", "/p1/metrics")]
        secured = client.get("/health/ready").headers["strict-transport-security"]

    assert seat.result
    assert [404, 404] == figures
    assert "max-age=31536000" == secured
