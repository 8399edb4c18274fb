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

MISSION_TEXTS: Final = {
    "mos-eisley-outskirts/A": (
        "A figure may interact with a launch panel to turn it to either side.",
        "Each player turns at most one a round.",
        "End of each round: 5 points for each coloured panel under control, 2 for each grey one.",
    ),
    "mos-eisley-outskirts/B": (
        "A figure may interact with contraband to carry it; its Speed is 2 less while it does.",
        "End of each round: 15 points for each own figure with contraband in its own zone.",
        "Contraband that was scored leaves the map.",
    ),
    "moisture-farm/A": (
        "End of each round: a player marks every crate under control that has no own mark yet.",
        "Each mark is 7 points; a crate can have one of each player.",
    ),
    "moisture-farm/B": (
        "Raiders can be attacked: Health 5, one black die, 4 points for whoever defeats one.",
        "End of each round: the figures nearest to each raider in its sight suffer 2 damage.",
        "Then who has initiative moves every raider up to 3 spaces, or brings one to the camp.",
    ),
    "massassi-ruins/A": (
        "A figure may interact with a holocron to carry it, one at most.",
        "On entering a space beside the beacon a carrier may give it up for 10 points.",
    ),
    "massassi-ruins/B": (
        "Start of each round: who controls the beacon may strike the outside.",
        "Then all figures on exterior spaces suffer 2 damage, own ones too.",
        "End of each round: each player may discard one excavation token under control, 6 points.",
    ),
}
"""What counts in each mission, in our words."""


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
    text = MISSION_TEXTS.get(code, ())
    return MissionFacts(mission.code, mission.name, tokens, code in missions(), text)
