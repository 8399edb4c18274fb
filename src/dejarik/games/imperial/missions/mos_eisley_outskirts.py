"""The missions of Mos Eisley Outskirts."""

from typing import Final

from dejarik.games.imperial.effects.abilities import END_OF_ROUND, NOBODY_IN_PARTICULAR, When
from dejarik.games.imperial.effects.modifiers import OfFigures
from dejarik.games.imperial.effects.objects import (
    Carrying,
    FlipToken,
    NoteThisRound,
    NotYetThisRound,
    ScoreControl,
    ScoreDelivery,
    TakeToken,
)
from dejarik.games.imperial.language.words import then
from dejarik.games.imperial.model.statistics import SPEED
from dejarik.games.imperial.model.texts import Interaction, Passive
from dejarik.kernel.program import Node
from dejarik.kernel.terms import Number

PANEL: Final = "launch panel"
CONTRABAND: Final = "contraband"
_TURNED: Final = 1
"""The note that a player has turned a panel in this round."""

MISSIONS: Final[dict[str, tuple[Node, ...]]] = {
    "mos-eisley-outskirts/A": (
        Interaction(PANEL, then(NoteThisRound(_TURNED), FlipToken()), (NotYetThisRound(_TURNED),)),
        When(END_OF_ROUND, ScoreControl(PANEL, (2, 5)), NOBODY_IN_PARTICULAR, first=True),
    ),
    "mos-eisley-outskirts/B": (
        Interaction(CONTRABAND, TakeToken()),
        Passive(OfFigures(SPEED, Number(-2), (Carrying(CONTRABAND),))),
        When(END_OF_ROUND, ScoreDelivery(CONTRABAND, 15), NOBODY_IN_PARTICULAR, first=True),
    ),
}
