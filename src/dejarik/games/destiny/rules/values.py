"""
Numbers and qualities of things on the table, always read through their modifiers.

A number printed on a card or in the rulebook is a default; these functions are the one
way to ask for what it is now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import (
    CHARACTER,
    CHARACTER_SUBTYPES,
    DOWNGRADE,
    INDIRECT,
    OTHER_SUBTYPES,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.model.state import FIRST_DIE, HELD, IN_POOL
from dejarik.games.destiny.rules.as_characters import most_carried
from dejarik.kernel.modifiers import contributions, forbidding, modified

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Die, Table

COST: Final = 1
HEALTH: Final = 2
SHIELD_LIMIT: Final = 3
UPGRADE_LIMIT: Final = 4
DIE_VALUE: Final = 5
HAND_SIZE: Final = 6
DIE_TARGET: Final = 7
ACTION_BAN: Final = 8
DIE_COST: Final = 20
DIE_UNBLOCKABLE: Final = 21
DIE_REMOVAL: Final = 22
DIE_RESOLVED_AS: Final = 23
DIE_SPREAD: Final = 24
DIE_REROLL: Final = 25
DIE_PLAIN: Final = 26
DIE_RESOLUTION: Final = 27
DIE_MODIFICATION: Final = 28
DIE_AGAINST: Final = 29
DIE_ROLLING: Final = 32
DIE_FOCUS: Final = 33
DIE_BLANK_WORTH: Final = 19
DOWNGRADE_LIMIT: Final = 9
OPEN_HOST: Final = 10
COST_ON: Final = 11
INCOME: Final = 12
HOST_BAN: Final = 13
FORCED_ACTIVATION: Final = 15
UNIQUENESS: Final = 16
ROLL_OFF: Final = 17
ROLL_LOST: Final = 18
PLAY_BAN: Final = 14
ACTIVATION: Final = 30
INDIRECT_HEALTH: Final = 34
UPGRADE_COUNT: Final = 31
DAMAGE_ROOM: Final = 35
ELITE_MEANWHILE: Final = 36
INDIRECT_LAST: Final = 37
FIRST_INCOME: Final = 38
SHOWN_TOO_DEAR: Final = 39
COLOUR: Final = 40
"""A further colour: this and the number of the colour."""
KEPT: Final = 60
NAMED_SUBTYPE: Final = 61
STRUCK: Final = 62
DISCARDING: Final = 63
SPOTTED_AS: Final = 65
KEYWORD: Final = 100
SUBTYPE: Final = 1000

AMBUSH: Final = 0
CHARM: Final = 1
DETECT: Final = 2
GUARDIAN: Final = 3
PILOTING: Final = 4
REDEPLOY: Final = 5
RESILIENCE: Final = 6
KEYWORD_NAMES: Final = (
    "ambush",
    "charm",
    "detect",
    "guardian",
    "piloting",
    "redeploy",
    "resilience",
)

LEVEL_NAME: Final = "level"
"""Under this name a keyword's ability finds the level it was triggered with."""

KEYWORD_TYPES: Final = {
    GUARDIAN: CHARACTER,
    PILOTING: CHARACTER,
    REDEPLOY: UPGRADE,
    RESILIENCE: CHARACTER,
}
"""Keywords that only one type of card has."""

KEYWORD_BY_OWN_TEXT: Final = {GUARDIAN: SUPPORT, REDEPLOY: DOWNGRADE}
"""Keywords that another type of card has all the same if its own text says so."""

SUBTYPES: Final = CHARACTER_SUBTYPES + OTHER_SUBTYPES

CARRYING: Final = (CHARACTER, SUPPORT)
"""The types of card that upgrades lie on."""

ACTIONS_PER_SEAT: Final = 16
STRUCK_BY: Final = 64
"""What damage is dealt by is part of what is asked: copy times this, plus the symbol."""

LIMITS: Final = frozenset(
    {
        *(HEALTH, UPGRADE_LIMIT, UPGRADE_COUNT, SHIELD_LIMIT, DOWNGRADE_LIMIT),
        *(ELITE_MEANWHILE, UNIQUENESS),
    }
)
"""The numbers that can defeat a card, make it shed something or lend it a die."""


def health_of(t: Table, copy: Copy) -> int:
    """
    A character's health; what is none, or no longer one, has no health.

    Rulings: arh.part5.changetype.06
    """
    if copy.type != CHARACTER:
        return 0
    return modified(t, HEALTH, copy.ref, t.definition_of(copy).facts.health)


def health_for_indirect(t: Table, copy: Copy) -> int:
    """The health that indirect damage finds: a character's, or what a card says of itself."""
    if copy.type == CHARACTER:
        return health_of(t, copy)
    return max(modified(t, INDIRECT_HEALTH, copy.ref, 0), health_when_struck(t, copy, INDIRECT))


def health_when_struck(t: Table, copy: Copy, symbol: int) -> int:
    """The health a card has that can be dealt damage of a kind as if it were a character."""
    return modified(t, STRUCK, copy.ref * STRUCK_BY + symbol, 0)


def health_for_damage(t: Table, copy: Copy, symbol: int) -> int:
    """Up to how much damage of a kind a card takes: its health, or what it says of itself."""
    if copy.type == CHARACTER:
        return health_of(t, copy)
    room = max(modified(t, DAMAGE_ROOM, copy.ref, 0), health_when_struck(t, copy, symbol))
    return max(room, health_for_indirect(t, copy)) if symbol == INDIRECT else room


def takers_of_indirect(t: Table, seat: int) -> list[int]:
    """What a player may spread indirect damage over: characters, and what counts as one for it."""
    found = characters_of(t, seat)
    modifiers = t.get_index().modifiers
    if INDIRECT_HEALTH in modifiers or STRUCK in modifiers:
        others = [ref for ref in t.players[seat].play if ref not in found]
        found += [ref for ref in others if health_for_indirect(t, t.copies[ref]) > 0]
    return found


def struck_as_characters(t: Table, symbol: int) -> list[int]:
    """What can be dealt damage of a kind as if it were a character, seat by seat."""
    if STRUCK not in (t.index or t.get_index()).modifiers:
        return []
    found: list[int] = []
    for player in t.players:
        for ref in player.play:
            copy = t.copies[ref]
            if copy.type != CHARACTER and health_when_struck(t, copy, symbol) > 0:
                found.append(ref)
    return found


def remaining_health(t: Table, copy: Copy) -> int:
    """
    Health less damage.

    Rulings: arh.part8.remaining.01
    """
    return health_of(t, copy) - copy.damage


def shield_limit(t: Table, copy: Copy) -> int:
    """
    How many shields a card can hold; only characters have the printed limit.

    Rulings: arh.part6.shields.05
    """
    if copy.type != CHARACTER:
        return 1000
    return modified(t, SHIELD_LIMIT, copy.ref, t.rules.edition.shield_limit)


def upgrade_limit(t: Table, copy: Copy) -> int:
    """
    How many upgrades a card can carry.

    Rulings: arh.part1.upgrades.07
    """
    printed = t.rules.edition.upgrade_limit
    if copy.type == SUPPORT and copy.attached:
        printed = min(printed, most_carried(t, copy))
    return modified(t, UPGRADE_LIMIT, copy.ref, printed)


def downgrade_limit(t: Table, copy: Copy) -> int:
    """
    How many downgrades a card can carry.

    Rulings: arh.part1.downgrades.04
    """
    return modified(t, DOWNGRADE_LIMIT, copy.ref, t.rules.edition.downgrade_limit)


def points_of(t: Table, copy: Copy) -> int:
    """
    What was paid for a character or plot, whatever has become of its dice since.

    Rulings: arh.part1.characters.08, arh.part5.changetype.06
    """
    facts = t.definition_of(copy).facts
    if not facts.points or copy.type != facts.type:
        return 0
    return facts.points[min(copy.bought, len(facts.points)) - 1]


def cost_of_copy(t: Table, copy: Copy) -> int:
    """The cost of a card in play; a card that became an upgrade has the cost it was given."""
    return copy.cost if copy.cost >= 0 else max(0, t.definition_of(copy).facts.cost)


def income(t: Table) -> int:
    """What everyone gains at setup, and in every upkeep unless a card says otherwise."""
    return t.rules.edition.income


LEAST_INCOME: Final = 1
"""Whatever lowers what a player gains in upkeep leaves them this much."""


def upkeep_income(t: Table, seat: int) -> int:
    """What a player gains in upkeep."""
    usual = income(t)
    return max(min(usual, LEAST_INCOME), modified(t, INCOME, seat, usual))


def first_income(t: Table, seat: int) -> int:
    """What a player begins the game with."""
    return max(0, modified(t, FIRST_INCOME, seat, income(t)))


def first_hand(t: Table) -> int:
    """How many cards everyone draws at setup, whatever is in play."""
    return t.rules.edition.hand_size


def hand_size(t: Table, seat: int) -> int:
    """Up to how many cards a player draws."""
    return modified(t, HAND_SIZE, seat, first_hand(t))


def controller_of_die(t: Table, die: Die) -> int:
    """
    Whose die it is now: the pool it lies in, else the controller of the card it lies on.

    Rulings: arh.part8.controller.01, arh.faq.42
    """
    if die.zone == IN_POOL:
        return die.seat
    copy = t.copies.get(die.holder if die.zone == HELD else die.copy)
    return die.owner if copy is None else copy.controller


def has_subtype(t: Table, copy: Copy, subtype: str) -> bool:
    """
    Whether a copy has a subtype, printed or gained; a change of its type takes none away.

    Rulings: arh.part5.changetype.01, arh.clar.res.11
    """
    if subtype in copy.subtypes:
        return True
    facts = t.definition_of(copy).facts
    if subtype in facts.subtypes:
        return True
    if subtype not in SUBTYPES:
        return False
    place = SUBTYPES.index(subtype)
    if contributions(t, SUBTYPE + place, copy.ref):
        return True
    if NAMED_SUBTYPE not in t.get_index().modifiers:
        return False
    return bool(contributions(t, NAMED_SUBTYPE, copy.ref * SUBTYPE + place))


def has_colour(t: Table, copy: Copy, colour: int) -> bool:
    """Whether a copy has a colour, printed or gained, or just now that of what it poses as."""
    if copy.ref in t.posing:
        return t.posing[copy.ref] == colour
    if t.definition_of(copy).facts.colour == colour:
        return True
    if COLOUR + colour not in t.get_index().modifiers:
        return False
    return bool(contributions(t, COLOUR + colour, copy.ref))


def extra_targets(t: Table, die: Die) -> list[int]:
    """What else this die may be resolved against, beside characters."""
    return [part.amount for part in contributions(t, DIE_TARGET, die.id)]


def only_targets(t: Table, die: Die) -> list[int]:
    """What alone a die may be resolved against by what cards say; empty for anything."""
    if DIE_AGAINST not in (t.index or t.get_index()).modifiers:
        return []
    return [part.amount for part in contributions(t, DIE_AGAINST, die.id)]


def can_be_discarded(t: Table, ref: int) -> bool:
    """
    Whether nothing forbids to discard a card from play.

    An upgrade goes with the card that it was on, or that has become what carries none.
    Rulings: arh.part7.negative.01, arh.part1.upgrades.04
    """
    if DISCARDING not in (t.index or t.get_index()).modifiers:
        return True
    copy = t.copies[ref]
    if copy.type == UPGRADE:
        host = t.copies.get(copy.host)
        if host is None or host.type not in CARRYING:
            return True
    return not forbidding(t, DISCARDING, ref)


def can_be_given_up(t: Table, ref: int) -> bool:
    """
    Whether one of two copies of a unique card can be discarded from play for that.

    Rulings: arh.part1.uniqueness.08, arh.part7.negative.01
    """
    return not forbidding(t, DISCARDING, -ref)


def can_be_rolled(t: Table, number: int) -> bool:
    """Whether nothing forbids to roll a die."""
    return not forbidding(t, DIE_ROLLING, number)


def open_hosts(t: Table, card: int) -> list[int]:
    """What this card may be attached to whatever restricts playing it."""
    if OPEN_HOST not in t.get_index().modifiers:
        return []
    return [part.amount for part in contributions(t, OPEN_HOST, card)]


def action_ban(t: Table, seat: int, action: int) -> int:
    """The source that forbids a seat one of the six actions, or 0."""
    return forbidding(t, ACTION_BAN, seat * ACTIONS_PER_SEAT + action)


def forced_activations(t: Table, seat: int) -> list[int]:
    """The copies of which a seat must activate one by its next action, if that can be done."""
    if FORCED_ACTIVATION not in (t.index or t.get_index()).modifiers:
        return []
    return [part.amount for part in contributions(t, FORCED_ACTIVATION, seat)]


def shown_too_dear(t: Table, seat: int, card: int) -> list[int]:
    """The sources that let a player show a card to play it without being able to pay for it."""
    if SHOWN_TOO_DEAR not in (t.index or t.get_index()).modifiers:
        return []
    parts = contributions(t, SHOWN_TOO_DEAR, seat * FIRST_DIE + card)
    return [part.source for part in parts]


def controls_battlefield(t: Table, seat: int) -> bool:
    """Whether a player controls the battlefield."""
    battlefield = t.copies.get(t.battlefield)
    return battlefield is not None and battlefield.controller == seat


def all_characters(t: Table) -> list[Copy]:
    """The characters of all players."""
    return [copy for copy in t.copies.values() if copy.type == CHARACTER]


def characters_of(t: Table, seat: int) -> list[int]:
    """The characters a player controls."""
    copies = t.copies
    return [ref for ref in t.players[seat].play if copies[ref].type == CHARACTER]
