"""The positions of Imperial Assault whose ways on are counted, and setups that lead to them."""

import random
from typing import Final

from dejarik.games.imperial.building.lists import ArmyList
from dejarik.games.imperial.model.rulebook import Rulebook
from dejarik.titles.imperial.decks.ready import ready_army
from dejarik.titles.imperial.laboratory import random_armies
from dejarik.titles.imperial.laboratory.games import DRY_DOCK, DRY_DOCK_MISSION

POSITIONS: Final = {
    "small-figures": "menu",
    "long-figure": "move",
    "attack": "surges",
    "launch-panels": "side",
}
"""The stored positions by name, and what is asked in each."""

MOS_EISLEY: Final = {"map": "mos-eisley-outskirts", "mission": "A"}
ON_DRY_DOCK: Final = {
    "small-figures": ("imperialofficer", "imperialofficer"),
    "long-figure": ("ewebengineer", "imperialofficer"),
}
"""Single groups that meet on our own map."""


def setup_for(game: Rulebook, name: str, seed: str) -> dict[str, object]:
    """A setup that may lead to a position."""
    rng = random.Random(seed)
    first, second = (ready_army(one).army_list() for one in ("vader", "han-and-luke"))
    place = MOS_EISLEY
    if name in ON_DRY_DOCK:
        mine, theirs = ON_DRY_DOCK[name]
        first, second = ArmyList((mine,), first.commands), ArmyList((theirs,), second.commands)
        place = {"map": DRY_DOCK, "mission": DRY_DOCK_MISSION}
    return {**random_armies.setup_of(game, [first, second], rng, swift=False), **place}
