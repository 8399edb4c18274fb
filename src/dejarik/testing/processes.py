"""
Processes of the service, for tests that kill them.

What belongs here: starting `dejarik serve` as its own process, and every way it can end.
What does not: what is asked of it.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import httpx

from dejarik.hosting.titles import Titles
from dejarik.testing import http_clients
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.servers import Server
from dejarik.testing.title_options import environment_for
from dejarik.titles.registry import TITLES

RULES_BUILD: Final = re.compile(r'dejarik_build_info\{rules="(\w+)"')


def program_for(titles: Titles) -> list[str]:
    """The program that serves these titles, or thinks for their bots."""
    if titles.paths == TITLES.paths:
        return [sys.executable, "-m", "dejarik.cli.main"]
    return [sys.executable, "-m", "dejarik.testing.serving", json.dumps(titles.paths)]


class Process(Server):
    """
    One process of the service, on a port that it keeps over its deaths.

    `options` are further arguments of `dejarik serve`, `environment` comes on top of ours.
    """

    def __init__(
        self,
        folder: Path,
        database: str,
        nats: str,
        number: int,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        titles: Titles = TITLES,
    ) -> None:
        self.port = free_port()
        self.metrics_port = free_port()
        self.url = f"ws://{HOST}:{self.port}"
        self.name = f"p{number}"
        place = folder / self.name
        place.mkdir()
        command = [*program_for(titles), "serve", "--no-migrate"]
        command += ["--port", str(self.port), "--url", self.url, "--instance", self.name]
        # Everybody in an experiment comes from one address, and nobody looks at what bots do.
        command += ["--connections", "100000", "--bot-pace", "0"]
        # Those who come are guests, and they speak.
        command += ["--guests", "allowed"]
        command += ["--metrics", str(self.metrics_port)]
        if database.startswith("sqlite:///"):
            command += ["--sqlite", database.removeprefix("sqlite:///")]
        else:
            command += ["--database", database]
        if nats:
            command += ["--nats", nats]
        around = {**environment_for(titles), **(environment or {})}
        super().__init__([*command, *options], place, environment=around)

    def metrics(self) -> str:
        """What Prometheus would read of it now."""
        with http_clients.client(timeout=10.0) as client:
            return client.get(f"http://{HOST}:{self.metrics_port}/metrics").text

    def rules_build(self) -> str:
        """Whether the rules it plays by are `compiled` or `plain`, as it says itself."""
        found = RULES_BUILD.search(self.metrics())
        assert found is not None, "a process tells its build"
        return found[1]

    def is_ready(self) -> bool:
        try:
            with http_clients.client(timeout=1.0) as client:
                found = client.get(f"http://{HOST}:{self.port}/health/ready")
        except httpx.HTTPError:
            return False
        return found.status_code == httpx.codes.OK


class Worker(Server):
    """One process that thinks for the bots of a service."""

    def __init__(self, folder: Path, nats: str) -> None:
        place = folder / "worker"
        place.mkdir()
        super().__init__([*program_for(TITLES), "work", "--nats", nats, "--thinkers", "1"], place)

    def is_ready(self) -> bool:
        # Questions wait for it in the queue.
        return True
