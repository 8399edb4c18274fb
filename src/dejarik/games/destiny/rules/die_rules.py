"""
What dice are worth, and which of them may be resolved, joined or removed.

What does not belong here: what resolving them costs (`die_costs`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model.facts import BLANK, NONE, SPECIAL
from dejarik.games.destiny.model.state import IN_POOL
from dejarik.games.destiny.rules import die_costs, legality
from dejarik.games.destiny.rules.resilience import resists_removal
from dejarik.games.destiny.rules.values import (
    DIE_MODIFICATION,
    DIE_PLAIN,
    DIE_REMOVAL,
    DIE_REROLL,
    DIE_RESOLUTION,
    DIE_RESOLVED_AS,
    DIE_SPREAD,
    DIE_UNBLOCKABLE,
    DIE_VALUE,
    can_be_rolled,
    characters_of,
    controller_of_die,
)
from dejarik.kernel.frames import Scope
from dejarik.kernel.modifiers import contributions, forbidding, modified

if TYPE_CHECKING:
    from dejarik.games.destiny.model.definition import Definition
    from dejarik.games.destiny.model.state import Die, Table
    from dejarik.games.destiny.rules.legality import Reason

ITS_CONTROLLER: Final = -1
AS_IT_SHOWS: Final = -1
AS_PRINTED: Final = -1
ALL_OF_IT: Final = 1000
"""What the cost of a die is lowered by that is resolved for free, modifiers included."""

SEATS: Final = 4
REMOVALS_PER_DIE: Final = SEATS * SEATS
"""Who removes it and by whose effect is part of what is asked: die times this, plus both."""


def value_of(t: Table, die: Die, seat: int = ITS_CONTROLLER, treated_as: int = AS_PRINTED) -> int:
    """
    The value a die shows, read by a seat; blanks and specials have none and get none by themselves.

    `treated_as` stands in for what is printed; what changes values changes that.
    Rulings: arh.part2.special.02, arh.part2.blank.02, arh.part8.x.01
    """
    return max(0, changed_value(t, die, seat, treated_as))


def changed_value(t: Table, die: Die, seat: int, treated_as: int = AS_PRINTED) -> int:
    """The same before it ends at zero."""
    side = t.side_of(die)
    if side.symbol == SPECIAL or (side.symbol == BLANK and treated_as == AS_PRINTED):
        return 0
    printed = x_of(t, die, seat) if side.is_x else side.value
    if treated_as != AS_PRINTED:
        printed = treated_as
    return modified(t, DIE_VALUE, die.id, printed)


def x_of(t: Table, die: Die, seat: int) -> int:
    """
    The X on a die, as its own card defines it, wherever that card is.

    Rulings: arh.part7.inherent.01, arh.part7.inherent.02
    """
    x = t.definition_of_die(die).x
    if x is None:
        return 0
    you = controller_of_die(t, die) if seat == ITS_CONTROLLER else seat
    return x.amount(t, Scope(you, die.copy))


def why_not_resolve(
    t: Table,
    seat: int,
    die: Die,
    symbol: int = AS_IT_SHOWS,
    *,
    plain: bool = False,
    again: bool = False,
    less: int = 0,
) -> Reason | None:
    """
    Whether a die could be resolved as a base die, perhaps as if it showed another symbol.

    Treated as plain a modifier is one, if it has a symbol to be resolved for. With `again` it
    may have served in this action, and `less` is what its cost is lowered by, apart from what
    abilities could save when it comes to paying.
    """
    side = t.side_of(die)
    shown = side.symbol if symbol == AS_IT_SHOWS else symbol
    if die.zone != IN_POOL:
        return legality.DIE_NOT_IN_POOL
    if die.id in t.spent_dice and not again:
        return legality.DIE_SPENT
    if is_used_up(t, die, seat):
        return legality.DIE_FORBIDDEN
    if shown == BLANK:
        return legality.DIE_BLANK
    if side.modifier and (shown == NONE or not (plain or may_be_plain(t, die))):
        return legality.DIE_MODIFIER
    if shown == SPECIAL and not t.definition_of_die(die).specials:
        return legality.DIE_NO_ABILITY
    missing = die_costs.cost_of_die(t, die) - less - t.players[seat].resources
    if missing <= 0 or missing <= die_costs.easing_of_dice(t, seat, [die.id]):
        return None
    return legality.DIE_TOO_DEAR


ONE_OF_A_KIND: Final = 1
"""No second die of this kind may be resolved in the same turn."""
USED_UP: Final = 2
"""It cannot be resolved now."""
USED_UP_FOR: Final = 3
"""A player cannot resolve it now: this, plus the seat."""


def is_used_up(t: Table, die: Die, seat: int) -> bool:
    """
    Whether a card forbids a player to resolve a die now.

    Rulings: arh.part7.negative.01
    """
    if DIE_RESOLUTION not in (t.index or t.get_index()).modifiers:
        return False
    forbidden = (USED_UP, USED_UP_FOR + seat)
    return any(part.amount in forbidden for part in contributions(t, DIE_RESOLUTION, die.id))


def excludes(t: Table, dice: list[int], die: Die) -> bool:
    """Whether a die cannot be resolved in the same turn as one of these."""
    if DIE_RESOLUTION not in (t.index or t.get_index()).modifiers:
        return False
    parts = contributions(t, DIE_RESOLUTION, die.id)
    own = [part.source for part in parts if part.amount < USED_UP_FOR]
    for number in dice:
        if any(part.source in own for part in contributions(t, DIE_RESOLUTION, number)):
            return True
    return False


def may_be_plain(t: Table, die: Die) -> bool:
    """Whether a card lets a die that shows a modifier be resolved as if it had no plus."""
    return bool(contributions(t, DIE_PLAIN, die.id))


def symbols_of(t: Table, die: Die) -> list[int]:
    """
    The symbols a die may be resolved for: what it shows, and as what it may be treated.

    One ability may start from what another has made of it.
    Rulings: arh.clar.conv.01
    """
    shown = t.side_of(die).symbol
    if DIE_RESOLVED_AS not in (t.index or t.get_index()).modifiers:
        return [shown]
    return symbols_from(t, die, shown)


def symbols_from(t: Table, die: Die, symbol: int) -> list[int]:
    """A symbol as which a die is treated, and what cards let its player make of that."""
    found = [symbol]
    for one in found:
        t.treating[die.id] = one
        for part in contributions(t, DIE_RESOLVED_AS, die.id):
            if part.amount not in found:
                found.append(part.amount)
    t.treating.clear()
    return found


def resolvable(t: Table, seat: int, symbol: int) -> list[int]:
    """
    The dice in a player's pool that can be resolved as base dice for a symbol.

    Rulings: arh.part5.resolve.01, arh.part5.resolve.04
    """
    found: list[int] = []
    for number in t.players[seat].pool:
        die = t.dice[number]
        if symbol in symbols_of(t, die) and why_not_resolve(t, seat, die, symbol) is None:
            found.append(number)
    return found


def resolvable_symbols(t: Table, seat: int) -> list[int]:
    """
    The symbols of which a player can resolve at least one die.

    Rulings: arh.part5.resolve.06, arh.part5.resolve.07
    """
    symbols: list[int] = []
    for number in t.players[seat].pool:
        die = t.dice[number]
        for symbol in symbols_of(t, die):
            if symbol not in symbols and why_not_resolve(t, seat, die, symbol) is None:
                symbols.append(symbol)
    symbols.sort()
    return symbols


def modifiers_among(
    t: Table, seat: int, dice: list[int], base: Die, symbol: int, purse: int
) -> list[int]:
    """
    The modifier dice among these that may join a base die and can each be paid for with it.

    Rulings: arh.part2.modifier.01, arh.part5.resolve.09
    """
    found: list[int] = []
    if forbidding(t, DIE_MODIFICATION, base.id):
        return found
    for number in dice:
        die = t.dice[number]
        if number in t.spent_dice or die is base or not joins(t, seat, die, base, symbol):
            continue
        if is_used_up(t, die, seat) or excludes(t, [base.id], die):
            continue
        if die_costs.are_affordable(t, seat, [base.id, number], purse):
            found.append(number)
    return found


def joins(t: Table, seat: int, die: Die, base: Die, symbol: int) -> bool:
    """
    Whether a die adds to another one that is resolved for this symbol.

    A side without a symbol joins what its own card says, wherever that card is.
    Rulings: arh.part2.modifier.01, arh.part2.symbol.01, arh.part7.inherent.02
    """
    side = t.side_of(die)
    if not side.modifier:
        return False
    if side.symbol != NONE:
        return side.symbol == symbol
    scope = Scope(seat, die.copy)
    scope.it = [base.id]
    return any(condition.holds(t, scope) for condition in t.definition_of_die(die).joins)


def is_unblockable(t: Table, die: Die) -> bool:
    """Whether the damage a die deals is unblockable."""
    return bool(contributions(t, DIE_UNBLOCKABLE, die.id))


def can_be_spread(t: Table, die: Die, seat: int, amount: int) -> bool:
    """Whether there is something to distribute of a die's shields, and a player may."""
    if die.copy not in t.copies and spreads_alone(t, t.definition_of_die(die), seat, amount):
        return True
    if amount < 2 or DIE_SPREAD not in t.get_index().modifiers:
        return False
    return len(characters_of(t, seat)) > 1 and bool(contributions(t, DIE_SPREAD, die.id))


def spreads_alone(t: Table, definition: Definition, seat: int, amount: int) -> bool:
    """Whether the shields of a card's die can be distributed though the card is not in play."""
    if amount < 2 or not t.rules.edition.spreading_is_inherent:
        return False
    spreads = any(one.statistic() == DIE_SPREAD for one in definition.modifiers)
    return spreads and len(characters_of(t, seat)) > 1


def can_be_removed(t: Table, number: int, by: int, effect_of: int) -> bool:
    """
    Whether a player may remove a die by an effect: only from a pool, and if nothing forbids it.

    Rulings: arh.part8.removing.02, arh.part7.negative.01, arh.part7.resilience.01
    """
    die = t.dice.get(number)
    if die is None or die.zone != IN_POOL:
        return False
    if t.lost_dice_this_action and resists_removal(t, number):
        return False
    return not forbidding(t, DIE_REMOVAL, number * REMOVALS_PER_DIE + by * SEATS + effect_of)


def can_be_rerolled(t: Table, number: int) -> bool:
    """
    Whether a die may be rerolled: only in a pool, and if nothing forbids it.

    Rulings: arh.part7.negative.01, arh.clar.sa.09
    """
    die = t.dice.get(number)
    if die is None or die.zone != IN_POOL:
        return False
    return not forbidding(t, DIE_REROLL, number) and can_be_rolled(t, number)


def rerollable(t: Table, seat: int) -> list[int]:
    """The dice of a player's pool that may be rerolled."""
    pool = t.players[seat].pool
    if DIE_REROLL not in (t.index or t.get_index()).modifiers:
        return [number for number in pool if can_be_rolled(t, number)]
    return [number for number in pool if can_be_rerolled(t, number)]
