"""
The board of Destiny: a seat's view as rooms hand it on, and back. Never compiled.

What belongs here: which parts of a view all titles share and which are Destiny's own.
What does not: what a seat may see (`games.destiny.seen`).
"""

from typing import cast

import msgspec

from dejarik.games.destiny.wire import (
    CardView,
    DecisionView,
    DieView,
    LastingView,
    Phase,
    PlayerView,
    QueuedView,
    SeatView,
)
from dejarik.hosting.wire import Decision, Option, View


class Board(msgspec.Struct, frozen=True, gc=False):
    """
    What lies on a table of Destiny.

    `moment` counts what everyone saw happen, so that tables that only look alike differ.
    `reversible`: the action under way may still be undone as a whole.
    `queue` is what resolves now and what waits to, the next to happen first.
    `lasting` is what lasts, the oldest first.
    """

    round: int
    phase: Phase
    turn: int
    players: tuple[PlayerView, ...]
    dice: tuple[DieView, ...]
    battlefield: int
    limbo: tuple[CardView, ...]
    moment: tuple[int, ...] = ()
    reversible: bool = False
    queue: tuple[QueuedView, ...] = ()
    lasting: tuple[LastingView, ...] = ()


class Details(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What Destiny says of a question.

    `purpose` is the verb it is for, `amount` how much of it, `die` the die whose symbol it is.
    """

    purpose: str = ""
    amount: int = 0
    die: int = 0


_NONE = Details()


def hosted(view: SeatView) -> View:
    """A seat's view in the shape that all titles share."""
    board = Board(
        view.round,
        view.phase,
        view.turn,
        view.players,
        view.dice,
        view.battlefield,
        view.limbo,
        view.moment,
        view.reversible,
        view.queue,
        view.lasting,
    )
    decision = None if view.decision is None else _decision(view.decision)
    return View(view.seat, view.deciding, decision, view.outcome, view.outcome_reason, board)


def _decision(asked: DecisionView) -> Decision:
    details = Details(asked.purpose, asked.amount, asked.die)
    return Decision(
        asked.id,
        asked.kind,
        asked.reason,
        # The same fields: one record for each option is enough.
        cast("tuple[Option, ...]", asked.options),
        asked.source,
        asked.stage,
        asked.sealed,
        asked.back,
        asked.least,
        asked.most,
        asked.asked_by,
        None if details == _NONE else details,
    )


def seat_view(view: View) -> SeatView:
    """The seat's view again, also from plain data. Raises ValueError when it is none of Destiny."""
    board = msgspec.convert(view.board, Board, from_attributes=True)
    decision = None if view.decision is None else _decision_view(view.decision)
    return SeatView(
        view.seat,
        board.round,
        board.phase,
        board.turn,
        board.players,
        board.dice,
        board.battlefield,
        board.limbo,
        view.deciding,
        decision,
        view.outcome,
        view.outcome_reason,
        board.moment,
        board.reversible,
        board.queue,
        board.lasting,
    )


def _decision_view(asked: Decision) -> DecisionView:
    details = msgspec.convert(asked.details or {}, Details, from_attributes=True)
    plain = {
        "id": asked.id,
        "kind": asked.kind,
        "reason": asked.reason,
        "options": msgspec.to_builtins(asked.options),
        "source": asked.source,
        "stage": asked.stage,
        "sealed": asked.sealed,
        "back": asked.back,
        "least": asked.least,
        "most": asked.most,
        "asked_by": asked.asked_by,
    }
    return msgspec.convert({**plain, **msgspec.structs.asdict(details)}, DecisionView)
