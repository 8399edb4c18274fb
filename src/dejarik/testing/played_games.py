"""
Games that are played to their end without a table, for tests of what comes after.
"""

import random
from typing import Final

from dejarik.kernel.wire import encode
from dejarik.service.ports import Journal, NewEntry
from dejarik.service.tables.rebuilding import room_of

AT: Final = 1_800_000_000_000


async def play_out(journal: Journal, game: str, seed: str = "1") -> None:
    """
    Let every seat of a stored game answer by chance until it is over.
    """
    room = room_of(await journal.load(game))
    chance = random.Random(seed)  # noqa: S311  (a test, not a secret)
    while not room.is_over():
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        entry = encode(step.entry.pack())
        await journal.append(NewEntry(game, step.seq, entry, AT, only=step.only))
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    await journal.finish(game, encode([outcome.ranking, outcome.reason]), AT)
