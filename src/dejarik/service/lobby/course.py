"""
The course of a table: ready, opened, begun, whose turn it is, over.

What belongs here: what a game needs from its table to begin, and what it tells it then.
What does not: what people do at it (`tables`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from dejarik.hosting import decks
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.lengths import Length
from dejarik.kernel.state import Outcome
from dejarik.service.lobby import lobby_wire as wire
from dejarik.service.lobby.feed_store import BEGUN, OVER, FeedStore
from dejarik.service.lobby.game_index import index_game, is_open
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.matches import next_game
from dejarik.service.lobby.news import table_changed
from dejarik.service.lobby.rating import ABANDONED, rate, score_of
from dejarik.service.lobby.table_store import WAITING, StoredTable, TableStore, add_table
from dejarik.service.ports import Account, Database
from dejarik.service.refusals import Code, Refusal


@dataclass(frozen=True)
class Ready:
    """Everything a game needs to begin: what the journal keeps, and what the rules want."""

    table: str
    title: str
    setup: dict[str, object]
    hosted: Hosted
    created: int
    fork: wire.Fork | None = None


async def ready(table_id: str, ports: LobbyPorts) -> Ready | None:
    """
    What to begin a table's game with; nothing while somebody is missing.

    Raises Missing when there is no such table.
    """
    table = await TableStore(ports.database).find(table_id)
    if table.status != WAITING or not table.is_full():
        return None
    setup = ports.titles.named(table.title).decks.setup(
        [seat.listed for seat in table.seats],
        [seat.name for seat in table.seats],
        decks.Terms(table.format, table.edition, table.options),
    )
    seats = tuple(SeatOf(seat.name, seat.account, seat.bot) for seat in table.seats)
    fork = wire.Fork(table.fork_game, table.fork_seq) if table.fork_game else None
    hosted = Hosted(seats, table.settings, table.id)
    return Ready(table.id, table.title, setup, hosted, table.created, fork)


async def opened(table_id: str, game: str, commitment: str, ports: LobbyPorts) -> bool:
    """Tie a stored game to its table and publish the commitment; False if there is one already."""
    store = TableStore(ports.database)
    if not await store.open(table_id, game, commitment):
        return False
    await _tell("opened", await store.find(table_id), ports)
    return True


async def add_nonce(
    request: wire.AddNonce, who: Account, ports: LobbyPorts
) -> tuple[bytes, ...] | None:
    """
    Keep somebody's share of the chance; every seat's, in order, once all are there.

    A second share of the same person changes nothing. Raises Refusal when they do not sit
    there or no game was opened.
    """
    store = TableStore(ports.database)
    await store.add_nonce(request.table, who.id, request.nonce)
    table = await store.find(request.table)
    own = table.seat_of(who.id)
    if own is None or not own.nonce:
        message = "This table takes no share of the chance from you now."
        raise Refusal(Code.CONFLICT, message, "Sit down and wait for the commitment.")
    if any(not seat.nonce and not seat.bot for seat in table.seats):
        return None
    return tuple(bytes.fromhex(seat.nonce) for seat in table.seats)


async def begun(table_id: str, ports: LobbyPorts) -> bool:
    """The game is being played from now on; False if it was already."""
    now = ports.now()
    async with ports.database.transaction() as together:
        store = TableStore(together)
        if not await store.begin(table_id, now):
            return False
        table = await store.find(table_id)
        await _feed(BEGUN, table, now, together)
    await _tell("begun", table, ports)
    return True


async def turns_are(table_id: str, seats: Sequence[int], ports: LobbyPorts) -> None:
    """Note which seats are to decide, for the lists of their people."""
    turns = ",".join(str(seat) for seat in sorted(seats))
    await TableStore(ports.database).note_turns(table_id, turns, ports.now())


async def finished(
    table_id: str, outcome: Outcome, ports: LobbyPorts, length: Length | None = None
) -> bool:
    """
    Note how the game ended, rate its players, index it, and open the next game of a match.

    False if that was known.

    One that was ended from outside says nothing of anybody, so no seat has a score.
    Where nobody knows its length now, it is indexed later (`records.lengths`).
    """
    ranking = tuple(tuple(side) for side in outcome.ranking)
    result = wire.Result(ranking, outcome.reason)
    async with ports.database.transaction() as together:
        store = TableStore(together)
        if not await store.finish(table_id, result, ports.now()):
            return False
        table = await store.find(table_id)
        for seat in table.seats if outcome.reason != ABANDONED else ():
            await store.score(table_id, seat.seat, score_of(seat.seat, ranking))
        await rate(table, ports.now(), together, length)
        if length is not None:
            await index_game(table, length, ports.titles, together)
        following = next_game(table, ports.now())
        if following is not None:
            await add_table(together, following)
        await _feed(OVER, table, ports.now(), together)
    await _tell("over", table, ports)
    if following is not None:
        await _tell("matched", following, ports)
    return True


async def _feed(kind: str, table: StoredTable, now: int, together: Database) -> None:
    """Note for the live feed what has come of a table that is open to all."""
    if is_open(table):
        await FeedStore(together).add(kind, table.id, now)


async def _tell(what: str, table: StoredTable, ports: LobbyPorts) -> None:
    people = [seat.account for seat in table.seats]
    await table_changed(ports.bus, what, table.id, *people)
