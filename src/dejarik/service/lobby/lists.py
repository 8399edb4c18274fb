"""
Lists of the lobby: what is offered and played, page by page.

What belongs here: which rows a page has, for one person or for everybody.
What does not: statements (`seek_store`, `table_store`), and telling changes (`news`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.seek_store import SeekStore
from dejarik.service.lobby.seeks import told_seek
from dejarik.service.lobby.table_store import NEWEST, PLAYING, WAITING, StoredTable, TableStore
from dejarik.service.lobby.tables_told import told
from dejarik.service.people.moderation_store import BlockStore
from dejarik.service.ports import Account
from dejarik.service.refusals import Code, Refusal

LONGEST: Final = 100
"""Rows of one page."""
OLDEST: Final = (0, "")
ANYBODY: Final = Account("", "", "", 0)
"""Nobody sits anywhere under this account."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ListWanted:
    """A page of a list: of which game, behind which row, and how many rows at most."""

    title: str = ""
    after: str = ""
    limit: int = LONGEST


@dataclass(frozen=True, slots=True)
class Listed(Generic[T]):
    """The first rows of a list, and how many there are."""

    rows: Sequence[T]
    total: int


async def list_seeks(wanted: ListWanted, who: Account, ports: LobbyPorts) -> wire.Seeks:
    """
    What others offer, without those one has blocked or is blocked by, and one's own offers.

    Raises Refusal INVALID for a page behind nothing.
    """
    store, now = SeekStore(ports.database), ports.now()
    avoided = await BlockStore(ports.database).apart(who.id) | {who.id}
    behind = _place(wanted.after, OLDEST)
    found = await store.listed(now, wanted.title, behind, wanted.limit + 1)
    page = found[: wanted.limit]
    own = await store.of(who.id, now)
    waiting = sum(not one.link and not one.table for one in own)
    return wire.Seeks(
        tuple(told_seek(one) for one in page if one.owner not in avoided),
        tuple(told_seek(one, own=True) for one in own),
        max(0, await store.count_open(now, wanted.title) - waiting),
        f"{page[-1].since}.{page[-1].id}" if len(found) > len(page) else "",
    )


async def list_tables(wanted: ListWanted, who: Account, ports: LobbyPorts) -> wire.Tables:
    """
    The public tables: those that wait for a player, then those that may be watched.

    Raises Refusal INVALID for a page behind nothing.
    """
    avoided = await BlockStore(ports.database).apart(who.id)
    found = await _public(wanted.title, wanted.after, wanted.limit + 1, ports)
    page = found[: wanted.limit]
    last = page[-1] if len(found) > len(page) else None
    return wire.Tables(
        tuple(
            told(one, who, ports.watching(one.id))
            for one in page
            if is_open(one) and (one.status == PLAYING or avoided.isdisjoint(people_at(one)))
        ),
        f"{last.status}.{last.created}.{last.id}" if last is not None else "",
    )


async def open_offers(title: str, ports: LobbyPorts) -> Listed[wire.Seek]:
    """
    The oldest offers as everybody is told of them, of a game or of all.

    Until when they stand is left out: it moves with every word of their owners.
    """
    store, now = SeekStore(ports.database), ports.now()
    found = await store.listed(now, title, OLDEST, LONGEST)
    total = len(found) if len(found) < LONGEST else await store.count_open(now, title)
    return Listed([msgspec.structs.replace(told_seek(one), until=0) for one in found], total)


async def open_tables(title: str, ports: LobbyPorts) -> Listed[wire.Table]:
    """
    The newest tables to sit down at or to watch, as everybody is told of them.

    Whose turn it is and when somebody answered last are left out: they change by themselves.
    Of tables beyond the first hundred, those that may not be watched are counted, too.
    """
    found = await _public(title, "", LONGEST, ports)
    shown = [
        msgspec.structs.replace(told(one, ANYBODY, ports.watching(one.id)), turns=(), moved=0)
        for one in found
        if is_open(one)
    ]
    if len(found) < LONGEST:
        return Listed(shown, len(shown))
    hidden = len(found) - len(shown)
    return Listed(shown, await TableStore(ports.database).count_public(title) - hidden)


def is_open(table: StoredTable) -> bool:
    """Whether somebody can still sit down at a table, or watch it."""
    if table.status == PLAYING:
        return table.settings.spectators
    return table.free_seat() is not None


def people_at(table: StoredTable) -> frozenset[str]:
    """The accounts of those who sit at a table."""
    return frozenset(seat.account for seat in table.seats if seat.account)


async def _public(title: str, after: str, most: int, ports: LobbyPorts) -> list[StoredTable]:
    """Public tables that wait, then those that play, behind one of them."""
    store, found = TableStore(ports.database), list[StoredTable]()
    status, _, rest = after.partition(".")
    behind = _place(rest, NEWEST)
    if status in ("", WAITING):
        found = await store.public(WAITING, title, behind, most)
        behind = NEWEST
    if len(found) < most:
        found += await store.public(PLAYING, title, behind, most - len(found))
    return found


def _place(after: str, first: tuple[int, str]) -> tuple[int, str]:
    """The row that a page begins behind. Raises Refusal INVALID."""
    if not after:
        return first
    moment, _, id_ = after.partition(".")
    if not moment.isdecimal() or not id_:
        message = "There is no page behind this one."
        raise Refusal(Code.INVALID, message, "Send the `next` of the page before, or nothing.")
    return int(moment), id_
