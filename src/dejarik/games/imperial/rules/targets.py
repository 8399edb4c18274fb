"""
Targets: whom a figure may attack, at which spaces, and how far that is.

Legality is asked here by menus, by attacks that are declared and by those that go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.masks import bits
from dejarik.games.imperial.model.conditions import STUNNED
from dejarik.games.imperial.model.ids import NOWHERE, is_door, is_figure
from dejarik.games.imperial.model.statistics import (
    CANNOT_ATTACK,
    CANNOT_BE_TARGET,
    NO_FIGURE_HIDES,
    REACH,
    pair,
)
from dejarik.games.imperial.rules import legality
from dejarik.games.imperial.rules.objects import attackable_objects, may_be_attacked_by
from dejarik.games.imperial.rules.relations import (
    beside_space,
    hiding,
    mask_of,
    seen_spaces,
    shares_space,
)
from dejarik.kernel.modifiers import forbidding, modified

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.rules.legality import Reason

REACH_SPACES = 2


class Manner:
    """
    How an attack is made: by whom, of which type, with Reach or not, and with its number.

    The number is 0 for an attack that is only considered; `clear` then says that no figure hides
    anything from it.
    """

    __slots__ = ("attacker", "clear", "is_melee", "number", "reach", "seat")

    def __init__(self, attacker: int, seat: int, is_melee: bool, reach: bool, number: int) -> None:
        self.attacker: int = attacker
        self.seat: int = seat
        self.is_melee: bool = is_melee
        self.reach: bool = reach
        self.number: int = number
        self.clear: bool = False


def usual_manner(s: Battle, figure: Figure, seat: int) -> Manner:
    """How a figure attacks by its card."""
    definition = s.definition_of(figure)
    return Manner(figure.id, seat, definition.melee, has_reach(s, figure), 0)


def has_reach(s: Battle, figure: Figure) -> bool:
    """Whether a figure has Reach, by its card or by an effect."""
    return modified(s, REACH, figure.id, int(s.definition_of(figure).reach)) > 0


def may_attack(s: Battle, figure: Figure) -> bool:
    """Whether a figure may declare an attack at all: not while Stunned or in another's space."""
    return why_not_declare(s, figure) is None


def why_not_declare(s: Battle, figure: Figure) -> Reason | None:
    """Why a figure may declare no attack, whatever its target."""
    if figure.placement == NOWHERE:
        return legality.NOT_ON_MAP
    if figure.has(STUNNED):
        return legality.STUNNED_ATTACK
    if forbidding(s, CANNOT_ATTACK, figure.id):
        return legality.FORBIDDEN_ATTACK
    return legality.ON_THE_WAY if shares_space(s, figure) else None


def targets_of(s: Battle, manner: Manner) -> list[int]:
    """Everything that may be declared as the target of such an attack."""
    found = _figures_as_targets(s, manner)
    for thing in attackable_objects(s):
        if target_spaces(s, manner, thing):
            found.append(thing)
    return found


def _figures_as_targets(s: Battle, manner: Manner) -> list[int]:
    """The figures among them; where no effect has a say they follow from where all stand."""
    modifiers = (s.index or s.get_index()).modifiers
    by_places = CANNOT_BE_TARGET not in modifiers and NO_FIGURE_HIDES not in modifiers
    key = (manner.attacker * 4 + manner.is_melee * 2 + manner.reach) * s.seats + manner.seat
    if by_places and not manner.clear:
        known = s.occupancy().targets.get(key)
        if known is not None:
            return known.copy()
    found: list[int] = []
    for figure in s.figures:
        if figure.placement != NOWHERE and target_spaces(s, manner, figure.id):
            found.append(figure.id)
    if by_places and not manner.clear:
        s.occupancy().targets[key] = found.copy()
    return found


def target_spaces(s: Battle, manner: Manner, target: int) -> int:
    """The spaces at which a target may be attacked, as a mask."""
    if why_no_target(s, manner, target) is not None:
        return 0
    if manner.is_melee:
        return _melee_spaces(s, manner, target)
    return seen_spaces(s, manner.attacker, target, hidden_by(s, manner, target))


def why_no_target(s: Battle, manner: Manner, target: int) -> Reason | None:
    """Why a thing on the map may not be attacked, wherever it is."""
    if is_figure(target):
        hostile = s.figure(target).seat != manner.seat or manner.seat != _side_of(s, manner)
        if not hostile or target == manner.attacker:
            return legality.FRIENDLY
    elif not may_be_attacked_by(s, target, s.figure(manner.attacker)):
        return legality.NO_TARGET
    if forbidding(s, CANNOT_BE_TARGET, pair(manner.attacker, target)):
        return legality.PROTECTED
    return None


def why_not_target(s: Battle, manner: Manner, target: int) -> Reason | None:
    """Why a thing may not be the target of such an attack."""
    if is_figure(target):
        if s.figure(target).placement == NOWHERE:
            return legality.NOT_ON_MAP
    elif target not in attackable_objects(s):
        return legality.NO_TARGET
    reason = why_no_target(s, manner, target)
    if reason is not None or target_spaces(s, manner, target):
        return reason
    if not manner.is_melee:
        return legality.NOT_SEEN
    return legality.OUT_OF_REACH if manner.reach else legality.NOT_ADJACENT


def _side_of(s: Battle, manner: Manner) -> int:
    """To whom the attacker belongs: an attack made with another's figure has no friends."""
    return s.figure(manner.attacker).seat


def hidden_by(s: Battle, manner: Manner, target: int) -> int:
    """The figures that hide anything from an attack."""
    if manner.clear:
        return 0
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
    if is_door(target):
        # Along the door, or with Reach adjacent to a space along it.
        return other & (own | board.around(own)) if manner.reach else other & own
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


def spaces_that_differ(s: Battle, manner: Manner, target: int) -> list[int]:
    """
    The spaces at which a target may be attacked, if it matters which.

    Only one of those is given at which nothing is different: with the same things around.
    """
    found: list[int] = []
    kinds: list[list[int]] = []
    for space in bits(target_spaces(s, manner, target)):
        kind = things_around(s, target, space)
        if kind not in kinds:
            kinds.append(kind)
            found.append(space)
    return found


def things_around(s: Battle, target: int, space: int) -> list[int]:
    """
    The other figures and attackable objects on or adjacent to a target space.

    All that stands along a door is adjacent to it, and nothing else.
    """
    mask = 1 << space
    near = mask_of(s, target) if is_door(target) else beside_space(s, space)
    found = [one.id for one in s.on_map() if one.id != target and s.mask(one) & near]
    for thing in attackable_objects(s):
        if thing != target and mask_of(s, thing) & (mask if is_door(thing) else near):
            found.append(thing)
    return found
