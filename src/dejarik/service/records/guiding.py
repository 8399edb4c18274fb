"""
Guided games: a table for somebody who has never played, at which a prepared game waits for them.

What belongs here: making the game and its table. What does not: how it begins (`hosting.guiding`),
and what is taught there (the page).

Its seed is the title's, not the players': such a game has no receipt.
"""

import secrets
from typing import Final

from dejarik.hosting import decks
from dejarik.hosting.guiding import Begun, guided_game
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf, write_hosted
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.title import Guided, Title
from dejarik.kernel.chance import SEED_BYTES
from dejarik.kernel.release import pack_release
from dejarik.kernel.wire import encode
from dejarik.service.game_starts import StartPorts
from dejarik.service.ids import new_game_id, new_id
from dejarik.service.lobby import lobby_wire, table_store
from dejarik.service.lobby.seating import check_free
from dejarik.service.lobby.tables import show_table
from dejarik.service.people.roles import Act, require
from dejarik.service.ports import Account, Beginning, NewEntry, StoredGame
from dejarik.service.refusals import Code, Refusal
from dejarik.service.tables.seat_names import without_names

GUIDED: Final = "guided"
"""What the decks of such a table are called."""


async def begin_guided(
    request: lobby_wire.BeginGuided, who: Account, ports: StartPorts
) -> lobby_wire.Table:
    """
    A table, already playing, at which a first game waits for its first decision.

    Raises Refusal when the title has none, or somebody has too many tables.
    """
    require(who, Act.PLAY)
    titles = ports.lobby.titles
    title = titles.named(request.title) if request.title in titles.ids else None
    if title is None or title.guided is None:
        message = "There is no guided game of this title."
        raise Refusal(Code.MISSING, message, "Play one against the computer instead.")
    await check_free(who, ports.lobby.database)
    lists = _lists(title, title.guided)
    bot = table_store.bot_called(title.guided.bot)
    seats = (SeatOf(who.name, who.id), SeatOf(bot, bot=title.guided.bot))
    terms = decks.Terms(lists[0].format, title.editions[0])
    setup = title.decks.setup([one.listed for one in lists], (who.name, bot), terms)
    begun = guided_game(title, title.guided, setup)
    table = table_store.StoredTable(
        id=new_id(),
        title=title.id,
        edition=terms.edition,
        format=terms.format,
        host=who.id,
        settings=TableSettings(),
        created=ports.lobby.now(),
        link=new_id(),
        places=len(seats),
        seats=tuple(
            table_store.StoredSeat(place, seat.account, seat.bot, GUIDED, deck.listed)
            for place, (seat, deck) in enumerate(zip(seats, lists, strict=True))
        ),
    )
    hosted = Hosted(seats, table.settings, table.id, len(begun.steps))
    game = await _store(title, begun, hosted, ports)
    async with ports.lobby.database.transaction() as together:
        await table_store.add_table(together, table)
        store = table_store.TableStore(together)
        await store.open(table.id, game, "")
        await store.begin(table.id, ports.lobby.now())
    return await show_table(lobby_wire.NamedTable(table.id), who, ports.lobby)


def _lists(title: Title, guided: Guided) -> tuple[decks.ReadyDeck, decks.ReadyDeck]:
    ready = {one.name: one for one in title.decks.ready()}
    return ready[guided.own], ready[guided.other]


async def _store(title: Title, begun: Begun, hosted: Hosted, ports: StartPorts) -> str:
    """Keep the new game; without its seed nobody can play it before it is complete."""
    now, played_by = ports.lobby.now(), ports.lobby.titles.release_name()
    journal = begun.room.play.journal
    release = encode(pack_release(journal.release))
    game = StoredGame(
        id=new_game_id(now),
        title=title.id,
        release=release,
        setup=journal.setup_bytes,
        settings=write_hosted(hosted),
        # Kept as every game has one; this one's chance does not come from it.
        server_seed=secrets.token_bytes(SEED_BYTES),
        nonces=b"",
        seed=b"",
        began=now,
        played_by=played_by,
        deadline=0,
    )
    await ports.journal.create(without_names(game, ports.lobby.titles))
    for step in begun.steps:
        written = NewEntry(game.id, step.seq, encode(step.entry.pack()), now, only=step.only)
        await ports.journal.append(written)
    begins = Beginning(release, played_by, journal.start_hash)
    await ports.journal.start(game.id, b"", journal.seed, begins)
    return game.id
