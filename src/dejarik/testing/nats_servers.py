"""
A NATS server for tests: its own port, its own folder, and every way it can go away.

What belongs here: starting and stopping `nats-server`, which must be on the path.
What does not: any server that the machine already runs.
"""

import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from dejarik.testing.servers import free_port

HOST: Final = "127.0.0.1"
PATIENCE: Final = 20.0
"""Seconds within which a server starts or stops, on a busy machine too."""


class NotStarted(RuntimeError):
    """
    The server does not answer on its port.
    """


class NatsServer:
    """
    A server with JetStream that keeps its port and its folder over restarts.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"nats://{HOST}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """
        Start it and wait until it answers.

        Raises NotStarted.
        """
        program = shutil.which("nats-server")
        if program is None:
            raise NotStarted("there is no nats-server on the path; install it to run these tests")
        where = ["--addr", HOST, "--port", str(self.port)]
        kept = ["--jetstream", "--store_dir", str(self.folder / "jetstream")]
        noted = ["--log", str(self.folder / "nats.log")]
        self._process = subprocess.Popen([program, *where, *kept, *noted])  # noqa: S603
        end = monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or monotonic() > end:
                raise NotStarted(f"nats-server does not answer on {self.url}; see {noted[1]}")
            sleep(0.02)

    def answers(self) -> bool:
        """
        Whether it greets who connects.
        """
        try:
            with socket.create_connection((HOST, self.port), timeout=1.0) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self) -> None:
        """
        Let it end in order; nothing if it does not run.
        """
        if self._process is not None:
            self._process.terminate()
            self._ended()

    def kill(self) -> None:
        """
        End it without a chance to tidy up.
        """
        if self._process is not None:
            self._process.kill()
            self._ended()

    def pause(self) -> None:
        """
        Let it stand still with all its connections open, until it is resumed.
        """
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """
        Let it go on.
        """
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """
        Stop and start it.
        """
        self.stop()
        self.start()

    def _ended(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None


@contextmanager
def nats(folder: Path) -> Iterator[NatsServer]:
    """
    A running server in this folder, gone at the end.
    """
    server = NatsServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
