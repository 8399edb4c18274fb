"""The missions of Massassi Ruins."""

from typing import Final

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects.abilities import When
from dejarik.games.imperial.effects.mission_tokens import (
    BesideToken,
    ControllerMayStrike,
    MayDeliver,
    MayDiscardControlled,
)
from dejarik.games.imperial.effects.objects import CarriesNothing, Carrying, TakeToken
from dejarik.games.imperial.model.texts import Interaction
from dejarik.kernel.program import Node

HOLOCRON: Final = "holocron"
BEACON: Final = "communications beacon"
EXCAVATION: Final = "excavation"

MISSIONS: Final[dict[str, tuple[Node, ...]]] = {
    "massassi-ruins/A": (
        Interaction(HOLOCRON, TakeToken(), (CarriesNothing(),)),
        When(
            moments.AFTER_ENTERING,
            MayDeliver(HOLOCRON, 10, BEACON),
            whom=(Carrying(HOLOCRON), BesideToken(BEACON)),
            first=True,
        ),
    ),
    "massassi-ruins/B": (
        When(
            moments.START_OF_ROUND,
            ControllerMayStrike(BEACON, 2),
            moments.NOBODY_IN_PARTICULAR,
            first=True,
        ),
        When(
            moments.END_OF_ROUND,
            MayDiscardControlled(EXCAVATION, 6),
            moments.NOBODY_IN_PARTICULAR,
            first=True,
        ),
    ),
}
