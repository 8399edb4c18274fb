"""
View names: what the numbers of the rules are called on the wire.

What belongs here: one table for each set. What does not: the sets themselves (`wire`).
"""

from __future__ import annotations

from typing import Final, get_args

from dejarik.games.imperial.model.conditions import ALL_CONDITIONS, CONDITION_NAMES
from dejarik.games.imperial.model.statistics import CONDITION_KEYWORDS, SYMBOL_NAMES
from dejarik.games.imperial.rules import attacking, menu, moving, reasons
from dejarik.games.imperial.rules.surging import SURGE_OPTION
from dejarik.games.imperial.wire import (
    ActionOption,
    AttackStep,
    Colour,
    ConditionName,
    DecisionReason,
    KernelOption,
    OptionKind,
)
from dejarik.kernel.decisions import GAME_OPTION

OPTION_NAMES: Final[tuple[KernelOption, ...]] = get_args(KernelOption)
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
_CONDITIONS: Final[tuple[ConditionName, ...]] = get_args(ConditionName)

ACTION_OPTION_NAMES: Final[dict[int, ActionOption]] = {
    SURGE_OPTION: "surge",
    moving.GO: "go",
    moving.STEPWISE: "stepwise",
    moving.STEP: "step",
    menu.MOVE_OPTION: "move",
    menu.WALK_OPTION: "walk",
    menu.ATTACK_OPTION: "attack",
    menu.INTERACT_OPTION: "interact",
    menu.SPECIAL_OPTION: "special",
    menu.COMMAND_OPTION: "command",
    menu.DISCARD_OPTION: "discard_condition",
    menu.USE_OPTION: "use",
    menu.END_OPTION: "end",
}

REASON_NAMES: Final[dict[int, DecisionReason]] = {
    0: "order",
    1: "choose",
    2: "may",
    3: "either",
    reasons.INITIATIVE: "initiative",
    reasons.ZONE: "zone",
    reasons.DEPLOY: "deploy",
    reasons.ACTIVATE: "activate",
    reasons.FIGURE: "figure",
    reasons.MENU: "menu",
    reasons.TARGET: "target",
    reasons.TARGET_SPACE: "target_space",
    reasons.SURGES: "surges",
    reasons.STRAIN: "strain",
    reasons.MOVE: "move",
    reasons.DIE: "die",
    reasons.DISCARD: "discard",
    reasons.GROUP: "group",
    reasons.PUSH: "push",
    reasons.DISPLACE: "displace",
    reasons.SIDE: "side",
    reasons.DICE: "dice",
    reasons.POWER: "power",
    reasons.DOOR: "door",
    reasons.VETO_MAP: "veto_map",
    reasons.VETO_MISSION: "veto_mission",
}

STEP_NAMES: Final[dict[int, AttackStep]] = {
    attacking.BEFORE: "before",
    attacking.TARGET: "declare",
    attacking.DECLARE: "declare",
    attacking.POOLS: "pools",
    attacking.ROLL: "rerolls",
    attacking.MODIFY: "modifiers",
    attacking.SURGES: "surges",
    attacking.CHECK: "accuracy",
    attacking.DEAL: "damage",
    attacking.CONDITIONS: "after",
    attacking.RESOLVE: "after",
    attacking.FINISH: "after",
}


def option_name(kind: int) -> OptionKind:
    """The name of a kind of option, be it the kernel's or the game's."""
    if kind >= GAME_OPTION:
        return ACTION_OPTION_NAMES[kind]
    return OPTION_NAMES[kind]


def condition_names(bits: int) -> tuple[ConditionName, ...]:
    """The conditions that are set, by name."""
    found: list[ConditionName] = []
    for place, condition in enumerate(ALL_CONDITIONS):
        if bits & condition:
            found.append(_CONDITIONS[place])
    return tuple(found)


def symbol_name(symbol: int) -> str:
    """A symbol or keyword of an attack by name; condition keywords by their condition."""
    if symbol >= CONDITION_KEYWORDS:
        return CONDITION_NAMES[symbol - CONDITION_KEYWORDS]
    return SYMBOL_NAMES.get(symbol, "")
