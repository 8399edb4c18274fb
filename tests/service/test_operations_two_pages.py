"""Two releases behind Caddy: a browser gets the whole page of either, whichever process answers."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dejarik.testing.nats_servers import nats
from dejarik.testing.ports import free_port
from dejarik.testing.processes import Process
from dejarik.testing.servers import Server
from tests.service.test_operations_caddy import CADDY, Caddy

pytestmark = pytest.mark.skipif(CADDY is None, reason="Debian's package caddy is not installed")

SERVED = """
import sys
from pathlib import Path
from dejarik.service.handlers import page

built = page.Page
page.Page = lambda _, site: built(Path({folder!r}), site)
from dejarik.cli.main import main
sys.exit(main())
"""
"""The program with a page that was built by another release."""
LOADS = 40


def page_of(folder: Path, release: int) -> Path:
    """The page of a release, whose script has a name of its own."""
    (folder / "assets").mkdir(parents=True)
    script = f'<script type="module" src="/assets/index-{release}.js"></script>'
    (folder / "index.html").write_text(f"<!doctype html>{script}")
    (folder / "assets" / f"index-{release}.js").write_text(f"export const release = {release};")
    return folder


@pytest.fixture
def caddy(tmp_path: Path, postgres_url: str) -> Iterator[Caddy]:
    """Caddy in front of a process of each release."""
    port = free_port()
    with nats(tmp_path) as bus:
        processes = []
        for number in (1, 2):
            address = ("--url", f"wss://localhost:{port}/p{number}", "--trusted-proxy", "127.0.0.1")
            process = Process(tmp_path, postgres_url, bus.url, number, address)
            code = SERVED.format(folder=str(page_of(tmp_path / f"page{number}", number)))
            program, _, _, *arguments = process.command
            process.command = (program, "-c", code, *arguments)
            processes.append(process)
        servers: list[Server] = [*processes, Caddy(tmp_path / "caddy", port, processes)]
        try:
            for server in servers:
                server.start()
            assert isinstance(servers[-1], Caddy)
            yield servers[-1]
        finally:
            for server in servers:
                server.kill()


def test_the_first_file_of_one_release_finds_its_script_at_the_other(caddy: Caddy) -> None:
    """Every load has the script that its first file names."""
    seen = set()
    with httpx.Client(base_url=caddy.address, verify=caddy.trust(), trust_env=False) as client:
        for number in range(LOADS):
            (script,) = re.findall(r'src="([^"]+)"', client.get("/").text)
            answer = client.get(script)
            assert 200 == answer.status_code, script
            (release,) = re.findall(r"[0-9]+", script)
            assert f"export const release = {release};" == answer.text
            seen.add(script)
            # Caddy goes round: in turn the first file and its script come from each process.
            for _ in range(number % 2):
                client.get("/")

    assert 2 == len(seen)
