"""
Missions as programs, a module per map; their rules come before everybody's.

What belongs here: what a mission lets figures do and what it scores. Where its tokens lie is
data of the map.
"""

from functools import cache

from dejarik.games.imperial.missions import (
    devaron_garrison,
    massassi_ruins,
    moisture_farm,
    mos_eisley_outskirts,
)
from dejarik.kernel.program import Node

MODULES = (mos_eisley_outskirts, moisture_farm, massassi_ruins, devaron_garrison)


@cache
def missions() -> dict[str, tuple[Node, ...]]:
    """
    The program of every mission, by map and letter.

    The answer is shared: read it, do not change it.
    """
    return {code: parts for module in MODULES for code, parts in module.MISSIONS.items()}
