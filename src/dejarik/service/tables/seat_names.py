"""
Names at a table: what those who sit there are called when somebody reads it.

What belongs here: the one way to read who sits in a stored game. What does not: the lobby's
own tables, whose names come with their rows (`lobby.table_store`).
"""

from dataclasses import replace

import msgspec

from dejarik.hosting.play.hosted_wire import Hosted, read_hosted
from dejarik.hosting.titles import Titles
from dejarik.kernel.wire import decode, encode
from dejarik.service.ports import Names, StoredGame


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
