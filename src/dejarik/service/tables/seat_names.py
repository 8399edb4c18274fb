"""
Names at a table: what those who sit there are called when somebody reads it.

What belongs here: the one way to read who sits in a stored game, and to store it. A game is
stored without names of people, so that none is left when an account is deleted.
What does not: the lobby's own tables, whose names come with their rows (`lobby.table_store`).
"""

from dataclasses import replace
from typing import Final

import msgspec

from dejarik.hosting.play.hosted_wire import Hosted, read_hosted, write_hosted
from dejarik.hosting.titles import Titles
from dejarik.kernel.wire import decode, encode
from dejarik.service.ports import Names, StoredGame

MOST_SEATS: Final = 16
"""As many as a seat has numbers in a reported fault."""


def without_names(stored: StoredGame, titles: Titles) -> StoredGame:
    """A game as it is stored: its seats by account or bot, and by number in its setup."""
    hosted = read_hosted(stored.settings)
    seats = tuple(
        msgspec.structs.replace(seat, name="") if seat.account else seat for seat in hosted.seats
    )
    return replace(
        stored,
        setup=encode(unnamed_setup(stored.title, stored.setup, titles)),
        settings=write_hosted(msgspec.structs.replace(hosted, seats=seats)),
    )


def unnamed_setup(title: str, setup: bytes, titles: Titles) -> dict[str, object]:
    """A setup with numbers for the names of its seats."""
    named = decode(setup)
    assert isinstance(named, dict)
    return titles.named(title).renamed(named, [f"Seat {seat + 1}" for seat in range(MOST_SEATS)])


async def read_seats(settings: bytes, names: Names) -> Hosted:
    """What is stored with a game, with the names of today: whoever is gone is somebody."""
    hosted = read_hosted(settings)
    known = await names({seat.account for seat in hosted.seats if seat.account})
    return msgspec.structs.replace(
        hosted,
        seats=tuple(
            msgspec.structs.replace(seat, name=known[seat.account]) if seat.account else seat
            for seat in hosted.seats
        ),
    )


async def as_called_now(
    stored: StoredGame, names: Names, titles: Titles
) -> tuple[StoredGame, Hosted]:
    """A stored game whose log will speak of people by their names of today, and who they are."""
    hosted = await read_seats(stored.settings, names)
    setup = decode(stored.setup)
    assert isinstance(setup, dict)
    called = [seat.name for seat in hosted.seats]
    renamed = titles.named(stored.title).renamed(setup, called)
    return replace(stored, setup=encode(renamed)), hosted
