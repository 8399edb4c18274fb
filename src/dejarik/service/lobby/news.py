"""
News of the lobby: hints that something is worth reading again.

What belongs here: the subjects, and what stands in a hint. What does not: who listens.
"""

from typing import Final

import msgspec

from dejarik.service.ports import Bus

SEEKS: Final = "lobby.seeks"
TABLES: Final = "lobby.tables"
PERSON: Final = "person."
"""With an account behind it: something at a table concerns this person."""
CHAT: Final = "chat."
"""With a place behind it: somebody said something there."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened to a table: `matched invited joined left opened begun over`."""

    what: str
    table: str


async def seeks_changed(bus: Bus) -> None:
    """Say that the list of offers is another one now."""
    await bus.publish(SEEKS, b"")


async def table_changed(bus: Bus, what: str, table: str, *accounts: str) -> None:
    """Say what happened to a table, to the lobby and to the people concerned; bots hear nothing."""
    hint = msgspec.json.encode(Hint(what, table))
    await bus.publish(TABLES, hint)
    for account in accounts:
        if account:
            await bus.publish(PERSON + account, hint)
