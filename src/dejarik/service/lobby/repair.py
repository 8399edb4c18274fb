"""
Repair: where the lobby and the journal disagree about a game, the journal is right.

What belongs here: finding such tables, and games that no table is left for. What does not:
how a table changes (`course`). The lobby is told while a game is played, and may be out of
reach just then: what it has not heard is made up for here.
"""

from collections.abc import Awaitable, Callable
from typing import Final, cast

from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import decode
from dejarik.service.lobby import course
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.ports import Missing

AT_ONCE: Final = 100
"""Tables that are mended in one go; the rest have their turn later."""

ENDED: Final = """
    SELECT t.id, g.id, g.outcome FROM tables t JOIN games g ON g.id = t.game
    WHERE t.status = 'playing' AND g.finished IS NOT NULL LIMIT %s
"""
BEGUN: Final = """
    SELECT t.id FROM tables t JOIN games g ON g.id = t.game
    WHERE t.status = 'waiting' AND g.seed <> %s LIMIT %s
"""
# A game without a seed has no entries, and nobody can have seen anything of it.
NEVER_BEGUN: Final = """
    DELETE FROM games WHERE seed = %s AND began < %s
    AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = games.id)
"""
NO_GAME: Final = "DELETE FROM homes WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = homes.game)"


Measure = Callable[[str], Awaitable[Length | None]]
"""How long a game was, by its id; nothing if it is gone."""


async def unmeasured(_game: str) -> Length | None:
    """Nobody can say it here."""
    return None


async def mend(ports: LobbyPorts, measure: Measure = unmeasured) -> int:
    """
    Tell the lobby what it has not heard of its games; how many tables were behind.

    A rated game is measured first: one that was short does not count.
    """
    mended = 0
    for (table,) in await ports.database.rows(BEGUN, (b"", AT_ONCE)):
        mended += await _told(course.begun(cast("str", table), ports))
    for table, game, data in await ports.database.rows(ENDED, (AT_ONCE,)):
        outcome, length = _outcome(cast("bytes", data)), await measure(cast("str", game))
        mended += await _told(course.finished(cast("str", table), outcome, ports, length))
    return mended


async def _told(telling: Awaitable[bool]) -> bool:
    try:
        return await telling
    except Missing:
        # It went meanwhile.
        return False


def _outcome(data: bytes) -> Outcome:
    ranking, reason = cast("tuple[list[list[int]], str]", decode(data))
    return Outcome(ranking, reason)


async def forget_unbegun(before: int, ports: LobbyPorts) -> int:
    """Remove games that were opened before a moment, never began and have no table; how many."""
    async with ports.database.transaction() as together:
        gone = await together.run(NEVER_BEGUN, (b"", before))
        if gone:
            await together.run(NO_GAME)
    return gone
