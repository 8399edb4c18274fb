"""
Targets: whom a figure may attack, at which spaces, and how far that is.

Legality is asked here by menus, by attacks that are declared and by those that go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.ids import NOWHERE, is_figure
from dejarik.games.imperial.model.statistics import (
    CANNOT_ATTACK,
    CANNOT_BE_TARGET,
    NO_FIGURE_HIDES,
    REACH,
    pair,
)
from dejarik.games.imperial.rules.objects import attackable_as
from dejarik.games.imperial.rules.relations import hiding, mask_of, seen_spaces, shares_space
from dejarik.kernel.modifiers import forbidding, modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle

REACH_SPACES = 2


class Manner:
    """
    How an attack is made: by whom, of which type, with Reach or not, and with its number.

    The number is 0 for an attack that is only considered.
    """

    __slots__ = ("attacker", "is_melee", "number", "reach", "seat")

    def __init__(self, attacker: int, seat: int, is_melee: bool, reach: bool, number: int) -> None:
        self.attacker: int = attacker
        self.seat: int = seat
        self.is_melee: bool = is_melee
        self.reach: bool = reach
        self.number: int = number


def usual_manner(s: Battle, figure: Figure, seat: int) -> Manner:
    """How a figure attacks by its card."""
    definition = s.definition_of(figure)
    return Manner(figure.id, seat, definition.melee, has_reach(s, figure), 0)


def has_reach(s: Battle, figure: Figure) -> bool:
    """Whether a figure has Reach, by its card or by an effect."""
    return modified(s, REACH, figure.id, int(s.definition_of(figure).reach)) > 0


def may_attack(s: Battle, figure: Figure) -> bool:
    """Whether a figure may declare an attack at all: not while Stunned or in another's space."""
    if figure.placement == NOWHERE or figure.has(STUNNED):
        return False
    if forbidding(s, CANNOT_ATTACK, figure.id):
        return False
    return not shares_space(s, figure)


def targets_of(s: Battle, manner: Manner) -> list[int]:
    """Everything that may be declared as the target of such an attack."""
    found: list[int] = []
    for figure in s.figures:
        if figure.placement != NOWHERE and target_spaces(s, manner, figure.id):
            found.append(figure.id)
    for token in s.tokens:
        if attackable_as(s, token) is not None and target_spaces(s, manner, token.id):
            found.append(token.id)
    return found


def target_spaces(s: Battle, manner: Manner, target: int) -> int:
    """The spaces at which a target may be attacked, as a mask."""
    if is_figure(target):
        hostile = s.figure(target).seat != manner.seat or manner.seat != _side_of(s, manner)
        if not hostile or target == manner.attacker:
            return 0
    if forbidding(s, CANNOT_BE_TARGET, pair(manner.attacker, target)):
        return 0
    if manner.is_melee:
        return _melee_spaces(s, manner, target)
    return seen_spaces(s, manner.attacker, target, hidden_by(s, manner, target))


def _side_of(s: Battle, manner: Manner) -> int:
    """To whom the attacker belongs: an attack made with another's figure has no friends."""
    return s.figure(manner.attacker).seat


def hidden_by(s: Battle, manner: Manner, target: int) -> int:
    """The figures that hide anything from an attack."""
    if manner.number and forbidding(s, NO_FIGURE_HIDES, manner.number):
        return 0
    if forbidding(s, NO_FIGURE_HIDES, manner.attacker):
        return 0
    return hiding(s, manner.attacker, target)


def _melee_spaces(s: Battle, manner: Manner, target: int) -> int:
    own, other = mask_of(s, manner.attacker), mask_of(s, target)
    if not own or not other:
        return 0
    board = s.board()
    found = 0
    for space in bits(other):
        if board.in_melee(own, 1 << space):
            found |= 1 << space
    if manner.reach:
        seen = board.targets(own, other, hidden_by(s, manner, target))
        for space in bits(seen):
            if board.distance(own, 1 << space) <= REACH_SPACES:
                found |= 1 << space
    return found


def distance_to(s: Battle, attacker: int, space: int) -> int:
    """The spaces from an attacker to a target space."""
    own = mask_of(s, attacker)
    return s.board().distance(own, 1 << space) if own else 0
