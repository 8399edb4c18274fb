"""The positions of Destiny whose ways on are counted, and setups that lead to them."""

from dataclasses import replace
from typing import Final

from dejarik.games.destiny.game import Destiny
from dejarik.titles.destiny import games
from dejarik.titles.destiny.laboratory.random_decks import collection_of, random_setup

POSITIONS: Final = {
    "mulligans": "mulligan",
    "roll-off": "battlefield",
    "setup-shields": "shields",
    "action": "action",
    "additional-action": "additional_action",
    "claim": "claim_ability",
    "reroll": "dice_to_reroll",
    "modifiers": "modifiers",
    "indirect-damage": "indirect_damage",
    "focus": "side",
    "queue-order": "order",
    "hidden-hand": "choose",
    "upkeep": "upkeep_discard",
    "host": "host",
}
"""The stored positions by name, and what is asked in each."""

TEAMS: Final = {"indirect-damage": ("T65", "T02", "T03")}
"""Positions that implemented characters do not lead to, and synthetic ones that do."""


def setup_for(game: Destiny, name: str, seed: str) -> dict[str, object]:
    """A random setup that may lead to a position."""
    collection = collection_of(games.destiny())
    if name in TEAMS:
        team = tuple(game.definitions[game.numbers[code]].facts for code in TEAMS[name])
        collection = replace(collection, characters=team)
    return random_setup(collection, seed)
