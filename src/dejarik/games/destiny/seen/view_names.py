"""
View names: what the numbers of the rules are called on the wire.

What belongs here: one table for each set. What does not: the sets themselves (`wire`).
"""

from __future__ import annotations

from typing import Final, get_args

from dejarik.games.destiny.effects import naming
from dejarik.games.destiny.rules import durations
from dejarik.games.destiny.wire import (
    ActionOption,
    DecisionReason,
    Duration,
    KernelOption,
    NamedSort,
    OptionKind,
    Phase,
    Zone,
)
from dejarik.kernel.decisions import GAME_OPTION

PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
ZONE_NAMES: Final[tuple[Zone, ...]] = get_args(Zone)
OPTION_NAMES: Final[tuple[KernelOption, ...]] = get_args(KernelOption)
ACTION_OPTION_NAMES: Final[tuple[ActionOption, ...]] = get_args(ActionOption)
REASON_NAMES: Final[dict[int, DecisionReason]] = {
    0: "order",
    1: "choose",
    2: "may",
    3: "either",
    10: "action",
    11: "additional_action",
    12: "claim_ability",
    13: "discard_to_reroll",
    14: "dice_to_reroll",
    15: "host",
    16: "replace_upgrade",
    17: "die_to_resolve",
    18: "modifiers",
    19: "which_special",
    20: "too_many_upgrades",
    21: "upkeep_discard",
    22: "mulligan",
    23: "battlefield",
    24: "shields",
    25: "side",
    26: "split_pool",
    27: "which_group",
    28: "colour",
    29: "indirect_damage",
    60: "deck_order",
    61: "deck_bottom",
    30: "one_of_two_copies",
    31: "which_die",
    32: "which_symbol",
    40: "resilience",
    41: "how_much",
    42: "distribute_damage",
    45: "side_of_card",
    70: "die_to_set_aside",
    71: "subtype",
    72: "player",
    73: "symbol",
    74: "number",
    75: "title",
    76: "which_action",
    77: "from_hand",
}
DURATION_NAMES: Final[dict[int, Duration]] = {
    durations.THIS_TURN: "turn",
    durations.NEXT_TURN_OF_OPPONENT: "opponents_turn",
    durations.THIS_ROUND: "round",
    durations.REST_OF_GAME: "game",
    durations.WHILE_PLAYED: "played",
    durations.NEXT_ROUND: "next_round",
    durations.THIS_ACTION_PHASE: "action_phase",
    durations.NEXT_TURN_THIS_ROUND: "opponents_turn_this_round",
    durations.NEXT_ACTION: "next_action",
}
SORT_NAMES: Final[dict[int, NamedSort]] = {
    naming.A_COLOUR: "colour",
    naming.A_SUBTYPE: "subtype",
    naming.A_SYMBOL: "symbol",
    naming.A_NUMBER: "number",
    naming.A_TITLE: "title",
}


def option_name(kind: int) -> OptionKind:
    """The name of a kind of option, be it the kernel's or the game's."""
    if kind >= GAME_OPTION:
        return ACTION_OPTION_NAMES[kind - GAME_OPTION]
    return OPTION_NAMES[kind]
