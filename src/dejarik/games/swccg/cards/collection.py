"""All programs of cards by code, gathered from the sets."""

from typing import Final

from dejarik.games.swccg.cards.premiere import (
    characters,
    devices,
    effects,
    interrupts,
    locations,
    weapons,
)
from dejarik.kernel.program import Node

PROGRAMS: Final[dict[str, tuple[Node, ...]]] = {
    **characters.CARDS,
    **devices.CARDS,
    **effects.CARDS,
    **interrupts.CARDS,
    **locations.CARDS,
    **weapons.CARDS,
}
