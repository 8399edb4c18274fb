"""
News of the lobby: hints that something is worth reading again.

What belongs here: the subjects, and what stands in a hint. What does not: who listens.
"""

from typing import Final

import msgspec

from dejarik.service.ports import PERSON, Bus

SEEKS: Final = "lobby.seeks"
TABLES: Final = "lobby.tables"
CHAT: Final = "chat."
"""With a place behind it: somebody said something there, or a line was removed."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened to a table: `matched invited joined left opened begun over`."""

    what: str
    table: str


async def seeks_changed(bus: Bus, *owners: str) -> None:
    """Say that the list of offers is another one now, and those of some people."""
    await bus.publish(SEEKS, b"")
    await people_changed(bus, *owners)


async def people_changed(bus: Bus, *accounts: str) -> None:
    """Say that something has changed that concerns some people."""
    for account in accounts:
        await bus.publish(PERSON + account, b"")


async def table_changed(bus: Bus, what: str, table: str, *accounts: str) -> None:
    """Say what happened to a table, to the lobby and to the people concerned; bots hear nothing."""
    hint = msgspec.json.encode(Hint(what, table))
    await bus.publish(TABLES, hint)
    for account in accounts:
        if account:
            await bus.publish(PERSON + account, hint)
