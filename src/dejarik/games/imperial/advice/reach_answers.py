"""
Reach explained: the way a figure would be kept on, step by step, or what is against it.

What is left to move with is what the figure has now: of a move that is being asked for, of its
activation, or of the move it could begin with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.edges_met import edge_met
from dejarik.games.imperial.advice.wire import ReachAnswer, ReachKind, WayStep
from dejarik.games.imperial.board import reach as reaching
from dejarik.games.imperial.board import reasons
from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.rules import moving, walking
from dejarik.games.imperial.rules.relations import mover_of, position_for, speed_of

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle

KINDS: Final[dict[str, ReachKind]] = {
    reasons.IN_REACH: "in_reach",
    reasons.TOO_FAR: "too_far",
    reasons.OCCUPIED: "occupied",
    reasons.NO_FIT: "no_fit",
    reasons.NO_WAY: "no_way",
}
_RULED: Final[dict[str, str]] = {
    reasons.IN_REACH: "ia.movement.148",
    reasons.TOO_FAR: "ia.movement.150",
    reasons.OCCUPIED: "ia.movement.18",
    reasons.NO_FIT: "ia.movement.117",
    reasons.NO_WAY: "ia.movement.117",
}


def left_to_move(s: Battle, figure: Figure) -> tuple[int, int]:
    """What a figure has to move with now, and whether that is points or spaces."""
    f = s.frames[-1] if s.frames else None
    if f is not None and isinstance(f.op, walking.Walk) and s.scope_of(f).subject == figure.id:
        return f.x, f.y
    activation = s.activation_of(figure.id)
    if activation is not None:
        return activation.points, moving.POINTS
    return speed_of(s, figure), moving.POINTS


def reach_answer(s: Battle, figure: Figure, placement: int, moves: int = 0) -> ReachAnswer:
    """
    Whether a figure can end its movement on a placement, and the way or what is against it.

    With `moves` it performs so many move actions before.
    """
    left, manner = left_to_move(s, figure)
    if manner == moving.POINTS:
        left += moves * speed_of(s, figure)
    name = s.map().names[placement % s.map().count]
    stays = moving.why_not_go(s, figure, manner)
    if stays is not None:
        return ReachAnswer(figure.id, name, "cannot_leave", left, -1, stays.rulings, key=stays.key)
    mover, position = mover_of(s, figure), position_for(s, figure)
    found = reasons.why_not(s.board(), mover, position, figure.placement, left, placement)
    kind, cost = found.kind, found.cost
    way: list[int] = []
    if manner == moving.PUSHED:
        way = moving.way_over(s, figure, placement, left)
        cost = len(way)
        kind = reasons.IN_REACH if way else reasons.TOO_FAR
    elif manner == moving.SPACES:
        if kind in (reasons.IN_REACH, reasons.TOO_FAR):
            way = moving.shortest_way(s, figure, placement, left)
            cost = len(way)
            kind = reasons.IN_REACH if way else reasons.TOO_FAR
    elif cost >= 0:
        reach = reaching.reach(s.board(), mover, position, figure.placement, cost)
        way = reach.way(placement)
    steps = _steps(s, figure, way, manner)
    rulings = [_RULED[kind], *_cited(steps)]
    return ReachAnswer(
        figure.id,
        name,
        KINDS[kind],
        left,
        cost,
        tuple(dict.fromkeys(rulings)),
        steps,
        tuple(s.map().named(found.spaces)),
        tuple([one.id for one in s.on_map() if s.mask(one) & found.spaces]),
        tuple([edge_met(s.map(), edge) for edge in found.edges]),
    )


def _steps(s: Battle, figure: Figure, way: list[int], manner: int) -> tuple[WayStep, ...]:
    mover, position = mover_of(s, figure), position_for(s, figure)
    plan, spent = s.map(), 0
    found: list[WayStep] = []
    for step in reasons.why_cost(s.board(), mover, position, way):
        counted = manner == moving.SPACES
        cost = 1 if counted else step.cost
        spent += cost
        mask = s.board().footprint(mover.size, step.placement)
        columns = [plan.column(one) for one in bits(mask)]
        rows = [plan.row(one) for one in bits(mask)]
        found.append(
            WayStep(
                plan.names[step.placement % plan.count],
                min(columns) + max(columns) + 1,
                min(rows) + max(rows) + 1,
                cost,
                spent,
                bool(step.difficult) and not counted,
                bool(step.hostile) and not counted,
            )
        )
    return tuple(found)


def _cited(steps: tuple[WayStep, ...]) -> list[str]:
    found: list[str] = []
    if any(step.difficult for step in steps):
        found.append("ia.movement.141")
    if any(step.hostile for step in steps):
        found.append("ia.movement.136")
    return found
