"""
Commands for whoever runs a service: workers for bots, the first administrator.

What belongs here: arguments, passwords from a terminal. What does not: what they do.
"""

import asyncio
import sys
from argparse import Namespace
from getpass import getpass

from dejarik.cli.trouble import Trouble


def run_work(args: Namespace) -> int:
    """
    Think for bots until told to stop.
    """
    from dejarik.service.worker import run_worker

    asyncio.run(run_worker(args.nats, args.thinkers))
    return 0


def make_admin(args: Namespace) -> int:
    """
    Make an account an administrator; the password comes from the terminal or a pipe.
    """
    from dejarik.service.adapters.migrating import migrate

    password = getpass("Password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    migrate(args.database)
    name = asyncio.run(_make_admin(args.database, args.name, password))
    print(f"{name} is an administrator.")
    return 0


async def _make_admin(url: str, name: str, password: str) -> str:
    from dejarik.service.adapters.databases import open_database
    from dejarik.service.people.administration import make_administrator
    from dejarik.service.ports import Unavailable
    from dejarik.service.refusals import Refusal

    try:
        async with open_database(url) as database:
            return (await make_administrator(database, name, password)).name
    except Refusal as refusal:
        raise Trouble(
            f"{name} could not be made an administrator.", refusal.message, refusal.advice
        ) from refusal
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error
