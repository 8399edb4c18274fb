"""Mercenary Deployment cards of the core set."""

from typing import Final

from dejarik.games.imperial.effects.abilities import SOURCE, WHEN_DECLARED, When
from dejarik.games.imperial.effects.attacks import MakeAttack
from dejarik.games.imperial.effects.conditions import NextToTarget, TargetWithin
from dejarik.games.imperial.effects.damage import SufferStrain
from dejarik.games.imperial.effects.figures import TheTarget
from dejarik.games.imperial.effects.modifiers import Forbids, ResultCount
from dejarik.games.imperial.effects.movement import PlaceItself
from dejarik.games.imperial.language.words import (
    attacking,
    defending,
    more_attacks,
    special,
    then,
)
from dejarik.games.imperial.model.statistics import BLOCK, CANNOT_INTERACT, DAMAGE, EVADE
from dejarik.games.imperial.model.texts import ChosenPool, Passive
from dejarik.kernel.ops import May
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

_RELENTLESS = When(
    WHEN_DECLARED,
    SufferStrain(TheTarget(), Number(1)),
    SOURCE,
    provided=(TargetWithin(3),),
    owed=True,
    name="Relentless",
)
_NEXU = (
    special("Pounce", then(PlaceItself(3), May(MakeAttack())), attacks=True),
    defending("Cunning", BLOCK, ResultCount(EVADE)),
    Passive(Forbids(CANNOT_INTERACT), "Non-Sentient"),
)

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "elitenexu": _NEXU,
    "elitetrandoshanhunter": (
        _RELENTLESS,
        attacking("ACP Scattergun", DAMAGE, 2, NextToTarget()),
    ),
    "ig88": (ChosenPool("Arsenal"), _RELENTLESS, more_attacks()),
    "nexu": _NEXU,
    "trandoshanhunter": (_RELENTLESS, attacking("Scattergun", DAMAGE, 1, NextToTarget())),
}
