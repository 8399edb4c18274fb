"""
Victory: who has won, and the three tie-breaks.

It is a question asked after every event; nothing of it is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.dice import BLUE, FACE_RESULTS, FACES
from dejarik.games.imperial.rules.chances import TIE_BREAK
from dejarik.kernel.ids import NOTHING
from dejarik.kernel.state import Outcome

if TYPE_CHECKING:
    from dejarik.games.imperial.model.state import Battle

POINTS_TO_WIN: Final = 40
_MOST_ROLLS: Final = 100


def is_decided(s: Battle) -> bool:
    """Whether somebody has 40 points or no figure left; never before the first round."""
    if s.round == 0:
        return False
    return any(side.points >= POINTS_TO_WIN or not s.standing(side.seat) for side in s.sides)


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
    scores = [side.points for side in s.sides]
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
