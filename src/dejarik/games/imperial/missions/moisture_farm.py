"""The missions of Moisture Farm."""

from typing import Final

from dejarik.games.imperial.effects.abilities import END_OF_ROUND, NOBODY_IN_PARTICULAR, When
from dejarik.games.imperial.effects.mission_tokens import MarkControlled
from dejarik.games.imperial.effects.raiders import (
    BringToken,
    MoveTokens,
    StrikeNearest,
)
from dejarik.games.imperial.language.words import then
from dejarik.games.imperial.model.dice import BLACK
from dejarik.games.imperial.model.texts import Attackable
from dejarik.kernel.ops import Either
from dejarik.kernel.program import Node

CRATE: Final = "crate"
RAIDER: Final = "raider"
CAMP: Final = "camp"

MISSIONS: Final[dict[str, tuple[Node, ...]]] = {
    "moisture-farm/A": (
        When(END_OF_ROUND, MarkControlled(CRATE, 7), NOBODY_IN_PARTICULAR, first=True),
    ),
    "moisture-farm/B": (
        Attackable(RAIDER, 5, (BLACK,), points=4),
        When(
            END_OF_ROUND,
            then(
                StrikeNearest(RAIDER, 2),
                Either((MoveTokens(RAIDER, 3), BringToken(RAIDER, CAMP))),
            ),
            NOBODY_IN_PARTICULAR,
            first=True,
        ),
    ),
}
