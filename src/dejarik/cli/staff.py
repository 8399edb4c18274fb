"""
Commands for whoever runs a service: workers for bots, games that wait for another release.

What belongs here: arguments, and words. What does not: what they do, and the first administrator
(`first_admin`).
"""

import asyncio
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli.club_file import database_of
from dejarik.cli.monitoring_settings import metrics_from
from dejarik.cli.nats_settings import nats_from
from dejarik.cli.settings import use_password
from dejarik.cli.trouble import Trouble

if TYPE_CHECKING:
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
