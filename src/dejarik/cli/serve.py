"""
Serving: `dejarik serve`, one process of the service.

What belongs here: arguments into a configuration, and the server program around it.
What does not: the application (`service.app`).
"""

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from dejarik.cli.trouble import Trouble
from dejarik.service.config import Config
from dejarik.service.wire import LARGEST_MESSAGE


def config_from(args: Namespace) -> Config:
    """
    The configuration that the arguments ask for.

    Raises Trouble when they ask for two databases or none.
    """
    if bool(args.sqlite) == bool(args.database):
        raise Trouble(
            "There must be one database.",
            "either none was named, or two",
            "name a file with --sqlite, or a PostgreSQL server with --database",
        )
    database = f"sqlite:///{Path(args.sqlite).resolve()}" if args.sqlite else args.database
    return Config(
        database=database,
        instance=args.instance or secrets.token_hex(4),
        url=args.url or f"ws://{args.host}:{args.port}",
        nats=args.nats or "",
        host=args.host,
        port=args.port,
        bots=args.bots,
    )


def log_as_json() -> None:
    """
    One JSON object a line on the error stream.
    """
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper("iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def run_serve(args: Namespace) -> int:
    """
    Serve until told to stop.
    """
    import uvicorn

    from dejarik.service.adapters.migrating import migrate
    from dejarik.service.app import build

    config = config_from(args)
    log_as_json()
    if not args.no_migrate:
        migrate(config.database)
    uvicorn.run(
        build(config),
        host=config.host,
        port=config.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    return 0
