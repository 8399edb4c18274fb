"""
Tables as people are told of them.

What belongs here: from a stored table to what somebody may read of it.
What does not: which tables they may see.
"""

from typing import Literal, get_args

from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.matches import points_of
from dejarik.service.lobby.table_store import OVER, PLAYING, StoredSeat, StoredTable
from dejarik.service.ports import Account


def told(table: StoredTable, who: Account, watching: int = 0) -> wire.Table:
    """A table as somebody is told of it: the link only to whoever sits there, decks to nobody."""
    own = table.seat_of(who.id)
    turns = tuple(int(seat) for seat in table.turns.split(",") if seat)
    return wire.Table(
        id=table.id,
        status=_status(table.status),
        terms=table.terms(),
        settings=table.settings,
        host=table.host,
        seats=tuple(_sitting(table, seat) for seat in table.seats),
        created=table.created,
        private=bool(table.link),
        game=table.game,
        commitment=table.commitment,
        link=table.link if own is not None else "",
        turns=turns,
        moved=table.moved,
        your_turn=own is not None and own.seat in turns,
        result=table.result,
        rematch_of=table.rematch_of,
        fork=wire.Fork(table.fork_game, table.fork_seq) if table.fork_game else None,
        closed=table.closed,
        until=table.until,
        number=table.number,
        watching=watching,
        weighed=_weighed(table.weighed),
    )


def _status(status: str) -> Literal["waiting", "playing", "over"]:
    if status == PLAYING:
        return "playing"
    return "over" if status == OVER else "waiting"


def _weighed(weighed: str) -> wire.Weighed:
    known: tuple[wire.Weighed, ...] = get_args(wire.Weighed)
    return next((one for one in known if one == weighed), "")


def _sitting(table: StoredTable, seat: StoredSeat) -> wire.Sitting:
    points = points_of(table, seat)
    return wire.Sitting(seat.seat, seat.name, seat.account, seat.bot, seat.here, points)
