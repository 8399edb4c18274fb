"""Imperial Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects.abilities import WHEN_DEFEATED, When
from dejarik.games.imperial.effects.attacks import DIFFERENT_TARGETS, MakeAttack
from dejarik.games.imperial.effects.conditions import AnyFits
from dejarik.games.imperial.effects.damage import Suffer, SufferStrain
from dejarik.games.imperial.effects.figures import (
    Adjacent,
    AFigure,
    Friendly,
    Hostile,
    InSight,
    OfItsGroup,
    Other,
    TheNamed,
    Within,
    WithTrait,
)
from dejarik.games.imperial.effects.movement import PerformMove
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import (
    may_reroll_attacking,
    may_reroll_defending,
    special,
    then,
)
from dejarik.games.imperial.model.conditions import FOCUSED
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import Either
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

_TROOPER_BESIDE = AnyFits((Friendly(), Other(), WithTrait("Trooper"), Adjacent()))
_FRIEND_BESIDE = AnyFits((Friendly(), Other(), Adjacent()))

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "darthvader": (
        special("Brutality", MakeAttack(targets=DIFFERENT_TARGETS, times=2), attacks=True),
        special(
            "Force Choke",
            then(
                Suffer(AFigure((Hostile(), InSight())), Number(2)),
                SufferStrain(TheNamed(), Number(1)),
            ),
        ),
        may_reroll_defending("Foresight"),
    ),
    "stormtrooper": (may_reroll_attacking("Squad Training", _TROOPER_BESIDE),),
    "elitestormtrooper": (
        may_reroll_attacking("Squad Training", _TROOPER_BESIDE),
        When(
            WHEN_DEFEATED,
            Become(AFigure((OfItsGroup(), Other())), FOCUSED),
            owed=True,
            name="Last Stand",
        ),
    ),
    "imperialofficer": (
        special("Order", PerformMove(AFigure((Friendly(), Other(), Within(2))))),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
    "eliteimperialofficer": (
        special(
            "Executive Order",
            then(
                Choose(AFigure((Friendly(), Other(), Within(2)))),
                Either((PerformMove(TheNamed()), MakeAttack(TheNamed()))),
            ),
        ),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
}
