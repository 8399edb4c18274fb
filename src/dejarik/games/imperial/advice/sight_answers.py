"""
Sight explained: the lines that give it, or for each corner what hides, and all that is seen.

The board finds the lines; what hides from whom is asked of the rules, as menus ask it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.advice.edges_met import segment_met
from dejarik.games.imperial.advice.wire import Corner, SeenAnswer, SightAnswer, SightHow
from dejarik.games.imperial.board import reasons
from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.rules.relations import distance, hiding, mask_of
from dejarik.games.imperial.rules.targets import hidden_by, usual_manner

if TYPE_CHECKING:
    from dejarik.games.imperial.board.reasons import Choice
    from dejarik.games.imperial.model.state import Battle

HOW: Final[dict[str, SightHow]] = {
    reasons.SAME_SPACE: "same_space",
    reasons.ADJACENT: "adjacent",
    reasons.LINES: "lines",
    reasons.HIDDEN: "hidden",
}
_RULED: Final[dict[str, str]] = {
    reasons.SAME_SPACE: "ia.sight.138",
    reasons.ADJACENT: "ia.sight.135",
    reasons.LINES: "ia.sight.103",
    reasons.HIDDEN: "ia.sight.103",
}
ONE_WAY: Final = "ia.sight.132"


def sight_answer(s: Battle, looker: int, target: int) -> SightAnswer:
    """
    Whether one thing sees another, and by which lines or why not.

    Raises ValueError when one of them is nowhere on the map.
    """
    first, second = on_map(s, looker), on_map(s, target)
    board = s.board()
    hides = _hiding(s, looker, target) & ~(first | second)
    origin, aim = _pair(s, first, second, hides)
    why = reasons.why_sight(board, origin, aim, hides)
    corners = () if origin == aim else _corners(s, origin, aim, hides)
    back = board.sees(second, first, _hiding(s, target, looker))
    rulings = [_RULED[why.how], *_cited(corners)] if not why.sees else [_RULED[why.how]]
    if back != why.sees:
        rulings.append(ONE_WAY)
    names = s.map().names
    return SightAnswer(
        looker,
        target,
        HOW[why.how],
        names[origin],
        names[aim],
        back,
        distance(s, looker, target),
        corners,
        tuple(dict.fromkeys(rulings)),
    )


def seen_answer(s: Battle, looker: int) -> SeenAnswer:
    """
    Everything that a thing sees.

    Raises ValueError when it is nowhere on the map.
    """
    own = on_map(s, looker)
    board = s.board()
    hides = _hiding(s, looker, looker)
    names = s.map().names
    spaces = [
        names[space]
        for space in range(s.map().count)
        if own >> space & 1 or board.sees_space(own, space, hides)
    ]
    figures = [
        one.id
        for one in s.on_map()
        if one.id != looker and board.sees(own, s.mask(one), _hiding(s, looker, one.id))
    ]
    return SeenAnswer(looker, tuple(spaces), tuple(figures), ("ia.sight.102", "ia.sight.103"))


def on_map(s: Battle, thing: int) -> int:
    """The spaces of a thing; raises ValueError if it has none."""
    mask = mask_of(s, thing)
    if not mask:
        message = f"{thing} is nowhere on the map; name a figure, a token, a door or a space on it"
        raise ValueError(message)
    return mask


def _hiding(s: Battle, looker: int, target: int) -> int:
    """The figures that may hide one thing from another: for a figure as for its attacks."""
    if is_figure(looker):
        figure = s.figure(looker)
        return hidden_by(s, usual_manner(s, figure, figure.seat), target)
    return hiding(s, looker, target)


def _pair(s: Battle, first: int, second: int, hides: int) -> tuple[int, int]:
    """A space of each: two of which one sees the other, else the two that are nearest."""
    board, plan = s.board(), s.map()
    nearest, best = (0, 0), -1
    for origin in bits(first):
        for aim in bits(second):
            if board.sees_from(origin, aim, hides):
                return origin, aim
            across = plan.column(aim) - plan.column(origin)
            down = plan.row(aim) - plan.row(origin)
            far = across * across + down * down
            if best < 0 or far < best:
                nearest, best = (origin, aim), far
    return nearest


def _corners(s: Battle, origin: int, aim: int, hides: int) -> tuple[Corner, ...]:
    """The four corners of the looker, each with the edge that is seen or least hidden."""
    found = reasons.choices(s.board(), origin, aim, hides)
    corners: list[Corner] = []
    for corner in range(4):
        mine = found[corner * 4 : corner * 4 + 4]
        best = min(mine, key=_weight)
        corners.append(_corner(s, best))
    return tuple(corners)


def _weight(choice: Choice) -> int:
    """How much is against a choice of lines, then how long they are."""
    against = len(choice.edges) + len(choice.outside) + 4 * choice.shut + 64 * choice.in_line
    against += choice.spaces.bit_count() + choice.figures.bit_count()
    long = 0
    for x, y in choice.ends:
        long += (x - choice.start[0]) ** 2 + (y - choice.start[1]) ** 2
    return against * (1 << 20) + long


def _corner(s: Battle, choice: Choice) -> Corner:
    plan = s.map()
    return Corner(
        choice.start,
        choice.ends,
        choice.is_clear,
        choice.shut,
        tuple(plan.named(choice.spaces)),
        tuple([one.id for one in s.on_map() if s.mask(one) & choice.figures]),
        tuple(choice.outside),
        tuple([segment_met(plan, start, end) for start, end in choice.edges]),
    )


def _cited(corners: tuple[Corner, ...]) -> list[str]:
    """The statements behind what hides."""
    found: list[str] = []
    for corner in corners:
        if corner.figures:
            found.append("ia.sight.109")
        if corner.spaces:
            found.append("ia.sight.111")
        if corner.shut:
            found.append("ia.sight.129")
        if corner.outside or any(one.kind == "wall" for one in corner.edges):
            found.append("ia.sight.107")
        if any(one.kind == "door" for one in corner.edges):
            found.append("ia.sight.108")
        if any(one.kind == "blocking" for one in corner.edges):
            found.append("ia.sight.111")
    return found
