"""
Rating: what a game that is over says about those who played it.

What belongs here: which games count, and whose ratings they change.
What does not: the arithmetic (`hosting.people.ratings`), and statements (`rating_store`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dejarik.hosting.people.ratings import (
    DAY_MS,
    DRAWN,
    FEWEST_ROUNDS,
    LOST,
    WON,
    Played,
    after_games,
    after_idle,
    weighed,
    weight_after,
)
from dejarik.hosting.play.lengths import Length
from dejarik.hosting.play.settings_wire import NoClock
from dejarik.service.lobby.lobby_wire import Weighed
from dejarik.service.lobby.rating_store import BOT, Held, Ladder, RatingStore
from dejarik.service.lobby.table_store import StoredSeat, StoredTable
from dejarik.service.ports import Database

ABANDONED: Final = "abandoned"
"""Why a game is over that somebody ended from outside, without a winner."""


async def rate(
    table: StoredTable, now: int, database: Database, length: Length | None = None
) -> None:
    """
    Change the ratings of those who played a game that is over, inside somebody's transaction.

    A game that does not count changes nothing; how much one counted is noted at its table.
    """
    if is_rated(table):
        weight = await _rated(table, now, database, length)
        await RatingStore(database).weigh(table.id, weight)


async def _rated(
    table: StoredTable, now: int, database: Database, length: Length | None
) -> Weighed:
    """Rate a game, and say how much it counted."""
    assert table.result is not None
    if isinstance(table.settings.clock, NoClock):
        return "untimed"
    if length is not None and 0 < length.rounds < FEWEST_ROUNDS:
        return "short"
    store, ladder = RatingStore(database), Ladder(table.title, table.format)
    by_holder = {holder_of(seat): seat for seat in table.seats}
    rated: dict[str, Held] = {}
    for holder in sorted(by_holder):
        found = await store.hold(holder, ladder, now)
        if found is None:
            return "gone"
        rated[holder] = replace(found, rating=after_idle(found.rating, now - found.played))
    earlier = await store.rated_between(sorted(by_holder), now - DAY_MS)
    weight = weight_after(earlier)
    if not weight:
        return "often"
    for holder, seat in by_holder.items():
        [other] = [one for one in rated if one != holder]
        before = rated[holder]
        game = Played(rated[other].rating, score_of(seat.seat, table.result.ranking))
        after = weighed(before.rating, after_games(before.rating, [game]), weight)
        await store.keep(Held(holder, ladder, after, before.games + 1, now))
        await store.note(table.id, seat.seat, before.rating.points, after.points)
    return "whole" if weight == 1 else "half"


def is_rated(table: StoredTable) -> bool:
    """Whether a game that is over was rated, had a result, and two players."""
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
