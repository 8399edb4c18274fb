"""Tables for experiments: many games of ready-made decks, with guests in every seat."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from dejarik.hosting.decks import ReadyDeck, Terms
from dejarik.hosting.play.fairness import NO_NONCE
from dejarik.hosting.play.hosted_wire import Hosted, SeatOf
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.hosting.title import Title
from dejarik.hosting.titles import Titles
from dejarik.kernel.chance import seed_from
from dejarik.service.adapters.journal import SqlJournal
from dejarik.service.clocks import now
from dejarik.service.people.accounts import be_guest
from dejarik.service.people.office import AccountPorts, Visitor
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.people_wire import SignedIn
from dejarik.service.ports import Database
from dejarik.service.tables.opening import beginning, open_game, start_game
from dejarik.testing.limits import unlimited
from dejarik.titles.registry import TITLES

NONCE_BYTES = 32


@dataclass(frozen=True)
class Seated:
    """A table that is ready to be played, and the sessions of who sits at it."""

    game: str
    sessions: tuple[str, ...]
    names: tuple[str, ...]


EXPERIMENT = TableSettings(beat=0)
"""Nobody looks on for whom a response would have to take its time."""


async def lay_tables(
    database: Database, count: int, seed: str, bot: str = "", titles: Titles | None = None
) -> list[Seated]:
    """
    So many games between people, or of one against bots, with mixed decks, begun.

    The titles take turns, and so do the numbers of seats that each of them allows. Where none are
    named, only the first one there is is played: its games are short.
    """
    known = titles or TITLES
    played = [known.named(known.default)] if titles is None else list(known)
    games = cycle([(title, seats) for title in played for seats in title.seats])
    chance = random.Random(seed)  # noqa: S311  (an experiment, not a secret)
    async with SqlJournal(database) as journal, Passwords() as passwords:
        office = AccountPorts(database, passwords, now, unlimited())
        found = []
        for _ in range(count):
            title, places = next(games)
            people = 1 if bot else places
            guests = [await be_guest(Visitor("192.0.2.1"), office) for _ in range(people)]
            seats = [SeatOf(one.person.name, one.person.id) for one in guests]
            nonces = [secrets.token_bytes(NONCE_BYTES) for _ in guests]
            for _ in range(places - people):
                seats.append(SeatOf(bot, bot=bot))
                nonces.append(NO_NONCE)
            brought = decks_that_meet(title, chance, len(seats))
            setup = setup_of_decks(title, brought, [one.name for one in seats])
            hosted = Hosted(tuple(seats), EXPERIMENT)
            game, _ = await open_game(title.id, known, setup, hosted, journal, now)
            await start_game(game, nonces, journal, known)
            found.append(_seated(game, guests))
        return found


async def lay_guests(database: Database, count: int) -> list[str]:
    """The sessions of so many guests."""
    async with Passwords() as passwords:
        office = AccountPorts(database, passwords, now, unlimited())
        return [(await be_guest(Visitor("192.0.2.1"), office)).token for _ in range(count)]


async def lay_table(
    database: Database,
    seed: str,
    settings: TableSettings | None = None,
    titles: Titles = TITLES,
    title: str = "",
    seats: int = 0,
) -> Seated:
    """
    A game of guests with a seed that everybody knows, begun; of the usual title and number.

    There is one session more, of somebody who may watch.
    """
    meant = titles.named(title or titles.default)
    places = seats or meant.seats[0]
    async with SqlJournal(database) as journal, Passwords() as passwords:
        office = AccountPorts(database, passwords, now, unlimited())
        guests = [await be_guest(Visitor("192.0.2.1"), office) for _ in range(places + 1)]
        sitting = [SeatOf(guest.person.name, guest.person.id) for guest in guests[:places]]
        hosted = Hosted(tuple(sitting), settings or EXPERIMENT)
        # In this order the tests know who is asked what first.
        second, first = meant.decks.ready()[:2]
        brought = [*islice(cycle((first, second)), places)]
        setup = setup_of_decks(meant, brought, [one.name for one in sitting])
        game, _ = await open_game(meant.id, titles, setup, hosted, journal, now)
        # A seed without chance: the same answers lead to the same game.
        chance = seed_from(seed)
        await journal.start(
            game, b"[]", chance, beginning(await journal.load(game), chance, titles)
        )
        return _seated(game, guests)


def decks_that_meet(title: Title, chance: random.Random, count: int) -> list[ReadyDeck]:
    """So many ready decks, at random among those that can meet at one table."""
    while True:
        found = [chance.choice(title.decks.ready()) for _ in range(count)]
        if not title.decks.apart([one.listed for one in found]):
            return found


def setup_of_decks(
    title: Title, brought: Sequence[ReadyDeck], names: Sequence[str]
) -> dict[str, object]:
    """A game of ready decks, in their format if they have one in common."""
    formats = {one.format for one in brought}
    terms = Terms(formats.pop() if len(formats) == 1 else "", title.editions[0])
    return title.decks.setup([one.listed for one in brought], names, terms)


def _seated(game: str, guests: Sequence[SignedIn]) -> Seated:
    tokens = tuple(guest.token for guest in guests)
    return Seated(game, tokens, tuple(guest.person.name for guest in guests))
