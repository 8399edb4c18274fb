"""
What Imperial Assault answers to those who try it out.

What belongs here: the questions of the contract. What does not: how each is answered: that stands
in the other modules of this package.
"""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

from dejarik.games.imperial.advice.evaluation import EVALUATION
from dejarik.games.imperial.game import ImperialAssault
from dejarik.games.imperial.model.state import battle_of
from dejarik.games.imperial.seen.view_names import REASON_NAMES
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Laws, Planned, Playthrough
from dejarik.laws.leaks import KeepsSecrets
from dejarik.titles.imperial import games
from dejarik.titles.imperial.decks.ready import playable_armies
from dejarik.titles.imperial.laboratory import (
    explanation_laws,
    positions,
    random_armies,
    seen,
    stored_games,
    table_laws,
)
from dejarik.titles.imperial.laboratory.coverage import Coverage
from dejarik.titles.imperial.laboratory.games import lab_game
from dejarik.titles.imperial.laboratory.leaks import LEAKS
from dejarik.titles.imperial.laboratory.leaning_player import LeaningPlayer


class ImperialLaboratory(KeepsSecrets):
    """Imperial Assault with every implemented card."""

    pools = random_armies.POOLS
    positions = positions.POSITIONS
    evaluation = EVALUATION
    playthroughs = tuple(stored_games.PLAYTHROUGHS)
    leaks = LEAKS

    def game(self, edition: str) -> ImperialAssault:
        """The rules with every implemented card."""
        return lab_game(edition)

    def reason(self, decision: Decision) -> str:
        """What a decision is about, in a word."""
        return REASON_NAMES[decision.reason]

    def setup(
        self, game: Game, name: str, number: int, pool: str, *, swift: bool
    ) -> dict[str, object]:
        """The setup of a random game: even numbers keep to the rules of building."""
        return random_armies.setup_for(_rules(game), name, number, pool, swift=swift)

    def plain_setup(self, game: Game, seed: str, *, swift: bool) -> dict[str, object]:
        """Two legal armies."""
        return random_armies.setup_for(_rules(game), seed, 0, random_armies.ALL, swift=swift)

    def match_setup(self, number: int, seed: str) -> dict[str, object]:
        """Two ready armies, or every second time two random legal ones."""
        rng = random.Random(f"match {seed} {number}")
        game = games.imperial()
        if number % 2:
            lists = [random_armies.legal_army(game, rng) for _ in range(2)]
        else:
            lists = [one.army_list() for one in rng.sample(playable_armies(), 2)]
        return random_armies.setup_of(game, lists, rng, swift=False)

    def varied_setup(self, number: int, seed: str) -> dict[str, object]:
        """The same: every legal army is one of the format of any cards."""
        return self.match_setup(number, seed)

    def ready_decks(self) -> tuple[str, ...]:
        """The ready armies."""
        return tuple(army.name for army in playable_armies())

    def duel_setup(self, first: str, second: str, number: int) -> dict[str, object]:
        """Two of them on every mission in turn."""
        return random_armies.duel_setup(games.imperial(), first, second, number)

    def round_of(self, s: State) -> int:
        """As the table counts them."""
        return battle_of(s).round

    def turn_of(self, s: State) -> int:
        """Whose turn it is, as the table says."""
        return battle_of(s).turn

    def position_setup(self, game: Game, name: str, seed: str) -> dict[str, object]:
        """A setup that may lead to one of the positions."""
        return positions.setup_for(_rules(game), name, seed)

    def is_position(self, name: str, s: State, decision: Decision) -> bool:
        """What is asked says it all."""
        return self.reason(decision) == self.positions[name]

    def player(self, rng: random.Random) -> LeaningPlayer:
        """Somebody to play random games."""
        return LeaningPlayer(rng)

    def coverage(self) -> Coverage:
        """Counts of nothing so far."""
        return Coverage()

    def after_answer(self, game: Game, s: State) -> Laws:
        """Nothing is lost, nothing is odd."""
        b = battle_of(s)
        return [
            ("cards conserved", partial(table_laws.cards_conserved, b)),
            ("amounts sane", partial(table_laws.amounts_sane, b)),
            ("figures apart", partial(table_laws.figures_apart, b)),
            ("occupancy true", partial(table_laws.occupancy_true, b)),
            ("points add up", partial(table_laws.points_add_up, b)),
            ("tokens placed", partial(table_laws.tokens_placed, b)),
            ("attacks nested", partial(table_laws.attacks_nested, b)),
        ]

    def at_decision(self, game: Game, s: State, decision: Decision) -> Laws:
        """All stand where they may, likelihoods add up, and reasons agree with what is offered."""
        rules, b = _rules(game), battle_of(s)
        return [
            ("stands", partial(table_laws.stands_at_menu, b, decision)),
            ("evaluated", partial(table_laws.evaluated, rules, b)),
            ("explained", partial(explanation_laws.explained, rules, b, decision)),
            ("sight explained", partial(explanation_laws.sight_explained, b, decision)),
            ("reach explained", partial(explanation_laws.reach_explained, b, decision)),
        ]

    def private_choice(self, game: Game, s: State, decision: Decision) -> bool:
        """Whoever chooses a card of the own hand shows it: nothing is chosen in private."""
        return False

    def seen_by_all(self, s: State) -> str:
        """A hash of what everyone sees: how a state is packed may change, this may not."""
        return seen.seen_by_all(s)

    def playthrough(self, game: Game, name: str) -> Playthrough:
        """A mission of Mos Eisley Outskirts."""
        return stored_games.playthrough(_rules(game), name)

    def planned(self) -> Iterator[Planned]:
        """Ten games of each edition."""
        return stored_games.planned()

    def planned_setup(self, game: Game, plan: Planned) -> dict[str, object]:
        """Ready armies, legal ones, wild ones."""
        return stored_games.planned_setup(_rules(game), plan)


def _rules(game: Game) -> ImperialAssault:
    assert isinstance(game, ImperialAssault)
    return game


LABORATORY: Final = ImperialLaboratory()
