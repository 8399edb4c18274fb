"""Maps for a reader: spaces, edges, doors, missions; the counts and relations stay in the board."""

from typing import Final

from dejarik.games.imperial.board.maps import (
    BLOCKING_EDGE,
    DOOR_EDGE,
    IMPASSABLE_EDGE,
    WALL,
    Map,
    Mission,
)
from dejarik.games.imperial.missions import missions
from dejarik.titles.imperial.catalogue import files
from dejarik.titles.imperial.catalogue.texts import mission_text
from dejarik.titles.imperial.catalogue.wire import (
    EdgeFacts,
    EdgeKind,
    MapFacts,
    MissionFacts,
    SpaceFacts,
    TerrainMark,
)

EDGE_KINDS: Final[dict[int, EdgeKind]] = {
    WALL: "wall",
    BLOCKING_EDGE: "blocking",
    IMPASSABLE_EDGE: "impassable",
}


def maps_of() -> tuple[MapFacts, ...]:
    """Every map, in the order of their ids."""
    return tuple(map_facts(one) for one in files.maps().values())


def map_facts(plan: Map) -> MapFacts:
    """One map."""
    return MapFacts(
        plan.id,
        plan.name,
        plan.width,
        plan.height,
        tuple(_space(plan, number) for number in range(plan.count)),
        tuple(_edge(plan, one, other, kind) for (one, other), kind in sorted(plan.edges.items())),
        tuple(door.id for door in plan.doors),
        tuple(plan.names[space] for space in plan.terminals),
        tuple(sorted(plan.zones)),
        tuple(_mission(plan, one) for one in plan.missions.values()),
    )


def _space(plan: Map, number: int) -> SpaceFacts:
    bit = 1 << number
    terrain: TerrainMark = "plain"
    if plan.blocking & bit:
        terrain = "blocking"
    elif plan.impassable & bit:
        terrain = "impassable"
    elif plan.difficult & bit:
        terrain = "difficult"
    zone = next((name for name, mask in sorted(plan.zones.items()) if mask & bit), "")
    exterior = bool(plan.exterior & bit)
    column, row = plan.column(number), plan.row(number)
    return SpaceFacts(plan.names[number], column, row, terrain, exterior, zone)


def _edge(plan: Map, one: int, other: int, kind: int) -> EdgeFacts:
    names = plan.names[one], plan.names[other]
    if kind >= DOOR_EDGE:
        return EdgeFacts(*names, "door", kind - DOOR_EDGE)
    return EdgeFacts(*names, EDGE_KINDS[kind])


def _mission(plan: Map, mission: Mission) -> MissionFacts:
    code = f"{plan.id}/{mission.code}"
    tokens = {
        kind: tuple(plan.names[space] for space in spaces)
        for kind, spaces in mission.tokens.items()
    }
    return MissionFacts(mission.code, mission.name, tokens, code in missions(), mission_text(code))
