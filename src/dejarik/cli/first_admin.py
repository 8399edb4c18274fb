"""
`dejarik admin`: the first administrator, by name and password or by a link.

What belongs here: arguments, the password from a terminal, and words. What does not: making one
(`service.people.first_administrator`).
"""

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from getpass import getpass
from typing import TypeVar

from dejarik.cli.club_file import database_of
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.schema import migrate
from dejarik.service.clocks import now
from dejarik.service.people.first_administrator import (
    FirstLink,
    make_administrator,
    make_first_link,
)
from dejarik.service.ports import Database, Unavailable
from dejarik.service.refusals import Refusal

T = TypeVar("T")


def make_admin(args: Namespace) -> int:
    """Make an account an administrator; the password comes from the terminal or a pipe."""
    url = database_of(args)
    if bool(args.link) == bool(args.name):
        raise Trouble(
            "Nobody was made an administrator.",
            "either nobody was named, or both a name and --link",
            "name an account, or say --link for a link that makes the first administrator",
            USAGE,
        )
    if args.link:
        return _print_link(args, url)
    password = getpass("Password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    use_password(args.secrets)
    migrate(url)
    try:
        made = _done(url, lambda database: make_administrator(database, args.name, password))
    except Refusal as refusal:
        raise Trouble(
            f"{args.name} could not be made an administrator.", refusal.message, refusal.advice
        ) from refusal
    print(f"{made.name} is an administrator.")
    return 0


def new_first_link(url: str) -> FirstLink | None:
    """A new link for the first administrator; nothing if there is one. Raises Trouble."""
    return _done(url, lambda database: make_first_link(now(), database))


def _print_link(args: Namespace, url: str) -> int:
    use_password(args.secrets)
    migrate(url)
    link = new_first_link(url)
    if link is None:
        raise Trouble(
            "No link was made.",
            "there is an administrator already",
            "have them make others on their page, or name an account: dejarik admin NAME",
        )
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(link.expires / 1_000))
    print(link.path)
    print("Put the address of your page before it. It makes the first administrator, once,")
    print(f"until {until}, and is never shown again; an older one is worth nothing now.")
    return 0


def _done(url: str, what: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with a database. Raises Trouble when it is out of reach."""

    async def opened() -> T:
        async with open_database(url) as database:
            return await what(database)

    try:
        return asyncio.run(opened())
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error
