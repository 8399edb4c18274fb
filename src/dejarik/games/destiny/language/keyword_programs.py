"""
The keywords as programs: what each does for the card that has it.

Written in the same words as cards. Keywords that are not here are known to the rules
themselves: Ambush when a card has been played, Resilience when dice are removed.
"""

from dataclasses import replace
from typing import Final

from dejarik.games.destiny import language as d
from dejarik.games.destiny.effects.as_characters import CarryingThis
from dejarik.games.destiny.effects.filters import HostOfThis, This
from dejarik.games.destiny.effects.keywords import Level
from dejarik.games.destiny.effects.triggers import CertainHappening, Happening, Triggered
from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.edition import Edition
from dejarik.games.destiny.rules.keywords import waits_for_redeploy
from dejarik.games.destiny.rules.timing import JUST_BEFORE
from dejarik.games.destiny.rules.values import CHARM, DETECT, GUARDIAN, PILOTING, REDEPLOY
from dejarik.kernel.program import Selector

LEVEL: Final = Level()
THIS_IS_ACTIVATED: Final = Happening(ev.ACTIVATED, (This(),))
THIS_IS_TO_BE_ACTIVATED: Final = Happening(ev.ACTIVATION_DUE, (This(),))
HOST_IS_DEFEATED: Final = Happening(ev.DEFEATED, (HostOfThis(),))
ANOTHER_CHARACTER_OF_YOURS: Final = d.your(d.a_character, d.non(HostOfThis()), d.non(d.falling))
DAMAGE_DICE_OF_AN_OPPONENT: Final = d.up_to(LEVEL, d.an_opponents(d.a_die, d.showing_damage))
A_VEHICLE_OF_YOURS: Final = d.up_to(1, d.your(d.a_card_in_play, d.subtype("vehicle")))
A_READY_VEHICLE_OF_YOURS: Final = d.such(A_VEHICLE_OF_YOURS, d.that_is_ready)
UNDETECTED_CARDS_OF_AN_OPPONENT: Final = replace(
    d.such(d.a_random_card_in_opponents_hand, d.non(d.detected)), least=LEVEL, most=LEVEL
)

CHOOSE_DICE: Final = d.choose(DAMAGE_DICE_OF_AN_OPPONENT, "guarded")
TAKE_DAMAGE: Final = d.deal(d.value_of(d.named("guarded")), to=d.this)
REMOVE_DICE: Final = d.remove(d.named("guarded"))
IT_IS_WORTH_SOMETHING: Final = d.at_least(d.value_of(d.named("guarded")), 1)


def _piloting(vehicle: Selector) -> tuple[Triggered, ...]:
    """Choose one of these, activate it if that is possible, pilot it."""
    return (
        d.after(
            THIS_IS_ACTIVATED,
            d.choose(vehicle, "vehicle"),
            d.activate(d.named("vehicle")),
            d.pilot(d.named("vehicle")),
        ),
    )


KEYWORD_PROGRAMS: Final[dict[int, tuple[Triggered, ...]]] = {
    CHARM: (d.after(d.you_activate_this, d.may(d.place_charms(1, on=d.a_character))),),
    DETECT: (d.after(THIS_IS_ACTIVATED, d.detect_cards(UNDETECTED_CARDS_OF_AN_OPPONENT)),),
    GUARDIAN: (
        d.after(THIS_IS_ACTIVATED, d.then(d.in_order(CHOOSE_DICE, TAKE_DAMAGE), REMOVE_DICE)),
    ),
    PILOTING: _piloting(A_VEHICLE_OF_YOURS),
    REDEPLOY: (
        Triggered(
            JUST_BEFORE,
            HOST_IS_DEFEATED,
            d.may(d.attach_this(to=ANOTHER_CHARACTER_OF_YOURS)),
        ),
    ),
}

BOLD_GUARDIAN: Final = d.after(
    THIS_IS_ACTIVATED,
    CHOOSE_DICE,
    d.if_(IT_IS_WORTH_SOMETHING, d.then(TAKE_DAMAGE, REMOVE_DICE), otherwise=REMOVE_DICE),
)
"""Guardian where a die worth nothing is removed all the same."""

EARLY_GUARDIAN: Final = d.before(
    THIS_IS_TO_BE_ACTIVATED, d.then(d.in_order(CHOOSE_DICE, REMOVE_DICE), TAKE_DAMAGE)
)
"""Guardian where it comes before the activation, and the die goes first."""

LATE_REDEPLOY: Final = d.after(
    HOST_IS_DEFEATED,
    d.may(d.attach_this(to=ANOTHER_CHARACTER_OF_YOURS), otherwise=d.discard(d.this)),
)
"""Redeploy where its character has fallen by then, and the upgrade waits in between."""


ANOTHER_CHARACTER_OF_THEIRS: Final = d.such(
    d.a_character,
    d.controlled_by(d.controller_of(d.attached_character)),
    d.non(HostOfThis()),
    d.non(d.falling),
)
IS_UPGRADE: Final = d.not_(d.is_(d.this, d.downgrade))
DOWNGRADE_REDEPLOY: Final = Triggered(
    JUST_BEFORE,
    HOST_IS_DEFEATED,
    d.may(d.attach_this(to=ANOTHER_CHARACTER_OF_THEIRS)),
    d.is_(d.this, d.downgrade),
)
"""Redeploy on a downgrade, which stays with the player it burdens."""

REDEPLOY_FROM_SUPPORT: Final = d.before(
    CertainHappening(ev.LEFT_PLAY, (CarryingThis(),), detail=ev.TO_DISCARD),
    d.if_(
        d.there_is(d.such(d.a_card_in_play, CarryingThis())),
        d.may(d.attach_this(to=ANOTHER_CHARACTER_OF_YOURS)),
    ),
)
"""
Redeploy from a support that the upgrade is moved from as from a character: its discard.

What somebody has taken from there meanwhile is not redeployed.
Rulings: arh.clar.dop.21, arh.clar.hs.04
"""


def keyword_programs(edition: Edition) -> dict[int, tuple[Triggered, ...]]:
    """The same as an edition has them."""
    programs = dict(KEYWORD_PROGRAMS)
    if not edition.guardian_needs_damage:
        programs[GUARDIAN] = (BOLD_GUARDIAN,)
    if not edition.guardian_after_activation:
        programs[GUARDIAN] = (EARLY_GUARDIAN,)
    if waits_for_redeploy(edition):
        programs[REDEPLOY] = (LATE_REDEPLOY,)
    else:
        of_upgrades = [replace(one, condition=IS_UPGRADE) for one in programs[REDEPLOY]]
        programs[REDEPLOY] = (*of_upgrades, DOWNGRADE_REDEPLOY, REDEPLOY_FROM_SUPPORT)
    if not edition.exhausted_piloted:
        programs[PILOTING] = _piloting(A_READY_VEHICLE_OF_YOURS)
    return programs
