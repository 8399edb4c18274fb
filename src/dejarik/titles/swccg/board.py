"""
The board: a seat's view as rooms hand it on, and back. Never compiled.

What belongs here: which parts of a view all titles share and which are the game's own. What does
not: what a seat may see (`games.swccg.seen`).
"""

from typing import Any, Final

import msgspec

from dejarik.games.swccg import wire
from dejarik.hosting.wire import Decision, Option, View


class Board(msgspec.Struct, frozen=True, gc=False):
    """
    What lies on a table of the Customizable Card Game.

    `turn` is whose turn it is. `strips` has the locations of each system in their order, `places`
    what there is to know of each, `copies` every card on table with what holds it. Of battles, of
    duels and of the stack the last is the innermost. `moment` counts what everyone saw happen, so
    that tables that only look alike differ.
    """

    turn: int
    turn_count: int
    phase: wire.PhaseName
    players: tuple[wire.PlayerView, ...]
    strips: tuple[wire.StripView, ...]
    places: tuple[wire.PlaceView, ...]
    copies: tuple[wire.CopyView, ...]
    battles: tuple[wire.BattleView, ...]
    duels: tuple[wire.DuelView, ...]
    stack: tuple[wire.StackedView, ...]
    moment: tuple[int, ...] = ()


class Details(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """
    What the Customizable Card Game says of a question.

    `verbs`, `prices`, `ends` and `covers` have one entry for each option, or none at all: what it
    does, the Force it uses (-1: not said), where its card goes if there is one way only, how much
    attrition and how much battle damage a forfeit satisfies. `purpose` is the
    effect a choice is for, `about` what a response answers, `before` whether that has not happened
    yet; `verb` is what has been begun, `amount` how much is left to lose, to draw or to let run,
    or the number of the pile that a card which was seen may be put on.
    """

    verbs: tuple[wire.Verb, ...] = ()
    prices: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    covers: tuple[tuple[int, int], ...] = ()
    purpose: str = ""
    about: wire.Told | None = None
    before: bool = False
    verb: wire.Verb = ""
    amount: int = 0


_NONE: Final = Details()
_FIELDS: Final = Board.__struct_fields__


def hosted(view: wire.SeatView) -> View:
    """A seat's view in the shape that all titles share."""
    board = Board(*[getattr(view, name) for name in _FIELDS])
    decision = None if view.decision is None else _decision(view.decision)
    return View(view.seat, view.deciding, decision, view.outcome, view.outcome_reason, board)


def _decision(asked: wire.DecisionView) -> Decision:
    options = asked.options
    says = any(one.verb or one.price >= 0 or one.to for one in options)
    covers = any(any(one.covers) for one in options)
    details = Details(
        tuple([one.verb for one in options]) if says else (),
        tuple([one.price for one in options]) if says else (),
        tuple([one.to for one in options]) if says else (),
        tuple([one.covers for one in options]) if covers else (),
        asked.purpose,
        asked.about,
        asked.before,
        asked.verb,
        asked.amount,
    )
    return Decision(
        asked.id,
        asked.kind,
        asked.reason,
        tuple([Option(one.kind, one.source, one.target, one.value) for one in options]),
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
    plain: dict[str, Any] = msgspec.to_builtins(asked)
    plain.pop("details", None)
    rest: dict[str, Any] = msgspec.to_builtins(details)
    for name in ("verbs", "prices", "ends", "covers"):
        rest.pop(name, None)
    for place, option in enumerate(plain["options"]):
        if details.verbs:
            option["verb"] = details.verbs[place]
            option["price"] = details.prices[place]
            option["to"] = details.ends[place]
        if details.covers:
            option["covers"] = details.covers[place]
    return msgspec.convert({**plain, **rest}, wire.DecisionView)
