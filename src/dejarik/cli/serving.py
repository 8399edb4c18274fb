"""
`dejarik serve`: the server program with whatever must be right before it begins.

What belongs here: the order of things, and what is wrong with the port, the file and the database,
in words. What does not: settings (`serve`), and the application (`service.app`).
"""

import errno
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from dejarik.cli.club_file import SQLITE, must_be_usable
from dejarik.cli.demo import fill_demo
from dejarik.cli.first_admin import new_first_link
from dejarik.cli.serve import config_from
from dejarik.cli.serve_words import greeting, opened_in_browser
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import FAILURE, Trouble
from dejarik.service.adapters.schema import migrate
from dejarik.service.app import build
from dejarik.service.monitoring.logs import log_as_json
from dejarik.service.people.first_administrator import FirstLink
from dejarik.service.ports import Unavailable
from dejarik.service.server import end_process, serve


def run_serve(args: Namespace, secret: Mapping[str, str]) -> int:
    """Serve until told to stop."""
    config = config_from(args, secret)
    must_be_free(config.host, config.port)
    if config.database.startswith(SQLITE):
        must_be_usable(Path(config.database.removeprefix(SQLITE)))
    use_password(secret)
    log_as_json()
    if not args.no_migrate:
        _migrate(config.database)
    if config.demo:
        fill_demo(config.database)
    # What other programs read, such as a journal of the system, must not have the link.
    told = greeting(config, _first_link(config.database)) if sys.stdout.isatty() else []

    def began() -> None:
        for line in told:
            print(line, flush=True)
        if args.open:
            opened_in_browser(config)

    return 0 if serve(build(config, end_process), config, began) else FAILURE


def must_be_free(host: str, port: int) -> None:
    """
    Try the address that is about to be served at, before anything else is done.

    Raises Trouble when it cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as tried:
        # Elsewhere (Windows) this would take a port that somebody listens at.
        if os.name == "posix":
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except PermissionError as error:
            raise Trouble(
                f"Port {port} cannot be used.",
                "ports below 1024 are kept for the system's administrator",
                "choose another with --port, such as --port 8420",
            ) from error
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            raise Trouble(
                f"Nothing can be served at {host}, port {port}.",
                "another program uses this port already" if taken else str(error.strerror or error),
                "stop that program, perhaps a server that still runs, or choose another port: "
                f"--port {port + 1}"
                if taken
                else "name an address of this machine with --host, such as 127.0.0.1",
            ) from error


def _migrate(database: str) -> None:
    try:
        migrate(database)
    except Unavailable as error:
        raise Trouble(
            "The database cannot be brought up to date.",
            str(error),
            "check its address, and that it runs",
        ) from error


def _first_link(url: str) -> FirstLink | None:
    """A link for the first administrator, if there is none and the database can be asked."""
    try:
        return new_first_link(url)
    except Trouble:
        # It is begun all the same, and says itself what is wrong.
        return None
