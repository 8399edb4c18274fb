"""
Desertion: games of people whose account goes while they are played.

What belongs here: how such a game ends for each seat. What does not: writing its end
(`game_ends`), and deleting accounts (`personal_data.deletion`).

Whoever deletes their account has conceded, before it goes: so a rated game counts, for the one who
stays as for the one who leaves. Where an account went in another way, the game ends as soon as
that is seen, and ratings stay: there is nobody to have lost.
"""

import asyncio
from typing import Final

import structlog

from dejarik.hosting.people.names import SOMEBODY
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import encode
from dejarik.service.game_ends import abandoned, end
from dejarik.service.game_starts import StartPorts
from dejarik.service.lobby.table_store import PLAYING, StoredTable, TableStore
from dejarik.service.ports import Fenced, NewEntry
from dejarik.service.refusals import Refusal
from dejarik.service.tables.home import ENDED
from dejarik.service.tables.rebuild import NotStarted, Unplayable, room_of

CONCESSION: Final = "concession"
"""Why a game is over in which somebody has given up, as the rules of every game call it."""
MOST_GAMES: Final = 500
"""Games of one person that are ended: far more than anybody may have."""
AT_ONCE: Final = 50
"""Games that are looked for in one sweep."""
TWO: Final = 2

log = structlog.get_logger()


async def concede_all(account: str, ports: StartPorts) -> None:
    """Concede every game of somebody who is about to leave for good."""
    for table in await TableStore(ports.lobby.database).of(account, PLAYING, MOST_GAMES):
        await _end_safely(table, {account}, ports)


async def end_deserted(ports: StartPorts) -> int:
    """End games in which somebody's account is gone; how many were looked at."""
    found = await TableStore(ports.lobby.database).deserted(AT_ONCE)
    for table in found:
        gone = {seat.account for seat in table.seats if seat.account and seat.name == SOMEBODY}
        await _end_safely(table, gone, ports)
    return len(found)


async def _end_safely(table: StoredTable, gone: set[str], ports: StartPorts) -> None:
    """End one game; one that cannot be ended now keeps nobody from leaving."""
    try:
        await _end(table, gone, ports)
    except (Refusal, NotStarted, Unplayable) as error:
        log.warning("deserted_game_not_ended", table=table.id, error=type(error).__name__)


async def _end(table: StoredTable, gone: set[str], ports: StartPorts) -> None:
    lost = [seat.seat for seat in table.seats if seat.account in gone]
    stay = [seat.seat for seat in table.seats if seat.seat not in lost]
    people = [seat for seat in table.seats if seat.seat in stay and seat.account]
    if (not people and not table.settings.rated) or not stay:
        await end(table, abandoned(table), ports)
    elif len(table.seats) == TWO:
        await end(table, Outcome([stay, lost], CONCESSION), ports)
    else:
        for seat in lost:
            await _concede(table, seat, ports)


async def _concede(table: StoredTable, seat: int, ports: StartPorts) -> None:
    """Let one of several give up, by the rules of the game; the others play on."""
    stored = await ports.journal.load(table.game)
    if stored.outcome:
        return
    room = await asyncio.to_thread(room_of, stored, ports.lobby.titles)
    if room.is_over() or seat not in room.playing():
        return
    step = room.concede(seat)
    over = room.game.outcome(room.state)
    clocks = stored.entries[-1].clocks if stored.entries else b""
    packed = encode([over.ranking, over.reason]) if over else b""
    entry = NewEntry(
        *(table.game, step.seq, encode(step.entry.pack()), ports.lobby.now(), clocks, step.only),
        outcome=packed,
    )
    try:
        await ports.journal.append(entry)
    except Fenced:
        log.warning("deserted_game_not_ended", table=table.id, error="Fenced")
        return
    await ports.lobby.bus.publish(ENDED, table.game.encode())
    if over:
        await end(table, over, ports)
