"""The Customizable Card Game as a game: start, play, save. Its only public face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.swccg.advice import evaluation
from dejarik.games.swccg.advice.candidates import worth_trying
from dejarik.games.swccg.advice.explanations import explain
from dejarik.games.swccg.advice.odds import odds_of
from dejarik.games.swccg.definitions import Printed, collect
from dejarik.games.swccg.model.rulebook import Rulebook
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.model.unpacking import unpack_table
from dejarik.games.swccg.rules.changes.dispatch import make_change
from dejarik.games.swccg.rules.checks import look
from dejarik.games.swccg.rules.existence import remove_misplaced
from dejarik.games.swccg.rules.indexing import build_index
from dejarik.games.swccg.rules.programs import PROGRAMS
from dejarik.games.swccg.rules.timing import SwccgTiming
from dejarik.games.swccg.seen.determinize import determinize
from dejarik.games.swccg.seen.views import view_of
from dejarik.games.swccg.table import lay_table
from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.swccg.model.edition import Edition
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.game import Odds
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index


@mypyc_attr(allow_interpreted_subclasses=True)
class CustomizableCardGame(Rulebook):
    """The rules for a given collection of cards."""

    def __init__(self, printed: Printed, edition: Edition) -> None:
        super().__init__(SwccgTiming(), edition)
        self.weights = evaluation.EVALUATION.listed(evaluation.EVALUATION.weights)
        for name, roots in PROGRAMS.items():
            self.programs.add(name, roots)
        self.layouts = printed.layouts
        collect(self, printed)

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """
        A fresh game, stopped at its first question.

        Raises UnplayableSetup when a card is unknown or not implemented.
        """
        return self.to_first_decision(lay_table(self, setup, seed), recorder)

    def unpack(self, data: list[object]) -> State:
        return unpack_table(self, data)

    def view(self, s: State, seat: int) -> object:
        """What a seat, or a spectator (-1), may know."""
        return view_of(table_of(s), seat)

    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """A copy in which everything the seat cannot know is drawn anew."""
        return determinize(table_of(s), seat, seed)

    def explain(self, s: State, seat: int, question: str) -> list[str]:
        """Why something is offered or not, and what makes up a number."""
        return explain(table_of(s), seat, question)

    def odds(self, s: State, seat: int, question: str) -> Odds:
        """What the next destinies come to, exactly."""
        return odds_of(table_of(s), seat, question)

    def features(self, s: State) -> list[float]:
        """What the first seat has more than the second, by what lies open."""
        return evaluation.features(table_of(s))

    def worth_trying(self, s: State, decision: Decision) -> list[int]:
        """The options a bot need look at: of those that come to the same, one."""
        return worth_trying(table_of(s), decision)

    def conceded(self, s: State, seat: int) -> None:
        """The other player wins."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")

    def change(self, s: State, event: Event) -> bool:
        """The one change of an event."""
        return make_change(table_of(s), event)

    def check(self, s: State) -> None:
        """Who is depleted has lost; what is where it cannot be goes to the Lost Pile."""
        look(table_of(s))
        remove_misplaced(table_of(s))

    def build_index(self, s: State) -> Index:
        """Who listens to what and what modifies what."""
        return build_index(table_of(s))
