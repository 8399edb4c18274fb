"""The missions of Devaron Garrison, by one witness; what it leaves open is in the questions."""

from typing import Final

from dejarik.games.imperial.effects.abilities import (
    AFTER_DEFEAT,
    END_OF_ROUND,
    NOBODY_IN_PARTICULAR,
    START_OF_ROUND,
    When,
)
from dejarik.games.imperial.effects.crates import (
    CountInZone,
    FellOfKind,
    LockedDoors,
    OpenDoors,
    PushControlled,
    SufferAround,
)
from dejarik.games.imperial.effects.power import HandOutPower, LayPower
from dejarik.games.imperial.language.words import then
from dejarik.games.imperial.model.statistics import BLOCK, DAMAGE, SURGE
from dejarik.games.imperial.model.texts import Attackable, Passive
from dejarik.kernel.program import Node

POWER: Final = (("red crate", DAMAGE), ("yellow crate", SURGE), ("blue crate", BLOCK))
CRATES: Final = ("red crate", "yellow crate", "blue crate")
TERMINAL: Final = "terminal"

MISSIONS: Final[dict[str, tuple[Node, ...]]] = {
    "devaron-garrison/A": (
        When(START_OF_ROUND, LayPower(CRATES), NOBODY_IN_PARTICULAR, first=True),
        When(END_OF_ROUND, HandOutPower(POWER, 2), NOBODY_IN_PARTICULAR, first=True),
    ),
    "devaron-garrison/B": (
        Passive(LockedDoors()),
        *[Attackable(kind, 5, block=1) for kind in CRATES],
        When(
            AFTER_DEFEAT,
            SufferAround(2),
            NOBODY_IN_PARTICULAR,
            provided=(FellOfKind(CRATES),),
            first=True,
        ),
        Passive(CountInZone(CRATES, 6)),
        When(
            END_OF_ROUND,
            then(OpenDoors(TERMINAL), PushControlled(CRATES, 3)),
            NOBODY_IN_PARTICULAR,
            first=True,
        ),
    ),
}
