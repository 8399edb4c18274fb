"""Ongoing influences: modifiers of cards in play and of lasting effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dejarik.games.destiny.effects.filters import Filter
from dejarik.games.destiny.effects.selectors import THIS, fits_all
from dejarik.games.destiny.model.state import FIRST_COPY, FIRST_DIE, table_of
from dejarik.games.destiny.rules.values import (
    ACTION_BAN,
    ACTIONS_PER_SEAT,
    DIE_TARGET,
    KEYWORD,
    OPEN_HOST,
    SUBTYPE,
    SUBTYPES,
)
from dejarik.kernel.modifiers import FORBID, Modifier
from dejarik.kernel.program import Condition, Quantity, Selector

if TYPE_CHECKING:
    from dejarik.kernel.frames import Scope
    from dejarik.kernel.state import State


@dataclass(frozen=True)
class GainSubtype(Modifier):
    """
    The card has a subtype it is not printed with; or other cards do.

    Rulings: arh.part1.subtypes.03
    """

    subtype: str
    who: Selector = THIS

    def statistic(self) -> int:
        return SUBTYPE + SUBTYPES.index(self.subtype)

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class GainKeyword(Modifier):
    """Some cards have a keyword, perhaps only while a condition holds."""

    keyword: int
    who: Selector
    condition: Condition | None = None
    level: int = 1

    def statistic(self) -> int:
        return KEYWORD + self.keyword

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        if self.condition is not None and not self.condition.holds(s, scope):
            return 0
        return self.level if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class LoseKeyword(Modifier):
    """
    Some cards do not have a keyword, whatever gives it to them.

    Rulings: arh.part7.keywords.02
    """

    keyword: int
    who: Selector

    def statistic(self) -> int:
        """The same one that gains count under."""
        return KEYWORD + self.keyword

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return 1 if entity in self.who.find(s, scope) else 0


@dataclass(frozen=True)
class ChangeAllowance(Modifier):
    """
    A player draws up to more or fewer cards, or gains more or fewer resources in upkeep.

    `allowance` is the number that is changed.
    Rulings: arh.part3.hand.02, ffg17.part8.increases.01
    """

    allowance: int
    change: int
    who: Quantity

    def statistic(self) -> int:
        return self.allowance

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        return self.change if entity == self.who.amount(s, scope) else 0


@dataclass(frozen=True)
class BanSameAction(Modifier):
    """
    A player cannot take the kind of action the event was about.

    Rulings: arh.clar.eaw.19, arh.part7.negative.01
    """

    who: Quantity

    def statistic(self) -> int:
        return ACTION_BAN

    def layer(self) -> int:
        return FORBID

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        event = scope.event
        if event is None:
            return 0
        banned = self.who.amount(s, scope) * ACTIONS_PER_SEAT + event.detail
        return 1 if entity == banned else 0


@dataclass(frozen=True)
class OpenToDice(Modifier):
    """Certain dice may be resolved against this card."""

    dice: tuple[Filter, ...]

    def statistic(self) -> int:
        return DIE_TARGET

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The card itself, for dice that fit."""
        t = table_of(s)
        if not FIRST_DIE <= entity < FIRST_COPY:
            return 0
        return scope.source if fits_all(self.dice, t, scope, entity) else 0


@dataclass(frozen=True)
class OpenToUpgrades(Modifier):
    """
    Certain upgrades may be played on this card whatever restricts playing them.

    Rulings: arh.golden.01
    """

    upgrades: tuple[Filter, ...]

    def statistic(self) -> int:
        return OPEN_HOST

    def contribution(self, s: State, scope: Scope, entity: int) -> int:
        """The card itself, for upgrades that fit."""
        return scope.source if fits_all(self.upgrades, table_of(s), scope, entity) else 0
