"""
Schemathesis against a server of its own: whatever the description allows and forbids.

    python -m dejarik.testing.schema_fuzz N [--seed S] [--postgres]

Nothing may come of any request but what the description says: no 5xx but "busy", no status
that is not described, no acceptance of what is forbidden, no reply of another shape. Each
route is asked N times, as nobody and as an administrator.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.people.first_administrator import make_administrator
from dejarik.testing import http_clients
from dejarik.testing.processes import Process
from dejarik.testing.servers import postgres
from dejarik.testing.visits import MEANT

NAME: Final = "Holdo"
PASSWORD: Final = "three porgs in the pantry"
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
"""Who may ask what is not among them: tests/service/test_authorization.py asks everything."""
REFUSING: Final = (400, 401, 403, 404, 405, 409, 410, 413, 429)
"""The statuses with which we say no."""
WAITING: Final = "^/api/(polls/|news$|feed$)"
"""These wait for news, and the feed has no end; the tests of polls, news and the feed ask them."""
LEAVING: Final = "^/api/people/(log-out|delete|revoke-session|change-password)$"
"""These end the session that asks; the authorization table asks them."""


def run(size: int, seed: int, *, on_postgres: bool) -> int:
    """Ask everything; 0 if nothing was wrong."""
    with tempfile.TemporaryDirectory(prefix="dejarik-") as name, ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        database = f"sqlite:///{folder}/dejarik.sqlite"
        if on_postgres:
            place = folder / "postgres"
            place.mkdir()
            server = stack.enter_context(postgres(place))
            database = server.url(server.new_database())
        migrate(database)
        asyncio.run(_make_administrator(database))
        process = Process(folder, database, "", 0)
        process.start()
        stack.callback(process.kill)
        site = f"http://127.0.0.1:{process.port}"
        found = [_ask(site, size, seed, token) for token in ("", _token(site))]
        # It must have survived.
        return max(found) if process.is_ready() else 1


async def _make_administrator(url: str) -> None:
    async with open_database(url) as database:
        await make_administrator(database, NAME, PASSWORD)


def _token(site: str) -> str:
    body = {"name": NAME, "password": PASSWORD}
    with http_clients.client(timeout=10.0, headers=MEANT) as client:
        answer = client.post(f"{site}/api/people/log-in", json=body)
    answer.raise_for_status()
    return str(answer.json()["token"])


def _ask(site: str, size: int, seed: int, token: str) -> int:
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", "schemathesis.toml"]
    command += ["run", f"{site}/api/schema/openapi.json", "--checks", ",".join(CHECKS)]
    command += ["--generation-with-security-parameters", "false", "--warnings", "off"]
    command += ["--max-examples", str(size), "--seed", str(seed), "--phases", "fuzzing"]
    command += ["--mode", "all", "--workers", "1", "--request-timeout", "20"]
    command += ["--exclude-path-regex", f"{WAITING}|{LEAVING}", "--no-color"]
    command += [part for name, value in MEANT.items() for part in ("--header", f"{name}: {value}")]
    if token:
        command += ["--header", f"Authorization: Bearer {token}"]
    with tempfile.TemporaryDirectory(prefix="schemathesis-") as folder:
        statuses = f"expected-statuses = {[str(one) for one in REFUSING]}\n"
        config = f"[checks.negative_data_rejection]\n{statuses}"
        (Path(folder) / "schemathesis.toml").write_text(config, encoding="utf-8")
        return subprocess.run(command, check=False, cwd=folder).returncode  # noqa: S603


def main(arguments: list[str] | None = None) -> int:
    """Ask as the command line says; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m dejarik.testing.schema_fuzz")
    parser.add_argument("size", type=int, help="how many requests for each route")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL server of its own")
    asked = parser.parse_args(arguments)
    return 1 if run(asked.size, asked.seed, on_postgres=asked.postgres) else 0


if __name__ == "__main__":
    sys.exit(main())
