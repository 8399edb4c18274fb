"""
Which of two dice belongs to which of two identical upgrades on one card.

Nobody keeps track of that until an effect is about one of the upgrades only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model.facts import UPGRADE, write_side
from dejarik.games.destiny.model.state import IN_POOL, table_of
from dejarik.kernel.decisions import ENTITY, ONE, Option
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.kernel.program import Op
from dejarik.kernel.stack import ask, pop

if TYPE_CHECKING:
    from dejarik.games.destiny.model.state import Copy, Table
    from dejarik.kernel.frames import Form, Frame
    from dejarik.kernel.state import State

MATCHING_REASON: Final = 31


def possible_dice(t: Table, ref: int) -> list[int]:
    """
    The dice in a pool that may be the die of this upgrade.

    Rulings: arh.part2.leaving.04, arh.part2.leaving.05
    """
    copy = t.copies.get(ref)
    if copy is None or copy.type != UPGRADE or not copy.dice:
        return []
    number = copy.dice[0]
    if not t.is_in_a_pool(number):
        return []
    found: list[int] = []
    host = t.copies.get(copy.host)
    for other in [ref] if host is None else host.attached:
        if other == ref or are_twins(t, copy, t.copies[other]):
            dice = [t.dice[one] for one in t.copies[other].dice if one in t.dice]
            found += [die.id for die in dice if die.zone == IN_POOL]
    return found


def are_twins(t: Table, copy: Copy, other: Copy) -> bool:
    """Whether two upgrades on one card cannot be told apart."""
    if t.definition_of(copy) is not t.definition_of(other) or copy.type != other.type:
        return False
    return copy.controller == other.controller and copy.owner == other.owner


def is_unclear(t: Table, ref: int, leaving: list[int]) -> bool:
    """Whether it matters, and is open, which die belongs to an upgrade."""
    dice = possible_dice(t, ref)
    if len(dice) < 2 or all(t.dice[one].copy in leaving for one in dice):
        return False
    return len({write_side(t.side_of(t.dice[one])) for one in dice}) > 1


@dataclass(frozen=True)
class MatchDie(Op):
    """
    The player resolving an ability says which die belongs to the upgrade in `x`.

    Rulings: arh.part2.leaving.04
    """

    def step(self, s: State, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            ask(s, f, self.chooser(table_of(s), f), ONE, MATCHING_REASON)
        else:
            pop(s)

    def chooser(self, t: Table, f: Frame) -> int:
        """Who says so; an edition may leave it to who loses the upgrade."""
        if t.rules.edition.resolver_matches:
            return t.scope_of(f).actor
        return t.copies[f.x].controller

    def options(self, s: State, f: Frame, form: Form) -> list[Option]:
        return [Option(ENTITY, f.x, die) for die in possible_dice(table_of(s), f.x)]

    def closed(self, s: State, f: Frame) -> None:
        """Exchange the dice, if it is not the same anyway."""
        t = table_of(s)
        chosen = f.forms[0].picks[0]
        if t.dice[chosen].copy != f.x:
            emit(t, Event(ev.DIE_MATCHED, s.scope_of(f).actor, chosen, f.x))


MATCH_DIE: Final = MatchDie()
