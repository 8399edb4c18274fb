"""
Objects on the map: doors, terminals and the tokens of a mission.

Who controls a thing is always worked out, never stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.ids import FIRST_DOOR, MISSION, NOWHERE, is_door, is_token
from dejarik.games.imperial.model.statistics import CANNOT_INTERACT, DOES_NOT_CONTROL, LOCKED
from dejarik.games.imperial.rules import legality
from dejarik.games.imperial.rules.relations import is_there, mask_of, shares_space
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.pieces import Figure, Token
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.model.texts import Attackable, Interaction
    from dejarik.games.imperial.rules.legality import Reason

TERMINAL: Final = "terminal"
DOOR: Final = "door"


def mission_of(s: Battle) -> Definition:
    """The rules of the mission that is played."""
    return s.rules.missions[f"{s.map_id}/{s.mission}"]


# --- what can be attacked -----------------------------------------------------------------


def attackable_as(s: Battle, thing: int) -> Attackable | None:
    """
    What an object is as a target; nothing if no rule of the mission lets it be attacked.

    Rulings: ia.attacked_objects.03, ia.attacked_objects.04, ia.attacked_objects.05
    """
    if not is_there(s, thing):
        return None
    kind = DOOR if is_door(thing) else s.token(thing).kind
    for part in mission_of(s).attackables:
        if part.kind == kind:
            return part
    return None


def attackable_objects(s: Battle) -> list[int]:
    """Every object that can be attacked: tokens, then closed doors."""
    if not s.mission or not mission_of(s).attackables:
        return []
    doors = [FIRST_DOOR + door.number for door in s.map().doors]
    things = [token.id for token in s.tokens] + doors
    return [one for one in things if attackable_as(s, one) is not None]


def may_be_attacked_by(s: Battle, thing: int, figure: Figure) -> bool:
    """
    Whether the mission lets this figure attack an object.

    Rulings: ia.attacked_objects.103
    """
    part = attackable_as(s, thing)
    if part is None:
        return False
    scope = interaction_scope(figure, thing)
    return all(condition.holds(s, scope) for condition in part.provided)


def damage_on(s: Battle, thing: int) -> int:
    """The damage on an object."""
    return s.token(thing).damage if is_token(thing) else s.damage_on_door(thing)


# --- control ------------------------------------------------------------------------------


def controller(s: Battle, near: int, inside: int) -> int:
    """
    Who alone has figures near something; nobody if both or none have.

    `near` are spaces whose occupants are adjacent, `inside` the spaces of the thing itself.
    """
    found = NOBODY
    if DOES_NOT_CONTROL not in (s.index or s.get_index()).modifiers:
        for seat, mask in enumerate(s.occupancy().sides):
            if mask & (near | inside):
                if found != NOBODY:
                    return NOBODY
                found = seat
        return found
    for figure in s.figures:
        if figure.placement < 0 or not s.mask(figure) & (near | inside):
            continue
        if forbidding(s, DOES_NOT_CONTROL, figure.id):
            continue
        if found not in (NOBODY, figure.seat):
            return NOBODY
        found = figure.seat
    return found


def controls_token(s: Battle, token: Token) -> int:
    """
    Who controls a token: with figures on it or adjacent to it, and no hostile one.

    Rulings: ia.object.11, ia.object.12, ia.object.13, ia.object.15, ia.object.16, ia.object.17
    """
    if token.space == NOWHERE or token.carrier:
        return NOBODY
    mask = 1 << token.space
    return controller(s, s.board().around(mask), mask)


def controls_spaces(s: Battle, spaces: int) -> int:
    """
    Who controls a deployment zone or an area: with figures in it, and no hostile one in it.

    Rulings: ia.object.18, ia.object.19, ia.object.20
    """
    return controller(s, 0, spaces)


def terminals_of(s: Battle, seat: int) -> int:
    """How many terminals a seat controls."""
    count = 0
    for token in s.tokens:
        if token.kind == TERMINAL and controls_token(s, token) == seat:
            count += 1
    return count


# --- interacting --------------------------------------------------------------------------


def interactions_of(s: Battle, figure: Figure) -> list[tuple[int, Interaction | None]]:
    """What a figure may interact with, and what the mission makes of it; doors need no mission."""
    found: list[tuple[int, Interaction | None]] = []
    if _why_no_interaction(s, figure) is not None:
        return found
    for door in s.map().doors:
        number = FIRST_DOOR + door.number
        if _why_not_touch(s, figure, number) is None:
            found.append((number, None))
    for token in s.tokens:
        if _why_not_touch(s, figure, token.id) is not None:
            continue
        for part in mission_of(s).interactions:
            if part.kind == token.kind and _is_allowed(s, figure, token.id, part):
                found.append((token.id, part))
    return found


def why_not_interact(s: Battle, figure: Figure, thing: int) -> Reason | None:
    """Why a figure may not interact with a door or a token."""
    reason = _why_no_interaction(s, figure) or _why_not_touch(s, figure, thing)
    if reason is not None or is_door(thing):
        return reason
    kind = s.token(thing).kind
    parts = [part for part in mission_of(s).interactions if part.kind == kind]
    if not parts:
        return legality.NO_INTERACTION
    allowed = any(_is_allowed(s, figure, thing, part) for part in parts)
    return None if allowed else legality.NOT_PROVIDED


def _why_no_interaction(s: Battle, figure: Figure) -> Reason | None:
    """Why a figure may interact with nothing at all."""
    if forbidding(s, CANNOT_INTERACT, figure.id):
        return legality.FORBIDDEN_INTERACT
    return legality.ON_THE_WAY if shares_space(s, figure) else None


def _why_not_touch(s: Battle, figure: Figure, thing: int) -> Reason | None:
    """Why a thing is not near enough: a door is beside a space, a token on it or adjacent."""
    own = s.mask(figure)
    if is_door(thing):
        if s.is_door_open(thing):
            return legality.DOOR_OPEN
        if forbidding(s, LOCKED, thing):
            return legality.DOOR_LOCKED
        return None if own & s.map().doors[thing - FIRST_DOOR].beside else legality.NOT_NEAR
    token = s.token(thing)
    if token.space == NOWHERE or token.carrier:
        return legality.NOT_ON_MAP
    mask = mask_of(s, thing)
    return None if own & mask or s.board().adjacent(own, mask) else legality.NOT_NEAR


def interaction_scope(figure: Figure, token: int) -> Scope:
    """The scope a mission's interaction runs in: the figure acts, the token is the subject."""
    scope = Scope(figure.seat, MISSION)
    scope.subject = token
    scope.names["self"] = [figure.id]
    return scope


def _is_allowed(s: Battle, figure: Figure, token: int, part: Interaction) -> bool:
    scope = interaction_scope(figure, token)
    return all(condition.holds(s, scope) for condition in part.provided)
