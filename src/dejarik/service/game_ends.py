"""
Ends of games from outside: a table that moderators close, a game that was only to pass the time.

What belongs here: ending a game without a winner, wherever it is at home.
What does not: ends by the rules (`tables.live`), and games that wait for their release
(`records.waiting`).

First the table is marked, then the journal gets the last entry, then the lobby is told: whoever
asks again finishes what a dead process has left.
"""

from typing import Final, cast

from dejarik.kernel.entries import adjudicated
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import decode, encode
from dejarik.service.game_starts import StartPorts
from dejarik.service.lobby import course
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.rating import ABANDONED
from dejarik.service.lobby.table_store import OVER, PLAYING, StoredTable, TableStore
from dejarik.service.people import people_wire as people
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.moderation import note_of
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import Caller
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Fenced, Missing, NewEntry
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.home import ENDED

TRIES: Final = 20
"""How often an entry is tried that somebody's answer has overtaken."""
TABLE_PAGE: Final = "/table/{}"


async def close_table(request: people.CloseTable, caller: Caller, ports: StartPorts) -> people.Done:
    """
    Close a table: its game is over without a winner, and those who sit there are told why.

    Raises Refusal FORBIDDEN, INVALID, MISSING or CONFLICT, and changes nothing then.
    """
    require(caller.account, Act.CLOSE_TABLES)
    reason, now, lobby = note_of(request.reason), ports.lobby.now(), ports.lobby
    table = await _found(request.table, ports)
    if table.seat_of(caller.account.id) is not None:
        message = "You sit at this table."
        raise Refusal(Code.FORBIDDEN, message, "Leave it to another moderator.")
    async with lobby.database.transaction() as together:
        if not await TableStore(together).close(table.id, reason, now):
            message = "The game of this table is over already."
            raise Refusal(Code.CONFLICT, message, "There is nothing left to close.")
        detail = f"table {table.id}: {reason}"
        await AuditStore(together).add(now, caller.account.id, Act.CLOSE_TABLES, table.host, detail)
    await end(await _found(table.id, ports), abandoned(table), ports)
    await _tell_closed(table, reason, ports)
    return people.Done()


async def abandon_game(request: wire.NamedTable, who: Account, ports: StartPorts) -> people.Done:
    """
    End an unrated game of one's own against bots: it counts for nobody.

    Raises Refusal MISSING or CONFLICT, and changes nothing then.
    """
    table = await _found(request.table, ports)
    own = table.seat_of(who.id)
    if own is None:
        raise _no_table()
    against_bots = all(seat.bot for seat in table.seats if seat is not own)
    if table.status != PLAYING or table.settings.rated or not against_bots:
        message = "Only an unrated game against the computer is ended so."
        raise Refusal(Code.CONFLICT, message, "Concede a game that you no longer want to play.")
    await end(table, abandoned(table), ports)
    return people.Done()


def abandoned(table: StoredTable) -> Outcome:
    """The end of a game without a winner."""
    return Outcome([list(range(len(table.seats)))], ABANDONED)


async def end(table: StoredTable, outcome: Outcome, ports: StartPorts) -> None:
    """
    End the game of a table so, unless it is over already; one that never began has no end.

    Raises Refusal CONFLICT when its players answer too quickly.
    """
    if table.status != PLAYING:
        return
    written = await _written(table.game, outcome, ports)
    await ports.lobby.bus.publish(ENDED, table.game.encode())
    await course.finished(table.id, written, ports.lobby)


async def _written(game: str, outcome: Outcome, ports: StartPorts) -> Outcome:
    """Write the last entry of a game; how it ended, if it was over before. Raises CONFLICT."""
    said = (outcome.ranking, outcome.reason)
    entry, packed = encode(adjudicated(*said).pack()), encode([*said])
    for _ in range(TRIES):
        stored = await ports.journal.load(game)
        if stored.outcome:
            ranking, reason = cast("tuple[list[list[int]], str]", decode(stored.outcome))
            return Outcome(ranking, reason)
        clocks = stored.entries[-1].clocks if stored.entries else b""
        last = NewEntry(
            game, len(stored.entries) + 1, entry, ports.lobby.now(), clocks, outcome=packed
        )
        try:
            await ports.journal.append(last)
        except Fenced:
            continue
        return outcome
    message = "This game moves on too quickly just now."
    raise Refusal(Code.CONFLICT, message, "Close it again in a moment.")


async def _tell_closed(table: StoredTable, reason: str, ports: StartPorts) -> None:
    sitting = [seat.account for seat in table.seats if seat.account]
    await table_changed(ports.lobby.bus, OVER, table.id, *sitting)
    for account in sitting:
        known = await AccountStore(ports.lobby.database).find(account)
        if known is not None:
            path = TABLE_PAGE.format(table.id)
            await ports.lobby.notices.tell(known, "Your table was closed", reason, path)


async def _found(table: str, ports: StartPorts) -> StoredTable:
    try:
        return await TableStore(ports.lobby.database).find(table)
    except Missing as error:
        raise _no_table() from error


def _no_table() -> Refusal:
    return Refusal(Code.MISSING, "There is no such table.", "Check its address.")
