"""Words for how cards stand in play: ready, elite, flipped, of which type, up to which limit."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.effects import status as nodes
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.language.filters import non
from dejarik.games.destiny.model import facts
from dejarik.games.destiny.rules import values
from dejarik.kernel.modifiers import Modifier
from dejarik.kernel.program import Condition, Op, Quantity, Selector

that_is_ready: Final = nodes.Ready()
that_is_exhausted: Final = non(that_is_ready)
elite: Final = nodes.Elite()
worth_the_most_points: Final = nodes.MostPoints()
"""No character in play has a higher point value."""
diceless: Final = nodes.Diceless()
can_be_activated: Final = nodes.CanActivate()
"""The support can be activated although it has no die."""


def worth_points(at_least: int) -> Filter:
    """A character with a point value of so much or more."""
    return nodes.WorthPoints(at_least)


def with_health(at_least: int) -> Filter:
    """A character with so much health or more, whatever damage is on it."""
    return nodes.HasHealth(at_least)


def ready(what: Selector) -> Op:
    """Ready a card."""
    return nodes.SetReady(what, ready=True)


def exhaust(what: Selector, name: str = "") -> Op:
    """Exhaust a card."""
    return nodes.SetReady(what, ready=False, name=name)


def gains_subtype(subtype: str) -> Modifier:
    """The card has a further subtype."""
    return nodes.GainSubtype(subtype)


def gains_colour(colour: int) -> Modifier:
    """The card has a further colour."""
    return nodes.GainColour(colour)


def make_elite(what: Selector) -> Op:
    """A card becomes elite."""
    return nodes.MakeElite(what)


def gain_a_die_of_its_own(what: Selector) -> Op:
    """A card gains one more die of its own, out of those set aside."""
    return nodes.GainOwnDie(what)


def stop_elite(what: Selector) -> Op:
    """A card is elite no more."""
    return nodes.StopElite(what)


def flip(what: Selector) -> Op:
    """Turn a double-sided card over."""
    return nodes.Flip(what)


def becomes_character(what: Selector) -> Op:
    """A card in play becomes a character."""
    return nodes.ChangeType(what, facts.CHARACTER)


def becomes_support(what: Selector) -> Op:
    """A card in play becomes a support."""
    return nodes.ChangeType(what, facts.SUPPORT)


def points_of(what: Selector) -> Quantity:
    """The point value of characters."""
    return nodes.PointsOf(what)


def gives_colour(colour: int, to: Selector) -> Modifier:
    """Other cards have a further colour."""
    return nodes.GainColour(colour, to)


def gives_subtype(subtype: str, to: Selector) -> Modifier:
    """Other cards have a further subtype."""
    return nodes.GainSubtype(subtype, to)


def are_not_unique(*qualities: Filter, if_: Condition | None = None) -> Modifier:
    """Such cards are not unique, in play or elsewhere, perhaps only while something holds."""
    return nodes.NotUnique(qualities, if_)


def does_not_count(who: Selector, *, if_: Condition | None = None) -> Modifier:
    """Such upgrades do not count towards an upgrade limit, perhaps only while something holds."""
    return nodes.NotCounted(who, if_)


def is_elite_meanwhile(who: Selector) -> Modifier:
    """Cards are elite as long as this lasts, with a second die out of those set aside."""
    return nodes.EliteMeanwhile(who)


def upgrade_limit(change: int, of: Selector) -> Modifier:
    """Cards can carry so many more upgrades."""
    return nodes.ChangeLimit(values.UPGRADE_LIMIT, change, of)


def downgrade_limit(change: int, of: Selector) -> Modifier:
    """Cards can carry so many more downgrades."""
    return nodes.ChangeLimit(values.DOWNGRADE_LIMIT, change, of)


def health(change: int, of: Selector) -> Modifier:
    """Characters have so much more health."""
    return nodes.ChangeLimit(values.HEALTH, change, of)


def shield_limit(change: int, of: Selector) -> Modifier:
    """Characters can have so many more shields."""
    return nodes.ChangeLimit(values.SHIELD_LIMIT, change, of)


def activate(what: Selector, *, together: bool = False) -> Op:
    """Activate a card; or several, all at one moment."""
    return nodes.ActivateCards(what, together)


def activate_in_turn(what: Selector) -> Op:
    """Activate several cards, one after another in the order they are chosen."""
    return nodes.ActivateInTurn(what)
