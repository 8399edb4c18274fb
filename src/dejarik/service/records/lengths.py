"""
Lengths of games that nobody measured when they ended.

What belongs here: playing such a game again to index it. What does not: what is noted of it
(`lobby.game_index`), and how often this is done (`chores`).

The lobby may not have heard of an end, or an older release may have ended the game.
"""

import asyncio
from typing import Final

from dejarik.hosting.play.lengths import Length, decisions_in, length_of
from dejarik.hosting.titles import Titles, UnknownTitle
from dejarik.kernel.replaying import Diverged, replay
from dejarik.service.lobby.game_index import index_game, lacking
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.repair import Measure
from dejarik.service.lobby.table_store import TableStore
from dejarik.service.ports import Journal, Missing, StoredGame
from dejarik.service.tables.rebuild import NotStarted, journal_of

AT_ONCE: Final = 20
"""Games that are measured in one go; the rest have their turn soon."""
UNKNOWN: Final = Length(0, 0)


async def index_lacking(journal: Journal, lobby: LobbyPorts) -> int:
    """Index games that are over and lack it, one after the other; how many there were."""
    tables = await lacking(AT_ONCE, lobby.database)
    for id_ in tables:
        table = await TableStore(lobby.database).find(id_)
        length = await measuring(journal, lobby.titles)(table.game) or UNKNOWN
        async with lobby.database.transaction() as together:
            await index_game(table, length, lobby.titles, together)
    return len(tables)


def measuring(journal: Journal, titles: Titles) -> Measure:
    """How long games are that the lobby has not heard of, beside the event loop."""

    async def measure(game: str) -> Length | None:
        try:
            stored = await journal.load(game)
        except Missing:
            return None
        return await asyncio.to_thread(measured, stored, titles)

    return measure


def measured(stored: StoredGame, titles: Titles) -> Length:
    """How long a stored game was; of one that this release plays otherwise only its answers."""
    try:
        title, journal = titles.named(stored.title), journal_of(stored)
    except (NotStarted, UnknownTitle, ValueError):
        return UNKNOWN
    try:
        state = replay(title.game(journal.setup()), journal)
    except (Diverged, ValueError):
        return Length(0, decisions_in(journal))
    return length_of(title, journal, state)
