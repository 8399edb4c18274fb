"""
Playing: a game of a demonstration, from its start or for some answers.

What belongs here: asking who thinks for a seat, and keeping what they answer. What does not: the
table of the game (`filling`).
"""

import asyncio
from dataclasses import dataclass
from typing import Final

from dejarik.bots.outlook import Outlook
from dejarik.bots.roster import bot_named
from dejarik.hosting.play.room import Room, Step
from dejarik.kernel.wire import encode
from dejarik.service.lobby.lobby_ports import LobbyPorts
from dejarik.service.people.account_store import AccountStore
from dejarik.service.ports import Journal, NewEntry
from dejarik.service.tables.entry_writer import outcome_bytes
from dejarik.service.tables.rebuild import room_of
from dejarik.service.tables.seat_names import as_called_now

LONGEST: Final = 3_000
"""Answers after which a game is given up: none has been as long."""


@dataclass(frozen=True, slots=True)
class DemoPorts:
    """The lobby, and where games are kept."""

    lobby: LobbyPorts
    journal: Journal


async def played(game: str, most: int, ports: DemoPorts) -> Room:
    """Give so many answers in a game that nobody else has opened, at once."""
    lobby = ports.lobby
    names = AccountStore(lobby.database).names
    stored, hosted = await as_called_now(await ports.journal.load(game), names, lobby.titles)
    room = await asyncio.to_thread(room_of, stored, lobby.titles)
    bots = [seat.bot for seat in hosted.seats]
    for nth in range(most):
        if room.is_over():
            break
        # Thinking would hold up everybody else in this process.
        gives_up = nth == LONGEST - 1
        step = await asyncio.to_thread(_step, room, bots, game, gives_up=gives_up)
        entry, at = encode(step.entry.pack()), lobby.now()
        written = NewEntry(game, step.seq, entry, at, only=step.only, outcome=outcome_bytes(room))
        await ports.journal.append(written)
    return room


def _step(room: Room, bots: list[str], game: str, *, gives_up: bool) -> Step:
    """The next answer of a game, by who thinks for the seat that is asked."""
    asked = room.game.pending(room.state)[0]
    if gives_up:
        return room.concede(asked.seat)
    bot = bot_named(bots[asked.seat], f"{game}.{asked.seat}.{asked.id}")
    choice = bot.choose(Outlook(room.game, room.state, asked))
    return room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
