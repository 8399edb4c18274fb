"""What cards and sides are called in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.imperial.model.facts import (
    CAMPAIGN,
    IMPERIAL,
    MERCENARY,
    NEUTRAL,
    REBEL,
    SKIRMISH,
)

if TYPE_CHECKING:
    from dejarik.games.imperial.building.library import Library
    from dejarik.games.imperial.model.facts import Deployment

_SIDES: Final = {
    IMPERIAL: "an Imperial",
    REBEL: "a Rebel",
    MERCENARY: "a Mercenary",
    NEUTRAL: "a neutral",
}


def side_name(affiliation: str) -> str:
    """An affiliation with its article."""
    return _SIDES[affiliation]


def card_name(code: str, library: Library) -> str:
    """A card as a player calls it; an unknown one by its code."""
    if code in library.commands:
        return library.commands[code].name
    if code in library.deployments:
        return deployment_name(library.deployments[code])
    return code


def deployment_name(card: Deployment) -> str:
    """
    A deployment card by its name, and whatever tells it from others of the name.

    Elite groups that are not unique say so; a card that is only for the campaign does too.
    """
    more = [card.title] if card.title else []
    if card.elite and not card.unique:
        more.append("Elite")
    if CAMPAIGN in card.modes and SKIRMISH not in card.modes:
        more.append("Campaign")
    return f"{card.name} ({', '.join(more)})" if more else card.name
