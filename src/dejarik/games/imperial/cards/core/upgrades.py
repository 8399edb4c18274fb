"""
Skirmish upgrades of the core set.

What only concerns the building of an army is in the army rules; here such a card has no parts.
"""

from typing import Final

from dejarik.games.imperial.effects.abilities import NOBODY_IN_PARTICULAR, START_OF_ROUND, When
from dejarik.games.imperial.effects.conditions import FirstRound
from dejarik.games.imperial.effects.modifiers import ForbidsSeat, OfSeat
from dejarik.games.imperial.effects.points import ScoreForAll
from dejarik.games.imperial.model.statistics import DRAWS, PICKS_ZONE
from dejarik.games.imperial.model.texts import Passive
from dejarik.kernel.program import Node

CARDS: Final[dict[str, tuple[Node, ...]]] = {
    "balanceoftheforce": (),
    "deviousscheme": (Passive(ForbidsSeat(PICKS_ZONE)),),
    "firststrike": (
        When(
            START_OF_ROUND,
            ScoreForAll(4),
            NOBODY_IN_PARTICULAR,
            provided=(FirstRound(),),
            first=True,
        ),
    ),
    "rebelhighcommand": (Passive(OfSeat(DRAWS, 1)),),
    "temporaryallianceimperial": (),
    "temporaryalliancemercenary": (),
}
