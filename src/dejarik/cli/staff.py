"""
Commands for whoever runs a service: workers for bots, the first administrator, waiting games.

What belongs here: arguments, passwords from a terminal. What does not: what they do.
"""

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Mapping
from getpass import getpass
from typing import TYPE_CHECKING

from dejarik.cli.club_file import database_of
from dejarik.cli.monitoring_settings import metrics_from
from dejarik.cli.nats_settings import nats_from
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import USAGE, Trouble

if TYPE_CHECKING:
    from dejarik.service.people.first_administrator import FirstLink
    from dejarik.service.ports import Database


def run_work(args: Namespace) -> int:
    """Think for bots until told to stop."""
    from dejarik.service.monitoring.logs import log_as_json
    from dejarik.service.worker import run_worker

    log_as_json()
    metrics = metrics_from(args.metrics or "")
    asyncio.run(run_worker(nats_from(args.nats, args.secrets), args.thinkers, metrics=metrics))
    return 0


def show_waiting(args: Namespace) -> int:
    """List the games that wait for a process of their release, or end one of them."""
    from dejarik.service.adapters.schema import migrate

    use_password(args.secrets)
    url = database_of(args)
    migrate(url)
    for line in asyncio.run(_waiting(url, args.end)):
        print(line)
    return 0


async def _waiting(url: str, ended: str) -> list[str]:
    from dejarik.service.adapters.databases import open_database
    from dejarik.service.ports import Unavailable
    from dejarik.service.refusals import Refusal

    try:
        async with open_database(url) as database:
            if ended:
                await _abandon(database, ended)
                return [f"The game {ended} is over, without a winner."]
            return await _listed(database)
    except Refusal as refusal:
        raise Trouble(
            f"The game {ended} was not ended.", refusal.message, refusal.advice
        ) from refusal
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error


async def _listed(database: "Database") -> list[str]:
    from dejarik.service.clocks import now
    from dejarik.service.people.account_store import AccountStore
    from dejarik.service.records.waiting_store import WaitingStore
    from dejarik.service.tables.seat_names import read_seats

    lines = []
    for one in await WaitingStore(database, now).listed():
        seats = (await read_seats(one.settings, AccountStore(database).names)).seats
        names = " and ".join(seat.name for seat in seats)
        release = one.played_by or "an older release"
        lines += [f"{one.game}: {names}; waits for {release}", f"  {one.why}"]
    return lines or ["No game waits for another release."]


async def _abandon(database: "Database", game: str) -> None:
    from dejarik.service.adapters.journal import SqlJournal
    from dejarik.service.adapters.local_bus import LocalBus
    from dejarik.service.clocks import now
    from dejarik.service.lobby.lobby_ports import LobbyPorts
    from dejarik.service.notices.board import NoticeBoard
    from dejarik.service.notices.notice_store import NoticeStore
    from dejarik.service.people.bans import COMMAND
    from dejarik.service.records.waiting import WaitingPorts, abandon
    from dejarik.service.records.waiting_store import WaitingStore
    from dejarik.titles.registry import TITLES

    board = NoticeBoard(NoticeStore(database), "")
    async with SqlJournal(database) as journal, LocalBus() as bus:
        lobby = LobbyPorts(database, bus, now, board, TITLES)
        await abandon(game, COMMAND, WaitingPorts(WaitingStore(database, now), journal, lobby))


def make_admin(args: Namespace) -> int:
    """Make an account an administrator; the password comes from the terminal or a pipe."""
    from dejarik.service.adapters.schema import migrate

    url = database_of(args)
    if bool(args.link) == bool(args.name):
        raise Trouble(
            "Nobody was made an administrator.",
            "either nobody was named, or both a name and --link",
            "name an account, or say --link for a link that makes the first administrator",
            USAGE,
        )
    if args.link:
        return _print_link(url, args.secrets)
    password = getpass("Password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    use_password(args.secrets)
    migrate(url)
    name = asyncio.run(_make_admin(url, args.name, password))
    print(f"{name} is an administrator.")
    return 0


def _print_link(url: str, secret: Mapping[str, str]) -> int:
    """Print a link that makes the first administrator, once."""
    from dejarik.service.adapters.schema import migrate

    use_password(secret)
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


def new_first_link(url: str) -> "FirstLink | None":
    """A new link for the first administrator; nothing if there is one. Raises Trouble."""
    return asyncio.run(_link(url))


async def _link(url: str) -> "FirstLink | None":
    from dejarik.service.adapters.databases import open_database
    from dejarik.service.clocks import now
    from dejarik.service.people.first_administrator import make_first_link
    from dejarik.service.ports import Unavailable

    try:
        async with open_database(url) as database:
            return await make_first_link(now(), database)
    except Unavailable as error:
        raise Trouble("The database cannot be reached.", str(error), "check its address") from error


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
