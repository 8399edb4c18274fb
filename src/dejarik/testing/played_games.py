"""Games that are played without a table, to their end or some way, for tests of what follows."""

import random
from typing import Final

from dejarik.hosting.play.room import Room
from dejarik.hosting.titles import Titles
from dejarik.kernel.wire import encode
from dejarik.service.ports import Journal, NewEntry
from dejarik.service.tables.rebuild import room_of
from dejarik.titles.registry import TITLES

AT: Final = 1_800_000_000_000
WHOLE: Final = 1_000_000
"""More answers than any game takes."""


async def play_some(
    journal: Journal, game: str, most: int, seed: str = "1", titles: Titles = TITLES
) -> Room:
    """Let the seats of a stored game answer by chance, so many times at most; its room."""
    room = room_of(await journal.load(game), titles)
    chance = random.Random(seed)  # noqa: S311  (a test, not a secret)
    for _ in range(most):
        if room.is_over():
            break
        asked = chance.choice(room.game.pending(room.state))
        choice = chance.randrange(len(asked.options))
        step = room.answer(asked.seat, room.version(asked.seat), asked.id, choice)
        entry = encode(step.entry.pack())
        await journal.append(NewEntry(game, step.seq, entry, AT, only=step.only))
    return room


async def play_out(journal: Journal, game: str, seed: str = "1", titles: Titles = TITLES) -> None:
    """Let every seat of a stored game answer by chance until it is over."""
    room = await play_some(journal, game, WHOLE, seed, titles)
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    await journal.finish(game, encode([outcome.ranking, outcome.reason]), AT)
