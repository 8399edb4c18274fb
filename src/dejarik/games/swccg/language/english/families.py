"""Which files of this package have words for nodes; importing this opens every door."""

from importlib import import_module
from typing import Final

FAMILIES: Final = (
    "amounts",
    "battling",
    "conditions",
    "deploying",
    "destiny",
    "duels",
    "fighting",
    "force",
    "mines",
    "modifiers",
    "nouns",
    "peeking",
    "place_conditions",
    "places",
    "playing",
    "reacts",
    "reserve",
    "retrieval",
    "runs",
    "sights",
    "stack",
    "structure",
    "texts",
    "weapons",
)

for _family in FAMILIES:
    import_module(f"{__name__.rpartition('.')[0]}.{_family}")
