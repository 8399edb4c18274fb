"""Rebel Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects.abilities import AFTER_ATTACK, SOURCE, WHILE_REROLLING, When
from dejarik.games.imperial.effects.attacks import MELEE, ONLY_THE_ATTACKER, MakeAttack
from dejarik.games.imperial.effects.conditions import HasNotLeft, ItFits, NoDamageFromIt
from dejarik.games.imperial.effects.dice import ATTACK_DICE, Reroll
from dejarik.games.imperial.effects.figures import (
    AdjacentToTargetSpace,
    Friendly,
    Other,
    Within,
)
from dejarik.games.imperial.effects.modifiers import DEFENDING, ResultCount, Results
from dejarik.games.imperial.language.words import attacking, defending, special
from dejarik.games.imperial.model.dice import RED, YELLOW
from dejarik.games.imperial.model.statistics import (
    ACCURACY,
    BLOCK,
    DAMAGE,
    EVADE,
    PIERCE,
    SURGE_USES,
)
from dejarik.games.imperial.model.texts import Passive
from dejarik.games.imperial.rules.moments import ONCE_A_ROUND, Limited
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "hansolo": (
        When(
            AFTER_ATTACK,
            Limited(ONCE_A_ROUND, MakeAttack(targets=ONLY_THE_ATTACKER)),
            provided=(NoDamageFromIt(),),
            name="Return Fire",
        ),
        Passive(
            Results(
                EVADE,
                Number(1),
                DEFENDING,
                (Friendly(), Other()),
                (ItFits((AdjacentToTargetSpace(),)),),
            ),
            "Distracting",
        ),
        defending("Cunning", BLOCK, ResultCount(EVADE)),
    ),
    "lukeskywalkerherooftherebellion": (
        special(
            "Saber Strike",
            MakeAttack(pool=(RED, YELLOW), attack_type=MELEE, bonus=((PIERCE, 3),)),
            attacks=True,
        ),
        When(
            WHILE_REROLLING,
            Reroll(ATTACK_DICE),
            SOURCE,
            (Friendly(), Other(), Within(3)),
            name="Inspiring",
        ),
    ),
    "rebeltrooper": (
        attacking("Aim", DAMAGE, 1, HasNotLeft()),
        attacking("Aim", ACCURACY, 2, HasNotLeft()),
    ),
    "rebelsaboteur": (attacking("Overload", SURGE_USES, 1),),
}
