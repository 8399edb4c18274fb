"""
A NATS server for tests: its own port, its own folder.

What belongs here: which program it is, and when it is ready. What does not: starting and
ending a server (`servers`), and any server that the machine already runs.
"""

import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dejarik.service.config import NatsSettings
from dejarik.testing import http_clients
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.servers import NoServer, Server


class NatsServer(Server):
    """
    A server with JetStream that keeps its port and its folder over restarts.

    With a file of settings it is set up by that, and lets in whoever has the password.
    Raises NoServer when none is installed.
    """

    def __init__(self, folder: Path, config: Path | None = None, password: str = "") -> None:
        program = shutil.which("nats-server")
        if program is None:
            raise NoServer("There is no nats-server on the PATH; these tests need it installed.")
        self.port = free_port()
        self.url = f"nats://{HOST}:{self.port}"
        self.settings = NatsSettings(self.url)
        self.monitor = free_port()
        where = ["--addr", HOST, "--port", str(self.port), "--http_port", str(self.monitor)]
        kept = ["--jetstream", "--store_dir", str(folder / "jetstream")]
        more = ["--config", str(config)] if config is not None else []
        secret = {"DEJARIK_NATS_PASSWORD": password} if password else {}
        super().__init__([program, *more, *where, *kept], folder, environment=secret)

    def is_ready(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=1.0) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def subjects(self) -> list[str]:
        """
        What its clients listen to, with a word in place of each that may be any.

        What a client library listens to for itself is left out.
        """
        address = f"http://{HOST}:{self.monitor}/connz"
        with http_clients.client() as client:
            found = client.get(address, params={"subs": "1"}).json()
        names = {name for one in found["connections"] for name in one.get("subscriptions_list", ())}
        own = [name for name in names if not name.startswith(("_", "$"))]
        return sorted(name.replace("*", "any").replace(">", "any") for name in own)


@contextmanager
def nats(folder: Path, config: Path | None = None, password: str = "") -> Iterator[NatsServer]:
    """A running server in this folder, gone at the end."""
    server = NatsServer(folder, config, password)
    server.start()
    try:
        yield server
    finally:
        server.kill()
