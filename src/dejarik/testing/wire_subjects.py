"""
What is tried over the wire: every title with every number of seats it allows.

What belongs here: the games to play, and what each title says of its secrets. What does not:
playing and comparing them (`wire_leaks`, `wire_streams`, `wire_fuzz`).
"""

import random
from dataclasses import dataclass
from typing import Final

from dejarik.hosting.title import Title
from dejarik.hosting.titles import Titles
from dejarik.kernel.ids import NOBODY
from dejarik.laws.secrets import Secrets
from dejarik.testing.tables import decks_that_meet, setup_of_decks
from dejarik.testing.title_options import secrets_of

NAMES: Final = ("Ann", "Bob", "Cid", "Dot")


@dataclass(frozen=True)
class Tried:
    """A title with what it says of its secrets, and how many play."""

    title: Title
    secrets: Secrets
    seats: int

    def audiences(self) -> range:
        """Everybody: spectators first."""
        return range(NOBODY, self.seats)

    def setup(self, chance: random.Random) -> dict[str, object]:
        """A game of ready decks, drawn by chance."""
        brought = decks_that_meet(self.title, chance, self.seats)
        return setup_of_decks(self.title, brought, NAMES[: self.seats])


def all_tried(titles: Titles) -> list[Tried]:
    """Every title with every number of seats it allows."""
    return [
        Tried(title, secrets_of(titles, title.id), seats)
        for title in titles
        for seats in title.seats
    ]
