"""Bans: what cannot be done, by whom and with what; a prohibition always wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.die_sides import concerns
from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import THIS, fits_all
from dejarik.games.destiny.model.state import FIRST_DIE, table_of
from dejarik.games.destiny.rules import as_characters, die_rules, values
from dejarik.kernel import program
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class CannotReroll(Modifier):
    """
    Some dice cannot be rerolled, by nobody.

    Rulings: arh.part7.negative.01, arh.clar.sa.09
    """

    dice: tuple[Filter, ...]
    condition: Condition | None = None

    def statistic(self) -> int:
        return values.DIE_REROLL

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, self.condition, entity))


@dataclass(frozen=True)
class CannotResolve(Modifier):
    """
    Some dice cannot be resolved, by themselves or as modifiers.

    With `spent` only one of them can be resolved each turn: none any more once it holds.
    With `by_you` only the player of the ability is meant.
    Rulings: arh.part7.negative.01
    """

    dice: tuple[Filter, ...]
    condition: Condition | None = None
    spent: Condition | None = None
    by_you: bool = False

    def __repr__(self) -> str:
        """As its hash knows it: without what came later and says nothing."""
        return program.written(self, {"by_you": False})

    def statistic(self) -> int:
        return values.DIE_RESOLUTION

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if not concerns(table_of(s), scope, self.dice, self.condition, entity):
            return 0
        if self.by_you:
            return die_rules.USED_UP_FOR + scope.you
        if self.spent is None or self.spent.holds(s, scope):
            return die_rules.USED_UP
        return die_rules.ONE_OF_A_KIND


@dataclass(frozen=True)
class CannotRoll(Modifier):
    """
    Some dice cannot be rolled, from their cards or again.

    Rulings: arh.part7.negative.01
    """

    dice: tuple[Filter, ...]

    def statistic(self) -> int:
        return values.DIE_ROLLING

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, None, entity))


@dataclass(frozen=True)
class CannotModify(Modifier):
    """
    No modifier can be added to some dice.

    Rulings: arh.part7.negative.01
    """

    dice: tuple[Filter, ...]

    def statistic(self) -> int:
        return values.DIE_MODIFICATION

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(concerns(table_of(s), scope, self.dice, None, entity))


@dataclass(frozen=True)
class CannotBeDiscarded(Modifier):
    """
    Some cards cannot be discarded from play, perhaps only while something holds.

    Perhaps uniqueness is an exception: of two copies one goes all the same.
    Rulings: arh.part7.negative.01, arh.part1.uniqueness.08
    """

    cards: Selector = THIS
    condition: Condition | None = None
    but_doubles: bool = False

    def __repr__(self) -> str:
        """As its hash knows it."""
        return program.written(self, {"but_doubles": False})

    def statistic(self) -> int:
        return values.DISCARDING

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What is asked is the copy; less than 0, whether it can go as one of two."""
        if abs(entity) not in self.cards.find(s, scope) or (entity < 0 and self.but_doubles):
            return 0
        return int(self.condition is None or self.condition.holds(s, scope))


@dataclass(frozen=True)
class CannotTakeAction(Modifier):
    """
    A player cannot take one of the six actions.

    Rulings: arh.part7.negative.01
    """

    action: int
    who: Quantity

    def statistic(self) -> int:
        return values.ACTION_BAN

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        banned = self.who.amount(s, scope) * values.ACTIONS_PER_SEAT + self.action
        return int(entity == banned)


@dataclass(frozen=True)
class CannotPlayOn(Modifier):
    """
    Some cards cannot be played on certain ones.

    Rulings: arh.part7.negative.01
    """

    cards: tuple[Filter, ...]
    hosts: Selector = THIS

    def statistic(self) -> int:
        return values.HOST_BAN

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """What is asked is the host times the first die, plus the card."""
        t = table_of(s)
        host, card = entity // FIRST_DIE, entity % FIRST_DIE
        if host not in as_characters.find_for_play(t, scope, self.hosts, card):
            return 0
        return int(fits_all(self.cards, t, scope, card))


@dataclass(frozen=True)
class CannotPlay(Modifier):
    """
    Some cards cannot be played, by nobody and from nowhere.

    Rulings: arh.part7.negative.01
    """

    cards: tuple[Filter, ...]

    def statistic(self) -> int:
        return values.PLAY_BAN

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return int(fits_all(self.cards, table_of(s), scope, entity))
