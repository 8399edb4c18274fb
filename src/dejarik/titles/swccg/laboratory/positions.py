"""The positions whose ways on are counted, and setups that lead to them."""

import random
from typing import Final

from dejarik.games.swccg.model.rulebook import Rulebook
from dejarik.titles.swccg.laboratory import random_decks

POSITIONS: Final = {
    "starting-location": "starting_location",
    "force-to-lose": "force_to_lose",
    "window": "respond",
}
"""The stored positions by name, and what is asked in each."""


def setup_for(game: Rulebook, name: str, seed: str) -> dict[str, object]:
    """A setup that may lead to a position."""
    rng = random.Random(f"{name} {seed}")
    return random_decks.setup_for(game, f"{name} {seed}", rng.randrange(2), "all", swift=False)
