"""What everybody sees on the map: figures, tokens, doors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.imperial.board.masks import SIZES
from dejarik.games.imperial.model.ids import FIRST_DOOR
from dejarik.games.imperial.model.statistics import SYMBOL_NAMES
from dejarik.games.imperial.rules.objects import attackable_as, controls_token
from dejarik.games.imperial.rules.relations import speed_of
from dejarik.games.imperial.seen.things import door_words, place_of, space_name
from dejarik.games.imperial.seen.view_names import condition_names
from dejarik.games.imperial.wire import DoorView, FigureView, TokenView

if TYPE_CHECKING:
    from dejarik.games.imperial.model.pieces import Figure, Token
    from dejarik.games.imperial.model.state import Battle


def figure_view(s: Battle, figure: Figure) -> FigureView:
    """A figure as everybody sees it."""
    definition = s.definition_of(figure)
    across, down = SIZES[definition.size].split("x")
    is_turned = figure.placement >= s.map().count
    width, height = (int(down), int(across)) if is_turned else (int(across), int(down))
    return FigureView(
        figure.id,
        figure.group,
        figure.seat,
        definition.code,
        place_of(s, figure),
        space_name(s, figure.placement),
        width,
        height,
        is_turned,
        definition.health,
        figure.damage,
        speed_of(s, figure) if figure.is_on_map() else 0,
        condition_names(figure.conditions),
        tuple([SYMBOL_NAMES[symbol] for symbol in figure.power]),
        tuple(s.carried_by(figure.id)),
        figure.activated,
        not figure.is_on_map() and s.round > 0,
    )


def token_view(s: Battle, token: Token) -> TokenView:
    """A token as everybody sees it."""
    target = None if token.space < 0 else attackable_as(s, token.id)
    return TokenView(
        token.id,
        token.kind,
        space_name(s, token.space),
        token.side,
        token.owner,
        token.carrier,
        token.damage,
        0 if target is None else target.health,
        controls_token(s, token),
    )


def door_views(s: Battle, *, helps: bool = True) -> tuple[DoorView, ...]:
    """The doors of the map, in their order; what each is called in words is a help."""
    return tuple([_door_view(s, number, helps=helps) for number in range(len(s.map().doors))])


def _door_view(s: Battle, number: int, *, helps: bool) -> DoorView:
    door = FIRST_DOOR + number
    target = attackable_as(s, door) if s.mission else None
    return DoorView(
        door,
        s.map().doors[number].id,
        s.is_door_open(door),
        s.damage_on_door(door),
        0 if target is None else target.health,
        door_words(s, door) if helps else "",
    )
