"""
Forking: playing on against a bot from where another game once stood.

What belongs here: making the new game and its table. What does not: looking at the old one
(`replaying`).

A fork has the chance of the game it came from: what was drawn there is drawn here again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dejarik.hosting.play import hosted_wire
from dejarik.hosting.play.replays import forked
from dejarik.hosting.play.room import Room
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.titles import Titles
from dejarik.kernel.entries import Entry
from dejarik.kernel.journal import Journal
from dejarik.kernel.wire import decode, encode
from dejarik.service.game_starts import StartPorts
from dejarik.service.ids import new_game_id, new_id
from dejarik.service.lobby import lobby_wire, table_store
from dejarik.service.lobby.seating import check_free
from dejarik.service.lobby.tables import show_table
from dejarik.service.people.office import Caller
from dejarik.service.ports import Beginning, NewEntry, StoredGame
from dejarik.service.records import looking_back
from dejarik.service.records.replay_wire import ForkGame
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.rebuild import journal_of
from dejarik.service.tables.seat_names import without_names


@dataclass(frozen=True)
class Branch:
    """The game from which another one goes on, and where."""

    stored: StoredGame
    hosted: hosted_wire.Hosted
    position: int
    journal: Journal


async def fork_game(
    game: str,
    request: ForkGame,
    caller: Caller,
    replays: looking_back.ReplayPorts,
    ports: StartPorts,
) -> lobby_wire.Table:
    """
    A new table, already playing, that stands where a finished game stood.

    Raises Refusal MISSING, INVALID, CONFLICT, TOO_OFTEN or BUSY, and changes nothing then.
    """
    stored, hosted = await looking_back.seen(game, caller.account, replays)
    looking_back.must_be_over(stored)
    own = [place for place, seat in enumerate(hosted.seats) if seat.account == caller.account.id]
    seat = request.seat if request.seat is not None else (own or [0])[0]
    if not (seat < len(hosted.seats) and request.position <= len(stored.entries)):
        message = f"The game has {len(hosted.seats)} seats and {len(stored.entries)} positions."
        raise Refusal(Code.INVALID, message, "Choose among them.")
    await check_free(caller.account, ports.lobby.database)
    replays.count(caller.account.id)
    journal = await replays.aside(lambda: _playable(stored, request.position, replays.titles))
    seats = _seats(len(hosted.seats), seat, caller, request.bot)
    branch = Branch(
        stored, hosted_wire.Hosted(seats, TableSettings(), new_id()), request.position, journal
    )
    made = await _store(branch, ports)
    table = await _lay(branch, made, caller, ports)
    return await show_table(lobby_wire.NamedTable(table), caller.account, ports.lobby)


def _seats(count: int, own: int, caller: Caller, bot: str) -> tuple[hosted_wire.SeatOf, ...]:
    me = hosted_wire.SeatOf(caller.account.name, caller.account.id)
    other = hosted_wire.SeatOf(table_store.bot_called(bot), bot=bot)
    return tuple(me if place == own else other for place in range(count))


def _playable(stored: StoredGame, position: int, titles: Titles) -> Journal:
    """The journal up to a position at which the game goes on. Raises Refusal CONFLICT."""
    journal = forked(journal_of(stored), position)
    if Room(titles.named(stored.title), journal).is_over():
        message = "The game was over at this position."
        raise Refusal(Code.CONFLICT, message, "Choose an earlier one.")
    return journal


async def _store(branch: Branch, ports: StartPorts) -> str:
    """Keep the new game; without its seed nobody can play it before it is complete."""
    old, now = branch.stored, ports.lobby.now()
    game = replace(
        old,
        id=new_game_id(now),
        setup=encode(_setup(branch, ports)),
        settings=hosted_wire.write_hosted(branch.hosted),
        seed=b"",
        nonces=b"",
        began=now,
        outcome=b"",
        entries=(),
    )
    await ports.journal.create(without_names(game, ports.lobby.titles))
    onlies = [old.entries[entry.number - 1].only for entry in _kept(branch)]
    for entry, only in zip(branch.journal.entries, onlies, strict=True):
        written = NewEntry(game.id, entry.number, encode(entry.pack()), now, only=only)
        await ports.journal.append(written)
    begun = Beginning(old.release, ports.lobby.titles.release_name(), old.start_hash)
    await ports.journal.start(game.id, old.nonces, old.seed, begun)
    return game.id


def _kept(branch: Branch) -> Sequence[Entry]:
    return journal_of(branch.stored).effective(branch.position)


def _setup(branch: Branch, ports: StartPorts) -> dict[str, object]:
    setup = decode(branch.stored.setup)
    assert isinstance(setup, dict)
    called = [seat.name for seat in branch.hosted.seats]
    return ports.lobby.titles.named(branch.stored.title).renamed(setup, called)


async def _lay(branch: Branch, game: str, caller: Caller, ports: StartPorts) -> str:
    """The table of the new game, as one that is being played."""
    title = ports.lobby.titles.named(branch.stored.title)
    lists, terms = title.decks.brought(_setup(branch, ports))
    seats = tuple(
        table_store.StoredSeat(place, seat.account, seat.bot, "fork", listed)
        for place, (seat, listed) in enumerate(zip(branch.hosted.seats, lists, strict=True))
    )
    table = table_store.StoredTable(
        id=branch.hosted.table,
        title=branch.stored.title,
        edition=terms.edition,
        format=terms.format,
        options=terms.options,
        host=caller.account.id,
        settings=branch.hosted.settings,
        created=ports.lobby.now(),
        link=new_id(),
        fork_game=branch.stored.id,
        fork_seq=branch.position,
        places=len(seats),
        seats=seats,
    )
    async with ports.lobby.database.transaction() as together:
        await table_store.add_table(together, table)
        store = table_store.TableStore(together)
        await store.open(table.id, game, "")
        await store.begin(table.id, ports.lobby.now())
    return table.id
