"""Imperial Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import attacks, damage, figures, movement
from dejarik.games.imperial.effects import conditions as provided
from dejarik.games.imperial.effects.modifiers import Forbids, ForbidsTargets
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import (
    may_reroll_attacking,
    may_reroll_defending,
    more_attacks,
    protector,
    special,
    then,
)
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import FOCUSED
from dejarik.games.imperial.model.dice import RED
from dejarik.games.imperial.model.texts import ChosenPool, Passive
from dejarik.games.imperial.rules.moments import ONCE_A_ROUND, Limited
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import Either
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

_TROOPER_BESIDE = provided.AnyFits(
    (figures.Friendly(), figures.Other(), figures.WithTrait("Trooper"), figures.Adjacent())
)
_FRIEND_BESIDE = provided.AnyFits((figures.Friendly(), figures.Other(), figures.Adjacent()))
_FRIEND_FELL_BESIDE = (figures.Friendly(), figures.Other(), figures.FellWithin())
_BRUTALITY = special(
    "Brutality", attacks.MakeAttack(targets=attacks.DIFFERENT_TARGETS, times=2), attacks=True
)
_SELF_DESTRUCT = moments.When(
    moments.END_OF_ROUND,
    then(
        damage.RollDice((RED,)),
        damage.Suffer(figures.ThingsAround(), damage.RolledDamage()),
        damage.Defeat(figures.ItselfOnly()),
    ),
    moments.NOBODY_IN_PARTICULAR,
    name="Self-Destruct",
)
_EWEB = (
    Passive(Forbids(st.CANNOT_EXIT, provided=(provided.HasAttacked(),)), "Tripod"),
    Passive(Forbids(st.CANNOT_ATTACK, provided=(provided.HasLeft(),)), "Tripod"),
    more_attacks(),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "darthvader": (
        _BRUTALITY,
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
            movement.PerformMove(
                figures.AFigure((figures.Friendly(), figures.Other(), figures.Within(2)))
            ),
        ),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
    "eliteimperialofficer": (
        special(
            "Executive Order",
            then(
                Choose(figures.AFigure((figures.Friendly(), figures.Other(), figures.Within(2)))),
                Either(
                    (
                        movement.PerformMove(figures.TheNamed()),
                        attacks.MakeAttack(figures.TheNamed()),
                    )
                ),
            ),
        ),
        may_reroll_defending("Cower", _FRIEND_BESIDE),
    ),
    "royalguard": (
        protector(),
        moments.When(
            moments.AFTER_DEFEAT,
            Become(figures.ItselfOnly(), FOCUSED),
            whom=_FRIEND_FELL_BESIDE,
            owed=True,
            name="Vengeance",
        ),
    ),
    "eliteroyalguard": (
        protector(),
        moments.When(
            moments.AFTER_DEFEAT,
            then(
                Become(figures.ItselfOnly(), FOCUSED),
                movement.MoveSpaces(figures.ItselfOnly(), Number(1)),
            ),
            whom=_FRIEND_FELL_BESIDE,
            owed=True,
            name="Forward Vengeance",
        ),
    ),
    "royalguardchampion": (
        _BRUTALITY,
        moments.When(
            moments.AFTER_DEFEAT,
            Limited(
                ONCE_A_ROUND,
                then(
                    movement.MoveSpaces(figures.ItselfOnly(), Number(2)),
                    attacks.MakeAttack(),
                ),
            ),
            whom=(figures.Friendly(), figures.Other(), figures.FellWithin(3)),
            name="Executor",
            interrupts=True,
        ),
    ),
    "probedroid": (_SELF_DESTRUCT,),
    "eliteprobedroid": (may_reroll_attacking("Targeting Computer"), _SELF_DESTRUCT),
    "ewebengineer": _EWEB,
    "eliteewebengineer": _EWEB,
    "eliteatst": (
        may_reroll_attacking("Targeting Computer"),
        Passive(ForbidsTargets(st.CANNOT_BE_TARGET, (figures.Adjacent(),)), "Awkward"),
    ),
    "generalweiss": (
        special(
            "General's Orders",
            movement.PerformMove(figures.SomeFigures((figures.Friendly(), figures.Other()))),
        ),
        ChosenPool("Epic Arsenal"),
    ),
}
