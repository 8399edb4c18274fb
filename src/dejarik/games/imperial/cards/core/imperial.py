"""Imperial Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import attacks, damage, figures
from dejarik.games.imperial.effects import conditions as provided
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

_TROOPER_BESIDE = provided.AnyFits(
    (figures.Friendly(), figures.Other(), figures.WithTrait("Trooper"), figures.Adjacent())
)
_FRIEND_BESIDE = provided.AnyFits((figures.Friendly(), figures.Other(), figures.Adjacent()))

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "darthvader": (
        special(
            "Brutality",
            attacks.MakeAttack(targets=attacks.DIFFERENT_TARGETS, times=2),
            attacks=True,
        ),
        special(
            "Force Choke",
            then(
                damage.Suffer(figures.AFigure((figures.Hostile(), figures.InSight())), Number(2)),
                damage.SufferStrain(figures.TheNamed(), Number(1)),
            ),
        ),
        may_reroll_defending("Foresight"),
    ),
    "stormtrooper": (may_reroll_attacking("Squad Training", _TROOPER_BESIDE),),
    "elitestormtrooper": (
        may_reroll_attacking("Squad Training", _TROOPER_BESIDE),
        moments.When(
            moments.WHEN_DEFEATED,
            Become(figures.AFigure((figures.OfItsGroup(), figures.Other())), FOCUSED),
            owed=True,
            name="Last Stand",
        ),
    ),
    "imperialofficer": (
        special(
            "Order",
            PerformMove(figures.AFigure((figures.Friendly(), figures.Other(), figures.Within(2)))),
        ),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
    "eliteimperialofficer": (
        special(
            "Executive Order",
            then(
                Choose(figures.AFigure((figures.Friendly(), figures.Other(), figures.Within(2)))),
                Either((PerformMove(figures.TheNamed()), attacks.MakeAttack(figures.TheNamed()))),
            ),
        ),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
}
