"""
What Destiny answers to those who try it out.

What belongs here: the questions of the contract. What does not: how each is answered: that
stands in the other modules of this package.
"""

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Final

from dejarik.games.destiny.advice.evaluation import EVALUATION
from dejarik.games.destiny.game import Destiny
from dejarik.games.destiny.model.edition import edition_named
from dejarik.games.destiny.model.state import table_of
from dejarik.games.destiny.seen.view_names import REASON_NAMES
from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.state import State
from dejarik.laws.laboratory import Laws, Planned, Playthrough
from dejarik.laws.leaks import KeepsSecrets
from dejarik.titles.destiny.laboratory import (
    explanation_laws,
    journal_games,
    legal_decks,
    positions,
    seen,
    table_laws,
)
from dejarik.titles.destiny.laboratory.coverage import Coverage
from dejarik.titles.destiny.laboratory.games import whole_game
from dejarik.titles.destiny.laboratory.leaks import LEAKS
from dejarik.titles.destiny.laboratory.leaning_player import LeaningPlayer
from dejarik.titles.destiny.laboratory.random_decks import POOLS, collection_of, random_setup


class DestinyLaboratory(KeepsSecrets):
    """Destiny with the synthetic cards."""

    pools = POOLS
    positions = positions.POSITIONS
    evaluation = EVALUATION
    playthroughs = tuple(journal_games.PLAYTHROUGHS)
    leaks = LEAKS

    def game(self, edition: str) -> Destiny:
        """The rules with every implemented card and the synthetic ones."""
        return _game(edition)

    def reason(self, decision: Decision) -> str:
        """What a decision is about, in a word."""
        return REASON_NAMES[decision.reason]

    def setup(
        self, game: Game, name: str, number: int, pool: str, *, swift: bool
    ) -> dict[str, object]:
        """The setup of a random game: even numbers keep to the rules of building."""
        rules = _rules(game)
        setup = legal_decks.setup_for(rules, name, number, pool, swift=swift)
        return {**setup, "edition": rules.edition.name}

    def plain_setup(self, game: Game, seed: str, *, swift: bool) -> dict[str, object]:
        """Random teams and decks of whatever the game can play."""
        return random_setup(collection_of(_rules(game)), seed, swift=swift)

    def match_setup(self, number: int, seed: str) -> dict[str, object]:
        """Two ready decks, or every second time two random legal ones."""
        return legal_decks.match_setup(number, seed)

    def varied_setup(self, number: int, seed: str) -> dict[str, object]:
        """The same with the formats in turn."""
        return legal_decks.varied_setup(number, seed)

    def ready_decks(self) -> tuple[str, ...]:
        """All of them."""
        return legal_decks.ready_names()

    def duel_setup(self, first: str, second: str, number: int) -> dict[str, object]:
        """A game of two of them, held to no format."""
        return legal_decks.duel_setup(first, second)

    def round_of(self, s: State) -> int:
        """As the table counts them."""
        return table_of(s).round

    def turn_of(self, s: State) -> int:
        """Whose turn it is, as the table says."""
        return table_of(s).turn

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
        t = table_of(s)
        return [
            ("cards conserved", partial(table_laws.cards_conserved, t)),
            ("dice conserved", partial(table_laws.dice_conserved, t)),
            ("amounts sane", partial(table_laws.amounts_sane, t)),
        ]

    def at_decision(self, game: Game, s: State, decision: Decision) -> Laws:
        """Every refusal has a ruling, every number its parts."""
        rules, t = _rules(game), table_of(s)
        return [
            ("explained", partial(explanation_laws.explained, rules, t, decision)),
            ("figures", partial(table_laws.figures_hold, rules, t)),
        ]

    def private_choice(self, game: Game, s: State, decision: Decision) -> bool:
        """Compare how a private choice looks to the others, if this is one; whether it is."""
        return bool(LEAKS.private_choice(game, s, decision))

    def seen_by_all(self, s: State) -> str:
        """A hash of what everyone sees: how a state is packed may change, this may not."""
        return seen.seen_by_all(s)

    def planned(self) -> Iterator[Planned]:
        """Ten games of each edition."""
        return journal_games.planned()

    def planned_setup(self, game: Game, plan: Planned) -> dict[str, object]:
        """Ready decks, legal ones, wild ones."""
        return journal_games.setup_for(_rules(game), plan)

    def playthrough(self, game: Game, name: str) -> Playthrough:
        """A game of random answers, with either chance."""
        return journal_games.playthrough(_rules(game), name)


def _rules(game: Game) -> Destiny:
    assert isinstance(game, Destiny)
    return game


@cache
def _game(edition: str) -> Destiny:
    return whole_game(edition_named(edition))


LABORATORY: Final = DestinyLaboratory()
