"""
Filling: the people of a demonstration, and games of theirs.

What belongs here: making people and tables. What does not: what is answered there (`playing`), and
how many tables there are (`keeping`).

Its people are bots of the program under other names: the lobby knows them as accounts, and the
game by who thinks for them. So nobody waits for them, and their games are games like any other.
"""

from typing import Final

from dejarik.hosting.decks import Terms
from dejarik.hosting.options import chosen_in_full
from dejarik.hosting.people.names import DEMO_NAMES
from dejarik.hosting.play.fairness import NO_NONCE
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.title import Title
from dejarik.service.demo.demo_store import DemoStore
from dejarik.service.demo.playing import DemoPorts, played
from dejarik.service.ids import new_id
from dejarik.service.lobby import course
from dejarik.service.lobby.deck_choice import ready_decks_for
from dejarik.service.lobby.table_store import StoredSeat, StoredTable, TableStore, add_table
from dejarik.service.people.account_store import NO_PASSWORD, AccountStore
from dejarik.service.people.roles import Role
from dejarik.service.ports import Account
from dejarik.service.tables.opening import open_game, start_game

PLAYERS: Final = ("regular", "novice")
"""Who thinks for the people of a table, seat by seat."""


async def make_people(ports: DemoPorts) -> None:
    """The people of a demonstration, in a club that has none yet."""
    now = ports.lobby.now()
    people = [Account(new_id(), name, Role.BOT, now + nth) for nth, name in enumerate(DEMO_NAMES)]
    async with ports.lobby.database.transaction() as together:
        for one in people:
            await AccountStore(together).add(one, NO_PASSWORD)


async def people_of(ports: DemoPorts) -> list[Account]:
    """Its people; nobody if there is no demonstration, or no more."""
    store = AccountStore(ports.lobby.database)
    ids = await DemoStore(ports.lobby.database).people()
    return [one for one in [await store.find(id_) for id_ in ids] if one is not None]


async def lay(title: Title, nth: int, answers: int, ports: DemoPorts) -> bool:
    """
    A new table of two of its people, with so many answers given; whether there was anybody.

    Until they are given there is a game alone, so that nobody meets bots in a hurry.
    """
    people = await people_of(ports)
    if len(people) < len(PLAYERS):
        return False
    table = _table(title, people, nth, ports)
    names = [seat.name for seat in table.seats]
    setup = title.decks.setup(
        [seat.listed for seat in table.seats],
        names,
        Terms(table.format, table.edition, table.options),
    )
    seats = tuple(SeatOf(name, bot=bot) for name, bot in zip(names, PLAYERS, strict=True))
    hosted = Hosted(seats, table.settings, table.id, paced=True)
    lobby, journal = ports.lobby, ports.journal
    game, published = await open_game(title.id, lobby.titles, setup, hosted, journal, lobby.now)
    await start_game(game, [NO_NONCE] * len(seats), journal, lobby.titles)
    room = await played(game, answers, ports)
    async with lobby.database.transaction() as together:
        await add_table(together, table)
        await TableStore(together).open(table.id, game, published)
    await course.begun(table.id, lobby)
    outcome = room.game.outcome(room.state)
    if outcome is not None:
        await course.finished(table.id, outcome, lobby, room.length())
    return True


def _table(title: Title, people: list[Account], nth: int, ports: DemoPorts) -> StoredTable:
    """A table for two of them, with decks that change from one to the next."""
    ready = title.decks.ready()
    first = ready[nth % len(ready)]
    second = ready_decks_for(title, first.format, first.listed)[0]
    sitting = [people[(nth + place) % len(people)] for place in range(len(PLAYERS))]
    edition = title.editions[0]
    return StoredTable(
        id=new_id(),
        title=title.id,
        edition=edition,
        format=first.format,
        options=chosen_in_full(title.options, {}, first.format, edition),
        host=sitting[0].id,
        settings=TableSettings(),
        created=ports.lobby.now(),
        places=len(PLAYERS),
        seats=tuple(
            StoredSeat(place, who.id, "", deck.called, deck.listed, name=who.name)
            for place, (who, deck) in enumerate(zip(sitting, (first, second), strict=True))
        ),
    )
