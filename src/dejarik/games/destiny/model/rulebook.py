"""
The rulebook: what all Destiny rules can look up, whatever cards are in the game.

The game itself is a subclass; rules import only this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.model import mends
from dejarik.games.destiny.model.state import table_of
from dejarik.kernel.game import Game

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition, Heard
    from dejarik.games.destiny.model.edition import Edition
    from dejarik.kernel.events import Event
    from dejarik.kernel.program import Op
    from dejarik.kernel.release import Release
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Timing


SCHEMA: Final = 4
"""
Grows when states are packed or journals are read otherwise.

2: the packed state of the first release. 3: every op has an address of its own program, and
every entry a hash; what was mended on the way is in `mends`. 4: a state has its past.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Game):
    """
    Definitions by number and their numbers by code; what die symbols and keywords do.

    `deck_cards` are the implemented ones that a deck can hold.
    """

    def __init__(self, timing: Timing, edition: Edition) -> None:
        super().__init__(timing, SCHEMA)
        self.edition: Edition = edition
        self.mends: list[mends.Mend] = []
        self.definitions: list[Definition] = []
        self.deck_cards: list[Definition] = []
        self.numbers: dict[str, int] = {}
        self.symbols: list[Op] = []
        # Records of `building`, which stands above this.
        self.formats: dict[str, object] = {}
        self.keywords: dict[int, list[Heard]] = {}
        # Filled as they are asked for (`advice.evaluation`): mean worths of dice.
        self.die_worths: dict[int, float] = {}
        # The same (`seen.determinize`): deck cards that fit colours and affiliations, as bits.
        self.imaginable: dict[tuple[int, int], list[int]] = {}
        # Every title there is, in the order of the alphabet, and its place by how it is compared.
        self.titles: list[str] = []
        self.title_places: dict[str, int] = {}
        # The numbers of the definitions with Renew.
        self.renewable: set[int] = set()
        # The numbers of those with an ability that works from a discard pile or from a hand.
        self.heard_out_of_play: set[int] = set()
        # Those with an ability in a hand that nothing shows.
        self.unseen: list[Definition] = []
        # The same (`game`): whether a team, by its numbers, could bring a deck card, the last one.
        self.bringable: dict[tuple[int, ...], bool] = {}
        # The kinds of event that some card asks for later.
        self.remembered: set[int] = set()

    def could_bring(self, team: tuple[int, ...], number: int) -> bool:
        """Whether a team of these definitions could have a card in its deck, as anyone can tell."""
        return True

    def mended(self, s: State, wrote: Release) -> str:
        """What of the table and what is asked now was otherwise in an older release."""
        return mends.mended(table_of(s), wrote)

    def mended_event(self, s: State, event: Event, wrote: Release) -> str:
        """What of an event was otherwise in an older release."""
        return mends.mended_event(table_of(s), event, wrote)
