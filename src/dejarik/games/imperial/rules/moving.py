"""
Moving: who may leave its space, where to, and how the way there is said.

What belongs here: the question, a destination or a way step by step. What does not: going there
(`walking`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.board import pushing
from dejarik.games.imperial.board import reach as reaching
from dejarik.games.imperial.model.ids import FIRST_SPACE
from dejarik.games.imperial.rules import legality
from dejarik.games.imperial.rules.leaving import why_not_leave
from dejarik.games.imperial.rules.relations import ground_of, mover_of, position_for
from dejarik.kernel import decisions

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle

GO: Final[int] = decisions.GAME_OPTION + 1
"""Go to a placement the kept way: source is the figure, target the space, value the turn."""
STEPWISE: Final[int] = decisions.GAME_OPTION + 2
"""Say the way step by step."""
STEP: Final[int] = decisions.GAME_OPTION + 3
"""One step to a placement."""

POINTS: Final = 0
"""Movement points: terrain and hostile figures cost more."""
SPACES: Final = 1
"""Up to a number of spaces, each counting one."""
PUSHED: Final = 2
"""Exactly a number of spaces, and not by the figure's own will."""

_BY_STEPS: Final = -1


def may_go(s: Battle, figure: Figure, manner: int) -> bool:
    """Whether a figure may leave its space in a manner."""
    return why_not_go(s, figure, manner) is None


def why_not_go(s: Battle, figure: Figure, manner: int) -> legality.Reason | None:
    """Why a figure may not leave its space in a manner: pushed it has no will."""
    if manner == PUSHED:
        return None if figure.is_on_map() else legality.NOT_ON_MAP
    return why_not_leave(s, figure)


def may_stand(s: Battle, figure: Figure) -> bool:
    """Whether a figure may end its movement where it is."""
    return bool(ground_of(s, figure).ends >> figure.placement & 1)


# --- the question -------------------------------------------------------------------------


def next_steps(
    s: Battle, figure: Figure, start: int, left: int, manner: int
) -> list[reaching.Step]:
    """The steps a figure may take from a placement with what is left."""
    if left <= 0:
        return []
    if manner == POINTS:
        return reaching.steps_on(ground_of(s, figure), start, left)
    mover, position = mover_of(s, figure), position_for(s, figure)
    if manner == SPACES:
        return pushing.push_steps(s.board(), mover, position, start, left)
    return pushing.exact_steps(s.board(), mover, position, start, left)


def step_to(
    s: Battle, figure: Figure, placement: int, left: int, manner: int
) -> reaching.Step | None:
    """The step a figure may take to a placement with what is left; nothing if it may not."""
    if manner == POINTS:
        return reaching.step_to(ground_of(s, figure), figure.placement, placement, left)
    for one in next_steps(s, figure, figure.placement, left, manner):
        if one.placement == placement:
            return one
    return None


def reach_of(s: Battle, figure: Figure, left: int) -> reaching.Reach:
    """Where a figure can go with so many movement points."""
    ground, position = ground_of(s, figure), position_for(s, figure)
    return reaching.Reach(s.board(), ground, position, figure.placement, left)


def destinations(s: Battle, figure: Figure, left: int, manner: int) -> list[int]:
    """Where a figure may end with what is left, but for where it is if it need not move."""
    if manner == POINTS:
        found = reach_of(s, figure, left).placements()
        return [end for end in found if end != figure.placement]
    mover, position = mover_of(s, figure), position_for(s, figure)
    if manner == PUSHED:
        return pushing.push(s.board(), mover, position, figure.placement, left, exact=True)
    ends = pushing.push(s.board(), mover, position, figure.placement, left)
    return [end for end in ends if end != figure.placement]


def can_move(s: Battle, figure: Figure, left: int, manner: int) -> bool:
    """Whether a figure could go anywhere."""
    return why_not_move(s, figure, left, manner) is None


def why_not_move(s: Battle, figure: Figure, left: int, manner: int) -> legality.Reason | None:
    """Why a figure can go nowhere with what is left."""
    if left <= 0:
        return legality.NO_POINTS
    reason = why_not_go(s, figure, manner)
    if reason is not None:
        return reason
    if manner == POINTS:
        can_step = reaching.can_step(ground_of(s, figure), figure.placement, left)
    else:
        can_step = bool(next_steps(s, figure, figure.placement, left, manner))
    return None if can_step else legality.NO_STEP


def way_options(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int]
) -> list[decisions.Option]:
    """The next stage of choosing a way: a destination, or the next step."""
    if not picks:
        found = [option_to(s, GO, figure, end) for end in destinations(s, figure, left, manner)]
        if manner != PUSHED or left > 1:
            found.append(decisions.Option(STEPWISE, figure.id))
        return found
    start, spent, ends = _walked(s, figure, left, manner, picks)
    found = [
        option_to(s, STEP, figure, one.placement)
        for one in next_steps(s, figure, start, left - spent, manner)
    ]
    if ends and len(picks) > 1:
        found.append(decisions.Option(decisions.STOP, figure.id))
    return found


def option_to(s: Battle, kind: int, figure: Figure, placement: int) -> decisions.Option:
    """An option that names a figure and a placement of it."""
    count = s.map().count
    return decisions.Option(kind, figure.id, FIRST_SPACE + placement % count, placement // count)


def placement_of(s: Battle, option: decisions.Option) -> int:
    """The placement an option names."""
    return option.target - FIRST_SPACE + option.value * s.map().count


def _walked(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int]
) -> tuple[int, int, bool]:
    """Where the steps picked so far lead, what they cost, and whether one may end there."""
    here, spent, ends = figure.placement, 0, False
    for placement in picks[1:]:
        for one in next_steps(s, figure, here, left - spent, manner):
            if one.placement == placement:
                spent += one.cost
                ends = one.may_end
                break
        here = placement
    return here, spent, ends


def pick_way(
    s: Battle, figure: Figure, left: int, manner: int, picks: list[int], option: decisions.Option
) -> bool:
    """Take one stage's answer into the picks; whether the way is complete."""
    if option.kind == decisions.STOP:
        return True
    if option.kind == STEPWISE:
        picks.append(_BY_STEPS)
        return False
    picks.append(placement_of(s, option))
    if option.kind == GO:
        return True
    return [one.kind for one in way_options(s, figure, left, manner, picks)] == [decisions.STOP]


def way_of(s: Battle, figure: Figure, left: int, manner: int, picks: list[int]) -> list[int]:
    """The placements of a way that was picked."""
    if picks[0] == _BY_STEPS:
        return picks[1:]
    if manner == PUSHED:
        return way_over(s, figure, picks[0], left)
    if manner == SPACES:
        return shortest_way(s, figure, picks[0], left)
    return reach_of(s, figure, left).way(picks[0])


def shortest_way(s: Battle, figure: Figure, end: int, most: int) -> list[int]:
    """A way of fewest spaces to a placement; nothing if there is none of so many."""
    ways = (way_over(s, figure, end, spaces) for spaces in range(1, most + 1))
    return next((way for way in ways if way), [])


def way_over(s: Battle, figure: Figure, end: int, spaces: int) -> list[int]:
    """A way of so many spaces to a placement; nothing if there is none."""
    mover, position = mover_of(s, figure), position_for(s, figure)
    return pushing.way(s.board(), mover, position, (figure.placement, end), spaces)
