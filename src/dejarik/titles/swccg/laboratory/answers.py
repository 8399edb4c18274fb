"""
What the Customizable Card Game answers to those who try it out.

What belongs here: the questions of the contract. What does not: how each is answered: that stands
in the other modules of this package.
"""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

from dejarik.games.swccg.advice.evaluation import EVALUATION
from dejarik.games.swccg.game import CustomizableCardGame
from dejarik.games.swccg.model.state import table_of
from dejarik.games.swccg.seen.decision_views import reason_name
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Laws, Planned, Playthrough
from dejarik.laws.leaks import KeepsSecrets
from dejarik.titles.swccg import games
from dejarik.titles.swccg.decks.ready import playable_decks
from dejarik.titles.swccg.laboratory import (
    explanation_laws,
    memory_laws,
    odds_laws,
    positions,
    random_decks,
    seen,
    stored_games,
    table_laws,
)
from dejarik.titles.swccg.laboratory.coverage import Coverage
from dejarik.titles.swccg.laboratory.games import lab_game
from dejarik.titles.swccg.laboratory.leaks import LEAKS
from dejarik.titles.swccg.laboratory.leaning_player import LeaningPlayer


class SwccgLaboratory(KeepsSecrets):
    """The Customizable Card Game with every implemented card."""

    pools = random_decks.POOLS
    positions = positions.POSITIONS
    evaluation = EVALUATION
    playthroughs = tuple(stored_games.PLAYTHROUGHS)
    leaks = LEAKS

    def game(self, edition: str) -> CustomizableCardGame:
        """The rules with every implemented card."""
        return lab_game(edition)

    def reason(self, decision: Decision) -> str:
        """What a decision is about, in a word."""
        return reason_name(decision.reason)

    def setup(
        self, game: Game, name: str, number: int, pool: str, *, swift: bool
    ) -> dict[str, object]:
        """The setup of a random game: even numbers are the boxed decks."""
        return random_decks.setup_for(_rules(game), name, number, pool, swift=swift)

    def plain_setup(self, game: Game, seed: str, *, swift: bool) -> dict[str, object]:
        """The boxed decks."""
        return random_decks.setup_for(_rules(game), seed, 0, random_decks.ALL, swift=swift)

    def match_setup(self, number: int, seed: str) -> dict[str, object]:
        """The boxed decks, or every fourth time two wild ones."""
        pool = random_decks.ALL if number % 4 == 3 else random_decks.READY
        name = f"match {seed} {number}"
        setup = random_decks.setup_for(games.game(), name, number, pool, swift=False)
        return {**setup, "lab_turns": 2 * random_decks.LAB_TURNS}

    def varied_setup(self, number: int, seed: str) -> dict[str, object]:
        """The same: there is one way to build."""
        return self.match_setup(number, seed)

    def ready_decks(self) -> tuple[str, ...]:
        """The boxed decks."""
        return playable_decks()

    def duel_setup(self, first: str, second: str, number: int) -> dict[str, object]:
        """Two of them."""
        return random_decks.duel_setup(games.game(), first, second, number)

    def round_of(self, s: State) -> int:
        """As the table counts turns."""
        return table_of(s).turn_count

    def turn_of(self, s: State) -> int:
        """Whose turn it is, as the table says."""
        return table_of(s).turn if table_of(s).turn_count else NOBODY

    def position_setup(self, game: Game, name: str, seed: str) -> dict[str, object]:
        """A setup that may lead to one of the positions."""
        return positions.setup_for(_rules(game), name, seed)

    def is_position(self, name: str, s: State, decision: Decision) -> bool:
        """By what is asked, and which event is answered where."""
        if self.reason(decision) != self.positions[name]:
            return False
        return positions.is_meant(table_of(s), name, decision)

    def player(self, rng: random.Random) -> LeaningPlayer:
        """Somebody to play random games."""
        return LeaningPlayer(rng)

    def coverage(self) -> Coverage:
        """Counts of nothing so far."""
        return Coverage()

    def after_answer(self, game: Game, s: State) -> Laws:
        """Nothing is lost, nothing is odd."""
        t = table_of(s)
        return [
            ("cards conserved", partial(table_laws.cards_conserved, t)),
            ("holders sound", partial(table_laws.holders_sound, t)),
            ("strips in order", partial(table_laws.strips_in_order, t)),
            ("amounts sane", partial(table_laws.amounts_sane, t)),
            ("battles marked", partial(table_laws.battles_marked, t)),
            ("remembered rightly", partial(memory_laws.remembered_rightly, _rules(game), t)),
        ]

    def at_decision(self, game: Game, s: State, decision: Decision) -> Laws:
        """What is shown adds up, likelihoods add up, and reasons agree with what is offered."""
        rules, t = _rules(game), table_of(s)
        return [
            ("Life Force shown", partial(table_laws.life_force_shown, t)),
            ("debts asked", partial(table_laws.debts_asked, t, decision)),
            ("asked by the public", partial(table_laws.asked_by_the_public, rules, t, decision)),
            ("evaluated", partial(table_laws.evaluated, rules, t)),
            ("explained", partial(explanation_laws.explained, rules, t, decision)),
            ("targets explained", partial(explanation_laws.targets_explained, rules, t, decision)),
            ("numbers explained", partial(explanation_laws.numbers_explained, t, decision)),
            ("odds sound", partial(odds_laws.odds_sound, rules, t, decision)),
        ]

    def private_choice(self, game: Game, s: State, decision: Decision) -> bool:
        """What is chosen of hidden cards is shown at once: nothing is chosen in private."""
        return False

    def seen_by_all(self, s: State) -> str:
        """A hash of what everyone sees: how a state is packed may change, this may not."""
        return seen.seen_by_all(s)

    def playthrough(self, game: Game, name: str) -> Playthrough:
        """A game of the boxed decks."""
        return stored_games.playthrough(_rules(game), name)

    def planned(self) -> Iterator[Planned]:
        """Ten games of each edition."""
        return stored_games.planned()

    def planned_setup(self, game: Game, plan: Planned) -> dict[str, object]:
        """The boxed decks, or wild ones."""
        return stored_games.planned_setup(_rules(game), plan)


def _rules(game: Game) -> CustomizableCardGame:
    assert isinstance(game, CustomizableCardGame)
    return game


LABORATORY: Final = SwccgLaboratory()
