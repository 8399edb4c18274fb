"""
Detours: what players undo must leave no trace.

Two modes of the test suite, each asked for by a setting in the environment, change how
every answer of a test table is given. The rules and the tests know nothing of them.
"""

from __future__ import annotations

import os
from typing import Final, TypeVar, cast

from dejarik.kernel.decisions import Decision
from dejarik.kernel.game import Game
from dejarik.kernel.recorder import Recorder
from dejarik.kernel.state import State

S = TypeVar("S", bound=State)

AMNESIA: Final = "DEJARIK_AMNESIA"
"""Before every answer the state goes through bytes."""

UNDO: Final = "DEJARIK_UNDO"
"""Before every answer another one is given, played on from, and taken back."""

STEPS: Final = 2
"""How many answers a detour is played on for after its first."""


def reloaded(game: Game, s: S) -> S:
    """The state after a way through bytes."""
    return cast("S", game.load(game.dump(s)))


def answer(game: Game, s: S, decision: Decision, choice: int, recorder: Recorder | None) -> S:
    """Give an answer in the mode that is asked for; the state that came of it."""
    if os.environ.get(UNDO):
        return _with_detour(game, s, decision, choice, recorder)
    if os.environ.get(AMNESIA):
        s = reloaded(game, s)
    game.apply(s, decision.seat, decision.id, choice, recorder)
    return s


def _with_detour(game: Game, s: S, decision: Decision, choice: int, recorder: Recorder | None) -> S:
    """Play something else, come back, answer, and compare with a copy that never strayed."""
    calm = game.clone(s)
    before = game.dump(s)
    _stray(game, s, decision, choice)
    back = cast("S", game.load(before))
    game.apply(back, decision.seat, decision.id, choice, recorder)
    game.apply(calm, decision.seat, decision.id, choice)
    if game.dump(back) != game.dump(calm):
        message = f"taking an answer back left a trace: choice {choice} of decision {decision.id}"
        raise AssertionError(message)
    return back


def _stray(game: Game, s: State, decision: Decision, choice: int) -> None:
    """Give another answer on this very state, the same if there is no other, and play on."""
    other = (max(choice, 0) + 1) % len(decision.options)
    game.apply(s, decision.seat, decision.id, other)
    for step in range(STEPS):
        pending = game.pending(s)
        if not pending:
            return
        now = pending[-1]
        game.apply(s, now.seat, now.id, (len(now.options) - 1) * (step % 2))
