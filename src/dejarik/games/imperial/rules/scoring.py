"""
Victory: who has won, and the three tie-breaks.

It is a question asked after every event; nothing of it is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.dice import BLUE, FACE_RESULTS, FACES
from dejarik.games.imperial.model.statistics import COUNTED_POINTS
from dejarik.games.imperial.rules.chances import TIE_BREAK
from dejarik.games.imperial.rules.damage import defeat_fallen
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.modifiers import modified
from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle

POINTS_TO_WIN: Final = 40
_MOST_ROLLS: Final = 100


def look(s: Battle) -> None:
    """Defeats, then the end of the game."""
    if s.falling:
        # Somebody is falling already: whoever looks after that looks at everything.
        return
    defeat_fallen(s)
    if not s.falling:
        decide(s)


def points_of(s: Battle, seat: int) -> int:
    """The victory points of a seat: those it scored, and those it counts as having just now."""
    points = s.sides[seat].points
    if COUNTED_POINTS in s.get_index().modifiers:
        points = modified(s, COUNTED_POINTS, seat + 1, points)
    return points


def is_decided(s: Battle) -> bool:
    """Whether somebody has 40 points or no figure left; never before the first round."""
    if s.round == 0:
        return False
    standing = s.occupancy().sides
    seats = range(s.seats)
    return any(points_of(s, seat) >= POINTS_TO_WIN or not standing[seat] for seat in seats)


def decide(s: Battle) -> None:
    """
    End the game if somebody has 40 points or no figure left.

    Rulings: ia.score.111, ia.score.112, ia.score.114, ia.score.115, ia.score.116, ia.score.126
    """
    if s.outcome is not None or not is_decided(s):
        return
    alive = [seat for seat in range(s.seats) if s.standing(seat)]
    if len(alive) == 1:
        rest = [seat for seat in range(s.seats) if seat not in alive]
        s.outcome = Outcome([alive, rest], "elimination")
    else:
        decide_by_points(s)


def decide_by_points(s: Battle) -> None:
    """The side with more points wins; then defeats, then damage, then a die for each."""
    scores = [points_of(s, seat) for seat in range(s.seats)]
    if scores[0] != scores[1]:
        s.outcome = _won(scores, "points")
        return
    defeats = [side.defeat_points for side in s.sides]
    if defeats[0] != defeats[1]:
        s.outcome = _won(defeats, "points from defeats")
        return
    hurt = [-damage_on(s, seat) for seat in range(s.seats)]
    if hurt[0] != hurt[1]:
        s.outcome = _won(hurt, "less damage")
        return
    rolls = [0, 0]
    for _ in range(_MOST_ROLLS):
        rolls = [_accuracy(s, seat) for seat in range(2)]
        if rolls[0] != rolls[1]:
            break
    s.outcome = _won(rolls, "the roll of a die")


def damage_on(s: Battle, seat: int) -> int:
    """The damage on a seat's figures, and the Health of those that were defeated."""
    total = 0
    for figure in s.figures:
        if figure.seat == seat:
            health = s.definition_of(figure).health
            total += figure.damage if figure.is_on_map() else health
    return total


def _accuracy(s: Battle, seat: int) -> int:
    face = s.chance.draw(TIE_BREAK, NOTHING + seat, FACES)
    return FACE_RESULTS[BLUE][face][0]


def _won(scores: list[int], reason: str) -> Outcome:
    if scores[0] == scores[1]:
        return Outcome([[0, 1]], reason)
    best = 0 if scores[0] > scores[1] else 1
    return Outcome([[best], [1 - best]], reason)
