"""Rebel Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import attacks, damage, dice, figures, modifiers, movement
from dejarik.games.imperial.effects import conditions as provided
from dejarik.games.imperial.language.words import (
    attacking,
    defending,
    protector,
    special,
    then,
)
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.dice import RED, YELLOW
from dejarik.games.imperial.model.texts import Passive
from dejarik.games.imperial.rules.moments import ONCE_A_ROUND, Limited
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import If
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

_CUNNING = defending("Cunning", st.BLOCK, modifiers.ResultCount(st.EVADE))
_FRIEND_IN_SIGHT = figures.AFigure((figures.Friendly(), figures.Other(), figures.InSight()))

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "hansolo": (
        moments.When(
            moments.AFTER_ATTACK,
            Limited(ONCE_A_ROUND, attacks.MakeAttack(targets=attacks.ONLY_THE_ATTACKER)),
            provided=(provided.NoDamageFromIt(),),
            name="Return Fire",
            interrupts=True,
        ),
        Passive(
            modifiers.Results(
                st.EVADE,
                Number(1),
                modifiers.DEFENDING,
                (figures.Friendly(), figures.Other()),
                (provided.ItFits((figures.AdjacentToTargetSpace(),)),),
            ),
            "Distracting",
        ),
        _CUNNING,
    ),
    "lukeskywalkerherooftherebellion": (
        special(
            "Saber Strike",
            attacks.MakeAttack(
                pool=(RED, YELLOW), attack_type=attacks.MELEE, bonus=((st.PIERCE, 3),)
            ),
            attacks=True,
        ),
        moments.When(
            moments.WHILE_REROLLING,
            dice.Reroll(dice.ATTACK_DICE),
            moments.SOURCE,
            (figures.Friendly(), figures.Other(), figures.Within(3)),
            name="Inspiring",
        ),
    ),
    "rebeltrooper": (
        attacking("Aim", st.DAMAGE, 1, provided.HasNotLeft()),
        attacking("Aim", st.ACCURACY, 2, provided.HasNotLeft()),
    ),
    "rebelsaboteur": (attacking("Overload", st.SURGE_USES, 1),),
    "chewbacca": (
        special(
            "Slam",
            then(
                Choose(figures.AFigure((figures.Hostile(), figures.Adjacent()))),
                damage.RollDice((RED,)),
                damage.Suffer(figures.TheNamed(), damage.RolledDamage()),
                If(provided.NamedFits((figures.Small(),)), movement.PushNamed(1)),
            ),
        ),
        protector(),
    ),
}
