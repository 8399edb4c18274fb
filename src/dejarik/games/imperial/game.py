"""Imperial Assault as a game: start, play, view, resample, explain. Its only public face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dejarik.games.imperial import definitions
from dejarik.games.imperial.advice import evaluation
from dejarik.games.imperial.advice.candidates import worth_trying
from dejarik.games.imperial.advice.explanations import explain
from dejarik.games.imperial.advice.odds import odds_of
from dejarik.games.imperial.board import boards
from dejarik.games.imperial.board.maps import IMPASSABLE, Map
from dejarik.games.imperial.model.rulebook import Rulebook
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.model.unpacking import unpack_battle
from dejarik.games.imperial.rules import programs
from dejarik.games.imperial.rules.ability_index import build_index
from dejarik.games.imperial.rules.changes.dispatch import CHANGES
from dejarik.games.imperial.rules.scenario import OPEN_MAP
from dejarik.games.imperial.rules.scoring import look
from dejarik.games.imperial.rules.timing import ImperialTiming
from dejarik.games.imperial.seen.determinize import determinize
from dejarik.games.imperial.seen.views import view_of
from dejarik.games.imperial.table import lay_table
from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.imperial.model.edition import Edition
    from dejarik.kernel.decisions import Decision
    from dejarik.kernel.events import Event
    from dejarik.kernel.game import Odds
    from dejarik.kernel.recorder import Recorder
    from dejarik.kernel.state import State
    from dejarik.kernel.timing import Index


@mypyc_attr(allow_interpreted_subclasses=True)
class ImperialAssault(Rulebook):
    """The rules of a skirmish for a given collection of cards and maps."""

    def __init__(self, printed: definitions.Printed, edition: Edition) -> None:
        super().__init__(ImperialTiming(), edition)
        self.weights = evaluation.EVALUATION.listed(evaluation.EVALUATION.weights)
        self.programs.add_named("rules", programs.NAMED_OPS)
        self.programs.add("keywords", programs.KEYWORD_PARTS)
        switches = boards.Switches(edition.figures_shut_corners, edition.shields_hide_adjacent)
        self.boards = {name: boards.Boards(one, switches) for name, one in printed.maps.items()}
        self.boards[OPEN_MAP] = boards.Boards(Map([IMPASSABLE]), switches)
        definitions.collect(self, printed)
        definitions.collect_missions(self, printed.missions)

    def start(
        self, setup: dict[str, object], seed: bytes, recorder: Recorder | None = None
    ) -> State:
        """
        A fresh game, stopped at its first question.

        Raises UnplayableSetup when something is unknown or not implemented.
        """
        return self.to_first_decision(lay_table(self, setup, seed), recorder)

    def unpack(self, data: list[object]) -> State:
        return unpack_battle(self, data)

    def view(self, s: State, seat: int) -> object:
        """What a seat, or a spectator (-1), may know."""
        return view_of(battle_of(s), seat)

    def determinize(self, s: State, seat: int, seed: bytes) -> State:
        """A copy in which everything the seat cannot know is drawn anew."""
        return determinize(battle_of(s), seat, seed)

    def features(self, s: State) -> list[float]:
        """What the first seat has more than the second, by what lies open."""
        return evaluation.features(battle_of(s))

    def worth_trying(self, s: State, decision: Decision) -> list[int]:
        """All options, but only the best of many places."""
        return worth_trying(battle_of(s), decision)

    def odds(self, s: State, seat: int, question: str) -> Odds:
        """What an attack would do, exactly."""
        return odds_of(battle_of(s), seat, question)

    def explain(self, s: State, seat: int, question: str) -> list[str]:
        """Why something is offered or not, what makes up a number, sight and ways."""
        return explain(battle_of(s), seat, question)

    def conceded(self, s: State, seat: int) -> None:
        """In a game of two the other player wins."""
        s.outcome = Outcome([[1 - seat], [seat]], "concession")

    def change(self, s: State, event: Event) -> bool:
        return CHANGES[event.kind](battle_of(s), event)

    def check(self, s: State) -> None:
        """Defeats, then the end of the game."""
        look(battle_of(s))

    def build_index(self, s: State) -> Index:
        """Who listens to what and what modifies what."""
        return build_index(battle_of(s))
