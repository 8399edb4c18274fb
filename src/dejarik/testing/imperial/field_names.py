"""
What the numbers in the fields of Imperial Assault's nodes mean, for whoever reads or changes them.

What belongs here: a name for each value. What a mutant may put in its place is in `mutation`.
"""

from __future__ import annotations

from typing import Final

from dejarik.games.imperial.effects import abilities as ab
from dejarik.games.imperial.effects import attacks, conditions, damage, dice, modifiers, status
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import CONDITION_NAMES
from dejarik.games.imperial.model.dice import COLOURS
from dejarik.games.imperial.model.texts import Attackable
from dejarik.games.imperial.rules import lasting, moments
from dejarik.testing.mutation import Place

MOMENTS: Final = {
    ab.START_OF_ROUND: "start of round",
    ab.END_OF_ROUND: "end of round",
    ab.START_OF_ACTIVATION: "start of activation",
    ab.END_OF_ACTIVATION: "end of activation",
    ab.AFTER_GROUP: "after a group",
    ab.AFTER_ACTION: "after an action",
    ab.BEFORE_LEAVING: "before leaving",
    ab.AFTER_ENTERING: "after entering",
    ab.BEFORE_DECLARING: "before declaring",
    ab.WHEN_DECLARED: "when declared",
    ab.WHILE_POOLS_ARE_MADE: "pools",
    ab.WHILE_REROLLING: "rerolls",
    ab.WHILE_MODIFYING: "modifiers",
    ab.AFTER_ATTACK: "after an attack",
    ab.WHEN_DEFEATED: "when defeated",
    ab.BEFORE_DAMAGE: "before damage",
    ab.AFTER_DAMAGE: "after damage",
    ab.WHEN_PLAYED: "when played",
    ab.AFTER_DEFEAT: "after a defeat",
}
ROLES: Final = {ab.SUBJECT: "subject", ab.SOURCE: "source", ab.NOBODY_IN_PARTICULAR: "nobody"}
SYMBOLS: Final = {
    **st.SYMBOL_NAMES,
    **{st.EXTRA_DICE + place: f"{name} die" for place, name in enumerate(COLOURS)},
    st.SURGE_USES: "uses of surges",
}
POOLS: Final = {
    dice.ATTACK_DICE: "attack dice",
    dice.DEFENCE_DICE: "defence dice",
    dice.ALL_DICE: "all dice",
}
# Fields with a few named values, of which a mutant takes another.
ENUMERATIONS: Final[dict[Place, dict[int, str]]] = {
    (ab.When, "moment"): MOMENTS,
    (ab.Play, "moment"): MOMENTS,
    (ab.When, "role"): ROLES,
    (ab.Play, "role"): ROLES,
    (modifiers.Results, "role"): {
        modifiers.ATTACKING: "attacking",
        modifiers.DEFENDING: "defending",
    },
    (modifiers.For, "span"): {
        lasting.THIS_ROUND: "this round",
        lasting.THIS_GAME: "this game",
        lasting.THIS_ATTACK: "this attack",
        lasting.THIS_ACTIVATION: "this activation",
        lasting.NEXT_ATTACK_ON_IT: "the next attack on it",
        lasting.NEXT_ACTIVATION: "the next activation",
    },
    (moments.Limited, "limit"): {
        moments.ONCE_AN_ATTACK: "once an attack",
        moments.ONCE_AN_ACTIVATION: "once an activation",
        moments.ONCE_A_ROUND: "once a round",
    },
    (dice.Reroll, "pools"): POOLS,
    (dice.RemoveDie, "pools"): POOLS,
    (attacks.MakeAttack, "targets"): {
        attacks.ANY_TARGET: "any",
        attacks.ONLY_THE_ATTACKER: "the attacker",
        attacks.ONLY_THE_SUBJECT: "the subject",
        attacks.DIFFERENT_TARGETS: "different ones",
    },
    (attacks.MakeAttack, "attack_type"): {
        attacks.AS_PRINTED: "as printed",
        attacks.RANGED: "ranged",
        attacks.MELEE: "melee",
    },
    (modifiers.Results, "symbol"): SYMBOLS,
    (modifiers.ResultCount, "symbol"): SYMBOLS,
    (status.Become, "condition"): CONDITION_NAMES,
    (dice.AddKeyword, "condition"): CONDITION_NAMES,
    (conditions.TargetHas, "condition"): CONDITION_NAMES,
    (damage.RollDice, "colours"): dict(enumerate(COLOURS)),
    (attacks.MakeAttack, "pool"): dict(enumerate(COLOURS)),
    (Attackable, "dice"): dict(enumerate(COLOURS)),
}
_PROHIBITIONS: Final = {
    st.NO_FIGURE_HIDES: "no figure hides",
    st.ATTACKS: "one attack action",
    st.CANNOT_ATTACK: "attacking",
    st.CANNOT_EXIT: "leaving",
    st.CANNOT_INTERACT: "interacting",
    st.CANNOT_BE_TARGET: "targets",
    st.CANNOT_ACTIVATE: "activating",
    st.CANNOT_PLAY: "playing cards",
    st.PICKS_ZONE: "initiative",
}
_NUMBERS: Final = {st.SPEED: "Speed", st.ACTIONS: "actions", st.DRAWS: "cards drawn"}
# Fields with names to show but no change of their own: dropping the part covers them.
LABELS: Final[dict[Place, dict[int, str]]] = {
    (modifiers.Forbids, "what"): _PROHIBITIONS,
    (modifiers.ForbidsSeat, "what"): _PROHIBITIONS,
    (modifiers.ForbidsTargets, "what"): _PROHIBITIONS,
    (modifiers.OfThisAttack, "what"): _PROHIBITIONS,
    (modifiers.OfFigures, "number"): _NUMBERS,
    (modifiers.OfSeat, "number"): _NUMBERS,
}
