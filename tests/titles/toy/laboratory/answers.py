"""
What the toy answers to those who try it out: random games, and laws of its own.

What does not belong here: setups and who plays (`random_games`), and which cards could be
exchanged unseen (`secrets`). There are no stored games of the toy.
"""

import random
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from typing import Final

import msgspec

from dejarik.kernel.decisions import Decision
from dejarik.kernel.features import Evaluation
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.state import State
from dejarik.laws import contract, hidden
from dejarik.laws.laboratory import Answer, Compared, Laws, Planned, Playthrough
from examples.toy import state as t
from tests.titles.toy.board import seen
from tests.titles.toy.game import LEGAL, ToyGame
from tests.titles.toy.laboratory.random_games import ToyCoverage, ToyPlayer, ready, wild
from tests.titles.toy.telling import GAME
from tests.titles.toy.wire import DECK, REASONS


class ToyLaboratory:
    """The toy by two and by three, with ready and with random decks."""

    pools = ("all",)
    positions: Final[dict[str, str]] = {}
    playthroughs: Final[tuple[str, ...]] = ()

    def game(self, edition: str) -> ToyGame:
        """The one there is."""
        return GAME

    def reason(self, decision: Decision) -> str:
        """As views name it."""
        return REASONS[decision.reason]

    def setup(
        self, game: Game, name: str, number: int, pool: str, *, swift: bool
    ) -> dict[str, object]:
        """Ready decks for even numbers, wild ones for the others."""
        return self.match_setup(number, name) if number % 2 == 0 else wild(name)

    def plain_setup(self, game: Game, seed: str, *, swift: bool) -> dict[str, object]:
        """Wild decks."""
        return wild(seed)

    def match_setup(self, number: int, seed: str) -> dict[str, object]:
        """The ready decks against each other."""
        return ready()

    @property
    def evaluation(self) -> Evaluation:
        """It has none: nothing is to be fitted."""
        return Evaluation((), frozenset(), {}, {}, {})

    def varied_setup(self, number: int, seed: str) -> dict[str, object]:
        """There are no formats to go through."""
        return self.match_setup(number, seed)

    def ready_decks(self) -> tuple[str, ...]:
        """Two that are alike."""
        return ("one", "other")

    def duel_setup(self, first: str, second: str, number: int) -> dict[str, object]:
        """The ready decks against each other."""
        return ready()

    def round_of(self, s: State) -> int:
        """The toy has but one."""
        return 1

    def turn_of(self, s: State) -> int:
        """Everybody acts at once."""
        return -1

    def position_setup(self, game: Game, name: str, seed: str) -> dict[str, object]:
        """There are no positions. Raises ValueError."""
        raise ValueError(name)

    def is_position(self, name: str, s: State, decision: Decision) -> bool:
        """There are no positions."""
        return False

    def player(self, rng: random.Random) -> ToyPlayer:
        """Somebody to play random games."""
        return ToyPlayer(rng)

    def coverage(self) -> ToyCoverage:
        """Counts of nothing so far."""
        return ToyCoverage()

    def after_answer(self, game: Game, s: State) -> Laws:
        """No card is lost, and nobody has more life than there is."""
        return [("cards conserved", partial(_cards_conserved, t.toy(s)))]

    def at_decision(self, game: Game, s: State, decision: Decision) -> Laws:
        """What can be played is said to be so."""
        return [("explained", partial(_explained, game, s, decision))]

    def exchanged(self, game: Game, s: State, seat: int, rng: random.Random) -> State:
        """A copy in which whatever is hidden from a seat is otherwise."""
        return hidden.another_world(game, s, seat, _pools(s))

    def private_choice(self, game: Game, s: State, decision: Decision) -> bool:
        """A step with what is hidden otherwise is compared in `leak_free`."""
        return False

    def leak_free(
        self, game: Game, start: bytes, answers: list[Answer], seat: int, rng: random.Random
    ) -> Compared:
        """No next step of anybody shows a seat what it does not come to know."""
        s = game.load(start)
        hidden.no_step_tells(game, s, seat, _pools(s))
        unknown = [not s.knowledge.knows(seat, card) for pool in _pools(s) for card in pool]
        return Compared(1, sum(unknown), stopped=False)

    def seen_by_all(self, s: State) -> str:
        """A hash of what a spectator sees."""
        return blake2b(msgspec.json.encode(seen(s, NOBODY)), digest_size=16).hexdigest()

    def planned(self) -> Iterator[Planned]:
        """None."""
        return iter(())

    def planned_setup(self, game: Game, plan: Planned) -> dict[str, object]:
        """There are none. Raises ValueError."""
        raise ValueError(plan.name)

    def playthrough(self, game: Game, name: str) -> Playthrough:
        """There are none. Raises ValueError."""
        raise ValueError(name)


def _pools(s: State) -> list[list[int]]:
    """The cards of each seat: what it has brought is open, where they lie is not."""
    return [list(range(1 + side * DECK, 1 + (side + 1) * DECK)) for side in range(s.seats)]


def _cards_conserved(s: t.ToyState) -> None:
    zones = [*s.decks, *s.hands, *s.tables, *s.piles]
    lying = sorted(card for zone in zones for card in zone)
    contract.demand(
        lying == list(range(1, 1 + s.seats * DECK)), "a card lies nowhere or twice", lying
    )
    contract.demand(max(s.life) <= t.LIFE, "somebody has too much life", s.life)


def _explained(game: Game, s: State, decision: Decision) -> None:
    for option in decision.options:
        if option.kind == t.PLAY and decision.reason == t.ACT:
            found = game.explain(s, decision.seat, f"play:{option.target}")
            contract.demand(found == [LEGAL], "what is offered is said to be refused", found)


LABORATORY: Final = ToyLaboratory()
