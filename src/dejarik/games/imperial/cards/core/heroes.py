"""Deployment cards of the Rebel heroes of the core set."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import attacks, dice, figures, modifiers, movement
from dejarik.games.imperial.effects import conditions as provided
from dejarik.games.imperial.effects.cards import DiscardFromHand
from dejarik.games.imperial.effects.status import Become
from dejarik.games.imperial.language.words import (
    defending,
    may_reroll_defending,
    more_attacks,
    special,
    then,
)
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.conditions import FOCUSED
from dejarik.games.imperial.model.texts import Passive, Surge
from dejarik.games.imperial.rules.lasting import THIS_ATTACK, THIS_ROUND
from dejarik.games.imperial.rules.moments import ONCE_A_ROUND, Limited
from dejarik.kernel.choosing import Choose
from dejarik.kernel.ops import May, Pay
from dejarik.kernel.program import Node
from dejarik.kernel.terms import AtLeast, Number

_CUNNING = defending("Cunning", st.BLOCK, modifiers.ResultCount(st.EVADE))
_FRIEND_IN_SIGHT = figures.AFigure((figures.Friendly(), figures.Other(), figures.InSight()))

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "dialapassil": (
        moments.When(
            moments.WHEN_DECLARED,
            Pay(DiscardFromHand(), dice.RemoveDie(dice.DEFENCE_DICE)),
            moments.SOURCE,
            name="Shattering Blow",
        ),
        may_reroll_defending("Foresight"),
    ),
    "fennsignis": (
        more_attacks(),
        moments.When(
            moments.AFTER_ATTACK,
            Limited(
                ONCE_A_ROUND,
                then(
                    Choose(figures.TheAttacker()),
                    modifiers.For(THIS_ROUND, (modifiers.Forbids(st.ATTACKS, (figures.Named(),)),)),
                ),
            ),
            moments.SOURCE,
            (
                figures.Friendly(),
                figures.Other(),
                figures.WithTrait("Trooper"),
                figures.Within(3),
            ),
            name="Trooper Assault",
        ),
    ),
    "gaarkhan": (
        more_attacks(provided.HasDamage(), name="Enraged"),
        special(
            "Charge",
            then(
                movement.MoveSpaces(figures.ItselfOnly(), movement.Speed()),
                May(attacks.MakeAttack()),
            ),
            attacks=True,
        ),
    ),
    "gideonargus": (
        special("Tactical Maneuver", movement.GainPoints(_FRIEND_IN_SIGHT, Number(2))),
        special("On My Mark", Become(_FRIEND_IN_SIGHT, FOCUSED)),
    ),
    "jynodan": (
        moments.When(
            moments.START_OF_ACTIVATION,
            Limited(ONCE_A_ROUND, attacks.MakeAttack(targets=attacks.ONLY_THE_SUBJECT)),
            whom=(figures.Hostile(),),
            name="Hair Trigger",
            interrupts=True,
        ),
        moments.When(
            moments.AFTER_ATTACK,
            movement.GainPoints(
                figures.ItselfOnly(), modifiers.Doubled(modifiers.ResultCount(st.EVADE))
            ),
            provided=(AtLeast(modifiers.ResultCount(st.EVADE), Number(1)),),
            owed=True,
            name="Nimble",
        ),
        _CUNNING,
    ),
    "makeshkarey": (
        Passive(modifiers.Forbids(st.NO_FIGURE_HIDES), "Priority Target"),
        Surge(
            then(
                dice.AddResults(((st.PIERCE, Number(2)),)),
                modifiers.For(
                    THIS_ATTACK,
                    (),
                    (
                        moments.When(
                            moments.AFTER_ATTACK,
                            DiscardFromHand(at_random=True),
                            moments.SOURCE,
                            provided=(provided.TargetFell(),),
                            owed=True,
                            name="Critical Hit",
                        ),
                    ),
                ),
            ),
            name="Critical Hit",
        ),
    ),
}
