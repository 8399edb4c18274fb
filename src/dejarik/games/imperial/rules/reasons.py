"""Why something is asked: the game's own reasons; the kernel has those below 10."""

from typing import Final

INITIATIVE: Final = 10
ZONE: Final = 11
DEPLOY: Final = 12
ACTIVATE: Final = 13
FIGURE: Final = 14
MENU: Final = 15
TARGET: Final = 16
TARGET_SPACE: Final = 17
SURGES: Final = 18
STRAIN: Final = 19
MOVE: Final = 20
DIE: Final = 21
DISCARD: Final = 22
GROUP: Final = 23
PUSH: Final = 24
DISPLACE: Final = 25
SIDE: Final = 26
DICE: Final = 27
POWER: Final = 28
"""Who gets a power token, or which one goes."""
DOOR: Final = 29
VETO_MAP: Final = 30
VETO_MISSION: Final = 31

REASON_NAMES: Final = {
    INITIATIVE: "initiative",
    ZONE: "zone",
    DEPLOY: "deploy",
    ACTIVATE: "activate",
    FIGURE: "figure",
    MENU: "menu",
    TARGET: "target",
    TARGET_SPACE: "target_space",
    SURGES: "surges",
    STRAIN: "strain",
    MOVE: "move",
    DIE: "die",
    DISCARD: "discard",
    GROUP: "group",
    PUSH: "push",
    DISPLACE: "displace",
    SIDE: "side",
    DICE: "dice",
    POWER: "power",
    DOOR: "door",
    VETO_MAP: "veto_map",
    VETO_MISSION: "veto_mission",
}
