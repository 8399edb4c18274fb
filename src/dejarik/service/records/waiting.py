"""
Games that wait for a process of their release: the list of them, and ending one.

What belongs here: what administrators do about them. What does not: finding out that a game
waits (`tables.releasing`). Nothing of a game is played for this, and nothing of its cards or
its hashes is told.
"""

from dataclasses import dataclass

from dejarik.hosting.play.hosted_wire import read_hosted
from dejarik.kernel.entries import adjudicated
from dejarik.kernel.state import Outcome
from dejarik.kernel.wire import encode
from dejarik.service.lobby import course
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.lobby.rating import ABANDONED
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.moderation_store import AuditStore
from dejarik.service.people.office import Caller
from dejarik.service.people.people_wire import Done
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Fenced, Journal, Missing, NewEntry
from dejarik.service.records.replay_wire import EndWaiting, WaitingGame, WaitingGames
from dejarik.service.records.waiting_store import WaitingStore
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.seat_names import read_seats


@dataclass(frozen=True, slots=True)
class WaitingPorts:
    """The games that wait, where games are kept, and the lobby they came from."""

    store: WaitingStore
    journal: Journal
    lobby: LobbyPorts


async def list_waiting(caller: Caller, ports: WaitingPorts) -> WaitingGames:
    """
    The games that wait for a process of their release, the longest waiting first.

    Raises Refusal FORBIDDEN.
    """
    require(caller.account, Act.END_GAMES)
    names = AccountStore(ports.lobby.database).names
    listed = []
    for one in await ports.store.listed():
        seats = (await read_seats(one.settings, names)).seats
        people = tuple(seat.name for seat in seats)
        listed.append(WaitingGame(one.game, people, one.since, one.played_by))
    return WaitingGames(tuple(listed))


async def end_waiting(request: EndWaiting, caller: Caller, ports: WaitingPorts) -> Done:
    """
    End a game that waits, without a winner and without playing it; nothing of it is deleted.

    Raises Refusal FORBIDDEN, MISSING or CONFLICT, and changes nothing then.
    """
    require(caller.account, Act.END_GAMES)
    await abandon(request.game, caller.account.id, ports)
    return Done()


async def abandon(game: str, actor: str, ports: WaitingPorts) -> None:
    """End a game that waits, for whoever may. Raises Refusal MISSING or CONFLICT."""
    if all(one.game != game for one in await ports.store.listed()):
        message = "No such game waits for its release."
        raise Refusal(Code.MISSING, message, "Look at the list of those that do.")
    stored = await ports.journal.load(game)
    hosted = read_hosted(stored.settings)
    ranking, now = [list(range(len(hosted.seats)))], ports.lobby.now()
    entry = encode(adjudicated(ranking, ABANDONED).pack())
    clocks = stored.entries[-1].clocks if stored.entries else b""
    try:
        await ports.journal.append(NewEntry(game, len(stored.entries) + 1, entry, now, clocks))
    except Fenced:
        message = "Somebody plays this game on just now."
        raise Refusal(Code.CONFLICT, message, "Look at the list again.") from None
    await ports.journal.finish(game, encode([ranking, ABANDONED]), now)
    await AuditStore(ports.lobby.database).add(now, actor, Act.END_GAMES, game)
    await ports.store.forget(game)
    if hosted.table:
        try:
            await course.finished(hosted.table, Outcome(ranking, ABANDONED), ports.lobby)
        except Missing:
            return
