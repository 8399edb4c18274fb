"""
Why something cannot be done: a key for words, and the statements behind it.

What belongs here: the reasons themselves. What does not: when each holds; the modules that list
options ask that, with functions that give a reason or nothing, and listings throw it away.
"""

from typing import Final


class Reason:
    """One thing that is against an option."""

    __slots__ = ("key", "rulings")

    def __init__(self, key: str, *rulings: str) -> None:
        self.key: str = key
        self.rulings: tuple[str, ...] = rulings


# Whose moment it is.
NOT_YOUR_TURN: Final = Reason("not_your_turn", "ia.activation.21")
ASKED_SOMETHING_ELSE: Final = Reason("asked_something_else", "ia.activation.07")
NOT_ACTIVE: Final = Reason("not_active", "ia.activation.24")
NOT_YOURS: Final = Reason("not_yours", "ia.activation.19")
NOT_AN_OPTION: Final = Reason("not_an_option", "ia.ability.02")

# Groups.
EXHAUSTED: Final = Reason("exhausted", "ia.activation.41")
GONE: Final = Reason("gone", "ia.figure.17")

# Actions.
ON_THE_WAY: Final = Reason("on_the_way", "ia.movement.21")
FURTHER_ACTION: Final = Reason("further_action", "ia.timing.08")
NO_ACTIONS: Final = Reason("no_actions", "ia.activation.02")
NOT_ON_MAP: Final = Reason("not_on_map", "ia.figure.17")

# Attacks.
HAS_ATTACKED: Final = Reason("has_attacked", "ia.activation.14", "ia.activation.15")
STUNNED_ATTACK: Final = Reason("stunned_attack", "ia.condition.136")
FORBIDDEN_ATTACK: Final = Reason("forbidden_attack", "ia.timing.08")
NO_DICE: Final = Reason("no_dice", "ia.attack.08")
FRIENDLY: Final = Reason("friendly", "ia.attack.28")
NO_TARGET: Final = Reason("no_target", "ia.attack.82")
PROTECTED: Final = Reason("protected", "ia.timing.08")
NOT_SEEN: Final = Reason("not_seen", "ia.attack.40")
NOT_ADJACENT: Final = Reason("not_adjacent", "ia.attack.35")
OUT_OF_REACH: Final = Reason("out_of_reach", "ia.attack.37", "ia.attack.38")

# Moving.
NO_POINTS: Final = Reason("no_points", "ia.movement.15")
STUNNED_MOVE: Final = Reason("stunned_move", "ia.condition.133")
STOPPED: Final = Reason("stopped", "ia.large.152")
FORBIDDEN_EXIT: Final = Reason("forbidden_exit", "ia.timing.08")
NO_STEP: Final = Reason("no_step", "ia.movement.150")
MUST_GO_ON: Final = Reason("must_go_on", "ia.movement.18")

# Interacting.
FORBIDDEN_INTERACT: Final = Reason("forbidden_interact", "ia.timing.08")
DOOR_OPEN: Final = Reason("door_open", "ia.activation.101")
DOOR_LOCKED: Final = Reason("door_locked", "ia.object.31")
NOT_NEAR: Final = Reason("not_near", "ia.activation.105")
NO_INTERACTION: Final = Reason("no_interaction", "ia.activation.108")

# Abilities and cards.
TOO_FEW_ACTIONS: Final = Reason("too_few_actions", "ia.ability.19")
ALREADY_DONE: Final = Reason("already_done", "ia.ability.30")
USED_UP: Final = Reason("used_up", "ia.ability.13")
NOT_PROVIDED: Final = Reason("not_provided", "ia.ability.02")
NO_EFFECT: Final = Reason("no_effect", "ia.ability.02")
NO_ABILITY: Final = Reason("no_ability", "ia.activation.05")
NOT_IN_HAND: Final = Reason("not_in_hand", "ia.ability.28")
FORBIDDEN_PLAY: Final = Reason("forbidden_play", "ia.timing.08")
OTHER_MOMENT: Final = Reason("other_moment", "ia.ability.03")
NOT_FITTING: Final = Reason("not_fitting", "ia.command.15", "ia.command.16")
TOO_FEW_FOR_CARD: Final = Reason("too_few_for_card", "ia.command.23")
NOT_STUNNED: Final = Reason("not_stunned", "ia.condition.140")
NOT_BLEEDING: Final = Reason("not_bleeding", "ia.condition.08")
