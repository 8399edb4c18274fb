"""
Matches: up to three games between the same people, with the same decks.

What belongs here: the points of a match, when it is decided, and the table of its next game.
What does not: how a single game ends (`course`), and its rating (`rating`).

A table knows which game of its match it is, and each seat what it had before that game: so
nothing has to be added up, and a match needs no record of its own.
"""

from dataclasses import replace

from dejarik.hosting.people.names import SOMEBODY
from dejarik.service.ids import new_id
from dejarik.service.lobby.rating import ABANDONED, score_of
from dejarik.service.lobby.table_store import OVER, StoredSeat, StoredTable


def points_of(table: StoredTable, seat: StoredSeat) -> float:
    """What a seat has in its match, this game included once it is over; a draw is a half."""
    result = table.result
    if table.status != OVER or result is None or result.reason == ABANDONED:
        return seat.points
    return seat.points + score_of(seat.seat, result.ranking)


def is_decided(table: StoredTable) -> bool:
    """Whether a match ends with this game, which is over: all were played, or one cannot lose."""
    most = max(points_of(table, seat) for seat in table.seats)
    return table.number >= table.settings.best_of or most > table.settings.best_of / 2


def next_game(table: StoredTable, now: int) -> StoredTable | None:
    """
    The table of the next game of a match, with the seats swapped; nothing once it is decided.

    Nor is there one if the game was ended from outside, or somebody's account is gone.
    """
    result = table.result
    if result is None or result.reason == ABANDONED or is_decided(table):
        return None
    if any(seat.account and seat.name == SOMEBODY for seat in table.seats):
        return None
    seats = tuple(
        replace(
            seat,
            seat=(seat.seat + 1) % table.places,
            here=True,
            nonce="",
            points=points_of(table, seat),
        )
        for seat in table.seats
    )
    return StoredTable(
        id=new_id(),
        title=table.title,
        edition=table.edition,
        format=table.format,
        options=table.options,
        host=table.host,
        settings=table.settings,
        created=now,
        link=new_id() if table.link else "",
        rematch_of=table.id,
        places=table.places,
        number=table.number + 1,
        seats=seats,
    )
