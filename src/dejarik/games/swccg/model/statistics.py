"""The numbers that texts change, by a number of their own."""

from typing import Final

# Of cards.
POWER: Final = 1
ABILITY: Final = 2
FORFEIT: Final = 3
DEPLOY_COST: Final = 4
"""What a player pays to deploy a card at a place; the thing is the card."""
LANDSPEED: Final = 5
MOVE_COST: Final = 6
DEFENCE: Final = 7
DESTINY: Final = 8
"""Of a destiny draw; the thing is the card drawn."""

# Of places.
LIGHT_ICONS: Final = 20
DARK_ICONS: Final = 21
DRAIN: Final = 22
TRANSIT_COST: Final = 23
"""What a seat pays for a transit from a place; the thing is the seat's hand."""
TO_CONTROL: Final = 24
"""The ability needed to control a place; the thing is the place, or for one seat its hand."""
TO_DRAW: Final = 25
"""The ability needed to draw battle destiny at a place."""
LIGHT_GENERATION: Final = 26
DARK_GENERATION: Final = 27
"""The Force that a player's icons at a place generate."""

# Of seats; the thing is the seat's hand.
GENERATION: Final = 30
BATTLE_DESTINIES: Final = 31
TOTAL_POWER: Final = 32
TOTAL_ABILITY: Final = 33
DAMAGE_FACTOR: Final = 34
ATTRITION: Final = 35
WEAPON_TOTAL: Final = 36
"""The total of a weapon destiny; the thing is the weapon."""
BATTLE_COST: Final = 37
DRAIN_COST: Final = 38
IMMUNITY: Final = 39
DESTINY_TOTAL: Final = 40
"""The total of a seat's battle destinies."""
UNABLE_OTHERWISE: Final = 41
"""Battle destinies that a seat draws if it is unable to otherwise."""
POWER_DESTINIES: Final = 42
ATTRITION_DESTINIES: Final = 43
WEAPON_DRAW: Final = 44
"""A single weapon destiny; the thing is the weapon."""
FORCE_LOSS: Final = 46
"""How much Force a seat loses when it must."""
TRANSIT_TO: Final = 45
"""What the place at the other end makes of the price of a transit; the thing is a seat's hand."""

# Permissions: forbidden if anything says so.
MAY_NOT_DEPLOY: Final = 50
MAY_NOT_MOVE: Final = 51
MAY_NOT_BATTLE: Final = 52
MAY_NOT_DRAIN: Final = 53
MAY_NOT_BE_TARGETED: Final = 54
MAY_NOT_BE_CANCELLED: Final = 55
GIVES_SKILL: Final = 56
LOSES_IMMUNITY: Final = 57
DRAINS_WITHOUT_PRESENCE: Final = 58
"""A droid that may drain by its own text."""
FIXED: Final = 61
"""Values that are used instead of numbers."""
EXTRA_COST: Final = 62
"""What is paid for deploying a card beside its deploy cost."""
DRAINS_AGAIN: Final = 63
"""A card that may take part in more than one Force drain a turn."""
MAY_NOT_BE_EXCLUDED: Final = 64
GUARDED: Final = 59
"""Which changes of numbers do not count."""
MAY_NOT_FIRE: Final = 70
"""Of a weapon."""
FROM_ONE_PLAYER: Final = 71
"""Of a card that both players pay for: only its own player does."""
NIGHTTIME: Final = 72
"""Of a place: it is under 'nighttime conditions'."""
CANNOT_BE_AT: Final = 73
"""Of a card: it can never be at the place that is aimed at, however it would come there."""
NEEDS_NO_PRESENCE: Final = 74
"""Of a card: it deploys to the place aimed at without presence or Force icons of its player."""
IGNORES_PLACES: Final = 75
"""Of a card: it ignores location deployment restrictions at the place aimed at, its own too."""
MAY_NOT_BE_CONVERTED: Final = 76
"""Of a place."""
TEXT_CANCELLED: Final = 77
"""Of a card on table: its game text is cancelled."""
TEXT_KEPT: Final = 78
"""Of a card: its game text may not be cancelled, in whatever words."""

NAMES: Final = {
    POWER: "power",
    ABILITY: "ability",
    FORFEIT: "forfeit",
    DEPLOY_COST: "deploy cost",
    LANDSPEED: "landspeed",
    MOVE_COST: "move cost",
    DEFENCE: "defence",
    DESTINY: "destiny",
    LIGHT_ICONS: "Light Side icons",
    DARK_ICONS: "Dark Side icons",
    DRAIN: "Force drain",
    TRANSIT_COST: "transit cost",
    GENERATION: "Force generation",
    TOTAL_POWER: "total power",
    TOTAL_ABILITY: "total ability",
    ATTRITION: "attrition",
    BATTLE_DESTINIES: "battle destinies",
}
