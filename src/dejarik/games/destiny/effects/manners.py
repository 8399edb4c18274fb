"""In what manner a card lets dice be resolved, and which dice that makes fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Showing
from dejarik.games.destiny.effects.selectors import ANYONES, Pick
from dejarik.games.destiny.rules import resolution_terms as names
from dejarik.games.destiny.rules.die_rules import AS_IT_SHOWS, symbols_of, why_not_resolve
from dejarik.games.destiny.rules.flow.resolving import resolution_of
from dejarik.games.destiny.rules.values import DIE_RESOLVED_AS
from dejarik.kernel.program import Node, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Table
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class How(Node):
    """
    In what manner a card lets a die be resolved.

    `plus` is added to its value, `symbol` is what it is treated as showing, `worth` what
    its value is treated as; `free` leaves out its cost in resources, not the damage it
    may cost; `plain` treats a modifier as if it had no plus.
    Rulings: arh.part2.throughcards.01
    """

    plus: Quantity
    symbol: int = AS_IT_SHOWS
    free: bool = False
    unblockable: bool = False
    stays: bool = False
    worth: Quantity | None = None
    plain: bool = False

    def manner(self, s: State, scope: Scope, wanted: Selector) -> names.Manner:
        """As its resolution reads it; `wanted` may say which symbol is looked for."""
        found: names.Manner = {}
        if DIE_RESOLVED_AS in s.get_index().modifiers:
            found[names.OPEN_NAME] = [] if self.symbol != AS_IT_SHOWS else symbols_in(wanted)
        plus = self.plus.amount(s, scope)
        if plus:
            found[names.BONUS_NAME] = [plus]
        if self.symbol != AS_IT_SHOWS:
            found[names.AS_NAME] = [self.symbol]
        if self.free:
            found[names.FREE_NAME] = [1]
        if self.unblockable:
            found[names.UNBLOCKABLE_NAME] = [1]
        if self.stays:
            found[names.STAYS_NAME] = [0]
        if self.worth is not None:
            found[names.WORTH_NAME] = [self.worth.amount(s, scope)]
        if self.plain:
            found[names.PLAIN_NAME] = [1]
        return found

    def resolvable_among(self, t: Table, scope: Scope, wanted: Selector) -> list[int]:
        """
        The dice a description means, as far as they can be resolved in this manner.

        A rule forbids the others outright, so they are no targets: blanks, modifiers by
        themselves, sides that cannot be paid for, what serves in this action already.
        Rulings: arh.part8.target.02, arh.part2.blank.01, arh.part2.costs.03,
        arh.part2.throughcards.03, arh.part5.resolve.09
        """
        found = dice_to_resolve(t, scope, wanted)
        return [number for number in found if self.allows(t, scope.actor, number)]

    def allows(self, t: Table, seat: int, number: int) -> bool:
        """Whether a die could be resolved in this manner."""
        die = t.dice.get(number)
        if die is None:
            return False
        symbols = symbols_of(t, die) if self.symbol == AS_IT_SHOWS else [self.symbol]
        for one in symbols:
            if why_not_resolve(t, seat, die, one, free=self.free, plain=self.plain) is None:
                return True
        return False


def symbols_in(wanted: Selector) -> list[int]:
    """The symbols a description asks for; empty for any."""
    found: list[int] = []
    if isinstance(wanted, Pick):
        for one in wanted.filters:
            if isinstance(one, Showing):
                found += one.symbols
    return found


def dice_to_resolve(t: Table, scope: Scope, wanted: Selector) -> list[int]:
    """
    The dice that fit and are not being resolved already.

    Rulings: arh.part5.resolve.09
    """
    found = fitting_dice(t, scope, wanted)
    return [number for number in found if resolution_of(t, number) is None]


def fitting_dice(t: Table, scope: Scope, wanted: Selector) -> list[int]:
    """
    The dice that fit, also by what they may be treated as showing when resolved.

    Where it is not said whose, an edition may mean only one's own.
    Rulings: arh.faq.49, arh.part2.throughcards.06
    """
    if DIE_RESOLVED_AS not in t.get_index().modifiers:
        found = wanted.find(t, scope)
    else:
        scope.names[names.RESOLVING_NAME] = []
        found = wanted.find(t, scope)
        del scope.names[names.RESOLVING_NAME]
    if t.rules.edition.anyones_dice_resolve or not isinstance(wanted, Pick):
        return found
    own = wanted.whose == ANYONES
    return [number for number in found if not own or t.dice[number].seat == scope.actor]
