"""The game of the laboratory: every implemented card, deaf abilities, and every change watched."""

from collections import Counter
from functools import cache, partial

from dejarik.games.swccg.definitions import Printed
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.edition import Edition, edition_named
from dejarik.games.swccg.model.events import CLAIMED
from dejarik.games.swccg.model.state import table_of
from dejarik.kernel.events import Event
from dejarik.kernel.recorder import ListRecorder
from dejarik.kernel.state import State
from dejarik.kernel.timing import Index
from dejarik.laws.listening import overhear
from dejarik.titles.swccg import games
from dejarik.titles.swccg.laboratory.change_laws import kept


class LabSwccg(CustomizableCardGame):
    """The game for a laboratory: deaf abilities can listen, and changes are held to their laws."""

    def __init__(self, printed: Printed, edition: Edition) -> None:
        super().__init__(printed, edition)
        self.overheard = False
        self.left_hands: Counter[str] | None = None
        """Counts the cards that leave a hand to be played or deployed in a game that is kept."""

    def build_index(self, s: State) -> Index:
        """With the deaf ones, if they listen just now."""
        return overhear(self, super().build_index(s))

    def change(self, s: State, event: Event) -> bool:
        """As the rules say, and as the laws of changes want it."""
        t = table_of(s)
        changed = kept(t, event, partial(super().change, s, event))
        is_kept = self.left_hands is not None and isinstance(s.recorder, ListRecorder)
        if is_kept and event.kind == CLAIMED and self.left_hands is not None:
            self.left_hands[t.definition_of(event.subject).code] += 1
        return changed


@cache
def lab_game(edition: str) -> LabSwccg:
    """The rules of an edition. The answer is shared."""
    return LabSwccg(games.printed(), edition_named(edition))
