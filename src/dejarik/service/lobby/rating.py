"""
Rating: what a game that is over says about those who played it.

What belongs here: which games count, and whose ratings they change.
What does not: the arithmetic (`hosting.people.ratings`), and statements (`rating_store`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dejarik.hosting.people.ratings import DRAWN, LOST, WON, Played, after_games, after_idle
from dejarik.service.lobby.rating_store import BOT, Held, Ladder, RatingStore
from dejarik.service.lobby.table_store import StoredSeat, StoredTable
from dejarik.service.ports import Database

ABANDONED: Final = "abandoned"
"""Why a game is over that somebody ended from outside, without a winner."""


async def rate(table: StoredTable, now: int, database: Database) -> None:
    """
    Change the ratings of those who played a game that is over, inside somebody's transaction.

    A game that does not count, or one of whose players is gone, changes nothing.
    """
    if table.result is None or not counts(table):
        return
    store, ladder = RatingStore(database), Ladder(table.title, table.format)
    by_holder = {holder_of(seat): seat for seat in table.seats}
    rated: dict[str, Held] = {}
    for holder in sorted(by_holder):
        found = await store.hold(holder, ladder, now)
        if found is None:
            return
        rated[holder] = replace(found, rating=after_idle(found.rating, now - found.played))
    for holder, seat in by_holder.items():
        [other] = [one for one in rated if one != holder]
        before = rated[holder]
        game = Played(rated[other].rating, score_of(seat.seat, table.result.ranking))
        after = after_games(before.rating, [game])
        await store.keep(Held(holder, ladder, after, before.games + 1, now))
        await store.note(table.id, seat.seat, before.rating.points, after.points)


def counts(table: StoredTable) -> bool:
    """Whether the result of a table tells how strong its two players are."""
    result = table.result
    if result is None or not table.settings.rated or result.reason == ABANDONED:
        return False
    return len({holder_of(seat) for seat in table.seats}) == 2 == len(table.seats)


def holder_of(seat: StoredSeat) -> str:
    """Whose rating a seat's result changes: a person's, or that of all bots of this name."""
    return seat.account or f"{BOT}{seat.bot}"


def score_of(seat: int, ranking: Sequence[Sequence[int]]) -> float:
    """What a seat got out of a game: 1 won, a half level with another at the top, 0 lost."""
    if seat not in ranking[0]:
        return LOST
    return WON if len(ranking[0]) == 1 else DRAWN
