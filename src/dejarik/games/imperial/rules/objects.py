"""
Objects on the map: doors, terminals and the tokens of a mission.

Who controls a thing is always worked out, never stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.ids import FIRST_DOOR, MISSION, NOWHERE
from dejarik.games.imperial.model.statistics import CANNOT_INTERACT, DOES_NOT_CONTROL
from dejarik.games.imperial.rules.relations import mask_of, shares_space
from dejarik.kernel.frames import Scope
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.modifiers import forbidding

if TYPE_CHECKING:
    from dejarik.games.imperial.model.definition import Definition
    from dejarik.games.imperial.model.pieces import Figure, Token
    from dejarik.games.imperial.model.state import Battle
    from dejarik.games.imperial.model.texts import Attackable, Interaction

TERMINAL: Final = "terminal"


def mission_of(s: Battle) -> Definition:
    """The rules of the mission that is played."""
    return s.rules.missions[f"{s.map_id}/{s.mission}"]


def attackable_as(s: Battle, token: Token) -> Attackable | None:
    """What a token is as a target; nothing if it cannot be attacked."""
    if token.space == NOWHERE:
        return None
    for part in mission_of(s).attackables:
        if part.kind == token.kind:
            return part
    return None


# --- control ------------------------------------------------------------------------------


def controller(s: Battle, near: int, inside: int) -> int:
    """
    Who alone has figures near something; nobody if both or none have.

    `near` are spaces whose occupants are adjacent, `inside` the spaces of the thing itself.
    """
    found = NOBODY
    for figure in s.figures:
        if figure.placement < 0 or not s.mask(figure) & (near | inside):
            continue
        if DOES_NOT_CONTROL in s.get_index().modifiers and forbidding(
            s, DOES_NOT_CONTROL, figure.id
        ):
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
    if forbidding(s, CANNOT_INTERACT, figure.id) or shares_space(s, figure):
        return found
    own = s.mask(figure)
    board = s.board()
    for door in s.map().doors:
        number = FIRST_DOOR + door.number
        if not s.is_door_open(number) and own & door.beside:
            found.append((number, None))
    for token in s.tokens:
        if token.space == NOWHERE or token.carrier:
            continue
        mask = mask_of(s, token.id)
        if not (own & mask or board.adjacent(own, mask)):
            continue
        for part in mission_of(s).interactions:
            if part.kind == token.kind and _is_allowed(s, figure, token.id, part):
                found.append((token.id, part))
    return found


def interaction_scope(figure: Figure, token: int) -> Scope:
    """The scope a mission's interaction runs in: the figure acts, the token is the subject."""
    scope = Scope(figure.seat, MISSION)
    scope.subject = token
    scope.names["self"] = [figure.id]
    return scope


def _is_allowed(s: Battle, figure: Figure, token: int, part: Interaction) -> bool:
    scope = interaction_scope(figure, token)
    return all(condition.holds(s, scope) for condition in part.provided)
