"""
The law of listening: an ability that nothing concerns changes nothing.

What belongs here: abilities that listen everywhere in vain, and the comparison of a game
with and without them. What does not: the other laws of the contract (`laws`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar, cast

from dejarik.kernel.events import Event
from dejarik.kernel.frames import Scope
from dejarik.kernel.game import Game
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.ops import Nothing
from dejarik.kernel.program import Op
from dejarik.kernel.state import State
from dejarik.kernel.timing import BANDS, FIRST, MANDATORY, OPTIONAL, Ability, Index, Listener
from dejarik.laws.contract import Move, apply_move, asked_of, demand

T = TypeVar("T")


@dataclass(frozen=True)
class Deaf(Ability):
    """An ability that waits for everything and that nothing ever concerns."""

    owes: int

    def catches(self, s: State, holder: int, event: Event) -> Scope | None:
        return None

    def program(self) -> Op:
        return Nothing()

    def duty(self) -> int:
        """As it was made: all kinds listen."""
        return self.owes


DEAF = (Deaf(OPTIONAL), Deaf(MANDATORY), Deaf(FIRST))


def can_overhear(game: Game) -> bool:
    """Whether a game is one in which deaf abilities can listen to everything."""
    return hasattr(game, "overheard")


class Overheard(Protocol):
    """A game in which, if `overheard` is set, deaf abilities listen to everything."""

    overheard: bool


def overhear(game: Game, index: Index) -> Index:
    """If it is overheard just now, let deaf abilities listen at every stage, before all others."""
    if not cast("Overheard", game).overheard:
        return index
    for kind, stages in game.timing.plans.items():
        for stage in stages:
            for ability in DEAF:
                index.listen(kind, stage.band, Listener(ability, NOTHING))
                listeners = index.listeners[kind * BANDS + stage.band]
                listeners.insert(0, listeners.pop())
    return index


def listening_in_vain(game: Game, s: State, moves: list[Move]) -> None:
    """A listener that nothing concerns changes no option, no order and no byte."""
    demand(can_overhear(game), "the game cannot be overheard")
    quiet, loud = game.load(game.dump(s)), game.load(game.dump(s))
    for move in moves:
        demand(
            asked_of(game, quiet) == _overheard(game, loud, partial(asked_of, game, loud)),
            f"listening in vain changes what is asked before {move}",
        )
        apply_move(game, quiet, move)
        _overheard(game, loud, partial(apply_move, game, loud, move))
        if quiet.outcome is not None:
            # A game that is over stops where it stands. A window that only a deaf ability had
            # opened may still be on the stack then, and nobody will ever close it.
            quiet.frames, loud.frames = [], []
            # What was going on when it ended is the cause of nothing more.
            quiet.cause, loud.cause = 0, 0
            demand(_end(quiet) == _end(loud), f"listening in vain changes the outcome of {move}")
            demand(game.dump(quiet) == game.dump(loud), f"it changes the end after {move}")
            return
        # Only what a frame remembers of the deaf abilities themselves may differ.
        for f in loud.frames:
            f.heard = [heard for heard in f.heard if heard.ability not in DEAF]
        demand(
            game.dump(quiet) == game.dump(loud), f"listening in vain changes the state after {move}"
        )


def _end(s: State) -> tuple[list[list[int]], str] | None:
    return None if s.outcome is None else (s.outcome.ranking, s.outcome.reason)


def _overheard(game: Game, s: State, act: Callable[[], T]) -> T:
    """Do something while the game is overheard."""
    switch = cast("Overheard", game)
    switch.overheard = True
    s.index = None
    s.decisions = None
    try:
        return act()
    finally:
        switch.overheard = False
        s.index = None
