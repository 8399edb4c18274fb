"""
Themes: decks in which something happens that hardly ever does in a mixture.

Everything comes from the chance that is given.
"""

import random
from typing import Final

from dejarik.games.swccg.building.lists import DeckList, list_of
from dejarik.games.swccg.model import ids
from dejarik.games.swccg.model.definition import SIDE_NAMES

SITES: Final = (("1_295", "1_292"), ("1_129", "1_131"))
TROOPERS: Final = ("1_194", "1_28")
HEROES: Final = ("101_5", "101_2")
THEMES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "conversion": (("1_285", "1_291"), ("1_124", "1_129")),
    "stack-of-three": (("1_267", "1_234", "1_262"), ("1_109", "1_71", "1_115")),
    "battle-begins": (("1_279", "1_237"), ("1_77", "1_80", "101_3")),
    "weapons": (("1_317", "1_312"), ("1_152", "1_153")),
    "damage": (("1_207", "1_317"), ("1_40", "1_31", "1_90")),
    "drain": (("1_238",), ("1_113", "1_6")),
    "react": (("1_267", "1_201"), ("1_109", "1_6", "1_30")),
    "duel": (
        ("101_6", "101_5", "1_285", "1_291", "1_284"),
        ("101_3", "101_2", "1_129", "1_131", "1_130"),
    ),
    "mine": (("1_322", "1_186"), ("1_162", "1_18")),
    "search": (("101_4", "1_266", "1_275"), ("1_26",)),
    "destiny-drawn": (("1_269",), ("1_84",)),
    "loss": (("1_252",), ("1_90",)),
}
"""Cards of Dark and of Light by what they bring about: half of each deck are such."""


def lists(theme: str, rng: random.Random) -> list[DeckList]:
    """A deck of each side for a theme, Dark first."""
    return [_deck(THEMES[theme][side], side, rng) for side in range(len(SIDE_NAMES))]


def _deck(wanted: tuple[str, ...], side: int, rng: random.Random) -> DeckList:
    """A site or two for certain, and then every second card of the theme."""
    others = [*SITES[side], TROOPERS[side], TROOPERS[side], HEROES[side]]
    count = ids.DECK - len(SITES[side])
    codes = [rng.choice(wanted if place % 2 else others) for place in range(count)]
    return list_of(SIDE_NAMES[side], [*SITES[side], *codes])
