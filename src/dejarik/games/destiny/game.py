"""Destiny as a game: start, play, view, resample, explain. The package's only public face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.destiny.advice import evaluation
from dejarik.games.destiny.advice.explanations import explain
from dejarik.games.destiny.advice.odds import odds_of
from dejarik.games.destiny.bringing import TeamRulebook
from dejarik.games.destiny.definitions import collect
from dejarik.games.destiny.model import moments
from dejarik.games.destiny.model.edition import Edition
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.model.unpacking import unpack_table
from dejarik.games.destiny.rules import action_undo
from dejarik.games.destiny.rules.ability_index import build_index
from dejarik.games.destiny.rules.changes.dispatch import change
from dejarik.games.destiny.rules.changes.turns import concede
from dejarik.games.destiny.rules.consequences import check
from dejarik.games.destiny.rules.flow.needed_help import is_needed
from dejarik.games.destiny.rules.timing import DestinyTiming
from dejarik.games.destiny.seen.determinize import determinize
from dejarik.games.destiny.seen.views import view_of
from dejarik.games.destiny.table import lay_table

if TYPE_CHECKING:
    from dejarik.games.destiny.model.facts import Card
    from dejarik.kernel.events import Event
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.game import Odds
    from dejarik.kernel.program import Node, Op
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index


@mypyc_attr(allow_interpreted_subclasses=True)
class Destiny(TeamRulebook):
    """The rules of Star Wars: Destiny for a given collection of cards."""

    def __init__(
        self, facts: dict[str, Card], programs: dict[str, tuple[Node, ...]], edition: Edition
    ) -> None:
        super().__init__(DestinyTiming(), edition)
        self.then_ends = True
        self.weights = evaluation.EVALUATION.listed(evaluation.EVALUATION.weights)
        collect(self, facts, programs)

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """
        A fresh game, stopped at the mulligans.

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
        """Why something is offered or not, from what the seat may know."""
        return explain(table_of(s), seat, question)

    def odds(self, s: State, seat: int, question: str) -> Odds:
        """What a roll, a reroll or a focus leads to, exactly."""
        return odds_of(table_of(s), seat, question)

    def features(self, s: State) -> list[float]:
        """What the first player has more than the second, by what lies on the table."""
        return evaluation.features(table_of(s))

    def conceded(self, s: State, seat: int) -> None:
        """In a game of two the other player wins."""
        concede(table_of(s), seat)

    def change(self, s: State, event: Event) -> bool:
        t = table_of(s)
        kind = event.kind
        if kind in action_undo.TELLING:
            action_undo.note(t, event)
        return change(t, event)

    def check(self, s: State) -> None:
        """Defeats, surplus, the end of the game."""
        check(table_of(s))

    def build_index(self, s: State) -> Index:
        """Who listens to what and what modifies what."""
        return build_index(table_of(s))

    def undoable_from(self, s: State) -> int:
        """
        An action may be undone up to its declaration, until something irreversible happens.

        Rulings: arh.part5.illegal.01, arh.part5.illegal.04
        """
        return action_undo.undoable_from(table_of(s))

    def must_take(self, s: State, scope: Scope, effect: Op) -> bool:
        """What a card or dice could not be paid for without must be used."""
        return is_needed(table_of(s), scope, effect)

    def due(self, s: State, when: int) -> int:
        """
        What waits for granted actions waits for those granted up to now.

        The turn that goes on now is nobody's next.
        Rulings: arh.clar.aw.20
        """
        t = table_of(s)
        if when == moments.OPPONENTS_NEXT_TURN_ENDS:
            return t.turns + 1
        if when != moments.AFTER_GRANTED_ACTIONS:
            return 0
        return t.extras_taken + len(t.extra)
