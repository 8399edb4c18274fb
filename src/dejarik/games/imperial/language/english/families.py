"""Which files of this package have words for nodes; importing this opens every door."""

from importlib import import_module
from typing import Final

FAMILIES: Final = (
    "abilities",
    "activation",
    "amounts",
    "attacks",
    "cards",
    "conditions",
    "crates",
    "damage",
    "dice",
    "figures",
    "group_moves",
    "mission_tokens",
    "modifiers",
    "movement",
    "objects",
    "points",
    "power",
    "raiders",
    "status",
    "structure",
    "texts",
)

for _family in FAMILIES:
    import_module(f"{__name__.rpartition('.')[0]}.{_family}")
