"""
The board of Imperial Assault: a seat's view as rooms hand it on, and back. Never compiled.

What belongs here: which parts of a view all titles share and which are the game's own. What does
not: what a seat may see (`games.imperial.seen`).
"""

from typing import Final, cast

import msgspec

from dejarik.games.imperial import wire
from dejarik.hosting.wire import Decision, Option, View


class Board(msgspec.Struct, frozen=True, gc=False):
    """
    What lies on a table of Imperial Assault.

    `map` and `mission` are looked up in the catalogue. `turn` is whose turn to activate comes
    next, `active` the group that is active; of activations and attacks the last is the innermost.
    `moment` counts what everyone saw happen, so that tables that only look alike differ.
    """

    map: str
    mission: str
    round: int
    phase: wire.Phase
    initiative: int
    turn: int
    active: int
    sides: tuple[wire.SideView, ...]
    groups: tuple[wire.GroupView, ...]
    upgrades: tuple[wire.UpgradeView, ...]
    figures: tuple[wire.FigureView, ...]
    tokens: tuple[wire.TokenView, ...]
    doors: tuple[wire.DoorView, ...]
    activations: tuple[wire.ActivationView, ...]
    attacks: tuple[wire.AttackView, ...]
    moment: tuple[int, ...] = ()


class Details(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What Imperial Assault says of a question.

    `spaces`, `numbers` and `labels` have one entry for each option, or none at all: the space it
    names, its cost in points or its distance, the ability it uses. `purpose` is the verb it is
    for, `about` what a response answers, `before` whether that has not happened yet; `needed` the
    accuracy that an attack on each target needs, 0 in melee, `ways` the spaces that can be gone to
    from a menu; with `settled` surges the target falls already, and nothing else could be gained.
    """

    spaces: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    labels: tuple[str, ...] = ()
    purpose: str = ""
    about: wire.Told | None = None
    before: bool = False
    needed: tuple[int, ...] = ()
    ways: tuple[wire.WayView, ...] = ()
    settled: bool = False


_NONE: Final = Details()
_FIELDS: Final = Board.__struct_fields__


def hosted(view: wire.SeatView) -> View:
    """A seat's view in the shape that all titles share."""
    board = Board(*[getattr(view, name) for name in _FIELDS])
    decision = None if view.decision is None else _decision(view.decision)
    return View(view.seat, view.deciding, decision, view.outcome, view.outcome_reason, board)


def _decision(asked: wire.DecisionView) -> Decision:
    details = Details(
        asked.spaces,
        asked.numbers,
        asked.labels,
        asked.purpose,
        asked.about,
        asked.before,
        asked.needed,
        asked.ways,
        asked.settled,
    )
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


def seat_view(view: View) -> wire.SeatView:
    """The seat's view again, also from plain data. Raises ValueError when it is none of this."""
    board = msgspec.convert(view.board, Board, from_attributes=True)
    decision = None if view.decision is None else _decision_view(view.decision)
    return wire.SeatView(
        seat=view.seat,
        deciding=view.deciding,
        decision=decision,
        outcome=view.outcome,
        outcome_reason=view.outcome_reason,
        **msgspec.structs.asdict(board),
    )


def _decision_view(asked: Decision) -> wire.DecisionView:
    details = msgspec.convert(asked.details or {}, Details, from_attributes=True)
    plain = msgspec.to_builtins(asked)
    plain.pop("details", None)
    return msgspec.convert({**plain, **msgspec.to_builtins(details)}, wire.DecisionView)
