"""
What can be chosen for a skirmish before it begins: the map and the mission.

What belongs here: the options as data, and what a choice means in a setup. What does not: how an
open map is settled at the table (`games.imperial.rules.scenario`).
"""

from functools import cache
from typing import Final

from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.wire import Setup
from dejarik.hosting.options import Choice, Chosen, SetupOption
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.texts import mission_text

MAP: Final = "map"
MISSION: Final = "mission"
DRAWN: Final = "draw"
VETOED: Final = "veto"

_DRAWN_MAP: Final = (
    "A mission card is drawn when the game begins: it names the map and the mission."
)
_VETOED: Final = (
    "You strike out a map in turn until one is left, then a mission of it. Whoever does not have"
    " initiative begins."
)
_DRAWN_MISSION: Final = "One of the map's missions is drawn when the game begins."


@cache
def setup_options() -> tuple[SetupOption, ...]:
    """The map, by chance if nothing is said as the rules have it, and a mission of a named map."""
    return _maps(), _missions()


def _maps() -> SetupOption:
    named = tuple(Choice(id_, files.maps()[id_].name) for id_ in playable_maps())
    drawn = Choice(DRAWN, "Drawn by chance", _DRAWN_MAP)
    vetoed = Choice(VETOED, "Vetoed in turn", _VETOED)
    return SetupOption(MAP, "Map", (drawn, vetoed, *named), DRAWN, drawn=True)


def _missions() -> SetupOption:
    maps = playable_maps()
    drawn = Choice(DRAWN, "Drawn by chance", _DRAWN_MISSION, {MAP: maps})
    named = tuple(_mission(code) for code in sorted(missions()))
    return SetupOption(MISSION, "Mission", (drawn, *named), DRAWN)


def _mission(code: str) -> Choice:
    map_id, _, letter = code.partition("/")
    name = files.maps()[map_id].missions[letter].name
    called = f"{letter}: {name}" if name else f"Mission {letter}"
    return Choice(letter, called, " ".join(mission_text(code)), {MAP: (map_id,)})


@cache
def playable_maps() -> tuple[str, ...]:
    """The maps with a mission that can be played."""
    return tuple(sorted({code.partition("/")[0] for code in missions()}))


def place_of(chosen: Chosen) -> dict[str, object]:
    """What a setup says of map and mission; nothing where nothing was chosen."""
    wanted = chosen.get(MAP, "")
    if wanted in (DRAWN, VETOED):
        return {"choice": "drawn" if wanted == DRAWN else "vetoed"}
    place: dict[str, object] = {"map": wanted} if wanted else {}
    letter = chosen.get(MISSION, DRAWN)
    if letter != DRAWN:
        place["mission"] = letter
    return place


def chosen_in(setup: Setup, said: dict[str, object]) -> dict[str, str]:
    """What was chosen for a setup; nothing for one that says nothing of its map."""
    if setup.choice != "chosen":
        return {MAP: DRAWN if setup.choice == "drawn" else VETOED}
    if not {"map", "mission"} & said.keys():
        return {}
    return {MAP: setup.map, MISSION: setup.mission or DRAWN}
