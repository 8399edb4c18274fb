"""
A demonstration in a club: filling an empty one, counting what is there, taking it away.

What belongs here: `dejarik demo`, and what `dejarik serve --demo` does before it serves. What does
not: its people and games (`service.demo`).
"""

import asyncio
import json
from argparse import Namespace
from contextlib import AsyncExitStack

from dejarik.cli.club_file import database_of
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.adapters.databases import open_database
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.schema import migrate
from dejarik.service.clocks import now
from dejarik.service.demo.demo_store import DemoStore
from dejarik.service.demo.filling import make_people
from dejarik.service.demo.playing import DemoPorts
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.ports import Unavailable
from dejarik.titles.registry import TITLES


def show_demo(args: Namespace) -> int:
    """Count the people and tables of a demonstration, or take them away."""
    use_password(args.secrets)
    url = database_of(args)
    migrate(url)
    people, tables = asyncio.run(_counted(url, remove=args.remove))
    if args.json:
        print(json.dumps({"people": people, "tables": tables, "removed": args.remove}))
        return 0
    done = "are taken away" if args.remove else "are in this club; --remove takes them away"
    print(f"{people} demo people and {tables} demo tables {done}.")
    return 0


async def _counted(url: str, *, remove: bool) -> tuple[int, int]:
    try:
        async with open_database(url) as database:
            if not remove:
                return await DemoStore(database).counted()
            async with database.transaction() as together:
                return await DemoStore(together).remove()
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error


def fill_demo(url: str) -> None:
    """
    Fill an empty club; one that was filled before stays as it is.

    Raises Trouble for one that people have used.
    """
    try:
        asyncio.run(_filled(url))
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error


async def _filled(url: str) -> None:
    async with AsyncExitStack() as stack:
        ports = await _ports(url, stack)
        state = await DemoStore(ports.lobby.database).state()
        if state == "used":
            raise Trouble(
                "This club is used, so it was not filled with demo people and games.",
                "--demo is for an empty one",
                "leave --demo out, or name a new file: --sqlite demo.sqlite",
                USAGE,
            )
        if state == "empty":
            await make_people(ports)


async def _ports(url: str, stack: AsyncExitStack) -> DemoPorts:
    database = await stack.enter_async_context(open_database(url))
    journal = await stack.enter_async_context(SqlJournal(database))
    bus = await stack.enter_async_context(LocalBus())
    board = NoticeBoard(NoticeStore(database), "")
    return DemoPorts(LobbyPorts(database, bus, now, board, TITLES), journal)
